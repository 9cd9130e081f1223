#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/spoken.h"
#include "engine/text/facts.h"
#include "engine/text/wording.h"
#include "games/for_god_and_king/rules.h"

// Everything that people read of this game, in English and French.
namespace levee::fgfk {

using engine::Language;
using engine::SeatId;

using Text = engine::TextOf<Rules>;
Text::Prompt prompt;
Text::Choice choice;  // says nothing that the actor cannot see (3.6)
Text::Modifier modifier;
Text::Result result;
Text::Ending ending;       // 7.2, with the points of both sides
Text::SeatName seat_name;  // "Republican"
// "A tactical victory of the Vendéens."
std::string victory(Victory victory, Side winner, Language language);

// What a sentence is about, whether it tells, asks or offers.
struct Subject {
    const Board& board;
    Side side{};
    GeneralId general{kNoGeneral};
    Force force{static_cast<Force>(255)};
    Event card{Event::None};
    AreaId area{kNoArea};
    AreaId from{kNoArea};
};

// --- words, shared by the files text_*.cpp and map_terminal.cpp ---------------------------------
namespace words {

using engine::wording::capitalised;
using engine::wording::counted;
using engine::wording::say;
using engine::wording::with_sign;

std::string name(const Board& board, GeneralId general);
std::string name(const Board& board, AreaId area);
std::string names(const Board& board, GeneralSet generals);              // "Stofflet, d'Elbée"
std::string event(const Board& board, Event event, Language language);   // "E1 Alarm"
std::string effect(const Board& board, Event event, Language language);  // " (a roll ...)"
std::string incident(const Board& board, Incident incident, Language language);  // "T5 The ..."
std::string month(const Board& board, int turn, Language language);              // "April"

std::string_view side(Side side, Language language);     // "the Republicans"
std::string_view army(Army army, Language language);     // "the army of Anjou"
std::string_view force(Force force, Language language);  // "Anjou", "deserters"
std::string_view terrain(Terrain terrain, Language language);
std::string_view zone(Zone zone, Language language);  // "Anjou"; "no zone"

std::string points(int number, Language language);                       // "3 combat points"
std::string points(int number, Force force, Language language);          // "3 Anjou points"
std::string forces(const Points& points, Side side, Language language);  // "3 Anjou, 1 Loroux"

// Half points as people write them: "½", "3", "4½".
std::string halves(int half_points);
std::string action_points(int half_points, Language language);  // "4½ action points"

std::string odds(const Board& board, std::size_t column);  // "2:3"
std::string letters(const CombatResult& result);           // "AR2-40"
std::string explained(const CombatResult& result, Language language);

// What of a side is seen in an area: "14 points; Stofflet, d'Elbée", "hidden counters", or nothing.
// Only what has not been activated yet, if `fresh`.
std::string stack(const Board& board, const State& view, AreaId area, Side side, bool fresh,
                  Language language);
std::string stack(const Board& board, const Points& points, GeneralSet generals, Side side,
                  Language language);
// What a side sees of an area that it could enter: "bocage, enemy control".
std::string ground(const Board& board, const State& view, AreaId area, Side side,
                   Language language);

std::string joined(const std::vector<std::string>& items, std::string_view separator = ", ");

// The slots that mean the same in all sentences.
using SubjectSlot = engine::wording::Slot<Subject>;
inline constexpr std::array kSubjectSlots{
    SubjectSlot{"side", [](const Subject& t, Language l) { return std::string(side(t.side, l)); }},
    SubjectSlot{"general", [](const Subject& t, Language) { return name(t.board, t.general); }},
    SubjectSlot{"area", [](const Subject& t, Language) { return name(t.board, t.area); }},
    SubjectSlot{"from", [](const Subject& t, Language) { return name(t.board, t.from); }},
    SubjectSlot{"event", [](const Subject& t, Language l) { return event(t.board, t.card, l); }},
    SubjectSlot{"force",
                [](const Subject& t, Language l) { return std::string(force(t.force, l)); }},
    SubjectSlot{"one", [](const Subject& t, Language l) { return points(1, t.force, l); }},
};

}  // namespace words

// --- facts --------------------------------------------------------------------------------------

// A report with what its sentences and its JSON are made of.
using Told = engine::ToldOf<Subject, State, Report>;
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
