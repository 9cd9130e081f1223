#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/tables/pointing.h"
#include "engine/text/arguments.h"
#include "maps/hex_aim.h"
#include "maps/hex_names.h"

// The counters of a battle on hexes, how people call them and point at them: units, and commanders
// of whom some lead a formation. A game has a board with `units`, `commanders` and `formations`,
// and names of its own:
//
//   using Counters = maps::Counters<Board, Action, kNoUnit, kNoCommander, kNoFormation,
//                                   &FormationCard::commander>;
namespace levee::maps {

template <class Board, class Action, auto kNoUnit, auto kNoCommander, auto kNoFormation,
          auto kLeader>
struct Counters {
    using UnitId = std::remove_const_t<decltype(kNoUnit)>;
    using CommanderId = std::remove_const_t<decltype(kNoCommander)>;
    using FormationId = std::remove_const_t<decltype(kNoFormation)>;

    // At most one of the two; neither when nothing is called so.
    struct Name {
        UnitId unit{kNoUnit};
        CommanderId commander{kNoCommander};
    };

    // As the notation has it, without quotes.
    static const std::string& id(const Board& board, UnitId unit) {
        return engine::notation::name_to_write(board.card(unit), board.units);
    }
    // Where a unit and a commander share a name, the unit has it and the commander his key.
    static const std::string& id(const Board& board, CommanderId commander) {
        const auto& card = board.card(commander);
        const bool taken = std::ranges::any_of(
            board.units, [&](const auto& unit) { return unit.name == card.name; });
        return taken ? card.key : engine::notation::name_to_write(card, board.commanders);
    }
    static std::string id(const Board& board, Name piece) {
        if (piece.unit.raw < board.units.size()) return id(board, piece.unit);
        if (piece.commander.raw < board.commanders.size()) return id(board, piece.commander);
        return {};
    }
    static Name find(const Board& board, std::string_view wanted) {
        if (wanted.empty()) return {};
        for (UnitId unit{0}; unit.raw < board.units.size(); ++unit.raw)
            if (id(board, unit) == wanted) return {.unit = unit};
        for (CommanderId one{0}; one.raw < board.commanders.size(); ++one.raw)
            if (id(board, one) == wanted) return {.commander = one};
        return {};
    }
    // None for a commander of no formation, and for nobody.
    static FormationId formation(const Board& board, Name piece) {
        if (piece.unit != kNoUnit) return board.card(piece.unit).formation;
        if (piece.commander != kNoCommander) return board.card(piece.commander).formation;
        return kNoFormation;
    }

    // --- what follows a verb (engine/text/arguments.h) ------------------------------------------

    static constexpr auto kBare = engine::verbs::Quotes::ForBlanks;

    template <engine::verbs::Quotes kQuotes = kBare>
    using UnitCards = engine::verbs::Piece<&Action::unit, &Board::units, kQuotes>;

    struct CommanderCards : engine::verbs::Card<&Action::commander, &Board::commanders, kBare> {
        static std::string piece(const Board& board, const Action& a) {
            return id(board, Name{.commander = a.commander});
        }
        static bool take_piece(const Board& board, std::string_view wanted, Action& a) {
            a.commander = find(board, wanted).commander;
            return a.commander != kNoCommander;
        }
    };

    // A formation, of which Cards is how it is written. It has no counter: its commander or one of
    // its units is pointed at.
    template <class Cards>
    struct FormationCards : Cards {
        static std::string piece(const Board& board, const Action& a) {
            if (a.number >= board.formations.size()) return {};
            return id(board, board.formations[a.number].*kLeader);
        }
        static bool take_piece(const Board& board, std::string_view wanted, Action& a) {
            a.number = formation(board, find(board, wanted)).raw;
            return a.number != kNoFormation.raw;
        }
    };

