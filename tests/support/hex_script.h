#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/hex_words.h"
#include "support/game_script.h"
#include "support/script_words.h"

namespace levee::testing {

inline maps::HexId hex_of(const maps::HexGrid& grid, const std::string& word) {
    const maps::HexId hex = grid.parse(word);
    if (hex == maps::kNoHex) throw Stop{"there is no hex " + word};
    return hex;
}

// What scripts of games on hexes say alike: of units and commanders, where they stand and which way
// they face, of hexes and zones of control. `Counters` is that of maps/hex_pieces.h.
template <class Rules, class Names, class Counters>
class HexScript : public GameScript<Rules, Names> {
 protected:
    using UnitId = typename Counters::UnitId;
    using CommanderId = typename Counters::CommanderId;
    using Unit = std::remove_cvref_t<decltype(typename Rules::State{}.units.items[0])>;
    using Status = decltype(Unit::status);

    HexScript(const Rules& rules, const Names& names, std::string_view file, Outcome& outcome,
              const typename Rules::State& start, std::string beginning)
        : GameScript<Rules, Names>(rules, names, file, outcome, start, std::move(beginning)),
          board_(rules.board()) {}

    // Figures and states that a counter may be asked for by a word; nothing: there is no such word.
    virtual std::optional<int> figure(UnitId unit, const std::string& word) = 0;
    virtual std::optional<int> figure(CommanderId commander, const std::string& word) = 0;
    virtual std::optional<bool> is(UnitId unit, const std::string& word) const = 0;
    virtual std::optional<bool> is(CommanderId commander, const std::string& word) const = 0;

    // For a word of a scale: what a unit is on it now.
    virtual std::optional<std::string> now(UnitId /*unit*/, const std::string& /*word*/) const {
        return {};
    }

    UnitId unit_of(const std::string& word) const {
        return read_as({word},
                       [&](auto& a) { return a.template card<UnitId>(0, board_.units, "unit"); });
    }
    CommanderId commander_of(const std::string& word) const {
        return read_as({word}, [&](auto& a) {
            return a.template card<CommanderId>(0, board_.commanders, "commander");
        });
    }
    maps::HexId hex_of(const std::string& word) const {
        return levee::testing::hex_of(board_.grid, word);
    }
    std::string name_of(maps::HexId hex) const {
        const std::string id = maps::hex_id(board_.grid, hex);
        return id.empty() ? "nowhere" : id;
    }

    // "unit Keim 1205 S good losses 0", "commander Égalité 1105".
    bool expects_of_counters(const Words& w) {
        if (w.size() < 3) return false;
        if (w[0] == "unit") {
            const UnitId id = unit_of(w[1]);
            const Unit& unit = this->state_.units[id];
            expect_counter(w, id, unit, [&](const std::string& word) {
                if (const auto level = now(id, word)) {
                    this->check(*level == word, w[1] + " is " + *level + ", not " + word);
                    return true;
                }
                const auto facing = place_in(maps::kDirectionNames, word);
                if (!facing) return false;
                this->check(unit.facing == static_cast<maps::Direction>(*facing),
                            w[1] + " faces " + std::string(maps::direction_name(unit.facing)) +
                                ", not " + word);
                return true;
            });
        } else if (w[0] == "commander") {
            const CommanderId id = commander_of(w[1]);
            expect_counter(w, id, this->state_.commanders[id],
                           [](const std::string&) { return false; });
        } else {
            return false;
        }
        return true;
    }

    // "zone French 1205 1206" and "no zone ..." by in_zone(hex, side), "empty 1205",
    // "distance 1205 1208 3".
    template <class Side, class SideOf, class InZone>
    bool expects_of_hexes(const Words& w, SideOf side_of_word, InZone in_zone) {
        const bool no = w[0] == "no";
        const std::size_t at = no ? 1 : 0;
        if (w.size() >= at + 3 && w[at] == "zone") {
            const Side side = side_of_word(w[at + 1]);
            for (std::size_t i = at + 2; i < w.size(); ++i)
                this->check(in_zone(hex_of(w[i]), side) != no,
                            w[i] + (no ? " lies in a zone, " : " lies in no zone, ") + w[at + 1]);
        } else if (w.size() == 2 && w[0] == "empty") {
            const maps::HexId hex = hex_of(w[1]);
            const auto& all = this->state_.units;
            this->check(std::ranges::none_of(all,
                                             [&](const Unit& unit) {
                                                 return unit.status == Status::OnMap &&
                                                        unit.at == hex;
                                             }),
                        w[1] + " is not empty");
        } else if (w.size() == 4 && w[0] == "distance") {
            this->same(std::to_string(board_.grid.distance(hex_of(w[1]), hex_of(w[2]))), w[3],
                       "the distance");
        } else {
            return false;
        }
        return true;
    }

    // Exactly these hexes are named by what is offered, as far as `counts` has it.
    template <class Counts>
    void expect_places(std::vector<std::string> wanted, Counts counts) {
        typename Rules::Actions offered;
        Rules(board_).legal_actions(this->state_, offered);
        std::vector<std::string> named;
        for (const auto& a : offered)
            if (counts(a)) named.push_back(name_of(a.hex));
        std::sort(named.begin(), named.end());
        named.erase(std::unique(named.begin(), named.end()), named.end());
        std::sort(wanted.begin(), wanted.end());
        std::string list;
        for (const std::string& hex : named) list += " " + hex;
        this->check(named == wanted, "the places are" + list);
    }

    const typename Rules::Board& board_;

 private:
    template <class Id, class Counter, class Facing>
    void expect_counter(const Words& w, Id id, const Counter& counter, Facing faces) {
        for (std::size_t i = 2; i < w.size(); ++i) {
            const std::string what = w[1] + ", " + w[i];
            if (const auto number = figure(id, w[i])) {
                if (++i == w.size()) throw Stop{what + " wants a number"};
                this->same(std::to_string(*number), w[i], what);
            } else if (const auto so = is(id, w[i])) {
                this->check(*so, w[1] + " is not " + w[i]);
            } else if (!faces(w[i])) {
                this->check(counter.status == Status::OnMap && counter.at == hex_of(w[i]),
                            w[1] + " is in " + name_of(counter.at) + ", not in " + w[i]);
            }
        }
    }
};

}  // namespace levee::testing
