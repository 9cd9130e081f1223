#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "engine/contract/rule.h"

namespace levee::ai {

// The chance of winning that a sum of figures stands for.
double chance_of(double worth);

// Why a player does something, before it is a sentence.
struct Explanation {
    enum class Kind { Weighed, Forced, OnTheWay, Habit, Slip };
    Kind kind = Kind::Weighed;
    std::string reason;       // what it is for, in a sentence, if that can be said
    double chance = 0.5;      // of winning, as the player sees it
    std::size_t trials = 0;   // how often it was played on; 0: one step was looked at
    std::string other;        // the next best choice as the menu has it, if there was one
    double other_chance = 0;  // with that
};

// In a sentence.
std::string explanation_text(const Explanation& explanation, engine::Language language);

}  // namespace levee::ai
