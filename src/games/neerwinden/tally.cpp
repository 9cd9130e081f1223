#include "games/neerwinden/tally.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/text.h"

namespace levee::neerwinden {

namespace {

using engine::Tally;
using engine::TallySheet;

using engine::RollKind;
// Kinds of dice by the rule that asks for them.
constexpr std::array kRollKinds{
    RollKind{"2.A", "initiative", {"Initiative", "Initiative"}},
    RollKind{"4.2.1", "orders", {"Changes of orders", "Changements d'ordres"}},
    RollKind{"4.2.2", "demoralisation", {"Demoralisation", "Démoralisation"}},
    RollKind{"5.1", "rally", {"Rally", "Ralliement"}},
    RollKind{"6.1.2", "fire", {"Fire", "Tir"}},
    RollKind{"6.2.1", "assault", {"Assault", "Assaut"}},
    RollKind{"6.3", "morale", {"Morale in combat", "Moral au combat"}},
    RollKind{"7", "commanders", {"Commanders", "Chefs"}},
};

constexpr engine::TallyWords kWords{
    .sides = {{{"French", "Français"}, {"Austrians", "Autrichiens"}}},
    .side_keys = {"french", "austrian"},
    .lead = {"victory points", "points de victoire"}};
using engine::VictoryWords;
constexpr std::array kVictories{
    VictoryWords{"none", {"Not over", "Inachevée"}},
    VictoryWords{"draw", {"Draw", "Bataille indécise"}},
    VictoryWords{"minor", {"Minor victory", "Victoire mineure"}},
    VictoryWords{"major", {"Major victory", "Victoire majeure"}},
    VictoryWords{"decisive", {"Decisive victory", "Victoire décisive"}},
};

std::string hex_name(const Board& b, HexId hex) {
    return std::string(std::string_view(b.grid.name(hex)));
}

// A hex of a star of two is told from the other by its number.
std::string star_name(const Board& b, std::size_t star_hex) {
    for (const Star& star : b.stars)
        for (std::size_t i = 0; i < star.count; ++i)
            if (star.hexes[i] == star_hex)
                return star.count == 1 ? star.name
                                       : star.name + " " + hex_name(b, b.star_hexes[star_hex]);
    return hex_name(b, b.star_hexes[star_hex]);
}

}  // namespace

TallySheet Counter::sheet(const Rules& rules) {
    const Board& b = rules.board();
    TallySheet sheet = engine::sheet_of(kWords, kVictories, kRollKinds, fact_book());
    for (const Scenario& scenario : b.scenarios)
        sheet.turns = std::max<int>(sheet.turns, scenario.turns);
    engine::ArmyLosses::add(sheet, {"Strength lost by arm", "Pertes par arme"},
                            {"Strength lost by formation", "Pertes par formation"}, b.formations);
    for (std::size_t i = 0; i < b.star_hexes.size(); ++i) {
        const std::string name = star_name(b, i);
        sheet.objectives.push_back({"hex-" + hex_name(b, b.star_hexes[i]), {name, name}});
    }
    return sheet;
}

std::size_t Counter::roll_kind(const Rules& rules, const State& s) {
    constexpr std::size_t kMorale = 6;
    return engine::place_of(rules.chance(s).rule, kRollKinds, kMorale);
}

// Points scored and about to be, and what the armies are still worth: a strength point in good
// order a tenth of a victory point, less in disorder. What a result has still to do to a stack
// counts as done, or the dice that said so would seem to have done nothing. In whole thousandths:
// it is asked for every outcome of every roll.
double Counter::standing(const Rules& rules, const State& s) {
    const Board& b = rules.board();
    // By status and level; only those on the map and beyond its edge are worth anything.
    constexpr std::array<int, 4> kNothing{};
    constexpr std::array<std::array<int, 4>, 5> kWorth{
        {kNothing, kNothing, {100, 85, 60, 20}, {10, 10, 10, 10}, kNothing}};
    static_assert(static_cast<int>(Status::OnMap) == 2 && static_cast<int>(Status::Beyond) == 3);
    const auto men_of = [&](UnitSet units) {
        int sum = 0;
        for (const UnitId u : units) {
            const Unit& unit = s.units[u];
            sum += kWorth[static_cast<std::size_t>(unit.status)]
                         [static_cast<std::size_t>(unit.level)] *
                   strength(b, s, u);
        }
        return sum;
    };
    int value = 1000 * (s.vp + s.vp_coming) + men_of(b.side_units[index(Side::French)]) -
                men_of(b.side_units[index(Side::Austrian)]);
    constexpr int kStep = 1100;
    constexpr int kLevelOfStack = 150;
    constexpr int kTest = 70;
    for (std::size_t i = 0; i < s.depth; ++i) {
        const Frame& f = s.frames[i];
        if (f.business != Business::Damage) continue;
        const PendingDamage pending = pending_damage(f);
        const int harm =
            kStep * pending.steps + kLevelOfStack * pending.levels + kTest * pending.tests;
        value += f.side == Side::French ? -harm : harm;
    }
    return value / 1000.0;
}

int Counter::owner(const State& s, std::size_t star) {
    if (s.control[star] == Control::Nobody) return Tally::kNobody;
    return s.control[star] == Control::French ? 0 : 1;
}

bool Counter::heard(const State& /*s*/, const Event& event) {
    if (event.fact != Fact::ControlTaken) return false;
    tally().add_change(rules_.board().star_index[event.hex.raw]);
    return true;
}

void Counter::finish(const State& s) {
    const Board& b = rules_.board();
    end(s, s.victory == Victory::Draw ? Tally::kNobody : static_cast<int>(index(s.winner)),
        static_cast<int>(s.victory));
    for (std::uint8_t i = 0; i < kUnits; ++i) {
        const UnitId u{i};
        if (s.units[u].status == Status::NotInPlay) continue;
        const int lost = b.unit_strength[i] - strength(b, s, u);
        engine::ArmyLosses::lose(keeper_, static_cast<int>(b.side[i]), static_cast<int>(b.arm[i]),
                                 b.formation[i].raw, lost);
    }
}

static_assert(engine::CounterOf<Counter>);

}  // namespace levee::neerwinden
