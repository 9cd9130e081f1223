#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/tables/spoken.h"
#include "engine/text/facts.h"
#include "engine/text/wording.h"
#include "games/wissembourg_spicheren/rules.h"
#include "maps/hex_words.h"

// Everything that people read of this game, in English and French.
namespace levee::wissembourg_spicheren {

using engine::Language;
using engine::SeatId;
using engine::Sentence;

using Text = engine::TextOf<Rules>;
Text::Prompt prompt;
Text::Choice choice;
Text::Modifier modifier;
Text::Result result;
std::optional<engine::Ending> ending(const State& s, Language language);
Text::SeatName seat_name;

// What a sentence is about, whether it tells, asks or offers.
struct Subject {
    const Board& board;
    Side side{};
    UnitId unit{kNoUnit};
    UnitId other{kNoUnit};
    CommanderId commander{kNoCommander};
    FormationId formation{kNoFormation};
    MarkerId marker{kNoMarker};
    HexId hex{kNoHex};
    HexId from{kNoHex};
    BattleId battle{};
};

// --- words, shared by the files text_*.cpp ------------------------------------------------------
namespace words {

using engine::wording::capitalised;
using engine::wording::counted;
using engine::wording::say;

std::string name(const Board& board, UnitId unit);
std::string name(const Board& board, CommanderId commander);
std::string name(const Board& board, FormationId formation, Language language);
std::string name(const Board& board, MarkerId marker, Language language);
// "1411 (Spicheren)"
std::string place(const Board& board, BattleId battle, HexId hex);

std::string_view army(Side side, Language language);     // "the French"
std::string_view army_of(Side side, Language language);  // fr: "des Français"
std::string_view arm(Arm arm, Language language);        // "infantry"
std::string_view terrain(Terrain terrain, Language language);
std::string_view result(Result result, Language language);
std::string_view victory(Victory victory, Language language);
// Half points of movement: "1", "½", "2½".
std::string points(int halves);

// The slots that mean the same in all sentences.
using SubjectSlot = engine::wording::Slot<Subject>;
inline constexpr std::array kSubjectSlots{
    SubjectSlot{"unit", [](const Subject& t, Language) { return name(t.board, t.unit); }},
    SubjectSlot{"other", [](const Subject& t, Language) { return name(t.board, t.other); }},
    SubjectSlot{"commander", [](const Subject& t, Language) { return name(t.board, t.commander); }},
    SubjectSlot{"formation",
                [](const Subject& t, Language l) { return name(t.board, t.formation, l); }},
    SubjectSlot{"marker", [](const Subject& t, Language l) { return name(t.board, t.marker, l); }},
    SubjectSlot{"piece",
                [](const Subject& t, Language) {
                    return t.unit != kNoUnit ? name(t.board, t.unit) : name(t.board, t.commander);
                }},
    SubjectSlot{"hex", [](const Subject& t, Language) { return place(t.board, t.battle, t.hex); }},
    SubjectSlot{"from",
                [](const Subject& t, Language) { return place(t.board, t.battle, t.from); }},
    SubjectSlot{"army", [](const Subject& t, Language l) { return std::string(army(t.side, l)); }},
};

}  // namespace words

// --- facts --------------------------------------------------------------------------------------

// An event with what its sentences and its JSON are made of.
using Told = engine::ToldOf<Subject, State, Event>;
Told told_of(const Board& board, const State& s, const Event& event);

// The table of all facts (facts.cpp).
using FactBook = engine::FactBook<Fact, Told, Subject>;
const FactBook& fact_book();
inline const FactBook& book_of(Fact /*any*/) { return fact_book(); }

}  // namespace levee::wissembourg_spicheren
