// The actions on offer, each with the figures that matter.
#include <algorithm>
#include <array>

#include "engine/text/verb_words.h"
#include "games/neerwinden/text.h"
#include "games/neerwinden/verbs.h"
#include "maps/hex_choices.h"

namespace levee::neerwinden {

namespace {

using engine::Sentence;

// What is declined is seen from what could be done instead.
using Declined = engine::verbs::SaidWhen<Verb>;

// clang-format off
constexpr std::array kDeclines{
    Declined{Verb::Claim, "9.1", {"Keep the order secret", "Garder l'ordre secret"}},
    Declined{Verb::Withdraw, "6.2.2", {"Stand against the assault", "Tenir face à l'assaut"}},
    Declined{Verb::CounterCharge, "5.3.3", {"No counter-charge", "Pas de contre-charge"}},
    Declined{Verb::Assault, "6.2.2", {"No second assault", "Pas de second assaut"}},
    Declined{Verb::Advance, "6.4", {"No advance", "Pas d'avance"}},
};
// clang-format on

constexpr Sentence kRoutedLoses{
    "{unit} is routed and loses a step (strength {strength}, then {weaker})",
    "{unit}, en déroute, perd un pas (force {strength}, puis {weaker})"};
constexpr Sentence kBeyond{" off the map", " hors de la carte"};
constexpr Sentence kTo{" to {hex}", " en {hex}"};
constexpr Sentence kHelped{" with {commander} (-{bonus})", " avec {commander} (-{bonus})"};

using Offer = engine::choices::OfferOf<Subject, Rules>;

Offer offer_of(const Rules& rules, const State& s, const Action& a) {
    const Frame& f = engine::prompts::frame(s, 0);
    return {{.board = rules.board(),
             .side = f.side,
             .unit = a.unit,
             .commander = a.commander,
             .formation = FormationId{a.number},
             .hex = a.hex},
            rules,
            s,
            a,
            f};
}

std::string said(const Sentence& sentence, const Offer& t, Language language);

std::string text(int number) { return std::to_string(number); }

struct Words {
    static std::string points(int number) { return text(number); }
    static std::string place(const Offer& t, HexId hex) { return words::place(t.board, hex); }
    static std::string_view terrain(const Offer& t, Language language) {
        return words::terrain(t.board.terrain[t.a.hex.raw], language);
    }
    static int left(const Offer& t, const Event& step) { return t.f.points - t.f.spent - step.a; }
};

bool is_unit(const Offer& t) { return t.a.unit.raw < kUnits; }
bool is_formation(const Offer& t) { return t.a.number < kFormations; }

std::string strength(const Offer& t, int lost) {
    if (!is_unit(t)) return "?";
    return text(std::max(0, t.board.card(t.unit).strength - 2 * t.s.units[t.unit].losses - lost));
}

std::string level(const Offer& t, int worse, Language language) {
    if (!is_unit(t)) return "?";
    const int level = std::min(static_cast<int>(t.s.units[t.unit].level) + worse, 3);
    return std::string(words::level(static_cast<Level>(level), language));
}

std::string units_left(const Offer& t, Language language) {
    if (!is_formation(t)) return "?";
    int count = 0;
    for (const UnitId unit : t.board.card(t.formation).units) {
        const Status status = t.s.units[unit].status;
        count += status == Status::OnMap || status == Status::Beyond;
    }
    return words::counted(count, language == Language::French ? "unité" : "unit");
}

std::string command(const Offer& t) {
    if (!is_formation(t)) return "?";
    const CommanderId general = t.board.generals[index(t.board.card(t.formation).side)];
    return text(t.s.commanders[general].replacement ? 0 : t.board.card(general).command);
}

std::string order_now(const Offer& t, Language language) {
    if (!is_formation(t)) return "?";
    return std::string(words::order(t.s.formations[t.formation].order, language));
}

std::string mover(const Offer& t) {
    return t.f.unit != kNoUnit ? words::name(t.board, t.f.unit)
                               : words::name(t.board, t.f.commander);
}

// clang-format off
using OfferSlot = engine::wording::Slot<Offer>;
constexpr std::array kOfferSlots{
    OfferSlot{"level", [](const Offer& t, Language l) { return level(t, 0, l); }},
    OfferSlot{"worse", [](const Offer& t, Language l) { return level(t, 1, l); }},
    OfferSlot{"strength", [](const Offer& t, Language) { return strength(t, 0); }},
    OfferSlot{"weaker", [](const Offer& t, Language) { return strength(t, 2); }},
    OfferSlot{"order now", order_now},
    OfferSlot{"units", units_left},
    OfferSlot{"command", [](const Offer& t, Language) { return command(t); }},
    OfferSlot{"mover", [](const Offer& t, Language) { return mover(t); }},
    OfferSlot{"goal", [](const Offer& t, Language l) { return said(t.hex == kOffMap ? kBeyond : kTo, t, l); }},
    OfferSlot{"names", [](const Offer& t, Language) { return words::names_at(t.board, t.s, t.hex); }},
    OfferSlot{"ahead", maps::facing_words<Words, Offer>},
    OfferSlot{"move points", maps::march_words<Words, Offer>},
    OfferSlot{"step", maps::step_words<Words, Offer>},
    // What the numbers of the action stand for.
    OfferSlot{"number", [](const Offer& t, Language) { return text(t.a.number); }},
    OfferSlot{"other", [](const Offer& t, Language) { return text(t.a.other); }},
    OfferSlot{"points", [](const Offer& t, Language) { return words::counted(t.a.number, "point"); }},
    OfferSlot{"camp", [](const Offer& t, Language l) { return std::string(words::army(static_cast<Side>(t.a.number), l)); }},
    OfferSlot{"order", [](const Offer& t, Language l) { return std::string(words::order(static_cast<Order>(t.a.other), l)); }},
    OfferSlot{"arm", [](const Offer& t, Language l) { return std::string(words::arm(static_cast<Arm>(t.a.number), l)); }},
    OfferSlot{"direction", [](const Offer& t, Language) { return std::string(maps::direction_name(static_cast<Direction>(t.a.number))); }},
};
// clang-format on

std::string said(const Sentence& sentence, const Offer& t, Language language) {
    return words::say(sentence, language, t, kOfferSlots, words::kSubjectSlots);
}

const Declined& declined(const Rules& rules, const State& s) {
    const Declined* row = engine::choices::said_beside(kDeclines, rules, s);
    // 9.1: with any other order than the defensive there is nothing to do but to keep it secret.
    return row == nullptr ? kDeclines[0] : *row;
}

}  // namespace

engine::Choice choice(const Rules& rules, const State& s, const Action& action, Language language) {
    const Board& board = rules.board();
    engine::Choice told = engine::named_choice(verb_book(), board, action);
    const auto* row = verb_book().row(action);
    if (row == nullptr) return told;
    const Offer offer = offer_of(rules, s, action);
    // 6.3: a level turns into a loss for a routed unit.
    const bool routed = action.verb == Verb::Disorganise && action.unit.raw < kUnits &&
                        s.units[action.unit].level == Level::Routed;
    told.text = said(routed ? kRoutedLoses : row->sentence, offer, language);

    const bool riding = offer.f.business == Business::Ride;
    if (riding && (action.verb == Verb::To || action.verb == Verb::Halt)) told.rule = "7";
    if (action.verb == Verb::Rally && action.commander.raw < kCommanders)
        told.text += words::say(kHelped, language, [&](std::string_view slot) {
            const bool replaced = s.commanders[action.commander].replacement;
            if (slot == "bonus")
                return std::to_string(replaced ? 0 : board.card(action.commander).morale_bonus);
            return words::name(board, action.commander);
        });
    if (action.verb == Verb::Decline) {
        const Declined& decline = declined(rules, s);
        told.rule = decline.rule;
        told.text = decline.sentence.in(language);
    }
    return told;
}

}  // namespace levee::neerwinden
