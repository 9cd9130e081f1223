// The actions on offer, each with the figures that matter.
#include <algorithm>
#include <array>

#include "engine/text/prompts.h"
#include "engine/text/verb_words.h"
#include "games/wissembourg_spicheren/facts.h"
#include "games/wissembourg_spicheren/verbs.h"

namespace levee::wissembourg_spicheren {

namespace {

// What is declined, or done with, is seen from what could be done instead.
using Said = engine::verbs::SaidWhen<Verb>;

// clang-format off
constexpr std::array kDeclines{
    Said{Verb::Lead, "9.3", {"The HQ stays out of it", "Le QG reste à l'écart"}},
    Said{Verb::Recall, "9.3", {"Wait for his replacement", "Attendre son remplaçant"}},
    Said{Verb::Advance, "11.4", {"No advance", "Pas d'avance"}},
};
constexpr std::array kDone{
    Said{Verb::Direct, "8.2", {"Command nobody else directly", "Ne plus commander d'unité directement"}},
    Said{Verb::Creep, "13.1.6", {"The markers stay", "Les marqueurs restent"}},
    Said{Verb::Support, "11.2.1", {"No more support", "Plus de soutien"}},
    Said{Verb::At, "10.1.1", {"Hold fire", "Ne pas tirer"}},
};
// clang-format on

constexpr Said kTogether{
    Verb::Announced, "11.1", {"They attack together", "Elles attaquent ensemble"}};
constexpr Sentence kOff{" leaves the map", " quitte la carte"};
constexpr Sentence kTo{" to {hex}", " en {hex}"};
constexpr Sentence kMovePoints{" ({points} movement points)", " ({points} points de mouvement)"};
constexpr Sentence kStep{" ({terrain}, cost {cost}, {left} left)",
                         " ({terrain}, coût {cost}, reste {left})"};
constexpr Sentence kZone{", enemy zone of control", ", zone de contrôle ennemie"};
constexpr Sentence kAhead{", towards {hex}", ", vers {hex}"};

// What a choice is about: an action and the frame that asks for it.
struct Offer : Subject {
    const Rules& rules;
    const State& s;
    const Action& a;
    const Frame& f;
};

Offer offer_of(const Rules& rules, const State& s, const Action& a) {
    const Frame& f = engine::prompts::frame(s, 0);
    return {{.board = rules.board(),
             .side = f.side,
             .unit = a.unit,
             .other = f.other,
             .commander = a.commander,
             .formation = FormationId{a.number},
             .marker = MarkerId{a.number},
             .hex = a.hex,
             .battle = s.battle},
            rules,
            s,
            a,
            f};
}

std::string said(const Sentence& sentence, const Offer& t, Language language);

// {cost} and {left} are what the rules report, not what this file believes.
std::string step(const Offer& t, Language language) {
    if (t.a.hex == kOffMap || !t.board.grid.exists(t.a.hex)) return {};
    State after = t.s;
    Events log;
    t.rules.apply(after, t.a, &log);
    const auto* taken = std::ranges::find_if(
        log, [](const Event& event) { return fact_book().is_step(event.fact); });
    if (taken == log.end()) return {};
    std::string text = words::say(kStep, language, [&](std::string_view name) {
        if (name == "cost") return words::points(taken->a);
        if (name == "left") return words::points(std::max<int>(0, taken->b));
        return std::string(words::terrain(t.board.battle(t.battle).terrain[t.a.hex.raw], language));
    });
    if (t.s.derived.zoc[index(enemy_of(t.f.side))][t.a.hex.raw] > 0)
        text.insert(text.size() - 1, kZone.in(language));
    return text;
}

// How far the piece could go, as the rules say once it sets out.
std::string move_points(const Offer& t, Language language) {
    State after = t.s;
    t.rules.apply(after, t.a, nullptr);
    const Frame& f = engine::prompts::frame(after, 0);
    if (f.business != Business::Move && f.business != Business::Ride) return {};
    return words::say(kMovePoints, language,
                      [&](std::string_view) { return words::points(f.points); });
}

std::string ahead(const Offer& t, Language language) {
    const maps::HexGrid& grid = t.board.grid;
    const UnitId unit = t.f.unit;
    if (unit.raw >= kUnits || !grid.exists(t.s.units[unit].at) || t.a.number > 5) return {};
    const HexId hex = grid.neighbour(t.s.units[unit].at, static_cast<Direction>(t.a.number));
    if (hex == kNoHex) return {};
    return words::say(kAhead, language,
                      [&](std::string_view) { return words::place(t.board, t.battle, hex); });
}

std::string mover(const Offer& t) {
    return t.f.unit != kNoUnit ? words::name(t.board, t.f.unit)
                               : words::name(t.board, t.f.commander);
}

std::string bonus(const Offer& t) {
    if (t.commander.raw >= kCommanders) return "?";
    const CommanderCard& card = t.board.card(t.commander);
    const bool replaced = t.s.commanders[t.commander].replaced;
    return std::to_string(replaced ? card.back.bonus : card.front.bonus);
}

// clang-format off
using OfferSlot = engine::wording::Slot<Offer>;
constexpr std::array kOfferSlots{
    OfferSlot{"dice", [](const Offer& t, Language) {
        return std::to_string(t.a.number) + (t.a.other == 0 ? "" : " + " + std::to_string(t.a.other)); }},
    OfferSlot{"number", [](const Offer& t, Language) { return std::to_string(t.a.number); }},
    OfferSlot{"direction", [](const Offer& t, Language) { return std::string(words::direction(static_cast<Direction>(t.a.number))); }},
    OfferSlot{"mover", [](const Offer& t, Language) { return mover(t); }},
    OfferSlot{"giver", [](const Offer& t, Language) { return words::name(t.board, t.f.unit); }},
    OfferSlot{"bonus", [](const Offer& t, Language) { return bonus(t); }},
    OfferSlot{"goal", [](const Offer& t, Language l) { return said(t.hex == kOffMap ? kOff : kTo, t, l); }},
    OfferSlot{"ahead", ahead},
    OfferSlot{"move points", move_points},
    OfferSlot{"step", step},
};
// clang-format on

std::string said(const Sentence& sentence, const Offer& t, Language language) {
    return words::say(sentence, language, t, kOfferSlots, words::kSubjectSlots);
}

template <class Rows>
const Said* said_instead(const Rows& rows, const Rules& rules, const State& s) {
    Rules::Actions offered;
    rules.legal_actions(s, offered);
    const auto row = std::ranges::find_if(rows, [&](const Said& candidate) {
        return std::ranges::any_of(
            offered, [&](const Action& action) { return action.verb == candidate.when; });
    });
    return row == rows.end() ? nullptr : &*row;
}

}  // namespace

engine::Choice choice(const Rules& rules, const State& s, const Action& action, Language language) {
    const Board& board = rules.board();
    engine::Choice told;
    told.notation = verb_book().notation(board, action);
    const auto* row = verb_book().row(action);
    if (row == nullptr) return told;
    told.rule = row->rule;
    told.text = said(row->sentence, offer_of(rules, s, action), language);
    const Said* instead = nullptr;
    if (action.verb == Verb::Decline) instead = said_instead(kDeclines, rules, s);
    const bool composing = engine::prompts::frame(s, 0).business == Business::Coordinate;
    if (action.verb == Verb::Announced && composing) instead = &kTogether;
    if (action.verb == Verb::Done) instead = said_instead(kDone, rules, s);
    if (instead == nullptr) return told;
    told.rule = instead->rule;
    told.text = instead->sentence.in(language);
    return told;
}

}  // namespace levee::wissembourg_spicheren
