#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/tables/spoken.h"
#include "engine/text/facts.h"
#include "engine/text/wording.h"
#include "games/neerwinden/rules.h"
#include "maps/hex_words.h"

// Everything that people read of this game, in English and French.
namespace levee::neerwinden {

using engine::Language;
using engine::SeatId;

using Text = engine::TextOf<Rules>;
Text::Prompt prompt;
Text::Choice choice;
Text::Modifier modifier;
Text::Result result;
std::optional<engine::Ending> ending(const State& s, Language language);
// "French"; "Player 1" as long as the camps are not settled (8.6).
Text::SeatName seat_name;
SeatId seat_of(const State& s, Side side);
// 8.6: before that the seats have no side.
bool camps_settled(const State& s);

// What a sentence is about, whether it tells, asks or offers.
struct Subject {
    const Board& board;
    Side side{};
    UnitId unit{kNoUnit};
    CommanderId commander{kNoCommander};
    FormationId formation{kNoFormation};
    HexId hex{kNoHex};
    HexId from{kNoHex};
};

// --- words, shared by the files text_*.cpp ------------------------------------------------------
namespace words {

using engine::wording::capitalised;
using engine::wording::counted;
using engine::wording::say;

std::string name(const Board& board, UnitId unit);
std::string name(const Board& board, CommanderId commander);
std::string name(const Board& board, FormationId formation);
// "1707 (Neerwinden)"
std::string place(const Board& board, HexId hex);
// "Grüber, Artillerie Charles"
std::string names_at(const Board& board, const State& s, HexId hex);

std::string_view army(Side side, Language language);     // "the French"
std::string_view army_of(Side side, Language language);  // fr: "des Français"
std::string_view order(Order order, Language language);  // "offensive order"
std::string_view level(Level level, Language language);  // "good order"
std::string_view arm(Arm arm, Language language);        // "infantry"
std::string_view terrain(Terrain terrain, Language language);

// The slots that mean the same in all sentences.
using SubjectSlot = engine::wording::Slot<Subject>;
inline constexpr std::array kSubjectSlots{
    SubjectSlot{"unit", [](const Subject& t, Language) { return name(t.board, t.unit); }},
    SubjectSlot{"commander", [](const Subject& t, Language) { return name(t.board, t.commander); }},
    SubjectSlot{"formation", [](const Subject& t, Language) { return name(t.board, t.formation); }},
    SubjectSlot{"piece",
                [](const Subject& t, Language) {
                    return t.unit != kNoUnit ? name(t.board, t.unit) : name(t.board, t.commander);
                }},
    SubjectSlot{"hex", [](const Subject& t, Language) { return place(t.board, t.hex); }},
    SubjectSlot{"from", [](const Subject& t, Language) { return place(t.board, t.from); }},
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

// What stands for the slots that are neither the subject nor a plain number (text_events.cpp).
namespace words {

std::string own_words(const Event& event, Language language);
std::string letters_of(const Event& event);  // of the combat tables, or empty
std::string marker(const Event& event, Language language);
std::string ending_of(const State& s, const Event& event, Language language);

}  // namespace words

}  // namespace levee::neerwinden
