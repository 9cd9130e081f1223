#pragma once

#include <array>
#include <cstdint>

#include "engine/contract/chance.h"
#include "games/la_vendee/entry.h"

namespace levee::la_vendee {

// Steps from region to region, over land and the Loire; Granville is far away.
using Distances = std::array<std::array<std::uint8_t, kRegions>, kRegions>;
Distances distances(const Board& board);

// Plays by rules of thumb, without looking ahead: armies go for the nearest fortress that they can
// take, irregulars join them or bar the way, cards that march come first. It is made to play
// thousands of wars.
//
// It sees whatever state it is given; whoever asks for a seat gives it what that seat can see.
class Policy {
 public:
    using Module = la_vendee::Module;

    explicit Policy(const Rules& rules);

    // Precondition: a seat must decide. The same state and the same luck give the same choice.
    Action choose(const State& s, engine::Random& random) const;

 private:
    using Actions = Rules::Actions;

    // How good it is for this army to be in a region.
    int worth(const State& s, ArmyId army, AreaId area) const;
    bool can_win(const State& s, ArmyId army) const;
    Action card(const State& s, const Actions& offered) const;
    Action carry_out(const State& s, const Actions& offered, engine::Random& random) const;
    Action march(const State& s, const Actions& offered) const;
    Action battle(const State& s, const Actions& offered) const;
    Action retreat(const State& s, const Actions& offered) const;
    Action irregulars(const State& s, const Actions& offered, engine::Random& random) const;

    const Rules& rules_;
    const Board& board_;
    Distances distance_;
};

}  // namespace levee::la_vendee
