#pragma once

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/council_game.h"
#include "engine/tables/game_of.h"

// The Council as a whole game: what GameOf and TableOf need besides the rules.
namespace levee::engine::council {

BOOST_DESCRIBE_ENUM(Phase, Deal, Bid, Floor, Roll, Over)
BOOST_DESCRIBE_STRUCT(State, (),
                      (hands, coins, bids, played, votes, phase, seat, sitting, silent, card))

struct Module {
    using Rules = council::Rules;
    static constexpr std::string_view kKey = "the-council";
    static constexpr std::string_view kTitle = "The Council";
    static constexpr std::string_view kRulesVersion = "1";

    static std::vector<ScenarioInfo> scenarios(const Board& /*board*/) {
        return {{"spring", {"The spring council", "Le conseil de printemps"}}};
    }
    static std::vector<OptionInfo> options() { return {}; }
    static Result<State> new_game(const Rules& /*rules*/, const Setup& setup) {
        if (!setup.scenario.empty() && setup.scenario != "spring")
            return Mistake{"scenario", "there is no '" + setup.scenario + "'"};
        return State{};
    }
    static std::string svg(const Rules& /*rules*/, const State& /*s*/, Language /*language*/) {
        return "<svg/>";
    }

    static std::string notation(const Board& /*board*/, const Action& a) {
        return council::notation(a);
    }
    static Result<Action> parse(const Board& /*board*/, std::string_view text) {
        return council::parse(text);
    }
    static bool commits(const Action& a) { return a.verb == Verb::Play || a.verb == Verb::Bid; }
    static Choice choice(const Rules& /*rules*/, const State& /*s*/, const Action& a,
                         Language /*language*/) {
        return {council::notation(a), council::notation(a), a.verb == Verb::Bid ? "2" : "3"};
    }
    static Choice prompt(const Rules& /*rules*/, const State& s, SeatId /*viewer*/,
                         Language language) {
        const bool french = language == Language::French;
        if (s.phase == Phase::Bid) return {"", french ? "Misez." : "Bid.", "2"};
        return {"", french ? "À vous la parole." : "You have the floor.", "3"};
    }
    static EventText event_text(const Rules& rules, const State& s, const Event& event) {
        static constexpr std::array<const char*, 7> kKinds{
            "dealt", "bid", "revealed", "played", "handed_on", "rolled", "gained"};
        EventText text;
        text.kind = kKinds[static_cast<std::size_t>(event.fact)];
        text.rule = "3";
        const auto name = [&](Language language) {
            return seat_name(s, SeatId{event.seat}, language) + ": " + text.kind + " " +
                   std::to_string(event.number);
        };
        text.text = {name(Language::English), name(Language::French)};
        text.secret = event.secret;
        text.readers = seats_of(rules, s, rules.side_of(s, SeatId{event.seat}));
        return text;
    }
    static std::string result(const Event& event, Language /*language*/) {
        return event.number == kNone ? "nothing" : "worth it";
    }
    static EventRole role(const Event& event) {
        return event.fact == Fact::Rolled ? EventRole::Result : EventRole::Main;
    }
    static Modifier modifier(const Event& /*event*/, Language /*language*/) { return {}; }
    static std::optional<Ending> ending(const Rules& /*rules*/, const State& s,
                                        Language /*language*/) {
        Ending ending{.winner = {}, .text = "Nothing is decided.", .rule = "4"};
        if (s.votes[0] != s.votes[1])
            ending = {SideId{static_cast<std::uint8_t>(s.votes[0] > s.votes[1] ? 0 : 1)},
                      "It is decided.", "4"};
        return ending;
    }
    static std::string seat_name(const State& /*s*/, SeatId seat, Language language) {
        static constexpr std::array<Sentence, kChairs> kNames{
            {{"Mayor", "Maire"}, {"Ferryman", "Passeur"}, {"Miller", "Meunier"}}};
        return std::string(seat.raw < kChairs ? kNames[seat.raw].in(language) : "?");
    }
    static std::string draw(const Rules& /*rules*/, const State& s, SeatId /*viewer*/,
                            bool /*colour*/, Language /*language*/) {
        std::string text = std::to_string(s.votes[0]) + " " + std::to_string(s.votes[1]) + " |";
        for (const auto& hand : s.hands)
            for (const auto card : hand)
                text += card == kHidden ? " ?" : " " + std::to_string(card);
        return text + "\n";
    }

