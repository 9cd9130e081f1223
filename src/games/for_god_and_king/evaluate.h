#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/counting/figures.h"
#include "games/for_god_and_king/entry.h"
#include "games/for_god_and_king/policy.h"

namespace levee::fgfk {

// What stands in the list of figures, and in data/for-god-and-king/evaluation.txt.
namespace figures {

// Figures of one side; each stands twice in the list, for Republicans and for Vendéens.
BOOST_DEFINE_FIXED_ENUM(Figure, std::uint8_t,
                        kPoints,     // tens of combat points on the map or to be placed
                        kStacks,     // tens of points, by the size of their stacks
                        kLed,        // tens of points with a general of their army
                        kStrategic,  // ratings of generals with troops
                        kTactical,
                        kAlone,  // generals without troops
                        kLost,   // generals wounded, accused or gone
                        kMorale,
                        kThreatened,  // tens of points that a neighbour could beat
                        kThreatens,   // tens of enemy points that could be beaten
                        kMasses,      // tens of points within two areas of the enemy
                        kBadGround,   // tens of points on the enemy's kind of ground next to him
                        kFresh,       // tens of points that have still to act in this phase
                        kEvents)      // markers in hand that bring points
// What only one side has.
BOOST_DEFINE_FIXED_ENUM(
    Single, std::uint8_t,
    kPrimary,  // Republican: objectives held
    kSecondary,
    kPrimaryNear,  // tens of Republican points, by nearness to objectives not held
    kSecondaryNear,
    kBases,  // Republican bases with a garrison
    kBasesLost,
    kIdle,  // Republican generals whom the tribunal waits for
    kSea,   // Vendéen: held, and how near and how well guarded it is
    kSeaNear, kBridge, kBridgeNear, kSouth, kSouthNear,
    kArms,  // arms markers, by the points of the armies
    kGatine,
    kOutside,  // tens of Vendéen points that desert first (2.5)
    kEnglish,
    kAlarmLast,  // -1: no alarm is left for October, when nobody deserts any more (2.5)
    kChurches,   // primary objectives under Vendéen guard
    kCrosses,    // secondary ones
    kBastion,    // the church that is guarded best: one is enough to keep E14 away
    kGalerne,    // how near the Republicans are to ending the war by E14
    kLead,       // victory points, as the game would be judged now
    kLeadLate, kWinning, kBias)

}  // namespace figures

// What computer players look at in the war: see EvaluatorOf in ai/evaluator.h. The weights are in
// data/for-god-and-king/evaluation.txt.
class Evaluator : public engine::FiguresOf<Module, Policy, figures::Figure, figures::Single> {
 public:
    using Single = figures::Single;
    using enum figures::Figure;
    using enum figures::Single;
    static std::vector<std::string> names();

    explicit Evaluator(const Rules& rules);

    void features(const State& s, Features& out) const;
    bool settled(const State& s) const;
    bool narrow(const State& s, Rules::Actions& list) const;
    bool known(const State& s) const;
    struct Habit {
        Action action;
        engine::Sentence why;
    };
    std::optional<Habit> habit(const State& s) const;
    bool is_rest(const Action& a) const { return a.verb == Verb::Pass; }
    std::uint64_t walk_key(const State& s) const;
    std::uint64_t end_key(const State& s) const;
    Action usual(const State& s) const;
    bool few_outcomes(const State& s) const;
    std::uint32_t stage(const State& s) const;
    std::uint32_t activation(const State& s) const;
    static constexpr int kHorizon = 3;
    static constexpr std::array<std::string_view, 7> kLevels{
        "greedy?0.54",  "greedy?0.36", "greedy?0.18", "greedy",
        "planner:0.5s", "planner:2s",  "planner:10s"};
    std::optional<engine::SideId> winner(const State& s) const;
    Reason reason;

 private:
    static constexpr std::uint8_t kRings = 30;  // more than the map is wide
    struct Survey;

    int distance(AreaId a, AreaId b) const { return distance_[a.raw][b.raw]; }
    int distance(AreaId a, const AreaSet& goals) const;  // to the nearest of them
    AreaId nearest_of(const AreaSet& goals, AreaId from) const;
    // Tens of points, each by its nearness to the nearest of these areas.
    float pull(const Survey& survey, Side side, const AreaSet& goals) const;
    void survey_troops(const State& s, Survey& survey) const;
    void survey_fronts(const State& s, Survey& survey) const;
    void survey_generals(const State& s, Survey& survey) const;
    void survey_goals(const State& s, const Survey& survey, float* single) const;
    void survey_doors(const State& s, const Survey& survey, float* single) const;
    void survey_homes(const State& s, const Survey& survey, float* single) const;

    const Rules& rules_;
    const Board& board_;
    std::array<std::array<std::uint8_t, kAreaRoom>, kAreaRoom> distance_{};  // in areas
    std::array<std::array<AreaSet, kRings>, kAreaRoom> rings_{};             // areas so far away
};

}  // namespace levee::fgfk
