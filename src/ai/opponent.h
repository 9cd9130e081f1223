#pragma once

#include <optional>
#include <string>

#include "engine/tables/table.h"

namespace levee::ai {

struct Decision {
    std::string notation;
    std::string explanation;  // what it is for and what the player expected of it, in a sentence
};

// One of the best choices, for a person who asks.
struct Hint {
    std::string notation;
    std::string text;         // the choice, as the menu has it
    std::string explanation;  // what it is for, and what is expected of it
    double value = 0;         // chance of winning afterwards, 0 to 1
};

// A computer player of one seat. It may keep plans from one decision to the next; what it decides
// depends on what the actor's seat can see, on its seed and on its budget, and on nothing else.
class Opponent {
 public:
    virtual ~Opponent() = default;
    // Precondition: a seat must decide at the table. An explanation costs more than many a
    // decision, so it is given only in a language.
    virtual Decision decide(const engine::Table& table,
                            std::optional<engine::Language> explained = {}) = 0;
};

}  // namespace levee::ai
