#include "games/la_vendee/tally.h"

#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/text.h"

namespace levee::la_vendee {

namespace {

using engine::Tally;

constexpr engine::TallyWords kWords{.sides = {{{"Blue", "Bleus"}, {"Red", "Rouges"}}},
                                    .side_keys = {"blue", "red"},
                                    .lead = {"units", "unités"}};
constexpr std::array kVictories{engine::VictoryWords{"draw", {"Draw", "Partie nulle"}},
                                engine::VictoryWords{"mill", {"The mill", "Le moulin"}}};
constexpr std::array kRollKinds{engine::RollKind{"3.2", "battle", {"Battle", "Combat"}}};

}  // namespace

engine::TallySheet Counter::sheet(const Rules& rules) {
    engine::TallySheet sheet = engine::sheet_of(kWords, kVictories, kRollKinds, fact_book());
    sheet.turns = rules.board().turns;
    engine::TallySheet::Group lost{"lost", {"Units lost", "Unités perdues"}, {}};
    for (const UnitCard& card : rules.board().units)
        lost.items.push_back({card.key, {card.name, card.name}, static_cast<int>(card.side)});
    sheet.losses = {std::move(lost)};
    sheet.objectives = {{"mill", {"Mill", "Moulin"}}};
    return sheet;
}

double Counter::standing(const Rules& rules, const State& s) {
    int units = 0;
    for (const Side side : kBothSides)
        for (const UnitId unit : rules.board().units_of[index(side)])
            if (s.at[unit] != kNoArea) units += side == Side::Blue ? 1 : -1;
    return units;
}

int Counter::owner(const State& s, std::size_t /*objective*/) const {
    const auto side = holder(rules_.board(), s);
    return side ? static_cast<int>(*side) : Tally::kNobody;
}

bool Counter::heard(const State& /*s*/, const Event& event) {
    if (event.fact != Fact::Lost) return false;
    keeper_.lose(0, event.unit.raw, 1);
    return true;
}

void Counter::finish(const State& s) {
    const int winner = owner(s, 0);
    end(s, winner, winner == Tally::kNobody ? 0 : 1);
}

static_assert(engine::CounterOf<Counter>);

}  // namespace levee::la_vendee
