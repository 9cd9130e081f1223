// What answers the questions of the engine: the tables of chapters and verbs, and fate.
#include "engine/contract/moments.h"
#include "engine/contract/run_tables.h"
#include "games/la_vendee/rules/chapters.h"
#include "games/la_vendee/verbs.h"

namespace levee::la_vendee {

namespace {

constexpr engine::Refusals kRefusals{.over = refuse("3.7", engine::kGameOver),
                                     .malformed = refuse("2.10", engine::kMalformed),
                                     .not_asked = refuse("2.7", engine::kNoDiceAsked),
                                     .fate_first = refuse("2.7", engine::kDiceFirst)};

int dice_in(const Dice& dice) {
    int count = 0;
    for (const auto face : dice.faces) count += face > 0 ? 1 : 0;
    return count;
}

// The deck in ascending order; the request for a card is the same whatever lies in it.
CardSet deck(const State& s) {
    CardSet left = CardSet::first_of(kCards).without(s.discards);
    for (const Hand& hand : s.hands) left = left.without(hand.cards);
    return left;
}
// In a view some cards of the enemy's hand are not known.
int cards_in_deck(const State& s) {
    int count = static_cast<int>(kCards) - s.discards.size();
    for (const Hand& hand : s.hands) count -= hand.held;
    return count;
}

}  // namespace

struct Rules::Tables {
    static constexpr const auto& kChapters = la_vendee::kChapters;
    static constexpr const auto& kRefusals = la_vendee::kRefusals;
    static constexpr Verb kLastOfFate = la_vendee::kLastOfFate;
};

void run(Play& p) { engine::run(kChapters, p); }

// --- 16.6: how armies are named -----------------------------------------------------------------
// A counter that is face down cannot be called by the name of its army: in a game with dummies the
// actions say which counter is meant. The chapters see its number in either game.

namespace {

constexpr Sentence kByCounter{"In a game with dummies armies are named by their counters.",
                              "Avec les armées factices, on désigne une armée par son pion."};
constexpr Sentence kByName{"That army is named by its name.",
                           "Cette armée se désigne par son nom."};

constexpr engine::VerbSet kNameCounters =
    engine::verb_set(Verb::Join, Verb::Transfer, Verb::Shift, Verb::Harass, Verb::Discard,
                     Verb::Pin, Verb::Inspire, Verb::Rout, Verb::Steady, Verb::Regain, Verb::Unpin,
                     Verb::March, Verb::Attack, Verb::Engage, Verb::LoseOf);
// An army that is not on the map yet has no counter.
constexpr engine::VerbSet kNameCards = engine::verb_set(Verb::Deploy, Verb::Raise);

bool names_counters(Verb verb) { return (kNameCounters & engine::verb_set(verb)) != 0; }
bool names_army(Verb verb) { return ((kNameCounters | kNameCards) & engine::verb_set(verb)) != 0; }

// Calls edit(number) for every army that the action names.
template <class Edit>
void each_army(Action& a, Edit edit) {
    if (!names_army(a.verb)) return;
    edit(a.army.raw);
    if (a.verb == Verb::Transfer) edit(a.other);
}

Action plain(Action a) {
    each_army(a, [](std::uint8_t& raw) {
        if (raw >= kFaceDown && raw < kFaceDown + kArmyRoom)
            raw = static_cast<std::uint8_t>(raw - kFaceDown);
    });
    return a;
}
bool named_rightly(const State& s, Action a) {
    const bool by_counter = s.options.dummies && names_counters(a.verb);
    bool right = true;
    each_army(a, [&](std::uint8_t& raw) { right = right && (raw >= kFaceDown) == by_counter; });
    return right;
}

}  // namespace

Verdict Rules::why_not(const State& s, const Action& a) const {
    const Verdict verdict = TableRules::why_not(s, plain(a));
    if (!verdict.legal() || named_rightly(s, a)) return verdict;
    const bool by_counter = s.options.dummies && names_counters(a.verb);
    return refuse("16.6", by_counter ? kByCounter : kByName);
}

void Rules::legal_actions(const State& s, Actions& out) const {
    TableRules::legal_actions(s, out);
    if (!s.options.dummies) return;
    for (Action& a : out)
        if (names_counters(a.verb))
            each_army(a,
                      [](std::uint8_t& raw) { raw = static_cast<std::uint8_t>(raw + kFaceDown); });
}

void Rules::apply(State& s, const Action& a, Events* log) const {
    TableRules::apply(s, plain(a), log);
    Play p{board_, s, log};
    show_displays(p);
}

// --- fate ---------------------------------------------------------------------------------------

void ask_dice(State& s, int count) { ask_hits(s, count, 0); }
void ask_hits(State& s, int count, int bar) {
    assert(count >= 1 && count <= kDiceAtOnce);
    push(s, {.business = Business::Dice,
             .step = kRollDice,
             .side = top(s).side,
             .number = static_cast<std::uint8_t>(count),
             .points = static_cast<std::uint8_t>(bar)});
}
void ask_card(State& s) {
    push(s, {.business = Business::Dice, .step = kDrawCard, .side = top(s).side});
}
bool in_deck(const State& s, CardId card) { return deck(s).has(card); }

void offer_fate(const Board& /*b*/, const State& s, Actions& out) {
    const Frame& f = top(s);
    if (f.step == kDrawCard) {
        for (const CardId card : deck(s)) out.push_back(Action::of_card(Verb::Draw, card));
        return;
    }
    engine::for_each_outcome(engine::Chance::dice(f.number, 6, engine::Chance::Tells::Faces, ""),
                             [&](const engine::Outcome& outcome, int /*weight*/) {
                                 Dice dice;
                                 for (std::size_t i = 0; i < f.number; ++i)
                                     dice.faces[i] = outcome.faces[i];
                                 out.push_back(Action::roll(dice));
                             });
}

Verdict check_fate(const Board& /*b*/, const State& s, const Action& a) {
    const Frame& f = top(s);
    const bool right = f.step == kDrawCard ? a.verb == Verb::Draw && deck(s).has(a.card())
                                           : a.verb == Verb::Roll && dice_in(a.dice()) == f.number;
    return right ? kLegal : kRefusals.not_asked;
}

void hear_fate(Play& p, const Action& a) {
    const Frame asked = top(p.s);
    pop(p.s);
    if (asked.step == kDrawCard) {
        top(p.s).card = a.card();
        return;
    }
    p.s.dice = a.dice().faces;
    p.report(
        {.fact = Fact::Rolled, .side = asked.side, .a = a.number, .b = a.other, .rule = "2.7"});
}

engine::Chance Rules::chance(const State& s) const {
    if (over(s) || top(s).business != Business::Dice) return {};
    const Frame& f = top(s);
    const char* rule = engine::asked(kChapters, s).rule;
    if (f.step == kDrawCard) {
        engine::Chance chance;
        chance.kind = engine::Chance::Kind::Pick;
        chance.rule = rule;
        for (int i = 0; i < cards_in_deck(s); ++i) chance.weights.push_back(1);
        return chance;
    }
    return f.points > 0 ? engine::Chance::hits(f.number, 6, f.points, rule)
                        : engine::Chance::dice(f.number, 6, engine::Chance::Tells::Faces, rule);
}

Action Rules::chance_action(const State& s, const engine::Outcome& outcome) const {
    const Frame& f = top(s);
    if (f.step == kDrawCard) {
        CardSet left = deck(s);
        for (int i = 0; i < outcome.faces[0]; ++i) left.take();
        return Action::of_card(Verb::Draw, left.first());
    }
    // The lowest first.
    Dice dice;
    for (std::size_t n = 0; n < f.number; ++n) {
        std::size_t i = n;
        for (; i > 0 && dice.faces[i - 1] > outcome.faces[n]; --i)
            dice.faces[i] = dice.faces[i - 1];
        dice.faces[i] = outcome.faces[n];
    }
    return Action::roll(dice);
}

// What odds suppose: no card is played, nothing is rerolled, nobody leaves.
Action Rules::assumed(const State& s) const {
    for (const Verb verb : {Verb::Fire, Verb::Pass, Verb::Stay, Verb::Done})
        if (why_not(s, Action::of(verb)).legal()) return Action::of(verb);
    Actions offered;
    legal_actions(s, offered);
    return offered.empty() ? Action::of(Verb::Done) : offered[0];
}

}  // namespace levee::la_vendee

template class levee::engine::TableRules<levee::la_vendee::Rules, levee::la_vendee::Board,
                                         levee::la_vendee::State, levee::la_vendee::Action, 1024,
                                         levee::la_vendee::Events>;
