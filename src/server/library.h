#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/game_players.h"
#include "engine/tables/game.h"
#include "engine/tables/page_shapes.h"
#include "games/registry.h"
#include "server/wire_lobby.h"

namespace levee::server {

// A text that many requests share.
using Text = std::shared_ptr<const std::string>;

struct InTwoLanguages {
    Text english;
    Text french;
    const Text& in(engine::Language language) const {
        return language == engine::Language::French ? french : english;
    }
};

// A game that can be played here, and everything about it that never changes, as it is sent.
struct ShelvedGame {
    std::unique_ptr<engine::Game> game;
    ai::GamePlayers players;
    // By scenario: it chooses the map.
    struct Map {
        std::string scenario;
        InTwoLanguages board;
        InTwoLanguages sheet;                                  // SVG
        std::array<std::vector<engine::page::Camp>, 2> camps;  // by language
    };
    std::vector<Map> maps;
    InTwoLanguages rules;  // and rulings
    std::vector<std::string> levels;

    // Of this scenario, of the first if none is named; null: there is no such scenario.
    const Map* map(std::string_view scenario) const;
    // The seats of a game with this set-up, or the option or scenario that is wrong.
    engine::Result<std::vector<wire::FreeSeat>> seats(const engine::Setup& setup,
                                                      engine::Language language) const;
};

// The playable games, loaded once.
class Library {
 public:
    static engine::Result<Library> load(std::span<const games::GameEntry> registry,
                                        const games::DataSource& data);

    const ShelvedGame* find(std::string_view key) const;
    // wire::GameInfo of each.
    const Text& games(engine::Language language) const { return games_.in(language); }

 private:
    std::vector<ShelvedGame> shelf_;
    InTwoLanguages games_;
};

}  // namespace levee::server
