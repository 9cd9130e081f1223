#pragma once

#include "engine/contract/chance.h"
#include "games/wissembourg_spicheren/evaluate_ways.h"
#include "games/wissembourg_spicheren/rules.h"

namespace levee::wissembourg_spicheren {

struct Module;

// Plays by rules of thumb, without looking ahead: Germans go for the objectives, the French hold
// theirs, guns fire before troops attack, and nobody attacks at bad odds. It is made to play
// thousands of battles, so a decision carries nothing out and mostly looks only at the hexes around
// a piece.
//
// It sees whatever state it is given; whoever asks for a seat gives it what that seat can see.
class Policy {
 public:
    using Module = wissembourg_spicheren::Module;

    explicit Policy(const Rules& rules);

    // Precondition: a seat must decide. The same state and the same luck give the same choice.
    Action choose(const State& s, engine::Random& random) const;

 private:
    using Actions = Rules::Actions;

    Action chiefs(const State& s, const Actions& offered) const;
    Action operations(const State& s, const Actions& offered, engine::Random& random) const;
    Action creep(const State& s, const Actions& offered) const;
    Action shot(const State& s, const Actions& offered) const;

    Action movement(const State& s, const Actions& offered) const;
    bool goes_home(const State& s, UnitId u) const;
    bool wants_to_march(const State& s, UnitId u) const;
    bool may_strike(const State& s, UnitId u, HexId from) const;
    int worth(const State& s, UnitId u, HexId hex) const;
    int way_to_goal(const State& s, Side side, HexId hex) const;
    Action step(const State& s, const Actions& offered) const;
    HexId post_of(const State& s, CommanderId c) const;
    Action ride(const State& s, const Actions& offered) const;

    int hope(const State& s, UnitSet attackers, HexId hex) const;
    Action announce(const State& s, const Actions& offered, engine::Random& random) const;
    Action attack(const State& s, const Actions& offered) const;
    Action damage(const State& s, const Actions& offered) const;

    const Rules& rules_;
    const Board& board_;
    Ways ways_;
};

}  // namespace levee::wissembourg_spicheren
