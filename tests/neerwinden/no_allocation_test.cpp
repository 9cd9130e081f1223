#include "support/no_allocation.h"

#include <gtest/gtest.h>

#include "games/data_source.h"
#include "games/embedded.h"
#include "games/neerwinden/board_loader.h"
#include "games/neerwinden/rules.h"

namespace levee::neerwinden {
namespace {

Board loaded() {
    std::vector<DataFile> files;
    constexpr std::string_view kFolder = "data/neerwinden/";
    for (const auto& file : games::embedded_files())
        if (file.name.starts_with(kFolder))
            files.push_back({std::string(file.name.substr(kFolder.size())), file.text});
    return std::get<Board>(load_board(files));
}

TEST(NoAllocation, InWholeGamesOfEveryKind) {
    const Board board = loaded();
    const Rules rules(board);
    for (const bool secret : {false, true})
        for (const bool by_hand : {false, true}) {
            const Options options{.scenario = static_cast<std::uint8_t>(by_hand ? 1 : 0),
                                  .secret_orders = secret,
                                  .bidding = by_hand,
                                  .automatic_set_up = !by_hand};
            const auto found = support::allocations_in_play(
                rules, [&] { return rules.new_game(options); }, 30'000, 1793);
            EXPECT_EQ(found, support::Allocations{});
        }
}

TEST(State, StaysSmall) { EXPECT_LE(sizeof(State), 8192U); }

}  // namespace
}  // namespace levee::neerwinden