    // A unit or a commander.
    template <engine::verbs::Quotes kQuotes = kBare>
    struct Pieces {
        static bool led(const Board& board, const Action& a) {
            return a.commander.raw < board.commanders.size();
        }
        static std::string written(const Board& board, const Action& a) {
            if (!led(board, a)) return UnitCards<kQuotes>::written(board, a);
            const std::string& called = id(board, a.commander);
            return called == board.card(a.commander).name ? CommanderCards::written(board, a)
                                                          : called;
        }
        static std::string piece(const Board& board, const Action& a) {
            return id(board, Name{a.unit, a.commander});
        }
        static bool take_piece(const Board& board, std::string_view wanted, Action& a) {
            const Name named = find(board, wanted);
            a.unit = named.unit;
            a.commander = named.commander;
            return named.unit != kNoUnit || named.commander != kNoCommander;
        }
        static engine::verbs::Wrong read(const auto& self, const Board& board,
                                         engine::notation::Line& line, Action& a) {
            for (std::size_t count = line.most_words(); count > 0; --count) {
                const auto unit = engine::notation::find(board.units, line.next(count));
                const auto commander = engine::notation::find(board.commanders, line.next(count));
                if (!unit && !commander) continue;
                line.skip(count);
                if (unit.fit >= commander.fit)
                    engine::verbs::set_number(a.unit, unit.index);
                else
                    engine::verbs::set_number(a.commander, commander.index);
                return {};
            }
            return line.no_such(self.noun, board.units, board.commanders);
        }
        static bool copy(const Board& board, const Action& from, Action& to) {
            return from.commander == kNoCommander ? UnitCards<kQuotes>::copy(board, from, to)
                                                  : CommanderCards::copy(board, from, to);
        }
        static void each(const Board& board, const Action& a,
                         engine::FunctionRef<void(const Action&)> visit) {
            CommanderCards::each(board, a, visit);
            UnitCards<kQuotes>::each(board, a, visit);
        }
    };
};

// --- pointing -----------------------------------------------------------------------------------

// What a game says of its pieces for it: a class Hand with
//   Counters                 see above
//   in_question(s)           the piece that the decision is about: a name of Counters
//   turning(s, action)       the unit on the map whose new facing is asked for; none
//   on_top(s, hex)           of its stack; none
//   grid(board, s)           of the map that is played on
//   cost(points)             of a step, in words
template <class Hand, class State>
std::string moving_from(const auto& board, const State& s) {
    using Business = decltype(s.frames[0].business);
    if (s.depth == 0) return {};
    const Business now = s.frames[s.depth - 1U].business;
    if (now != Business::Move && now != Business::Ride) return {};
    const auto piece = Hand::in_question(s);
    if (piece.unit.raw < board.units.size()) return hex_id(board.grid, s.units[piece.unit].at);
    if (piece.commander.raw < board.commanders.size())
        return hex_id(board.grid, s.commanders[piece.commander].at);
    return {};
}

template <class Action>
std::string step_space(const auto& board, const Action& action) {
    using Verb = decltype(action.verb);
    return action.verb == Verb::To ? hex_id(board.grid, action.hex) : std::string();
}

// {cost} of a step is what the rules report.
template <class Hand, class Rules>
std::string cost_of_step(const Rules& rules, const typename Rules::State& s,
                         const typename Rules::Action& action) {
    typename Rules::State after = s;
    typename Rules::Events log;
    rules.apply(after, action, &log);
    int cost = 0;
    for (const auto& event : log) cost += book_of(event.fact).is_step(event.fact) ? event.a : 0;
    return Hand::cost(cost);
}

template <class Hand, class Rules>
engine::Target target(const Rules& rules, const typename Rules::State& s,
                      const typename Rules::Action& action) {
    using Counters = typename Hand::Counters;
    using Verb = decltype(action.verb);
    const auto& board = rules.board();
    const auto& book = book_of(action.verb);
    if (book.aim(action) == HexAim::Facing) {
        const auto unit = Hand::turning(s, action);
        if (unit.raw >= board.units.size() || action.number > 5) return {};
        const HexId before =
            Hand::grid(board, s).neighbour(s.units[unit].at, static_cast<Direction>(action.number));
        return {
            .piece = Counters::id(board, unit), .space = hex_id(board.grid, before), .cost = {}};
    }
    engine::Target target = engine::target_as_named(book, board, action);
    if (book.aim(action) == HexAim::StepHex || action.verb == Verb::Halt)
        target.piece = Counters::id(board, Hand::in_question(s));
    if (action.verb == Verb::To) target.cost = cost_of_step<Hand>(rules, s, action);
    return target;
}

template <class Hand, class Rules>
std::optional<typename Rules::Action> aimed(const Rules& rules, const typename Rules::State& s,
                                            const typename Rules::Action& action,
                                            std::string_view piece, std::string_view space) {
    using Counters = typename Hand::Counters;
    const auto& board = rules.board();
    const auto& book = book_of(action.verb);
    const HexId hex = space.empty() ? kNoHex : Hand::grid(board, s).parse(space);
    if (!space.empty() && hex == kNoHex) return {};
    // Of a step and of a facing the piece is the one in question; both are aimed at a hex.
    if (book.aim(action) != HexAim::Named) {
        if (space.empty()) return {};
        if (!piece.empty() && Counters::id(board, Hand::in_question(s)) != piece) return {};
        piece = {};
    }
    if (book.aim(action) == HexAim::Facing) {
        const auto unit = Hand::turning(s, action);
        if (unit.raw >= board.units.size()) return {};
        const auto direction = board.grid.direction(s.units[unit].at, hex);
        if (!direction) return {};
        typename Rules::Action faced = action;
        faced.number = static_cast<std::uint8_t>(*direction);
        return faced;
    }
    if (piece.empty() && !space.empty() && !engine::names_space(book, action)) {
        // Whoever stands on top is meant.
        const auto unit = Hand::on_top(s, hex);
        if (unit.raw >= board.units.size()) return {};
        return engine::aimed_as_named(book, board, action, Counters::id(board, unit), {});
    }
    return engine::aimed_as_named(book, board, action, piece, space);
}

}  // namespace levee::maps
