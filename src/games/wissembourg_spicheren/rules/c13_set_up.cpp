// Chapter 13, cases 13.1.1, 13.2.1 and 13.2.7: a new game and its set-up. SetUp frames use `side`.
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr Sentence kNotItsTurn{"Pieces are placed in the order of the scenario.",
                               "Les pions se placent dans l'ordre du scénario."};
constexpr Sentence kNotItsHex{"It is not set up in that hex.",
                              "Ce pion ne se place pas dans cet hexagone."};
constexpr Sentence kNotNextToEnemy{"It is not set up next to an enemy.",
                                   "Elle ne se place pas au contact de l'ennemi."};
constexpr Sentence kPlaceNext{"Place the next piece, or let the rest be set up.",
                              "Placez le pion suivant, ou laissez placer le reste."};

struct Piece {
    UnitId unit{kNoUnit};
    CommanderId commander{kNoCommander};
    const Arrival* arrival = nullptr;
};

bool waits(const State& s, UnitId u) { return s.units[u].status == Status::ToCome; }
bool waits(const State& s, CommanderId c) { return s.commanders[c].status == Status::ToCome; }

Piece next_piece(const Board& b, const State& s, Side side) {
    for (const Arrival& arrival : battle_of(b, s).arrivals) {
        if (arrival.how != Coming::SetUp || arrival.side != side) continue;
        for (const UnitId u : arrival.units)
            if (waits(s, u) && arrival_of(b, s, u) == &arrival)
                return {.unit = u, .arrival = &arrival};
        for (const CommanderId c : arrival.commanders)
            if (waits(s, c) && arrival_of(b, s, c) == &arrival)
                return {.commander = c, .arrival = &arrival};
    }
    return {};
}

const char* set_up_rule(const State& s) {
    return s.battle == BattleId::Spicheren ? "13.1.1" : "13.2.1";
}

Verdict check_piece(const Board& b, const State& s, const Piece& piece, HexId hex) {
    if (hex.raw >= maps::kMaxHexes || !piece.arrival->hexes.has(hex))
        return refuse(set_up_rule(s), kNotItsHex);
    if (piece.unit == kNoUnit) return kLegal;
    // W-52
    if (piece.arrival->needs != 0 && next_to(b, s, hex, enemy_of(piece.arrival->side)))
        return refuse("13.2.7", kNotNextToEnemy);
    return check_stacking(b, s, piece.unit, hex);
}

Direction towards_enemy(Side side) { return side == Side::French ? Direction::N : Direction::S; }

void place(Play& p, const Piece& piece, HexId hex) {
    State& s = p.s;
    const Side side = piece.arrival->side;
    if (piece.unit != kNoUnit) {
        const UnitSet there = troops_at(p.board, s, hex);
        const bool shares = !there.empty() && !is_artillery(p.board, piece.unit);
        s.units[piece.unit].facing = shares ? s.units[there.first()].facing : towards_enemy(side);
        set_down(p.board, s, piece.unit, hex);
        take_control(p, hex, side);
    } else {
        put(s, piece.commander, hex);
    }
    p.report({.fact = Fact::Placed,
              .side = side,
              .unit = piece.unit,
              .commander = piece.commander,
              .hex = hex,
              .rule = set_up_rule(s)});
}

void place_automatically(Play& p, const Piece& piece) {
    for (const HexId h : piece.arrival->hexes)
        if (check_piece(p.board, p.s, piece, h).legal()) return place(p, piece, h);
}

}  // namespace

bool continue_set_up(Play& p) {
    if (next_piece(p.board, p.s, top(p.s).side).arrival != nullptr) return true;
    pop(p.s);
    return false;
}

void offer_set_up(const Board& b, const State& s, Actions& out) {
    const Piece piece = next_piece(b, s, top(s).side);
    if (piece.arrival == nullptr) return;
    for (const HexId h : piece.arrival->hexes) {
        if (!check_piece(b, s, piece, h).legal()) continue;
        out.push_back(piece.unit != kNoUnit ? Action::of(Verb::Place, piece.unit, h)
                                            : Action::of(Verb::Place, piece.commander, h));
    }
    out.push_back(Action::of(Verb::SetUpRest));
}

Verdict check_set_up(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::SetUpRest) return kLegal;
    if (a.verb != Verb::Place) return refuse(set_up_rule(s), kPlaceNext);
    const Piece piece = next_piece(b, s, top(s).side);
    if (a.unit != piece.unit || a.commander != piece.commander)
        return refuse(set_up_rule(s), kNotItsTurn);
    return check_piece(b, s, piece, a.hex);
}

void do_set_up(Play& p, const Action& a) {
    State& s = p.s;
    const Side side = top(s).side;
    if (a.verb == Verb::SetUpRest) {
        for (Piece piece = next_piece(p.board, s, side); piece.arrival != nullptr;
             piece = next_piece(p.board, s, side))
            place_automatically(p, piece);
        return;
    }
    place(p, next_piece(p.board, s, side), a.hex);
    // 13.1, 13.2: it faces as its owner likes.
    if (a.unit != kNoUnit) push_facing(p, a.unit, kAnyFacing);
}

// --- a new game ---------------------------------------------------------------------------------

State Rules::new_game(const Options& options, Events* log) const {
    State s{};
    s.battle = options.battle;
    s.variations = options.variations & (options.battle == BattleId::Spicheren
                                             ? static_cast<Variations>(kFrossardEarly | kCastagny)
                                             : static_cast<Variations>(kWolff));
    s.target.fill(kNoHex);
    const Battle& map = battle_of(board_, s);
    // 0.3.5: the counters of this battle, and of the variations that are played.
    for (const UnitId u : map.units)
        if (arrival_of(board_, s, u) != nullptr) s.units[u].status = Status::ToCome;
    for (const CommanderId c : map.commanders)
        if (arrival_of(board_, s, c) != nullptr) s.commanders[c].status = Status::ToCome;
    for (std::size_t i = 0; i < map.objectives.size(); ++i) {
        const Objective& objective = map.objectives[i];
        const auto hexes = static_cast<std::size_t>(objective.hexes.size());
        for (std::size_t k = 0; k < hexes; ++k)
            s.control[i][k] = objective.holder == Side::French ? Control::French : Control::German;
    }
    rebuild(s);

    Play p{board_, s, log};
    push(s, {.business = Business::Turn});
    // W-83: at Wissembourg the one German battery stands before the 78th looks for its place
    // (W-52).
    const Side last = options.battle == BattleId::Spicheren ? Side::German : Side::French;
    push(s, {.business = Business::SetUp, .side = last});
    push(s, {.business = Business::SetUp, .side = enemy_of(last)});
    run(p);
    while (options.automatic_set_up && !over(s) && top(s).business == Business::SetUp)
        apply(s, Action::of(Verb::SetUpRest), log);
    return s;
}

}  // namespace levee::wissembourg_spicheren
