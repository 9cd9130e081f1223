// What computer players look at: the figures of a position.
#include "games/neerwinden/evaluate.h"

#include <algorithm>
#include <cmath>

#include "games/neerwinden/rules/internal.h"

namespace levee::neerwinden {

namespace {

constexpr int kReachOfCommand = 4;  // 3.1
constexpr int kNearEnemy = 3;
constexpr int kFar = 60;

}  // namespace

std::vector<std::string> Evaluator::names() {
    return engine::figure_names<Figure, Shared>({"french.", "austrian."});
}

Evaluator::Evaluator(const Rules& rules)
    : rules_(rules), board_(rules.board()), distance_(maps::kMaxHexes * maps::kMaxHexes) {
    const auto& grid = board_.grid;
    const auto hexes = static_cast<std::uint16_t>(grid.size());
    for (std::uint16_t a = 0; a < hexes; ++a)
        for (std::uint16_t b = 0; b < hexes; ++b)
            if (grid.exists(HexId{a}) && grid.exists(HexId{b}))
                distance_[a * maps::kMaxHexes + b] =
                    static_cast<std::uint8_t>(grid.distance(HexId{a}, HexId{b}));
}

// A hex with troops of one side. Stacks are few where units are many, so distances are measured
// between stacks.
struct Evaluator::Post {
    HexId hex{};
    UnitId top{};
    std::uint8_t units = 0;
    std::uint8_t steady = 0;     // units that are not routed
    std::uint8_t men = 0;        // strength of those
    std::uint8_t to_enemy = 60;  // nearest enemy on the map
};

// Everything that several figures need, counted once.
struct Evaluator::Survey {
    std::array<OfSide, 2> of{};
    std::array<engine::FixedVector<Post, kUnits>, 2> posts;
    std::array<std::uint8_t, kUnits> strength{};
    std::array<std::uint8_t, maps::kMaxHexes> to_enemy{};  // from hexes with troops
    std::array<float, maps::kMaxHexes> bearing{};          // strength that could assault the hex
    std::array<std::int8_t, maps::kMaxHexes> edge{};       // best of flank and rear, by attackers
};

void Evaluator::survey_units(const State& s, Survey& v) const {
    for (std::uint8_t i = 0; i < kUnits; ++i) {
        const UnitId u{i};
        if (!alive(s, u)) continue;
        const auto side = index(board_.side[i]);
        const int men = strength(board_, s, u);
        v.strength[i] = static_cast<std::uint8_t>(men);
        OfSide& of = v.of[side];
        const auto weight = static_cast<float>(men);
        const Level level = s.units[u].level;
        if (level == Level::Routed || !on_map(s, u)) {
            of[kRouted] += weight;
        } else {
            constexpr std::array<Figure, 3> kOfArm{kInfantry, kCavalry, kGuns};
            of[kOfArm[static_cast<std::size_t>(board_.arm[i])]] += weight;
            if (level == Level::Disorganised1) of[kLevel1] += weight;
            if (level == Level::Disorganised2) of[kLevel2] += weight;
        }
        if (s.no_command.has(u)) of[kNoOrders] += weight;
        if (!s.formations[board_.formation[i]].activated) of[kFresh] += weight;
        if (on_map(s, u) && first_at(s, s.units[u].at) == u)
            v.posts[side].push_back({.hex = s.units[u].at, .top = u});
    }
    for (auto& posts : v.posts)
        for (Post& post : posts)
            for (UnitId u = post.top; u != kNoUnit; u = next_at(s, u)) {
                post.units += 1;
                if (routed(s, u)) continue;
                post.steady += 1;
                post.men = static_cast<std::uint8_t>(post.men + v.strength[u.raw]);
            }
    for (Post& ours : v.posts[0]) {
        const std::uint8_t* from = &distance_[ours.hex.raw * maps::kMaxHexes];
        for (Post& theirs : v.posts[1]) {
            const std::uint8_t far = from[theirs.hex.raw];
            ours.to_enemy = std::min(ours.to_enemy, far);
            theirs.to_enemy = std::min(theirs.to_enemy, far);
        }
    }
    for (const auto& posts : v.posts)
        for (const Post& post : posts) v.to_enemy[post.hex.raw] = post.to_enemy;
}

// Who stands where against whom.
void Evaluator::survey_fronts(const State& s, Survey& v) const {
    for (std::size_t side = 0; side < 2; ++side)
        for (const Post& post : v.posts[side])
            for (UnitId u = post.top; u != kNoUnit; u = next_at(s, u)) survey_unit(s, u, post, v);
    survey_assaults(s, v);
}

void Evaluator::survey_unit(const State& s, UnitId u, const Post& post, Survey& v) const {
    const auto side = index(board_.side[u.raw]);
    OfSide& of = v.of[side];
    const HexId here = s.units[u].at;
    const auto men = static_cast<float>(v.strength[u.raw]);
    const bool steady = !routed(s, u);
    const int far = post.to_enemy;
    if (steady) {
        of[kContact] += men / static_cast<float>(1 + far);
        const int rows = board_.to_edge(static_cast<Side>(side), here);
        of[kAdvanced] += men * static_cast<float>(rows) * 0.1F;
    }
    if (far > kNearEnemy) return;
    if (steady && board_.terrain[here.raw] != Terrain::Clear) of[kCover] += men;
    if (board_.arm[u.raw] == Arm::Artillery) survey_gun(s, u, post, v);
    survey_neighbours(s, u, v);
    if (post.steady <= (steady ? 1 : 0) && !friend_near(post, v.posts[side])) of[kAlone] += men;
}

void Evaluator::survey_gun(const State& s, UnitId u, const Post& post, Survey& v) const {
    const auto side = index(board_.side[u.raw]);
    OfSide& of = v.of[side];
    const HexId here = s.units[u].at;
    const auto men = static_cast<float>(v.strength[u.raw]);
    const int far = post.to_enemy;
    bool escorted = false;
    for (UnitId x = first_at(s, here); x != kNoUnit; x = next_at(s, x))
        escorted = escorted || (board_.arm[x.raw] != Arm::Artillery && !routed(s, x));
    if (!escorted) of[kLoneGuns] += men / static_cast<float>(far);
    if (s.harnessed.has(u)) of[kHarnessed] += men;
    if (far > 2 || routed(s, u)) return;
    for (const Post& target : v.posts[1 - side]) {
        const int range = distance(here, target.hex);
        if (range > 2) continue;
        const bool hidden = board_.terrain[target.hex.raw] != Terrain::Clear;
        const float force = men * static_cast<float>(target.units) * (range == 1 ? 1.5F : 1.0F) *
                            (hidden ? 0.4F : 1.0F);
        of[kGunsBear] = of[kGunsBear] + force * 0.5F;
        v.of[1 - side][kShelled] += force;
    }
}

void Evaluator::survey_neighbours(const State& s, UnitId u, Survey& v) const {
    const auto side = index(board_.side[u.raw]);
    const auto enemy = static_cast<Side>(1 - side);
    OfSide& of = v.of[side];
    const HexId here = s.units[u].at;
    const auto men = static_cast<float>(v.strength[u.raw]);
    const bool strikes = !routed(s, u) && board_.arm[u.raw] != Arm::Artillery;
    int open = 0;
    bool flank = false;
    const auto& next = board_.next[here.raw];
    for (std::size_t d = 0; d < 6; ++d) {
        const HexId to = next[d].to;
        if (to == kNoHex) continue;
        const UnitId x = first_at(s, to);
        const bool foe = x != kNoUnit && board_.side[x.raw] == enemy;
        if (!foe) {
            if (!next[d].river && !in_zoc_of(s, to, enemy)) ++open;
            continue;
        }
        if (next[d].river) continue;
        of[kHeight] +=
            static_cast<float>(board_.level[here.raw]) - static_cast<float>(board_.level[to.raw]);
        const auto towards = static_cast<Direction>(d);
        const bool ahead = faces(board_, s, u, towards);
        if (!ahead && !routed(s, x)) flank = true;
        if (!strikes || !ahead) continue;
        v.bearing[to.raw] += men * (s.units[u].level == Level::Disorganised2 ? 0.6F : 1.0F);
        // 6.2.1: how the defender stands to the attacker.
        if (is_village(board_, to)) continue;
        const Arc arc = maps::arc(s.units[x].facing, maps::opposite(towards));
        const int bonus = arc == Arc::Front ? 0 : arc == Arc::Flank ? 2 : 4;
        v.edge[to.raw] = std::max(v.edge[to.raw], static_cast<std::int8_t>(bonus));
    }
    if (flank) of[kFlanked] += men;
    if (open == 0) of[kTrapped] += men;
}

template <class Posts>
bool Evaluator::friend_near(const Post& post, const Posts& posts) const {
    for (const Post& other : posts)
        if (&other != &post && other.steady > 0 && distance(post.hex, other.hex) <= 2) return true;
    return false;
}

// 6.2.1 in short: what the dice of an assault on the hex of this unit would be shifted by.
int Evaluator::assault_shift(const State& s, UnitId top, float men, const Survey& v) const {
    const HexId here = s.units[top].at;
    int shift = board_.terrain[here.raw] == Terrain::Clear ? 0 : -2;
    bool defensive = false;
    bool shaken = false;
    for (UnitId x = top; x != kNoUnit; x = next_at(s, x)) {
        defensive = defensive || (order_of(board_, s, x) == Order::Defensive && commanded(s, x) &&
                                  !routed(s, x));
        shaken = shaken || s.units[x].level == Level::Disorganised2 || routed(s, x);
    }
    const float ratio = v.bearing[here.raw] / std::max(1.0F, men);
    shift += ratio >= 3 ? 4 : ratio >= 2 ? 2 : ratio >= 1.5F ? 0 : ratio >= 1 ? -2 : -5;
    shift += v.edge[here.raw] + (defensive ? -2 : 0) + (shaken ? 2 : 0);
    if (board_.side[top.raw] == Side::Austrian) shift += 2;  // French bayonets
    return shift;
}

void Evaluator::survey_assaults(const State& s, Survey& v) const {
    for (std::size_t side = 0; side < 2; ++side)
        for (const Post& post : v.posts[side]) {
            const HexId here = post.hex;
            const UnitId u = post.top;
            if (v.bearing[here.raw] <= 0) continue;
            float men = 0;
            for (UnitId x = u; x != kNoUnit; x = next_at(s, x))
                men += static_cast<float>(v.strength[x.raw]);
            const int shift = assault_shift(s, u, men, v);
            const float hope = static_cast<float>(std::clamp(shift + 3, 0, 9)) / 9.0F;
            v.of[1 - side][kPressure] += hope * men;
            if (shift >= 1) v.of[side][kOutnumbered] += men;
        }
}

// 4.2.2, 3.1, 7
void Evaluator::survey_formations(const State& s, Survey& v) const {
    for (std::uint8_t i = 0; i < kFormations; ++i) {
        const FormationId f{i};
        const FormationCard& card = board_.card(f);
        const auto side = index(card.side);
        const Commander& chief = s.commanders[card.commander];
        float men = 0;
        int shaken = s.formations[f].losses;
        for (const UnitId u : card.units) {
            if (!alive(s, u)) continue;
            men += static_cast<float>(v.strength[u.raw]);
            if (!on_map(s, u)) continue;
            if (routed(s, u)) shaken += (v.strength[u.raw] + 1) / 2;
            if (chief.status == Status::OnMap &&
                distance(chief.at, s.units[u].at) > kReachOfCommand)
                v.of[side][kFarFromChief] += static_cast<float>(v.strength[u.raw]);
        }
        if (men == 0) continue;
        OfSide& of = v.of[side];
        const Order order = s.formations[f].order;
        if (order == Order::Demoralised) of[kDemoralised] += men;
        if (order == Order::Offensive) of[kOffensive] += men;
        if (order == Order::Manoeuvre) of[kManoeuvre] += men;
        if (order != Order::Demoralised && shaken > 0) {
            const int needs = 4 + shaken - command_value(board_, s, card.commander) -
                              (order == Order::Defensive ? 1 : 0);
            int ways = 0;  // of 36: the formation breaks on this or less
            for (int sum = 2; sum <= std::min(needs, 12); ++sum) ways += 6 - std::abs(7 - sum);
            of[kBreaking] += men * static_cast<float>(ways) / 36.0F;
        }
        if (chief.status == Status::OnMap) {
            const UnitId with = first_at(s, chief.at);
            if (with != kNoUnit && v.to_enemy[chief.at.raw] <= 2)
                of[kLed] += static_cast<float>(morale_bonus(board_, s, card.commander));
        }
    }
}

// 8.2.1
void Evaluator::survey_stars(const State& s, Survey& v) const {
    for (const Star& star : board_.stars) {
        const auto owner = index(star.side);
        for (std::uint8_t i = 0; i < star.count; ++i) {
            const HexId hex = board_.star_hexes[star.hexes[i]];
            const float share = 1.0F / static_cast<float>(star.count);
            const bool held = s.control[star.hexes[i]] ==
                              (star.side == Side::French ? Control::French : Control::Austrian);
            std::array<float, 2> around{};
            std::array<int, 2> nearest{kFar, kFar};
            for (std::size_t side = 0; side < 2; ++side)
                for (const Post& post : v.posts[side]) {
                    if (post.steady == 0) continue;
                    const int far = distance(hex, post.hex);
                    nearest[side] = std::min(nearest[side], far);
                    if (far <= 3) around[side] += static_cast<float>(post.men * (4 - far));
                }
            if (held)
                v.of[owner][kStarGuarded] +=
                    share * (around[owner] + 1) / (around[owner] + around[1 - owner] + 1);
            else
                v.of[owner][kStarNear] += share * 4 / static_cast<float>(3 + nearest[owner]);
            v.of[1 - owner][kStarDenied] += share * 4 / static_cast<float>(3 + nearest[1 - owner]);
        }
    }
}

void Evaluator::features(const State& s, Features& out) const {
    Survey v;
    survey_units(s, v);
    survey_fronts(s, v);
    survey_formations(s, v);
    survey_stars(s, v);
    for (std::size_t i = 0; i < kFigures; ++i) {
        out[i] = v.of[0][i];
        out[kFigures + i] = -v.of[1][i];
    }
    const float points = static_cast<float>(s.vp + s.vp_coming);
    const float late = static_cast<float>(s.turn) / 9.0F;
    float* shared = &out[std::size_t{2} * kFigures];
    shared[kPoints] = points;
    shared[kPointsLate] = points * late * late;
    shared[kLead] = std::clamp(points, -1.0F, 1.0F) * late * late * late;
    shared[kBias] = 1.0F;
    shared[kInitiative] = s.initiative == Side::French ? 1.0F : -1.0F;
}

}  // namespace levee::neerwinden
