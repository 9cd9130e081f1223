#include "games/skeleton/entry.h"

#include "engine/tables/game_of.h"
#include "games/skeleton/map.h"

namespace levee::skeleton {

State Module::begun(const Rules& rules, const engine::Chosen& /*chosen*/) {
    return rules.new_game();
}

std::string Module::svg(const Rules& rules, const State& /*s*/, Language /*language*/) {
    return draw_map_svg(rules.board());
}

std::string Module::draw(const Rules& rules, const State& view, SeatId /*viewer*/, bool colour,
                         Language /*language*/) {
    return draw_map_terminal(rules.board(), view, colour);
}

engine::Result<std::unique_ptr<engine::Game>> load_game(
    const std::vector<engine::DataFile>& files) {
    return engine::loaded<Module>(load_board(files));
}

}  // namespace levee::skeleton
