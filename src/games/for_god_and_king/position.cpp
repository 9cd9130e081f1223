#include "games/for_god_and_king/position.h"

#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

State empty_position(const Board& board) {
    State s{};
    for (std::size_t i = 0; i < kEvents; ++i) s.hand[i] = board.events[i].count;
    for (std::size_t i = 0; i < kIncidents; ++i) s.cup[i] = board.incidents[i].count;
    for (std::uint8_t i = 0; i < kGenerals; ++i)
        s.generals[GeneralId{i}] = {.post = Post::NotYet, .army = board.generals[i].army};
    Rules{board}.rebuild(s);
    return s;
}

void put(const Board& board, State& s, GeneralId general, AreaId area) {
    if (on_map(s, general))
        move_general(board, s, general, area);
    else
        put_general(board, s, general, area);
}

void put(State& s, Force force, int points, AreaId area) { add_points(s, area, force, points); }

namespace {

void drop_business(const Rules& rules, State& s) {
    while (s.depth > 0) pop(s);
    s.group = {};
    s.chosen = {};
    s.combat = {};
    rules.rebuild(s);
}

// The frames of an operations phase in which `first` has the opportunity.
void open_operations(const Rules& rules, State& s, Side first) {
    drop_business(rules, s);
    s.initiative = first;
    clear_activations(s);
    push(s, {.business = Business::Turn, .step = TurnStep::kDesertion});
    push(s, {.business = Business::Operations, .side = first});
}

void go_on(const Rules& rules, State& s, Reports* told) {
    Play p{rules.board(), s, told};
    run(p);
}

}  // namespace

void await_initiative(const Rules& rules, State& s) {
    drop_business(rules, s);
    push(s, {.business = Business::Turn, .step = TurnStep::kDesertion});
    push(s, {.business = Business::Initiative, .step = InitiativeStep::kInitiativeRolled});
    ask_dice(s, 2);
}

void start_turn(const Rules& rules, State& s) { start_phase(rules, s, TurnStep::kBegin); }

void start_phase(const Rules& rules, State& s, std::uint8_t step, Reports* told) {
    drop_business(rules, s);
    push(s, {.business = Business::Turn, .step = step});
    go_on(rules, s, told);
}

void start_operations(const Rules& rules, State& s, Side first, Reports* told) {
    open_operations(rules, s, first);
    go_on(rules, s, told);
}

void start_combat(const Rules& rules, State& s, Side attacker, AreaId from, AreaId to) {
    open_operations(rules, s, attacker);
    Group& group = s.group;
    group.side = attacker;
    group.at = from;
    group.flags = kGroupMoved;
    group.generals = generals_at(rules.board(), s, from, attacker);
    for (std::size_t f = first_force(attacker); f < end_force(attacker); ++f) {
        group.points[f] = s.points[from][f];
        s.spent[from][f] = s.points[from][f];
    }
    for (const GeneralId general : group.generals) s.generals[general].activated = true;
    push(s, {.business = Business::Operation, .step = OperationStep::kOnTheWay, .side = attacker});
    Play p{rules.board(), s, nullptr};
    move_group(p, to);
    arrive(p, false);
    run(p);
}

}  // namespace levee::fgfk
