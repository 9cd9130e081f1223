#include "games/la_vendee/tally.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/text.h"

namespace levee::la_vendee {

namespace counting {

namespace {

using engine::RollKind;
using engine::Tally;
using engine::TallySheet;
using engine::VictoryWords;

constexpr engine::TallyWords kWords{
    .sides = {{{"Royalists", "Royalistes"}, {"Republicans", "Républicains"}}},
    .side_keys = {"royalist", "republican"},
    .lead = {"victory points", "points de victoire"},
    .turns = static_cast<int>(kTurns)};
constexpr std::array kEnds{VictoryWords{"draw", {"Draw", "Partie nulle"}},
                           VictoryWords{"marginal", {"Marginal", "Marginale"}},
                           VictoryWords{"decisive", {"Decisive", "Décisive"}}};

// Kinds of dice and draws by the rule that asks for them; the last takes all others.
constexpr std::array kRollKinds{
    RollKind{"4.2", "regulars", {"Royalist regulars", "Réguliers royalistes"}},
    RollKind{"12.2b", "british", {"British reinforcements", "Renforts britanniques"}},
    RollKind{"7.0", "cards", {"Cards drawn", "Cartes tirées"}},
    RollKind{"8.3", "volleys", {"Dice of regulars", "Dés des réguliers"}},
    RollKind{"6.1", "irregulars", {"Irregular dice", "Dés irréguliers"}},
    RollKind{"8.7", "ties", {"Ties", "Égalités"}},
    RollKind{"9.5", "bounty", {"What fortresses held", "Prises dans les forteresses"}},
    RollKind{"10.3.1", "leaders", {"Leaders", "Chefs"}},
    RollKind{"", "others", {"Others", "Autres"}},
};

// Groups of losses. Mayence and the British are told apart from the others of their arm.
constexpr std::size_t kByTroop = 0;
constexpr std::size_t kByCause = 1;

constexpr std::array<const char*, kTroops> kTroopKeys{
    "infantry",       "cavalry",       "artillery",      "irregulars",
    "corps-infantry", "corps-cavalry", "corps-artillery"};

// By what points are lost: rules that say so (L-67 and the like have those of their chapters).
struct Cause {
    const char* key = "";
    engine::Sentence title;
    std::array<std::string_view, 4> rules{};
};
constexpr std::array kCauses{
    Cause{"battle", {"in battle", "au combat"}, {"8.6", "9.4"}},
    Cause{"skirmish", {"in skirmishes", "en escarmouche"}, {"6.5"}},
    Cause{"ambush", {"to ambushes", "en embuscade"}, {"6.4"}},
    Cause{"loire", {"crossing the Loire", "au passage de la Loire"}, {"5.3.2"}},
    Cause{"march", {"by forced marches", "par marche forcée"}, {"5.5"}},
    Cause{"retreat", {"in retreats", "en retraite"}, {"8.7", "10.1", "10.2", "6.6"}},
    Cause{"fire", {"in burnt regions", "en région brûlée"}, {"11.3"}},
    Cause{"others", {"otherwise", "autrement"}, {}},
};
std::size_t cause_of(std::string_view rule) {
    for (std::size_t i = 0; i + 1 < kCauses.size(); ++i)
        if (std::ranges::find(kCauses[i].rules, rule) != kCauses[i].rules.end()) return i;
    return kCauses.size() - 1;
}

// Points of a side on the map and in reserve.
int strength(const Board& b, const State& s, Side side) {
    int sum = 0;
    for (const AreaId area : s.derived.irregulars[index(side)])
        sum += total(s.outside[index(side)][area]);
    for (const AreaId area : b.fortresses)
        if (fortress_holder(s, area) == side) sum += total(s.inside[area]);
    for (const ArmyId army : b.armies_of[index(side)])
        if (on_map(s, army)) sum += total(s.armies[army].points);
    return sum;
}

// 8.3: dice that lie there and have hit, before they are counted.
int hits_lying(const State& s, Side side) {
    int hits = 0;
    for (std::size_t i = 0; i < s.volley_count; ++i) {
        const Volley& v = s.volleys[i];
        if (v.side != side) continue;
        for (std::size_t n = 0; n < v.rolled; ++n) hits += v.faces[n] + v.modifier >= v.bar ? 1 : 0;
        hits += v.irregular_face + v.irregulars - 1 + v.modifier >= v.bar && v.irregular_face > 0
                    ? 1
                    : 0;
    }
    return hits;
}

}  // namespace

}  // namespace counting

engine::TallySheet Counter::sheet(const Rules& rules) {
    using namespace counting;
    const Board& b = rules.board();
    TallySheet sheet = engine::sheet_of(kWords, kEnds, kRollKinds, fact_book());
    TallySheet::Group troops{"troop", {"Points lost by arm", "Points perdus par arme"}, {}};
    TallySheet::Group causes{"cause", {"Points lost by cause", "Points perdus par cause"}, {}};
    for (const Side side : kBothSides) {
        const std::string key = std::string(sheet.side_keys[index(side)]) + "-";
        for (const Troop troop : kAllTroops)
            troops.items.push_back(
                {key + kTroopKeys[index(troop)],
                 {engine::wording::capitalised(words::troop(troop, side, Language::English)),
                  engine::wording::capitalised(words::troop(troop, side, Language::French))},
                 static_cast<int>(index(side))});
        for (const Cause& cause : kCauses)
            causes.items.push_back({key + cause.key, engine::wording::label(cause.title),
                                    static_cast<int>(index(side))});
    }
    sheet.losses = {std::move(troops), std::move(causes)};
    for (const AreaId area : b.fortresses)
        sheet.objectives.push_back({b.card(area).key, {b.card(area).name, b.card(area).name}});
    return sheet;
}

std::size_t Counter::roll_kind(const Rules& rules, const State& s) {
    return engine::place_of(rules.chance(s).rule, counting::kRollKinds,
                            counting::kRollKinds.size() - 1);
}

// Victory points come with whole fortresses; between them troops and leaders count as far as they
// will decide about fortresses. Losses that a roll has brought about count as taken.
double Counter::standing(const Rules& rules, const State& s) {
    const Board& b = rules.board();
    constexpr int kPoint = 12;  // in hundredths of a victory point
    constexpr int kWound = 30;
    int value = 0;
    const auto add = [&](Side side, int worth) {
        value += side == Side::Royalist ? worth : -worth;
    };
    for (const Side side : kBothSides) {
        add(side, 100 * victory_points(b, s, side));
        add(side, kPoint * counting::strength(b, s, side));
        for (const LeaderId leader : b.leaders_of[index(side)])
            if (s.leaders[leader].wounded && s.leaders[leader].post == LeaderPost::WithArmy)
                add(side, -kWound);
    }
    for (std::size_t i = 0; i < s.depth; ++i) {
        const Frame& f = s.frames[i];
        if (f.business == Business::Losses) add(f.side, -kPoint * f.points);
        if (f.business == Business::Volley)
            for (const Side side : kBothSides)
                add(enemy_of(side), -kPoint * counting::hits_lying(s, side));
    }
    return value / 100.0;
}

Counter::Counter(const Rules& rules, const engine::TallySheet& sheet, const State& start)
    : CounterBase(rules, sheet, start) {
    for (const AreaId area : rules.board().fortresses) objectives_.push_back(area);
}

int Counter::lead(const State& s) const {
    return victory_points(rules_.board(), s, Side::Royalist) -
           victory_points(rules_.board(), s, Side::Republican);
}

int Counter::owner(const State& s, std::size_t objective) const {
    return static_cast<int>(index(fortress_holder(s, objectives_[objective])));
}

bool Counter::heard(const State& /*s*/, const Event& event) {
    if (event.fact == Fact::Lost && event.troop != kNoTroop) {
        const std::size_t side = index(event.side);
        keeper_.lose(counting::kByTroop, side * kTroops + index(event.troop), event.a);
        keeper_.lose(counting::kByCause,
                     side * counting::kCauses.size() + counting::cause_of(event.rule), event.a);
        return true;
    }
    if (event.fact == Fact::FortressFell) {
        const auto found = std::ranges::find(objectives_, event.area);
        if (found != objectives_.end())
            tally().add_change(static_cast<std::size_t>(found - objectives_.begin()));
    }
    return false;
}

void Counter::finish(const State& s) {
    const int from_draw = static_cast<int>(s.victory) - static_cast<int>(Victory::Draw);
    end(s,
        from_draw == 0  ? engine::Tally::kNobody
        : from_draw > 0 ? 1
                        : 0,
        from_draw < 0 ? -from_draw : from_draw);
}

static_assert(engine::CounterOf<Counter>);

}  // namespace levee::la_vendee
