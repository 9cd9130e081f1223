#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/tables/table.h"
#include "engine/tables/table_of.h"
#include "engine/text/wording.h"
#include "games/wissembourg_spicheren/rules.h"

// Everything that people read of this game, in English and French.
namespace levee::wissembourg_spicheren {

using engine::Language;
using engine::SeatId;
using engine::Sentence;

// Who decides what, for a viewer who sees `view`.
engine::Choice prompt(const Rules& rules, const State& view, SeatId viewer, Language language);
// An action that is legal in `s`, with the figures that matter.
engine::Choice choice(const Rules& rules, const State& s, const Action& action, Language language);

engine::Modifier modifier(const Event& event, Language language);
// What a table says, without more words.
std::string result(const Event& event, Language language);
std::optional<engine::Ending> ending(const State& s, Language language);

std::string seat_name(const State& s, SeatId seat, Language language);

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

// --- words, shared by the files text_*.cpp and facts.cpp ----------------------------------------
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
std::string_view direction(Direction direction);  // as the notation has it, in both languages
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

}  // namespace levee::wissembourg_spicheren
