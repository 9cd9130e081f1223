#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/counting/figures.h"
#include "games/wissembourg_spicheren/entry.h"
#include "games/wissembourg_spicheren/evaluate_ways.h"
#include "games/wissembourg_spicheren/policy.h"

namespace levee::wissembourg_spicheren {

// What stands in the list of figures, and in data/wissembourg-spicheren/evaluation.txt.
namespace figures {

// Figures of one side; each stands twice in the list of a battle, for the French and for the
// Germans.
BOOST_DEFINE_FIXED_ENUM(Figure, std::uint8_t,
                        kInfantry,  // strength, by steps left; worth the less, the later it is
                        kCavalry, kGuns,
                        kDisorganised,      // strength in disorder
                        kLost,              // units eliminated
                        kBreaking,          // formations, by the share of their threshold
                        kDemoralised,       // formations
                        kHeld,              // points of objectives held, for each count to come
                        kObjectiveNear,     // objectives to be won: the nearer, the more
                        kMassed,            // to be won: the share of strength around them
                        kObjectiveGuarded,  // held: the share of strength around them
                        kGarrison,          // held, with troops in them
                        kThreatened,        // held, and to be assaulted now, by the harm of it
                        kContact,           // strength by nearness to the enemy
                        kPressure,          // enemy strength that could be assaulted, by the harm
                        kBrittle,           // own strength that such an assault would destroy
                        kFlanked,           // strength with an enemy on its flank
                        kHeldFast,          // strength in an enemy zone of control
                        kShelled,           // enemy guns that bear on somebody
                        kGunsBear,          // own guns with somebody in range, arc and sight
                        kCover,             // strength behind protection near the enemy
                        kHeight,            // levels above enemies next to it
                        kFarFromHq,         // strength far from its HQ
                        kNoCommand,         // strength under an HQ out of command
                        kFarFromChief,      // strength under an HQ far from its commander in chief
                        kLed,               // HQs with troops near the enemy
                        kLoneGuns,          // guns without troops near the enemy
                        kAlone,             // strength without a friend within two hexes
                        kTrapped,           // strength with no hex to go back to
                        kCutOff,            // late: units without a line of retreat
                        kWayOut,  // late: units that have left where it counts, or still can
                        kHidden,  // the 13th division: the nearer to an objective
                        kFresh)   // strength that has still to be activated
// Those of both together.
BOOST_DEFINE_FIXED_ENUM(Shared, std::uint8_t,
                        kStanding,      // victory points, if the battle were over now
                        kStandingLate,  // the same, as the day goes on
                        kVerdict,       // late: the side that would have won
                        kNoon,          // 13.2.3: both objectives held, as noon comes near
                        kBias)

}  // namespace figures

// What computer players look at in a battle: see EvaluatorOf in ai/evaluator.h. The weights are in
// data/wissembourg-spicheren/evaluation.txt.
class Evaluator {
 public:
    using Module = wissembourg_spicheren::Module;
    using Rules = wissembourg_spicheren::Rules;
    using State = wissembourg_spicheren::State;
    using Action = wissembourg_spicheren::Action;
    using Policy = wissembourg_spicheren::Policy;

    using Figure = figures::Figure;
    using Shared = figures::Shared;
    using enum figures::Figure;
    using enum figures::Shared;
    static constexpr std::size_t kFigures = engine::kFiguresOf<Figure>;
    // The battles ask for different things, so each has weights of its own: the figures of the
    // other one are nought.
    static constexpr std::size_t kOfBattle = 2 * kFigures + engine::kFiguresOf<Shared>;
    static constexpr std::size_t kFeatures = kBattles * kOfBattle;
    using Features = std::array<float, kFeatures>;
    static std::vector<std::string> names();

    explicit Evaluator(const Rules& rules);

    void features(const State& s, Features& out) const;
    bool settled(const State& s) const;
    bool narrow(const State& s, Rules::Actions& list) const;
    bool known(const State& s) const;
    int preference(const State& s, const Action& a) const;
    bool few_outcomes(const State& s) const;
    bool is_rest(const Action& a) const {
        return a.verb == Verb::EndMovement || a.verb == Verb::EndBarrage ||
               a.verb == Verb::Announced || a.verb == Verb::Done;
    }
    std::uint64_t walk_key(const State& s) const;
    // The same piece in the same hex with as much left to go.
    static bool as_far(std::uint64_t a, std::uint64_t b) {
        return a >> 16U == b >> 16U && (a & 0xFFU) == (b & 0xFFU) && a <= b;
    }
    std::uint64_t end_key(const State& s) const;
    Action usual(const State& s) const;
    std::uint32_t stage(const State& s) const;
    std::uint32_t activation(const State& s) const;
    static constexpr std::size_t kMostPlans = 0;
    static constexpr std::size_t kMostWays = 6;
    std::optional<engine::SideId> winner(const State& s) const;
    std::optional<engine::Label> reason(const State& before, const Action& action,
                                        const State& after, std::size_t figure,
                                        engine::SideId whose) const;

 private:
    using OfSide = std::array<float, kFigures>;
    struct Survey;

    void survey_units(const State& s, Survey& survey) const;
    void survey_unit(const State& s, UnitId u, Survey& survey) const;
    void survey_gun(const State& s, UnitId u, Survey& survey) const;
    void survey_neighbours(const State& s, UnitId u, Survey& survey) const;
    void survey_assault(const State& s, UnitId first, Survey& survey) const;
    void survey_formations(const State& s, Survey& survey) const;
    void survey_objectives(const State& s, Survey& survey) const;
    void survey_retreats(const State& s, Survey& survey) const;
    float count_is_near(const State& s, const Survey& survey) const;
    float way_out(const State& s, UnitId u, const Survey& survey) const;
    bool linked(const State& s, HexId from, Side side, Arm arm, Survey& survey) const;
    float standing(const State& s, Survey& survey) const;
    float harm(int column, int die) const;

    const Rules& rules_;
    const Board& board_;
    Ways ways_;
    // What a result is worth on average, by column and die modifier; a D counts one.
    static constexpr int kLeastDie = -2;
    static constexpr int kMostDie = 5;
    std::array<std::array<float, kMostDie - kLeastDie + 1>, Tables::kHighestColumn + 1> harm_{};
};

// 11.3, in a Damage frame: who holds an objective and has steps to spare refuses to retreat.
bool stands_fast(const Board& b, const State& s);

// 2: in which directions a unit has enemies, each counted by its nearness; the nearest of all count
// more than all others together.
using Lookout = std::array<int, 6>;
Lookout lookout(const Board& b, const State& s, UnitId u);
// Straight ahead is better than at the edge of the front.
int sight(const Lookout& foes, Direction facing);
// 7.3: towards them; the bits of `mask` may be chosen.
Direction usual_facing(const Board& b, const State& s, UnitId u, std::uint16_t mask);

}  // namespace levee::wissembourg_spicheren
