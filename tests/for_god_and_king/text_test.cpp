#include "games/for_god_and_king/text.h"

#include <gtest/gtest.h>

#include <array>
#include <boost/json/serialize.hpp>
#include <set>
#include <sstream>

#include "games/for_god_and_king/entry.h"
#include "games/for_god_and_king/position.h"
#include "support/fixture.h"

namespace levee::fgfk {
namespace {

using testing::at;
using testing::board;
using testing::general;
using testing::rules;

constexpr Language kEn = Language::English;
constexpr Language kFr = Language::French;
constexpr std::array kLanguages{kEn, kFr};

std::string told(const State& s, const Action& a, Language language) {
    return choice(rules(), s, a, language).text;
}
std::string told(const Report& report, Language language) {
    return Module::event_text(rules(), State{}, report).text.in(language);
}

// A sentence for people: no slot was left open, nothing was unknown.
bool is_sentence(const std::string& text) {
    return !text.empty() && text.find_first_of("{}?") == std::string::npos &&
           text.find("  ") == std::string::npos;
}

// Words that no French sentence has.
bool is_french(std::string text) {
    for (char& c : text)
        if (c == '(' || c == ')' || c == ',' || c == ';' || c == ':' || c == '.') c = ' ';
    static const std::set<std::string> kEnglish{
        "the",   "and",   "of",    "to",    "from",    "with", "is",    "are",    "for",  "they",
        "his",   "he",    "in",    "enemy", "control", "area", "then",  "costs",  "army", "morale",
        "clear", "mixed", "marsh", "die",   "victory", "turn", "where", "choose", "move", "or"};
    std::istringstream in(text);
    for (std::string word; in >> word;)
        if (kEnglish.contains(word)) return false;
    return true;
}

// --- choices ------------------------------------------------------------------------------------

// Menou and nine points in Saumur, Stofflet and seven in Vihiers, face up; the Republicans begin.
State contact() {
    State s = empty_position(board());
    s.turn = 5;
    put(board(), s, general("Menou"), at("SAU"));
    put(s, Force::Saumur, 9, at("SAU"));
    put(board(), s, general("Stofflet"), at("VIH"));
    put(s, Force::Anjou, 7, at("VIH"));
    put(s, Force::Centre, 4, at("CTN"));
    start_operations(rules(), s, Side::Republican);
    return s;
}

TEST(FgfkTextOfChoices, FiguresShowWhatDecides) {
    State s = contact();
    EXPECT_EQ(told(s, Action::of(Verb::Activate, at("SAU")), kEn),
              "Activate Saumur (9 Saumur points; Menou)");
    EXPECT_EQ(told(s, Action::of(Verb::Activate, at("SAU")), kFr),
              "Activer Saumur (9 points de Saumur ; Menou)");
    testing::apply(s, testing::activate("SAU"));
    EXPECT_EQ(told(s, testing::take("Menou"), kEn), "Take Menou (strategic 2, tactical 1)");
    testing::apply(s, testing::take("Menou"));
    EXPECT_EQ(told(s, testing::take(Force::Saumur, 4), kEn), "Take 4 Saumur points (of 9)");
    EXPECT_EQ(told(s, testing::take(Force::Saumur, 4), kFr), "Prendre 4 points de Saumur (sur 9)");
    testing::apply(s, testing::take(Force::Saumur, 8));
    EXPECT_EQ(told(s, testing::go(), kEn),
              "Set out: 8 Saumur points; Menou (2d6: 4 to 6 action points)");
    testing::play(s, {testing::go(), testing::roll(4, 4)});
    EXPECT_EQ(told(s, testing::to("DOU"), kEn),
              "To Doué-la-Fontaine (clear, royal road; costs ½, 4½ left)");
    EXPECT_EQ(told(s, testing::to("DOU"), kFr),
              "Aller à Doué-la-Fontaine (plaine, route royale ; coûte ½, reste 4½)");
    EXPECT_EQ(told(s, testing::halt(), kEn), "Stay in Saumur");
    testing::apply(s, testing::to("DOU"));
    EXPECT_EQ(told(s, testing::halt(), kEn), "Halt in Doué-la-Fontaine (4½ action points unused)");
    EXPECT_EQ(told(s, Action::of(Verb::Drop, Force::Saumur, 2), kFr),
              "Laisser 2 points de Saumur à Doué-la-Fontaine");
    testing::apply(s, testing::to("NUE"));
    EXPECT_EQ(told(s, testing::to("VIH"), kEn),
              "To Vihiers (mixed, enemy: 7 Anjou points; Stofflet, royal road; costs ½, 3½ left; "
              "8 against 7, 1:1)");
}

TEST(FgfkTextOfChoices, HiddenCountersStayHidden) {
    State s = empty_position(board());
    s.turn = 5;
    put(board(), s, general("Chalbos"), at("SHE"));
    put(s, Force::LaRochelle, 9, at("SHE"));
    put(s, Force::Centre, 4, at("CTN"));
    start_operations(rules(), s, Side::Republican);
    testing::play(
        s, {testing::activate("SHE"), testing::take_all(), testing::go(), testing::roll(4, 4)});
    const std::string text = told(s, testing::to("CTN"), kEn);
    EXPECT_NE(text.find("hidden enemy counters"), std::string::npos) << text;
    EXPECT_EQ(text.find('4', text.find("hidden")), std::string::npos) << text;
}

TEST(FgfkTextOfChoices, ACombatShowsItsOddsBeforeTheDice) {
    State s = contact();
    testing::empty_cup(s);
    put(board(), s, general("Menou"), at("NUE"));
    put(s, Force::Saumur, 8, at("NUE"));
    start_combat(rules(), s, Side::Republican, at("NUE"), at("VIH"));
    while (rules().actor(s).is_seat() && rules().why_not(s, testing::done()).legal())
        testing::apply(s, testing::done());
    ASSERT_TRUE(rules().why_not(s, testing::resolve()).legal());
    const std::string text = told(s, testing::resolve(), kEn);
    EXPECT_TRUE(text.starts_with("Roll for Vihiers: 8 against 7, column ")) << text;
    EXPECT_TRUE(is_french(told(s, testing::resolve(), kFr)));
}

TEST(FgfkTextOfChoices, EventsSayWhatTheyDo) {
    const State s = contact();
    const auto played = [&](Event e, Language language) {
        return told(s, Action::play(e), language);
    };
    EXPECT_EQ(played(Event::E1, kEn), "Play E1 Alarm (a roll for each army)");
    EXPECT_EQ(played(Event::E3, kEn), "Play E3 Liberation! (Lescure comes)");
    EXPECT_EQ(played(Event::E9, kEn),
              "Play E9 Reserve army (Vergnes, Berruyer, Leigonyer, d'Ayat come; rolls: Nantes "
              "(major), Saumur (major), La Rochelle (minor))");
    EXPECT_EQ(played(Event::E13, kFr),
              "Jouer E13 Armée de l'Ouest (arrivée : Léchelle ; départs : Canclaux, Aubert du "
              "Bayet ; les armées peuvent se mêler)");
    EXPECT_EQ(choice(rules(), s, Action::play(Event::E9), kEn).rule, "E9");
    for (std::size_t i = 0; i < kEvents; ++i)
        for (const Language language : kLanguages) {
            const std::string text = played(static_cast<Event>(i), language);
            EXPECT_TRUE(is_sentence(text)) << text;
            EXPECT_TRUE(language == kEn || is_french(text)) << text;
        }
}

TEST(FgfkTextOfChoices, EveryVerbIsTold) {
    State s = contact();
    s.frames[s.depth - 1U].area = at("SAU");
    s.group.at = at("SAU");
    s.chosen.points[index(Force::Saumur)] = 3;
    s.combat.area = at("SAU");
    for (int i = 0; i < kVerbs; ++i) {
        s.frames[s.depth - 1U].business = Business::Gather;
        const Action action{.verb = static_cast<Verb>(i),
                            .general = general("Menou"),
                            .force = Force::Saumur,
                            .event = Event::E5,
                            .area = at("SAU"),
                            .number = 2,
                            .other = 3};
        const auto english = choice(rules(), s, action, kEn);
        const std::string french = told(s, action, kFr);
        EXPECT_TRUE(is_sentence(english.text)) << english.text;
        EXPECT_TRUE(is_sentence(french) && is_french(french)) << french;
        EXPECT_NE(english.text, french);
        EXPECT_FALSE(english.rule.empty()) << english.text;
    }
}

TEST(FgfkTextOfChoices, NonsenseIsStillText) {
    State s = contact();
    for (int i = 0; i < kVerbs; ++i) {
        const auto verb = static_cast<Verb>(i);
        EXPECT_NE(told(s, Action::of(verb), kEn), "") << i;
        EXPECT_NE(told(s, {.verb = verb, .area = AreaId{95}, .number = 255}, kFr), "") << i;
    }
    EXPECT_EQ(told(s, Action::of(static_cast<Verb>(kVerbs)), kEn), "") << "there is no such verb";
}

TEST(FgfkTextOfChoices, SmallCases) {
    const State s = contact();
    EXPECT_EQ(told(s, Action::roll(5), kEn), "The die shows 5");
    EXPECT_EQ(told(s, Action::roll(5, 2), kFr), "Les dés donnent 5 et 2");
    EXPECT_EQ(told(s, Action::draw(Incident::T4), kEn),
              "T4 Every man for himself! comes out of the cup");
    EXPECT_EQ(told(s, {.verb = Verb::Pay, .force = Force::Saumur, .area = at("SAU")}, kEn),
              "Give up 1 Saumur point from Saumur (9 there)");
    EXPECT_EQ(told(s, {.verb = Verb::Pay, .force = Force::Saumur}, kFr),
              "Sacrifier 1 point de Saumur des renforts (0)");
    EXPECT_EQ(told(s, Action::note(at("SAB"), 6), kEn),
              "Land in Les Sables-d'Olonne in August: 6 émigré points; all armies get arms and "
              "powder");
    EXPECT_EQ(told(s, Action::note(at("PEL"), 6), kFr).substr(0, 31),
              "Débarquer au Pellerin en août");
    EXPECT_EQ(told(s, Action::of(Verb::Pass), kEn), "Pass: the enemy has the opportunity");
    EXPECT_EQ(told(s, Action::of(Verb::Retreat, at("LUC")), kEn), "Retreat to Luçon (clear)");
}

TEST(FgfkTextOfChoices, DiceAreNotPlayedUnasked) {
    EXPECT_TRUE(Module::commits(Action::of(Verb::Resolve)));
    EXPECT_TRUE(Module::commits(Action::of(Verb::Go)));
    EXPECT_TRUE(Module::commits(Action::play(Event::E6)));
    EXPECT_FALSE(Module::commits(Action::of(Verb::Done)));
    EXPECT_FALSE(Module::commits(Action::of(Verb::Halt)));
}

// --- prompts ------------------------------------------------------------------------------------

TEST(FgfkTextOfPrompts, TheDeciderIsAskedAndTheOtherWaits) {
    State s = contact();
    const auto asked = [&](int seat, Language language) {
        const SeatId viewer{static_cast<std::uint8_t>(seat)};
        return prompt(rules(), rules().view(s, viewer), viewer, language);
    };
    EXPECT_EQ(asked(0, kEn).text, "Activate an area, or pass.");
    EXPECT_EQ(asked(0, kEn).rule, "2.4");
    EXPECT_EQ(asked(1, kEn).text, "Waiting for the Republicans to activate an area, or pass.");
    EXPECT_EQ(asked(0, kFr).text, "À vous d'activer une zone, ou passer.");
    EXPECT_EQ(asked(1, kFr).text, "Aux Républicains d'activer une zone, ou passer.");
    testing::play(s, {testing::activate("SAU"), testing::take_all(), testing::go()});
    EXPECT_EQ(asked(0, kEn).text, "Two dice for the action points of the group in Saumur.");
    testing::apply(s, testing::roll(4, 4));
    EXPECT_EQ(asked(0, kEn).text,
              "Move the group in Saumur (5 action points left), leave or pick up counters, or "
              "halt.");
    // Outside the zones Republicans march face down (3.6).
    EXPECT_EQ(asked(1, kEn).text,
              "Waiting for the Republicans to move the group in Saumur, or halt.");
}

TEST(FgfkTextOfPrompts, TheEndHasAWinner) {
    State s = contact();
    s.depth = 0;
    s.victory = Victory::Tactical;
    s.winner = Side::Vendeen;
    EXPECT_EQ(prompt(rules(), s, SeatId{0}, kEn).text,
              "The game is over: A tactical victory of the Vendéens.");
    EXPECT_EQ(prompt(rules(), s, SeatId{0}, kFr).rule, "7.2");
}

// --- events -------------------------------------------------------------------------------------

TEST(FgfkTextOfEvents, EveryFactIsTold) {
    constexpr engine::Sentence kWords{"better morale", "meilleur moral"};
    for (int i = 0; i <= static_cast<int>(Fact::GameOver); ++i)
        for (std::int16_t a = 0; a < 4; ++a) {
            const Report report{.fact = static_cast<Fact>(i),
                                .side = Side::Vendeen,
                                .general = general("dElbee"),
                                .force = Force::Anjou,
                                .event = Event::E9,
                                .area = at("PEL"),
                                .from = at("HER"),
                                .a = a,
                                .b = 1,
                                .rule = "1",
                                .sentence = &kWords};
            if (report.fact == Fact::TurnBegan && a == 0) continue;
            if (report.fact == Fact::LandingNoted && a == 0) continue;
            const std::string french = told(report, kFr);
            EXPECT_TRUE(is_sentence(told(report, kEn))) << told(report, kEn);
            EXPECT_TRUE(is_sentence(french) && is_french(french)) << french;
            EXPECT_NE(told(report, kEn), french);
        }
}

TEST(FgfkTextOfEvents, FactsAreSentences) {
    const auto at_pellerin = [](Fact fact, int a) {
        return Report{.fact = fact,
                      .side = Side::Vendeen,
                      .area = at("PEL"),
                      .from = at("HER"),
                      .a = static_cast<std::int16_t>(a)};
    };
    EXPECT_EQ(told(at_pellerin(Fact::Moved, 1), kEn),
              "The Vendéens move from Les Herbiers to Le Pellerin (½ action point).");
    EXPECT_EQ(told(at_pellerin(Fact::Moved, 3), kFr),
              "Les Vendéens vont des Herbiers au Pellerin (1½ point d'action).");
    EXPECT_EQ(told(at_pellerin(Fact::Retreated, 1), kFr),
              "Les Vendéens fuient des Herbiers au Pellerin.");
    EXPECT_EQ(told({.fact = Fact::MoraleChanged, .side = Side::Republican, .a = -2, .b = -1}, kEn),
              "Morale of the Republicans: -2, now -1.");
    EXPECT_EQ(told({.fact = Fact::MoraleChanged, .side = Side::Vendeen, .a = 2, .b = 2}, kFr),
              "Moral des Vendéens : +2, désormais +2.");
    EXPECT_EQ(told({.fact = Fact::ArmsChanged, .a = 0, .b = 1}, kFr),
              "Armes et poudre de l'armée d'Anjou : désormais +1.");
    EXPECT_EQ(told({.fact = Fact::OddsFound, .a = 11, .b = 14}, kEn), "11 against 14: 2:3.");
    EXPECT_EQ(told({.fact = Fact::ColumnFound, .a = 1, .b = -1}, kEn), "Column 1:2, modifier -1.");
    EXPECT_EQ(told({.fact = Fact::Rolled, .a = 4}, kFr), "Le dé donne 4.");
    EXPECT_EQ(told({.fact = Fact::ActionPoints, .side = Side::Republican, .a = 9}, kEn),
              "The Republicans have 4½ action points.");
}

TEST(FgfkTextOfEvents, ResultsExplainTheTable) {
    const Report report{.fact = Fact::Result, .a = packed({true, false, 2, 40}), .rule = "4.1"};
    EXPECT_EQ(result(report, kEn), "AR2-40 (the attacker retreats 2 areas and loses 40 %)");
    EXPECT_EQ(told(report, kFr), "Résultat : AR2-40 (l'attaquant recule de 2 zones et perd 40 %).");
    const Report rout{.fact = Fact::Result, .a = packed({false, true, 4, 70})};
    EXPECT_EQ(result(rout, kEn), "DD4-70 (the defender routs 4 areas and loses 70 %)");
    EXPECT_EQ(Module::role(report), engine::EventRole::Result);
}

TEST(FgfkTextOfEvents, ModifiersOfDiceAndColumns) {
    constexpr engine::Sentence kMorale{"better morale", "meilleur moral"};
    constexpr engine::Sentence kHedges{"bocage or marsh", "bocage ou marais"};
    const Report die{.fact = Fact::Modifier, .a = 1, .rule = "4.1", .sentence = &kMorale};
    const Report shift{.fact = Fact::Modifier, .b = -1, .rule = "4.1", .sentence = &kHedges};
    EXPECT_EQ(told(die, kEn), "+1: better morale.");
    EXPECT_EQ(told(shift, kEn), "1 column to the left: bocage or marsh.");
    EXPECT_EQ(modifier(die, kFr).text, "meilleur moral");
    EXPECT_EQ(modifier(die, kFr).value, 1);
    EXPECT_EQ(modifier(shift, kFr).text, "bocage ou marais (1 colonne à gauche)");
    EXPECT_EQ(modifier(shift, kFr).value, 0);
    EXPECT_EQ(Module::role(shift), engine::EventRole::Modifier);
}

TEST(FgfkTextOfEvents, FactsForProgramsHoldOnlyWhatMatters) {
    const Report report{.fact = Fact::LostPoints,
                        .side = Side::Vendeen,
                        .force = Force::Anjou,
                        .area = at("CHO"),
                        .a = 2,
                        .rule = "4.1"};
    const auto text = Module::event_text(rules(), State{}, report);
    EXPECT_EQ(text.kind, "lost_points");
    EXPECT_EQ(text.rule, "4.1");
    EXPECT_EQ(boost::json::serialize(text.facts),
              R"({"side":"vendeen","force":"anjou","area":"CHO","points":2})");
    const auto killed =
        Module::event_text(rules(), State{}, {.fact = Fact::Killed, .general = general("dElbee")});
    EXPECT_EQ(boost::json::serialize(killed.facts), R"({"side":"republican","general":"dElbee"})");
}

TEST(FgfkTextOfEvents, ASecretHasAnOwner) {
    const Report report{.fact = Fact::LandingNoted,
                        .side = Side::Vendeen,
                        .secret = true,
                        .area = at("POR"),
                        .a = 6};
    const auto text = Module::event_text(rules(), State{}, report);
    EXPECT_EQ(text.text.en, "The landing is to be in Pornic in August.");
    EXPECT_TRUE(text.secret);
    EXPECT_EQ(text.readers, engine::SeatSet::of(SeatId{1}));
}

// --- seats and endings --------------------------------------------------------------------------

TEST(FgfkTextOfEndings, Rule_7_2_TheLevelsOfVictory) {
    State s = contact();
    EXPECT_FALSE(ending(rules(), s, kEn));
    s.victory = Victory::Strategic;
    s.winner = Side::Republican;
    ASSERT_TRUE(ending(rules(), s, kEn));
    const std::string score =
        " Republicans " + std::to_string(rules().victory_points(s, Side::Republican)) +
        ", Vendéens " + std::to_string(rules().victory_points(s, Side::Vendeen)) + ".";
    EXPECT_EQ(ending(rules(), s, kEn)->text, "A strategic victory of the Republicans." + score);
    EXPECT_TRUE(
        ending(rules(), s, kFr)->text.starts_with("Victoire stratégique des Républicains."));
    EXPECT_EQ(ending(rules(), s, kEn)->winner, engine::SideId{0});
    EXPECT_EQ(ending(rules(), s, kEn)->rule, "7.2");
    s.victory = Victory::Galerne;
    EXPECT_EQ(ending(rules(), s, kEn)->rule, "E14");
    s.victory = Victory::Political;
    s.winner = Side::Vendeen;
    EXPECT_TRUE(is_french(ending(rules(), s, kFr)->text));
}

TEST(FgfkTextOfSeats, HaveNames) {
    const State s{};
    EXPECT_EQ(seat_name(s, SeatId{0}, kEn), "Republican");
    EXPECT_EQ(seat_name(s, SeatId{0}, kFr), "Républicain");
    EXPECT_EQ(seat_name(s, SeatId{1}, kEn), "Vendéen");
    EXPECT_EQ(seat_name(s, engine::kSpectator, kFr), "Spectateur");
}

TEST(FgfkWords, HalvesAsPeopleWriteThem) {
    EXPECT_EQ(words::halves(0), "0");
    EXPECT_EQ(words::halves(1), "½");
    EXPECT_EQ(words::halves(2), "1");
    EXPECT_EQ(words::halves(9), "4½");
    EXPECT_EQ(words::action_points(2, kEn), "1 action point");
    EXPECT_EQ(words::action_points(3, kEn), "1½ action points");
    EXPECT_EQ(words::action_points(3, kFr), "1½ point d'action");
    EXPECT_EQ(words::points(1, Force::Chouans, kFr), "1 point de Chouans");
    EXPECT_EQ(words::points(2, Force::Chouans, kEn), "2 Chouan points");
}

}  // namespace
}  // namespace levee::fgfk
