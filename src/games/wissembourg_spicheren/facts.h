#pragma once

#include "engine/text/facts.h"
#include "games/wissembourg_spicheren/text.h"

namespace levee::wissembourg_spicheren {

// An event with what its sentences and its JSON are made of.
struct Told : Subject {
    const State& s;  // afterwards
    const Event& event;
};

Told told_of(const Board& board, const State& s, const Event& event);

// The table of all facts (facts.cpp).
using FactBook = engine::FactBook<Fact, Told, Subject>;
const FactBook& fact_book();
inline const FactBook& book_of(Fact /*any*/) { return fact_book(); }

}  // namespace levee::wissembourg_spicheren
