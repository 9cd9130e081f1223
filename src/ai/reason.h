#pragma once

#include <string>

#include "engine/rule.h"

namespace levee::ai {

// The chance of winning that a sum of figures stands for.
double chance_of(double worth);

// What a player expects, in a sentence.
std::string reason_of(double chance, engine::Language language);

}  // namespace levee::ai
