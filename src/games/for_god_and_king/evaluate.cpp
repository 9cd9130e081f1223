// What computer players look at: the figures of a position.
#include "games/for_god_and_king/evaluate.h"

#include <algorithm>

#include "engine/contract/fixed_vector.h"
#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk {

namespace {

constexpr float kStrongBand = 12;  // points that nobody at a door stops
constexpr float kArmy = 20;        // points that take a church back, or keep it
constexpr float kThreat = 0.5F;    // of a neighbour, by his points
constexpr std::array<std::uint8_t, 3> kAfterAlarm{24, 10, 8};  // 2.2: the middle of the table
constexpr int kRising = 43;  // 7.1: points that the Vendéens begin with, on average

float tens(int points) { return static_cast<float>(points) * 0.1F; }

}  // namespace

std::vector<std::string> Evaluator::names() {
    return engine::figure_names<Figure, Single>({"republican.", "vendeen."});
}

Evaluator::Evaluator(const Rules& rules) : rules_(rules), board_(rules.board()) {
    for (auto& row : distance_) row.fill(kRings);
    for (std::size_t a = 0; a < board_.areas.size(); ++a) {
        AreaSet reached = AreaSet::of(AreaId{static_cast<std::uint8_t>(a)});
        AreaSet ring = reached;
        for (std::uint8_t steps = 0; !ring.empty() && steps < kRings; ++steps) {
            rings_[a][steps] = ring;
            AreaSet wider;
            for (const AreaId area : ring) {
                distance_[a][area.raw] = steps;
                wider |= board_.adjacent[area];
            }
            ring = wider.without(reached);
            reached |= ring;
        }
    }
}

int Evaluator::distance(AreaId a, const AreaSet& goals) const {
    int steps = 0;
    while (steps < kRings && !rings_[a.raw][static_cast<std::size_t>(steps)].meets(goals)) ++steps;
    return steps;
}

// Everything that several figures need, counted once.
struct Evaluator::Survey {
    std::array<OfSide, kSides> of{};
    std::array<std::array<std::uint8_t, kAreaRoom>, kSides> points{};
    std::array<AreaSet, kSides> held{};
};

void Evaluator::survey_troops(const State& s, Survey& v) const {
    for (std::size_t i = 0; i < kSides; ++i) {
        const auto side = static_cast<Side>(i);
        OfSide& of = v.of[i];
        v.held[i] = held(s, side);
        int all = of_side(s.pool, side);
        int fresh = 0;
        // 7.1: while the Republicans begin, the rising is still to come.
        if (side == Side::Vendeen && s.turn == 1 && all == 0 && v.held[i].empty())
            all = fresh = kRising;
        for (const AreaId area : v.held[i]) {
            const int here = points_at(s, area, side);
            v.points[i][area.raw] = static_cast<std::uint8_t>(here);
            all += here;
            fresh += here - of_side(s.spent[area], side);
            of[kStacks] += tens(here) * static_cast<float>(std::min(here, 30)) / 30.0F;
            const GeneralSet generals = generals_at(board_, s, area, side);
            for (std::size_t f = first_force(side); f < end_force(side); ++f)
                if (s.points[area][f] > 0 && led(s, generals, force_at(f)))
                    of[kLed] += tens(s.points[area][f]);
        }
        of[kPoints] = tens(all);
        of[kFresh] = tens(fresh);
        of[kMorale] = s.morale[i];
    }
}

// Who could fall upon whom. Ground and generals are worth a column each (4.1).
void Evaluator::survey_fronts(const State& s, Survey& v) const {
    for (std::size_t i = 0; i < kSides; ++i) {
        const auto side = static_cast<Side>(i);
        const auto enemy = enemy_of(side);
        for (const AreaId area : v.held[i]) {
            const int here = v.points[i][area.raw];
            const Terrain ground = board_.terrain[area];
            float worst = 0;
            bool beside = false;
            for (const AreaId from : board_.adjacent[area]) {
                const int there = v.points[1 - i][from.raw];
                if (there == 0) continue;
                beside = true;
                worst += static_cast<float>(there);
            }
            if (!beside) {
                if (rings_[area.raw][2].meets(v.held[1 - i])) v.of[i][kMasses] += tens(here) * 0.5F;
                continue;
            }
            v.of[i][kMasses] += tens(here);
            const bool closed = ground == Terrain::Bocage || ground == Terrain::Marsh;
            const bool bad = side == Side::Republican ? closed : ground == Terrain::Clear;
            const bool good = side == Side::Republican ? ground == Terrain::Clear : closed;
            if (bad) v.of[i][kBadGround] += tens(here);
            int tactical = 0;
            for (const GeneralId g : generals_at(board_, s, area, side))
                tactical = std::max<int>(tactical, board_.card(g).tactical);
            float ratio = worst / static_cast<float>(here);
            if (bad) ratio *= 1.5F;
            if (good) ratio *= 0.67F;
            if (board_.strongholds.has(area)) ratio *= 0.8F;
            ratio *= 1.0F - 0.1F * static_cast<float>(tactical);
            const float danger = std::clamp((ratio - 0.7F) / 1.8F, 0.0F, 1.0F);
            v.of[i][kThreatened] += tens(here) * danger;
            v.of[index(enemy)][kThreatens] += tens(here) * danger;
        }
    }
}

