#include "engine/tables/table_of.h"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "engine/no_board.h"

namespace levee::engine {

// A skirmish for a bridge, as small as a game can be that has a decision between an action and its
// dice, modifiers, results, a secret and an end.
//   1  Seat 0 storms the bridge or waits; waiting ends the game in a draw.
//   2  Seat 1 digs in (-1 to the dice) or not.
//   3  Two dice: with 8 or more the bridge is taken. Guns, which only seat 1 knows of: -2.
namespace bridge {

enum class Phase : std::uint8_t { Decide, Answer, Dice, Over };
BOOST_DESCRIBE_ENUM(Phase, Decide, Answer, Dice, Over)

enum class Guns : std::uint8_t { No, Yes, Unknown };
BOOST_DESCRIBE_ENUM(Guns, No, Yes, Unknown)

struct State {
    Phase phase{};
    Guns guns{};
    bool dug_in = false;
    bool taken = false;
    std::uint8_t derived = 0;  // one more than the phase
    bool operator==(const State&) const = default;
};
BOOST_DESCRIBE_STRUCT(State, (), (phase, guns, dug_in, taken))

enum class Verb : std::uint8_t { Storm, Wait, Dig, Stand, Roll };

struct Action {
    Verb verb{};
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    bool operator==(const Action&) const = default;
};

enum class Fact : std::uint8_t { Stormed, Modifier, Result, Fell, Held, Secret };

struct Event {
    Fact fact{};
    std::int16_t value = 0;
};

constexpr Sentence kNotNow{"Not now.", "Pas maintenant."};

class Rules {
 public:
    using State = bridge::State;
    using Action = bridge::Action;
    using Actions = FixedVector<Action, 8>;
    using Events = FixedVector<Event, 8>;

    // Rules may itemise the modifiers before the dice or when they read them.
    explicit Rules(bool modifiers_first) : modifiers_first_(modifiers_first) {}

    const std::string& board() const { return board_; }

    static int seats(const State& /*s*/) { return 2; }
    SideId side_of(const State& /*s*/, SeatId seat) const { return {seat.raw}; }
    Actor actor(const State& s) const {
        if (s.phase == Phase::Over) return Actor::nobody();
        if (s.phase == Phase::Dice) return Actor::chance();
        return Actor::of(SeatId{static_cast<std::uint8_t>(s.phase == Phase::Decide ? 0 : 1)});
    }
    void legal_actions(const State& s, Actions& out) const {
        out.clear();
        if (s.phase == Phase::Decide) out.push_back({Verb::Storm});
        if (s.phase == Phase::Decide) out.push_back({Verb::Wait});
        if (s.phase == Phase::Answer) out.push_back({Verb::Dig});
        if (s.phase == Phase::Answer) out.push_back({Verb::Stand});
    }
    Verdict why_not(const State& s, const Action& a) const {
        const bool storms = a.verb == Verb::Storm || a.verb == Verb::Wait;
        const Phase wanted = storms                 ? Phase::Decide
                             : a.verb == Verb::Roll ? Phase::Dice
                                                    : Phase::Answer;
        return s.phase == wanted ? kLegal : refuse("1", kNotNow);
    }
    void apply(State& s, const Action& a, Events* log) const {
        const auto report = [&](const Event& event) {
            if (log != nullptr) log->push_back(event);
        };
        const auto modifier = [&] {
            const int sum = (s.dug_in ? -1 : 0) + (s.guns == Guns::Yes ? -2 : 0);
            if (sum != 0) report({Fact::Modifier, static_cast<std::int16_t>(sum)});
            return sum;
        };
        switch (a.verb) {
            case Verb::Storm:
                report({Fact::Stormed});
                report({Fact::Secret});
                s.phase = Phase::Answer;
                break;
            case Verb::Wait:
                s.phase = Phase::Over;
                break;
            case Verb::Dig:
            case Verb::Stand:
                s.dug_in = a.verb == Verb::Dig;
                if (modifiers_first_) modifier();
                s.phase = Phase::Dice;
                break;
            case Verb::Roll: {
                const int total = a.a + a.b + (modifiers_first_ ? sum(s) : modifier());
                s.taken = total >= 8;
                report({Fact::Result, static_cast<std::int16_t>(s.taken)});
                report({s.taken ? Fact::Fell : Fact::Held});
                report({Fact::Modifier, 5});  // of a roll to come
                s.phase = Phase::Over;
                break;
            }
        }
        rebuild(s);
    }
    Chance chance(const State&) const { return Chance::dice(2, 6, Chance::Tells::Sum, "3"); }
    Action chance_action(const State&, const Outcome& o) const {
        return {Verb::Roll, o.faces[0], o.faces[1]};
    }
    State view(const State& s, SeatId seat) const {
        State seen = s;
        if (seat != SeatId{1}) seen.guns = Guns::Unknown;
        return seen;
    }
    State resample(const State& s, SeatId seat, Random&) const { return view(s, seat); }

