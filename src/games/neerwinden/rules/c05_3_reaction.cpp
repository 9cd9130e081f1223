// Chapter 5, case 5.3: reaction movement and reaction fire.
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/rules/steps.h"

namespace levee::neerwinden {

// A Reaction frame: `hex` was entered by `unit`; `units` may react; bit d of `number`: the hex in
// direction d has turned; kFiredUpon: the one fire of this reaction has been used.

namespace {

using enum ReactionStep::At;

constexpr Sentence kNoReaction{"That hex cannot react to this move.",
                               "Cet hexagone ne peut pas réagir à ce mouvement."};
constexpr Sentence kOneSide{"A reaction turns a stack by one hexside.",
                            "La réaction tourne la pile d'un côté d'hexagone."};
constexpr Sentence kFiredAlready{"A unit there has already fired in reaction this segment.",
                                 "Une unité y a déjà tiré en réaction durant ce segment."};
constexpr Sentence kTurnedAlready{"That hex has already turned in this reaction.",
                                  "Cet hexagone a déjà pivoté dans cette réaction."};
constexpr Sentence kOneFire{"There is one reaction fire for each move into contact.",
                            "Un seul tir de réaction par entrée au contact."};
constexpr Sentence kNobodyFires{"No unit of that arm can fire at the hex in reaction.",
                                "Aucune unité de cette arme ne peut tirer en réaction."};
constexpr Sentence kReact{"Turn, fire, or end the reaction.",
                          "Pivotez, tirez, ou terminez la réaction."};

UnitSet reacting_in(const Board& b, const State& s, HexId entered, Direction d, UnitSet eligible) {
    const HexId h = b.next[entered.raw][static_cast<std::size_t>(d)].to;
    return h == kNoHex ? UnitSet{} : units_at(s, h) & eligible;
}

// 5.3: must exert a zone on the hex entered, and has not fired in this segment yet.
UnitSet reaction_shooters(const Board& b, const State& s, HexId entered, UnitSet eligible, Arm arm,
                          unsigned turned) {
    UnitSet shooters;
    if (arm == Arm::Cavalry) return shooters;
    const UnitSet candidates =
        (eligible & b.arm_units[static_cast<std::size_t>(arm)]).without(s.reacted);
    for (const UnitId u : candidates) {
        if (!exerts_on(b, s, u, entered)) continue;
        const auto d = b.grid.direction(entered, s.units[u].at);
        if (d && ((turned >> static_cast<unsigned>(*d)) & 1U) == 0) shooters.add(u);
    }
    return shooters;
}

Verdict check_turn(const Board& b, const State& s, const Frame& f, HexId hex, Direction facing) {
    const auto d = b.grid.direction(f.hex, hex);
    if (!d) return refuse("5.3", kNoReaction);
    const UnitSet here = reacting_in(b, s, f.hex, *d, f.units);
    if (here.empty()) return refuse("5.3", kNoReaction);
    if (((f.number >> static_cast<unsigned>(*d)) & 1U) != 0) return refuse("5.3", kTurnedAlready);
    if (!(units_at(s, hex) & s.reacted).empty()) return refuse("5.3", kFiredAlready);  // N-30
    const Direction now = s.units[here.first()].facing;
    if (facing != maps::turned(now, 1) && facing != maps::turned(now, -1))
        return refuse("5.3", kOneSide);
    return kLegal;
}

}  // namespace

// 5.3, N-30: units next to the hex entered that are in no zone of the active side. The mover
// itself exerts none while it moves (N-79).
UnitSet eligible_to_react(const Board& b, const State& s, HexId entered, Side reacting) {
    UnitSet eligible;
    for (const auto& next : b.next[entered.raw]) {
        if (next.to == kNoHex || in_zoc_of(s, next.to, enemy_of(reacting))) continue;
        for (UnitId u = first_at(s, next.to); u != kNoUnit; u = next_at(s, u))
            if (b.side[u.raw] == reacting && !routed(s, u)) eligible.add(u);  // N-07
    }
    return eligible;
}

bool reaction_possible(const Board& b, const State& s, HexId entered, UnitSet eligible) {
    for (const Direction d : maps::kDirections) {
        const UnitSet here = reacting_in(b, s, entered, d, eligible);
        if (!here.empty() && (units_at(s, s.units[here.first()].at) & s.reacted).empty())
            return true;
    }
    return !reaction_shooters(b, s, entered, eligible, Arm::Infantry, 0).empty() ||
           !reaction_shooters(b, s, entered, eligible, Arm::Artillery, 0).empty();
}

void push_reaction(State& s, UnitId mover, HexId entered, Side reacting, UnitSet eligible) {
    push(s, {.business = Business::Reaction,
             .side = reacting,
             .unit = mover,
             .hex = entered,
             .units = eligible});
}

bool continue_reaction(Play& p) {
    State& s = p.s;
    const Frame& f = top(s);
    const bool target_there = on_map(s, f.unit) && s.units[f.unit].at == f.hex;
    if (f.step == kReacting && target_there) {
        Actions options;
        offer_reaction(p.board, s, options);
        if (options.size() > 1) return true;
    }
    const bool fired = (f.flags & kFiredUpon) != 0;
    pop(s);
    if (fired && top(s).business == Business::Move) top(s).flags |= kFiredUpon;
    return false;
}

void offer_reaction(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (const Direction d : maps::kDirections) {
        const UnitSet here = reacting_in(b, s, f.hex, d, f.units);
        if (here.empty()) continue;
        const Unit& unit = s.units[here.first()];
        for (const int sides : {-1, 1}) {
            const Direction facing = maps::turned(unit.facing, sides);
            if (check_turn(b, s, f, unit.at, facing).legal())
                out.push_back(Action::turn(unit.at, facing));
        }
    }
    if ((f.flags & kFiredUpon) == 0)
        for (const Arm arm : {Arm::Infantry, Arm::Artillery})
            if (!reaction_shooters(b, s, f.hex, f.units, arm, f.number).empty())
                out.push_back(Action::react_fire(arm));
    out.push_back(Action::of(Verb::EndReaction));
}

Verdict check_reaction(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    switch (a.verb) {
        case Verb::EndReaction:
            return kLegal;
        case Verb::Turn:
            return check_turn(b, s, f, a.hex, static_cast<Direction>(a.number));
        case Verb::ReactFire:
            if ((f.flags & kFiredUpon) != 0) return refuse("5.3", kOneFire);
            if (reaction_shooters(b, s, f.hex, f.units, static_cast<Arm>(a.number), f.number)
                    .empty())
                return refuse("5.3", kNobodyFires);
            return kLegal;
        default:
            return refuse("5.3", kReact);
    }
}

void do_reaction(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Turn) {
        const auto d = p.board.grid.direction(f.hex, a.hex);
        f.number = static_cast<std::uint8_t>(f.number | (1U << static_cast<unsigned>(*d)));
        for (const UnitId u : units_at(s, a.hex))
            set_facing(p, u, static_cast<Direction>(a.number));
    } else if (a.verb == Verb::ReactFire) {
        const auto arm = static_cast<Arm>(a.number);
        f.flags |= kFiredUpon;
        push_fire(s, f.side, arm, f.hex,
                  reaction_shooters(p.board, s, f.hex, f.units, arm, f.number), true);
    } else {
        f.step = kReactionOver;
    }
}

}  // namespace levee::neerwinden
