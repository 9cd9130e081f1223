#include "wissembourg_spicheren/script/runner.h"

#include "engine/text/verb_words.h"
#include "games/wissembourg_spicheren/reflection.h"
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/text.h"
#include "games/wissembourg_spicheren/verbs.h"
#include "games/wissembourg_spicheren/wire.h"
#include "wissembourg_spicheren/script/words.h"

namespace levee::wissembourg_spicheren {

// What a script asks of a fact by the names of its members; the rest is in the table of facts.
BOOST_DESCRIBE_STRUCT(Event, (),
                      (side, unit, other, commander, formation, marker, hex, from, secret))

}  // namespace levee::wissembourg_spicheren

namespace levee::wissembourg_spicheren::testing {
namespace {

constexpr std::array<std::string_view, 4> kLetters{"-", "T", "D", "D+1"};

class Runner final : public levee::testing::HexScript<Rules, ScriptNames, Counters> {
 public:
    Runner(std::string_view file, levee::testing::Outcome& outcome)
        : HexScript(rules(), ScriptNames{board()}, file, outcome, empty_position(board(), {}),
                    "a step of an activation") {}

 private:
    // ------------------------------------------------------------------ the position

    bool prepare(const Words& w) override {
        if (w[0] == "battle" && w.size() == 2)
            battle(w[1]);
        else if (w[0] == "variation" && w.size() == 2)
            variation(w[1]);
        else if (w[0] == "option" && w.size() == 2)
            option(w[1]);
        else
            return set_position<wissembourg_spicheren::Position>(position_words(), w, options_);
        return true;
    }

    void battle(std::string_view key) {
        for (std::size_t i = 0; i < kBattles; ++i)
            if (board().battles[i].key == key) {
                options_.battle = static_cast<BattleId>(i);
                state_ = empty_position(board(), options_);
                return;
            }
        throw Stop{"there is no battle " + std::string{key}};
    }

    void variation(std::string_view word) {
        constexpr std::array<std::string_view, 3> kWords{"frossard-early", "castagny", "wolff"};
        const auto place = place_in(kWords, word);
        if (!place) throw Stop{"a variation is frossard-early, castagny or wolff"};
        options_.variations =
            static_cast<Variations>(options_.variations | (1U << static_cast<unsigned>(*place)));
        state_ = empty_position(board(), options_);
    }

    void option(const std::string& word) {
        if (word != "set-up-by-hand") throw Stop{"an option is set-up-by-hand, not " + word};
        options_.automatic_set_up = false;
    }

    // ------------------------------------------------------------------ play

    std::vector<std::string> seats() const override { return {"French", "German"}; }

    bool plays(const Words& w) override {
        if (w[0] == "walk" && w.size() >= 2)
            for (std::size_t i = 1; i < w.size(); ++i) carry_out("to " + w[i]);
        else if (w[0] == "finish" && w.size() == 2)
            finish(w[1]);
        else
            return false;
        return true;
    }

    // What has been begun is worked out: everybody does the first thing he may and dice show this,
    // until a unit, a battery or an attack can be chosen again.
    void finish(const std::string& die) {
        for (int i = 0; i < 60; ++i) {
            if (awaits_dice(state_)) {
                const bool two = rules().chance(state_).count == 2;
                if (rules().chance(state_).kind == engine::Chance::Kind::Pick) return;
                carry_out("roll " + die + (two ? " " + die : ""));
                continue;
            }
            switch (asks(state_)) {
                case Business::None:
                case Business::Turn:
                case Business::Chiefs:
                case Business::Operations:
                case Business::Activation:
                case Business::Barrage:
                case Business::Movement:
                case Business::Combat:
                    return;
                default:
                    carry_out(written(testing::offers(state_)[0]));
            }
        }
        throw Stop{"this does not come to an end"};
    }

    // ------------------------------------------------------------------ expectations

    bool expects(const Words& w) override {
        if (expects_of_counters(w)) return true;
        if (w[0] == "formation" && w.size() >= 3)
            expect_formation(w);
        else if (w[0] == "vp" && w.size() == 3)
            same(std::to_string(state_.vp[index(side_of_word(w[1]))]), w[2], "points of " + w[1]);
        else if (w[0] == "control" && w.size() == 3)
            expect_control(w);
        else if (w[0] == "cup")
            expect_cup(w);
        else if (w[0] == "victory" && w.size() >= 2)
            expect_victory(w);
        else if (w[0] == "places" && w.size() >= 2)
            expect_places({w.begin() + 1, w.end()},
                          [](const Action& a) { return a.hex != kNoHex; });
        else
            return expects_of_rolls(w) || expects_of_map(w);
        return true;
    }

