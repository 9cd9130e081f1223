#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/chapters.h"
#include "games/wissembourg_spicheren/board_parts.h"
#include "games/wissembourg_spicheren/map.h"
#include "games/wissembourg_spicheren/position_words.h"
#include "games/wissembourg_spicheren/reflection.h"
#include "games/wissembourg_spicheren/text.h"
#include "games/wissembourg_spicheren/verbs.h"
#include "games/wissembourg_spicheren/wire.h"
#include "maps/hex_module.h"

namespace levee::wissembourg_spicheren {

// The game as the engine wants it: see ModuleOf in engine/tables/table_of.h, and module.h there for
// what is not said here.
struct Module : maps::HexModule<Module, Rules, Hand> {
    static constexpr std::string_view kKey = "wissembourg-spicheren";
    static constexpr std::string_view kTitle = "Wissembourg – Spicheren 1870";
    static constexpr std::string_view kSubject =
        "two battles of August 1870; hexes, chits, defensive fire first";
    static constexpr std::string_view kRulesVersion = "wissembourg-spicheren 1";

    static std::vector<engine::ScenarioInfo> scenarios(const Board& board);
    static std::vector<engine::OptionInfo> options();
    static Options options_of(const engine::Chosen& chosen);
    static std::string svg(const Rules& rules, const State& s, Language language) {
        return draw_map_svg(rules.board(), s.battle, language);
    }
    static std::string draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                            Language language);
    static std::string cost_text(int cost) { return words::points(cost); }
    // 13.1.6: only the 13th division is ever hidden.
    static bool open(const State& s) { return s.battle == BattleId::Wissembourg; }

    using Names = wissembourg_spicheren::Names;
    static constexpr auto kOwnAccord = engine::any_of(
        Business::SetUp, Business::Turn, Business::Conceal, Business::Chiefs, Business::Ride,
        Business::Operations, Business::Activation, Business::Creep, Business::Reveal,
        Business::Barrage, Business::Movement, Business::Move, Business::Combat);
    // 13.1.6: which of the two markers the division was.
    static bool discloses(const Rules& /*rules*/, const State& /*s*/,
                          const wissembourg_spicheren::Event& event, SeatId /*viewer*/) {
        return event.fact == Fact::Shown || event.fact == Fact::DecoyRemoved;
    }
};

// The game with its data.
engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<DataFile>& files);

}  // namespace levee::wissembourg_spicheren
