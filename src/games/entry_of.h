#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/text/data_file.h"
#include "games/registry.h"

namespace levee::games {

// Every game reads files by their bare names and knows nothing of its neighbours.
std::vector<engine::DataFile> files_of(std::string_view game, std::span<const EmbeddedFile> all);

// The row of a game: what its Module says of itself, and how it is loaded.
template <class Module, auto kLoad>
constexpr GameEntry entry_of() {
    return {Module::kKey, Module::kTitle, Module::kSubject,
            [](std::span<const EmbeddedFile> all) { return kLoad(files_of(Module::kKey, all)); }};
}

template <std::size_t kFirst, std::size_t kSecond>
constexpr std::array<GameEntry, kFirst + kSecond> joined(
    const std::array<GameEntry, kFirst>& first, const std::array<GameEntry, kSecond>& second) {
    std::array<GameEntry, kFirst + kSecond> both{};
    std::ranges::copy(second, std::ranges::copy(first, both.begin()).out);
    return both;
}

}  // namespace levee::games
