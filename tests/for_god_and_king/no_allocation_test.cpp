#include "support/no_allocation.h"

#include <gtest/gtest.h>

#include "games/data_source.h"
#include "games/embedded.h"
#include "games/for_god_and_king/board_loader.h"
#include "games/for_god_and_king/rules.h"

namespace levee::fgfk {
namespace {

Board loaded() {
    std::vector<DataFile> files;
    constexpr std::string_view kFolder = "data/for-god-and-king/";
    for (const auto& file : games::embedded_files())
        if (file.name.starts_with(kFolder))
            files.push_back({std::string(file.name.substr(kFolder.size())), file.text});
    return std::get<Board>(load_board(files));
}

TEST(FgfkNoAllocation, InWholeGamesWithBothSetUps) {
    const Board board = loaded();
    const Rules rules(board);
    for (const bool automatic : {true, false}) {
        const auto found = support::allocations_in_play(
            rules, [&] { return rules.new_game({.automatic_set_up = automatic}); }, 30'000, 1793);
        EXPECT_EQ(found, support::Allocations{});
    }
}

TEST(FgfkState, StaysSmall) { EXPECT_LE(sizeof(State), 8192U); }

}  // namespace
}  // namespace levee::fgfk
