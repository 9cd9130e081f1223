// What computer players look at: the figures of a position.
#include "games/for_god_and_king/evaluate.h"

#include <algorithm>

#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk {

namespace {

constexpr std::array<std::string_view, Judge::kFeatures> kNames{"republican.points",
                                                                "republican.stacks",
                                                                "republican.led",
                                                                "republican.strategic",
                                                                "republican.tactical",
                                                                "republican.alone",
                                                                "republican.lost",
                                                                "republican.morale",
                                                                "republican.threatened",
                                                                "republican.threatens",
                                                                "republican.masses",
                                                                "republican.bad-ground",
                                                                "republican.fresh",
                                                                "republican.events",
                                                                "vendeen.points",
                                                                "vendeen.stacks",
                                                                "vendeen.led",
                                                                "vendeen.strategic",
                                                                "vendeen.tactical",
                                                                "vendeen.alone",
                                                                "vendeen.lost",
                                                                "vendeen.morale",
                                                                "vendeen.threatened",
                                                                "vendeen.threatens",
                                                                "vendeen.masses",
                                                                "vendeen.bad-ground",
                                                                "vendeen.fresh",
                                                                "vendeen.events",
                                                                "primary",
                                                                "secondary",
                                                                "primary-near",
                                                                "secondary-near",
                                                                "bases",
                                                                "bases-lost",
                                                                "idle",
                                                                "sea",
                                                                "sea-near",
                                                                "bridge",
                                                                "bridge-near",
                                                                "south",
                                                                "south-near",
                                                                "arms",
                                                                "gatine",
                                                                "outside",
                                                                "english",
                                                                "lead",
                                                                "lead-late",
                                                                "winning",
                                                                "bias"};

constexpr std::uint8_t kFar = 30;

float tens(int points) { return static_cast<float>(points) * 0.1F; }

}  // namespace

std::string_view Judge::name(std::size_t feature) { return kNames[feature]; }

Judge::Judge(const Rules& rules) : rules_(rules), board_(rules.board()) {
    for (auto& row : distance_) row.fill(kFar);
    for (std::size_t a = 0; a < board_.areas.size(); ++a) {
        AreaSet reached = AreaSet::of(AreaId{static_cast<std::uint8_t>(a)});
        AreaSet ring = reached;
        for (std::uint8_t steps = 0; !ring.empty() && steps < kFar; ++steps) {
            AreaSet wider;
            for (const AreaId area : ring) {
                distance_[a][area.raw] = steps;
                wider |= board_.adjacent[area];
            }
            ring = wider.without(reached);
            reached |= ring;
        }
    }
    for (const Bridge& bridge : board_.bridges) {
        bridge_ends_.add(bridge.town);
        bridge_ends_.add(bridge.far);
    }
}

// Everything that several figures need, counted once.
struct Judge::Survey {
    std::array<OfSide, kSides> of{};
    std::array<std::array<std::uint8_t, kAreaRoom>, kSides> points{};
    std::array<AreaSet, kSides> held{};
};

void Judge::survey_troops(const State& s, Survey& v) const {
    for (std::size_t i = 0; i < kSides; ++i) {
        const auto side = static_cast<Side>(i);
        OfSide& of = v.of[i];
        v.held[i] = held(s, side);
        int all = of_side(s.pool, side);
        int fresh = 0;
        for (const AreaId area : v.held[i]) {
            const int here = points_at(s, area, side);
            v.points[i][area.raw] = static_cast<std::uint8_t>(here);
            all += here;
            fresh += here - of_side(s.spent[area], side);
            of[kStacks] += tens(here) * static_cast<float>(std::min(here, 30)) / 30.0F;
            const GeneralSet generals = generals_at(board_, s, area, side);
            for (std::size_t f = first_force(side); f < end_force(side); ++f)
                if (s.points[area][f] > 0 && led(s, generals, force_at(f)))
                    of[kLedPoints] += tens(s.points[area][f]);
        }
        of[kPoints] = tens(all);
        of[kFresh] = tens(fresh);
        of[kMorale] = s.morale[i];
    }
}

bool Judge::two_away(AreaId area, const AreaSet& others) const {
    for (const AreaId other : others)
        if (distance(area, other) == 2) return true;
    return false;
}

