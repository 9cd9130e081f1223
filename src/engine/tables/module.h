#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/contract/rules.h"
#include "engine/tables/pointing.h"
#include "engine/tables/setup.h"
#include "engine/tables/table_of.h"
#include "engine/text/facts.h"
#include "engine/text/verb_words.h"

namespace levee::engine {

// What a game says in functions of its own namespace, found there by its types (ModuleBase). Those
// that a game may go without answer with nothing.
namespace own {

template <class... T>
Choice choice_of(const T&... t) {
    return choice(t...);
}
template <class... T>
Choice prompt_of(const T&... t) {
    return prompt(t...);
}
template <class... T>
Modifier modifier_of(const T&... t) {
    return modifier(t...);
}
template <class... T>
std::string result_of(const T&... t) {
    return result(t...);
}
template <class Rules, class State>
std::optional<Ending> ending_of(const Rules& rules, const State& s, Language language) {
    if constexpr (requires { ending(s, language); })
        return ending(s, language);
    else
        return ending(rules, s, language);
}
template <class... T>
std::string seat_name_of(const T&... t) {
    return seat_name(t...);
}
template <class Rules, class State>
page::Board page_board_of(const Rules& rules, const State& s, Language language) {
    if constexpr (requires { page_board(rules, language); })
        return page_board(rules, language);
    else
        return page_board(rules, s, language);
}
template <class... T>
page::Scene scene_of(const T&... t) {
    return scene(t...);
}
template <class... T>
Result<page::Overlay> overlay_of(const T&... t) {
    return overlay(t...);
}
template <class Rules, class State, class Action>
Target target_of(const Rules& rules, const State& s, const Action& action) {
    if constexpr (requires { target(rules, s, action); })
        return target(rules, s, action);
    else
        return target_as_named(book_of(action.verb), rules.board(), action);
}
template <class Rules, class State, class Action>
std::optional<Action> aimed_of(const Rules& rules, const State& s, const Action& action,
                               std::string_view piece, std::string_view space) {
    if constexpr (requires { aimed(rules, s, action, piece, space); })
        return aimed(rules, s, action, piece, space);
    else
        return aimed_as_named(book_of(action.verb), rules.board(), action, piece, space);
}
template <class... T>
std::string step_space_of(const T&... t) {
    if constexpr (requires { step_space(t...); })
        return step_space(t...);
    else
        return {};
}
template <class... T>
std::string moving_from_of(const T&... t) {
    if constexpr (requires { moving_from(t...); })
        return moving_from(t...);
    else
        return {};
}

template <class Board>
std::string svg_of(const Board& board, Language language) {
    if constexpr (requires { draw_map_svg(board, language); })
        return draw_map_svg(board, language);
    else
        return draw_map_svg(board);
}
template <class M, class Rules, class Lines>
concept HasPositions = requires(const Rules& rules, const Chosen& made, const Lines& lines) {
    M::set_up(rules, made, lines);
}
|| requires(const Rules& rules, const Chosen& made, const Lines& lines) {
    position(rules, M::options_of(made), lines);
};
template <class Rules, class... T>
Result<typename Rules::State> position_of(const Rules& rules, const T&... t) {
    return position(rules, t...);
}

}  // namespace own

// What hardly differs from one game's Module (ModuleOf in engine/tables/table_of.h) to the next: a
// game derives its own from this, says the rest, and says otherwise what it has to. It brings
//   book_of(Verb), book_of(Fact)     its tables (engine/contract/verbs.h, engine/text/facts.h)
//   told_of(board, state, event)     an event with what its sentences are made of
//   choice, prompt, scene ...        text and page, as ModuleOf has them, in its namespace; without
//                                    target and aimed people point at what a verb's arguments name,
//                                    without step_space and moving_from nobody goes step by step
//   draw_map_svg(board, language)    the printed map
//   position(rules, options, lines)  a position from lines of words, if it has such words
//   M::Names                         how its ids are spelled in JSON
//   M::options_of(chosen)            what new_game() and position() want of the chosen options;
//                                    without it new_game() wants nothing
//   M::kOwnAccord                    the business that a player begins of his own accord: his next
//                                    decision, not a part of the last one; if there is any
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
        if constexpr (requires { M::begun(rules, std::get<Chosen>(made)); })
            return M::begun(rules, std::get<Chosen>(made));
        else if constexpr (requires { M::options_of(std::get<Chosen>(made)); })
            return rules.new_game(M::options_of(std::get<Chosen>(made)));
        else
            return rules.new_game();
    }
    // Named again, because clang 14 would ask M before it is complete.
    template <class Lines, class Of = M>
    requires own::HasPositions<Of, R, Lines>
    static Result<State> position(const Rules& rules, const Setup& setup, const Lines& lines) {
        const auto made = chosen(M::scenarios(rules.board()), M::options(), setup);
        if (const auto* wrong = mistake(made)) return *wrong;
        const Chosen& what = std::get<Chosen>(made);
        if constexpr (requires { M::set_up(rules, what, lines); })
            return M::set_up(rules, what, lines);
        else
            return own::position_of(rules, M::options_of(what), lines);
    }
    static std::string svg(const Rules& rules, const State& /*s*/, Language language) {
        return own::svg_of(rules.board(), language);
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

    static Choice choice(const Rules& rules, const State& s, const Action& action,
                         Language language) {
        return own::choice_of(rules, s, action, language);
    }
    static Choice prompt(const Rules& rules, const State& view, SeatId viewer, Language language) {
        return own::prompt_of(rules, view, viewer, language);
    }
    static Modifier modifier(const Event& event, Language language) {
        return own::modifier_of(event, language);
    }
    static std::string result(const Event& event, Language language) {
        return own::result_of(event, language);
    }
    static std::optional<Ending> ending(const Rules& rules, const State& s, Language language) {
        return own::ending_of(rules, s, language);
    }
    static std::string seat_name(const State& s, SeatId seat, Language language) {
        return own::seat_name_of(s, seat, language);
    }

    static page::Board page_board(const Rules& rules, const State& s, Language language) {
        return own::page_board_of(rules, s, language);
    }
    static page::Scene scene(const Rules& rules, const State& view, SeatId viewer,
                             Language language) {
        return own::scene_of(rules, view, viewer, language);
    }
    static Result<page::Overlay> overlay(const Rules& rules, const State& view, SeatId viewer,
                                         std::string_view overlay, std::string_view piece,
                                         std::string_view space, Language language) {
        return own::overlay_of(rules, view, viewer, overlay, piece, space, language);
    }
    static Target target(const Rules& rules, const State& s, const Action& action) {
        return own::target_of(rules, s, action);
    }
    static std::optional<Action> aimed(const Rules& rules, const State& s, const Action& action,
                                       std::string_view piece, std::string_view space) {
        return own::aimed_of(rules, s, action, piece, space);
    }
    static std::string step_space(const Board& board, const Action& action) {
        return own::step_space_of(board, action);
    }
    static std::string moving_from(const Board& board, const State& s) {
        return own::moving_from_of(board, s);
    }
    static int step_spent(const Event& event) {
        if constexpr (requires { event.a; })
            return book_of(event.fact).is_step(event.fact) ? event.a : 0;
        else
            return 0;
    }
    static std::string cost_text(int cost) { return std::to_string(cost); }

    static bool open(const State& /*s*/) { return false; }
    static auto names(const Board& board) { return typename M::Names(board); }
    // Whether the decision only stands between an action and its dice.
    template <class Of = M>
    requires requires { Of::kOwnAccord; }
    static bool between(const State& s) {
        return !Of::kOwnAccord.has(s.frames[s.depth - 1U].business);
    }
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
};

}  // namespace levee::engine
