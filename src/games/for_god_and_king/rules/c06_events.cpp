// Chapter 6: which events may be played in a reinforcement phase, and what they do at once. What
// they ask of their player besides is in c06_event_work.cpp, E5 in c06_english.cpp.
#include "games/for_god_and_king/rules/reinforcements.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

constexpr Sentence kNotYours{"That event belongs to the enemy.",
                             "Cet événement appartient à l'ennemi."};
constexpr Sentence kNotInHand{"That event has been played.", "Cet événement a été joué."};
constexpr Sentence kInReinforcements{
    "It is played in a reinforcement phase of its side, from turn {0} on; this is turn {1}.",
    "Il se joue dans une phase de renforts de son camp, dès le tour {0} ; c'est le tour {1}."};
constexpr Sentence kAtBressuire{"It is played when Vendéen points first occupy Bressuire.",
                                "Il se joue quand des points vendéens occupent d'abord Bressuire."};
constexpr Sentence kAtThouars{"It is played when Vendéen points first occupy Thouars.",
                              "Il se joue quand des points vendéens occupent d'abord Thouars."};
constexpr Sentence kBeforeBocage{
    "It is played just before Republican points attack in the bocage.",
    "Il se joue juste avant que des points républicains n'attaquent dans le bocage."};
constexpr Sentence kAtTurnEnd{
    "It is played at the end of a turn, with all {0} churches Republican and Vendéen morale of -2; "
    "it is {1}.",
    "Il se joue à la fin d'un tour, les {0} églises républicaines et le moral vendéen à -2 ; il "
    "est de {1}."};
constexpr Sentence kTooEarly{"It can be played from turn {0} on; this is turn {1}.",
                             "Il se joue à partir du tour {0} ; c'est le tour {1}."};
constexpr Sentence kOneAlarm{"The alarm has been rung this turn.",
                             "Le tocsin a déjà sonné ce tour-ci."};
constexpr Sentence kOneArrival{"Only one of E9 to E12 can be played in a turn.",
                               "Un seul événement de E9 à E12 par tour."};
constexpr Sentence kLowMorale{"It needs Vendéen morale of at least +1; it is {0}.",
                              "Il faut un moral vendéen d'au moins +1 ; il est de {0}."};
constexpr Sentence kNothingToPay{"There is no combat point to pay with.",
                                 "Il n'y a pas de point de combat pour payer."};
constexpr Sentence kNothingToShip{"There is no combat point that could go aboard.",
                                  "Aucun point de combat ne peut embarquer."};

bool is_arrival(Event e) { return e >= Event::E9 && e <= Event::E12; }

bool arrival_played(const State& s) {
    for (const Event e : {Event::E9, Event::E10, Event::E11, Event::E12})
        if (played_this_turn(s, e)) return true;
    return false;
}

bool there_are(const State& s, Force force) {
    return s.on_map[index(force)] + s.pool[index(force)] > 0;
}

}  // namespace

Verdict check_window(const Board& b, const State& s, Event e) {
    const char* rule = kEventRules[index(e)];
    if (!in_hand(s, e)) return refuse("6", kNotInHand);
    switch (e) {
        case Event::E3:
            return refuse(rule, kAtBressuire);
        case Event::E4:
            return refuse(rule, kAtThouars);
        case Event::E6:
            return refuse(rule, kBeforeBocage);
        case Event::E14:
            return refuse(rule, kAtTurnEnd, b.primary.size(), s.morale[index(Side::Vendeen)]);
        default:
            return refuse(rule, kInReinforcements, b.card(e).earliest, s.turn);
    }
}

namespace {

// What can be seen by both players.
Verdict check_openly(const Board& b, const State& s, Side side, Event e) {
    if (e == Event::None || b.card(e).side != side) return refuse("1.4", kNotYours);
    if (!in_hand(s, e)) return refuse("6", kNotInHand);
    if (s.turn < b.card(e).earliest)
        return refuse(kEventRules[index(e)], kTooEarly, b.card(e).earliest, s.turn);
    // VV61: one alarm, and one of the four arrivals.
    if (e == Event::E1 && played_this_turn(s, e)) return refuse("E1", kOneAlarm);
    if (is_arrival(e) && arrival_played(s)) return refuse("6", kOneArrival);
    switch (e) {
        case Event::E2:
            if (s.morale[index(Side::Vendeen)] < 1)
                return refuse("E2", kLowMorale, s.morale[index(Side::Vendeen)]);
            return kLegal;
        case Event::E3:  // at an occupation
        case Event::E4:
        case Event::E6:  // just before an attack
        case Event::E14:
            return check_window(b, s, e);
        case Event::E7:  // F-55
            return there_are(s, Force::Nantes) || there_are(s, Force::LaRochelle)
                       ? kLegal
                       : refuse("E7", kNothingToPay);
        case Event::E8:
            return there_are(s, Force::Nantes) ? kLegal : refuse("E8", kNothingToPay);
        default:
            return kLegal;
    }
}

// E11, F-72: he leaves for good, wherever he is.
void recall(Play& p, GeneralId g, Event e) {
    if (p.s.generals[g].post == Post::Gone) return;
    take_general(p.board, p.s, g, Post::Gone);
    p.s.generals[g].due = 0;
    p.report({.fact = Fact::Recalled,
              .side = p.board.card(g).side,
              .general = g,
              .event = e,
              .rule = kEventRules[index(e)]});
}

}  // namespace

Verdict check_play(const Board& b, const State& s, Side side, Event e) {
    const Verdict openly = check_openly(b, s, side, e);
    if (!openly.legal() || e != Event::E15) return openly;
    return can_ship(b, s) ? kLegal : refuse("E15", kNothingToShip);
}

