#pragma once

#include "engine/contract/frames.h"
#include "games/for_god_and_king/rules.h"

// What the chapters share. Every kind of business has four functions, found in the chapter that it
// belongs to and known to the table of chapters only (chapters.h):
//   continue_…(play)         does what needs no decision; true: waits for one
//   offer_…(board, s, out)   the candidates that pass check_…
//   check_…(board, s, a)     legal or why not
//   do_…(play, a)            carries out a legal decision
// What is legal for a side may depend only on what that side can see (3.6): its own counters,
// known_held(), masked() and the answers it was given, never on the enemy's hidden counters.
namespace levee::fgfk {

using engine::kLegal;
using engine::refuse;
using engine::Sentence;
using engine::Verdict;
using Actions = Rules::Actions;

using Play = engine::PlayOf<Board, State, Reports>;

// --- sentences of more than one chapter
// -----------------------------------------------------------
inline constexpr Sentence kFirstTurn{
    "On the first turn no Vendéen leaves the zone of his army.",
    "Au premier tour, aucun Vendéen ne quitte la zone de son armée."};
inline constexpr Sentence kApart{
    "Counters of Bas-Poitou and of Anjou or Centre do not march in one group.",
    "Les pions du Bas-Poitou et ceux d'Anjou ou du Centre ne marchent pas ensemble."};
inline constexpr Sentence kHopeless{
    "{0} against {1} is less than 1 to 3: a known folly is not allowed.",
    "{0} contre {1}, c'est moins de 1 contre 3 : interdit en connaissance "
    "de cause."};

// --- frames -------------------------------------------------------------------------------------
using engine::below_top;
using engine::over;
using engine::pop;
using engine::push;
using engine::top;

// Fate is asked by the frame on top; the answer is in s.dice (or Frame::number, Frame::general of
// the asker for a draw or a lot) when that frame goes on. A Dice frame has the kind as its step.
enum Fate : std::uint8_t { kDice, kDrawIncident, kDrawGeneral };
void ask_dice(State& s, int count);
void ask_incident(State& s);
void ask_lot(State& s, GeneralSet among);  // one of them, all alike
inline int dice_sum(const State& s) { return s.dice[0] + s.dice[1]; }
inline bool doubles(const State& s) { return s.dice[0] == s.dice[1]; }

// --- chapter 1: counters ------------------------------------------------------------------------
// 1.3: the colour of the counters.
constexpr Army army_of(Force force) {
    switch (force) {
        case Force::Anjou:
        case Force::Chouans:
            return Army::Anjou;
        case Force::Centre:
            return Army::Centre;
        case Force::BasPoitou:
            return Army::BasPoitou;
        case Force::Loroux:
            return Army::Loroux;
        case Force::Nantes:
            return Army::Nantes;
        case Force::Saumur:
            return Army::Saumur;
        case Force::LaRochelle:
            return Army::LaRochelle;
        case Force::Mayencais:
            return Army::Mayencais;
        default:
            return Army::None;  // émigrés and deserters (F-20)
    }
}
constexpr Force force_at(std::size_t i) { return static_cast<Force>(i); }
// The forces of a side are neighbours in the list: [first, end).
constexpr std::size_t first_force(Side side) {
    return side == Side::Vendeen ? 0 : index(Force::Nantes);
}
constexpr std::size_t end_force(Side side) {
    return side == Side::Vendeen ? index(Force::Nantes) : kForces;
}
inline int of_side(const Points& points, Side side) {
    int sum = 0;
    for (std::size_t f = first_force(side); f < end_force(side); ++f) sum += points[f];
    return sum;
}
inline int points_at(const State& s, AreaId area, Side side) {
    return of_side(s.points[area], side);
}
inline bool on_map(const State& s, GeneralId g) { return s.generals[g].post == Post::OnMap; }
inline GeneralSet generals_at(const Board& b, const State& s, AreaId area, Side side) {
    return s.derived.generals[area] & b.side_generals[index(side)];
}
inline AreaSet held(const State& s, Side side) { return s.derived.held[index(side)]; }
inline AreaSet present(const State& s, Side side) { return s.present[index(side)]; }
// May this general lead these points (3.1, F-20)? Émigrés and deserters follow any Vendéen.
bool leads(const State& s, GeneralId g, Force force);
bool led(const State& s, GeneralSet generals, Force force);
int best_strategic(const Board& b, GeneralSet generals);  // 0: none

// All changes of what stands where go through these. `spent`: how many of them are activated.
void add_points(State& s, AreaId area, Force force, int n, int spent = 0);
// F-81: activated ones first.
void remove_points(State& s, AreaId area, Force force, int n);
void move_points(State& s, AreaId from, AreaId to, Force force, int n, int spent);
void put_general(const Board& b, State& s, GeneralId g, AreaId area);  // onto the map
void take_general(const Board& b, State& s, GeneralId g, Post post);   // off the map
void move_general(const Board& b, State& s, GeneralId g, AreaId to);
void clear_activations(State& s);  // at the start of an operations phase

// 3.6
inline AreaSet zones(const Board& b, const State& s) { return b.zones[s.gatine ? 1 : 0]; }
inline AreaSet zone_of(const Board& b, const State& s, Army army) {
    return b.army_zone[s.gatine ? 1 : 0][index(army)];
}
// Areas whose counters of this side lie face down for the enemy.
AreaSet masked(const Board& b, const State& s, Side side);
inline bool is_masked(const Board& b, const State& s, Side side, AreaId area) {
    return masked(b, s, side).has(area);
}
// Areas where the enemy of this side can see combat points of it.
inline AreaSet known_held(const Board& b, const State& s, Side side) {
    return held(s, side).without(masked(b, s, side));
}

// Flag of a Placing and of a Desertion frame (F-114): the owner has been asked, so that what is no
// choice can be done for him.
inline constexpr std::uint8_t kAsked = 1;

// --- chapter 2: sequence ------------------------------------------------------------------------
// Into the pool; what the counter limit (2.2) does not allow is lost and reported.
void receive_points(Play& p, Force force, int n);

// Flags of an Operations frame: he has activated a stack since he got the opportunity; his last
// group was beaten.
inline constexpr std::uint8_t kOperationsActed = 1;
inline constexpr std::uint8_t kOperationsBeaten = 2;

// 2.4: `first` begins.
void begin_operations(Play& p, Side first);

// --- chapter 3: action points and movement ------------------------------------------------------
// Purposes of a Gather frame (Frame::number).
enum Purpose : std::uint8_t { kForOperation, kForPreemption, kForGuns, kForPursuit };
void push_gather(State& s, Side side, AreaId area, Purpose purpose);
void push_gather_pursuers(State& s, Side side, AreaId to);  // out of the battle area
// Could anybody march to the guns out of this area, or pursue into it?
Verdict check_marchers(const Board& b, const State& s, Side side, AreaId area);
Verdict check_pursuers(const Board& b, const State& s, Side side, AreaId to);

Verdict check_gather(const Board& b, const State& s, const Action& a);
// The group of the state goes to a neighbour, and what follows from its arrival (a combat, generals
// who make room, a town taken).
void move_group(Play& p, AreaId to);
void arrive(Play& p, bool fortified);
inline int half_points_left(const Group& g) {
    const int left = g.granted + 2 * g.rating - g.spent;
    return left > 0 ? left : 0;
}

// What a step costs in half points, as far as the side can know; F-28.
int known_cost(const Board& b, const State& s, const Group& g, const Board::Step& step);

// 3.4: the truth, and what the other side may know of it.
inline bool controlled(const Board& b, const State& s, AreaId area, Side by) {
    return b.controlled_from[area].meets(held(s, by));
}
enum class Known : std::uint8_t { No, Yes, Maybe };
Known known_control(const Board& b, const State& s, AreaId area, Side by);
// The enemy says whether the area is controlled, if that is not plain to see (3.6).
void tell_control(Play& p, Side asker, AreaId area);
void forget_answers(State& s);

// 3.5
using Armies = std::uint16_t;  // a bit per Army
constexpr Armies bit(Army army) {
    return army == Army::None ? Armies{0} : static_cast<Armies>(1U << index(army));
}
Armies armies_at(const Board& b, const State& s, AreaId area, Side side);
Armies armies_in(const Board& b, const State& s, const Points& points, GeneralSet generals,
                 Side side);
// May counters of these armies, and these generals, stand together? `rule` 3.5.
Verdict check_together(const Board& b, const State& s, Armies armies, GeneralSet generals);
// May these counters stop (be placed, be left) in this area, with what else of the side is there?
// What is there and also among `generals` counts once. `agreed`: Bas-Poitou and the others have
// come to terms (the die of Charette or Joly), so that only the rest is asked.
Verdict check_stacking(const Board& b, const State& s, AreaId area, Side side, Armies armies,
                       GeneralSet generals, bool agreed = false);
// May they enter at all? Anjou and Centre never go to Bas-Poitou; Bas-Poitou goes to them only by
// the die of Charette or Joly.
Verdict check_entering(const Board& b, const State& s, AreaId area, Side side, Armies armies,
                       GeneralSet generals);
bool needs_consent(const Board& b, const State& s, AreaId area, Side side, Armies armies);
GeneralId who_asks(const Board& b, const State& s, GeneralSet generals);  // or kNoGeneral
void ask_leave(Play& p, const Frame& f);  // of the general of the frame, for its area
// 7.1: is the area in the zones of all these armies? True when none of them is Vendéen.
bool inside_zones(const Board& b, Armies armies, AreaId area);

// 3.7
void push_displace(State& s, Side side, AreaId area, GeneralSet generals);
void capture(Play& p, GeneralId g, const char* rule);
// Generals without troops among enemy combat points go elsewhere: pushes what is needed for this
// area. True when something was pushed.
bool displace_isolated(Play& p, AreaId area, Side side);

// --- chapter 4: combat --------------------------------------------------------------------------
// The group of the state has entered an area with enemy points; fortified: E6.
void begin_combat(Play& p, bool fortified);

void guns_gathered(Play& p);  // the stack is chosen

// A combat frame whose column is found and whose dice have not been read yet.
bool column_found(const Frame& f);
bool has_drawn(const Combat& c, Incident incident);
int times_drawn(const Combat& c, Incident incident);
void leave_cup(Play& p, Incident incident);
void recruit_deserters(Play& p, int size);                                     // T2
int odds_column(const Board& b, int attack, int defence);                      // before shifts
inline bool forlorn(int attack, int defence) { return 3 * attack < defence; }  // F-35
// Column and modifier into State::combat; reports each when somebody listens.
void find_modifiers(Play& p);
bool supplied(const Board& b, const State& s, Army army, AreaId from, bool defends);  // 4.4
int percent_of(int percent, int points);  // 4.1: to the nearest, halves up

void push_losses(State& s, Side side, int n, std::uint8_t contingent);
inline constexpr std::uint8_t kAnyContingent = 255;

void mark_routed(State& s, GeneralId g);  // 4.5: not to be activated in this phase
void push_retreat(State& s, std::uint8_t contingent, int areas, bool rout);
// 4.5: the areas of the best class, as far as the side can know; F-64. The same for generals (3.7),
// who have no points.
struct Flight {
    Side side{};
    AreaId at{kNoArea};
    Armies armies = 0;       // whose bases or zones to look for
    AreaSet barred{};        // F-45: never
    AreaSet left{};          // F-44: only if there is nothing else
    AreaId battle{kNoArea};  // F-63: the control out of this area does not count
    bool points = true;
};
AreaSet flight_areas(const Board& b, const State& s, const Flight& flight);

void pursuers_gathered(Play& p);
void push_pursuit_step(State& s, AreaId to);

// --- chapter 5: markers -------------------------------------------------------------------------
void change_morale(Play& p, Side side, int by, const char* rule);
inline constexpr std::array<Army, 3> kArmsMarkers{Army::Anjou, Army::Centre, Army::BasPoitou};
void set_arms(Play& p, std::size_t marker, int to, const char* rule);  // index of kArmsMarkers
// 5.2, F-49: shared out by points engaged, largest army first.
void share_arms(Play& p, const std::array<std::uint8_t, 3>& engaged, int by, bool single,
                const char* rule);
// F-39: Vendéen points by marker.
std::array<std::uint8_t, 3> by_marker(const Points& points);
std::size_t marker_in_combat(const State& s, const std::array<std::uint8_t, 3>& engaged);
// F-48, F-50, E3, E4: who holds what after something has moved. May push an Occupy frame.
void settle_holders(Play& p);

// --- chapter 6: events --------------------------------------------------------------------------
inline bool in_hand(const State& s, Event e) { return s.hand[index(e)] > 0; }
// Takes it out of the hand for good and reports it.
void spend_event(Play& p, Event e);

// --- chapter 7: start and end -------------------------------------------------------------------
void begin_game(Play& p);
int victory_points(const Board& b, const State& s, Side side);
void end_of_game(Play& p);  // counts; the stack is empty afterwards
void win_by_galerne(Play& p);

// --- all chapters -------------------------------------------------------------------------------
// Why this cannot be done at this moment at all, whatever the map looks like. Legal: somebody asks
// for it, now or when what is on top of him is settled, and the prompt tells the rest.
Verdict check_moment(const Board& b, const State& s, const Action& a);

void run(Play& p);  // until somebody must decide or the game is over

}  // namespace levee::fgfk
