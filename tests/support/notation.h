#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>

#include "engine/contract/mistake.h"
#include "engine/text/verb_words.h"

namespace levee::testing {

// The notation of a game as a test asks for it: `const NotationOf notation{verb_book(), board()};`
template <class Book, class Board>
struct NotationOf {
    const Book& book;
    const Board& board;

    using Result = decltype(book.parse(board, ""));
    using Action = std::variant_alternative_t<0, Result>;

    std::string written(const Action& action) const { return book.notation(board, action); }
    // Fails where it cannot be understood.
    Action read(std::string_view line) const {
        const Result result = book.parse(board, line);
        const auto* wrong = engine::mistake(result);
        EXPECT_EQ(wrong, nullptr) << line << ": " << wrong->text();
        return wrong == nullptr ? std::get<0>(result) : Action{};
    }
    // "understood" where it can be.
    std::string mistake(std::string_view line) const {
        const Result result = book.parse(board, line);
        const auto* wrong = engine::mistake(result);
        return wrong == nullptr ? "understood" : wrong->text();
    }
};

}  // namespace levee::testing
