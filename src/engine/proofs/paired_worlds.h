#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/proofs/playout.h"
#include "engine/tables/table_of.h"

// Secrets over time. A viewer who cannot tell two worlds apart watches both being played on alike.
// Whatever he is told, shown or sees asked must be the same in both until a rule lays something
// open; and what a rule lays open is told in a fact that says so (Module::discloses). So whether
// somebody is asked, and when, must not depend on what is hidden.
//
// What a player does unseen is not a moment for the viewer: the other side may do so many things of
// that kind as it likes before the viewer sees something.
namespace levee::engine {

struct PairReport {
    std::uint64_t pairs = 0;    // that differ in something hidden
    std::uint64_t moments = 0;  // that were compared
    std::uint64_t unseen = 0;   // decisions of which the viewer saw nothing
    // Pairs that were given up: a rule laid open in what they differ (by the fact that told it), or
    // the other side cannot do alike in the other world.
    std::map<std::string, std::uint64_t> parted{};
    std::vector<std::string> violations{};
};

template <ModuleOf Module>
class PairedWorlds {
 public:
    using Rules = typename Module::Rules;
    using State = typename Rules::State;
    using Action = typename Rules::Action;
    using Actions = typename Rules::Actions;

    PairedWorlds(const Rules& rules, std::uint64_t seed) : rules_(rules), random_(seed) {}

    // Games at random; pairs begin at every `every`-th position, for each viewer, until there are
    // `pairs` of them.
    PairReport check(const State& opening, std::uint64_t pairs, std::uint64_t every) {
        Random random(random_.next());
        while (report_.pairs < pairs) {
            const std::uint64_t before = report_.pairs;
            random_play(
                rules_, [&] { return opening; }, kDecisions, random,
                [](const State&) { return std::uint64_t{0}; },
                [&](const Step<Rules>& step) {
                    if (step.actor.is_over() || !step.action || report_.pairs >= pairs) return;
                    if (step.decision % every == 0) watch_all(step.state, step.decision);
                });
            if (report_.pairs == before) break;  // nothing is ever hidden
        }
        return std::move(report_);
    }

 private:
    static constexpr std::uint64_t kDecisions = 4000;
    static constexpr int kLongestPair = 60;
    static constexpr std::size_t kMostUnseen = 12;
    static constexpr int kMostTried = 600;
    static constexpr std::size_t kMostViolations = 20;

    struct Line {
        std::string text;
        bool discloses = false;
    };
    struct Moment {
        State state;
        std::vector<Line> told;
    };
    struct Difference {
        bool any = false;
        bool laid_open = false;
        std::string here;
        std::string there;
    };

    void watch_all(const State& state, std::uint64_t decision) {
        for (int i = 0; i <= rules_.seats(state); ++i) {
            const bool last = i == rules_.seats(state);
            viewer_ = last ? kSpectator : SeatId{static_cast<std::uint8_t>(i)};
            State twin = rules_.resample(state, viewer_, random_);
            if (twin == state || !(view(twin) == view(state))) continue;
            ++report_.pairs;
            trail_ = fmt::format("pair {}, viewer {}, from decision {}", report_.pairs, viewer_.raw,
                                 decision);
            play_on(state, std::move(twin));
        }
    }

    State view(const State& state) const { return rules_.view(state, viewer_); }
    // Whose turn it is, as the viewer knows it.
    Actor turn(const State& state) const {
        const Actor actor = rules_.actor(state);
        return actor == Actor::of(viewer_) ? actor : rules_.actor(view(state));
    }
    std::string asked(const State& state) const {
        return Module::prompt(rules_, view(state), viewer_, Language::English).text;
    }

    Moment after(const State& state, const Action& action) const {
        Moment moment{state, {}};
        typename Rules::Events log{};
        rules_.apply(moment.state, action, &log);
        for (const auto& event : log) {
            const EventText text = Module::event_text(rules_, moment.state, event);
            if (!text.may_be_read_by(viewer_)) continue;
            bool discloses = false;
            if constexpr (requires { Module::discloses(rules_, moment.state, event, viewer_); })
                discloses = Module::discloses(rules_, moment.state, event, viewer_);
            moment.told.push_back(
                {fmt::format("{} {} {} {}", text.kind, text.rule, text.text.in(Language::English),
                             boost::json::serialize(text.facts)),
                 discloses});
        }
        return moment;
    }

    bool unseen(const State& before, const Moment& moment) const {
        return moment.told.empty() && turn(moment.state) == turn(before) &&
               view(moment.state) == view(before);
    }

    static const Line* laid_open(const std::vector<Line>& told) {
        const auto found =
            std::find_if(told.begin(), told.end(), [](const Line& line) { return line.discloses; });
        return found == told.end() ? nullptr : &*found;
    }

    static Difference compare(const std::vector<Line>& a, const std::vector<Line>& b) {
        Difference difference;
        std::size_t i = 0;
        while (i < a.size() && i < b.size() && a[i].text == b[i].text) ++i;
        const bool more_a = i < a.size();
        const bool more_b = i < b.size();
        difference.any = more_a || more_b;
        difference.laid_open = (more_a && a[i].discloses) || (more_b && b[i].discloses);
        difference.here = more_a ? a[i].text : "nothing";
        difference.there = more_b ? b[i].text : "nothing";
        return difference;
    }

    void violation(const std::string& what) {
        if (report_.violations.size() < kMostViolations)
            report_.violations.push_back(trail_ + ": " + what);
    }
    void part(const std::string& why) { ++report_.parted[why.substr(0, why.find(' '))]; }
    void remember(const Action& a) { trail_ += "; " + Module::notation(rules_.board(), a); }

