#pragma once

#include "engine/tables/table.h"
#include "engine/tables/table_of.h"
#include "engine/text/facts.h"
#include "games/skeleton/rules.h"

// Everything that people read of this game, in English and French.
namespace levee::skeleton {

using engine::Language;
using engine::SeatId;

// Who decides what, for a viewer who sees `view`.
engine::Choice prompt(const Rules& rules, const State& view, SeatId viewer, Language language);
// An action that is legal in `s`.
engine::Choice choice(const Rules& rules, const State& s, const Action& action, Language language);
engine::Modifier modifier(const Event& event, Language language);
std::string result(const Event& event, Language language);
std::optional<engine::Ending> ending(const Rules& rules, const State& s, Language language);
std::string seat_name(const State& s, SeatId seat, Language language);

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

}  // namespace levee::skeleton
