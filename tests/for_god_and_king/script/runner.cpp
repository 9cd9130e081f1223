#include "for_god_and_king/script/runner.h"

#include <array>

#include "engine/text/verb_words.h"
#include "for_god_and_king/support/combat.h"
#include "games/for_god_and_king/position_words.h"
#include "games/for_god_and_king/reflection.h"
#include "games/for_god_and_king/text.h"
#include "games/for_god_and_king/verbs.h"
#include "support/game_script.h"
#include "support/script_words.h"

namespace levee::fgfk {

// What a script asks of a fact by the names of its members; the rest is in the table of facts.
BOOST_DESCRIBE_STRUCT(Report, (), (side, general, force, event, area, from, secret))

}  // namespace levee::fgfk

namespace levee::fgfk::testing {
namespace {

using levee::testing::place_in;
using levee::testing::Stop;
using levee::testing::Words;

// Generals by their names as well as by their keys.
using ScriptNames =
    levee::testing::PrintedNames<Names, levee::testing::Printed<GeneralId, &Board::generals>>;

template <class Read>
auto read_as(const std::string& word, Read read) {
    return levee::testing::read_as(Words{word}, read);
}

class Runner final : public levee::testing::GameScript<Rules, ScriptNames> {
 public:
    Runner(std::string_view file, levee::testing::Outcome& outcome)
        : GameScript(rules(), ScriptNames{board()}, file, outcome, blank_position(board()),
                     "operations") {}

 private:
    // A word of this game and how many words it stands with, itself included.
    struct Known {
        std::string_view word;
        std::size_t least;
        std::size_t most;
        void (Runner::*work)(const Words&);
    };
    template <std::size_t N>
    bool carried_out(const Known (&list)[N], const Words& w) {
        for (const Known& known : list) {
            if (known.word != w[0] || w.size() < known.least || w.size() > known.most) continue;
            (this->*known.work)(w);
            return true;
        }
        return false;
    }

    static constexpr std::size_t kAny = 99;

    // ------------------------------------------------------------------ the position

    bool prepare(const Words& w) override {
        static constexpr Known kWords[]{
            {"quiet", 1, 1, &Runner::be_quiet},
            {"fresh", 1, 1, &Runner::be_fresh},
        };
        return carried_out(kWords, w) || set_position<Position>(position_words(), w);
    }

    void be_quiet(const Words& /*w*/) {
        for (const Event e : {Event::E3, Event::E4, Event::E6}) state_.hand[index(e)] = 0;
        put(state_, "SAV", "Vergnes");
        put(state_, "MAI", "Lyrot");
    }
    void be_fresh(const Words& /*w*/) {
        for (std::size_t i = 0; i < kIncidents; ++i) state_.cup[i] = board().incidents[i].count;
        state_.bressuire_seen = false;
        state_.thouars_seen = false;
    }
    // ------------------------------------------------------------------ play

    // What makes the position may also be said later on, except for what begins play.
    bool plays(const Words& w) override {
        static constexpr Known kWords[]{
            {"set-off", 2, 3, &Runner::set_off}, {"enter", 3, 4, &Runner::enter},
            {"weigh", 1, 1, &Runner::weigh},     {"fight", 3, 3, &Runner::fight},
            {"finish", 1, 1, &Runner::finish},   {"battle", 3, 4, &Runner::battle},
            {"attack", 5, 6, &Runner::attack},
        };
        if (carried_out(kWords, w)) return true;
        return prepare(w);
    }

    void apply(const Action& a) { carry_out(written(a)); }
    bool on(Business what) const { return business(state_) == what; }
    bool on_any(std::initializer_list<Business> all) const {
        return std::find(all.begin(), all.end(), business(state_)) != all.end();
    }

