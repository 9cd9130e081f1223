#pragma once

#include <map>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "engine/tables/game.h"
#include "engine/tables/setup.h"
#include "engine/tables/shown.h"
#include "engine/tables/table.h"

namespace levee::cli {

// A game with what it is to be played with: the scenario and every option named.
struct Opened {
    std::unique_ptr<engine::Game> game;
    engine::Setup setup;
};

engine::Result<Opened> open(const GameChoice& choice, const Console& console);
engine::Result<std::unique_ptr<engine::Game>> open_game(
    const std::string& key, const std::string& data, std::span<const games::GameEntry> games,
    const std::vector<std::string>& changes = {});

// Says it on `err` and returns the code for bad input.
int refuse(const Console& console, const engine::Mistake& wrong);

// "a, b, c"
std::string listed(const std::vector<std::string>& words);
using engine::shown;

}  // namespace levee::cli
