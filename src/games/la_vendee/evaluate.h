#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/counting/figures.h"
#include "games/la_vendee/entry.h"
#include "games/la_vendee/policy.h"

namespace levee::la_vendee {

// What stands in the list of figures, and in data/la-vendee/evaluation.txt.
namespace figures {

// Figures of one side; each stands twice in the list, for Royalists and for Republicans.
BOOST_DEFINE_FIXED_ENUM(Figure, std::uint8_t,
                        kArmies,      // tens of points in armies
                        kStrike,      // hits that the armies may expect of a round
                        kGuns,        // artillery points in armies
                        kLed,         // tens of points under an unwounded leader
                        kIrregulars,  // tens of points of irregulars and detachments
                        kGarrisons,   // fours of points in fortresses
                        kWounded,     // leaders
                        kPinned,      // armies
                        kNear,        // tens of points, by nearness to fortresses of the enemy
                        kExposed,     // own fortresses, by who could take them
                        kGuarded,     // own fortresses with an army in the region
                        kThreatened,  // armies, by how much stronger a neighbour is
                        kReserve,     // tens of points in the Army Reserve box or still to place
                        kCards,       // in hand
                        kSteps)       // tens of regions that the cards in hand can march
// Figures of both together; positive where they speak for the Royalists.
BOOST_DEFINE_FIXED_ENUM(Shared, std::uint8_t,
                        kLead,  // tens of victory points, as the war would be judged now
                        kLeadLate, kWinning,
                        kBurnt,    // tens of regions
                        kLanding,  // how far the British clock has gone, Granville being held
                        kBritish,  // tens of British points
                        kNantes,   // in Royalist hands
                        kSudden,   // how near the Royalists are to the end of the war (14)
                        kCrushed,  // and the Republicans
                        kBias)

}  // namespace figures

// What computer players look at: see EvaluatorOf in ai/evaluator.h. The weights are in
// data/la-vendee/evaluation.txt.
class Evaluator : public engine::FiguresOf<Module, Policy, figures::Figure, figures::Shared> {
 public:
    using Shared = figures::Shared;
    using enum figures::Figure;
    using enum figures::Shared;
    static std::vector<std::string> names();

    explicit Evaluator(const Rules& rules);

    void features(const State& s, Features& out) const;
    bool settled(const State& s) const;
    bool narrow(const State& s, Rules::Actions& list) const;
    bool is_rest(const Action& a) const { return a.verb == Verb::Done || a.verb == Verb::Pass; }
    bool few_outcomes(const State& s) const;
    std::uint64_t walk_key(const State& s) const;
    std::uint32_t activation(const State& s) const;

 private:
    struct Survey;

    void survey_forces(const State& s, Side side, Survey& survey) const;
    void survey_fortresses(const State& s, Side side, Survey& survey) const;
    void survey_shared(const State& s, float* shared) const;

    const Rules& rules_;
    const Board& board_;
    Distances distance_;
};

}  // namespace levee::la_vendee
