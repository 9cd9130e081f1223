// The table of facts: for each its word, its role for the odds, what it tells, its sentences, and
// what it counts as in a tally.
#include "games/la_vendee/text.h"

#include <boost/json/array.hpp>

#include "games/la_vendee/reflection.h"

namespace levee::la_vendee {

// A namespace of its own, since the members have short names.
namespace facts {

namespace {

using boost::json::value;
using engine::EventRole;
using engine::fact_name;
using Member = engine::Member<Told>;
using Row = engine::FactRow<Fact, Told>;
using Slot = engine::wording::Slot<Told>;
using Where = engine::Points;

value a(const Told& t) { return t.event.a; }

std::string area_id(const Board& board, AreaId area) {
    return area == kNoArea ? std::string() : board.areas[area.raw].key;
}

constexpr Member kSide{"side", [](const Told& t) { return engine::fact_word(t.side); }};
constexpr Member kUnit{"unit", [](const Told& t) { return fact_name(Names(t.board), t.unit); },
                       Where::Piece, [](const Told& t) { return words::name(t.board, t.unit); }};
constexpr Member kArea{"area", [](const Told& t) { return fact_name(Names(t.board), t.area); },
                       Where::To, [](const Told& t) { return area_id(t.board, t.area); }};
constexpr Member kFrom{"from",
                       [](const Told& t) { return fact_name(Names(t.board), t.event.from); },
                       Where::From, [](const Told& t) { return area_id(t.board, t.event.from); }};
constexpr Member kTurn{"turn", a};
constexpr Member kBy{"by", a};
constexpr Member kDice{"dice", [](const Told& t) {
                           return value(boost::json::array{t.event.a, t.event.b});
                       }};
constexpr Member kResult{"result", [](const Told& t) {
                             return engine::fact_word(static_cast<BattleResult>(t.event.a));
                         }};
constexpr Member kTotal{"total", [](const Told& t) { return value(t.event.b); }};

// clang-format off
constexpr std::array kFacts{
    Row{Fact::Noted, "noted", EventRole::Main, {kSide, kUnit},
        {"The guns go with {unit}.", "Les canons vont avec {unit}."}},
    Row{Fact::TurnBegan, "turn_began", EventRole::Detail, {kTurn}, {"Turn {turn}.", "Tour {turn}."}},
    Row{Fact::Marched, "marched", EventRole::Main, {kSide, kUnit, kFrom, kArea},
        {"{unit} march to {area}.", "{unit} : marche vers {area}."}, {"marches", {"Marches", "Marches"}}},
    Row{Fact::Battle, "battle", EventRole::Detail, {kSide, kArea},
        {"{side} attack at {area}.", "{side} attaquent : {area}."}, {"attacks", {"Attacks", "Attaques"}}},
    Row{Fact::GunsShown, "guns_shown", EventRole::Detail, {kSide, kUnit},
        {"{unit} have the guns.", "{unit} : ce sont les canons."}},
    Row{Fact::Strength, "strength", EventRole::Modifier, {kSide, kBy},
        {"Difference of strength: {+by}.", "Différence de force : {+by}."}},
    Row{Fact::Walls, "walls", EventRole::Modifier, {kSide, kBy},
        {"Walls of the mill: {+by}.", "Murs du moulin : {+by}."}},
    Row{Fact::Rolled, "rolled", EventRole::Detail, {kSide, kDice},
        {"The dice show {first} and {second}.", "Les dés donnent {first} et {second}."}},
    Row{Fact::Result, "result", EventRole::Result, {kSide, kArea, kResult, kTotal},
        {"{total}: {result}.", "{total} : {result}."}},
    Row{Fact::Lost, "lost", EventRole::Main, {kSide, kUnit, kArea},
        {"{unit} are lost at {area}.", "{unit} : perte de l'unité ({area})."}},
    Row{Fact::TurnEnded, "turn_ended", EventRole::Detail, {kTurn}, {"End of turn {turn}.", "Fin du tour {turn}."}},
    Row{Fact::GameOver, "game_over", EventRole::Main, {}, {"The game is over.", "La partie est terminée."}},
};
// clang-format on

// What is no plain number of a row, besides the subject.
constexpr std::array kSlots{
    Slot{"first", [](const Told& t, Language) { return std::to_string(t.event.a); }},
    Slot{"second", [](const Told& t, Language) { return std::to_string(t.event.b); }},
    Slot{"result", [](const Told& t, Language l) { return result(t.event, l); }},
};
constexpr std::array<engine::FactVariant<Fact, Told>, 0> kVariants{};

static_assert(engine::in_order_of_facts(kFacts, Fact::GameOver));
static_assert(engine::slots_are_known(kFacts, kVariants, kSlots, words::kSubjectSlots));

constexpr FactBook kBook{kFacts, kVariants, kSlots, words::kSubjectSlots};

}  // namespace

}  // namespace facts

Told told_of(const Board& board, const State& s, const Event& event) {
    return {{.board = board, .side = event.side, .unit = event.unit, .area = event.area}, s, event};
}

const FactBook& fact_book() { return facts::kBook; }

}  // namespace levee::la_vendee
