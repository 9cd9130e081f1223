#include "games/neerwinden/position.h"

#include <cassert>

#include "engine/text/notation.h"
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/rules/steps.h"

namespace levee::neerwinden {

State empty_position(const Board& board, const Options& options) {
    State s{};
    s.scenario = options.scenario;
    s.secret_orders = options.secret_orders;
    for (std::uint8_t i = 0; i < kFormations; ++i) {
        s.formations[FormationId{i}].order = board.formations[i].order;
        s.formations[FormationId{i}].shown = board.formations[i].order;
    }
    Rules{board}.rebuild(s);
    return s;
}

void put(const Board& board, State& s, UnitId unit, HexId at, Direction facing, Level level) {
    if (on_map(s, unit)) pick_up(board, s, unit);
    s.units[unit].facing = facing;
    s.units[unit].level = level;
    set_down(board, s, unit, at);
}

void put(const Board&, State& s, CommanderId commander, HexId at) {
    s.commanders[commander].status = Status::OnMap;
    s.commanders[commander].at = at;
}

void give_order(State& s, FormationId formation, Order order) {
    s.formations[formation].order = order;
    s.formations[formation].shown = order;
}

namespace {

void drop_business(const Rules& rules, State& s) {
    while (s.depth > 0) pop(s);
    s.active = kNoFormation;
    rules.rebuild(s);
}

void start(const Rules& rules, State& s, const Frame& turn, const Frame& business) {
    drop_business(rules, s);
    push(s, turn);
    if (business.business != Business::None) push(s, business);
    Play p{rules.board(), s, nullptr};
    run(p);
}

void start_segment(const Rules& rules, State& s, FormationId formation, Business business) {
    drop_business(rules, s);
    for (Formation& f : s.formations) f.activated = true;
    push(s, {.business = Business::Turn, .step = TurnStep::kFinal});
    push(s, {.business = Business::Activations, .step = ActivationStep::kInTurn});
    s.active = formation;
    push(s, {.business = business, .side = rules.board().card(formation).side});
    Play p{rules.board(), s, nullptr};
    run(p);
}

}  // namespace

void await_initiative(const Rules& rules, State& s) {
    drop_business(rules, s);
    push(s, {.business = Business::Turn, .step = TurnStep::kInitiativeRolled});
    ask_dice(s);
}

void start_turn(const Rules& rules, State& s) { start(rules, s, {.business = Business::Turn}, {}); }

void start_order_changes(const Rules& rules, State& s, Side initiative) {
    s.initiative = initiative;
    start(rules, s, {.business = Business::Turn, .step = TurnStep::kOrdersOfFirst}, {});
}

void start_activations(const Rules& rules, State& s, Side first) {
    s.initiative = first;
    start(rules, s, {.business = Business::Turn, .step = TurnStep::kFinal},
          {.business = Business::Activations, .step = ActivationStep::kInTurn, .side = first});
}

void start_movement(const Rules& rules, State& s, FormationId formation) {
    start_segment(rules, s, formation, Business::Movement);
}

void start_combat(const Rules& rules, State& s, FormationId formation) {
    start_segment(rules, s, formation, Business::Combat);
}

namespace {

template <class Id, class Cards>
Id named(const Cards& cards, std::string_view name) {
    const auto found = engine::notation::find(cards, name);
    assert(found && "nothing is called so");
    return Id{static_cast<std::uint8_t>(found.index)};
}

}  // namespace

UnitId unit_named(const Board& board, std::string_view name) {
    return named<UnitId>(board.units, name);
}
CommanderId commander_named(const Board& board, std::string_view name) {
    return named<CommanderId>(board.commanders, name);
}
FormationId formation_named(const Board& board, std::string_view name) {
    return named<FormationId>(board.formations, name);
}

}  // namespace levee::neerwinden
