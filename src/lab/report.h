#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/contract/rule.h"
#include "engine/counting/tally.h"
#include "lab/compare.h"
#include "lab/simulator.h"
#include "lab/summary.h"
#include "lab/thought.h"

namespace levee::lab {

// What a report is made of, and in which language.
struct Report {
    std::string game;
    std::string scenario;
    std::vector<std::pair<std::string, std::string>> facts;  // options, seed, rules, data
    std::string command;                                     // that makes the same games again
    const SimulationPlan& plan;
    const engine::TallySheet& sheet;
    const Summary& summary;
    std::span<const GameRow> rows;
    const Comparison* comparison = nullptr;  // none: nothing was changed
    engine::Language language{};
    std::array<Thought, 2> thoughts{};  // of players a and b
    std::uint64_t wanted = 0;           // games; more than were played: it was interrupted
};

// A page that needs nothing besides itself: no script, no font, no picture from elsewhere.
std::string report_html(const Report& report);

}  // namespace levee::lab
