#include "games/la_vendee/entry.h"

#include "engine/tables/game_of.h"

namespace levee::la_vendee {

std::string Module::draw(const Rules& rules, const State& view, SeatId /*viewer*/, bool colour,
                         Language /*language*/) {
    return draw_map_terminal(rules.board(), view, colour);
}

engine::Result<std::unique_ptr<engine::Game>> load_game(
    const std::vector<engine::DataFile>& files) {
    return engine::loaded<Module>(load_board(files));
}

}  // namespace levee::la_vendee
