#include "neerwinden/script/runner.h"

#include <array>
#include <optional>
#include <span>

#include "games/neerwinden/names.h"
#include "games/neerwinden/notation.h"
#include "games/neerwinden/reflection.h"
#include "neerwinden/support/fixture.h"
#include "support/game_script.h"

namespace levee::neerwinden::testing {
namespace {

using levee::testing::Stop;
using levee::testing::Words;

constexpr std::array<std::string_view, 4> kLevels{"good", "disorganised1", "disorganised2",
                                                  "routed"};
constexpr std::array<std::string_view, 6> kFacings{"N", "NE", "SE", "S", "SW", "NW"};
constexpr std::array<std::string_view, 4> kOrders{"offensive", "manoeuvre", "defensive",
                                                  "demoralised"};
constexpr std::array<std::string_view, 3> kControls{"nobody", "French", "Austrian"};

std::optional<std::size_t> place_in(std::span<const std::string_view> list, std::string_view word) {
    const auto found = std::find(list.begin(), list.end(), word);
    if (found == list.end()) return std::nullopt;
    return static_cast<std::size_t>(found - list.begin());
}

// Pieces by what is printed on them as well as by their keys.
struct ScriptNames : Names {
    using Names::Names;
    using Names::read;
    bool read(std::string_view word, UnitId& id) const { return find(board().units, word, id); }
    bool read(std::string_view word, CommanderId& id) const {
        return find(board().commanders, word, id);
    }
    bool read(std::string_view word, FormationId& id) const {
        return find(board().formations, word, id);
    }

 private:
    template <class Cards, class Id>
    bool find(const Cards& cards, std::string_view word, Id& id) const {
        const auto found = engine::notation::find(cards, word);
        if (!found) return Names::read(word, id);
        id = Id{static_cast<std::uint8_t>(found.index)};
        return true;
    }
};

class Runner final : public levee::testing::GameScript<Rules, ScriptNames> {
 public:
    Runner(std::string_view file, levee::testing::Outcome& outcome)
        : GameScript(rules(), ScriptNames{board()}, file, outcome, empty_position(board(), {}),
                     "a segment") {}

 private:
    // ------------------------------------------------------------------ the position

    bool prepare(const Words& w) override {
        if (starts(w)) return true;
        if (w[0] == "scenario" && w.size() == 2) {
            scenario(w[1]);
        } else if (w[0] == "option" && w.size() == 2) {
            option(w[1]);
        } else if (w[0] == "place" && (w.size() == 4 || w.size() == 5)) {
            put(board(), state_, unit_of(w[1]), hex_of(w[2]), facing_of(w[3]),
                w.size() == 5 ? level_of(w[4]) : Level::Good);
        } else if (w[0] == "commander" && w.size() == 3) {
            put(board(), state_, commander_of(w[1]), hex_of(w[2]));
        } else if (w[0] == "losses" && w.size() == 3) {
            const auto steps = static_cast<std::uint8_t>(number_of(w[2]));
            state_.units[unit_of(w[1])].losses = steps;
            state_.formations[board().card(unit_of(w[1])).formation].losses += steps;
        } else if (w[0] == "harnessed" && w.size() == 2) {
            state_.harnessed.add(unit_of(w[1]));
        } else if (w[0] == "non-commanded" && w.size() == 2) {
            state_.no_command.add(unit_of(w[1]));
        } else if (w[0] == "control" && w.size() == 3) {
            control_at(w[1]) = control_of(w[2]);
        } else if (w[0] == "vp") {
            state_.vp = static_cast<std::int8_t>(points_of(w));
        } else if (w[0] == "turn" && w.size() == 2) {
            state_.turn = static_cast<std::uint8_t>(number_of(w[1]));
        } else if (w[0] == "order" && w.size() == 3) {
            give_order(state_, formation_of(w[1]), order_of(w[2]));
        } else {
            return false;
        }
        return true;
    }

    // The point of the sequence where play begins.
    bool starts(const Words& w) {
        if (w[0] == "segment" && w.size() == 3) {
            segment(w[1], formation_of(w[2]));
        } else if (w[0] == "begin" && w.size() == 2 && w[1] == "turn") {
            start_turn(rules(), state_);
        } else if (w[0] == "begin" && w.size() == 2 && w[1] == "game") {
            Events told;
            state_ = rules().new_game(options_, &told);
            tell(told);
        } else if (w[0] == "begin" && w.size() == 3 && w[1] == "order-changes") {
            start_order_changes(rules(), state_, side_of_word(w[2]));
        } else if (w[0] == "begin" && w.size() == 3 && w[1] == "activations") {
            start_activations(rules(), state_, side_of_word(w[2]));
        } else {
            return false;
        }
        begin();
        return true;
    }

