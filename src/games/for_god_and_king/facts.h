#pragma once

#include <string>

#include "engine/text/facts.h"
#include "games/for_god_and_king/text.h"

namespace levee::fgfk {

// A report with what its sentences and its JSON are made of.
struct Told : Subject {
    const State& s;  // afterwards
    const Report& event;
};

Told told_of(const Board& board, const State& s, const Report& report);

// The table of all facts (facts.cpp).
using FactBook = engine::FactBook<Fact, Told, Subject>;
const FactBook& fact_book();
inline const FactBook& book_of(Fact /*any*/) { return fact_book(); }

// What stands for the slots that are neither the subject nor a plain number (text_events.cpp).
namespace words {

std::string own_words(const Report& report, Language language);
std::string shift(const Report& report, Language language);  // "1 column to the left", "+2"

}  // namespace words

}  // namespace levee::fgfk