void Evaluator::survey_generals(const State& s, Survey& v) const {
    for (std::uint8_t i = 0; i < kGenerals; ++i) {
        const GeneralId g{i};
        const General& general = s.generals[g];
        const GeneralCard& card = board_.card(g);
        OfSide& of = v.of[index(card.side)];
        switch (general.post) {
            case Post::OnMap:
                if (v.points[index(card.side)][general.at.raw] == 0) {
                    of[kAlone] += 1;
                } else {
                    of[kStrategic] += static_cast<float>(card.strategic);
                    of[kTactical] += static_cast<float>(card.tactical);
                }
                break;
            case Post::LightWound:
            case Post::SeriousWound:
            case Post::Accused:
            case Post::Gone:
                of[kLost] += static_cast<float>(card.strategic + card.tactical);
                break;
            default:
                break;
        }
    }
}

float Evaluator::pull(const Survey& v, Side side, const AreaSet& goals) const {
    if (goals.empty()) return 0;
    float sum = 0;
    for (const AreaId area : v.held[index(side)])
        sum +=
            tens(v.points[index(side)][area.raw]) / static_cast<float>(1 + distance(area, goals));
    return sum;
}

void Evaluator::survey_goals(const State& s, const Survey& v, float* single) const {
    const AreaSet blue = v.held[index(Side::Republican)];
    const AreaSet white = v.held[index(Side::Vendeen)];
    const float late = static_cast<float>(s.turn) / static_cast<float>(kTurns);
    single[kPrimary] = static_cast<float>((blue & board_.primary).size()) * late;
    single[kSecondary] = static_cast<float>((blue & board_.secondary).size()) * late;
    single[kPrimaryNear] = pull(v, Side::Republican, board_.primary.without(blue));
    single[kSecondaryNear] = pull(v, Side::Republican, board_.secondary.without(blue));
    for (const AreaId base : board_.all_bases)
        single[kBases] +=
            static_cast<float>(std::min<int>(v.points[0][base.raw], 6)) / 6.0F * (1.2F - late);
    single[kBasesLost] = static_cast<float>((white & board_.all_bases).size());
    // 2.6: all but one of each army must have fought or be among the enemy.
    std::array<int, kArmies + 1> idle{};
    for (const GeneralId g : board_.side_generals[index(Side::Republican)])
        if (on_map(s, g) && !s.generals[g].fought &&
            !(zones(board_, s).has(s.generals[g].at) && blue.has(s.generals[g].at)))
            idle[index(s.generals[g].army)] += 1;
    for (const int n : idle) single[kIdle] += static_cast<float>(std::max(0, n - 1));
}

// 7.2: one way to the sea, one bridge, one door to the south is enough, so a second one counts
// little. Every one that is open to the Vendéens is a hope for them, and a guard lessens it.
void Evaluator::survey_doors(const State& s, const Survey& v, float* single) const {
    const AreaSet blue = v.held[index(Side::Republican)];
    const AreaSet white = v.held[index(Side::Vendeen)];
    const auto& men = v.points[index(Side::Vendeen)];
    const auto& guards = v.points[index(Side::Republican)];
    const float late = static_cast<float>(s.turn) / static_cast<float>(kTurns);
    struct Band {
        AreaId at;
        float size;
        float weight;
    };
    engine::FixedVector<Band, kAreaRoom> bands;
    for (const AreaId from : white) {
        const auto size = static_cast<float>(men[from.raw]);
        bands.push_back({from, size, size * std::min(size, kStrongBand) / kStrongBand});
    }
    const auto hope = [&](AreaId place, int guard) {
        float best = 0;
        for (const Band& band : bands)
            best = std::max(best, band.weight / ((band.size + 2.0F * static_cast<float>(guard)) *
                                                 static_cast<float>(1 + distance(place, band.at))));
        return best;
    };
    const auto grip = [&](AreaId place) {
        const int near = men[place.raw];
        int threat = 0;
        for (const AreaId from : board_.adjacent[place] & blue) threat += guards[from.raw];
        const float held = 0.5F + static_cast<float>(std::min(near, 10)) / 20.0F;
        return held * static_cast<float>(near + 2) /
               (static_cast<float>(near + 2) + kThreat * static_cast<float>(threat));
    };
    const auto door = [&](const AreaSet& places, Single have, Single near) {
        float closed = 1;
        for (const AreaId place : places) {
            if (white.has(place)) single[have] = std::max(single[have], grip(place));
            closed *= 1.0F - 0.7F * hope(place, guards[place.raw]);
        }
        single[near] = 1.0F - closed;
        single[have] *= 0.4F + 0.6F * late;
    };
    door(board_.sea_access, kSea, kSeaNear);
    door(board_.south_access, kSouth, kSouthNear);
    // F-58: nobody may stand at the other end.
    float closed = 1;
    for (const Bridge& bridge : board_.bridges) {
        if (white.has(bridge.town) && !blue.has(bridge.far))
            single[kBridge] = std::max(single[kBridge], grip(bridge.town));
        if (white.has(bridge.far) && !blue.has(bridge.town))
            single[kBridge] = std::max(single[kBridge], grip(bridge.far));
        const int both = guards[bridge.town.raw] + guards[bridge.far.raw];
        closed *= 1.0F - 0.7F * std::max(hope(bridge.town, both), hope(bridge.far, both));
    }
    single[kBridgeNear] = 1.0F - closed;
    single[kBridge] *= 0.4F + 0.6F * late;
}