    void scenario(std::string_view key) {
        for (std::size_t i = 0; i < board().scenarios.size(); ++i)
            if (board().scenarios[i].key == key) {
                options_.scenario = static_cast<std::uint8_t>(i);
                state_ = empty_position(board(), options_);
                return;
            }
        throw Stop{"there is no scenario " + std::string{key}};
    }

    void option(const std::string& word) {
        if (word == "secret-orders")
            options_.secret_orders = true;
        else if (word == "bidding")
            options_.bidding = true;
        else if (word == "set-up-by-hand")
            options_.automatic_set_up = false;
        else
            throw Stop{"an option is secret-orders, bidding or set-up-by-hand, not " + word};
        state_ = empty_position(board(), options_);
    }

    void segment(const std::string& which, FormationId formation) {
        if (which == "movement") return start_movement(rules(), state_, formation);
        if (which == "combat") return start_combat(rules(), state_, formation);
        throw Stop{"a segment is movement or combat, not " + which};
    }

    // ------------------------------------------------------------------ play

    engine::Result<Action> parse(const std::string& text) const override {
        return neerwinden::parse(board(), text);
    }
    std::string written(const Action& a) const override { return notation(board(), a); }
    std::string side_of(engine::SeatId seat) const override {
        return state_.side_of_seat[seat.raw] == Side::French ? "French" : "Austrian";
    }

    bool plays(const Words& w) override {
        if (w[0] != "walk" || w.size() < 2) return false;
        for (std::size_t i = 1; i < w.size(); ++i) {
            carry_out("to " + w[i]);
            while (asks(state_) == Business::Reaction) carry_out("end reaction");
        }
        return true;
    }

    void heard(std::size_t /*first_new*/) override {
        for (const Event& e : events_)
            if (e.fact == Fact::Result) final_ = e.a;
    }

    // ------------------------------------------------------------------ expectations

    bool expects(const Words& w) override {
        if (w[0] == "unit" && w.size() >= 3)
            expect_unit(w);
        else if (w[0] == "commander" && w.size() >= 3)
            expect_commander(w);
        else if (w[0] == "vp")
            expect_points(w);
        else if (w[0] == "modifiers" && w.size() == 2)
            expect_modifiers(number_of(w[1]));
        else if (w[0] == "final" && w.size() == 2)
            check(final_ == number_of(w[1]),
                  "the final roll is " + std::to_string(final_) + ", not " + w[1]);
        else if (w[0] == "control" && w.size() == 3)
            check(control_at(w[1]) == control_of(w[2]), "not " + w[2] + " controls " + w[1]);
        else if (w[0] == "order" && w.size() == 3)
            check(state_.formations[formation_of(w[1])].order == order_of(w[2]),
                  w[1] + " has not the order " + w[2]);
        else
            return false;
        return true;
    }

    void expect_unit(const Words& w) {
        const UnitId id = unit_of(w[1]);
        const Unit& u = state_.units[id];
        for (std::size_t i = 2; i < w.size(); ++i) {
            const std::string& word = w[i];
            if (word == "losses") {
                if (++i == w.size()) throw Stop{"losses wants a number"};
                check(int{u.losses} == number_of(w[i]),
                      w[1] + " has lost " + std::to_string(u.losses) + " steps, not " + w[i]);
            } else if (word == "destroyed") {
                check(u.status == Status::Gone, w[1] + " is not destroyed");
            } else if (word == "off") {
                check(u.status == Status::Beyond, w[1] + " is not off the map");
            } else if (word == "commanded" || word == "non-commanded") {
                check(state_.no_command.has(id) == (word == "non-commanded"),
                      w[1] + " is not " + word);
            } else if (word == "harnessed" || word == "unharnessed") {
                check(state_.harnessed.has(id) == (word == "harnessed"), w[1] + " is not " + word);
            } else if (place_in(kLevels, word)) {
                check(u.level == level_of(word),
                      w[1] + " is " + std::string{kLevels[static_cast<std::size_t>(u.level)]} +
                          ", not " + word);
            } else if (place_in(kFacings, word)) {
                check(u.facing == facing_of(word),
                      w[1] + " faces " + std::string{kFacings[static_cast<std::size_t>(u.facing)]} +
                          ", not " + word);
            } else {
                check(u.status == Status::OnMap && u.at == hex_of(word),
                      w[1] + " is in " + name(u.at) + ", not in " + word);
            }
        }
    }

