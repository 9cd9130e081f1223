// Chapter 9: secret orders. N-89 says who sees what.
#include <gtest/gtest.h>

#include "neerwinden/support/fixture.h"

namespace levee::neerwinden::testing {
namespace {

using enum Level;

const Action kAnnounced = Action::of(Verb::Announced);
const Action kGoFirst = Action::of(Verb::GoFirst);
const engine::SeatId kFrench = kFirstSeat;
const engine::SeatId kAustrian = kSecondSeat;

Action attempt(std::string_view key, Order order) { return Action::attempt(formation(key), order); }
Action bonus(std::string_view key) { return Action::bonus(formation(key)); }
Action activate(std::string_view key) { return Action::activate(formation(key)); }

Position secret() {
    Position p{Options{.secret_orders = true}};
    p.put("Ruault 1", "0413", N).put("Miranda", "0413");
    p.put("Neuilly 1", "0713", N).put("Valence", "0713").put("Dumouriez", "0613");
    p.put("Keim", "1504", S).put("Colloredo", "1504").put("Coburg", "1504");
    p.put("Alvinczy", "2005", S).put("Clairfayt", "2005");
    return p;
}

Order seen(const State& s, engine::SeatId seat, std::string_view key) {
    return order(rules().view(s, seat), key);
}

// The French announce (an attempt or none), roll with this sum, and are done.
State after_change(Position p, std::optional<Order> wanted, int sum,
                   std::string_view key = "Miranda") {
    State s = p.order_changes(Side::French);
    if (wanted) {
        play(s, {attempt(key, *wanted), kAnnounced});
        if (!awaits_dice(s)) apply(s, bonus(key));
        roll_sum(s, sum);
    } else {
        play(s, {kAnnounced});
    }
    return s;
}

TEST(Rule_9_1, WithoutTheOptionEveryOrderIsOpen) {
    Position p;
    p.put("Ruault 1", "0413", N).put("Miranda", "0413").put("Dumouriez", "0413");
    p.put("Keim", "1504", S).put("Colloredo", "1504").put("Coburg", "1504");
    const State s = after_change(p, Order::Defensive, 12);
    for (const engine::SeatId seat : {kFrench, kAustrian, engine::kSpectator}) {
        EXPECT_EQ(seen(s, seat, "Miranda"), Order::Defensive);
        EXPECT_EQ(seen(s, seat, "Colloredo"), Order::Defensive);
    }
}

TEST(Rule_9_1, AChangedOrderIsSeenByItsOwnerOnly) {
    const State s = after_change(secret(), Order::Defensive, 12);
    ASSERT_EQ(order(s, "Miranda"), Order::Defensive);
    EXPECT_EQ(seen(s, kFrench, "Miranda"), Order::Defensive);
    EXPECT_EQ(seen(s, kAustrian, "Miranda"), Order::Hidden);
    EXPECT_EQ(seen(s, engine::kSpectator, "Miranda"), Order::Hidden);
}

TEST(Rule_9_1, AnOrderThatWasKeptIsHiddenAsWell) {
    for (const State& s :
         {after_change(secret(), Order::Defensive, 2), after_change(secret(), std::nullopt, 0)}) {
        EXPECT_EQ(seen(s, kFrench, "Miranda"), Order::Offensive);
        EXPECT_EQ(seen(s, kAustrian, "Miranda"), Order::Hidden);
        EXPECT_EQ(seen(s, engine::kSpectator, "Miranda"), Order::Hidden);
        EXPECT_EQ(seen(s, kAustrian, "Valence"), Order::Hidden) << "every formation of the side";
    }
}

TEST(Rule_9_1, NothingTellsTheOpponentWhatWasTriedAndRolled) {
    const State none = after_change(secret(), std::nullopt, 0);
    for (const engine::SeatId seat : {kAustrian, engine::kSpectator}) {
        const State view = rules().view(none, seat);
        EXPECT_TRUE(view == rules().view(after_change(secret(), Order::Defensive, 12), seat));
        EXPECT_TRUE(view == rules().view(after_change(secret(), Order::Defensive, 2), seat));
        EXPECT_TRUE(view == rules().view(after_change(secret(), Order::Manoeuvre, 12), seat));
        EXPECT_TRUE(view ==
                    rules().view(after_change(secret(), Order::Manoeuvre, 12, "Valence"), seat));
    }
}

TEST(Rule_9_1, AnnouncedAttemptsAndTheBonusAreHidden) {
    State s = secret().order_changes(Side::French);
    play(s, {attempt("Miranda", Order::Defensive)});
    EXPECT_EQ(rules().view(s, kFrench).formations[formation("Miranda")].attempt, Order::Defensive);
    for (const engine::SeatId seat : {kAustrian, engine::kSpectator})
        EXPECT_EQ(rules().view(s, seat).formations[formation("Miranda")].attempt, Order::Hidden);
    play(s, {attempt("Valence", Order::Manoeuvre), kAnnounced, bonus("Miranda")});
    EXPECT_TRUE(rules().view(s, kFrench).formations[formation("Miranda")].bonus);
    for (const engine::SeatId seat : {kAustrian, engine::kSpectator})
        EXPECT_FALSE(rules().view(s, seat).formations[formation("Miranda")].bonus);
}

TEST(Rule_9_1, TheSegmentLooksTheSameAtEveryStep) {
    State s = secret().order_changes(Side::French);
    const State start = s;
    play(s, {attempt("Miranda", Order::Defensive)});
    const State announced = s;
    play(s, {kAnnounced, bonus("Miranda")});
    ASSERT_TRUE(awaits_dice(s));
    for (const engine::SeatId seat : {kAustrian, engine::kSpectator}) {
        EXPECT_TRUE(rules().view(announced, seat) == rules().view(start, seat));
        EXPECT_TRUE(rules().view(s, seat) == rules().view(start, seat));
    }
}

TEST(Rule_9_1, TheDiceOfAnAttemptAreHidden) {
    const State s = after_change(secret(), Order::Defensive, 12);
    for (const engine::SeatId seat : {kAustrian, engine::kSpectator})
        EXPECT_EQ(rules().view(s, seat).dice, (std::array<std::uint8_t, 2>{0, 0}));
}

TEST(Rule_9_1, WhatIsToldOfItIsSecret) {
    forget();
    after_change(secret(), Order::Defensive, 12);
    after_change(secret(), Order::Defensive, 2);
    int told = 0;
    for (const Event& e : story()) {
        const bool about = e.fact == Fact::OrderTried || e.fact == Fact::OrderChanged ||
                           e.fact == Fact::OrderKept || e.fact == Fact::Rolled ||
                           e.fact == Fact::Modifier || e.fact == Fact::Result;
        if (!about) continue;
        ++told;
        EXPECT_TRUE(e.secret) << static_cast<int>(e.fact);
        EXPECT_EQ(e.side, Side::French);
    }
    EXPECT_GE(told, 4);
}

TEST(Rule_9_1, TheInitiativeDiceAreOpen) {
    State s = secret().turn();
    roll(s, 3, 3);
    ASSERT_TRUE(has_fact(Fact::Rolled));
    for (const Event& e : last_events()) EXPECT_FALSE(e.secret);
}

TEST(Rule_9_1, DemoralisationIsHiddenToo) {
    const auto after_test = [](int sum) {
        State s = secret().losses("Ruault 1", 1).order_changes(Side::French);
        play(s, {kAnnounced, kAnnounced});
        forget();
        roll_sum(s, sum);
        return s;
    };
    const State broken = after_test(2);
    ASSERT_EQ(order(broken, "Miranda"), Order::Demoralised);
    for (const Event& e : story()) {
        if (e.fact == Fact::Demoralised || e.fact == Fact::Rolled || e.fact == Fact::Modifier) {
            EXPECT_TRUE(e.secret) << static_cast<int>(e.fact);
        }
    }
    EXPECT_EQ(seen(broken, kFrench, "Miranda"), Order::Demoralised);
    const State steady = after_test(12);
    for (const engine::SeatId seat : {kAustrian, engine::kSpectator}) {
        EXPECT_EQ(seen(broken, seat, "Miranda"), Order::Hidden);
        EXPECT_TRUE(rules().view(broken, seat) == rules().view(steady, seat));
    }
}

TEST(Rule_9_1, TheOrderIsShownWhenTheFormationIsActivated) {
    State s = after_change(secret(), Order::Defensive, 12);
    play(s, {kAnnounced, kGoFirst});
    EXPECT_EQ(seen(s, kAustrian, "Miranda"), Order::Hidden);
    play(s, {activate("Miranda")});
    EXPECT_TRUE(has_fact(Fact::OrderShown, formation("Miranda")));
    for (const engine::SeatId seat : {kFrench, kAustrian, engine::kSpectator})
        EXPECT_EQ(seen(s, seat, "Miranda"), Order::Defensive);
    EXPECT_EQ(seen(s, kAustrian, "Valence"), Order::Hidden) << "the others are not";
    play(s, {end_movement});
    EXPECT_EQ(seen(s, kAustrian, "Miranda"), Order::Defensive) << "and it stays known";
}

TEST(Rule_9_1, ItIsHiddenAgainInTheOwnersNextCommandSegment) {
    State s = secret()
                  .order("Miranda", Order::Manoeuvre)
                  .order("Valence", Order::Manoeuvre)
                  .order("Colloredo", Order::Manoeuvre)
                  .order("Clairfayt", Order::Manoeuvre)
                  .order_changes(Side::French);
    play(s, {kAnnounced, kAnnounced, kGoFirst});
    play(s, {activate("Miranda"), end_movement, activate("Colloredo"), end_movement});
    play(s, {activate("Valence"), end_movement, activate("Clairfayt"), end_movement});
    ASSERT_EQ(s.turn, 2);
    EXPECT_EQ(seen(s, kAustrian, "Miranda"), Order::Manoeuvre);
    EXPECT_EQ(seen(s, kFrench, "Colloredo"), Order::Manoeuvre);
    roll(s, 6, 1);
    play(s, {kAnnounced});
    EXPECT_EQ(seen(s, kAustrian, "Miranda"), Order::Hidden);
    play(s, {kAnnounced});
    EXPECT_EQ(seen(s, kFrench, "Colloredo"), Order::Hidden);
}

TEST(Rule_9_1, BothSidesHideTheirOrders) {
    State s = after_change(secret(), std::nullopt, 0);
    play(s, {kAnnounced});
    EXPECT_EQ(seen(s, kFrench, "Colloredo"), Order::Hidden);
    EXPECT_EQ(seen(s, kFrench, "Clairfayt"), Order::Hidden);
    EXPECT_EQ(seen(s, kAustrian, "Colloredo"), Order::Defensive);
}

TEST(Rule_9_1, TheRestOfAViewIsTheGame) {
    const State s = after_change(secret(), Order::Defensive, 12);
    for (const engine::SeatId seat : {kFrench, kAustrian, engine::kSpectator}) {
        const State view = rules().view(s, seat);
        EXPECT_EQ(view.units, s.units);
        EXPECT_EQ(view.commanders, s.commanders);
        EXPECT_EQ(view.vp, s.vp);
        EXPECT_EQ(view.turn, s.turn);
        EXPECT_EQ(rules().actor(view), rules().actor(s));
    }
}

// ------------------------------------------------------------------ the defensive bonus

// Dietmann 1 assaults Keim, whose order (defensive unless told) is hidden.
State before_claim(Order order = Order::Defensive, bool known = false) {
    Position p{Options{.secret_orders = true}};
    p.put("Dietmann 1", "0314", N).put("Égalité", "0314");
    p.put("Keim", "0313", S).put("Colloredo", "1504").order("Colloredo", order);
    p.s.formations[formation("Colloredo")].known = known;
    p.s.formations[formation("Colloredo")].shown = Order::Offensive;
    if (known) p.s.formations[formation("Colloredo")].shown = order;
    State s = p.combat("Egalite");
    play(s, {assault("0313"), head("Dietmann 1")});
    for (int i = 0; i < 3 && !awaits_dice(s) && !legal(s, Action::of(Verb::Decline)); ++i)
        apply(s, offers(s)[0]);
    return s;
}

TEST(Rule_9_1, TheOwnerMayClaimTheDefensiveBonusInAnAssaultAndShowsTheOrder) {
    State s = before_claim();
    ASSERT_FALSE(awaits_dice(s));
    EXPECT_TRUE(decides(s, Side::Austrian));
    EXPECT_EQ(refused_by(s, Action::of(Verb::Claim)), "");
    EXPECT_EQ(refused_by(s, Action::of(Verb::Decline)), "");
    EXPECT_EQ(seen(s, kFrench, "Colloredo"), Order::Hidden);
    forget();
    play(s, {Action::of(Verb::Claim)});
    EXPECT_TRUE(told(Fact::OrderShown));
    EXPECT_EQ(seen(s, kFrench, "Colloredo"), Order::Defensive);
    roll_sum(s, 12);  // 1/1 -2, defensive -2: 8, P for each
    EXPECT_EQ(losses(s, "Keim"), 1);
    EXPECT_EQ(losses(s, "Dietmann 1"), 1);
}

TEST(Rule_9_1, AnUnclaimedBonusIsNotGivenAndTheOrderStaysHidden) {
    State s = before_claim();
    forget();
    play(s, {Action::of(Verb::Decline)});
    EXPECT_FALSE(told(Fact::OrderShown));
    EXPECT_EQ(seen(s, kFrench, "Colloredo"), Order::Hidden);
    roll_sum(s, 12);  // 1/1 -2: 10, the defender retreats
    EXPECT_EQ(losses(s, "Keim"), 0);
    EXPECT_EQ(losses(s, "Dietmann 1"), 0);
}

TEST(Rule_9_1, AKnownOrderNeedsNoClaim) {
    State s = before_claim(Order::Defensive, true);
    EXPECT_TRUE(awaits_dice(s));
    roll_sum(s, 12);
    EXPECT_EQ(losses(s, "Keim"), 1) << "the bonus counts by itself";
}

TEST(Rule_9_1, WithoutADefensiveOrderNothingCanBeClaimed) {
    State s = before_claim(Order::Manoeuvre);
    EXPECT_FALSE(legal(s, Action::of(Verb::Claim)));
}

// An order that is not claimed stays secret: so whether the owner is asked must not depend on it.
TEST(Rule_9_1, TheQuestionItselfDoesNotGiveTheOrderAway) {
    const State defensive = before_claim(Order::Defensive);
    const State manoeuvre = before_claim(Order::Manoeuvre);
    for (const engine::SeatId seat : {kFrench, engine::kSpectator})
        EXPECT_EQ(rules().actor(rules().view(defensive, seat)),
                  rules().actor(rules().view(manoeuvre, seat)));
}

// 5.3: Keim fires in reaction at Dampierre 1.
State before_reaction_fire() {
    Position p{Options{.secret_orders = true}};
    p.put("Dampierre 1", "0315", N).put("Égalité", "0315");
    p.put("Keim", "0313", S).put("Colloredo", "1504");
    p.s.formations[formation("Colloredo")].known = false;
    State s = p.movement("Egalite");
    play(s, {march("Dampierre 1"), to("0314"), Action::react_fire(Arm::Infantry)});
    for (int i = 0; i < 2 && !awaits_dice(s) && !legal(s, Action::of(Verb::Claim)); ++i)
        apply(s, Action::of(Verb::Resolve));
    return s;
}

TEST(Rule_9_1, TheBonusOfAReactionFireIsClaimedInTheSameWay) {
    State s = before_reaction_fire();
    ASSERT_FALSE(awaits_dice(s));
    EXPECT_TRUE(decides(s, Side::Austrian));
    State claimed = s;
    play(claimed, {Action::of(Verb::Claim)});
    EXPECT_EQ(seen(claimed, kFrench, "Colloredo"), Order::Defensive);
    // Strength 4, the target has 4 points +2, defensive +1: 4 on the dice is 7, "M".
    roll_sum(claimed, 4);
    EXPECT_TRUE(awaits_dice(claimed) || legal(claimed, with_unit(Verb::Test, "Dampierre 1")))
        << "a morale test";
    play(s, {Action::of(Verb::Decline)});
    EXPECT_EQ(seen(s, kFrench, "Colloredo"), Order::Hidden);
    roll_sum(s, 4);  // 6, "-"
    EXPECT_EQ(asks(s), Business::Facing) << "the move is over, nothing else happened";
}

}  // namespace
}  // namespace levee::neerwinden::testing
