#include "games/skeleton/tally.h"

#include "games/skeleton/facts.h"
#include "games/skeleton/rules/internal.h"

namespace levee::skeleton {

namespace {

using engine::Tally;

constexpr std::array kRollKinds{engine::RollKind{"3.2", "battle", {"Battle", "Combat"}}};

int lead(const Board& b, const State& s) {
    const auto left = [&](Side side) {
        int units = 0;
        for (const UnitId unit : b.units_of[index(side)]) units += s.at[unit] != kNoArea ? 1 : 0;
        return units;
    };
    return left(Side::Blue) - left(Side::Red);
}

int winner(const Board& b, const State& s) {
    const auto side = holder(b, s);
    return side ? static_cast<int>(*side) : Tally::kNobody;
}

}  // namespace

engine::TallySheet Counter::sheet(const Rules& rules) {
    engine::TallySheet sheet;
    sheet.sides = {{{"Blue", "Bleus"}, {"Red", "Rouges"}}};
    sheet.side_keys = {"blue", "red"};
    sheet.lead = {"units", "unités"};
    sheet.turns = rules.board().turns;
    sheet.victories = {{"draw", {"Draw", "Partie nulle"}}, {"mill", {"The mill", "Le moulin"}}};
    engine::TallySheet::Group lost{"lost", {"Units lost", "Unités perdues"}, {}};
    for (const UnitCard& card : rules.board().units)
        lost.items.push_back({card.key, {card.name, card.name}, static_cast<int>(card.side)});
    sheet.losses = {std::move(lost)};
    engine::add_counts(sheet, fact_book());
    sheet.objectives = {{"mill", {"Mill", "Moulin"}}};
    engine::add_rolls(sheet, kRollKinds);
    return sheet;
}

std::size_t Counter::roll_kind(const Rules& /*rules*/, const State& /*s*/) { return 0; }

double Counter::standing(const Rules& rules, const State& s) { return lead(rules.board(), s); }

void Counter::observe(const State& s, const Events& events) {
    const auto owner = [&](std::size_t) { return winner(rules_.board(), s); };
    for (const Event& event : events) {
        if (event.fact == Fact::TurnEnded)
            keeper_.turn_ended(event.a, lead(rules_.board(), s), owner);
        else if (event.fact == Fact::Lost)
            keeper_.lose(0, event.unit.raw, 1);
        else
            keeper_.count(fact_book(), event.fact, index(event.side));
    }
}

void Counter::finish(const State& end) {
    const int won = winner(rules_.board(), end);
    keeper_.finish(won, won == Tally::kNobody ? 0 : 1, end.turn, lead(rules_.board(), end),
                   [&](std::size_t) { return won; });
}

static_assert(engine::CounterOf<Counter>);

}  // namespace levee::skeleton
