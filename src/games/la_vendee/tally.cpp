#include "games/la_vendee/tally.h"

#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/text.h"

namespace levee::la_vendee {

namespace {

using engine::Tally;

constexpr engine::TallyWords kWords{
    .sides = {{{"Royalist", "Royalistes"}, {"Republican", "Républicains"}}},
    .side_keys = {"royalist", "republican"},
    .lead = {"victory points", "points de victoire"}};
constexpr std::array kEnds{engine::VictoryWords{"draw", {"Draw", "Partie nulle"}},
                           engine::VictoryWords{"marginal", {"Marginal", "Marginale"}},
                           engine::VictoryWords{"decisive", {"Decisive", "Décisive"}}};
constexpr std::array kRollKinds{engine::RollKind{"8.3", "volley", {"Volley", "Salve"}}};

}  // namespace

engine::TallySheet Counter::sheet(const Rules& rules) {
    engine::TallySheet sheet = engine::sheet_of(kWords, kEnds, kRollKinds, fact_book());
    sheet.turns = kTurns;
    for (const AreaId area : rules.board().fortresses)
        sheet.objectives.push_back(
            {rules.board().areas[area.raw].key,
             {rules.board().areas[area.raw].name, rules.board().areas[area.raw].name}});
    return sheet;
}

double Counter::standing(const Rules& rules, const State& s) {
    return victory_points(rules.board(), s, Side::Royalist) -
           victory_points(rules.board(), s, Side::Republican);
}

int Counter::owner(const State& s, std::size_t objective) const {
    AreaSet left = rules_.board().fortresses;
    while (objective-- > 0) left.take();
    return static_cast<int>(fortress_holder(s, left.first()));
}

bool Counter::heard(const State& /*s*/, const Event& /*event*/) { return false; }

void Counter::finish(const State& s) {
    const int from_draw = static_cast<int>(s.victory) - static_cast<int>(Victory::Draw);
    end(s,
        from_draw == 0  ? Tally::kNobody
        : from_draw > 0 ? 1
                        : 0,
        from_draw < 0 ? -from_draw : from_draw);
}

static_assert(engine::CounterOf<Counter>);

}  // namespace levee::la_vendee
