#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "engine/text/data_rows.h"

// Counters of an order of battle, a row each: units go by formation and, in it, by arm.
namespace levee::engine::text {

inline Mistake counters_wrong(std::string_view field, std::string what) {
    return {"counters.csv: " + std::string(field), std::move(what)};
}
// `there` of them were read; `what` they are: "units".
template <class Cards>
Trouble check_number(const Cards& cards, std::size_t there, std::string_view what) {
    if (there == cards.size()) return std::nullopt;
    return counters_wrong("key", std::to_string(there) + " " + std::string(what) + " instead of " +
                                     std::to_string(cards.size()));
}

// The next place in the list, of which so many are taken.
template <class Cards>
bool has_room(Row& row, const Cards& cards, std::size_t taken, std::string_view what) {
    if (taken == cards.size())
        row.fail("key", "more than " + std::to_string(cards.size()) + " " + std::string(what));
    return !row.trouble();
}
template <class Units, class Card>
void put_unit(Row& row, Units& units, std::size_t& taken, Card& card) {
    if (!has_room(row, units, taken, "units")) return;
    if (taken > 0) {
        const Card& before = units[taken - 1];
        if (std::pair(card.formation, card.arm) < std::pair(before.formation, before.arm))
            return row.fail("key", "units go by formation, then infantry, cavalry, artillery; " +
                                       before.key + " must come later");
    }
    units[taken++] = std::move(card);
}

// The formation that the row names. belongs(card) is empty, or says whose it is otherwise.
template <class Id, class Cards, class Belongs>
Id formation_in(Row& row, const Cards& cards, Id none, Belongs belongs) {
    const std::string_view key = row.at("formation");
    const Id formation = find_key(cards, key, none);
    if (formation == none) {
        row.fail("formation", quoted(key) + " is no formation of scenarios.txt");
    } else if (const std::string_view whose = belongs(cards[formation.raw]); !whose.empty()) {
        row.fail("formation", quoted(key) + " belongs to " + std::string(whose));
    }
    return formation;
}

}  // namespace levee::engine::text
