#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/contract/rules.h"
#include "engine/tables/setup.h"
#include "engine/tables/table_of.h"
#include "engine/text/facts.h"
#include "engine/text/verb_words.h"

namespace levee::engine {

// What hardly differs from one game's Module (ModuleOf in engine/tables/table_of.h) to the next: a
// game derives its own from this, says the rest, and says otherwise what it has to. It brings
//   book_of(Verb), book_of(Fact)     its tables (engine/contract/verbs.h, engine/text/facts.h)
//   told_of(board, state, event)     an event with what its sentences are made of
//   M::begun(rules, chosen)          a new game
//   M::set_up(rules, chosen, lines)  a position from lines of words, if it has such words
template <class M, class R>
struct ModuleBase {
    using Rules = R;
    using State = typename R::State;
    using Action = typename R::Action;
    using Event = EventOf<R>;
    using Board = std::remove_cvref_t<decltype(std::declval<const R&>().board())>;

    static std::vector<OptionInfo> options() { return {}; }
    static Result<State> new_game(const Rules& rules, const Setup& setup) {
        const auto made = chosen(M::scenarios(rules.board()), M::options(), setup);
        if (const auto* wrong = mistake(made)) return *wrong;
        return M::begun(rules, std::get<Chosen>(made));
    }
    // Named again, because clang 14 would ask M before it is complete.
    template <class Lines, class Of = M>
    requires requires(const Rules& rules, const Chosen& made, const Lines& lines) {
        Of::set_up(rules, made, lines);
    }
    static Result<State> position(const Rules& rules, const Setup& setup, const Lines& lines) {
        const auto made = chosen(M::scenarios(rules.board()), M::options(), setup);
        if (const auto* wrong = mistake(made)) return *wrong;
        return M::set_up(rules, std::get<Chosen>(made), lines);
    }

    static std::string notation(const Board& board, const Action& action) {
        return book_of(action.verb).notation(board, action);
    }
    static Result<Action> parse(const Board& board, std::string_view line) {
        return book_of(Action{}.verb).parse(board, line);
    }
    static bool commits(const Action& action) { return book_of(action.verb).commits(action); }

    // What is secret is for the chairs of the side that it happens to.
    static EventText event_text(const Rules& rules, const State& s, const Event& event) {
        EventText text = book_of(event.fact).tell(told_of(rules.board(), s, event));
        text.readers = seats_of(rules, s, SideId{static_cast<std::uint8_t>(event.side)});
        return text;
    }
    static EventRole role(const Event& event) { return book_of(event.fact).row(event.fact).role; }

    static bool open(const State& /*s*/) { return false; }
    // The likeliest world behind what the viewer sees, if the rules have such a guess; else any
    // that he cannot tell from the true one, always the same.
    static State public_state(const Rules& rules, const State& s, SeatId viewer) {
        if constexpr (requires { rules.likeliest(s, viewer); }) {
            return rules.likeliest(s, viewer);
        } else {
            Random random(1);
            return rules.resample(s, viewer, random);
        }
    }

    // For a game in which nobody goes step by step, or pays for it.
    static std::string step_space(const Board& /*board*/, const Action& /*action*/) { return {}; }
    static std::string moving_from(const Board& /*board*/, const State& /*s*/) { return {}; }
    static int step_spent(const Event& /*event*/) { return 0; }
    static std::string cost_text(int cost) { return std::to_string(cost); }
};

}  // namespace levee::engine
