#pragma once

#include <array>
#include <string>

#include "engine/text/facts.h"
#include "games/neerwinden/text.h"

namespace levee::neerwinden {

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

// What stands for the slots that are neither the subject nor a plain number (text_events.cpp).
namespace words {

std::string own_words(const Event& event, Language language);
std::string letters_of(const Event& event);  // of the combat tables, or empty
std::string marker(const Event& event, Language language);
std::string ending_of(const State& s, const Event& event, Language language);

}  // namespace words

}  // namespace levee::neerwinden
