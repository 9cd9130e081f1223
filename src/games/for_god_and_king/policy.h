#pragma once

#include <array>
#include <cstdint>

#include "engine/contract/chance.h"
#include "games/for_god_and_king/rules.h"

namespace levee::fgfk {

struct Module;

// Plays by rules of thumb, without looking ahead: Republican columns go for the churches and
// crosses, Vendéen bands for a port, a bridge and the south; both fall upon what they outnumber
// and keep out of the way of what outnumbers them. It is made to play thousands of wars.
//
// It sees whatever state it is given; whoever asks for a seat gives it what that seat can see.
class Policy {
 public:
    using Module = fgfk::Module;

    explicit Policy(const Rules& rules);

    // Precondition: a seat must decide. The same state and the same luck give the same choice.
    Action choose(const State& s, engine::Random& random) const;

 private:
    using Actions = Rules::Actions;

    int way(Side side, AreaId from, AreaId to) const {
        return ways_[index(side)][from.raw][to.raw];
    }
    AreaSet wanted(const State& s, Side side) const;
    AreaSet kept(const State& s, Side side) const;
    // Points of the attacker for each of the defender, ground and generals counted in.
    double odds(const State& s, Side attacker, AreaId area, int attack, GeneralSet leaders) const;
    double danger(const State& s, Side side, AreaId area, int men) const;
    int worth(const State& s, Side side, AreaId area, int men, GeneralSet leaders) const;

    Action event(const State& s, const Actions& offered) const;
    Action place(const State& s, const Actions& offered, engine::Random& random) const;
    Action activate(const State& s, const Actions& offered, engine::Random& random) const;
    Action gather(const State& s, const Actions& offered) const;
    Action march(const State& s, const Actions& offered, engine::Random& random) const;
    Action fight(const State& s, const Actions& offered) const;

    const Rules& rules_;
    const Board& board_;
    AreaSet bridge_ends_{};
    // Half action points from area to area, over empty ground.
    std::array<std::array<std::array<std::uint8_t, kAreaRoom>, kAreaRoom>, kSides> ways_{};
};

}  // namespace levee::fgfk
