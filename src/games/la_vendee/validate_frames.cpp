// Positions from outside: the stack of unfinished business, and the fields of all that is no
// fighting.
#include <algorithm>
#include <array>

#include "games/la_vendee/rules/chapters.h"
#include "games/la_vendee/validate_parts.h"

namespace levee::la_vendee::checks {

namespace {

// --- what lies on what --------------------------------------------------------------------------

int dice_of(const Board& b, const Frame& asker, int as_a_rule) {
    if (asker.business == Business::Reinforce) return b.tables.figures.royalist_dice;
    if (asker.business == Business::Volley) return asker.points;
    return as_a_rule;
}

Found check_dice(const Board& b, const State& s, std::size_t i) {
    const Frame& f = s.frames[i];
    const Frame& asker = s.frames[i - 1];
    const bool card = asker.business == Business::Draw;
    const int dice = card ? 0 : dice_of(b, asker, engine::asked(kChapters, s).dice);
    if (f.step != (card ? kDrawCard : kRollDice) || f.number != dice)
        return wrong(path_to("frames", i, "number"), "fate is asked for something else here");
    constexpr int kMostFaces = 6;
    if (f.points > kMostFaces || (card && f.points > 0))
        return wrong(path_to("frames", i, "points"), "a die has six faces");
    if (f.side != asker.side)
        return wrong(path_to("frames", i, "side"), "the other side asks fate");
    return {};
}

// Business that is never begun while some of its kind is under way.
constexpr std::array kAtMostOnce{Business::Turn,       Business::Reinforce, Business::Irregulars,
                                 Business::CardPlay,   Business::March,     Business::Battle,
                                 Business::Volley,     Business::Window,    Business::Desertion,
                                 Business::Withdrawal, Business::Skirmish};

}  // namespace

Found stack(const Board& b, const State& s) {
    if (s.frames[0].business != Business::Turn)
        return wrong(path_to("frames", 0, "business"), "a turn lies under everything");
    for (std::size_t i = 0; i < s.depth; ++i) {
        const Business business = s.frames[i].business;
        if (business == Business::Dice) {
            if (i + 1U != s.depth)
                return wrong(path_to("frames", i, "business"), "nothing is before fate");
            return check_dice(b, s, i);
        }
        if (engine::wait_of(kChapters, s, i) == nullptr)
            return wrong(path_to("frames", i, "step"), "this does not wait here, or not for that");
        if (std::ranges::find(kAtMostOnce, business) != kAtMostOnce.end())
            for (std::size_t under = 0; under < i; ++under)
                if (s.frames[under].business == business)
                    return wrong(path_to("frames", i, "business"), "that is under way already");
    }
    return {};
}

// --- set-up and reinforcements ------------------------------------------------------------------

namespace {

// The pool belongs to whoever places it.
Found check_pool(const Look& at, Troop only, int most) {
    for (const Troop troop : kAllTroops)
        if (at.s.pool[index(troop)] > (troop == only ? most : 0))
            return wrong("$.pool", "so many are not to be placed");
    return {};
}
Found check_no_pool(const State& s) {
    return total(s.pool) > 0 ? wrong("$.pool", "nobody places troops") : Found{};
}

Found check_turn_frame(const Look& at) {
    if (at.is_above(Business::SetUp) && at.s.turn != 1)
        return wrong("$.turn", "forces are set up on turn 1");
    if (find_frame(at.s, Business::SetUp) == nullptr &&
        find_frame(at.s, Business::Placing) == nullptr)
        return check_no_pool(at.s);
    return {};
}

// 13: the Royalists first, who lie on top of the Republicans.
Found check_set_up_frame(const Look& at) {
    const Frame& f = at.f();
    const bool waits = !at.on_top();
    if (waits ? f.side != Side::Republican || at.above().side != Side::Royalist
              : at.is_below(Business::SetUp) && f.side != Side::Royalist)
        return at.no("side", "the Royalists are set up first");
    if (f.flags > 1) return at.no("flags", "no such flags");
    if (waits) return at.need(f.flags == 0 && f.number == 0, "number", "nothing has been placed");
    const auto& free = at.b.scenario.free[index(f.side)];
    if (f.flags == 0) return check_no_pool(at.s);
    if (f.number >= free.size()) return at.no("number", "all of them are placed");
    return check_pool(at, free[f.number].troop, free[f.number].points);
}

Found check_reinforce_frame(const Look& at) {
    using enum ReinforceStep::At;
    const Frame& f = at.f();
    const bool royalist = at.below().step == TurnStep::kReinforceRepublicans;
    if ((f.side == Side::Royalist) != royalist) return at.no("side", "the other side is first");
    const bool his_step =
        f.step == kPlaceNew || f.step == kTransfers || f.step == kClose ||
        (royalist ? f.step == kBritish || f.step == kRegulars || f.step == kRegularsRolled
                  : f.step == kArrivals);
    if (!his_step) return at.no("step", "that side does not do this");
    if (f.points > at.b.fortresses.size()) return at.no("points", "there are fewer fortresses");
    if (f.step == kRegularsRolled && f.points == 0)
        return at.no("points", "no fortress has been taken");
    if (!at.b.armies_of[index(f.side)].contains(f.armies))
        return at.no("armies", "these are of the other side");
    return {};
}

Found check_succession_frame(const Look& at) {
    const Frame& f = at.f();
    if ((f.leader == kNoLeader) != (f.army == kNoArmy))
        return at.no("leader", "a post that is free is somebody's");
    if (f.leader == kNoLeader) return {};
    if (!at.b.leaders_of[index(f.side)].has(f.leader))
        return at.no("leader", "he is on the other side");
    return at.need(is_counter_of(at.b, f.army, f.side), "army", "it is of the other side");
}

Found check_british_frame(const Look& at) {
    const Frame& f = at.f();
    if (f.side != Side::Royalist) return at.no("side", "the British help the Royalists");
    if (at.b.british == kNoArmy) return at.no("business", "there are no British");
    const ArmyPost post = at.s.fates[at.b.british].post;
    if (f.points > at.b.tables.figures.british_points)
        return at.no("points", "fewer of them come ashore");
    if (f.area != kNoArea && !at.b.tables.british_ports.has(f.area))
        return at.no("area", "they do not land there");
    const bool lands = f.step == BritishStep::kWhere && f.points == 0;
    if (f.step == BritishStep::kPortRolled && f.points > 0)
        return at.no("points", "the die has not fallen");
    return at.need(post == (lands ? ArmyPost::NotYet : ArmyPost::OnMap), "points",
                   "the army is there, or is not");
}

Found check_placing_frame(const Look& at) {
    const Frame& f = at.f();
    const Figures& figures = at.b.tables.figures;
    if (f.number > static_cast<int>(Source::Pardon)) return at.no("number", "no such troops");
    const auto source = static_cast<Source>(f.number);
    const bool by_card = source == Source::Levy || source == Source::Pardon;
    if (by_card != at.is_below(Business::Card)) return at.no("number", "they come otherwise");
    if (f.side != at.below().side) return at.no("side", "it is not his phase");
    const bool first = at.below().step == ReinforceStep::kPlaceNew;
    if (source != Source::Pardon && (f.army != kNoArmy || f.area != kNoArea))
        return at.no("army", "they are of no army");
    switch (source) {
        case Source::Units:
            if (first) return at.no("number", "others come first");
            if (f.points > figures.irregular_units) return at.no("points", "fewer units come");
            return check_pool(at, Troop::Irregulars, figures.irregular_units * figures.unit);
        case Source::Regulars:
            if (!first || f.side != Side::Royalist)
                return at.no("number", "Royalists roll for regulars");
            return check_pool(at, Troop::Infantry, figures.royalist_dice);
        case Source::FromBox:
            if (!first || f.side != Side::Republican)
                return at.no("number", "the reserve is Republican");
            return check_no_pool(at.s);
        default:
            break;
    }
    const CardCard& card = at.b.card(at.below().card);
    if (card.effect != (source == Source::Levy ? Effect::Levy : Effect::Pardon))
        return at.no("number", "the card does not say so");
    if (source == Source::Pardon &&
        (!stands(at.b, at.s, f.army, f.side) || at.s.armies[f.army].at != f.area ||
         is_dummy(at.b, at.s, f.army)))
        return at.no("army", "the army is not there");
    if (f.points > card.figure) return at.no("points", "fewer units come");
    return check_pool(at, Troop::Irregulars, card.figure);
}

Found check_arrival_frame(const Look& at) {
    const Frame& f = at.f();
    if (!is_counter_of(at.b, f.army, f.side) || !at.below().armies.has(f.army))
        return at.no("army", "it does not arrive now");
    const ArmyCard& card = at.b.card(f.army);
    const ArmyPost post = at.s.fates[f.army].post;
    if (card.turn > at.s.turn || card.turn == 0) return at.no("army", "it does not arrive now");
    if (post == ArmyPost::NotYet) return {};
    return at.need(post == ArmyPost::OnMap && at.s.options.dummies, "army", "it has arrived");
}

Found check_transfers_frame(const Look& at) {
    const Frame& f = at.f();
    if (f.flags > 1) return at.no("flags", "no such flags");
    return at.need(at.b.armies_of[index(f.side)].contains(f.armies), "armies",
                   "these are of the other side");
}

// --- irregulars ---------------------------------------------------------------------------------

int not_yet_moved(const State& s, const Frame& f) {
    return s.outside[index(f.side)][f.area][index(f.troop)] - newcomers(s, f.area, f.troop);
}

Found check_irregulars_frame(const Look& at) {
    const Frame& f = at.f();
    const bool royalist = at.below().step == TurnStep::kRepublicanIrregulars;
    if ((f.side == Side::Royalist) != royalist) return at.no("side", "the other side is first");
    if (f.side == Side::Royalist && !at.s.torches.empty())
        return wrong("$.torches", "only the Army of Mayence burns");
    if (f.step != IrregularsStep::kWhither)
        return at.need(f.area == kNoArea && f.troop == kNoTroop && f.number == 0, "area",
                       "nobody is on the way");
    if (f.area == kNoArea || f.troop == kNoTroop) return at.no("area", "somebody is on the way");
    return at.need(f.number > 0 && f.number <= not_yet_moved(at.s, f), "number",
                   "so many have not moved");
}

Found check_withdrawal_frame(const Look& at) {
    const Frame& f = at.f();
    if (f.area == kNoArea) return at.no("area", "a region is needed here");
    if (f.number > 1 || f.points > 1) return at.no("number", "no such flags");
    const bool going = !at.on_top();
    if (going ? f.from == kNoArea || !at.b.adjacent(f.area, f.from) : f.from != kNoArea)
        return at.no("from", "they go somewhere, or nobody has said where");
    if (at.on_top() && total(at.s.outside[index(f.side)][f.area]) == 0)
        return at.no("area", "nobody is there");
    if (at.is_below(Business::Battle))
        return at.need(f.number == 1 && f.area == at.s.battle.area && f.side == at.below().side &&
                           at.below().number == 0,
                       "area", "others have fought");
    const Frame& skirmish = at.below();
    const bool attacker = skirmish.step == SkirmishStep::kDefenderGoes;
    return at.need(f.area == skirmish.area && (f.side == skirmish.side) == attacker &&
                       (f.number == 1) == (skirmish.army != kNoArmy),
                   "area", "others have fought");
}

// --- cards --------------------------------------------------------------------------------------

Found check_draw_frame(const Look& at) {
    const Frame& f = at.f();
    const State& s = at.s;
    const int most = static_cast<int>(kSides) * at.b.tables.figures.hand;
    const int royalist = s.hands[index(Side::Royalist)].held;
    const int republican = s.hands[index(Side::Republican)].held;
    if (f.number >= most || royalist + republican != f.number || royalist < republican ||
        royalist > republican + 1)
        return at.no("number", "other cards have been dealt");
    if ((f.side == Side::Royalist) != (royalist == republican))
        return at.no("side", "the other side draws");
    return at.need(f.card == kNoCard, "card", "no card has been drawn");
}

Found check_card_play_frame(const Look& at) {
    const Frame& f = at.f();
    if (f.number != 1) return at.no("number", "a window comes before every card");
    if (at.on_top() && at.s.hands[index(f.side)].held == 0)
        return at.no("side", "that side has no card");
    return {};
}

bool is_effect_step(std::uint8_t step) {
    return step == CardStep::kEffect || step == CardStep::kEffectRolled;
}

Found check_card_frame(const Look& at) {
    const Frame& f = at.f();
    const State& s = at.s;
    if (f.card == kNoCard || !s.discards.has(f.card)) return at.no("card", "it is not played");
    constexpr int kAllFlags = kCardOutOfTurn | kCardInspired | kCardWon | kCardSpent;
    if (f.flags > kAllFlags) return at.no("flags", "no such flags");
    const bool in_window = at.is_below(Business::Window);
    if (in_window != ((f.flags & kCardOutOfTurn) != 0))
        return at.no("flags", "it is played in turn, or is not");
    const CardCard& card = at.b.card(f.card);
    if (in_window && (!card.any_time || !is_effect_step(f.step)))
        return at.no("card", "it is played in turn only");
    if (!in_window && f.side != at.below().side) return at.no("side", "the other side plays");
    if (f.points > card.armies) return at.no("points", "the card moves fewer armies");
    if (!at.b.armies_of[index(f.side)].contains(f.armies))
        return at.no("armies", "these are of the other side");
    if (f.number > card.figure) return at.no("number", "the card gives back less");
    const bool inspired = (f.flags & (kCardInspired | kCardWon)) != 0;
    if (inspired && !is_counter_of(at.b, f.target, f.side))
        return at.no("target", "an army of that side is needed");
    if (f.step != CardStep::kEffectRolled) return {};
    return at.need(card.effect == Effect::Panic && in_battle(s) &&
                       stands_outside(at.b, s, f.target, enemy_of(f.side), s.battle.area),
                   "target", "it does not flee from here");
}

Found check_look_frame(const Look& at) {
    if (at.b.card(at.below().card).effect != Effect::Discard)
        return at.no("business", "the card does not say so");
    return {};
}

Found check_window_frame(const Look& at) {
    const Frame& f = at.f();
    const State& s = at.s;
    if (f.flags > 1 || f.points > 1) return at.no("flags", "no such flags");
    if ((f.flags == 1) != at.is_below(Business::Battle))
        return at.no("flags", "there has been a round, or there has not");
    if (f.number > kCards || (f.number > 0 && f.card == kNoCard))
        return at.no("number", "there is no such card");
    if (f.card != kNoCard && !s.discards.has(f.card)) return at.no("card", "it is not played");
    if (f.number > 0 && !s.discards.has(CardId{static_cast<std::uint8_t>(f.number - 1)}))
        return at.no("number", "it is not played");
    using enum WindowStep::At;
    if (!at.on_top())  // the cards are carried out
        return at.need((f.step == kSecondCard) == (f.card != kNoCard), "card",
                       "another card is carried out");
    if (f.number > 0) return at.no("number", "both have spoken");
    const bool announced = f.card != kNoCard;
    const auto first = static_cast<Side>(f.points);
    const bool right = f.step == kRoyalist ? f.side == Side::Royalist && !announced
                       : f.step == kRepublican
                           ? f.side == Side::Republican && (!announced || first == Side::Royalist)
                           : f.side == Side::Royalist && announced && first == Side::Republican;
    if (!right) return at.no("side", "the other side speaks");
    return at.need(s.hands[index(f.side)].held > 0, "side", "that side has no card");
}

// --- marching -----------------------------------------------------------------------------------

Found check_march_frame(const Look& at) {
    const Frame& f = at.f();
    const State& s = at.s;
    if (!is_counter_of(at.b, f.army, f.side)) return at.no("army", "it is of the other side");
    if (f.side != at.below().side || f.card != at.below().card)
        return at.no("card", "another card is played");
    constexpr int kAllFlags = kMarchForced | kMarchCrossed | kMarchStopped | kMarchTorch;
    if (f.flags > kAllFlags) return at.no("flags", "no such flags");
    if (f.number > at.b.card(f.card).regions) return at.no("number", "the card moves it less far");
    if (f.points > f.number + 1) return at.no("points", "it has gone less far");
    const bool about_to_go = f.step == MarchStep::kCameIn && at.is_above(Business::Losses);
    if (!about_to_go && f.area != kNoArea && at.on_top())
        return at.no("area", "it is not about to go");
    const Army& army = s.armies[f.army];
    if (at.on_top() && army.at == kNoArea) return at.no("army", "it is not on the map");
    if (f.area == kNoArea || army.at == kNoArea) return {};
    const AreaSet& next = army.bound != kNoArea ? at.b.route[army.at] : at.b.land[army.at];
    return at.need(next.has(f.area), "area", "it cannot go there");
}

// --- 16.1 ---------------------------------------------------------------------------------------

Found check_desertion_frame(const Look& at) {
    const Frame& f = at.f();
    if (f.army.raw >= at.b.armies.size()) return at.no("army", "somebody deserts");
    if (f.area == kNoArea) return at.no("area", "a region is needed here");
    const Side side = at.b.side(f.army);
    if (f.step == DesertionStep::kGoesTo && at.on_top())
        return at.need(f.side == Side::Royalist && side == Side::Republican, "side",
                       "deserters come over to the Royalists");
    if (f.side != side) return at.no("side", "the other side's army deserts");
    if (f.step != DesertionStep::kRolled) return {};
    return at.need(on_map(at.s, f.army) && at.s.armies[f.army].at == f.area, "army",
                   "it is not there");
}

// Whose it is, where nothing else decides about that.
enum class Whose : std::uint8_t { OfEither, OfHimBelow };

struct Kind {
    Business business{};
    Whose whose{};
    Found (*check)(const Look&) = nullptr;
};

// clang-format off
constexpr std::array kKinds{
    Kind{Business::Turn, Whose::OfEither, check_turn_frame},
    Kind{Business::SetUp, Whose::OfEither, check_set_up_frame},
    Kind{Business::Reinforce, Whose::OfEither, check_reinforce_frame},
    Kind{Business::Succession, Whose::OfHimBelow, check_succession_frame},
    Kind{Business::British, Whose::OfHimBelow, check_british_frame},
    Kind{Business::Placing, Whose::OfHimBelow, check_placing_frame},
    Kind{Business::Arrival, Whose::OfHimBelow, check_arrival_frame},
    Kind{Business::Transfers, Whose::OfHimBelow, check_transfers_frame},
    Kind{Business::Irregulars, Whose::OfEither, check_irregulars_frame},
    Kind{Business::Skirmish, Whose::OfHimBelow, of_fighting},
    Kind{Business::Withdrawal, Whose::OfEither, check_withdrawal_frame},
    Kind{Business::Draw, Whose::OfEither, check_draw_frame},
    Kind{Business::CardPlay, Whose::OfEither, check_card_play_frame},
    Kind{Business::Card, Whose::OfEither, check_card_frame},
    Kind{Business::Look, Whose::OfHimBelow, check_look_frame},
    Kind{Business::March, Whose::OfHimBelow, check_march_frame},
    Kind{Business::Entry, Whose::OfEither, of_fighting},
    Kind{Business::Battle, Whose::OfEither, of_fighting},
    Kind{Business::Volley, Whose::OfEither, of_fighting},
    Kind{Business::Losses, Whose::OfEither, of_fighting},
    Kind{Business::Retreat, Whose::OfEither, of_fighting},
    Kind{Business::Leaders, Whose::OfEither, of_fighting},
    Kind{Business::Window, Whose::OfEither, check_window_frame},
    Kind{Business::Desertion, Whose::OfEither, check_desertion_frame},
};
// clang-format on

}  // namespace

Found frames(const Board& b, const State& s) {
    for (std::size_t i = 0; i < s.depth; ++i)
        for (const Kind& kind : kKinds) {
            const Look at{{b, s, i}};
            if (at.f().business != kind.business) continue;
            if (kind.whose == Whose::OfHimBelow && at.f().side != at.below().side)
                return at.no("side", "the other side is at play");
            if (kind.check == nullptr) continue;
            if (auto found = kind.check(at)) return found;
        }
    return {};
}

}  // namespace levee::la_vendee::checks
