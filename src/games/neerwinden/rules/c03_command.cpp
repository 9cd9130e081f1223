// Chapter 3: lines of command, non-commanded and routed units.
#include "games/neerwinden/rules/internal.h"
#include "maps/hex_set.h"

namespace levee::neerwinden {

// N-60: a replacement commander brings nothing with him.
int command_value(const Board& b, const State& s, CommanderId c) {
    return s.commanders[c].replacement ? 0 : b.card(c).command;
}
int tactical_value(const Board& b, const State& s, CommanderId c) {
    return s.commanders[c].replacement ? 0 : b.card(c).tactical;
}
int morale_bonus(const Board& b, const State& s, CommanderId c) {
    return s.commanders[c].replacement ? 0 : b.card(c).morale_bonus;
}

int best_morale_bonus_at(const Board& b, const State& s, HexId h, Side side) {
    int best = 0;
    for (const CommanderId c : commanders_at(b, s, h, side))
        best = std::max(best, morale_bonus(b, s, c));
    return best;
}

namespace {

constexpr int kReachOfCommand = 4;  // 3.1

// 3.1: the line may not pass through enemies, nor through their zones unless a friend is there.
bool line_passes(const Board& b, const State& s, HexId h, Side side) {
    const Side enemy = enemy_of(side);
    if (held_by(b, s, h, enemy)) return false;
    return !in_zoc_of(s, h, enemy) || held_by(b, s, h, side);
}

}  // namespace

// 3.1, N-12, N-81: the ends of the line are not tested, every hex and hexside between them is.
UnitSet units_in_command(const Board& b, const State& s, FormationId f) {
    const FormationCard& card = b.card(f);
    const Commander& commander = s.commanders[card.commander];
    UnitSet reached;
    if (commander.status != Status::OnMap) return reached;

    maps::HexSet seen;
    engine::FixedVector<HexId, maps::kMaxHexes> ring;
    engine::FixedVector<HexId, maps::kMaxHexes> wider;
    seen.add(commander.at);
    ring.push_back(commander.at);
    for (int step = 0; step < kReachOfCommand; ++step) {
        wider.clear();
        for (const HexId h : ring) {
            if (step > 0 && !line_passes(b, s, h, card.side)) continue;
            for (const auto& next : b.next[h.raw]) {
                if (next.to == kNoHex || next.river || seen.has(next.to)) continue;
                seen.add(next.to);
                wider.push_back(next.to);
            }
        }
        ring = wider;
    }
    for (const UnitId u : card.units)
        if (on_map(s, u) && seen.has(s.units[u].at)) reached.add(u);
    return reached;
}

// 3.1: at the beginning of the activation; the marker stays until the next one of this formation.
// 3.3: routed units take no part in it.
void verify_command(Play& p, FormationId f) {
    State& s = p.s;
    const UnitSet reached = units_in_command(p.board, s, f);
    for (const UnitId u : p.board.card(f).units) {
        if (!on_map(s, u)) continue;
        if (reached.has(u) || routed(s, u)) {
            s.no_command.remove(u);
            continue;
        }
        s.no_command.add(u);
        p.report(
            {.fact = Fact::CommandLost, .side = p.board.card(f).side, .unit = u, .rule = "3.1"});
    }
}

}  // namespace levee::neerwinden