    bool expects_of_rolls(const Words& w) {
        if (w[0] == "modifiers" && w.size() == 2)
            expect_sum(Fact::Modifier, w[1]);
        else if (w[0] == "shifts" && w.size() == 2)
            expect_sum(Fact::Shift, w[1]);
        else if (w[0] == "column" && w.size() == 2)
            same(last_number(Fact::Column), w[1], "the column");
        else if (w[0] == "result" && w.size() == 2)
            expect_result(w[1]);
        else if (w[0] == "tested" && w.size() == 2)
            expect_tested(w[1]);
        else
            return false;
        return true;
    }

    bool expects_of_map(const Words& w) {
        const bool no = w[0] == "no";
        const std::size_t at = no ? 1 : 0;
        if (expects_of_hexes<Side>(w, side_of_word, [&](HexId hex, Side side) {
                return in_zoc_of(state_, hex, side);
            }))
            return true;
        if (w.size() == at + 3 && w[at] == "sight") {
            check(line_of_sight(board(), state_, hex_of(w[at + 1]), hex_of(w[at + 2])) != no,
                  w[at + 2] + (no ? " is in sight of " : " is not in sight of ") + w[at + 1]);
        } else if (w.size() == at + 3 && w[at] == "range") {
            check(in_range(board(), state_, commander_of(w[at + 1]), hex_of(w[at + 2])) != no,
                  w[at + 2] + (no ? " is within range of " : " is out of range of ") + w[at + 1]);
        } else if (w.size() == 3 && w[0] == "protection") {
            same(std::to_string(protection(board(), state_, hex_of(w[1]))), w[2],
                 "the protection of " + w[1]);
        } else if (w.size() == at + 2 && w[at] == "line-of-retreat") {
            check(has_line_of_retreat(board(), state_, unit_of(w[at + 1])) != no,
                  w[at + 1] + (no ? " has a line of retreat" : " has no line of retreat"));
        } else {
            return false;
        }
        return true;
    }

    std::optional<int> figure(UnitId id, const std::string& word) override {
        if (word == "losses") return state_.units[id].losses;
        if (word == "value") return combat_value(board(), state_, id);
        if (word == "morale") return morale_now(board(), state_, id, false);
        if (word == "rally") return morale_now(board(), state_, id, true);
        return {};
    }
    std::optional<bool> is(UnitId id, const std::string& word) const override {
        const Unit& unit = state_.units[id];
        if (word == "good") return unit.status == Status::OnMap && !unit.disorganised;
        if (word == "disorganised") return unit.disorganised;
        if (word == "lost") return unit.status == Status::Lost;
        if (word == "left") return unit.status == Status::Left;
        if (word == "to-come") return unit.status == Status::ToCome;
        if (word == "away") return unit.status == Status::NotInPlay;
        if (word == "commanded") return state_.commanded.has(id);
        if (word == "out-of-command") return !state_.commanded.has(id);
        if (word == "scored") return state_.scored.has(id);
        if (word == "not-scored") return !state_.scored.has(id);
        return {};
    }

    std::optional<int> figure(CommanderId id, const std::string& word) override {
        if (word == "command") return command_value(board(), state_, id);
        if (word == "bonus") return combat_bonus(board(), state_, id);
        if (word == "inertia") return inertia(board(), state_, id);
        if (word == "initiative") return initiative_bonus(board(), state_, id);
        return {};
    }
    std::optional<bool> is(CommanderId id, const std::string& word) const override {
        const Commander& c = state_.commanders[id];
        if (word == "replaced") return c.replaced;
        if (word == "in-office") return !c.replaced;
        if (word == "lost") return c.status == Status::Lost;
        if (word == "left") return c.status == Status::Left;
        if (word == "to-come") return c.status == Status::ToCome;
        if (word == "out-of-command") return c.out_of_command;
        if (word == "in-command") return !c.out_of_command;
        if (word == "failed") return c.failed;
        return {};
    }

