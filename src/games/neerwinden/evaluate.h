#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/counting/figures.h"
#include "games/neerwinden/entry.h"
#include "games/neerwinden/policy.h"

namespace levee::neerwinden {

// What stands in the list of figures, and in data/neerwinden/evaluation.txt.
namespace figures {

// Figures of one side; each stands twice in the list, for the French and for the Austrians.
BOOST_DEFINE_FIXED_ENUM(Figure, std::uint8_t,
                        kInfantry,  // strength that is not routed
                        kCavalry, kGuns,
                        kLevel1,  // strength at this level
                        kLevel2,
                        kRouted,       // strength in rout or beyond the edge
                        kBreaking,     // strength of formations, by their chance of demoralisation
                        kDemoralised,  // strength under each order
                        kOffensive, kManoeuvre,
                        kStarNear,      // own stars to be won: the nearer, the more
                        kStarGuarded,   // own stars held: the share of strength around them
                        kStarDenied,    // enemy stars: the nearer, the more
                        kContact,       // strength by nearness to the enemy
                        kPressure,      // strength that could be assaulted, by the odds
                        kFlanked,       // strength with an enemy at its flank or rear
                        kShelled,       // enemy guns that bear on somebody
                        kCover,         // strength in villages and woods near the enemy
                        kHeight,        // levels above enemies next to it
                        kFarFromChief,  // strength too far from its commander
                        kNoOrders,      // strength with a non-commanded marker
                        kLoneGuns,      // guns without escort near the enemy
                        kHarnessed,
                        kGunsBear,     // gun strength with somebody to fire at
                        kAlone,        // strength without a friend within two hexes
                        kLed,          // commanders with troops near the enemy
                        kTrapped,      // strength with no way back
                        kAdvanced,     // rows gained towards the enemy's edge
                        kFresh,        // strength that has still to be activated
                        kOutnumbered)  // strength that could be assaulted at good odds
// Those of both together.
BOOST_DEFINE_FIXED_ENUM(Shared, std::uint8_t, kPoints, kPointsLate, kLead, kBias, kInitiative)

}  // namespace figures

// What computer players look at in a battle: see EvaluatorOf in ai/evaluator.h. The weights are in
// data/neerwinden/evaluation.txt.
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
    bool known(const State& s) const;
    int preference(const State& s, const Action& a) const;
    bool is_rest(const Action& a) const {
        return a.verb == Verb::EndMovement || a.verb == Verb::EndCombat;
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
    Reason reason;

 private:
    struct Survey;
    struct Post;

    int distance(HexId a, HexId b) const { return distance_[a.raw * maps::kMaxHexes + b.raw]; }
    void survey_units(const State& s, Survey& survey) const;
    void survey_fronts(const State& s, Survey& survey) const;
    void survey_unit(const State& s, UnitId u, const Post& post, Survey& survey) const;
    void survey_gun(const State& s, UnitId u, const Post& post, Survey& survey) const;
    void survey_neighbours(const State& s, UnitId u, Survey& survey) const;
    int assault_shift(const State& s, UnitId top, float men, const Survey& survey) const;
    void survey_assaults(const State& s, Survey& survey) const;
    template <class Posts>
    bool friend_near(const Post& post, const Posts& posts) const;
    void survey_formations(const State& s, Survey& survey) const;
    void survey_stars(const State& s, Survey& survey) const;
    struct Goal {
        const Star* star = nullptr;
        int far = maps::kMaxHexes;
    };
    Goal nearest_star(const State& s, FormationId f) const;
    using Lookout = std::array<int, 6>;
    Lookout lookout(const State& s, UnitId u) const;
    static int sight(const Lookout& foes, Direction facing);
    Action usual_facing(const State& s) const;
    HexId foe_near(const State& s, HexId from, Side side) const;
    const Star* star_meant(const State& before, const State& after, Side side, bool held,
                           Side who) const;

    const Rules& rules_;
    const Board& board_;
    std::vector<std::uint8_t> distance_;  // from hex to hex
};

}  // namespace levee::neerwinden
