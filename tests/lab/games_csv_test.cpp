#include "lab/games_csv.h"

#include "support.h"

namespace levee::testing {
namespace {

using lab::GameRow;

class GamesCsv : public ::testing::TestWithParam<const char*> {
 protected:
    const Laboratory laboratory{GetParam()};
    const engine::TallySheet& sheet = laboratory.sheet();

    std::string written(const std::vector<GameRow>& rows) const {
        std::string text = lab::csv_header(sheet);
        for (const GameRow& row : rows) text += lab::csv_line(sheet, row);
        return text;
    }
    // What a person reads of a game that cannot be read.
    std::string wrong(const std::string& text) const {
        const auto read = lab::read_games(sheet, text);
        const auto* mistake = engine::mistake(read);
        return mistake == nullptr ? "" : mistake->text();
    }
};
INSTANTIATE_TEST_SUITE_P(EveryGame, GamesCsv, ::testing::Values("neerwinden", "for-god-and-king"),
                         name_of_game);

TEST_P(GamesCsv, IsReadAsItWasWritten) {
    auto rows = laboratory.play(5);
    const std::string text = written({rows[3], rows[0], rows[4], rows[1], rows[2]});
    const auto read = lab::read_games(sheet, text);
    ASSERT_EQ(engine::mistake(read), nullptr) << engine::mistake(read)->text();
    const auto& games = std::get<lab::ReadGames>(read);
    EXPECT_EQ(games.whole_bytes, text.size());
    EXPECT_EQ(games.rows, rows);
}

TEST_P(GamesCsv, ForgetsTheLineThatWasInterrupted) {
    const auto rows = laboratory.play(3);
    const std::string whole = written({rows[0], rows[1]});
    const std::string line = lab::csv_line(sheet, rows[2]);
    const auto read = lab::read_games(sheet, whole + line.substr(0, line.size() - 1));
    ASSERT_EQ(engine::mistake(read), nullptr);
    EXPECT_EQ(std::get<lab::ReadGames>(read).rows.size(), 2U);
    EXPECT_EQ(std::get<lab::ReadGames>(read).whole_bytes, whole.size());
}

TEST_P(GamesCsv, NamesTheLineAndTheColumnOfAMistake) {
    const auto rows = laboratory.play(1);
    const std::string header = lab::csv_header(sheet);
    const std::string line = lab::csv_line(sheet, rows[0]);
    EXPECT_NE(wrong("game,seed\n" + line).find("line 1"), std::string::npos);
    EXPECT_NE(wrong(header + "x" + line).find("line 2: game"), std::string::npos);
    EXPECT_NE(wrong(header + line + "1,2,3\n").find("line 3: winner: is missing"),
              std::string::npos);
    EXPECT_NE(wrong(header + line.substr(0, line.size() - 1) + ",1\n").find("too many"),
              std::string::npos);
    EXPECT_NE(wrong(header + line + line).find("twice"), std::string::npos);
    GameRow odd = rows[0];
    odd.tally.turns = 99;
    EXPECT_NE(wrong(written({odd})).find("turns"), std::string::npos);
    odd = rows[0];
    odd.tally.winner = 2;
    EXPECT_NE(wrong(written({odd})).find("winner"), std::string::npos);
    odd = rows[0];
    odd.tally.victory = 77;
    EXPECT_NE(wrong(written({odd})).find("victory"), std::string::npos);
}

}  // namespace
}  // namespace levee::testing