// Whether a point stands at Les Sables is nobody's business: E15 is asked for whenever it might.
bool may_play(const Board& b, const State& s, Side side) {
    for (std::size_t i = 0; i < kEvents; ++i)
        if (check_openly(b, s, side, static_cast<Event>(i)).legal()) return true;
    return false;
}

void spend_event(Play& p, Event e) {
    State& s = p.s;
    s.hand[index(e)] = static_cast<std::uint8_t>(s.hand[index(e)] - 1);
    s.played_now = static_cast<std::uint16_t>(s.played_now | (1U << index(e)));
    p.report({.fact = Fact::EventPlayed,
              .side = p.board.card(e).side,
              .event = e,
              .rule = kEventRules[index(e)]});
}

namespace {

// F-10, F-72: each comes once, and those called away before they came never do. E10 leaves Biron's
// coming to a die.
void change_generals(Play& p, Event e) {
    State& s = p.s;
    for (std::uint8_t i = 0; i < kGenerals; ++i) {
        const GeneralId g{i};
        const GeneralCard& card = p.board.card(g);
        if (card.removal == e) recall(p, g, e);
        if (card.arrival == e && s.generals[g].post == Post::NotYet && !comes_by_die(card))
            general_arrives(p, g, kEventRules[index(e)]);
    }
}

void set_marks(Play& p, Event e) {
    State& s = p.s;
    switch (e) {
        case Event::E2:
            s.gatine = true;
            forget_answers(s);  // 3.6: other counters lie face up now
            break;
        case Event::E5:
            s.english = English::Asked;
            break;
        case Event::E13:
            s.west = true;
            break;
        default:
            break;
    }
}

}  // namespace

void play_event(Play& p, Event e) {
    State& s = p.s;
    const Side side = p.board.card(e).side;
    spend_event(p, e);
    set_marks(p, e);
    change_generals(p, e);
    // What is pushed last comes first: decisions before the rolls on the table.
    // E9: its generals come and its rolls are made as the scenario says; it has no decision.
    if (e == Event::E1 || is_arrival(e))
        push(s, {.business = Business::Receive, .side = side, .event = e});
    if (side == Side::Republican && e != Event::E9 && e != Event::E13)
        push(s, {.business = Business::EventWork, .side = side, .event = e});
}

void recall_others(Play& p, GeneralId kept) {
    for (const GeneralId g : replaceable(p.board, p.s))
        if (g != kept) recall(p, g, Event::E11);
}

// --- E4, first half -----------------------------------------------------------------------------

// An Agra frame: steps only. E4: double one and the fraud is out; F-71: no more rolls then.
bool continue_agra(Play& p) {
    using enum AgraStep::At;
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kAsk) {
        f.step = kRolled;
        ask_dice(s, 2);
        return true;
    }
    if (f.step == kRolled) {
        const bool found = take_sum(s) == 2;
        if (!found) {
            pop(s);
            return false;
        }
        s.agra = false;
        p.report({.fact = Fact::FraudFound, .side = Side::Vendeen, .rule = "E4"});
        f.step = kEffect;
        ask_dice(s, 1);
        return true;
    }
    const Figures& figures = p.board.tables.figures;
    const int die = take_sum(s);
    pop(s);
    change_morale(p, Side::Vendeen,
                  die <= 2   ? figures.morale_e4_fraud_1_2
                  : die <= 5 ? figures.morale_e4_fraud_3_5
                             : figures.morale_e4_fraud_6,
                  "E4");
    return false;
}

// --- E3, E4: a town is occupied for the first time ----------------------------------------------

namespace {

constexpr Sentence kPlayOrDecline{"Play the event now, or never.",
                                  "Jouez l'événement maintenant, ou jamais."};

void free_lescure(Play& p, AreaId area) {
    State& s = p.s;
    for (const GeneralId g : p.board.side_generals[index(Side::Vendeen)]) {
        if (p.board.card(g).arrival != Event::E3 || s.generals[g].post != Post::NotYet) continue;
        put_general(p.board, s, g, area);  // F-100: whoever stands there
        p.report({.fact = Fact::Placed,
                  .side = Side::Vendeen,
                  .general = g,
                  .secret = is_masked(p.board, s, Side::Vendeen, area),
                  .area = area,
                  .rule = "E3"});
    }
}

}  // namespace

// An Occupy frame: event is E3 or E4, area the town. F-52: declined means lost.
bool continue_occupy(Play& p) {
    if (in_hand(p.s, top(p.s).event)) return true;
    pop(p.s);
    return false;
}

void offer_occupy(const Board&, const State& s, Actions& out) {
    out.push_back(Action::play(top(s).event));
    out.push_back(Action::of(Verb::Decline));
}

Verdict check_occupy(const Board&, const State& s, const Action& a) {
    if (a.verb == Verb::Decline || (a.verb == Verb::Play && a.event == top(s).event)) return kLegal;
    return refuse(kEventRules[index(top(s).event)], kPlayOrDecline);
}

void do_occupy(Play& p, const Action& a) {
    const AreaId area = top(p.s).area;
    const Event event = top(p.s).event;
    pop(p.s);
    if (a.verb == Verb::Decline) {
        p.s.hand[index(event)] = 0;
        return;
    }
    spend_event(p, event);
    if (event == Event::E3) {
        free_lescure(p, area);
        return;
    }
    p.s.agra = true;
    change_morale(p, Side::Vendeen, p.board.tables.figures.morale_e4, "E4");
}

}  // namespace levee::fgfk
