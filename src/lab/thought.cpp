#include "lab/thought.h"

#include <algorithm>

#include "ai/game_players.h"
#include "ai/levels.h"

namespace levee::lab {

Thought thought_of(std::string_view game, std::string_view level) {
    const auto* entry = ai::players_entry(game);
    const auto& levels = ai::all_levels();
    const auto named = std::ranges::find(levels, level, &ai::Level::key);
    if (named != levels.end())
        level = entry == nullptr ? "random"
                                 : entry->levels[static_cast<std::size_t>(named - levels.begin())];
    if (level.starts_with("planner")) return Thought::Plans;
    if (level.starts_with("greedy")) return Thought::Step;
    if (level == "policy") return Thought::Rules;
    return Thought::None;
}

engine::Sentence described(Thought thought) {
    switch (thought) {
        case Thought::None:
            return {"plays at random", "joue au hasard"};
        case Thought::Rules:
            return {"plays by rules of thumb and does not look ahead",
                    "joue selon des règles simples, sans regarder devant lui"};
        case Thought::Step:
            return {"takes what looks best at once",
                    "prend ce qui paraît le meilleur sur le moment"};
        case Thought::Plans:
            return {"tries out what could come of its choices",
                    "essaie ce qui pourrait suivre de ses choix"};
    }
    return {"", ""};
}

}  // namespace levee::lab
