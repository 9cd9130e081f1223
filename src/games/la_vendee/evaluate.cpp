#include "games/la_vendee/evaluate.h"

#include <algorithm>
#include <cmath>

#include "engine/contract/action_list.h"
#include "games/la_vendee/rules/internal.h"

namespace levee::la_vendee {

namespace {

constexpr float tens(int n) { return static_cast<float>(n) / 10.0F; }

// The chance of a die to show this or more.
float chance_of(int number) { return static_cast<float>(std::clamp(7 - number, 0, 6)) / 6.0F; }

}  // namespace

std::vector<std::string> Evaluator::names() {
    return engine::figure_names<figures::Figure, figures::Shared>({"royalist.", "republican."});
}

Evaluator::Evaluator(const Rules& rules)
    : rules_(rules), board_(rules.board()), distance_(distances(rules.board())) {}

// Everything that several figures need, counted once.
struct Evaluator::Survey {
    std::array<OfSide, kSides> of{};
    struct Field {
        AreaId at{};
        int points = 0;
        int dice = 0;   // at a fortress
        float hit = 0;  // the chance of each, attacking
    };
    std::array<engine::FixedVector<Field, kArmyRoom>, kSides> armies{};
};

void Evaluator::survey_forces(const State& s, Side side, Survey& survey) const {
    OfSide& of = survey.of[index(side)];
    const Figures& f = board_.tables.figures;
    int count = 0;
    for (const ArmyId counter : board_.armies_of[index(side)]) {
        const Army& army = s.armies[counter];
        if (!on_map(s, counter) || army.card.raw >= board_.armies.size() ||
            army.points[0] == kHiddenPoints || is_dummy(board_, s, counter))
            continue;
        ++count;
        const int points = total(army.points);
        const int foot = of_arm(army.points, Troop::Infantry);
        const int guns = of_arm(army.points, Troop::Artillery);
        const int dice = std::min<int>(regulars(army.points), f.army_dice);
        const float attack = chance_of(to_hit(board_, s, counter, true));
        const float defence = chance_of(to_hit(board_, s, counter, false));
        of[kArmies] += tens(points);
        of[kStrike] += static_cast<float>(dice) * (attack + defence) / 2;
        of[kGuns] += static_cast<float>(guns);
        if (has_unwounded_leader(s, card_of(s, counter))) of[kLed] += tens(points);
        if (army.pinned) of[kPinned] += 1;
        survey.armies[index(side)].push_back(
            {army.at, points, std::min<int>(foot, f.army_dice) + guns, attack});
    }
    for (const AreaId area : s.derived.irregulars[index(side)])
        of[kIrregulars] += tens(total(s.outside[index(side)][area]));
    for (const LeaderId leader : board_.leaders_of[index(side)])
        if (s.leaders[leader].post == LeaderPost::WithArmy && s.leaders[leader].wounded)
            of[kWounded] += 1;
    if (side == Side::Republican) of[kReserve] = tens(total(s.box) + total(s.box_late));
    if (!over(s) && top(s).business == Business::Placing && top(s).side == side &&
        static_cast<Source>(top(s).number) != Source::FromBox)
        of[kReserve] += tens(total(s.pool));
    of[kCards] = s.hands[index(side)].held;
    for (const CardId card : s.hands[index(side)].cards)
        of[kSteps] +=
            tens(std::min<int>(board_.card(card).armies, count) * board_.card(card).regions);
}

// 9.4: walls and garrison against the dice that could come.
void Evaluator::survey_fortresses(const State& s, Side side, Survey& survey) const {
    const Side enemy = enemy_of(side);
    OfSide& of = survey.of[index(side)];
    AreaSet goals;
    for (const AreaId area : board_.fortresses.without(s.burnt)) {
        if (fortress_holder(s, area) != side) {
            goals.add(area);
            continue;
        }
        const int inside = total(s.inside[area]);
        of[kGarrisons] += static_cast<float>(std::min(inside, 4)) / 4.0F;
        const auto needed = static_cast<float>(board_.tables.figures.fortress_dice + inside);
        float worst = 0;
        for (const auto& army : survey.armies[index(enemy)]) {
            const int far = distance_[army.at.raw][area.raw];
            if (far > 4) continue;
            // So many rounds as it can bear, about.
            const float hits = static_cast<float>(army.dice) * army.hit *
                               std::sqrt(static_cast<float>(army.points));
            worst = std::max(worst,
                             std::min(1.0F, hits / (2.0F * needed)) / static_cast<float>(1 + far));
        }
        of[kExposed] += worst;
        if (s.derived.armies[index(side)].has(area)) of[kGuarded] += 1;
    }
    for (const auto& army : survey.armies[index(side)]) {
        int nearest = 12;
        for (const AreaId goal : goals)
            nearest = std::min<int>(nearest, distance_[army.at.raw][goal.raw]);
        of[kNear] += tens(std::min(army.points, 10)) / static_cast<float>(1 + nearest);
        float worst = 0;
        for (const auto& other : survey.armies[index(enemy)]) {
            const int far = distance_[army.at.raw][other.at.raw];
            if (far > 3) continue;
            const auto ratio =
                static_cast<float>(other.points) / static_cast<float>(std::max(army.points, 1));
            worst =
                std::max(worst, std::clamp(ratio - 0.8F, 0.0F, 1.5F) / static_cast<float>(1 + far));
        }
        of[kThreatened] += worst;
    }
}

void Evaluator::survey_shared(const State& s, float* shared) const {
    const Scenario& scenario = board_.scenario;
    const int lead =
        victory_points(board_, s, Side::Royalist) - victory_points(board_, s, Side::Republican);
    // The middle of what is a draw.
    int low = 0;
    int high = 0;
    for (std::size_t i = 0; i + 1 < scenario.victory.bands.size(); ++i)
        if (scenario.victory.bands[i].victory == Victory::Draw) {
            low = scenario.victory.bands[i].lowest;
            high = i > 0 ? scenario.victory.bands[i - 1].lowest - 1 : low;
        }
    const float ahead = static_cast<float>(lead) - static_cast<float>(low + high) / 2;
    const float late = static_cast<float>(s.turn) / static_cast<float>(kTurns);
    shared[kLead] = ahead / 10;
    shared[kLeadLate] = ahead / 10 * late * late * late;
    shared[kWinning] = s.turn == kTurns ? std::clamp(ahead / 4, -1.0F, 1.0F) : 0.0F;
    shared[kBurnt] = -tens(markers(s));
    const bool granville = s.held.has(board_.granville);
    if (granville && !british_on_map(board_, s))
        shared[kLanding] = static_cast<float>(1 + s.clock) /
                           static_cast<float>(1 + board_.tables.figures.british_clock);
    if (const ArmyId british = counter_of(s, board_.british); british != kNoArmy)
        if (s.armies[british].points[0] != kHiddenPoints)
            shared[kBritish] = tens(total(s.armies[british].points));
    const AreaId nantes = scenario.victory.sudden_area;
    shared[kNantes] = s.held.has(nantes) ? 1.0F : 0.0F;
    AreaSet others = board_.fortresses_at_start[index(Side::Republican)] & s.held;
    if (others.has(nantes)) others.remove(nantes);
    const float part = std::min(1.0F, static_cast<float>(others.size()) /
                                          static_cast<float>(scenario.victory.sudden_others));
    shared[kSudden] = (s.held.has(nantes) ? 1.0F : 0.5F) * part * part;
    const int held = board_.fortresses.without(s.held).size();
    const int needed = scenario.victory.sudden_republican - held;
    shared[kCrushed] = -std::max(0.0F, 1.0F - static_cast<float>(needed) / 4.0F);
    shared[kBias] = 1;
}

void Evaluator::features(const State& s, Features& out) const {
    Survey survey;
    for (const Side side : kBothSides) survey_forces(s, side, survey);
    for (const Side side : kBothSides) survey_fortresses(s, side, survey);
    for (std::size_t i = 0; i < kFigures; ++i) {
        out[i] = survey.of[0][i];
        out[kFigures + i] = -survey.of[1][i];
    }
    float* shared = &out[std::size_t{2} * kFigures];
    std::fill(shared, shared + engine::kFiguresOf<Shared>, 0.0F);
    survey_shared(s, shared);
}

// Nobody is in the middle of a fight.
bool Evaluator::settled(const State& s) const {
    for (std::size_t i = 0; i < s.depth; ++i) switch (s.frames[i].business) {
            case Business::Battle:
            case Business::Volley:
            case Business::Losses:
            case Business::Retreat:
            case Business::Leaders:
            case Business::Entry:
            case Business::Skirmish:
            case Business::Withdrawal:
            case Business::Dice:
                return false;
            default:
                break;
        }
    return true;
}

// The largest body of a kind is what moves; nothing is dropped off on the way.
bool Evaluator::narrow(const State& s, Rules::Actions& list) const {
    switch (top(s).business) {
        case Business::March:
            engine::keep_if(list, [](const Action& a) { return a.verb != Verb::Drop; });
            return false;
        case Business::SetUp:
            engine::keep_if(list, [](const Action& a) { return a.verb == Verb::SetUpRest; });
            return false;
        case Business::Irregulars:
        case Business::Placing: {
            const auto largest = [&](const Action& a) {
                return std::none_of(list.begin(), list.end(), [&](const Action& other) {
                    return other.verb == a.verb && other.troop == a.troop && other.area == a.area &&
                           other.army == a.army && other.number > a.number;
                });
            };
            engine::keep_if(list, largest);
            return false;
        }
        default:
            return false;
    }
}

bool Evaluator::few_outcomes(const State& s) const {
    const Frame& f = top(s);
    return f.business == Business::Dice && (f.step == kDrawCard || (f.points == 0 && f.number > 1));
}

std::uint64_t Evaluator::walk_key(const State& s) const {
    if (over(s) || top(s).business != Business::March) return 0;
    const Frame& f = top(s);
    const Army& army = s.armies[f.army];
    std::uint64_t key = f.army.raw;
    for (const std::uint64_t part :
         {std::uint64_t{army.at.raw}, static_cast<std::uint64_t>(total(army.points)),
          std::uint64_t{f.points}, std::uint64_t{f.flags}, std::uint64_t{army.banked},
          std::uint64_t{s.burnt.size() > 0 ? 1U : 0U}})
        key = (key << 8U) ^ part;
    return key | (std::uint64_t{1} << 63U);
}

// One for each phase of irregulars, one for each card.
std::uint32_t Evaluator::activation(const State& s) const {
    if (over(s)) return 0;
    std::uint32_t part = 0;
    for (std::size_t i = 0; i < s.depth; ++i) {
        const Frame& f = s.frames[i];
        if (f.business == Business::Irregulars)
            part = 1U + static_cast<std::uint32_t>(index(f.side));
        if (f.business == Business::CardPlay || f.business == Business::Card)
            part = 3U + 2U * static_cast<std::uint32_t>(s.discards.size()) +
                   static_cast<std::uint32_t>(index(f.side));
    }
    return (std::uint32_t{s.turn} << 12U) | (part + 1U);
}

}  // namespace levee::la_vendee
