#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/contract/function_ref.h"
#include "engine/contract/mistake.h"
#include "engine/contract/rule.h"

// The verbs of a game are one table: a row says how a verb is written, what follows it, which rule
// it comes from, what it is called, what a person points at for it, and whether something is
// settled by it. From the table come notation and parsing (engine/text/verb_words.h), the form of
// an action and the list of all actions that can be written down.
namespace levee::engine::notation {

class Line;

}  // namespace levee::engine::notation

namespace levee::engine::verbs {

// What is wrong with an argument; a mistake without words stands for "it is none of those that are
// wanted".
using Wrong = std::optional<Mistake>;

// What may follow a verb: the fields of an action that it fills, and how they are written. Ready
// ones are in engine/text/arguments.h.
template <class Board, class Action>
struct Argument {
    std::string_view noun;    // "unit"
    std::string_view wanted;  // "a unit such as \"Dampierre 1\""
    bool optional = false;

    std::string (*written)(const Board&, const Action&) = nullptr;
    // Called with something left on the line.
    Wrong (*read)(const Argument&, const Board&, notation::Line&, Action&) = nullptr;
    // Copies the fields to an action in which they are "none"; false: they say nothing sensible.
    bool (*copy)(const Board&, const Action& from, Action& to) = nullptr;
    // The action with all that may stand here.
    void (*each)(const Board&, Action, FunctionRef<void(const Action&)> visit) = nullptr;

    // What a person with a board points at for it: the id of a piece or of a space. Taking fills
    // the fields with what has that id; false: there is no such thing. Null: nothing is pointed at.
    std::string (*piece)(const Board&, const Action&) = nullptr;
    std::string (*space)(const Board&, const Action&) = nullptr;
    bool (*take_piece)(const Board&, std::string_view id, Action&) = nullptr;
    bool (*take_space)(const Board&, std::string_view id, Action&) = nullptr;
};

// For a game in which a person points at what the arguments of a verb name, and at nothing else
// (engine/tables/pointing.h).
struct AsNamed {};

inline constexpr std::size_t kMostArguments = 2;

// Fields of an action that no argument of its verb fills keep their "none" value.
template <class Board, class Action, class Aim = AsNamed>
struct Row {
    using Verb = decltype(Action::verb);

    Verb verb{};
    std::string_view word;
    std::array<const Argument<Board, Action>*, kMostArguments> arguments{};
    const char* rule = "";
    Sentence sentence;
    Aim aim{};
    bool commits = false;
};

// What is said of a verb instead of its row, and by which rule, when something is the case.
template <class Case>
struct SaidWhen {
    Case when{};
    const char* rule = "";
    Sentence sentence;
};

// The rows of a game, one for each of its verbs and in their order.
template <class Board, class Action, class Aim, std::size_t N>
using Rows = std::array<Row<Board, Action, Aim>, N>;

template <class Rows>
constexpr bool in_order(const Rows& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (static_cast<std::size_t>(rows[i].verb) != i) return false;
    return true;
}

// An action may come from anywhere: nothing for a verb that there is not.
template <class Rows, class Action>
constexpr const typename Rows::value_type* row_of(const Rows& rows, const Action& action) {
    const auto i = static_cast<std::size_t>(action.verb);
    return i < rows.size() ? &rows[i] : nullptr;
}

// A decision has one spelling: the arguments are right, and all else is "none".
template <class Rows, class Board, class Action>
bool well_formed(const Rows& rows, const Board& board, const Action& action) {
    const auto* row = row_of(rows, action);
    if (row == nullptr) return false;
    Action bare{};
    bare.verb = action.verb;
    for (const auto* argument : row->arguments)
        if (argument != nullptr && !argument->copy(board, action, bare)) return false;
    return bare == action;
}

// Every action that can be written down.
template <class Rows, class Board, class Action>
void for_every_action(const Rows& rows, const Board& board,
                      FunctionRef<void(const Action&)> visit) {
    static_assert(kMostArguments == 2);
    for (const auto& row : rows) {
        Action bare{};
        bare.verb = row.verb;
        const auto from = [&](std::size_t i, const Action& begun, const auto& next) {
            if (row.arguments[i] == nullptr) return next(begun);
            row.arguments[i]->each(board, begun, next);
        };
        from(0, bare, [&](const Action& begun) { from(1, begun, visit); });
    }
}

// The table of a game with all that follows from it.
template <class Board, class Action, class Aim = AsNamed>
struct Book {
    using Row = verbs::Row<Board, Action, Aim>;

    std::span<const Row> rows;
    std::string_view example;  // a verb for those who begin with none

    const Row* row(const Action& action) const { return row_of(rows, action); }
    Aim aim(const Action& action) const {
        const Row* of = row(action);
        return of == nullptr ? Aim{} : of->aim;
    }
    // Nobody else may decide it for the player.
    bool commits(const Action& action) const {
        const Row* of = row(action);
        return of != nullptr && of->commits;
    }
    bool well_formed(const Board& board, const Action& action) const {
        return verbs::well_formed(rows, board, action);
    }
    void for_every_action(const Board& board, FunctionRef<void(const Action&)> visit) const {
        verbs::for_every_action(rows, board, visit);
    }

    // One line per action, which parse() reads back to the same action. It reads what people type
    // (names with or without accents and quotes, verbs in any case) and says only whether that can
    // be understood; whether it is allowed is the rules' business. Both: engine/text/verb_words.h.
    std::string notation(const Board& board, const Action& action) const;
    Result<Action> parse(const Board& board, std::string_view line) const;
};

}  // namespace levee::engine::verbs
