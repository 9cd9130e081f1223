#pragma once

#include <string_view>
#include <variant>

#include "engine/tables/table.h"

namespace levee {

// Whether the actor would learn something hidden by the action; false for one that is refused.
inline bool reveals(const engine::Table& table, std::string_view notation) {
    const auto played = table.clone()->play(notation, engine::Language::English, true);
    const auto* done = std::get_if<engine::Table::Played>(&played);
    return done != nullptr && done->revealed;
}

}  // namespace levee
