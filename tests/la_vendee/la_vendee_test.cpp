// What is this game's own. What every game must pass is in tests/games.
#include <gtest/gtest.h>

#include "la_vendee/support/fixture.h"

namespace levee::la_vendee::testing {
namespace {

// 2.7: dice are told by what they show, whichever die it was on.
TEST(LaVendeeNotation, DiceAreReadInAnyOrder) {
    const auto read = verb_book().parse(board(), "roll 5 3 6");
    ASSERT_EQ(engine::mistake(read), nullptr);
    EXPECT_EQ(std::get<Action>(read), Action::roll({{3, 5, 6}}));
    EXPECT_EQ(verb_book().notation(board(), std::get<Action>(read)), "roll 3 5 6");
}

// 16.6: the counters of a game with dummies have numbers instead of names.
TEST(LaVendeeNotation, AnArmyIsNamedOrNumbered) {
    const ArmyId first{0};
    const Action named = Action::of(Verb::March, first);
    Action numbered = named;
    numbered.army = ArmyId{static_cast<std::uint8_t>(kFaceDown + first.raw)};
    EXPECT_EQ(verb_book().notation(board(), named), "march " + board().armies[0].key);
    EXPECT_EQ(verb_book().notation(board(), numbered), "march #1");
    EXPECT_EQ(std::get<Action>(verb_book().parse(board(), "march #1")), numbered);
}

TEST(LaVendeeNotation, EveryActionIsReadBack) {
    std::size_t count = 0;
    std::size_t wrong = 0;
    rules().for_every_action([&](const Action& action) {
        ++count;
        const auto read = verb_book().parse(board(), verb_book().notation(board(), action));
        const auto* same = std::get_if<Action>(&read);
        if (same == nullptr || !(*same == action)) ++wrong;
    });
    EXPECT_EQ(wrong, 0U);
    EXPECT_GT(count, 1000U);
    EXPECT_LT(count, 50000U);
}

// 7: nobody but its owner sees a hand, and a guess at it is a whole one.
TEST(LaVendeeSecrets, AHandIsItsOwners) {
    State s;
    for (std::uint8_t i = 0; i < 3; ++i) {
        s.hands[0].cards.add(CardId{i});
        s.hands[1].cards.add(CardId{static_cast<std::uint8_t>(i + 10)});
    }
    s.hands[0].held = s.hands[1].held = 3;
    s.hands[1].seen.add(CardId{11});
    const State seen = rules().view(s, seat_of(Side::Royalist));
    EXPECT_EQ(seen.hands[0].cards, s.hands[0].cards);
    EXPECT_EQ(seen.hands[1].cards, CardSet::of(CardId{11}));
    EXPECT_EQ(seen.hands[1].held, 3);
    EXPECT_TRUE(rules().view(s, engine::kSpectator).hands[1].cards.empty());
    engine::Random random(3);
    for (int i = 0; i < 50; ++i) {
        const State twin = rules().resample(s, seat_of(Side::Royalist), random);
        EXPECT_EQ(twin.hands[1].cards.size(), 3);
        EXPECT_TRUE(twin.hands[1].cards.has(CardId{11}));
        EXPECT_TRUE((twin.hands[1].cards & s.hands[0].cards).empty());
    }
}

}  // namespace
}  // namespace levee::la_vendee::testing
