#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/counting/figures.h"
#include "games/wissembourg_spicheren/entry.h"
#include "games/wissembourg_spicheren/policy.h"

namespace levee::wissembourg_spicheren {

// What stands in the list of figures, and in data/wissembourg-spicheren/evaluation.txt.
namespace figures {

// Figures of one side; each stands twice in the list, for the French and for the Germans.
BOOST_DEFINE_FIXED_ENUM(Figure, std::uint8_t,
                        kInfantry,  // strength, by steps left
                        kCavalry, kGuns,
                        kDisorganised,      // strength in disorder
                        kLost,              // units eliminated
                        kBreaking,          // formations, by the share of their threshold
                        kDemoralised,       // formations
                        kHeld,              // points of objectives held
                        kHeldLate,          // the same, as the day goes on
                        kObjectiveNear,     // objectives to be won: the nearer, the more
                        kObjectiveGuarded,  // held: the share of strength around them
                        kContact,           // strength by nearness to the enemy
                        kPressure,          // strength that could be assaulted, by the odds
                        kExposed,           // own strength that could be assaulted at good odds
                        kFlanked,           // strength with an enemy on its flank
                        kShelled,           // enemy guns in range of somebody
                        kGunsBear,          // own guns with somebody in range and in their arc
                        kCover,             // strength behind protection near the enemy
                        kHeight,            // levels above enemies next to it
                        kFarFromHq,         // strength far from its HQ
                        kNoCommand,         // strength under an HQ out of command
                        kLed,               // HQs with troops near the enemy
                        kLoneGuns,          // guns without troops near the enemy
                        kAlone,             // strength without a friend within two hexes
                        kTrapped,           // strength with no way back
                        kNearEdge,          // late: strength by nearness to its own edge
                        kOut,               // units that left where it counts
                        kFresh)             // strength that has still to be activated
// Those of both together.
BOOST_DEFINE_FIXED_ENUM(Shared, std::uint8_t, kPoints, kPointsLate, kBiasSpicheren,
                        kBiasWissembourg)

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
    static constexpr std::size_t kFeatures = 2 * kFigures + engine::kFiguresOf<Shared>;
    using Features = std::array<float, kFeatures>;
    static std::vector<std::string> names();

    explicit Evaluator(const Rules& rules) : rules_(rules), board_(rules.board()) {}

    void features(const State& s, Features& out) const;
    bool settled(const State& s) const;
    bool narrow(const State& s, Rules::Actions& list) const;
    bool known(const State& s) const;
    bool is_rest(const Action& a) const {
        return a.verb == Verb::EndMovement || a.verb == Verb::EndBarrage ||
               a.verb == Verb::Announced || a.verb == Verb::Done;
    }
    std::uint64_t walk_key(const State& s) const;
    // The same piece in the same hex with as much left to go.
    static bool as_far(std::uint64_t a, std::uint64_t b) {
        return a >> 16U == b >> 16U && (a & 0xFFU) == (b & 0xFFU) && a <= b;
    }
    Action usual(const State& s) const;
    std::uint32_t stage(const State& s) const;
    std::uint32_t activation(const State& s) const;
    static constexpr std::size_t kMostPlans = 12;
    static constexpr std::size_t kMostWays = 0;
    std::optional<engine::SideId> winner(const State& s) const;

 private:
    using OfSide = std::array<float, kFigures>;
    struct Survey;

    void survey_units(const State& s, Survey& survey) const;
    void survey_unit(const State& s, UnitId u, Survey& survey) const;
    void survey_gun(const State& s, UnitId u, Survey& survey) const;
    void survey_neighbours(const State& s, UnitId u, Survey& survey) const;
    void survey_assaults(const State& s, Survey& survey) const;
    void survey_formations(const State& s, Survey& survey) const;
    void survey_objectives(const State& s, Survey& survey) const;

    const Rules& rules_;
    const Board& board_;
};

// 7.3: towards the enemies who are near, the nearest first; the bits of `mask` may be chosen.
Direction usual_facing(const Board& b, const State& s, UnitId u, std::uint16_t mask);

}  // namespace levee::wissembourg_spicheren
