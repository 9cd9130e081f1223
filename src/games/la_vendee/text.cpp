// Questions, choices, results, endings; what happened is in facts.cpp.
#include "games/la_vendee/text.h"

#include "engine/text/prompts.h"
#include "engine/text/verb_words.h"
#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/verbs.h"

namespace levee::la_vendee {

namespace {

using engine::wording::say;
using Row = engine::prompts::Row<Business, engine::prompts::Always>;
constexpr std::array kQuestions{
    Row{Business::Notes,
        {},
        "1.1",
        {"note in secret which unit has the guns", "noter en secret quelle unité a les canons"}},
    Row{Business::Movement,
        {},
        "2.1",
        {"march a unit, or halt", "faire marcher une unité, ou s'arrêter"}},
};
constexpr std::array kRolls{
    Row{Business::Combat,
        {},
        "3.2",
        {"Two dice for the battle of {area}.", "Deux dés pour le combat de {area}."}},
};
static_assert(engine::prompts::slots_are_known(kQuestions, words::kSubjectSlots));
static_assert(engine::prompts::slots_are_known(kRolls, words::kSubjectSlots));

constexpr std::array<Sentence, 2> kSides{{{"the Blues", "les Bleus"}, {"the Reds", "les Rouges"}}};
constexpr std::array<Sentence, 2> kSeats{{{"Blue", "Bleu"}, {"Red", "Rouge"}}};
constexpr Sentence kStrength{"difference of strength", "différence de force"};
constexpr Sentence kWalls{"walls of the mill", "murs du moulin"};
constexpr Sentence kHolds{"{side} hold the mill.", "{side} tiennent le moulin."};
constexpr Sentence kDraw{"Nobody holds the mill alone: a draw.",
                         "Personne ne tient seul le moulin : partie nulle."};
constexpr std::array<Sentence, 3> kResults{
    {{"no effect", "sans effet"},
     {"the defenders lose a unit", "le défenseur perd une unité"},
     {"the attackers lose a unit", "l'attaquant perd une unité"}}};

// A choice: an action with what it is about.
struct Offer : Subject {
    const Action& a;
};
using OfferSlot = engine::wording::Slot<Offer>;
constexpr std::array kOfferSlots{
    OfferSlot{"number", [](const Offer& t, Language) { return std::to_string(t.a.number); }},
    OfferSlot{"other", [](const Offer& t, Language) { return std::to_string(t.a.other); }},
};

}  // namespace

namespace words {

std::string side(Side side, Language language) {
    return std::string(engine::wording::pick(kSides, side, language));
}
std::string name(const Board& board, UnitId unit) {
    return unit.raw < board.units.size() ? board.units[unit.raw].name : "?";
}
std::string name(const Board& board, AreaId area) {
    return area.raw < board.areas.size() ? board.areas[area.raw].name : "?";
}

}  // namespace words

engine::Choice prompt(const Rules& rules, const State& view, SeatId viewer, Language language) {
    const engine::Actor actor = rules.actor(view);
    if (actor.is_over()) return {"", ending(rules, view, language)->text, "1.3"};
    const Frame& f = engine::prompts::frame(view, actor.is_chance() ? 1 : 0);
    const Subject about{.board = rules.board(), .side = f.side, .area = f.area};
    const auto* row = actor.is_chance() ? engine::prompts::find(kRolls, f.business)
                                        : engine::prompts::find(kQuestions, f.business);
    if (row == nullptr) return {};
    const std::string text = say(row->text, language, about, words::kSubjectSlots);
    if (actor.is_chance()) return {"", text, row->rule};
    return {"",
            engine::prompts::asked_of(words::side(f.side, language), viewer == actor.seat, text,
                                      language),
            row->rule};
}

engine::Choice choice(const Rules& rules, const State& /*s*/, const Action& action,
                      Language language) {
    const auto* row = verb_book().row(action);
    if (row == nullptr) return {};
    const Offer offer{{.board = rules.board(), .unit = action.unit, .area = action.area}, action};
    return {verb_book().notation(rules.board(), action),
            say(row->sentence, language, offer, kOfferSlots, words::kSubjectSlots), row->rule};
}

engine::Modifier modifier(const Event& event, Language language) {
    const Sentence& what = event.fact == Fact::Walls ? kWalls : kStrength;
    return {event.rule, std::string(what.in(language)), event.a};
}

std::string result(const Event& event, Language language) {
    return std::string(engine::wording::pick(kResults, event.a, language));
}

std::optional<engine::Ending> ending(const Rules& rules, const State& s, Language language) {
    if (!over(s)) return {};
    const auto winner = holder(rules.board(), s);
    if (!winner) return engine::Ending{{}, std::string(kDraw.in(language)), "1.3"};
    const Subject about{.board = rules.board(), .side = *winner};
    return engine::Ending{
        engine::SideId{static_cast<std::uint8_t>(*winner)},
        engine::wording::capitalised(say(kHolds, language, about, words::kSubjectSlots)), "1.3"};
}

std::string seat_name(const State& /*s*/, SeatId seat, Language language) {
    return engine::wording::seat_name(kSeats, seat.raw, language);
}

}  // namespace levee::la_vendee