    static std::string card_svg(const Board& /*board*/, std::string_view card,
                                Language /*language*/) {
        for (std::uint8_t number = 1; number <= kCards; ++number)
            if (card == card_id(number))
                return "<svg xmlns=\"http://www.w3.org/2000/svg\"><text>" + card_id(number) +
                       "</text></svg>";
        return {};
    }

    // A token stands on each chair; the cards are in the hands of the sides.
    static page::Board page_board(const Rules& /*rules*/, const State& /*s*/, Language language) {
        page::Board board;
        board.game = kKey;
        const bool french = language == Language::French;
        board.sides = {{french ? "Nord" : "North", "republican"},
                       {french ? "Sud" : "South", "english"}};
        for (int card = 1; card <= kCards; ++card)
            board.cards.push_back({.id = card_id(static_cast<std::uint8_t>(card)), .rule = "3.1"});
        for (std::size_t chair = 0; chair < kChairs; ++chair)
            board.spaces.push_back({.id = space_id(chair)});
        board.sequence = {{.id = "bid"}, {.id = "floor"}};
        return board;
    }
    static page::Scene scene(const Rules& /*rules*/, const State& s, SeatId /*viewer*/,
                             Language /*language*/) {
        page::Scene scene;
        scene.stage = s.phase == Phase::Bid ? "bid" : "floor";
        scene.hands = {{.title = "North", .side = 0}, {.title = "South", .side = 1}};
        for (std::size_t chair = 0; chair < kChairs; ++chair) {
            scene.pieces.push_back({.id = space_id(chair) + ".token",
                                    .at = space_id(chair),
                                    .name = "token",
                                    .side = kSideOf[chair],
                                    .nation = "council",
                                    .kind = "token"});
            page::Hand& hand = scene.hands[kSideOf[chair]];
            for (const auto card : s.hands[chair])
                if (card == kHidden)
                    ++hand.hidden;
                else if (card != kNone)
                    hand.cards.push_back(card_id(card));
        }
        return scene;
    }
    static Result<page::Overlay> overlay(const Rules& /*rules*/, const State& /*s*/,
                                         SeatId /*viewer*/, std::string_view /*overlay*/,
                                         std::string_view /*piece*/, std::string_view /*space*/,
                                         Language /*language*/) {
        return Mistake{"overlay", "there is none"};
    }
    static Target target(const Rules& /*rules*/, const State& s, const Action& a) {
        if (a.verb != Verb::Play) return {};
        return {card_id(a.number[0]), space_id(s.seat), ""};
    }
    static std::optional<Action> aimed(const Rules& /*rules*/, const State& s, const Action& a,
                                       std::string_view piece, std::string_view space) {
        if (a.verb != Verb::Play || (!space.empty() && space != space_id(s.seat))) return {};
        for (std::uint8_t card = 1; card <= kCards; ++card)
            if (card_id(card) == piece) return Action{Verb::Play, {card}};
        return {};
    }
    static std::string step_space(const Board& /*board*/, const Action& /*a*/) { return {}; }
    static std::string moving_from(const Board& /*board*/, const State& /*s*/) { return {}; }
    static int step_spent(const Event& /*event*/) { return 0; }
    static std::string cost_text(int cost) { return std::to_string(cost); }
    static bool open(const State& /*s*/) { return false; }

    static json::NoNames names(const Board& /*board*/) { return {}; }
    static State public_state(const Rules& rules, const State& s, SeatId viewer) {
        Random random(1);
        return rules.resample(s, viewer, random);
    }

 private:
    static std::string card_id(std::uint8_t card) { return "card-" + std::to_string(card); }
    static std::string space_id(std::size_t chair) { return "chair " + std::to_string(chair); }
};
static_assert(ModuleOf<Module>);

}  // namespace levee::engine::council
