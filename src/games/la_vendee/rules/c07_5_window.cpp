// 7.5, L-76: cards at any time. A Window frame: side: who is asked; step; flags: 1 after a round;
// card: the one announced first, by the side that `points` is; number: the printed number of the
// one announced in answer, or 0. They are face up at once and are carried out when both have
// spoken.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

using enum WindowStep::At;

namespace {

constexpr std::uint8_t kAfterRound = 1;

constexpr Sentence kNotHeld{"That card is not in your hand.",
                            "Cette carte n’est pas dans votre main."};
constexpr Sentence kOnlyInTurn{"That card is played in turn only.",
                               "Cette carte ne se joue qu’à son tour."};

// What both sides know decides who is asked.
bool is_asked(const Board& b, const State& s, Side side) {
    return s.hands[index(side)].held > 0 && cards_may_come(b, s);
}

// The step at which this side is asked, or else the one after it.
bool ask(Play& p, Side side, std::uint8_t otherwise) {
    Frame& f = top(p.s);
    f.side = side;
    if (is_asked(p.board, p.s, side)) return true;
    f.step = otherwise;
    return false;
}

bool announced_by(const Frame& f, Side side) {
    return f.card != kNoCard && f.points == index(side);
}

}  // namespace

void push_window(Play& p, bool after_round) {
    push(p.s, {.business = Business::Window,
               .step = kRoyalist,
               .flags = after_round ? kAfterRound : std::uint8_t{0}});
}

bool continue_window(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kRoyalist:
            return ask(p, Side::Royalist, kRepublican);
        case kRepublican:
            return ask(p, Side::Republican, kFirstCard);
        case kAnswer:
            return ask(p, Side::Royalist, kFirstCard);
        case kFirstCard:
            if (f.card == kNoCard) {
                pop(s);
                return false;
            }
            f.step = kSecondCard;
            push_card(p, static_cast<Side>(f.points), f.card, true);
            return false;
        default: {
            // And again, until both have passed.
            const Frame done = f;
            f = {.business = Business::Window, .step = kRoyalist, .flags = done.flags};
            if (done.number > 0)
                push_card(p, enemy_of(static_cast<Side>(done.points)),
                          CardId{static_cast<std::uint8_t>(done.number - 1)}, true);
            return false;
        }
    }
}

void offer_window(const Board& b, const State& s, Actions& out) {
    for (const CardId card : s.hands[index(top(s).side)].cards& b.any_time)
        out.push_back(Action::of_card(Verb::Play, card));
    out.push_back(Action::of(Verb::Pass));
}

Verdict check_window(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::Pass) return kLegal;
    if (a.verb != Verb::Play) return refuse("7.5", kNotNow);
    if (!s.hands[index(top(s).side)].cards.has(a.card())) return refuse("7.2", kNotHeld);
    return b.any_time.has(a.card()) ? kLegal : refuse("7.5", kOnlyInTurn);
}

void do_window(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Play) {
        take_from_hand(s, f.side, a.card());
        p.report(
            {.fact = Fact::CardPlayed, .side = f.side, .card = a.card(), .a = 1, .rule = "7.5"});
        if (f.card == kNoCard) {
            f.card = a.card();
            f.points = static_cast<std::uint8_t>(index(f.side));
        } else {
            f.number = a.number;
        }
    }
    // Who passed before the other played may answer.
    if (f.step == kRoyalist)
        f.step = kRepublican;
    else
        f.step = f.step == kRepublican && announced_by(f, Side::Republican) ? kAnswer : kFirstCard;
}

}  // namespace levee::la_vendee