    Action assumed(const State&) const { return {Verb::Dig}; }
    std::optional<Mistake> validate(const State& s) const {
        if (s.guns == Guns::Unknown) return Mistake{"$.guns", "a referee knows"};
        return {};
    }
    void rebuild(State& s) const {
        s.derived = static_cast<std::uint8_t>(static_cast<unsigned>(s.phase) + 1U);
    }

 private:
    static int sum(const State& s) { return (s.dug_in ? -1 : 0) + (s.guns == Guns::Yes ? -2 : 0); }

    bool modifiers_first_;
    std::string board_;
};

struct Module : NoBoard<bridge::Rules, bridge::Event> {
    using Rules = bridge::Rules;
    static constexpr std::string_view kKey = "bridge";
    static constexpr std::string_view kTitle = "The Bridge";
    static constexpr std::string_view kRulesVersion = "bridge 1";
    static constexpr std::array<std::string_view, 5> kVerbs{"storm", "wait", "dig", "stand",
                                                            "roll"};

    static std::vector<ScenarioInfo> scenarios(const std::string&) { return {}; }
    static std::vector<OptionInfo> options() { return {}; }
    static Result<State> new_game(const Rules&, const Setup&) { return State{}; }
    static std::string svg(const Rules&, const State&, Language) { return "<svg/>"; }

    static std::string notation(const std::string&, const Action& a) {
        std::string text(kVerbs[static_cast<std::size_t>(a.verb)]);
        if (a.verb == Verb::Roll) text += " " + std::to_string(a.a) + " " + std::to_string(a.b);
        return text;
    }
    static Result<Action> parse(const std::string&, std::string_view line) {
        if (line.starts_with("roll ") && line.size() == 8)
            return Action{Verb::Roll, static_cast<std::uint8_t>(line[5] - '0'),
                          static_cast<std::uint8_t>(line[7] - '0')};
        for (std::size_t i = 0; i < 4; ++i)
            if (line == kVerbs[i]) return Action{static_cast<Verb>(i)};
        return Mistake{"", "what?"};
    }
    static bool commits(const Action& a) { return a.verb == Verb::Storm; }
    static Choice choice(const Rules& rules, const State&, const Action& a, Language) {
        return {notation(rules.board(), a), "to " + notation(rules.board(), a), "1"};
    }
    static Choice prompt(const Rules&, const State& view, SeatId viewer, Language) {
        return {"", view.guns == Guns::Unknown ? "guns?" : "seat " + std::to_string(viewer.raw),
                "1"};
    }
    static EventText event_text(const Rules&, const State&, const Event& event) {
        constexpr std::array<const char*, 6> kTexts{"stormed",  "modifier", "result",
                                                    "it falls", "it holds", "hush"};
        EventText text;
        text.text.en = kTexts[static_cast<std::size_t>(event.fact)];
        text.text.fr = text.text.en;
        text.secret = event.fact == Fact::Secret;
        text.readers = SeatSet::of(SeatId{1});
        return text;
    }
    static EventRole role(const Event& event) {
        switch (event.fact) {
            case Fact::Modifier:
                return EventRole::Modifier;
            case Fact::Result:
                return EventRole::Result;
            case Fact::Stormed:
                return EventRole::Detail;
            default:
                return EventRole::Main;
        }
    }
    static engine::Modifier modifier(const Event& event, Language) {
        return {"2", "defence", event.value};
    }
    static std::string result(const Event& event, Language) {
        return event.value == 1 ? "taken" : "not taken";
    }
    static std::optional<Ending> ending(const Rules&, const State& s, Language) {
        Ending end;
        if (s.taken) end.winner = SideId{0};
        end.text = "over";
        return end;
    }
    static std::string seat_name(const State&, SeatId seat, Language) {
        return "seat " + std::to_string(seat.raw);
    }
    static std::string draw(const Rules&, const State& view, SeatId, bool, Language) {
        return view.guns == Guns::Unknown ? "?" : "!";
    }
    static json::NoNames names(const std::string&) { return {}; }
    static State public_state(const Rules&, const State& s, SeatId viewer) {
        State guess = s;
        if (viewer != SeatId{1}) guess.guns = Guns::No;
        return guess;
    }
};

}  // namespace bridge

namespace {

constexpr Language kEn = Language::English;
constexpr SeatId kAttacker{0};
constexpr SeatId kDefender{1};

using BridgeTable = TableOf<bridge::Module>;

class TableOfTest : public testing::TestWithParam<bool> {
 protected:
    bridge::Rules rules{GetParam()};
    BridgeTable table{rules, bridge::State{.guns = bridge::Guns::Yes}};

