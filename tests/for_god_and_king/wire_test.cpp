// The campaign for a page with a board.
#include "games/for_god_and_king/wire.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/for_god_and_king/entry.h"
#include "support/fixture.h"
#include "support/page_laws.h"
#include "support/reveals.h"

namespace levee::fgfk {
namespace {

using testing::board;
using testing::rules;
using PageLaws = levee::testing::PageLaws<Module>;

// 3.6, E5: hidden stacks, hidden generals and the secret note are in no scene of the other side.
TEST(FgfkPage, NamesOnlyWhatExistsAndHidesWhatIsHiddenAlongRandomPlay) {
    PageLaws laws(rules(), engine::page::written(page_board(rules(), Language::English)));
    laws.along_random_play(rules().new_game({}), 8'000, 23, 1793);
    EXPECT_GT(laws.down_seen(), 1000);
}

class FgfkPageInMarch : public ::testing::Test {
 protected:
    FgfkPageInMarch() {
        // Dice, and the set-up as the scenario has it, until somebody has the initiative.
        while (stage() == "2.2") {
            if (table.actor().is_seat()) {
                EXPECT_TRUE(play(table.choices(Language::English).back().notation));
                continue;
            }
            EXPECT_TRUE(play(table.chance_notation(random.answer(table.chance()))));
        }
        while (!table.actor().is_seat())
            EXPECT_TRUE(play(table.chance_notation(random.answer(table.chance()))));
    }
    std::string stage() const {
        return table.scene(SeatId{0}, Language::English).at("stage").as_string().c_str();
    }
    bool play(const std::string& action) {
        return table.apply(action, Language::English).index() == 0;
    }
    const boost::json::value* piece(const boost::json::value& scene, std::string_view id) const {
        for (const auto& one : scene.at("pieces").as_array())
            if (one.at("id").as_string() == id) return &one;
        return nullptr;
    }

    engine::Random random{7};
    engine::TableOf<Module> table{rules(), rules().new_game({})};
};

// 3.6: each side reads its own counters; of the other it sees that somebody is there.
TEST_F(FgfkPageInMarch, AStackIsOpenToItsOwnerAndFaceDownToTheOther) {
    const auto republican = table.scene(SeatId{0}, Language::English);
    const auto vendeen = table.scene(SeatId{1}, Language::English);
    const auto spectator = table.scene(engine::kSpectator, Language::English);
    ASSERT_NE(piece(vendeen, "Anjou@CHO"), nullptr);
    EXPECT_EQ(piece(vendeen, "Anjou@CHO")->at("at"), "CHO");
    EXPECT_EQ(piece(republican, "Anjou@CHO"), nullptr);
    ASSERT_NE(piece(republican, "vendeen@CHO"), nullptr);
    EXPECT_EQ(piece(republican, "vendeen@CHO")->at("down"), true);
    EXPECT_EQ(piece(vendeen, "vendeen@CHO"), nullptr);
    EXPECT_NE(piece(spectator, "vendeen@CHO"), nullptr);
    EXPECT_NE(piece(spectator, "republican@NAN"), nullptr);
    EXPECT_TRUE(piece(republican, "Bonchamps")->at("at").is_null());
    EXPECT_FALSE(piece(vendeen, "Bonchamps")->at("at").is_null());
}

// 3.6: whoever names a hidden counter hears nothing of it.
TEST_F(FgfkPageInMarch, AHiddenGeneralIsNotFoundByPointing) {
    const SeatId actor = table.actor().seat;
    const std::string hidden = actor == SeatId{0} ? "Bonchamps" : "Canclaux";
    const auto refusals = table.why_not_at(hidden, "", Language::English);
    ASSERT_FALSE(refusals.empty());
    for (const auto& refusal : refusals)
        EXPECT_EQ(refusal.text, table.prompt(actor, Language::English).text);
}

TEST_F(FgfkPageInMarch, HalfPointsAreWrittenAsPeopleDo) {
    EXPECT_EQ(Module::cost_text(0), "0");
    EXPECT_EQ(Module::cost_text(1), "½");
    EXPECT_EQ(Module::cost_text(3), "1½");
    EXPECT_EQ(Module::cost_text(4), "2");
}

// 3.6: a step next to a hidden stack makes its owner say whether he controls the area. To gather
// one's own counters teaches nothing, so it can be taken back.
TEST(FgfkPage, OnlyWhatTouchesTheUnknownReveals) {
    engine::Random random(1796);
    int steps_that_tell = 0;
    int steps_that_do_not = 0;
    engine::random_play(
        rules(), [] { return rules().new_game({}); }, 3'000, random,
        [](const State&) { return std::uint64_t{0}; },
        [&](const engine::Step<Rules>& step) {
            if (step.action == nullptr || !step.actor.is_seat()) return;
            const engine::TableOf<Module> table(rules(), step.state);
            const bool learnt = reveals(table, verb_book().notation(board(), *step.action));
            if (step.action->verb == Verb::To) ++(learnt ? steps_that_tell : steps_that_do_not);
            const bool own = step.action->verb == Verb::Take || step.action->verb == Verb::TakeAll;
            EXPECT_FALSE(own && learnt) << verb_book().notation(board(), *step.action);
        });
    EXPECT_GT(steps_that_tell, 0);
    EXPECT_GT(steps_that_do_not, 0);
}

// 3.6: a step is plain if no dice and no enemy answer it, also one that is dearer than a longer way
// to the same area. Nobody's dice come as a surprise after it.
TEST(FgfkPage, AStepIsPlainWhateverElseLeadsThere) {
    engine::Random random(1796);
    int plain_but_dear = 0;
    int not_plain = 0;
    engine::random_play(
        rules(), [] { return rules().new_game({}); }, 2'000, random,
        [](const State&) { return std::uint64_t{0}; },
        [&](const engine::Step<Rules>& step) {
            if (step.action == nullptr || step.action->verb != Verb::To) return;
            const engine::TableOf<Module> table(rules(), step.state);
            const auto ways = table.ways(step.actor.seat, Language::English);
            for (const auto& choice : table.choices(Language::English)) {
                if (choice.verb != "to") continue;
                const bool plain = table.plain_step(choice.notation);
                const bool cheapest = std::ranges::any_of(ways, [&](const engine::Way& way) {
                    return way.steps == std::vector{choice.notation};
                });
                if (!plain) ++not_plain;
                if (plain && !cheapest) ++plain_but_dear;
                const auto after = table.clone();
                after->apply(choice.notation, Language::English);
                EXPECT_FALSE(plain && after->actor().is_chance()) << choice.notation;
            }
        });
    EXPECT_GT(plain_but_dear, 0);
    EXPECT_GT(not_plain, 0);
}

TEST(FgfkPage, TablesAreThoseOfTheData) {
    const auto page = engine::page::written(page_board(rules(), Language::French));
    const auto& combat = page.at("tables").at(0);
    EXPECT_EQ(combat.at("columns").as_array().size(), kOdds + 1);
    EXPECT_EQ(combat.at("rows").at(0).at(1), "AD4-60");
    EXPECT_EQ(combat.at("rows").at(6).at(8), "DD4-70");
    EXPECT_EQ(page.at("guide").as_array().size(), 8U);
    EXPECT_EQ(page.at("faces").as_array().size(), kGenerals);
}

}  // namespace
}  // namespace levee::fgfk