// What the Vendéens have to keep: the objectives, and the end of the war by E14 away from them.
void Evaluator::survey_homes(const State& s, const Survey& v, float* single) const {
    const auto& men = v.points[index(Side::Vendeen)];
    int strongest = 0;
    AreaSet around;
    for (const AreaId church : board_.primary) {
        single[kChurches] += static_cast<float>(std::min<int>(men[church.raw], 8)) / 8.0F;
        strongest = std::max<int>(strongest, men[church.raw]);
        around |= rings_[church.raw][0] | rings_[church.raw][1] | rings_[church.raw][2];
    }
    single[kBastion] = std::min(1.0F, static_cast<float>(strongest) / kArmy);
    for (const AreaId cross : board_.secondary)
        single[kCrosses] += static_cast<float>(std::min<int>(men[cross.raw], 4)) / 4.0F;
    if (!in_hand(s, Event::E14)) return;
    constexpr std::array<float, 4> kTaken{0.0F, 0.05F, 0.3F, 1.0F};
    constexpr std::array<float, 5> kLow{1.0F, 0.35F, 0.1F, 0.0F, 0.0F};  // morale of -2 and up
    const int taken = (v.held[index(Side::Republican)] & board_.primary).size();
    int relief = of_side(s.pool, Side::Vendeen);
    for (const AreaId area : v.held[index(Side::Vendeen)] & around) relief += men[area.raw];
    const int morale = s.morale[index(Side::Vendeen)] + 2;
    single[kGalerne] = kTaken[static_cast<std::size_t>(taken)] *
                       kLow[static_cast<std::size_t>(morale)] *
                       (1.0F - 0.5F * std::min(1.0F, static_cast<float>(relief) / kArmy));
}

void Evaluator::features(const State& s, Features& out) const {
    Survey v;
    survey_troops(s, v);
    survey_fronts(s, v);
    survey_generals(s, v);
    const int left = static_cast<int>(kTurns) - s.turn;
    const int alarms = s.hand[index(Event::E1)];
    v.of[index(Side::Vendeen)][kEvents] = static_cast<float>(std::min(alarms, left));
    for (const Event e : {Event::E9, Event::E10, Event::E11, Event::E12})
        v.of[index(Side::Republican)][kEvents] += in_hand(s, e) && left > 0 ? 1.0F : 0.0F;
    for (std::size_t i = 0; i < kFigures; ++i) {
        out[i] = v.of[0][i];
        out[kFigures + i] = -v.of[1][i];
    }
    float* single = &out[std::size_t{2} * kFigures];
    std::fill(single, single + engine::kFiguresOf<Single>, 0.0F);
    survey_goals(s, v, single);
    survey_doors(s, v, single);
    survey_homes(s, v, single);
    const std::array<Force, 3> armies{Force::Anjou, Force::Centre, Force::BasPoitou};
    for (std::size_t i = 0; i < armies.size(); ++i) {
        // 2.2: the next alarm makes an army what it was.
        const int now = s.on_map[index(armies[i])];
        const int size = alarms > 0 ? std::max<int>(now, kAfterAlarm[i]) : now;
        single[kArms] += static_cast<float>(s.arms[i]) * (0.5F + tens(size));
    }
    single[kAlarmLast] = alarms == 0 && left > 0 ? -1.0F : 0.0F;
    single[kGatine] = s.gatine ? 1.0F : 0.0F;
    for (const AreaId area : v.held[index(Side::Vendeen)])
        if (board_.terrain[area] == Terrain::Clear || !zones(board_, s).has(area))
            single[kOutside] += tens(v.points[index(Side::Vendeen)][area.raw]);
    single[kEnglish] = s.english == English::NotAsked ? 0.0F : 1.0F;
    for (const Single vendeen :
         {kBasesLost, kSea, kSeaNear, kBridge, kBridgeNear, kSouth, kSouthNear, kArms, kGatine,
          kEnglish, kAlarmLast, kChurches, kCrosses, kBastion})
        single[vendeen] = -single[vendeen];

    // F-59: the Republic must lead by five.
    const auto lead = static_cast<float>(rules_.victory_points(s, Side::Republican) -
                                         rules_.victory_points(s, Side::Vendeen)) -
                      4.5F;
    const float late = static_cast<float>(s.turn) / static_cast<float>(kTurns);
    single[kLead] = lead * 0.1F;
    single[kLeadLate] = lead * 0.1F * late * late * late;
    single[kWinning] = std::clamp(lead * 0.25F, -1.0F, 1.0F) * (s.turn == kTurns ? 1.0F : 0.0F);
    single[kBias] = 1;
}

}  // namespace levee::fgfk