    // Would it be played by itself?
    bool forced(const State& state) const {
        if constexpr (requires { Module::never_forced(state); })
            if (Module::never_forced(state)) return false;
        if constexpr (requires { Module::in_secret(state); })
            if (Module::in_secret(state)) return false;
        Actions offered;
        rules_.legal_actions(state, offered);
        return offered.size() == 1 && !Module::commits(offered[0]);
    }

    void play_on(State here, State there) {
        bool new_moment = false;
        for (int i = 0; i < kLongestPair; ++i) {
            const Actor actor = rules_.actor(here);
            if (!(turn(here) == turn(there)))
                return violation("somebody else decides in the other world");
            // Behind a screen: he cannot tell which of the others it is.
            if (!(actor == rules_.actor(there))) return part("screened");
            if (actor.is_over()) return;
            if (new_moment && actor.is_seat() && actor.seat != viewer_ &&
                forced(here) != forced(there))
                return violation("played by itself in one world only: " + asked(here));
            const bool watched = actor.is_chance() || actor.seat == viewer_;
            const bool on = watched ? together(here, there) : apart(here, there, new_moment);
            if (!on) return;
            new_moment = new_moment || watched;
            ++report_.moments;
        }
    }

    // The same action in both worlds: fate's, or the viewer's own.
    bool together(State& here, State& there) {
        Action mine{};
        Action other{};
        Actions offered;
        if (rules_.actor(here).is_chance()) {
            const Chance chance = rules_.chance(here);
            const Chance twin = rules_.chance(there);
            if (chance.kind != twin.kind || chance.count != twin.count ||
                !std::equal(chance.weights.begin(), chance.weights.end(), twin.weights.begin(),
                            twin.weights.end())) {
                violation("fate is asked for something else in the other world: " + asked(here));
                return false;
            }
            const Outcome outcome = random_.answer(chance);
            mine = rules_.chance_action(here, outcome);
            other = rules_.chance_action(there, outcome);
        } else {
            const auto any = random_action(rules_, here, rules_.actor(here), offered, random_);
            if (!any || !rules_.why_not(there, *any).legal()) {
                violation("what the viewer may do depends on what is hidden from him");
                return false;
            }
            mine = other = *any;
        }
        remember(mine);
        Moment a = after(here, mine);
        Moment b = after(there, other);
        const Difference told = compare(a.told, b.told);
        if (told.laid_open) {
            part(told.here == "nothing" ? told.there : told.here);
            return false;
        }
        if (told.any) {
            violation(fmt::format("he is told \"{}\" or \"{}\"", told.here, told.there));
            return false;
        }
        if (turn(a.state) == turn(b.state) && view(a.state) == view(b.state)) {
            here = a.state;
            there = b.state;
            return true;
        }
        if (const Line* open = laid_open(a.told)) {
            part(open->text);
        } else if (asked(a.state) != asked(b.state)) {
            violation(fmt::format("told the same he sees asked \"{}\" or \"{}\"", asked(a.state),
                                  asked(b.state)));
        } else {
            violation("told the same he is shown something else");
        }
        return false;
    }

    // Somebody else decides. In the other world he does what looks the same, if he can.
    bool apart(State& here, State& there, bool& new_moment) {
        Actions offered;
        const auto any = random_action(rules_, here, rules_.actor(here), offered, random_);
        if (!any) return false;
        Moment a = after(here, *any);
        remember(*any);
        if (unseen(here, a)) {
            ++report_.unseen;
            here = a.state;
            new_moment = false;
            return true;
        }
        const bool in_step = std::exchange(new_moment, true);
        if (const auto found = alike(a, *any, there, in_step)) {
            here = a.state;
            there = *found;
            return true;
        }
        return false;
    }

    std::optional<State> alike(const Moment& a, const Action& done, const State& start,
                               bool in_step) {
        std::vector<State> from{start};
        const State seen = view(a.state);
        const Actor next = turn(a.state);
        const std::string question = asked(a.state);
        std::string other_question;
        bool shown_otherwise = false;
        int tried = 0;
        for (std::size_t i = 0; i < from.size() && tried < kMostTried; ++i) {
            Actions offered;
            const State state = from[i];
            rules_.legal_actions(state, offered);
            for (const Action& action : offered) {
                if (++tried >= kMostTried) break;
                const Moment b = after(state, action);
                if (unseen(state, b)) {
                    if (from.size() < kMostUnseen) from.push_back(b.state);
                    continue;
                }
                // Word for word the same decision.
                const bool the_same = in_step && i == 0 && action == done;
                const Difference told = compare(a.told, b.told);
                if (told.any) {
                    if (!the_same || told.laid_open) continue;
                    violation(fmt::format("done alike, he is told \"{}\" or \"{}\"", told.here,
                                          told.there));
                    return std::nullopt;
                }
                const bool same = turn(b.state) == next && asked(b.state) == question;
                if (same && view(b.state) == seen) return b.state;
                shown_otherwise = shown_otherwise || same;
                // Of which nothing is told may be quite another decision.
                if (!same && (the_same || !a.told.empty())) other_question = asked(b.state);
            }
        }
        const Line* open = laid_open(a.told);
        if (!shown_otherwise && !other_question.empty() && open == nullptr && tried < kMostTried)
            violation(fmt::format("told the same he sees asked \"{}\" or \"{}\"", question,
                                  other_question));
        else
            part(open != nullptr ? open->text : shown_otherwise ? "shown" : "impossible");
        return std::nullopt;
    }

    const Rules& rules_;
    Random random_;
    SeatId viewer_{};
    std::string trail_;
    PairReport report_;
};

}  // namespace levee::engine