    void expect_commander(const Words& w) {
        const Commander& c = state_.commanders[commander_of(w[1])];
        if (w[2] == "replaced") return check(c.replacement, w[1] + " has not been replaced");
        if (w[2] == "in") return check(!c.replacement, w[1] + " has been replaced");
        check(c.status == Status::OnMap && c.at == hex_of(w[2]),
              w[1] + " is in " + name(c.at) + ", not in " + w[2]);
    }

    void expect_points(const Words& w) {
        const int wanted = points_of(w);
        check(state_.vp == wanted, "the marker is on " + std::to_string(state_.vp) + ", not on " +
                                       std::to_string(wanted) + " (French above 0)");
    }

    static int points_of(const Words& w) {
        if (w.size() == 2) return number_of(w[1]);
        if (w.size() != 3 || (w[1] != "French" && w[1] != "Austrian"))
            throw Stop{"points are 0, French 1 or Austrian 2"};
        return number_of(w[2]) * (w[1] == "French" ? 1 : -1);
    }

    void expect_modifiers(int wanted) {
        int sum = 0;
        std::string list;
        for (const Event& e : events_) {
            if (e.fact != Fact::Modifier) continue;
            sum += e.a;
            list +=
                " [" +
                (e.sentence == nullptr ? std::string{} : engine::filled(e.sentence->en, e.a, e.b)) +
                " " + std::to_string(e.a) + "]";
        }
        check(sum == wanted, "the modifiers add up to " + std::to_string(sum) + ", not " +
                                 std::to_string(wanted) + ":" + list);
    }

    // ------------------------------------------------------------------ words

    static UnitId unit_of(const std::string& word) {
        const auto found = engine::notation::find(board().units, word);
        if (!found) throw Stop{"no unit is called " + word};
        return UnitId{static_cast<std::uint8_t>(found.index)};
    }
    static CommanderId commander_of(const std::string& word) {
        const auto found = engine::notation::find(board().commanders, word);
        if (!found) throw Stop{"no commander is called " + word};
        return CommanderId{static_cast<std::uint8_t>(found.index)};
    }
    static FormationId formation_of(const std::string& word) {
        const auto found = engine::notation::find(board().formations, word);
        if (!found) throw Stop{"no formation is called " + word};
        return FormationId{static_cast<std::uint8_t>(found.index)};
    }
    static HexId hex_of(const std::string& word) {
        const HexId hex = board().grid.parse(word);
        if (hex == kNoHex) throw Stop{"there is no hex " + word};
        return hex;
    }
    static Direction facing_of(const std::string& word) {
        const auto found = place_in(kFacings, word);
        if (!found) throw Stop{"there is no direction " + word};
        return static_cast<Direction>(*found);
    }
    static Level level_of(const std::string& word) {
        const auto found = place_in(kLevels, word);
        if (!found) throw Stop{"there is no level " + word};
        return static_cast<Level>(*found);
    }
    static Order order_of(const std::string& word) {
        const auto found = place_in(kOrders, word);
        if (!found) throw Stop{"there is no order " + word};
        return static_cast<Order>(*found);
    }
    static Side side_of_word(const std::string& word) {
        if (word == "French") return Side::French;
        if (word == "Austrian") return Side::Austrian;
        throw Stop{"a side is French or Austrian, not " + word};
    }
    static Control control_of(const std::string& word) {
        const auto found = place_in(kControls, word);
        if (!found) throw Stop{"nobody is called " + word};
        return static_cast<Control>(*found);
    }
    Control& control_at(const std::string& word) {
        const std::uint8_t star = board().star_index[hex_of(word).raw];
        if (star >= kStarHexes) throw Stop{word + " has no star"};
        return state_.control[star];
    }
    Options options_{};
    int final_ = 0;
};

}  // namespace

levee::testing::Outcome run_case(const levee::testing::Case& one, std::string_view file) {
    return levee::testing::run_case<Runner>(one, file);
}

}  // namespace levee::neerwinden::testing
