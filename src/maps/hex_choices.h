#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/text/choices.h"
#include "maps/hex.h"

// What choices of a game on hexes say of steps, marches and facings. `Offer` is one of
// engine/text/choices.h whose Subject has `side` and `hex`; `Words` has, as the game writes them,
//   points(number)            of movement
//   place(offer, hex)         "1707 (Neerwinden)"
//   terrain(offer, language)  of offer.hex
//   left(offer, event)        of the movement points after that step
namespace levee::maps {

// " (wood, cost 2, 1 left)"
template <class Words, class Offer>
std::string step_words(const Offer& t, engine::Language language) {
    constexpr engine::Sentence kStep{" ({terrain}, cost {cost}, {left} left)",
                                     " ({terrain}, coût {cost}, reste {left})"};
    constexpr engine::Sentence kZone{", enemy zone of control", ", zone de contrôle ennemie"};
    if (!t.board.grid.exists(t.a.hex)) return {};
    const auto taken = engine::choices::step_of(t);
    if (!taken) return {};
    std::string text = engine::wording::say(kStep, language, [&](std::string_view name) {
        if (name == "cost") return Words::points(taken->a);
        if (name == "left") return Words::points(std::max(0, Words::left(t, *taken)));
        return std::string(Words::terrain(t, language));
    });
    const auto enemy = static_cast<std::size_t>(enemy_of(t.f.side));
    if (t.s.derived.zoc[enemy][t.a.hex.raw] > 0) text.insert(text.size() - 1, kZone.in(language));
    return text;
}

// How far the piece could go, as the rules say once it sets out: " (6 movement points)".
template <class Words, class Offer>
std::string march_words(const Offer& t, engine::Language language) {
    constexpr engine::Sentence kPoints{" ({points} movement points)",
                                       " ({points} points de mouvement)"};
    const auto f = engine::choices::asked_after(t);
    using Business = decltype(f.business);
    if (f.business != Business::Move && f.business != Business::Ride) return {};
    return engine::wording::say(kPoints, language,
                                [&](std::string_view) { return Words::points(f.points); });
}

// What lies before the unit that turns: ", towards 1205".
template <class Words, class Offer>
std::string facing_words(const Offer& t, engine::Language language) {
    constexpr engine::Sentence kAhead{", towards {hex}", ", vers {hex}"};
    const HexGrid& grid = t.board.grid;
    if (t.f.unit.raw >= t.s.units.kSize || t.a.number >= kDirections.size()) return {};
    const HexId at = t.s.units[t.f.unit].at;
    const auto direction = static_cast<Direction>(t.a.number);
    const HexId hex = grid.exists(at) ? grid.neighbour(at, direction) : kNoHex;
    if (hex == kNoHex) return {};
    return engine::wording::say(kAhead, language,
                                [&](std::string_view) { return Words::place(t, hex); });
}

}  // namespace levee::maps
