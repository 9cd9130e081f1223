#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/tables/spoken.h"
#include "engine/text/facts.h"
#include "engine/text/wording.h"
#include "games/la_vendee/rules.h"

// Everything that people read of this game, in English and French.
namespace levee::la_vendee {

using engine::Language;
using engine::SeatId;
using engine::Sentence;

using Text = engine::TextOf<Rules>;
Text::Prompt prompt;
Text::Choice choice;
Text::Modifier modifier;
Text::Result result;
Text::Ending ending;  // 14
Text::SeatName seat_name;

// What a sentence is about, whether it tells, asks or offers.
struct Subject {
    const Board& board;
    const State& v;          // of armies only what is shown of them counts
    bool by_number = false;  // 16.6: a counter has no name, whatever has been shown since
    Side side{};
    ArmyId army{kNoArmy};
    ArmyId other{kNoArmy};
    LeaderId leader{kNoLeader};
    LeaderId successor{kNoLeader};
    CardId card{kNoCard};
    Troop troop{kNoTroop};
    int number = 0;  // FP
    AreaId area{kNoArea};
    AreaId from{kNoArea};
};

namespace words {

std::string side(Side side, Language language);  // "the Royalists"
std::string name(const Board& board, ArmyId army, bool face_down, Language language);
// "the Army of Anjou", "l’armée d’Anjou"; by its card, whatever is face down.
std::string the_army(const Board& board, ArmyId army, Language language);
// The same of a counter on the map, which may be called by its number only (16.6).
std::string the_counter(const Board& board, const State& s, ArmyId army, Language language);
std::string called(const Subject& about, ArmyId army, Language language);
// Who fires or is fired at: an army, or the others of a side.
std::string force(const Subject& about, Target kind, ArmyId army, Side side, Language language);
std::string name(const Board& board, LeaderId leader);
std::string name(const Board& board, AreaId area);
std::string card(const Board& board, CardId card, Language language);  // "5 Esprit de corps"
std::string troop(Troop troop, Side side, Language language);          // "infantry", "Chouans"
// "2 Chouans", "2 infantry", "2 PF d’infanterie".
std::string points(int number, Troop troop, Side side, Language language);
std::string force(const Points& points, Side side, Language language);   // "4 infantry, 1 cavalry"
std::string faces(const Dice& dice);                                     // "1 3 5"
std::string count(int number, const Sentence& noun, Language language);  // "1 point", "2 points"
// The i-th volley as it lies: "2: the Army of Anjou 1 3 5 + 6".
std::string volley(const Board& board, const State& s, std::size_t i, Language language);
using engine::wording::say;

using SubjectSlot = engine::wording::Slot<Subject>;
// clang-format off
inline constexpr std::array kSubjectSlots{
    SubjectSlot{"side", [](const Subject& t, Language l) { return side(t.side, l); }},
    SubjectSlot{"army", [](const Subject& t, Language l) { return called(t, t.army, l); }},
    SubjectSlot{"other army", [](const Subject& t, Language l) { return called(t, t.other, l); }},
    SubjectSlot{"army itself", [](const Subject& t, Language l) { return the_army(t.board, t.army, l); }},
    SubjectSlot{"leader", [](const Subject& t, Language) { return name(t.board, t.leader); }},
    SubjectSlot{"successor", [](const Subject& t, Language) { return name(t.board, t.successor); }},
    SubjectSlot{"card", [](const Subject& t, Language l) { return card(t.board, t.card, l); }},
    SubjectSlot{"troop", [](const Subject& t, Language l) { return troop(t.troop, t.side, l); }},
    SubjectSlot{"points", [](const Subject& t, Language l) { return points(t.number, t.troop, t.side, l); }},
    SubjectSlot{"area", [](const Subject& t, Language) { return name(t.board, t.area); }},
    SubjectSlot{"from", [](const Subject& t, Language) { return name(t.board, t.from); }},
};
// clang-format on

}  // namespace words

// --- facts --------------------------------------------------------------------------------------

// An event with what its sentences and its JSON are made of.
using Told = engine::ToldOf<Subject, State, Event>;
Told told_of(const Board& board, const State& s, const Event& event);

// The table of all facts (facts.cpp).
using FactBook = engine::FactBook<Fact, Told, Subject>;
const FactBook& fact_book();
inline const FactBook& book_of(Fact /*any*/) { return fact_book(); }

}  // namespace levee::la_vendee