    void set_off(const Words& w) {
        const int dice = w.size() == 3 ? number_of(w[2]) : 7;
        apply(Action::of(Verb::Activate, area_of(w[1])));
        if (on(Business::Preempt)) apply(decline());
        if (on(Business::Gather) && offered(state_, take_all())) apply(take_all());
        if (on(Business::Gather)) apply(go());
        if (awaits_fate(state_)) apply(roll(dice / 2, dice - dice / 2));
    }
    void enter(const Words& w) {
        set_off(w.size() == 4 ? Words{"set-off", w[1], w[3]} : Words{"set-off", w[1]});
        apply(Action::of(Verb::To, area_of(w[2])));
    }
    void weigh(const Words& /*w*/) {
        while (on(Business::Guns)) apply(done());
        apply(resolve());
    }
    void fight(const Words& w) {
        weigh(w);
        apply(roll(number_of(w[1]), number_of(w[2])));
    }
    void finish(const Words& /*w*/) {
        while (!awaits_fate(state_)) {
            if (on(Business::Pursuit))
                apply(decline());
            else if (on_any({Business::Retreat, Business::Losses, Business::Displace}))
                apply(testing::offers(state_)[0]);
            else
                return;
        }
    }
    void battle(const Words& w) {
        const int others = w.size() == 4 ? number_of(w[3]) : 6;
        const Action dice = roll(number_of(w[1]), number_of(w[2]));
        for (;;) {
            if (awaits_fate(state_)) {
                const int asked = dice_asked();
                const bool combat = asked > 0 && below_top(state_).business == Business::Combat;
                apply(asked == 0   ? testing::offers(state_)[0]
                      : combat     ? dice
                      : asked == 2 ? roll(others, others)
                                   : roll(others));
            } else if (on_any({Business::Guns, Business::Combat, Business::Losses,
                               Business::Retreat, Business::Displace, Business::Pursuit})) {
                apply(rules().assumed(state_));
            } else {
                return;
            }
        }
    }
    void attack(const Words& w) {
        enter({"enter", w[1], w[2], "12"});
        if (on(Business::Entry)) apply(decline());
        Words dice{"battle", w[3], w[4]};
        if (w.size() == 6) dice.push_back(w[5]);
        battle(dice);
    }

    std::vector<std::string> seats() const override { return {"Republican", "Vendéen"}; }

    // ------------------------------------------------------------------ expectations

    bool expects(const Words& w) override {
        static constexpr Known kWords[]{
            {"general", 3, 3, &Runner::expect_general},
            {"points", 4, 4, &Runner::expect_points},
            {"on-map", 3, 3, &Runner::expect_on_map},
            {"to-place", 3, 3, &Runner::expect_to_place},
            {"places", 3, kAny, &Runner::expect_places},
            {"hand", 3, 3, &Runner::expect_hand},
            {"cup", 3, 3, &Runner::expect_cup},
            {"left", 2, 2, &Runner::expect_left},
            {"column", 2, 2, &Runner::expect_column},
            {"modifier", 2, 2, &Runner::expect_modifier},
            {"result", 2, 2, &Runner::expect_result},
            {"lost", 3, 3, &Runner::expect_lost},
            {"way", 3, kAny, &Runner::expect_way},
            {"morale", 3, 3, &Runner::expect_morale},
            {"arms", 3, 4, &Runner::expect_arms},
            {"victory-points", 3, 3, &Runner::expect_victory_points},
            {"controlled", 3, 3, &Runner::expect_controlled},
            {"dice", 2, 3, &Runner::expect_dice},
            {"supplied", 3, 3, &Runner::expect_supplied},
            {"stack", 3, 3, &Runner::expect_stack},
            {"seen", 4, kAny, &Runner::expect_seen},
        };
        if (w[0] == "not" && w.size() == 4 && w[1] == "controlled") {
            check(!is_controlled(w[2], w[3]), w[2] + " is controlled");
            return true;
        }
        if (w[0] == "not" && w.size() == 4 && w[1] == "supplied") {
            check(!is_supplied(w[2], w[3]), w[2] + " is supplied in " + w[3]);
            return true;
        }
        return carried_out(kWords, w);
    }

    // Another expectation, of the position as this side sees it.
    void expect_seen(const Words& w) {
        const State all = state_;
        state_ = rules().view(state_, seat_of(side_of_word(w[1])));
        const bool known = expects(Words(w.begin() + 2, w.end()));
        state_ = all;
        if (!known) throw Stop{"nothing is known of \"" + w[2] + "\""};
    }
    void expect_stack(const Words& w) {
        check(state_.present[index(side_of_word(w[1]))].has(area_of(w[2])), "no stack in " + w[2]);
    }

