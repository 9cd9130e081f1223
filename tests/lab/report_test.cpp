#include "lab/report.h"

#include <array>
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
    // Nothing differed anywhere: no interval is made up of that.
    EXPECT_GE(count(text, "the same on every seed"), 3U);
}

std::string part_between(const std::string& text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    return at == text.npos ? "" : text.substr(at, text.find(to, at) - at);
}

TEST_P(ReportOf, AChangeHasAnAxisForEachMeasure) {
    auto changed = rows;
    for (std::size_t i = 0; i < changed.size(); ++i) {
        auto& tally = changed[i].tally;
        tally.lead += i % 3 == 0 ? 40 : -2;
        if (i % 5 == 0) tally.winner = 0;
        if (i % 4 == 0) tally.turns = 1;
    }
    const auto comparison = lab::compare({"counters.A.morale=7"}, rows, changed);
    for (const auto language : {engine::Language::English, engine::Language::French}) {
        const bool french = language == engine::Language::French;
        const auto picture =
            part_between(page(language, &comparison),
                         french ? "aria-label=\"Effets" : "aria-label=\"Effects", "</svg>");
        EXPECT_EQ(count(picture, "class=\"zero\""), 3U) << picture;
        for (const char* unit : french ? std::array{"points de pourcentage", "avance des", "tours"}
                                       : std::array{"percentage points", "lead of the", "in turns"})
            EXPECT_GE(count(picture, unit), 1U) << unit;
        // Ticks with figures on each of them.
        EXPECT_GE(count(picture, "class=\"axis\""), 3U * 4);
        // Score and lead with and without luck, and the turns.
        EXPECT_EQ(count(picture, "<circle"), 5U);
    }
}

TEST_P(ReportOf, WarnsOfPlayersThatAreNoPlanners) {
    const auto of = [&](const char* a, const char* b, engine::Language language) {
        lab::SimulationPlan players;
        players.a = a;
        players.b = b;
        return lab::report_html({"game",
                                 "scenario",
                                 {},
                                 "levee sim",
                                 players,
                                 laboratory.sheet(),
                                 summary,
                                 rows,
                                 nullptr,
                                 language,
                                 {lab::thought_of(GetParam(), a), lab::thought_of(GetParam(), b)}});
    };
    using enum engine::Language;
    for (const char* weak : {"random", "policy", "greedy", "recruit", "captain"}) {
        EXPECT_EQ(count(of(weak, weak, English), "weaker than the planners"), 1U) << weak;
        EXPECT_EQ(count(of(weak, "planner:2s", English), "is weaker than the planners"), 1U)
            << weak;
        EXPECT_EQ(count(of(weak, weak, French), "plus faibles que les planificateurs"), 1U) << weak;
    }
    for (const char* strong : {"planner:300000", "marshal"}) {
        EXPECT_EQ(count(of(strong, strong, English), "weaker than"), 0U) << strong;
        EXPECT_EQ(count(of(strong, strong, English), "figure of a player"), 0U + 1) << strong;
    }
}

TEST_P(ReportOf, SaysHowManyGamesShowOnePercent) {
    ASSERT_TRUE(summary.games_for_one_percent);
    const double ratio = 2.801585 * summary.score.deviation / 0.01;
    EXPECT_NEAR(static_cast<double>(*summary.games_for_one_percent), 2 * ratio * ratio, 2);
    std::string figure = std::to_string(*summary.games_for_one_percent);
    for (auto at = static_cast<std::ptrdiff_t>(figure.size()) - 3; at > 0; at -= 3)
        figure.insert(static_cast<std::size_t>(at), ",");
    EXPECT_NE(page(engine::Language::English).find("<td>" + figure + "</td>"), std::string::npos)
        << figure;
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

// Two games of one seed, with the sides exchanged, are one observation.
TEST(ComparisonOf, TakesTheGamesOfASeedTogether) {
    std::vector<GameRow> printed(40);
    auto changed = printed;
    for (std::size_t i = 0; i < printed.size(); ++i) {
        printed[i].number = changed[i].number = i;
        printed[i].seed = changed[i].seed = i / 2;
        changed[i].tally.lead = i % 4 < 2 ? 3 : -1;
    }
    const auto paired = lab::compare({}, printed, changed);
    EXPECT_EQ(paired.games, 40U);
    EXPECT_EQ(paired.seeds, 20U);
    EXPECT_DOUBLE_EQ(paired.lead.value, 1);
    EXPECT_FALSE(paired.games_for_one_percent);
    for (std::size_t i = 0; i < printed.size(); ++i) printed[i].seed = i;
    const auto apart = lab::compare({}, printed, changed);
    EXPECT_EQ(apart.seeds, 40U);
    // Twice as many that tell the same would look surer than it is.
    EXPECT_GT(paired.lead.interval.high, apart.lead.interval.high + 0.2);
}

// Games are held against the games with their own number, whatever else is there.
TEST(ComparisonOf, PairsGamesByTheirNumber) {
    std::vector<GameRow> printed(3);
    std::vector<GameRow> changed(3);
    for (std::size_t i = 0; i < 3; ++i) printed[i].number = printed[i].seed = i;
    for (std::size_t i = 0; i < 3; ++i) changed[i].number = changed[i].seed = i + 1;
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
