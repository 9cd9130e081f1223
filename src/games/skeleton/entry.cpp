#include "games/skeleton/entry.h"

#include "engine/tables/game_of.h"
#include "engine/tables/setup.h"
#include "games/skeleton/map.h"

namespace levee::skeleton {

engine::Result<State> Module::new_game(const Rules& rules, const engine::Setup& setup) {
    const auto scenario = engine::chosen_scenario(scenarios(rules.board()), setup);
    if (const auto* wrong = engine::mistake(scenario)) return *wrong;
    const auto chosen = engine::chosen_options(options(), setup);
    if (const auto* wrong = engine::mistake(chosen)) return *wrong;
    return rules.new_game();
}

std::string Module::svg(const Rules& rules, const State& /*s*/, Language /*language*/) {
    return draw_map_svg(rules.board());
}

std::string Module::draw(const Rules& rules, const State& view, SeatId /*viewer*/, bool colour,
                         Language /*language*/) {
    return draw_map_terminal(rules.board(), view, colour);
}

// Any world that the viewer cannot tell from the true one, always the same one.
State Module::public_state(const Rules& rules, const State& s, SeatId viewer) {
    engine::Random random(1);
    return rules.resample(s, viewer, random);
}

engine::Result<std::unique_ptr<engine::Game>> load_game(
    const std::vector<engine::DataFile>& files) {
    auto board = load_board(files);
    if (const auto* wrong = engine::mistake(board)) return *wrong;
    return std::make_unique<engine::GameOf<Module>>(std::get<Board>(std::move(board)));
}

}  // namespace levee::skeleton
