#include "games/data_change.h"

#include <gtest/gtest.h>

#include <string>

#include "support.h"

namespace levee::testing {
namespace {

games::DataSource source() {
    games::DataSource data;
    data.add("data/duel/counters.csv",
             "# key,not this one\nkey,name,morale,note\nA1,\"One, or two\",6,x\nA2,Two,5,\r\n");
    data.add("data/duel/tables.txt",
             "# combat 2 never\ncombat 2  AR1 DR1 # DR9\ncombat 4  AR2 DR2\n"
             "star blue \"Old Mill\" 0103\nstar blue \"Léau\" 0202\n");
    return data;
}

std::string text_after(std::string_view change, std::string_view file) {
    auto data = source();
    const auto wrong = games::change_datum(data, "duel", change);
    EXPECT_FALSE(wrong) << wrong->text();
    return std::string(*data.text(file));
}

TEST(ChangedDatum, IsAFieldOfATable) {
    const std::string text = text_after("counters.A1.morale=7", "data/duel/counters.csv");
    EXPECT_NE(text.find("A1,\"One, or two\",7,x\n"), std::string::npos) << text;
    EXPECT_NE(text.find("A2,Two,5,\r\n"), std::string::npos) << text;
    EXPECT_NE(text_after("counters.A2.note=y", "data/duel/counters.csv").find("A2,Two,5,y\r\n"),
              std::string::npos);
}

TEST(ChangedDatum, IsAWordOfALine) {
    EXPECT_NE(
        text_after("tables.combat.4.2=DR3", "data/duel/tables.txt").find("combat 4  AR2 DR3\n"),
        std::string::npos);
    EXPECT_NE(text_after("tables.combat.2.1=AR9", "data/duel/tables.txt")
                  .find("combat 2  AR9 DR1 # DR9\n"),
              std::string::npos);
}

TEST(ChangedDatum, ThatIsNotThereIsOneSentence) {
    for (const char* change :
         {"", "=", "=7", "counters", "counters.A1.morale", "counters.A1=7", "counters.A9.morale=7",
          "counters.A1.courage=7", "counters.A1.morale=", "counters.A1.morale=7,8",
          "counters.A1.morale=\"", "nothing.A1.morale=7", "tables.combat.2.9=AR1",
          "tables.combat.2.DR1=AR1", "tables.combat.2.0=AR1", "tables.combat.3.1=AR1",
          "tables.star.blue.2=0104", "tables.1=x", "../duel/counters.A1.morale=7"}) {
        auto data = source();
        const auto wrong = games::change_datum(data, "duel", change);
        ASSERT_TRUE(wrong) << change;
        EXPECT_FALSE(wrong->what.empty());
        EXPECT_EQ(wrong->text().find('\n'), std::string::npos);
        EXPECT_EQ(data.text("data/duel/counters.csv"), source().text("data/duel/counters.csv"));
        EXPECT_EQ(data.text("data/duel/tables.txt"), source().text("data/duel/tables.txt"));
    }
}

// The loader has the last word.
TEST(ChangedDatum, ReachesTheGame) {
    auto data = games::DataSource::embedded();
    ASSERT_FALSE(games::change_datum(data, "neerwinden", "counters.FR-DIET1.morale=7"));
    EXPECT_EQ(engine::mistake(games::open_game(games::registry(), "neerwinden", data)), nullptr);
    ASSERT_FALSE(games::change_datum(data, "neerwinden", "counters.FR-DIET1.morale=brave"));
    EXPECT_NE(engine::mistake(games::open_game(games::registry(), "neerwinden", data)), nullptr);
}

}  // namespace
}  // namespace levee::testing
