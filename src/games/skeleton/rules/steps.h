#pragma once

#include <cstdint>

// The steps of every kind of business that has more than one, in the order of the rules.
namespace levee::skeleton {

struct TurnStep {  // 1.2
    enum At : std::uint8_t { kBegin, kMove, kFight, kNext };
};
struct CombatStep {  // 3.1
    enum At : std::uint8_t { kSeek, kRolled };
};

}  // namespace levee::skeleton
