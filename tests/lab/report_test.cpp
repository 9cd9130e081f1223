#include "lab/report.h"

#include <cstdio>

#include "lab/compare.h"
#include "lab/drawing.h"
#include "support.h"

namespace levee::testing {
namespace {

using lab::GameRow;

class ReportOf : public ::testing::TestWithParam<const char*> {
 protected:
    const Laboratory laboratory{GetParam()};
    const std::vector<GameRow> rows = laboratory.play(30, 2);
    const lab::Summary summary = lab::summarise(laboratory.sheet(), rows);
    const lab::SimulationPlan plan;

    std::string page(engine::Language language, const lab::Comparison* comparison = nullptr) const {
        return lab::report_html({"A <game>",
                                 "Scenario & co",
                                 {{"seed", "1"}},
                                 "levee sim",
                                 plan,
                                 laboratory.sheet(),
                                 summary,
                                 rows,
                                 comparison,
                                 language});
    }
};
INSTANTIATE_TEST_SUITE_P(EveryGame, ReportOf, ::testing::Values("neerwinden", "for-god-and-king"),
                         name_of_game);

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
    return found;
}

TEST_P(ReportOf, StandsByItselfInBothLanguages) {
    for (const auto language : {engine::Language::English, engine::Language::French}) {
        const std::string text = page(language);
        EXPECT_EQ(count(text, "<script"), 0U);
        EXPECT_EQ(count(text, "http"), 0U);
        EXPECT_EQ(count(text, "<link"), 0U);
        EXPECT_EQ(count(text, "<section>"), count(text, "</section>"));
        EXPECT_EQ(count(text, "<figure>"), count(text, "</figure>"));
        EXPECT_EQ(count(text, "<svg "), count(text, "</svg>"));
        EXPECT_GE(count(text, "<svg "), 7U);
        EXPECT_EQ(count(text, "aria-label=\"\""), 0U);
        // Figures that are none.
        for (const char* none : {"=\"nan", "=\"-nan", ">nan", "inf\""})
            EXPECT_EQ(count(text, none), 0U);
        EXPECT_NE(text.find("A &lt;game&gt;"), std::string::npos);
        EXPECT_NE(text.find("Scenario &amp; co"), std::string::npos);
    }
    EXPECT_NE(page(engine::Language::French).find("Ce que les dés ont fait"), std::string::npos);
}

TEST_P(ReportOf, SaysTheFiguresOfTheSummary) {
    const auto wins = lab::share(summary.wins[0].count, summary.wins[0].of);
    char text[32];
    std::snprintf(text, sizeof text, "%.1f\u00a0%%", 100 * wins.value);
    EXPECT_NE(page(engine::Language::English).find(text), std::string::npos) << text;
}

TEST_P(ReportOf, AChangeShowsWhatItDoes) {
    EXPECT_EQ(page(engine::Language::English).find("What the change does"), std::string::npos);
    const auto same = lab::compare({"counters.A.morale=7"}, rows, rows);
    const std::string text = page(engine::Language::English, &same);
    EXPECT_NE(text.find("What the change does"), std::string::npos);
    EXPECT_NE(text.find("counters.A.morale=7"), std::string::npos);
}

TEST_P(ReportOf, GamesWithoutLuckHaveNoPictureOfIt) {
    auto unmeasured = rows;
    for (GameRow& row : unmeasured) row.tally.luck.assign(row.tally.luck.size(), 0);
    const auto plain = lab::summarise(laboratory.sheet(), unmeasured);
    const std::string text = lab::report_html({"game",
                                               "scenario",
                                               {},
                                               "levee sim",
                                               plan,
                                               laboratory.sheet(),
                                               plain,
                                               unmeasured,
                                               nullptr,
                                               engine::Language::English});
    EXPECT_NE(text.find("was not measured"), std::string::npos);
}

// Games are held against the games with their own number, whatever else is there.
TEST(ComparisonOf, PairsGamesByTheirNumber) {
    std::vector<GameRow> printed(3);
    std::vector<GameRow> changed(3);
    for (std::size_t i = 0; i < 3; ++i) printed[i].number = i;
    for (std::size_t i = 0; i < 3; ++i) changed[i].number = i + 1;
    printed[1].tally.lead = 1;
    printed[1].tally.winner = 0;
    changed[0].tally.lead = -3;
    changed[0].tally.winner = 1;
    printed[2].tally.lead = changed[1].tally.lead = 5;
    const auto comparison = lab::compare({}, printed, changed);
    EXPECT_EQ(comparison.games, 2U);
    EXPECT_EQ(comparison.other_winner, 1U);
    EXPECT_DOUBLE_EQ(comparison.lead.value, -2);
    EXPECT_DOUBLE_EQ(comparison.score.value, -0.5);
}

TEST(RoundStep, IsOneTwoOrFive) {
    EXPECT_DOUBLE_EQ(lab::round_step(10, 5), 2);
    EXPECT_DOUBLE_EQ(lab::round_step(11, 5), 5);
    EXPECT_DOUBLE_EQ(lab::round_step(0.3, 4), 0.1);
    EXPECT_DOUBLE_EQ(lab::round_step(0, 4), 1);
}

}  // namespace
}  // namespace levee::testing
