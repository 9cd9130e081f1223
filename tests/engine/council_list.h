#pragma once

#include <memory>
#include <span>

#include "engine/council_module.h"
#include "games/registry.h"

// The Council as the only game of a program.
namespace levee::engine::council {

inline Result<std::unique_ptr<Game>> load(std::span<const games::EmbeddedFile> /*all*/) {
    return std::unique_ptr<Game>(std::make_unique<GameOf<Module>>(Board{}));
}

inline constexpr games::GameEntry kOnly[] = {
    {"the-council", "The Council", "three chairs, two sides", load}};

}  // namespace levee::engine::council