    // A number, or one with < <= > >= before it.
    void same_number(int is, const std::string& wanted, const std::string& what) {
        const std::size_t digits = wanted.find_first_not_of("<>=");
        const std::string compare = wanted.substr(0, digits);
        const int n = number_of(digits == wanted.npos ? wanted : wanted.substr(digits));
        const bool holds = compare.empty()   ? is == n
                           : compare == "<"  ? is < n
                           : compare == "<=" ? is <= n
                           : compare == ">"  ? is > n
                                             : is >= n;
        check(holds, what + ": " + std::to_string(is) + ", not " + wanted);
    }

    void expect_general(const Words& w) {
        const General& g = state_.generals[general_of(w[1])];
        if (w[2] == "on-map") return check(g.post == Post::OnMap, w[1] + " is off the map");
        if (w[2] == "off-map") return check(g.at == kNoArea, w[1] + " is in " + key(g.at));
        const std::string is = g.post == Post::OnMap
                                   ? key(g.at)
                                   : std::string{spelled::kPosts[static_cast<std::size_t>(g.post)]};
        same(is, w[2], w[1]);
    }
    void expect_points(const Words& w) {
        const AreaId area = area_of(w[3]);
        const bool all = w[2] == "Republican" || w[2] == "Vendéen";
        same_number(all ? points_at(state_, area, side_of_word(w[2]))
                        : state_.points[area][index(force_of(w[2]))],
                    w[1], w[2] + " in " + w[3]);
    }
    void expect_on_map(const Words& w) {
        same_number(state_.on_map[index(force_of(w[2]))], w[1], w[2] + " on the map");
    }
    void expect_to_place(const Words& w) {
        same_number(state_.pool[index(force_of(w[2]))], w[1], w[2] + " to be placed");
    }
    void expect_places(const Words& w) {
        const auto force = place_in(kForcesWritten, w[1]);
        const GeneralId general = force ? kNoGeneral : general_of(w[1]);
        AreaSet is;
        for (const Action& a : testing::offers(state_)) {
            if (a.verb != Verb::Place) continue;
            if (force ? a.has_force() && index(a.force) == *force : a.general == general)
                is.add(a.area);
        }
        AreaSet wanted;
        for (std::size_t i = 2; i < w.size() && w[2] != "nowhere"; ++i) wanted.add(area_of(w[i]));
        std::string names;
        for (const AreaId area : is) names += " " + key(area);
        check(is == wanted, w[1] + " may be placed in" + (names.empty() ? " no area" : names));
    }
    void expect_hand(const Words& w) {
        same_number(state_.hand[event_of(w[2])], w[1], w[2] + " in hand");
    }
    void expect_cup(const Words& w) {
        same_number(state_.cup[incident_of(w[2])], w[1], w[2] + " in the cup");
    }
    void expect_left(const Words& w) {
        const int half = half_left(state_);
        same(std::to_string(half / 2) + (half % 2 != 0 ? ".5" : ""), w[1], "points left");
    }
    void expect_column(const Words& w) { same(column(state_), w[1], "the column"); }
    void expect_modifier(const Words& w) { same_number(modifier(state_), w[1], "the modifier"); }

