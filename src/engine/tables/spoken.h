#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/contract/mistake.h"
#include "engine/tables/page_shapes.h"
#include "engine/tables/table.h"

// The functions in which a game speaks, by their types: a game declares them by these names in its
// own namespace, where ModuleBase (engine/tables/module.h) finds them. What each of them answers is
// said in ModuleOf (engine/tables/table_of.h).
namespace levee::engine {

// `TextOf<Rules>::Prompt prompt;`
template <class Rules>
struct TextOf {
    using State = typename Rules::State;
    using Action = typename Rules::Action;
    using Event = typename Rules::Events::Item;

    // Who decides what, for a viewer who sees `view`.
    using Prompt = engine::Choice(const Rules& rules, const State& view, SeatId viewer, Language);
    // An action that is legal in `s`, with the figures that matter to its actor.
    using Choice = engine::Choice(const Rules& rules, const State& s, const Action& action,
                                  Language);
    // A modifier of a roll, and what a table or a die says, without more words.
    using Modifier = engine::Modifier(const Event& event, Language);
    using Result = std::string(const Event& event, Language);
    using Ending = std::optional<engine::Ending>(const Rules& rules, const State& s, Language);
    using SeatName = std::string(const State& s, SeatId seat, Language);
};

// A choice as its verb alone has it, still without words.
template <class Book, class Board, class Action>
Choice named_choice(const Book& book, const Board& board, const Action& action) {
    const auto* row = book.row(action);
    return {book.notation(board, action), {}, row == nullptr ? "" : row->rule};
}

// `PageOf<Rules>::Scene scene;`
template <class Rules>
struct PageOf {
    using State = typename Rules::State;
    using Action = typename Rules::Action;
    using Map = typename Rules::Board;

    // What never changes, in a game that has one map, or several.
    using Board = page::Board(const Rules& rules, Language);
    using BoardOf = page::Board(const Rules& rules, const State& s, Language);
    // One moment, for a viewer who sees `view`: made of that and of nothing else.
    using Scene = page::Scene(const Rules& rules, const State& view, SeatId viewer, Language);
    // What is laid over the map on demand.
    using Overlay = Result<page::Overlay>(const Rules& rules, const State& view, SeatId viewer,
                                          std::string_view overlay, std::string_view piece,
                                          std::string_view space, Language);

    // Pointing at things, where the arguments of a verb do not say it all.
    using Target = engine::Target(const Rules& rules, const State& s, const Action& action);
    using Aimed = std::optional<Action>(const Rules& rules, const State& s, const Action& action,
                                        std::string_view piece, std::string_view space);
    using StepSpace = std::string(const Map& board, const Action& action);
    // Where the moving piece is; empty when none moves.
    using MovingFrom = std::string(const Map& board, const State& s);
};

}  // namespace levee::engine
