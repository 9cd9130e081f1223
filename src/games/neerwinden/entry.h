#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/chapters.h"
#include "games/neerwinden/board_parts.h"
#include "games/neerwinden/map.h"
#include "games/neerwinden/position_words.h"
#include "games/neerwinden/reflection.h"
#include "games/neerwinden/text.h"
#include "games/neerwinden/verbs.h"
#include "games/neerwinden/wire.h"
#include "maps/hex_module.h"

namespace levee::neerwinden {

// The game as the engine wants it: see ModuleOf in engine/tables/table_of.h, and module.h there for
// what is not said here.
struct Module : maps::HexModule<Module, Rules, Hand> {
    static constexpr std::string_view kKey = "neerwinden";
    static constexpr std::string_view kTitle = "Neerwinden 1793";
    static constexpr std::string_view kSubject =
        "Dumouriez attacks Coburg, 18 March 1793; hexes, orders, reaction";
    static constexpr std::string_view kRulesVersion = "neerwinden 3";

    static std::vector<engine::ScenarioInfo> scenarios(const Board& board);
    static std::vector<engine::OptionInfo> options();
    static Options options_of(const engine::Chosen& chosen);
    static std::string draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                            Language language);
    static bool open(const State& s) { return !s.secret_orders; }
    static bool in_secret(const State& s) { return Rules::decides_in_secret(s); }
    static bool never_forced(const State& s) { return Rules::asks_about_secret(s); }

    using Names = neerwinden::Names;
    static constexpr auto kOwnAccord =
        engine::any_of(Business::Bidding, Business::PickCamp, Business::SetUp, Business::Turn,
                       Business::Activations, Business::Movement, Business::Move, Business::Ride,
                       Business::Combat);
    // 9.1: an order lies face down until its formation is activated.
    static bool discloses(const Rules& /*rules*/, const State& /*s*/,
                          const neerwinden::Event& event, engine::SeatId /*viewer*/) {
        return event.fact == Fact::OrderShown;
    }
};

// The game with its data: map.txt, counters.csv and scenarios.txt.
engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<DataFile>& files);

}  // namespace levee::neerwinden
