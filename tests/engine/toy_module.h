#pragma once

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/game_of.h"
#include "engine/toy_game.h"

// The Ford as a whole game: what GameOf and TableOf need besides the rules.
namespace levee::engine::toy {

BOOST_DESCRIBE_ENUM(Phase, Deal, Decide, Roll, Over)
BOOST_DESCRIBE_STRUCT(State, (), (at, bread, eaten, card, shown, phase, seat, turn, leader, trace))

struct Module {
    using Rules = toy::Rules;
    static constexpr std::string_view kKey = "the-ford";
    static constexpr std::string_view kTitle = "The Ford";
    static constexpr std::string_view kRulesVersion = "1";

    static std::vector<ScenarioInfo> scenarios(const Board& /*board*/) {
        return {{"morning", {"The Morning", "Le matin"}}, {"evening", {"The Evening", "Le soir"}}};
    }
    static std::vector<OptionInfo> options() {
        return {{"ahead",
                 {"no", "yes"},
                 {"the first column starts a mile ahead",
                  "la première colonne part avec un mille d'avance"}}};
    }
    // The evening begins in the last turn.
    static Result<State> new_game(const Rules& rules, const Setup& setup) {
        State s = rules.new_game();
        if (setup.scenario == "evening")
            s.turn = kTurns;
        else if (!setup.scenario.empty() && setup.scenario != "morning")
            return Mistake{"scenario", "there is no '" + setup.scenario + "'"};
        for (const auto& [key, value] : setup.options) {
            if (key != "ahead") return Mistake{key, "there is no such option"};
            s.at[0] = value == "yes" ? 1 : 0;
        }
        rules.rebuild(s);
        return s;
    }
    static std::string svg(const Rules& /*rules*/, const State& s, Language /*language*/) {
        return s.turn == kTurns ? "<svg class=\"evening\"/>" : "<svg/>";
    }

    static std::string notation(const Board& /*board*/, const Action& a) {
        return toy::notation(a);
    }
    static Result<Action> parse(const Board& /*board*/, std::string_view text) {
        return toy::parse(text);
    }
    static bool commits(const Action& a) { return a.verb == Verb::Forage; }
    static Choice choice(const Rules& /*rules*/, const State& /*s*/, const Action& a,
                         Language /*language*/) {
        return {toy::notation(a), toy::notation(a), "2"};
    }
    static Choice prompt(const Rules& /*rules*/, const State& /*s*/, SeatId /*viewer*/,
                         Language language) {
        return {"", language == Language::French ? "Que faire ?" : "What to do?", "2"};
    }
    static EventText event_text(const Rules& /*rules*/, const State& /*s*/, const Event& event) {
        EventText text;
        text.kind = kVerbs[static_cast<std::size_t>(event.verb)];
        text.rule = "2";
        text.text = {result(event, Language::English), result(event, Language::French)};
        return text;
    }
    static std::string result(const Event& event, Language /*language*/) {
        return std::to_string(event.miles) + " miles";
    }
    static EventRole role(const Event& event) {
        return event.verb == Verb::Roll ? EventRole::Result : EventRole::Main;
    }
    static Modifier modifier(const Event& /*event*/, Language /*language*/) { return {}; }
    static std::optional<Ending> ending(const Rules& /*rules*/, const State& s,
                                        Language /*language*/) {
        Ending ending{.winner = {}, .text = "A draw.", .rule = "5"};
        if (s.at[s.seat] == kFord) ending = {SideId{s.seat}, "At the ford.", "5"};
        return ending;
    }
    static std::string seat_name(const State& /*s*/, SeatId seat, Language /*language*/) {
        return seat == SeatId{0} ? "North" : "South";
    }
    static std::string draw(const Rules& /*rules*/, const State& s, SeatId /*viewer*/,
                            bool /*colour*/, Language /*language*/) {
        return std::to_string(s.at[0]) + " " + std::to_string(s.at[1]) + "\n";
    }
    // The road has a space for every mile; the columns are its pieces.
    static page::Board page_board(const Rules& /*rules*/, const State& /*s*/,
                                  Language /*language*/) {
        page::Board board;
        board.game = kKey;
        for (int mile = 0; mile <= kFord; ++mile) board.spaces.push_back({std::to_string(mile)});
        return board;
    }
    // A column has its card at its left.
    static page::Scene scene(const Rules& /*rules*/, const State& s, SeatId /*viewer*/,
                             Language /*language*/) {
        page::Scene scene;
        for (std::size_t i = 0; i < 2; ++i)
            scene.pieces.push_back({.id = i == 0 ? "North" : "South",
                                    .at = std::to_string(s.at[i]),
                                    .left = std::to_string(s.card[i])});
        return scene;
    }
    static Result<page::Overlay> overlay(const Rules& /*rules*/, const State& s, SeatId /*viewer*/,
                                         std::string_view overlay, std::string_view /*piece*/,
                                         std::string_view /*space*/, Language /*language*/) {
        if (overlay != "leader") return Mistake{"overlay", "there is only the leader"};
        page::Overlay laid;
        if (s.leader < 2) laid.spaces.push_back({std::to_string(s.at[s.leader]), s.leader, ""});
        return laid;
    }
    static Target target(const Rules& /*rules*/, const State& s, const Action& a) {
        if (a.verb != Verb::March) return {};
        return {s.seat == 0 ? "North" : "South", std::to_string(s.at[s.seat] + a.a),
                std::to_string(a.a)};
    }
    static std::optional<Action> aimed(const Rules& /*rules*/, const State& s, const Action& a,
                                       std::string_view piece, std::string_view space) {
        const bool own = piece.empty() || piece == (s.seat == 0 ? "North" : "South");
        if (a.verb != Verb::March || !own || space.size() != 1) return {};
        const int miles = space[0] - '0' - s.at[s.seat];
        if (miles < 1) return {};
        return Action{Verb::March, static_cast<std::uint8_t>(miles)};
    }
    static std::string step_space(const Board& /*board*/, const Action& a) {
        return a.verb == Verb::March ? std::to_string(a.a) : "";
    }
    static std::string moving_from(const Board& /*board*/, const State& /*s*/) { return {}; }
    static int step_spent(const Event& event) {
        return event.verb == Verb::March ? event.miles : 0;
    }
    static std::string cost_text(int cost) { return std::to_string(cost); }
    static bool open(const State& /*s*/) { return false; }

    static json::NoNames names(const Board& /*board*/) { return {}; }
    static State public_state(const Rules& rules, const State& s, SeatId viewer) {
        Random random(1);
        return rules.resample(s, viewer, random);
    }
};
static_assert(ModuleOf<Module>);

}  // namespace levee::engine::toy
