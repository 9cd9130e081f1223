#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/contract/chance.h"
#include "games/neerwinden/rules.h"
#include "maps/paths.h"

namespace levee::neerwinden {

struct Module;

// Plays by rules of thumb, without looking ahead: formations go for the enemy and for the stars,
// guns fire before troops storm, and nobody storms at bad odds. It is made to play thousands of
// battles, so a decision carries nothing out and mostly looks only at the hexes around a piece.
//
// It sees whatever state it is given; whoever asks for a seat gives it what that seat can see.
class Policy {
 public:
    using Module = neerwinden::Module;

    explicit Policy(const Rules& rules);

    // Precondition: a seat must decide. The same state and the same luck give the same choice.
    Action choose(const State& s, engine::Random& random) const;

 private:
    using Actions = Rules::Actions;
    // What a unit is about while it moves.
    enum class Aim : std::uint8_t { Close, Hold, Avoid, Battery };
    struct Storm;  // an assault as it would be made

    Action order(const State& s, const Actions& offered) const;
    Action activation(const State& s, const Actions& offered, engine::Random& random) const;

    Action movement(const State& s, engine::Random& random) const;
    Action rally(const State& s) const;
    Action returning(const State& s) const;
    Action march(const State& s) const;
    Action ride_out(const State& s) const;
    bool wants_to_march(const State& s, UnitId u) const;
    bool looks_at_enemy(const State& s, UnitId u) const;
    Aim aim_of(const State& s, UnitId u) const;
    Action step(const State& s, const Actions& offered, engine::Random& random) const;
    int worth(const State& s, UnitId u, Aim aim, HexId hex) const;
    int worth_in_contact(const State& s, UnitId u, HexId hex) const;
    int way_to_star(const State& s, Side side, HexId hex) const;
    Action ride(const State& s, const Actions& offered) const;
    HexId post_of(const State& s, CommanderId c) const;
    Action facing(const State& s, const Actions& offered) const;

    Action reaction(const State& s, const Actions& offered) const;
    Action combat(const State& s, const Actions& offered, engine::Random& random) const;
    int worth_of_fire(const State& s, HexId target) const;
    Storm storm(const State& s, HexId target, UnitSet units, UnitSet marks, bool charges) const;
    double hope_of(const State& s, const Storm& storm) const;
    Action assault(const State& s, const Actions& offered) const;
    Action answer(const State& s, const Actions& offered) const;
    Action damage(const State& s, const Actions& offered) const;
    Action retreat(const State& s, const Actions& offered, engine::Random& random) const;

    const Rules& rules_;
    const Board& board_;
    // Movement points from a hex to each star hex, over empty ground.
    std::vector<maps::WaysTo> ways_;
    // By the modifier of an assault (N-45): what it does to the enemy less what it costs, in
    // victory points, and the chance that he goes back.
    static constexpr int kLimit = 6;
    static constexpr std::size_t place_of(int modifier) {
        const int place = modifier + kLimit;
        return static_cast<std::size_t>(place);
    }
    std::array<double, 2 * kLimit + 1> gain_{};
    std::array<double, 2 * kLimit + 1> driven_back_{};
};

}  // namespace levee::neerwinden
