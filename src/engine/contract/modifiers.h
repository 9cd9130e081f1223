#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/contract/rule.h"

namespace levee::engine {

// Adds up the modifiers of one roll and reports each, so that a sum reads like the printed list.
// The facts of the game have `fact`, `side`, `secret`, `a`, `rule` and `sentence`.
template <class Play>
struct ModifiersOf {
    using Event = typename std::remove_pointer_t<decltype(Play::log)>::Item;
    using Fact = decltype(Event::fact);

    Play& p;
    decltype(Event::side) side{};
    const char* rule = "";
    bool secret = false;
    Fact kind = Fact::Modifier;
    int total = 0;

    void add(const Sentence& name, int value) { add(name, value, rule); }
    void add(const Sentence& name, int value, const char* by) {
        if (value != 0) tell(name, value, by);
    }
    // Also a modifier of 0, where a player wants to know that it was counted.
    void tell(const Sentence& name, int value, const char* by) {
        total += value;
        p.report({.fact = kind,
                  .side = side,
                  .secret = secret,
                  .a = static_cast<std::int16_t>(value),
                  .rule = by,
                  .sentence = &name});
    }
};

}  // namespace levee::engine