    void expect_formation(const Words& w) {
        const FormationId id = formation_of(w[1]);
        const Formation& f = state_.formations[id];
        for (std::size_t i = 2; i < w.size(); ++i) {
            if (w[i] == "losses" || w[i] == "delays") {
                const int number = w[i] == "losses" ? f.losses : f.delays;
                const std::string what = w[1] + ", " + w[i];
                if (++i == w.size()) throw Stop{what + " wants a number"};
                same(std::to_string(number), w[i], what);
            } else if (w[i] == "demoralised" || w[i] == "steady") {
                check(f.demoralised == (w[i] == "demoralised"), w[1] + " is not " + w[i]);
            } else if (w[i] == "activated" || w[i] == "waiting") {
                check(f.activated == (w[i] == "activated"), w[1] + " is not " + w[i]);
            } else if (w[i] == "active") {
                check(state_.active.has(id), w[1] + " is not active");
            } else {
                throw Stop{"a formation is demoralised, steady, activated, waiting or active"};
            }
        }
    }

    void expect_control(const Words& w) {
        const HexId hex = hex_of(w[1]);
        const Battle& map = board().battle(state_.battle);
        const std::uint8_t objective = map.objective_at[hex.raw];
        if (objective >= map.objectives.size()) throw Stop{w[1] + " is no objective"};
        std::size_t place = 0;
        for (const HexId x : map.objectives[objective].hexes) {
            if (x == hex) break;
            ++place;
        }
        const auto is = static_cast<std::size_t>(state_.control[objective][place]);
        same(std::string{spelled::kControls[is]}, w[2], "who controls " + w[1]);
    }

    void expect_cup(const Words& w) {
        MarkerSet wanted;
        for (std::size_t i = 1; i < w.size(); ++i) wanted.add(marker_of(w[i]));
        std::string is;
        for (const MarkerId m : state_.cup) is += " " + board().card(m).key;
        check(state_.cup == wanted, "the cup holds" + is);
    }

    void expect_victory(const Words& w) {
        constexpr std::array<std::string_view, 5> kVictories{"none", "draw", "tactical",
                                                             "operational", "strategic"};
        same(std::string{kVictories[static_cast<std::size_t>(state_.victory)]}, w[1],
             "the victory");
        if (w.size() > 2) check(state_.winner == side_of_word(w[2]), w[2] + " have not won");
    }

    // Of the last roll, as it was told before the dice.
    void expect_sum(Fact kind, const std::string& wanted) {
        int sum = 0;
        bool rolled = false;  // what was told before a roll is over with the next thing told
        std::string list;
        for (const Event& e : story_) {
            const bool counts = e.fact == Fact::Modifier || e.fact == Fact::Shift;
            if (rolled && (counts || e.fact == Fact::Column)) {
                sum = 0;
                list.clear();
            }
            if (counts || e.fact == Fact::Column) rolled = false;
            if (e.fact == Fact::Rolled) rolled = true;
            if (e.fact != kind) continue;
            sum += e.a;
            list += " [" + (e.sentence == nullptr ? std::string{} : std::string{e.sentence->en}) +
                    " " + std::to_string(e.a) + "]";
        }
        check(sum == number_of(wanted),
              "the sum is " + std::to_string(sum) + ", not " + wanted + ":" + list);
    }

    std::string last_number(Fact fact) const {
        std::string number = "none";
        for (const Event& e : story_)
            if (e.fact == fact) number = std::to_string(e.a);
        return number;
    }

    void expect_result(const std::string& wanted) {
        std::string is = "none";
        for (const Event& e : story_)
            if (e.fact == Fact::Result) is = kLetters[static_cast<std::size_t>(e.a)];
        same(is, wanted, "the result");
    }

    // For whom dice are awaited.
    void expect_tested(const std::string& who) {
        std::string is = "nobody";
        if (awaits_dice(state_) && state_.depth >= 2) {
            const Frame& below = state_.frames[state_.depth - 2U];
            switch (below.business) {
                case Business::Damage:
                case Business::Rally:
                case Business::Shot:
                    is = board().card(below.unit).name;
                    break;
                case Business::Chiefs:
                case Business::Mortality:
                    is = board().card(below.commander).name;
                    break;
                case Business::Activation:
                    is = board().card(board().formations[below.number].hq).name;
                    break;
                default:
                    is = "somebody";
            }
        }
        const bool unit = static_cast<bool>(engine::notation::find(board().units, who));
        const std::string wanted = who == "nobody" ? who
                                   : unit          ? board().card(unit_of(who)).name
                                                   : board().card(commander_of(who)).name;
        same(is, wanted, "tested");
    }

    Options options_{};
};

}  // namespace

levee::testing::Outcome run_case(const levee::testing::Case& one, std::string_view file) {
    return levee::testing::run_case<Runner>(one, file);
}

}  // namespace levee::wissembourg_spicheren::testing
