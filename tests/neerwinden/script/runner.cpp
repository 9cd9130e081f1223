#include "neerwinden/script/runner.h"

#include "engine/text/verb_words.h"
#include "games/neerwinden/reflection.h"
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/text.h"
#include "games/neerwinden/verbs.h"
#include "games/neerwinden/wire.h"
#include "neerwinden/script/words.h"

namespace levee::neerwinden {

// What a script asks of a fact by the names of its members; the rest is in the table of facts.
BOOST_DESCRIBE_STRUCT(Event, (), (side, unit, commander, formation, order, hex, from, secret))

}  // namespace levee::neerwinden

namespace levee::neerwinden::testing {
namespace {

class Runner final : public levee::testing::HexScript<Rules, ScriptNames, Counters> {
 public:
    Runner(std::string_view file, levee::testing::Outcome& outcome)
        : HexScript(rules(), ScriptNames{board()}, file, outcome, empty_position(board(), {}),
                    "a segment") {}

 private:
    // ------------------------------------------------------------------ the position

    bool prepare(const Words& w) override {
        if (w[0] == "scenario" && w.size() == 2)
            scenario(w[1]);
        else if (w[0] == "option" && w.size() == 2)
            option(w[1]);
        else
            return set_position<neerwinden::Position>(position_words(), w, options_);
        return true;
    }

    void scenario(std::string_view key) {
        for (std::size_t i = 0; i < board().scenarios.size(); ++i)
            if (board().scenarios[i].key == key) {
                options_.scenario = static_cast<std::uint8_t>(i);
                state_ = empty_position(board(), options_);
                return;
            }
        throw Stop{"there is no scenario " + std::string{key}};
    }

    void option(const std::string& word) {
        if (word == "secret-orders")
            options_.secret_orders = true;
        else if (word == "bidding")
            options_.bidding = true;
        else if (word == "set-up-by-hand")
            options_.automatic_set_up = false;
        else
            throw Stop{"an option is secret-orders, bidding or set-up-by-hand, not " + word};
        state_ = empty_position(board(), options_);
    }

    // ------------------------------------------------------------------ play

    std::vector<std::string> seats() const override {
        const bool swapped = state_.side_of_seat[0] == Side::Austrian;
        return swapped ? std::vector<std::string>{"Austrian", "French"}
                       : std::vector<std::string>{"French", "Austrian"};
    }

    bool plays(const Words& w) override {
        if (w[0] == "walk" && w.size() >= 2)
            walk(w);
        else if (w[0] == "finish" && w.size() == 3)
            finish("roll " + w[1] + " " + w[2]);
        else if (w[0] == "set-up-to" && w.size() == 2)
            set_up_to(w[1]);
        else
            return false;
        return true;
    }

    void walk(const Words& w) {
        for (std::size_t i = 1; i < w.size(); ++i) {
            carry_out("to " + w[i]);
            while (asks(state_) == Business::Reaction) carry_out("end reaction");
        }
    }

    // The result of a combat is worked out: everybody does the first thing he may, morale is rolled
    // like this, nobody reacts; until other dice or the next combat are asked for.
    void finish(const std::string& morale_roll) {
        for (int i = 0; i < 30; ++i) {
            if (awaits_dice(state_)) {
                if (state_.frames[state_.depth - 2U].business != Business::Damage) return;
                carry_out(morale_roll);
            } else if (asks(state_) == Business::Combat || asks(state_) == Business::None) {
                return;
            } else if (asks(state_) == Business::Reaction) {
                carry_out("end reaction");
            } else {
                carry_out(written(offers_of(state_)[0]));
            }
        }
        throw Stop{"the combat does not come to an end"};
    }
    // Everything before this piece is placed as in the automatic set-up of the scenario.
    void set_up_to(const std::string& who) {
        for (int i = 0; i < 80; ++i) {
            const Rules::Actions all = offers_of(state_);
            if (all.empty() || all[0].verb != Verb::Place) break;
            const Action next = all[0];
            const bool is_unit = next.unit != kNoUnit;
            if ((is_unit ? board().card(next.unit).name : board().card(next.commander).name) == who)
                return;
            for (const Placement& p : board().scenarios[state_.scenario].automatic)
                if (is_unit ? p.unit == next.unit : p.commander == next.commander)
                    carry_out(written(is_unit ? Action::place(p.unit, p.hex)
                                              : Action::place(p.commander, p.hex)));
            if (asks(state_) == Business::Facing) carry_out("face N");
        }
        throw Stop{"nobody asks for the place of " + who};
    }
    static Rules::Actions offers_of(const State& s) { return testing::offers(s); }

    // ------------------------------------------------------------------ expectations

    bool expects(const Words& w) override {
        if (expects_of_counters(w)) return true;
        if (w[0] == "tested" && w.size() == 2)
            expect_tested(w[1]);
        else if (w[0] == "formation" && w.size() == 3)
            expect_formation(w);
        else if (w[0] == "places" && w.size() >= 2)
            expect_places_to_set_up(w);
        else if (w[0] == "vp" && (w.size() == 2 || w.size() == 3))
            expect_points(w);
        else if (w[0] == "modifiers" && w.size() == 2)
            expect_modifiers(number_of(w[1]));
        else if (w[0] == "final" && w.size() == 2)
            expect_final(number_of(w[1]));
        else if (w[0] == "control" && w.size() == 3)
            check(state_.control[star_of(w[1])] == control_of(w[2]),
                  "not " + w[2] + " controls " + w[1]);
        else if (w[0] == "order" && w.size() == 3)
            same(std::string{spelled::kOrders[static_cast<std::size_t>(
                     state_.formations[formation_of(w[1])].order)]},
                 (order_of(w[2]), w[2]), "the order of " + w[1]);
        else
            return expects_of_map(w);
        return true;
    }

