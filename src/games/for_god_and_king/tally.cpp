#include "games/for_god_and_king/tally.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"

namespace levee::fgfk {

namespace {

using engine::Tally;
using engine::TallySheet;

// Groups of losses; the place in both is that of the force.
constexpr std::size_t kInCombat = 0;
constexpr std::size_t kByDesertion = 1;

using engine::RollKind;
// Kinds of dice and draws by the rule that asks for them; the last takes all others.
constexpr std::array kRollKinds{
    RollKind{"2.2", "reinforcements", {"Reinforcements", "Renforts"}},
    RollKind{"2.3", "initiative", {"Initiative", "Initiative"}},
    RollKind{"2.5", "desertion", {"Desertion", "Désertion"}},
    RollKind{"2.6", "committee", {"Committee", "Comité"}},
    RollKind{"3.1", "action-points", {"Action points", "Points d'action"}},
    RollKind{"4.1", "combat", {"Combat", "Combat"}},
    RollKind{"4.2", "guns", {"March to the guns", "Marche au canon"}},
    RollKind{"4.3", "incidents", {"Incidents", "Incidents"}},
    RollKind{"", "others", {"Others", "Autres"}},
};

constexpr engine::TallyWords kWords{
    .sides = {{{"Republicans", "Républicains"}, {"Vendéens", "Vendéens"}}},
    .side_keys = {"republican", "vendeen"},
    .lead = {"victory points", "points de victoire"},
    .turns = static_cast<int>(kTurns)};
using engine::VictoryWords;
constexpr std::array kVictories{
    VictoryWords{"none", {"Not over", "Inachevée"}},
    VictoryWords{"political", {"Political victory", "Victoire politique"}},
    VictoryWords{"tactical", {"Tactical victory", "Victoire tactique"}},
    VictoryWords{"strategic", {"Strategic victory", "Victoire stratégique"}},
    VictoryWords{"galerne", {"Virée de Galerne", "Virée de Galerne"}},
};

AreaSet towns_of(const Board& b) { return b.primary | b.secondary | b.all_bases | b.strongholds; }

}  // namespace

TallySheet Counter::sheet(const Rules& rules) {
    const Board& b = rules.board();
    TallySheet sheet = engine::sheet_of(kWords, kVictories, kRollKinds, fact_book());
    TallySheet::Group combat{"combat", {"Points lost in combat", "Points perdus au combat"}, {}};
    TallySheet::Group desertion{
        "desertion", {"Points lost by desertion", "Points perdus par désertion"}, {}};
    for (std::size_t f = 0; f < kForces; ++f) {
        const ForceCard& card = b.forces[f];
        const int side = static_cast<int>(index(side_of(static_cast<Force>(f))));
        combat.items.push_back({card.key, card.name, side});
        desertion.items.push_back({card.key, card.name, side});
    }
    sheet.losses = {std::move(combat), std::move(desertion)};
    for (const AreaId area : towns_of(b))
        sheet.objectives.push_back({b.card(area).key, {b.card(area).name, b.card(area).name}});
    return sheet;
}

std::size_t Counter::roll_kind(const Rules& rules, const State& s) {
    return engine::place_of(rules.chance(s).rule, kRollKinds, kRollKinds.size() - 1);
}

// The points of 7.2 come in jumps of whole towns and tens; between them troops, morale and powder
// count as far as they will become points. Losses that a combat has still to take count as taken.
double Counter::standing(const Rules& rules, const State& s) {
    constexpr double kRepublicanPoint = 0.10;
    constexpr double kVendeenPoint = 0.12;
    constexpr double kMorale = 0.3;
    constexpr double kArms = 0.2;
    double value =
        rules.victory_points(s, Side::Republican) - rules.victory_points(s, Side::Vendeen);
    std::array<int, kSides> points{};
    for (std::size_t f = 0; f < kForces; ++f)
        points[index(side_of(static_cast<Force>(f)))] += s.on_map[f] + s.pool[f];
    for (std::size_t i = 0; i < s.depth; ++i)
        if (s.frames[i].business == Business::Losses)
            points[index(s.frames[i].side)] -= s.frames[i].points;
    value += kRepublicanPoint * points[0] - kVendeenPoint * points[1];
    value += kMorale * (s.morale[0] - s.morale[1]);
    for (const auto arms : s.arms) value -= kArms * arms;
    return value;
}

Counter::Counter(const Rules& rules, const TallySheet& sheet, const State& start)
    : CounterBase(rules, sheet, start), towns_(towns_of(rules.board())), before_(start.on_map) {
    objectives_.reserve(sheet.objectives.size());
    for (const AreaId area : towns_) objectives_.push_back(area);
}

int Counter::lead(const State& s) const {
    return rules_.victory_points(s, Side::Republican) - rules_.victory_points(s, Side::Vendeen);
}

int Counter::owner(const State& s, std::size_t objective) const {
    const AreaId area = objectives_[objective];
    if (held(s, Side::Republican).has(area)) return 0;
    return held(s, Side::Vendeen).has(area) ? 1 : Tally::kNobody;
}

bool Counter::heard(const State& /*s*/, const Report& report) {
    if (report.fact != Fact::Deserted) return false;
    std::uint8_t& points = deserted_[index(report.force)];
    points = static_cast<std::uint8_t>(points + report.a);
    return true;
}

void Counter::observe(const State& s, const Reports& reports) {
    deserted_ = {};
    CounterBase::observe(s, reports);
    // Whole stacks vanish without a figure in any report, so the map is asked.
    for (std::size_t f = 0; f < kForces; ++f) {
        const int gone = before_[f] - s.on_map[f];
        if (gone <= 0) continue;
        const int home = std::min<int>(deserted_[f], gone);
        keeper_.lose(kByDesertion, f, home);
        keeper_.lose(kInCombat, f, gone - home);
    }
    before_ = s.on_map;
    towns_change_hands(s);
}

void Counter::towns_change_hands(const State& s) {
    const AreaSet republican = held(s, Side::Republican) & towns_;
    const AreaSet vendeen = held(s, Side::Vendeen) & towns_;
    const AreaSet changed = ((republican & vendeen_had_) | (vendeen & republican_had_));
    if (!changed.empty())
        for (std::size_t i = 0; i < objectives_.size(); ++i)
            if (changed.has(objectives_[i])) tally().add_change(i);
    republican_had_ = (republican_had_ | republican).without(vendeen);
    vendeen_had_ = (vendeen_had_ | vendeen).without(republican);
}

// A campaign may end across the Loire in mid-turn.
void Counter::finish(const State& s) {
    end(s, static_cast<int>(index(s.winner)), static_cast<int>(s.victory));
}

static_assert(engine::CounterOf<Counter>);

}  // namespace levee::fgfk