    std::vector<EventText> play(std::string_view notation) {
        auto outcome = table.apply(notation, kEn);
        EXPECT_EQ(outcome.index(), 0U) << notation;
        return outcome.index() == 0 ? std::get<0>(outcome) : std::vector<EventText>{};
    }
    Odds odds(std::string_view notation, SeatId viewer) {
        auto result = table.odds(notation, viewer, kEn);
        EXPECT_EQ(mistake(result), nullptr) << notation;
        return mistake(result) == nullptr ? std::get<Odds>(result) : Odds{};
    }
};

INSTANTIATE_TEST_SUITE_P(ModifiersBeforeAndAfterTheDice, TableOfTest, testing::Bool());

TEST_P(TableOfTest, PlaysFromTheFirstDecisionToTheEnd) {
    EXPECT_EQ(table.actor(), Actor::of(kAttacker));
    ASSERT_EQ(table.choices(kEn).size(), 2U);
    EXPECT_EQ(table.choices(kEn)[0].notation, "storm");
    EXPECT_TRUE(table.commits("storm"));
    EXPECT_FALSE(table.commits("wait"));
    EXPECT_FALSE(table.commits("nonsense"));
    EXPECT_FALSE(table.ending(kEn));
    EXPECT_EQ(table.chance().kind, Chance::Kind::None);

    EXPECT_EQ(play("storm").size(), 2U);
    EXPECT_EQ(table.actor(), Actor::of(kDefender));
    play("stand");
    ASSERT_TRUE(table.actor().is_chance());
    EXPECT_TRUE(table.choices(kEn).empty());
    EXPECT_EQ(table.chance().sides, 6);
    EXPECT_EQ(table.chance_notation(Outcome{{6, 4}}), "roll 6 4");
    play("roll 6 4");
    EXPECT_TRUE(table.actor().is_over());
    ASSERT_TRUE(table.ending(kEn));
    EXPECT_EQ(table.ending(kEn)->winner, SideId{0});
}

TEST_P(TableOfTest, RefusesAndChangesNothing) {
    const auto before = table.hash();
    const auto unreadable = table.apply("sing", kEn);
    ASSERT_EQ(unreadable.index(), 1U);
    EXPECT_EQ(std::get<1>(unreadable).text, "what?");
    const auto illegal = table.apply("dig", Language::French);
    ASSERT_EQ(illegal.index(), 1U);
    EXPECT_EQ(std::get<1>(illegal).rule, "1");
    EXPECT_EQ(std::get<1>(illegal).text, "Pas maintenant.");
    EXPECT_EQ(table.hash(), before);
    ASSERT_TRUE(table.why_not("dig", kEn));
    EXPECT_FALSE(table.why_not("storm", kEn));
}

TEST_P(TableOfTest, AViewHidesWhatTheSeatCannotKnow) {
    EXPECT_EQ(boost::json::serialize(table.view(kAttacker)),
              R"({"phase":"decide","guns":"unknown","dug_in":false,"taken":false})");
    EXPECT_EQ(table.view(kDefender), table.state());
    EXPECT_EQ(table.prompt(kAttacker, kEn).text, "guns?");
    EXPECT_EQ(table.prompt(kDefender, kEn).text, "seat 1");
    EXPECT_EQ(table.draw(kSpectator, false, kEn), "?");
}

TEST_P(TableOfTest, ALoadedStateIsTheSaved) {
    play("storm");
    BridgeTable other(rules, bridge::State{});
    EXPECT_NE(other.hash(), table.hash());
    EXPECT_FALSE(other.load(table.state()));
    EXPECT_EQ(other.hash(), table.hash());
    EXPECT_EQ(other.choices(kEn).size(), 2U);
}

TEST_P(TableOfTest, ABadStateIsNotLoaded) {
    const auto before = table.hash();
    const auto unknown = table.load(table.view(kAttacker));
    ASSERT_TRUE(unknown);
    EXPECT_EQ(unknown->text(), "$.guns: a referee knows");
    EXPECT_TRUE(table.load(boost::json::value("state")));
    EXPECT_EQ(table.hash(), before);
}

TEST_P(TableOfTest, ACloneGoesItsOwnWay) {
    const auto copy = table.clone();
    play("storm");
    EXPECT_EQ(copy->actor(), Actor::of(kAttacker));
    EXPECT_EQ(table.actor(), Actor::of(kDefender));
}

// 2d6 - 1 makes 8 with 9 or more: 10 of 36.
TEST_P(TableOfTest, OddsSupposeADefenceAndKeepSecrets) {
    const Odds seen = odds("storm", kAttacker);
    EXPECT_EQ(seen.title, "to storm");
    EXPECT_EQ(seen.rule, "3");
    EXPECT_EQ(seen.assumption, "supposing: to dig");
    ASSERT_EQ(seen.modifiers.size(), 1U);
    EXPECT_EQ(seen.modifiers[0].value, -1);
    EXPECT_EQ(seen.total_modifier, -1);
    EXPECT_EQ(seen.total_weight, 36U);
    ASSERT_EQ(seen.lines.size(), 2U);
    EXPECT_EQ(seen.lines[0].result, "not taken");
    EXPECT_EQ(seen.lines[0].weight, 26U);
    EXPECT_EQ(seen.lines[1].result, "taken");
    EXPECT_EQ(seen.lines[1].weight, 10U);
}

// He who knows of the guns sees -3: 11 or more, 3 of 36.
TEST_P(TableOfTest, OddsUseWhatTheViewerKnows) {
    const Odds seen = odds("storm", kDefender);
    EXPECT_EQ(seen.total_modifier, -3);
    ASSERT_EQ(seen.lines.size(), 2U);
    EXPECT_EQ(seen.lines[1].weight, 3U);
}

TEST_P(TableOfTest, OddsNeedDice) {
    const auto none = table.odds("wait", kAttacker, kEn);
    ASSERT_NE(mistake(none), nullptr);
    EXPECT_EQ(mistake(none)->text(), "this action leads to no dice");
    const auto illegal = table.odds("dig", kAttacker, kEn);
    ASSERT_NE(mistake(illegal), nullptr);
    EXPECT_EQ(mistake(illegal)->text(), "1: Not now.");
    EXPECT_EQ(table.actor(), Actor::of(kAttacker));
}

}  // namespace
}  // namespace levee::engine
