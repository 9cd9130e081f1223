#pragma once

#include <cstdint>
#include <string_view>

#include "engine/contract/rule.h"

namespace levee::lab {

// How far a player thinks. What a simulation says of a scenario, it says of games between such
// players.
enum class Thought : std::uint8_t {
    None,   // plays at random
    Rules,  // by rules of thumb
    Step,   // takes what looks best at once
    Plans,  // tries what could come of it
};

// Of a level or of a player by name and budget; of `random` where the game has no better one.
Thought thought_of(std::string_view game, std::string_view level);
engine::Sentence described(Thought thought);

}  // namespace levee::lab
