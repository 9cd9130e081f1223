// Chapter 7: drawing cards and playing them in turn. A Draw frame: side: who draws next; number:
// cards dealt; card: what fate has picked. A CardPlay frame: side; number: 1 when there has been a
// window, so that the next card can be played.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr Sentence kNotInHand{"That card is not in your hand.",
                              "Cette carte n’est pas dans votre main."};
constexpr Sentence kNotPinned{"That is no pinned army of yours.",
                              "Ce n’est pas une de vos armées fixées."};

}  // namespace

void take_from_hand(State& s, Side side, CardId card) {
    Hand& hand = s.hands[index(side)];
    hand.cards.remove(card);
    hand.seen.remove(card);
    --hand.held;
    s.discards.add(card);
}

// 7.1: so many armies, and what else the card says (15).
void push_card(Play& p, Side side, CardId card, bool out_of_turn) {
    push(p.s, {.business = Business::Card,
               .step = CardStep::kFirst,
               .side = side,
               .card = card,
               .points = p.board.card(card).armies,
               .flags = out_of_turn ? kCardOutOfTurn : std::uint8_t{0}});
}

// --- 7.0 ----------------------------------------------------------------------------------------

bool continue_draw(Play& p) {
    using enum DrawStep::At;
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kNextCard) {
        if (f.number == kSides * p.board.tables.figures.hand) {
            pop(s);
        } else {
            f.step = kDrawn;
            ask_card(s);
        }
        return false;
    }
    Hand& hand = s.hands[index(f.side)];
    hand.cards.add(f.card);
    ++hand.held;
    p.report({.fact = Fact::Drew, .side = f.side, .a = hand.held, .rule = "7.0"});
    p.report(
        {.fact = Fact::CardDrawn, .side = f.side, .secret = true, .card = f.card, .rule = "7.0"});
    f.card = kNoCard;
    f.side = enemy_of(f.side);
    ++f.number;
    f.step = kNextCard;
    return false;
}

// --- 7.3 ----------------------------------------------------------------------------------------

bool continue_card_play(Play& p) {
    using enum CardPlayStep::At;
    State& s = p.s;
    Frame& f = top(s);
    const auto held = [&](Side side) { return s.hands[index(side)].held; };
    switch (f.step) {
        case kChoose:
            return true;
        case kPlayed:
            f.side = enemy_of(f.side);
            f.number = 0;
            f.step = kNextPlayer;
            return false;
        default:
            if (held(Side::Royalist) + held(Side::Republican) == 0) {
                pop(s);
            } else if (f.number == 0) {
                f.number = 1;
                push_window(p, false);
            } else {
                if (held(f.side) == 0) f.side = enemy_of(f.side);  // L-29
                f.step = kChoose;
            }
            return false;
    }
}

void offer_card_play(const Board& b, const State& s, Actions& out) {
    const Side side = top(s).side;
    const CardSet hand = s.hands[index(side)].cards;
    for (const CardId card : hand) out.push_back(Action::of_card(Verb::Play, card));
    for (const ArmyId army : b.armies_of[index(side)])
        if (on_map(s, army) && s.armies[army].pinned)
            for (const CardId card : hand)
                out.push_back(Action::of_card(Verb::Discard, card, army));
}

Verdict check_card_play(const Board& b, const State& s, const Action& a) {
    const Side side = top(s).side;
    if (a.verb != Verb::Play && a.verb != Verb::Discard) return refuse("7.3", kNotNow);
    if (!s.hands[index(side)].cards.has(a.card())) return refuse("7.2", kNotInHand);
    if (a.verb == Verb::Play) return kLegal;
    // 5.6
    return b.side(a.army) == side && on_map(s, a.army) && s.armies[a.army].pinned
               ? kLegal
               : refuse("5.6", kNotPinned);
}

void do_card_play(Play& p, const Action& a) {
    State& s = p.s;
    const Side side = top(s).side;
    top(s).step = CardPlayStep::kPlayed;
    take_from_hand(s, side, a.card());
    if (a.verb == Verb::Discard) {
        p.report({.fact = Fact::CardDiscarded, .side = side, .card = a.card(), .rule = "5.6"});
        unpin(p, a.army);
        return;
    }
    p.report({.fact = Fact::CardPlayed, .side = side, .card = a.card(), .rule = "7.3"});
    push_card(p, side, a.card(), false);
}

}  // namespace levee::la_vendee
