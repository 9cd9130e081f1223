#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

namespace levee::engine {

template <class T, class... Any>
concept OneOf = (std::same_as<T, Any> || ...);

// The word for a kind of ids, as a template argument.
template <std::size_t N>
struct KindWord {
    char text[N]{};
    // NOLINTNEXTLINE(google-explicit-constructor): a literal is what it is made of
    consteval KindWord(const char (&literal)[N]) { std::copy_n(literal, N, text); }
};

// Ids that are spelled by the keys of their cards, which stand in this list of the board.
template <auto kNobody, auto kCards, KindWord kKind>
struct CardsOf {
    using Id = std::remove_const_t<decltype(kNobody)>;

    static std::string write(const auto& board, Id id) {
        const auto& cards = board.*kCards;
        return id.raw < cards.size() ? std::string(cards[id.raw].key) : std::string("none");
    }
    static bool read(const auto& board, std::string_view name, Id& id) {
        id = kNobody;
        if (name == "none") return true;
        const auto& cards = board.*kCards;
        const auto card = std::find_if(cards.begin(), cards.end(),
                                       [&](const auto& each) { return each.key == name; });
        if (name.empty() || card == cards.end()) return false;
        id.raw = static_cast<typename Id::Raw>(card - cards.begin());
        return true;
    }
    static const char* kind(Id /*any*/) { return kKind.text; }
};

// How the ids of a game are spelled in JSON: the Names of engine/text/json.h.
template <class Board, class... Cards>
class CardNames {
    struct All : Cards... {
        using Cards::kind...;
        using Cards::read...;
        using Cards::write...;
    };

 public:
    static constexpr std::string_view kNone = "none";

    explicit CardNames(const Board& board) : board_(board) {}

    template <OneOf<typename Cards::Id...> Id>
    std::string write(Id id) const {
        return All::write(board_, id);
    }
    template <OneOf<typename Cards::Id...> Id>
    bool read(std::string_view name, Id& id) const {
        return All::read(board_, name, id);
    }
    template <OneOf<typename Cards::Id...> Id>
    static const char* kind(Id id) {
        return All::kind(id);
    }

 protected:
    const Board& board() const { return board_; }

 private:
    const Board& board_;
};

}  // namespace levee::engine
