#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/table.h"

namespace levee::engine {

struct ScenarioInfo {
    std::string key;
    Label title;
};

// A chair as the game begins: a bid may swap the sides later.
struct SeatInfo {
    Label name;
    SideId side;
};

struct OptionInfo {
    std::string key;
    std::vector<std::string> values;  // the first is the default
    Label text;
    std::vector<std::string> scenarios{};  // keys of those it belongs to; none: to all
};

// The number of action sequences of this length; of them, how many ended in a roll, how many in a
// finished game.
struct PerftLine {
    int depth = 0;
    std::uint64_t sequences = 0;
    std::uint64_t rolls = 0;
    std::uint64_t finished = 0;
};

struct PlayReport {
    std::uint64_t decisions = 0;  // of players and of chance together
    std::uint64_t rolls = 0;      // those of chance
    std::uint64_t games = 0;      // finished ones
    std::uint64_t actions_offered = 0;
    std::uint64_t hash = 0;  // of all end states
};

struct CheckReport {
    PlayReport play;
    std::uint64_t checks = 0;  // single comparisons made
    std::vector<std::string> violations;
};

// One game with its data loaded; what the registry hands out. Types are erased here once, so that
// commands, tools and servers need no template.
class Game {
 public:
    virtual ~Game() = default;
    virtual std::string_view key() const = 0;
    virtual std::string_view title() const = 0;
    virtual std::string_view rules_version() const = 0;
    // The chairs of a game with this set-up, or the option or scenario that is wrong.
    virtual Result<std::vector<SeatInfo>> seats(const Setup& setup) const = 0;
    virtual std::vector<ScenarioInfo> scenarios() const = 0;
    virtual std::vector<OptionInfo> options() const = 0;
    // A new game, or the option or scenario that is wrong.
    virtual Result<std::unique_ptr<Table>> open(const Setup& setup) const = 0;
    // A position made of lines (docs/rule-tests.md has each game's words), or the line that is
    // wrong.
    virtual Result<std::unique_ptr<Table>> position(const Setup& /*setup*/,
                                                    std::span<const std::string> /*lines*/) const {
        return Mistake{"game", "this game has no words for positions"};
    }

    virtual Result<std::vector<PerftLine>> perft(const Setup& setup, int depth) const = 0;
    virtual Result<PlayReport> random_play(const Setup& setup, std::uint64_t decisions,
                                           std::uint64_t seed) const = 0;
    virtual Result<CheckReport> check_laws(const Setup& setup, std::uint64_t decisions,
                                           std::uint64_t seed) const = 0;
    virtual std::size_t state_bytes() const = 0;

    // The printed map that a game with this set-up is played on, for a browser or a printer.
    virtual Result<std::string> svg(const Setup& setup, Language language) const = 0;
    // The drawing of a card by its id on the page (page::Card), of its back by "back"; "": there is
    // no such card.
    virtual std::string card_svg(std::string_view /*card*/, Language /*language*/) const {
        return {};
    }
    // What a page must know of the game beforehand, in the coordinates of that map: spaces,
    // counters, tracks, tables, the first-game guide (page::Board).
    virtual Result<boost::json::value> board(const Setup& setup, Language language) const = 0;
};

}  // namespace levee::engine
