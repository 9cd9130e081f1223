// Chapter 2: the sequence of play, and 2.1, the wounded generals.
#include "games/for_god_and_king/rules/reinforcements.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

using enum WoundsStep::At;

using enum TurnStep::At;

void begin_turn(Play& p) {
    State& s = p.s;
    p.report({.fact = Fact::TurnBegan, .a = s.turn, .rule = "2"});
    s.played_now = 0;
    push(s, {.business = Business::Wounds});
}

// 2.5, T8, E10: those who were to be back this turn.
void call_back(Play& p) {
    State& s = p.s;
    for (std::uint8_t i = 0; i < kGenerals; ++i) {
        const General& general = s.generals[GeneralId{i}];
        if (general.post == Post::Away && general.due <= s.turn)
            general_arrives(p, GeneralId{i}, "2.2");
    }
}

void end_turn(Play& p) {
    State& s = p.s;
    p.report({.fact = Fact::TurnEnded, .a = s.turn, .rule = "2.7"});
    if (s.turn >= kTurns) return end_of_game(p);
    s.turn += 1;
    top(s).step = kBegin;
}

}  // namespace

bool continue_turn(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step++) {
        case kBegin:
            begin_turn(p);
            return false;
        case kAgra:  // F-07: after the wounded the bishop, then the English
            if (s.agra) push(s, {.business = Business::Agra, .side = Side::Vendeen});
            return false;
        case kEnglish:
            if (s.english == English::Asked)
                push(s, {.business = Business::English, .side = Side::Vendeen});
            return false;
        case kReinforceRepublicans:
            call_back(p);
            push(s, {.business = Business::Reinforce, .side = Side::Republican});
            return false;
        case kReinforceVendeens:
            push(s, {.business = Business::Reinforce, .side = Side::Vendeen});
            return false;
        case kInitiative:  // and the operations that follow from it
            clear_activations(s);
            push(s, {.business = Business::Initiative});
            return false;
        case kDesertion:    // 2.5: not on the last turn
            s.routed = {};  // of the operations; F-113: nor may it tell which stacks vanish
            if (s.turn < kTurns) push(s, {.business = Business::Desertion, .side = Side::Vendeen});
            return false;
        case kCommittee:
            push(s, {.business = Business::Committee, .side = Side::Republican});
            return false;
        case kGalerne:  // F-18
            push(s,
                 {.business = Business::EventWork, .side = Side::Republican, .event = Event::E14});
            return false;
        default:
            end_turn(p);
            return false;
    }
}

// --- 2.1 ----------------------------------------------------------------------------------------

// A Wounds frame: number counts the generals; the step says whether dice have been rolled for that
// one.
bool continue_wounds(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kWoundRolled) {
        const GeneralId g{f.number};
        const bool back = take_sum(s) >= p.board.tables.figures.wound_returns;
        // F-07: a failed check keeps the kind of wound.
        if (back) s.generals[g].post = Post::ToPlace;
        p.report({.fact = back ? Fact::Recovered : Fact::StillWounded,
                  .side = f.side,
                  .general = g,
                  .rule = "2.1"});
        f.step = kNextWounded;
        f.number += 1;
    }
    for (; f.number < kGenerals; ++f.number) {
        const GeneralId g{f.number};
        const Post post = s.generals[g].post;
        if (post != Post::LightWound && post != Post::SeriousWound) continue;
        f.step = kWoundRolled;
        f.side = p.board.card(g).side;
        f.general = g;
        ask_dice(s, post == Post::LightWound ? 2 : 1);
        return true;
    }
    pop(s);
    return false;
}

}  // namespace levee::fgfk
