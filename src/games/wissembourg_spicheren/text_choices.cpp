// The actions on offer, each with the figures that matter.
#include <algorithm>
#include <array>

#include "engine/text/verb_words.h"
#include "games/wissembourg_spicheren/text.h"
#include "games/wissembourg_spicheren/verbs.h"
#include "maps/hex_choices.h"

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

using Offer = engine::choices::OfferOf<Subject, Rules>;

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

struct Words {
    static std::string points(int halves) { return words::points(halves); }
    static std::string place(const Offer& t, HexId hex) {
        return words::place(t.board, t.battle, hex);
    }
    static std::string_view terrain(const Offer& t, Language language) {
        return words::terrain(t.board.battle(t.battle).terrain[t.a.hex.raw], language);
    }
    static int left(const Offer& /*t*/, const Event& step) { return step.b; }
};

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
    OfferSlot{"direction", [](const Offer& t, Language) { return std::string(maps::direction_name(static_cast<Direction>(t.a.number))); }},
    OfferSlot{"mover", [](const Offer& t, Language) { return mover(t); }},
    OfferSlot{"giver", [](const Offer& t, Language) { return words::name(t.board, t.f.unit); }},
    OfferSlot{"bonus", [](const Offer& t, Language) { return bonus(t); }},
    OfferSlot{"goal", [](const Offer& t, Language l) { return said(t.hex == kOffMap ? kOff : kTo, t, l); }},
    OfferSlot{"ahead", maps::facing_words<Words, Offer>},
    OfferSlot{"move points", maps::march_words<Words, Offer>},
    OfferSlot{"step", maps::step_words<Words, Offer>},
};
// clang-format on

std::string said(const Sentence& sentence, const Offer& t, Language language) {
    return words::say(sentence, language, t, kOfferSlots, words::kSubjectSlots);
}

}  // namespace

engine::Choice choice(const Rules& rules, const State& s, const Action& action, Language language) {
    const Board& board = rules.board();
    engine::Choice told = engine::named_choice(verb_book(), board, action);
    const auto* row = verb_book().row(action);
    if (row == nullptr) return told;
    told.text = said(row->sentence, offer_of(rules, s, action), language);
    const Said* instead = nullptr;
    if (action.verb == Verb::Decline) instead = engine::choices::said_beside(kDeclines, rules, s);
    const bool composing = engine::prompts::frame(s, 0).business == Business::Coordinate;
    if (action.verb == Verb::Announced && composing) instead = &kTogether;
    if (action.verb == Verb::Done) instead = engine::choices::said_beside(kDone, rules, s);
    if (instead == nullptr) return told;
    told.rule = instead->rule;
    told.text = instead->sentence.in(language);
    return told;
}

}  // namespace levee::wissembourg_spicheren