    bool expects_of_map(const Words& w) {
        if (expects_of_hexes<Side>(w, side_of_word, [&](HexId hex, Side side) {
                return in_zoc_of(state_, hex, side);
            }))
            return true;
        if (w[0] == "reserve" && w.size() == 3) {
            same(std::to_string(board().card(formation_of(w[1])).reserve), w[2],
                 "on the marker of " + w[1]);
        } else {
            return false;
        }
        return true;
    }

    std::optional<int> figure(UnitId id, const std::string& word) override {
        if (word == "losses") return state_.units[id].losses;
        if (word == "strength") return strength(board(), state_, id);
        if (word == "morale") return morale(board(), state_, id);
        if (word == "points") return movement_points(board(), state_, id, false);
        return {};
    }
    std::optional<std::string> now(UnitId id, const std::string& word) const override {
        if (!place_in(spelled::kLevels, word)) return {};
        return std::string(spelled::kLevels[static_cast<std::size_t>(state_.units[id].level)]);
    }
    std::optional<bool> is(UnitId id, const std::string& word) const override {
        if (word == "destroyed") return state_.units[id].status == Status::Gone;
        if (word == "off") return state_.units[id].status == Status::Beyond;
        if (word == "commanded") return !state_.no_command.has(id);
        if (word == "non-commanded") return state_.no_command.has(id);
        if (word == "harnessed") return state_.harnessed.has(id);
        if (word == "unharnessed") return !state_.harnessed.has(id);
        if (word == "surrounded") return surrounded(board(), state_, id);
        if (word == "not-surrounded") return !surrounded(board(), state_, id);
        if (word == "free-of-duty") return !has_offensive_duty(board(), state_, id);
        return {};
    }

    std::optional<bool> is(CommanderId id, const std::string& word) const override {
        const Commander& c = state_.commanders[id];
        if (word == "replaced") return c.replacement;
        if (word == "in" || word == "office") return !c.replacement;
        if (word == "off") return c.status == Status::Beyond;
        return {};
    }
    std::optional<int> figure(CommanderId id, const std::string& word) override {
        if (word == "command") return command_value(board(), state_, id);
        if (word == "tactical") return tactical_value(board(), state_, id);
        if (word == "morale") return morale_bonus(board(), state_, id);
        return {};
    }

    // 7: for whom the dice are awaited.
    void expect_tested(const std::string& who) {
        std::string is = "nobody";
        if (awaits_dice(state_) && state_.depth >= 2) {
            const Frame& below = state_.frames[state_.depth - 2U];
            if (below.business == Business::CommanderTest) is = board().card(below.commander).name;
        }
        const std::string wanted = who == "nobody" ? who : board().card(commander_of(who)).name;
        same(is, wanted, "tested");
    }

    void expect_formation(const Words& w) {
        constexpr std::array<std::string_view, 5> kStatus{"not-in-play", "to-place", "on-map",
                                                          "beyond", "gone"};
        const auto wanted = place_in(kStatus, w[2]);
        if (!wanted) throw Stop{"units are on-map, to-place, not-in-play, beyond or gone"};
        for (const UnitId u : board().card(formation_of(w[1])).units)
            check(state_.units[u].status == static_cast<Status>(*wanted),
                  board().card(u).name + " is not " + w[2]);
    }

    // 8.1: where the next piece may stand.
    void expect_places_to_set_up(const Words& w) {
        std::vector<std::string> wanted;
        for (std::size_t i = 1; i < w.size(); ++i) add_hexes(w[i], wanted);
        expect_places(std::move(wanted), [](const Action& a) { return a.verb == Verb::Place; });
    }

    void expect_points(const Words& w) {
        const int wanted = read_as(w, [](Arguments& a) { return victory_points_in(a); });
        check(state_.vp == wanted, "the marker is on " + std::to_string(state_.vp) + ", not on " +
                                       std::to_string(wanted) + " (French above 0)");
    }

    // The last roll with its modifiers, as it was looked up in a table.
    void expect_final(int wanted) {
        std::string final = "none";
        for (const Event& e : story_)
            if (e.fact == Fact::Result) final = std::to_string(e.a);
        same(final, std::to_string(wanted), "the final roll");
    }

    void expect_modifiers(int wanted) {
        int sum = 0;
        std::string list;
        for (const Event& e : events_) {
            if (e.fact != Fact::Modifier) continue;
            sum += e.a;
            list +=
                " [" +
                (e.sentence == nullptr ? std::string{} : engine::filled(e.sentence->en, e.a, e.b)) +
                " " + std::to_string(e.a) + "]";
        }
        check(sum == wanted, "the modifiers add up to " + std::to_string(sum) + ", not " +
                                 std::to_string(wanted) + ":" + list);
    }

    Options options_{};
};

}  // namespace

levee::testing::Outcome run_case(const levee::testing::Case& one, std::string_view file) {
    return levee::testing::run_case<Runner>(one, file);
}

}  // namespace levee::neerwinden::testing
