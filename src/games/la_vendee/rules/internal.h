#pragma once

#include "engine/contract/frames.h"
#include "games/la_vendee/rules.h"

// What the chapters share. Every kind of business has four functions, found in the chapter that it
// belongs to and known to the table of chapters only (chapters.h):
//   continue_…(play)         does what needs no decision; true: waits for one
//   offer_…(board, s, out)   the candidates that pass check_…
//   check_…(board, s, a)     legal or why not
//   do_…(play, a)            carries out a legal decision
// What is legal for a side, and whether and when it is asked, may depend only on what both sides
// see and on what is its own: never on the enemy's cards, on the contents of an army of his that
// is_open() does not show, or on which army a counter of his stands for.
//
// An ArmyId is a counter on the map; its card says which army it is (16.6). What belongs to the
// army itself (name, cap, kind, entry) is asked of card_of(); the two are the same without dummies.
namespace levee::la_vendee {

using engine::kLegal;
using engine::refuse;
using engine::Sentence;
using engine::Verdict;
using Actions = Rules::Actions;
using Play = engine::PlayOf<Board, State, Events>;

using engine::below_top;
using engine::over;
using engine::pop;
using engine::push;
using engine::top;

inline constexpr Sentence kNotNow{"It is not time for that.", "Ce n'est pas le moment."};
inline constexpr Sentence kNotYours{"That is not yours.", "Ce n'est pas à vous."};

// --- fate (rules.cpp) ---------------------------------------------------------------------------
// Fate is asked by the frame on top; the answer is in s.dice, or in Frame::card of the asker, when
// that frame goes on. A Dice frame has the kind as its step and the dice, four at most, as number.
enum Fate : std::uint8_t { kRollDice, kDrawCard };
void ask_dice(State& s, int count);
// Of these dice only it matters how many show `bar` or more: odds and searches count them so.
void ask_hits(State& s, int count, int bar);
void ask_card(State& s);

// --- 2.2 to 2.9: forces and regions (c02_forces.cpp) --------------------------------------------
inline int regulars(const Points& points) {
    return total(points) - points[index(Troop::Irregulars)];
}
inline int irregulars(const Points& points) { return points[index(Troop::Irregulars)]; }
// Of this arm, whatever the corps.
inline int of_arm(const Points& points, Troop arm) {
    return points[index(arm)] + (arm == Troop::Irregulars ? 0 : points[index(of_corps(arm))]);
}

struct Force {
    Side side{};
    Target kind = Target::Irregulars;  // Irregulars: outside; Inside: I&D in the fortress; Army
    ArmyId army{kNoArmy};
    AreaId area{kNoArea};
};
Points& points_of(State& s, const Force& force);
const Points& points_of(const State& s, const Force& force);

inline bool on_map(const State& s, ArmyId a) { return s.armies[a].at != kNoArea; }
inline ArmyId card_of(const State& s, ArmyId counter) { return s.armies[counter].card; }
const ArmyCard& army_card(const Board& b, const State& s, ArmyId counter);
bool is_dummy(const Board& b, const State& s, ArmyId counter);
bool is_kind(const Board& b, const State& s, ArmyId counter, ArmyKind kind);
ArmyId counter_of(const State& s, ArmyId card);  // kNoArmy: not on the map
// Counters of a side that stand in a region; outside its fortress, inside it.
ArmySet armies_outside(const Board& b, const State& s, AreaId area, Side side);
ArmySet armies_inside(const Board& b, const State& s, AreaId area);
LeaderSet leaders_with(const State& s, ArmyId card);  // 5.3.1; Kléber and Turreau both (L-36)
bool has_unwounded_leader(const State& s,
                          ArmyId card);  // L-66: none of them wounded, and one there
// 2.9
bool is_burnt(const State& s, AreaId area);
inline Side fortress_holder(const State& s, AreaId area) {
    return s.held.has(area) ? Side::Royalist : Side::Republican;
}
int id_points(const State& s, AreaId area, Side side);  // L-39: outside and inside together
bool has_units(const Board& b, const State& s, AreaId area, Side side);  // outside the fortress
bool besieges(const Board& b, const State& s, AreaId area, Side side);
// L-38: by whom a region is controlled; nobody where both are.
enum class Control : std::uint8_t { Royalist, Republican, Nobody };
Control region_control(const Board& b, const State& s, AreaId area);
bool controls(const Board& b, const State& s, AreaId area, Side side);

// 2.4, L-42: counters of this arm that are not on the map; may so many FP more join this force?
int counters_left(const Board& b, const State& s, Side side, Troop troop);
Verdict check_counters(const Board& b, const State& s, const Force& to, Troop troop, int n);
Verdict check_stacking(const Board& b, const State& s, AreaId area, Side side, int n);  // 5.1
Verdict check_fortress_room(const Board& b, const State& s, AreaId area, int n);        // 9.0
Verdict check_cap(const Board& b, const State& s, ArmyId counter,
                  int n);  // L-20, all of the region
// L-20: an army of this card that would have so many FP there; `counter`: is it already.
Verdict check_army_fits(const Board& b, const State& s, AreaId area, ArmyId card, int points,
                        ArmyId counter = kNoArmy);
// L-69: what kind these FP become in this army, or kNoTroop: they cannot join it.
Troop joined_as(const Board& b, const State& s, ArmyId counter, Troop troop);
// L-42 where FP go from one force to another, and `lost` of them on the way: is there change?
Verdict check_change(const Board& b, const State& s, const Force& from, const Force& to,
                     Troop troop, int n, int lost = 0);  // c05_2_irregulars.cpp
// 5.1, L-20: may it stand there beside the other armies of its side, after losing so many FP?
Verdict check_armies_together(const Board& b, const State& s, ArmyId counter, AreaId area,
                              int lost = 0);  // c05_3_march.cpp
// An army of that side, outside the fortress: what stops a march and makes a retreat dear.
bool has_army(const Board& b, const State& s, AreaId area, Side side);  // c05_3_march.cpp

// All changes of what stands where go through these; they keep State::derived.
void add_points(Play& p, const Force& to, Troop troop, int n);
void remove_points(Play& p, const Force& from, Troop troop, int n);  // parties follow (6.6)
void put_army(Play& p, ArmyId card, AreaId area);  // on the map; picks a counter (16.6)
void move_army(Play& p, ArmyId counter, AreaId to);
void set_inside(Play& p, ArmyId counter, bool inside);
void remove_counter(Play& p, ArmyId counter);  // off the map, with all that is in it
void set_holder(Play& p, AreaId fortress, Side side);

// --- hidden things (position.cpp) ---------------------------------------------------------------
// 2.6, 16.6: may the enemy see what is in this army? Always without these options.
bool is_open(const Board& b, const State& s, ArmyId counter);
// 2.6, 16.6: there are such things in this game, so that whether somebody is asked must not tell.
inline bool secretive(const State& s) { return s.options.hidden_displays || s.options.dummies; }
// 16.6: does the enemy know which army it is?
bool is_known(const State& s, ArmyId counter);
// 7.5: some any-time card is not yet face up, so that it is worth asking; both sides know it.
bool cards_may_come(const Board& b, const State& s);

// Why this cannot be done at this moment at all (moments.cpp); legal: the chapter knows better.
Verdict check_moment(const Board& b, const State& s, const Action& a);

// --- 3: sequence (c03_sequence.cpp) -------------------------------------------------------------
void run(Play& p);  // until somebody must decide or the game is over

// --- 4: reinforcements --------------------------------------------------------------------------
// c04_1_placing.cpp. What a Placing frame's pool is (Frame::number), and where it may go:
//   Units     4.1: new irregulars, two FP at a time (Frame::points: units left)
//   Regulars  4.2: the FP of the 4D6; into an army, as a detachment, or as Chouans (L-22)
//   FromBox   4.1: what is in the Army Reserve box; into an army, region or fortress
//   Card      Levy: as Units; Pardon: with the army of the frame, or in its region
enum class Source : std::uint8_t { Units, Regulars, FromBox, Levy, Pardon };
void push_placing(Play& p, Side side, Source source, ArmyId army = kNoArmy);
// 4.0, 2.9: may this side receive FP in this region at all?
Verdict check_receiving(const Board& b, const State& s, AreaId area, Side side, bool inside);
// c04_2_armies.cpp
void push_arrival(Play& p, ArmyId card);
bool may_enter(const Board& b, const State& s, ArmyId card, AreaId area);
// 4.2.1, 4.2.2, L-24, L-57: may this army be rebuilt there?
Verdict check_raising(const Board& b, const State& s, ArmyId card, AreaId area);

// --- 5: movement --------------------------------------------------------------------------------
// c05_2_irregulars.cpp
void push_irregulars(Play& p, Side side);
// c05_3_march.cpp. Flags of a March frame.
inline constexpr std::uint8_t kMarchForced = 1;   // 5.5: has made its forced step
inline constexpr std::uint8_t kMarchCrossed = 2;  // 5.3.2
inline constexpr std::uint8_t kMarchStopped = 4;  // has met an enemy army
inline constexpr std::uint8_t kMarchTorch = 8;    // 11.1: burns the region that it leaves
void push_march(Play& p, ArmyId counter, CardId card);
int march_regions(const Board& b, const State& s, ArmyId counter, CardId card);  // 5.3.1
// 5.5: may it force its march, apart from where to?
Verdict check_forcing(const Board& b, const State& s, ArmyId counter);
// c05_3_entry.cpp. Flags of an Entry frame.
inline constexpr std::uint8_t kEntryCrossed = 1;  // 5.3.2: free attack
inline constexpr std::uint8_t kEntryRetreat = 2;  // 10.0
inline constexpr std::uint8_t kEntrySilent = 4;   // Night March
// The army stands in the region; what its coming brings about (16.6, 11.3, 6.4, 5.3.2).
void push_entry(Play& p, ArmyId counter, AreaId from, std::uint8_t flags);
// 16.7: a real army with nobody left in it, of either side, beside one of the enemy that has men.
ArmyId unmanned_and_caught(const Board& b, const State& s, AreaId area);
// c05_3_granville.cpp
void bank_regions(Play& p, ArmyId counter, AreaId bound, int regions);  // arrives at route_areas
void cancel_route(Play& p, ArmyId counter);
// 5.3.3: after Interdicted Supply has taken a card of this side.
void check_routes(Play& p, Side side);
// c05_6_pins.cpp
Verdict check_pin(const Board& b, const State& s, Side side, ArmyId enemy);
void unpin(Play& p, ArmyId counter);

// --- 6: irregulars and detachments --------------------------------------------------------------
// c06_skirmish.cpp
Volley irregular_volley(const Board& b, const State& s, AreaId area, Side side, Target at,
                        ArmyId target);
// c06_6_withdrawal.cpp. Frame::number: must it go (1) or may it (0)?
void push_withdrawal(Play& p, Side side, AreaId area, bool must);
// 6.6, 10.4: where those that came in this phase came from; FP of them in a region.
int newcomers(const State& s, AreaId area, Troop troop);

// --- 7, 15: cards -------------------------------------------------------------------------------
// c07_cards.cpp
bool in_deck(const State& s, CardId card);
void take_from_hand(State& s, Side side, CardId card);  // face up
// Flags of a Card frame. A battle of it was won, and by Frame::target (Pardons); its effect has
// been carried out.
inline constexpr std::uint8_t kCardOutOfTurn = 1;
inline constexpr std::uint8_t kCardInspired = 2;  // Ardour: Frame::target
inline constexpr std::uint8_t kCardWon = 4;
inline constexpr std::uint8_t kCardSpent = 8;
void push_card(Play& p, Side side, CardId card, bool out_of_turn);
// c07_5_window.cpp. After a round (true), or between cards.
void push_window(Play& p, bool after_round);
// c15_effects.cpp
bool has_effect(const Board& b, const State& s, Side side, CardId card);  // L-28
// The card that is being carried out, if it has this effect; nullptr.
const CardCard* card_at_work(const Board& b, const State& s, Effect effect);

// --- 8: army combat -----------------------------------------------------------------------------
// c08_battle.cpp
void push_battle(Play& p, ArmyId attacker);  // Battle::bonus may be set after it
Verdict check_attack(const Board& b, const State& s, ArmyId counter);  // 8.1: is there a target?
// Of the battle, its attacker and kBattleWon are left (Pardons).
void end_battle(Play& p);
inline bool in_battle(const State& s) { return s.battle.area != kNoArea; }
// c08_3_volley.cpp
int army_dice(const Board& b, const State& s, ArmyId counter);  // 8.3, 16.11; without the irregular
int to_hit(const Board& b, const State& s, ArmyId counter, bool attacks);  // 8.4, 11.6
Volley army_volley(const Board& b, const State& s, ArmyId counter, Target at, ArmyId target,
                   int dice, bool attacks);
void clear_volleys(State& s);
void add_volley(State& s, const Volley& volley);
void report_to_hit(Play& p);  // of all that have been added
void push_volleys(Play& p);   // rolls all that have been added, with rerolls; hits are in them
// c08_6_losses.cpp. The owner takes off n FP of a force; more than there are is all of them. An
// army without FP is eliminated (5.8, 8.6; not with 16.7) before the frame below goes on. What is
// lost to fire in a round of a battle can be regained (15).
void push_losses(Play& p, const Force& force, int n, const char* rule, bool to_fire = false);
void eliminate_army(Play& p, ArmyId counter, const char* rule);
// c08_7_routs.cpp
ArmySet must_retreat(const Board& b, const State& s);  // L-49; a tie is rolled for
// The next defending army with which the attacker is tied.
ArmyId tied_with_attacker(const Board& b, const State& s, ArmyId after);

// --- 9: fortresses (c09_fortress.cpp) -----------------------------------------------------------
int assault_dice(const Board& b, const State& s, ArmyId counter, int of_pool);      // L-10
void add_fortress_volleys(const Board& b, State& s, AreaId area, ArmyId besieger);  // 9.2, L-12
void hit_fortress(Play& p, int hits);  // 9.4: its dice first, then Losses
bool fortress_falls(const Board& b, const State& s, AreaId area);
void fell(Play& p);         // 9.4
void take_bounty(Play& p);  // 9.5, with its die

// --- 10: retreats -------------------------------------------------------------------------------
// c10_retreat.cpp
enum class Retreating : std::uint8_t { Forced, Willing };  // 8.7; L-53 for a pinned one
void push_retreat(Play& p, ArmyId counter, Retreating why);
Verdict check_leaving(const Board& b, const State& s,
                      ArmyId counter);  // 8.7, L-53: of its own will
AreaSet retreat_areas(const Board& b, const State& s, ArmyId counter);                // L-15, L-51
bool may_go_inside(const Board& b, const State& s, ArmyId counter, bool retreating);  // 5.7, L-03
// c10_3_leaders.cpp. `lost`: L-67, wounded at once and only the capture rolled.
void push_leaders(Play& p, ArmyId card, bool lost);
void push_succession(Play& p, Side side);

// --- 11: Brûlez (c11_burning.cpp) ---------------------------------------------------------------
Verdict check_burning(const Board& b, const State& s, AreaId area);  // region, not who
void burn(Play& p, AreaId area);
inline int markers(const State& s) { return s.burnt.size(); }

// --- 12: the British (c12_british.cpp) ----------------------------------------------------------
void move_clock(Play& p);      // End Phase (L-32)
void recall_british(Play& p);  // 12.3, whenever FP have changed
bool british_on_map(const Board& b, const State& s);

// --- 13, 14, 16 ---------------------------------------------------------------------------------
void begin_game(Play& p);                                       // c13_set_up.cpp
int victory_points(const Board& b, const State& s, Side side);  // c14_victory.cpp
bool check_sudden(Play& p);                                     // 14, End Turn
void end_of_game(Play& p);
void show_counters(Play& p, AreaId area);  // c16_options.cpp: 16.6, 2.6; dummies go
// 16.6: those of this side there are met, before what comes in pays for it (8.7, 6.6).
void meet_counters(Play& p, AreaId area, Side side);
void show_displays(Play& p);  // 2.6: tells whose contents are seen from now on
// 16.6: what a dummy cannot do tells that this is an army (forcing a march, dropping FP, the road
// to Granville), or even which one (burning).
void not_a_dummy(Play& p, ArmyId counter);
void show_army(Play& p, ArmyId counter);
int bonaparte_dice(const Board& b, const State& s, ArmyId counter);  // 16.11

}  // namespace levee::la_vendee