// Who could fall upon whom. Ground and generals are worth a column each (4.1).
void Judge::survey_fronts(const State& s, Survey& v) const {
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
                if (two_away(area, v.held[1 - i])) v.of[i][kMasses] += tens(here) * 0.5F;
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

void Judge::survey_generals(const State& s, Survey& v) const {
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

float Judge::pull(const Survey& v, Side side, const AreaSet& goals) const {
    if (goals.empty()) return 0;
    float sum = 0;
    for (const AreaId area : v.held[index(side)]) {
        int nearest = kFar;
        for (const AreaId goal : goals) nearest = std::min(nearest, distance(area, goal));
        sum += tens(v.points[index(side)][area.raw]) / static_cast<float>(1 + nearest);
    }
    return sum;
}

void Judge::survey_goals(const State& s, const Survey& v, float* single) const {
    const AreaSet blue = v.held[index(Side::Republican)];
    const AreaSet white = v.held[index(Side::Vendeen)];
    const float late = static_cast<float>(s.turn) / static_cast<float>(kTurns);
    single[kPrimary] = static_cast<float>((blue & board_.primary).count()) * late;
    single[kSecondary] = static_cast<float>((blue & board_.secondary).count()) * late;
    single[kPrimaryNear] = pull(v, Side::Republican, board_.primary.without(blue));
    single[kSecondaryNear] = pull(v, Side::Republican, board_.secondary.without(blue));
    for (const AreaId base : board_.all_bases)
        single[kBases] +=
            static_cast<float>(std::min<int>(v.points[0][base.raw], 6)) / 6.0F * (1.2F - late);
    single[kBasesLost] = static_cast<float>((white & board_.all_bases).count());
    // 2.6: all but one of each army must have fought or be among the enemy.
    std::array<int, kArmies + 1> idle{};
    for (const GeneralId g : board_.side_generals[index(Side::Republican)])
        if (on_map(s, g) && !s.generals[g].fought &&
            !(zones(board_, s).has(s.generals[g].at) && blue.has(s.generals[g].at)))
            idle[index(s.generals[g].army)] += 1;
    for (const int n : idle) single[kIdle] += static_cast<float>(std::max(0, n - 1));

    // 7.2: one of each is enough, so a second one counts little, and guards count.
    const auto goal = [&](const AreaSet& places, Single have, Single near) {
        int best = 0;
        for (const AreaId area : white& places)
            best = std::max<int>(best, v.points[index(Side::Vendeen)][area.raw]);
        const float guard =
            best == 0 ? 0.0F : 0.5F + static_cast<float>(std::min(best, 10)) / 20.0F;
        single[have] = guard * (0.4F + 0.6F * late);
        float closest = 0;
        for (const AreaId place : places)
            for (const AreaId from : white) {
                const int men = v.points[index(Side::Vendeen)][from.raw];
                const int guards = v.points[index(Side::Republican)][place.raw];
                const float hope = static_cast<float>(men) / static_cast<float>(men + 2 * guards);
                closest = std::max(closest, hope * static_cast<float>(std::min(men, 12)) / 12.0F /
                                                static_cast<float>(1 + distance(place, from)));
            }
        single[near] = closest;
    };
    goal(board_.sea_access, kSea, kSeaNear);
    goal(bridge_ends_, kBridgeHeld, kBridgeNear);
    goal(board_.south_access, kSouth, kSouthNear);
}

void Judge::features(const State& s, Features& out) const {
    Survey v;
    survey_troops(s, v);
    survey_fronts(s, v);
    survey_generals(s, v);
    const int left = static_cast<int>(kTurns) - s.turn;
    const int alarms = s.hand[index(Event::E1)];
    v.of[index(Side::Vendeen)][kMarkersHeld] = static_cast<float>(std::min(alarms, left));
    for (const Event e : {Event::E9, Event::E10, Event::E11, Event::E12})
        v.of[index(Side::Republican)][kMarkersHeld] += in_hand(s, e) && left > 0 ? 1.0F : 0.0F;
    for (std::size_t i = 0; i < kFigures; ++i) {
        out[i] = v.of[0][i];
        out[kFigures + i] = -v.of[1][i];
    }
    float* single = &out[std::size_t{2} * kFigures];
    std::fill(single, single + kSingles, 0.0F);
    survey_goals(s, v, single);
    const std::array<Force, 3> armies{Force::Anjou, Force::Centre, Force::BasPoitou};
    for (std::size_t i = 0; i < armies.size(); ++i)
        single[kArms] += static_cast<float>(s.arms[i]) * (0.5F + tens(s.on_map[index(armies[i])]));
    single[kGatine] = s.gatine ? 1.0F : 0.0F;
    for (const AreaId area : v.held[index(Side::Vendeen)])
        if (board_.terrain[area] == Terrain::Clear || !zones(board_, s).has(area))
            single[kOutside] += tens(v.points[index(Side::Vendeen)][area.raw]);
    single[kEnglish] = s.english == English::NotAsked ? 0.0F : 1.0F;
    for (const Single vendeen : {kBasesLost, kSea, kSeaNear, kBridgeHeld, kBridgeNear, kSouth,
                                 kSouthNear, kArms, kGatine, kEnglish})
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
