#include "games/wissembourg_spicheren/tally.h"

#include <algorithm>
#include <array>

#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/text.h"

namespace levee::wissembourg_spicheren {

namespace {

using engine::RollKind;
using engine::Tally;
using engine::TallySheet;

// Kinds of dice by the rule that asks for them.
constexpr std::array kRollKinds{
    RollKind{"4", "activation", {"Initiative and markers", "Initiative et marqueurs"}},
    RollKind{"7.2", "chiefs", {"Commanders in chief", "Commandants en chef"}},
    RollKind{"8.3", "command", {"Activation tests", "Tests d'activation"}},
    RollKind{"10.1.1", "barrage", {"Barrage", "Barrage"}},
    RollKind{"11.1", "coordination", {"Coordination", "Coordination"}},
    RollKind{"11.2.1", "defence", {"Defensive combat", "Combat défensif"}},
    RollKind{"11.2.2", "assault", {"Assault", "Assaut"}},
    RollKind{"0.5", "morale", {"Morale in combat", "Moral au combat"}},
    RollKind{"9.3", "mortality", {"Commanders under fire", "Chefs sous le feu"}},
    RollKind{"12", "rally", {"Rally", "Ralliement"}},
    RollKind{"13.1.7", "variations", {"Variations", "Variantes"}},
};

// The objectives of both battles stand one after the other.
std::size_t first_objective(const Board& b, BattleId battle) {
    return battle == BattleId::Spicheren ? 0 : b.battle(BattleId::Spicheren).objectives.size();
}

constexpr engine::TallyWords kWords{.sides = {{{"French", "Français"}, {"Germans", "Allemands"}}},
                                    .side_keys = {"french", "german"},
                                    .lead = {"victory points", "points de victoire"}};
using engine::VictoryWords;
constexpr std::array kVictories{
    VictoryWords{"none", {"Not over", "Inachevée"}},
    VictoryWords{"draw", {"Draw", "Bataille indécise"}},
    VictoryWords{"tactical", {"Tactical victory", "Victoire tactique"}},
    VictoryWords{"operational", {"Operational victory", "Victoire opérationnelle"}},
    VictoryWords{"strategic", {"Strategic victory", "Victoire stratégique"}},
};

}  // namespace

TallySheet Counter::sheet(const Rules& rules) {
    const Board& b = rules.board();
    TallySheet sheet = engine::sheet_of(kWords, kVictories, kRollKinds, fact_book());
    for (const Battle& battle : b.battles)
        sheet.turns = std::max<int>(sheet.turns, std::max(battle.turns, battle.turns_varied));
    engine::ArmyLosses::add(sheet, {"Steps lost by arm", "Pas perdus par arme"},
                            {"Steps lost by formation", "Pas perdus par formation"}, b.formations);
    for (const Battle& battle : b.battles)
        for (const Objective& objective : battle.objectives)
            sheet.objectives.push_back({battle.key + "-" + objective.key, objective.name});
    return sheet;
}

std::size_t Counter::roll_kind(const Rules& rules, const State& s) {
    constexpr std::size_t kMorale = 7;
    return engine::place_of(rules.chance(s).rule, kRollKinds, kMorale);
}

// Points scored, objectives held, and what the units are still worth: a step in good order a
// quarter of a victory point, less in disorder. What a result has still to do counts as done, or
// the die that said so would seem to have done nothing. In whole hundredths: it is asked for every
// outcome of every roll.
double Counter::standing(const Rules& rules, const State& s) {
    const Board& b = rules.board();
    const Battle& map = battle_of(b, s);
    constexpr int kGood = 25;
    constexpr int kDisordered = 17;
    int value = 100 * lead(s);
    const auto add = [&](Side side, int worth) { value += side == Side::French ? worth : -worth; };
    for (const UnitId u : map.units)
        if (on_map(s, u) || s.units[u].status == Status::ToCome)
            add(b.side[u.raw],
                steps_left(b, s, u) * (s.units[u].disorganised ? kDisordered : kGood));
    for (std::size_t i = 0; i < map.objectives.size(); ++i)
        if (const auto side = holder(b, s, i)) add(*side, 100 * map.objectives[i].points);
    constexpr std::array<int, 4> kHarm{0, 5, 12, 35};  // by Result
    for (std::size_t i = 0; i < s.depth; ++i)
        if (s.frames[i].business == Business::Damage)
            add(s.frames[i].side, -kHarm[s.frames[i].points % kHarm.size()]);
    return value / 100.0;
}

int Counter::owner(const State& s, std::size_t place) const {
    const Board& b = rules_.board();
    const std::size_t first = first_objective(b, s.battle);
    if (place < first || place - first >= battle_of(b, s).objectives.size()) return Tally::kNobody;
    const auto side = holder(b, s, place - first);
    return side ? static_cast<int>(index(*side)) : Tally::kNobody;
}

bool Counter::heard(const State& s, const Event& event) {
    if (event.fact != Fact::ControlTaken) return false;
    const Board& b = rules_.board();
    tally().add_change(first_objective(b, s.battle) + battle_of(b, s).objective_at[event.hex.raw]);
    return true;
}

void Counter::finish(const State& s) {
    const Board& b = rules_.board();
    end(s, s.victory == Victory::Draw ? Tally::kNobody : static_cast<int>(index(s.winner)),
        static_cast<int>(s.victory));
    for (const UnitId u : battle_of(b, s).units) {
        const int lost = s.units[u].losses;
        engine::ArmyLosses::lose(keeper_, static_cast<int>(b.side[u.raw]),
                                 static_cast<int>(b.arm[u.raw]), b.formation[u.raw].raw, lost);
    }
}

static_assert(engine::CounterOf<Counter>);

}  // namespace levee::wissembourg_spicheren
