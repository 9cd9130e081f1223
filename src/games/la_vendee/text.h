#pragma once

#include "engine/tables/spoken.h"
#include "engine/text/facts.h"
#include "games/la_vendee/rules.h"

// Everything that people read of this game, in English and French.
namespace levee::la_vendee {

using engine::Language;
using engine::SeatId;

using Text = engine::TextOf<Rules>;
Text::Prompt prompt;
Text::Choice choice;
Text::Modifier modifier;
Text::Result result;
Text::Ending ending;
Text::SeatName seat_name;

// What a sentence is about, whether it tells, asks or offers, and the slots that stand for it.
struct Subject {
    const Board& board;
    Side side{};
    UnitId unit{kNoUnit};
    AreaId area{kNoArea};
};
namespace words {

std::string side(Side side, Language language);  // "the Blues"
std::string name(const Board& board, UnitId unit);
std::string name(const Board& board, AreaId area);

using SubjectSlot = engine::wording::Slot<Subject>;
inline constexpr std::array kSubjectSlots{
    SubjectSlot{"side", [](const Subject& t, Language l) { return side(t.side, l); }},
    SubjectSlot{"unit", [](const Subject& t, Language) { return name(t.board, t.unit); }},
    SubjectSlot{"area", [](const Subject& t, Language) { return name(t.board, t.area); }},
};

}  // namespace words

// An event with what its sentences and its JSON are made of.
using Told = engine::ToldOf<Subject, State, Event>;
Told told_of(const Board& board, const State& s, const Event& event);

// The table of all facts (facts.cpp).
using FactBook = engine::FactBook<Fact, Told, Subject>;
const FactBook& fact_book();
inline const FactBook& book_of(Fact /*any*/) { return fact_book(); }

}  // namespace levee::la_vendee
