#include "games/neerwinden/text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <set>

#include "engine/text/json.h"
#include "games/neerwinden/entry.h"
#include "games/neerwinden/position.h"
#include "games/neerwinden/reflection.h"
#include "games/neerwinden/verbs.h"
#include "support/fixture.h"

namespace levee::neerwinden {
namespace {

constexpr Language kEn = Language::English;
constexpr Language kFr = Language::French;
constexpr std::array kLanguages{kEn, kFr};

using testing::board;
using testing::commander;
using testing::formation;
using testing::rules;
using testing::unit;

std::vector<DataFile> data() { return levee::testing::data_of("neerwinden"); }

HexId hex(std::string_view name) { return board().grid.parse(name); }
std::string told(const State& s, const Action& a, Language language) {
    return choice(rules(), s, a, language).text;
}

std::string told(const Event& event, Language language) {
    return Module::event_text(rules(), State{}, event).text.in(language);
}

// A sentence for people: no slot was left open, nothing was unknown.
bool is_sentence(const std::string& text) {
    return !text.empty() && text.find_first_of("{}?") == std::string::npos;
}

// Two brigades face each other in the open, the French to move.
State contact() {
    State s = empty_position(board(), {});
    put(board(), s, unit("Dampierre 1"), hex("1205"), Direction::NW);
    put(board(), s, unit("Dietmann 1"), hex("1308"), Direction::N);
    put(board(), s, commander("Égalité"), hex("1308"));
    put(board(), s, commander("Dumouriez"), hex("1308"));
    put(board(), s, unit("Grüber"), hex("1104"), Direction::S);
    put(board(), s, commander("Charles"), hex("1104"));
    put(board(), s, commander("Coburg"), hex("1104"));
    give_order(s, formation("Egalite"), Order::Offensive);
    start_movement(rules(), s, formation("Egalite"));
    return s;
}

// --- choices ------------------------------------------------------------------------------------

TEST(TextOfChoices, AStepNamesItsCostAndWhatIsLeft) {
    State s = contact();
    const Action march = Action::of(Verb::March, unit("Dampierre 1"));
    EXPECT_EQ(told(s, march, kEn), "Move Dampierre 1 (4 movement points)");
    EXPECT_EQ(told(s, march, kFr), "Déplacer Dampierre 1 (4 points de mouvement)");
    rules().apply(s, march, nullptr);
    const Action step = Action::of(Verb::To, hex("1105"));
    ASSERT_TRUE(rules().why_not(s, step).legal());
    EXPECT_EQ(told(s, step, kEn),
              "Dampierre 1 to 1105 (clear, cost 2, 2 left, enemy zone of control)");
    EXPECT_EQ(told(s, step, kFr),
              "Dampierre 1 en 1105 (terrain dégagé, coût 2, reste 2, zone de contrôle ennemie)");
}

TEST(TextOfChoices, ACommanderRides) {
    State s = contact();
    const Action ride = Action::of(Verb::Ride, commander("Égalité"));
    EXPECT_EQ(told(s, ride, kEn), "Égalité rides (7 movement points)");
    rules().apply(s, ride, nullptr);
    EXPECT_EQ(choice(rules(), s, Action::of(Verb::Halt), kEn).rule, "7");
    EXPECT_EQ(told(s, Action::of(Verb::Halt), kFr), "Égalité s'arrête");
}

TEST(TextOfChoices, LossesAndLevelsShowWhatComes) {
    State s = contact();
    const UnitId gruber = unit("Grüber");
    EXPECT_EQ(told(s, Action::of(Verb::Lose, gruber), kEn),
              "Grüber loses a step (strength 3, then 1)");
    EXPECT_EQ(told(s, Action::of(Verb::Disorganise, gruber), kEn),
              "Grüber takes the level (good order, then disorganised, level 1)");
    s.units[gruber].level = Level::Routed;
    EXPECT_EQ(told(s, Action::of(Verb::Disorganise, gruber), kFr),
              "Grüber, en déroute, perd un pas (force 3, puis 1)");
}

TEST(TextOfChoices, OrdersAndFormations) {
    const State s = contact();
    EXPECT_EQ(told(s, Action::attempt(formation("Miranda"), Order::Defensive), kEn),
              "Miranda: try for the defensive order");
    EXPECT_EQ(told(s, Action::bonus(formation("Egalite")), kFr),
              "Soutenir la tentative d'Égalité (+2)");
    EXPECT_EQ(told(s, Action::activate(formation("Egalite")), kEn),
              "Activate Égalité (offensive order, 2 units)");
    EXPECT_EQ(told(s, Action::rally(unit("Dietmann 1"), commander("Égalité")), kEn),
              "Rally Dietmann 1 (good order) with Égalité (-1)");
    EXPECT_EQ(told(s, Action::fire(Arm::Artillery, hex("1104")), kEn),
              "Fire with the artillery at 1104: Grüber");
}

TEST(TextOfChoices, WhatRandomPlayersRarelyDo) {
    const State s = contact();
    for (const Verb verb : {Verb::Without, Verb::Bayonet, Verb::Charge, Verb::Head, Verb::Withdraw,
                            Verb::CounterCharge, Verb::Test, Verb::Lose, Verb::Advance})
        for (const Language language : kLanguages) {
            const std::string text = told(s, Action::of(verb, unit("Grüber")), language);
            EXPECT_TRUE(text.starts_with("Grüber ") && is_sentence(text)) << text;
        }
    EXPECT_EQ(told(s, Action::of(Verb::Retreat, unit("Grüber"), kOffMap), kEn),
              "Grüber retreats off the map");
    EXPECT_EQ(told(s, Action::of(Verb::Enter, unit("Grüber"), hex("1001")), kFr),
              "Grüber revient sur la carte en 1001");
}

TEST(TextOfChoices, DiceAreNotPlayedUnasked) {
    EXPECT_TRUE(Module::commits(Action::of(Verb::Resolve)));
    EXPECT_TRUE(Module::commits(Action::of(Verb::Head, unit("Grüber"))));
    EXPECT_TRUE(Module::commits(Action::of(Verb::Claim)));
    EXPECT_FALSE(Module::commits(Action::of(Verb::Halt)));
    EXPECT_FALSE(Module::commits(Action::of(Verb::Disorganise, unit("Grüber"))));
}

// --- prompts ------------------------------------------------------------------------------------

TEST(TextOfPrompts, TheDeciderIsAskedAndTheOtherWaits) {
    State s = contact();
    rules().apply(s, Action::of(Verb::March, unit("Dampierre 1")), nullptr);
    const auto mine = prompt(rules(), s, SeatId{0}, kEn);
    EXPECT_EQ(mine.text,
              "Choose the next hex of Dampierre 1 (4 of 4 movement points left), or halt.");
    EXPECT_EQ(mine.rule, "5.2");
    EXPECT_EQ(
        prompt(rules(), s, SeatId{1}, kEn).text,
        "Waiting for the French to choose the next hex of Dampierre 1 (4 of 4 movement points "
        "left), or halt.");
    EXPECT_EQ(prompt(rules(), s, SeatId{0}, kFr).text,
              "À vous de choisir l'hexagone suivant de Dampierre 1 (reste 4 sur 4 points de "
              "mouvement), ou s'arrêter.");
}

TEST(TextOfPrompts, FrenchElidesBeforeAVowel) {
    State s = contact();
    EXPECT_EQ(prompt(rules(), s, SeatId{1}, kFr).text,
              "Aux Français de déplacer des unités d'Égalité, ou terminer le mouvement.");
    s = rules().new_game({});
    start_activations(rules(), s, Side::Austrian);
    EXPECT_EQ(prompt(rules(), s, SeatId{1}, kFr).text.substr(0, 19), "À vous d'activer u");
}

TEST(TextOfPrompts, BeforeTheCampsPlayersHaveNumbers) {
    State s = rules().new_game({.bidding = true});
    EXPECT_EQ(seat_name(s, SeatId{0}, kEn), "Player 1");
    EXPECT_EQ(seat_name(s, SeatId{1}, kFr), "Joueur 2");
    const engine::Actor actor = rules().actor(s);
    ASSERT_TRUE(actor.is_seat());
    EXPECT_EQ(prompt(rules(), s, engine::kSpectator, kEn).text.substr(0, 27),
              "Waiting for Player " + std::to_string(actor.seat.raw + 1) + " to bid");
    EXPECT_EQ(prompt(rules(), s, engine::kSpectator, kFr).text.substr(0, 20),
              "Au joueur " + std::to_string(actor.seat.raw + 1) + " de miser");
    s = rules().new_game({});
    EXPECT_EQ(seat_name(s, SeatId{0}, kEn), "French");
    EXPECT_EQ(seat_name(s, SeatId{1}, kFr), "Autrichiens");
    EXPECT_EQ(seat_name(s, engine::kSpectator, kEn), "Spectator");
}

TEST(TextOfPrompts, TheOpponentOfASecretOrderLearnsNothing) {
    State s = rules().new_game({.secret_orders = true});
    start_order_changes(rules(), s, Side::French);
    State other = s;
    give_order(other, formation("Egalite"), Order::Defensive);
    other.formations[formation("Egalite")].shown = s.formations[formation("Egalite")].shown;
    const auto seen = [&](const State& state) {
        return prompt(rules(), rules().view(state, SeatId{1}), SeatId{1}, kEn).text;
    };
    EXPECT_EQ(seen(s), seen(other));
    EXPECT_EQ(seen(s), "Waiting for the French to announce changes of order, then go on.");
}

// --- events -------------------------------------------------------------------------------------

TEST(TextOfEvents, EveryFactIsTold) {
    constexpr engine::Sentence kWords{"dense target", "cible dense"};
    for (int i = 0; i <= static_cast<int>(Fact::GameOver); ++i) {
        const Event event{.fact = static_cast<Fact>(i),
                          .unit = unit("Grüber"),
                          .commander = commander("Charles"),
                          .formation = formation("Charles"),
                          .order = Order::Defensive,
                          .hex = hex("1105"),
                          .from = hex("1104"),
                          .a = 2,
                          .b = 1,
                          .rule = "1",
                          .sentence = &kWords};
        EXPECT_TRUE(is_sentence(told(event, kEn))) << told(event, kEn);
        EXPECT_TRUE(is_sentence(told(event, kFr))) << told(event, kFr);
        EXPECT_NE(told(event, kEn), told(event, kFr));
    }
}

TEST(TextOfEvents, FactsAreSentences) {
    EXPECT_EQ(told({.fact = Fact::Moved, .unit = unit("Grüber"), .hex = hex("1707"), .a = 2}, kEn),
              "Grüber moves to 1707 (Neerwinden) (cost 2).");
    EXPECT_EQ(told({.fact = Fact::Charged, .unit = unit("Dietmann 1"), .a = 1}, kFr),
              "Dietmann 1 charge à la baïonnette.");
    EXPECT_EQ(told({.fact = Fact::Disorganised, .unit = unit("Grüber"), .a = 3}, kEn),
              "Grüber routs.");
    EXPECT_EQ(told({.fact = Fact::Scored, .side = Side::Austrian, .a = 2, .b = -2}, kEn),
              "The Austrians score 2 points; the marker is at 2 on the side of the Austrians.");
    EXPECT_EQ(told({.fact = Fact::Scored, .side = Side::French, .a = 1, .b = 0}, kFr),
              "Les Français marquent 1 point ; le marqueur est à 0.");
    EXPECT_EQ(told({.fact = Fact::Activated, .formation = formation("Egalite")}, kFr),
              "Activation d'Égalité.");
}

TEST(TextOfEvents, ResultsExplainTheLettersOfTheTables) {
    constexpr engine::Sentence kLetters{"P + 3DR*", "P + 3DR*"};
    constexpr engine::Sentence kDash{"-", "-"};
    constexpr engine::Sentence kWords{"one level removed", "un niveau retiré"};
    const Event fire{.fact = Fact::Result, .rule = "6.1.2", .sentence = &kLetters};
    EXPECT_EQ(result(fire, kEn), "P + 3DR* (step loss, 3 levels, retreat, gun loss)");
    EXPECT_EQ(result(fire, kFr), "P + 3DR* (perte d'un pas, 3 niveaux, recul, perte d'artillerie)");
    const Event assault{
        .fact = Fact::Result, .side = Side::Austrian, .rule = "6.2.1", .sentence = &kDash};
    EXPECT_EQ(result(assault, kEn), "Austrians: no effect");
    const Event rally{.fact = Fact::Result, .rule = "5.1", .sentence = &kWords};
    EXPECT_EQ(told(rally, kFr), "Résultat : un niveau retiré.");
}

TEST(TextOfEvents, FactsForProgramsHoldOnlyWhatMatters) {
    const auto text = Module::event_text(
        rules(), State{}, {.fact = Fact::LostStep, .unit = unit("Grüber"), .a = 1, .rule = "6.3"});
    EXPECT_EQ(text.kind, "lost_step");
    EXPECT_EQ(text.rule, "6.3");
    EXPECT_EQ(boost::json::serialize(text.facts),
              R"({"side":"french","unit":"AU-GRUB","strength":1})");
}

TEST(TextOfEvents, ASecretHasAnOwner) {
    State s{};
    s.side_of_seat = {Side::Austrian, Side::French};
    const Event event{.fact = Fact::OrderKept,
                      .side = Side::Austrian,
                      .formation = formation("Charles"),
                      .secret = true};
    const auto text = Module::event_text(rules(), s, event);
    EXPECT_TRUE(text.secret);
    EXPECT_EQ(text.readers, engine::SeatSet::of(SeatId{0}));
}

TEST(TextOfEndings, Rule_8_3_TheLevelsOfVictory) {
    State s{};
    EXPECT_FALSE(ending(s, kEn));
    s.victory = Victory::Draw;
    ASSERT_TRUE(ending(s, kEn));
    EXPECT_EQ(ending(s, kEn)->text, "The battle is undecided.");
    EXPECT_FALSE(ending(s, kEn)->winner);
    s.victory = Victory::Major;
    s.winner = Side::Austrian;
    s.vp = -5;
    EXPECT_EQ(ending(s, kEn)->text, "The Austrians win a major victory (5 points).");
    EXPECT_EQ(ending(s, kFr)->text, "Les Autrichiens remportent une victoire majeure (5 points).");
    EXPECT_EQ(ending(s, kEn)->winner, engine::SideId{1});
    EXPECT_EQ(ending(s, kEn)->rule, "8.3");
}

// --- JSON ---------------------------------------------------------------------------------------

TEST(Reflection, AStateSurvivesBeingWrittenAndRead) {
    const Names names(board());
    engine::Random random(3);
    State s = rules().new_game({.scenario = 1, .secret_orders = true});
    Rules::Actions offered;
    int written = 0;
    for (int i = 0; i < 1500 && !rules().actor(s).is_over(); ++i) {
        if (rules().actor(s).is_chance()) {
            rules().apply(s, rules().chance_action(s, random.answer(rules().chance(s))), nullptr);
            continue;
        }
        rules().legal_actions(s, offered);
        rules().apply(s, offered[random.below(static_cast<std::uint32_t>(offered.size()))],
                      nullptr);
        if (i % 50 != 0) continue;
        ++written;
        State copy{};
        const auto wrong = engine::json::read(engine::json::write(s, names), copy, names);
        ASSERT_FALSE(wrong) << wrong->text();
        rules().rebuild(copy);
        EXPECT_EQ(copy, s);
    }
    EXPECT_GT(written, 10);
}

TEST(Reflection, NamesAreThoseOfTheBox) {
    const Names names(board());
    EXPECT_EQ(names.write(hex("1205")), "1205");
    EXPECT_EQ(names.write(kOffMap), "off");
    EXPECT_EQ(names.write(kNoHex), "none");
    EXPECT_EQ(names.write(unit("Dietmann 1")), "FR-DIET1");
    EXPECT_EQ(names.write(kNoUnit), "none");
    EXPECT_EQ(names.write(formation("Egalite")), "Egalite");
    State s{};
    auto json = engine::json::write(s, names);
    json.at("units").at(3).at("at") = "9901";
    const auto wrong = engine::json::read(json, s, names);
    ASSERT_TRUE(wrong);
    EXPECT_EQ(wrong->text(), "$.units[3].at: no such hex \"9901\"");
}

// --- the whole game -----------------------------------------------------------------------------

const engine::Game& game() {
    static const auto kGame = load_game(data());
    return *std::get<std::unique_ptr<engine::Game>>(kGame);
}

std::string opened(const engine::Setup& setup) {
    const auto table = game().open(setup);
    return engine::mistake(table) == nullptr ? "opened" : engine::mistake(table)->text();
}

TEST(Entry, ScenarioAndOptionsAreChecked) {
    EXPECT_EQ(game().key(), "neerwinden");
    ASSERT_EQ(game().scenarios().size(), 2U);
    EXPECT_EQ(game().scenarios()[1].key, "what-if");
    EXPECT_EQ(game().scenarios()[1].title.fr, "Neerwinden avec d'Harville");
    EXPECT_EQ(opened({}), "opened");
    EXPECT_EQ(opened({"what-if", {{"bidding", "on"}, {"secret-orders", "on"}, {"set-up", "free"}}}),
              "opened");
    EXPECT_EQ(opened({"jemmapes", {}}),
              "scenario: no such scenario \"jemmapes\"; there are \"historical\", \"what-if\"");
    EXPECT_EQ(opened({"", {{"weather", "rain"}}}), "options.weather: no such option");
    EXPECT_EQ(opened({"", {{"bidding", "high"}}}),
              "options.bidding: no such value \"high\"; there are \"off\", \"on\"");
}

TEST(Entry, BadDataIsAMistake) {
    auto files = data();
    for (DataFile& file : files)
        if (file.name == "map.txt") file.text = "nonsense";
    EXPECT_NE(engine::mistake(load_game(files)), nullptr);
}

// The rulebook's example of combat.
State worked_example() {
    State s = empty_position(board(), {});
    put(board(), s, unit("Schwarzenberg"), hex("1105"), Direction::S);
    put(board(), s, unit("Artillerie Charles"), hex("1105"), Direction::S);
    put(board(), s, commander("Charles"), hex("1105"));
    put(board(), s, unit("Grüber"), hex("1204"), Direction::S);
    put(board(), s, unit("Artillerie Égalité 1"), hex("1405"), Direction::NW);
    put(board(), s, unit("Dampierre 2"), hex("1304"), Direction::SW, Level::Disorganised2);
    put(board(), s, unit("Dietmann 1"), hex("1106"), Direction::N);
    put(board(), s, commander("Égalité"), hex("1106"));
    put(board(), s, unit("Dampierre 1"), hex("1205"), Direction::NW);
    put(board(), s, unit("Cavalerie Égalité"), hex("1005"), Direction::NE);
    start_combat(rules(), s, formation("Egalite"));
    return s;
}

engine::Odds odds(const engine::Table& table, std::string_view notation) {
    const auto result = table.odds(notation, SeatId{0}, kEn);
    const auto* wrong = engine::mistake(result);
    EXPECT_EQ(wrong, nullptr) << wrong->text();
    return wrong == nullptr ? std::get<engine::Odds>(result) : engine::Odds{};
}

TEST(Entry, OddsOfTheWorkedExamplesFire) {
    const engine::TableOf<Module> table(rules(), worked_example());
    const auto fire = odds(table, "fire artillery 1204");
    EXPECT_EQ(fire.title, "Fire with the artillery at 1204: Grüber");
    EXPECT_TRUE(fire.modifiers.empty());
    EXPECT_EQ(fire.assumption, "");
    ASSERT_FALSE(fire.lines.empty());
    EXPECT_EQ(fire.lines[0].result, "no effect");
    EXPECT_EQ(fire.lines[0].weight, 15U);
}

// What the enemy, or the player himself, decides next is not a consequence of this decision.
TEST(Entry, OddsStopAtTheNextDecision) {
    const auto begun = Module::new_game(rules(), {});
    engine::TableOf<Module> table(rules(), std::get<State>(begun));
    ASSERT_EQ(table.apply("roll 6 1", kEn).index(), 0U);
    const auto announced = table.odds("announced", SeatId{0}, kEn);
    ASSERT_NE(engine::mistake(announced), nullptr);
    EXPECT_EQ(engine::mistake(announced)->text(), "this action leads to no dice");
}

TEST(Entry, OddsOfTheWorkedExamplesAssault) {
    engine::TableOf<Module> table(rules(), worked_example());
    for (const char* line : {"fire artillery 1204", "resolve", "roll 2 4", "fire infantry 1204",
                             "without \"Dampierre 1\"", "resolve", "roll 4 4", "assault 1105",
                             "bayonet \"Dampierre 1\"", "bayonet \"Dietmann 1\""})
        ASSERT_EQ(table.apply(line, kEn).index(), 0U) << line;
    const auto assault = odds(table, "head \"Dietmann 1\"");
    EXPECT_EQ(assault.rule, "6.2.1");
    EXPECT_EQ(assault.total_modifier, 4);
    EXPECT_EQ(assault.total_weight, 36U);
    // 2D6 = 8 makes 12 on the table.
    const std::string wanted = "French: M (morale test); Austrians: 2DR (2 levels, retreat)";
    EXPECT_TRUE(std::ranges::any_of(assault.lines, [&](const auto& line) {
        return line.result == wanted && line.weight == 5;
    }));
}

}  // namespace
}  // namespace levee::neerwinden
