// Chapter 4, case 4.3: tactical incidents; those that shift the dice are in c04_1_modifiers.cpp.
//
// Casualty frame: T1, T7 or T8 (number) looks for a general of side; step 0 who, 1 he is found
// (general), 2 his dice have been rolled.
#include <algorithm>

#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

using enum CasualtyStep::At;

constexpr Sentence kRouted{"his side has routed", "son camp est en déroute"};
constexpr int kDearGeneral = 3;  // T1: tactical rating whose loss is felt

bool side_routed(const Combat& c, Side side) {
    const Side loser = (c.flags & kCombatAttackerLost) != 0 ? c.attacker : enemy_of(c.attacker);
    return (c.flags & kCombatRout) != 0 && loser == side;
}

}  // namespace

bool has_drawn(const Combat& c, Incident incident) { return times_drawn(c, incident) > 0; }

int times_drawn(const Combat& c, Incident incident) {
    int times = 0;
    for (std::size_t i = 0; i < c.drawn; ++i) times += c.incidents[i] == incident ? 1 : 0;
    return times;
}

// It does not go back into the cup after this combat.
void leave_cup(Play& p, Incident incident) {
    Combat& c = p.s.combat;
    for (std::size_t i = 0; i < c.drawn; ++i)
        if (c.incidents[i] == incident) {
            std::copy(c.incidents.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                      c.incidents.begin() + c.drawn,
                      c.incidents.begin() + static_cast<std::ptrdiff_t>(i));
            --c.drawn;
            break;
        }
    p.report({.fact = Fact::IncidentGone,
              .side = Side::Vendeen,
              .a = static_cast<std::int16_t>(incident),
              .rule = "4.3"});
}

// T2, F-33: one point from a rout of five to nine, two from a larger one, two in a whole game.
void recruit_deserters(Play& p, int size) {
    State& s = p.s;
    if (s.morale[index(Side::Republican)] > 0 || size < 5) return;
    const int left = p.board.card(Force::Deserters).limit - s.deserters;
    const int n = std::min(left, size >= 10 ? 2 : 1);
    if (n <= 0) return;
    s.deserters = static_cast<std::uint8_t>(s.deserters + n);
    add_points(s, s.combat.area, Force::Deserters, n);
    p.report({.fact = Fact::Deserters,
              .side = Side::Vendeen,
              .force = Force::Deserters,
              .area = s.combat.area,
              .a = static_cast<std::int16_t>(n),
              .rule = "T2"});
    if (s.deserters >= p.board.card(Force::Deserters).limit) leave_cup(p, Incident::T2);
}

namespace {

const char* rule_of(Incident incident) {
    return incident == Incident::T1 ? "T1" : incident == Incident::T7 ? "T7" : "T8";
}

// T1, T7: two dice say how badly he is hurt, and a rout makes it worse.
void wound(Play& p, const Frame& f) {
    const Figures& figures = p.board.tables.figures;
    const auto incident = static_cast<Incident>(f.number);
    const bool routed = side_routed(p.s.combat, f.side);
    const int roll = dice_sum(p.s) + (routed ? figures.wound_routed : 0);
    const GeneralId g = f.general;
    if (roll >= figures.wound_serious) {
        const bool light = roll >= figures.wound_light;
        p.report({.fact = Fact::Wounded,
                  .side = f.side,
                  .general = g,
                  .a = static_cast<std::int16_t>(light ? 0 : 1),
                  .rule = rule_of(incident)});
        take_general(p.board, p.s, g, light ? Post::LightWound : Post::SeriousWound);
        return;
    }
    p.report({.fact = Fact::Killed, .side = f.side, .general = g, .rule = rule_of(incident)});
    take_general(p.board, p.s, g, Post::Gone);
    // F-32: only the death of a Vendéen is felt.
    if (incident == Incident::T1 && p.board.card(g).tactical == kDearGeneral)
        change_morale(p, Side::Vendeen, figures.morale_general_of_3_killed, "T1");
}

}  // namespace

bool continue_casualty(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const auto incident = static_cast<Incident>(f.number);
    if (f.step == kFindGeneral) {
        GeneralSet among;
        GeneralSet all;
        for (const GeneralId g : s.combat.generals& p.board.side_generals[index(f.side)]) {
            if (!on_map(s, g)) continue;
            all.add(g);
            if (!s.combat.tested.has(g)) among.add(g);  // F-31
        }
        if (incident != Incident::T1) among = all;
        if (among.empty()) {
            pop(s);
            return false;
        }
        f.step = kGeneralFound;
        f.general = among.first();
        if (among.size() > 1) ask_lot(s, among);
        return false;
    }
    if (f.step == kGeneralFound) {
        if (incident == Incident::T8) {
            const GeneralId g = f.general;
            p.report({.fact = Fact::Accused, .side = f.side, .general = g, .rule = "T8"});
            take_general(p.board, s, g, Post::Accused);
            pop(s);
            return false;
        }
        if (incident == Incident::T1) s.combat.tested.add(f.general);
        if (side_routed(s.combat, f.side))
            p.report({.fact = Fact::Modifier,
                      .side = f.side,
                      .general = f.general,
                      .a = p.board.tables.figures.wound_routed,
                      .rule = rule_of(incident),
                      .sentence = &kRouted});
        f.step = kWoundDecided;
        ask_dice(s, 2);
        return false;
    }
    const Frame done = f;
    pop(s);
    wound(p, done);
    return false;
}

}  // namespace levee::fgfk