    static std::string named(const CombatResult& r) {
        return std::string{r.attacker_loses ? "A" : "D"} + (r.rout ? "D" : "R") +
               std::to_string(r.areas) + "-" + std::to_string(r.percent);
    }
    // AR2-40; ? stands for any letter, a * at the end for the rest.
    void expect_result(const Words& w) {
        std::string is = "none";
        for (const Report& r : story_)
            if (r.fact == Fact::Result) is = named(result_of(r.a));
        bool holds = w[1].ends_with('*') ? is.size() + 1 >= w[1].size() : is.size() == w[1].size();
        for (std::size_t i = 0; holds && i < w[1].size() && w[1][i] != '*'; ++i)
            holds = w[1][i] == '?' || w[1][i] == is[i];
        check(holds, "the result: " + is + ", not " + w[1]);
    }
    void expect_lost(const Words& w) {
        int lost = 0;
        for (const Report& r : story_) {
            if (r.fact == Fact::CombatBegan) lost = 0;
            if (r.fact == Fact::LostPoints && r.side == side_of_word(w[1])) lost += r.a;
        }
        same_number(lost, w[2], "points lost");
    }
    // The areas of all retreats; "..." at the end: and on.
    void expect_way(const Words& w) {
        Words is;
        for (const Report& r : story_)
            if (r.fact == Fact::Retreated && r.side == side_of_word(w[1]))
                is.push_back(key(r.area));
        Words wanted(w.begin() + 2, w.end());
        std::string names;
        for (const std::string& area : is) names += " " + area;
        if (wanted.back() == "...") {
            wanted.pop_back();
            is.resize(std::min(is.size(), wanted.size()));
        }
        check(is == wanted, "the way:" + (names.empty() ? " none" : names));
    }
    void expect_morale(const Words& w) {
        same_number(morale(state_, side_of_word(w[1])), w[2], "morale");
    }
    void expect_arms(const Words& w) {
        if (w.size() == 3) return same_number(state_.arms[arms_of(w[1])], w[2], "arms and powder");
        for (std::size_t i = 0; i < state_.arms.size(); ++i)
            same_number(state_.arms[i], w[i + 1],
                        "arms and powder of " + std::string{spelled::kArms[i]});
    }
    void expect_victory_points(const Words& w) {
        same_number(rules().victory_points(state_, side_of_word(w[1])), w[2], "victory points");
    }
    bool is_controlled(const std::string& area, const std::string& side) const {
        return controlled(board(), state_, area_of(area), side_of_word(side));
    }
    void expect_controlled(const Words& w) {
        check(is_controlled(w[1], w[2]), w[1] + " is not controlled");
    }
    bool is_supplied(const std::string& force, const std::string& area) const {
        const Army army = board().card(force_of(force)).army;
        return supplied(board(), state_, army, area_of(area), false);
    }
    void expect_supplied(const Words& w) {
        check(is_supplied(w[1], w[2]), w[1] + " is not supplied in " + w[2]);
    }
    int dice_asked() const {
        return awaits_fate(state_) && top(state_).step == kDice ? top(state_).number : 0;
    }
    // How many, and whose business asked for them.
    void expect_dice(const Words& w) {
        same_number(dice_asked(), w[1], "dice asked for");
        if (w.size() == 2) return;
        const Business wanted = business_of(w[2]);
        check(state_.depth > 1 && below_top(state_).business == wanted,
              "the dice are not asked for by " + w[2]);
    }

    // ------------------------------------------------------------------ words

    static AreaId area_of(const std::string& word) {
        return read_as(word, [](Arguments& a) { return area_in(board(), a, 0); });
    }
    static GeneralId general_of(const std::string& word) {
        return read_as(word, [](Arguments& a) { return general_in(board(), a, 0); });
    }
    static Force force_of(const std::string& word) {
        return read_as(word, [](Arguments& a) { return force_in(a, 0); });
    }
    static Side side_of_word(const std::string& word) {
        return read_as(word, [](Arguments& a) { return side_in(a, 0); });
    }
    static std::size_t arms_of(const std::string& word) {
        return read_as(word, [](Arguments& a) { return arms_in(a, 0); });
    }
    static std::size_t incident_of(const std::string& word) {
        return read_as(word, [](Arguments& a) { return incident_in(a, 0); });
    }
    static std::size_t event_of(const std::string& word) {
        return read_as(word, [](Arguments& a) { return event_in(a, 0); });
    }
    static Business business_of(const std::string& word) {
        for (const auto& one : engine::json::detail::enum_names<Business>())
            if (one.name == levee::testing::folded(word)) return static_cast<Business>(one.value);
        throw Stop{"no business is called " + word};
    }
};

}  // namespace

levee::testing::Outcome run_case(const levee::testing::Case& one, std::string_view file) {
    return levee::testing::run_case<Runner>(one, file);
}

}  // namespace levee::fgfk::testing
