#include "games/la_vendee/position_words.h"

#include <algorithm>

#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/rules/steps.h"

namespace levee::la_vendee {

namespace setting {

namespace {

using engine::position_lines::kAnyNumber;

const Board& board_of(const Position& p) { return p.rules.board(); }
Play play_of(Position& p) { return {board_of(p), p.s, p.told}; }
Play in_silence(Position& p) { return {board_of(p), p.s, nullptr}; }

// --- forces -------------------------------------------------------------------------------------

void put_points(Position& p, const Force& force, const Points& points) {
    Play play = in_silence(p);
    points_of(p.s, force) = {};
    for (const Troop troop : kAllTroops) add_points(play, force, troop, points[index(troop)]);
    p.rules.rebuild(p.s);
}

// 2.4, 5.1: what lines say is checked as a whole; a number of a byte is not enough for all of them.
bool is_small(const Points& points, Arguments& a) {
    constexpr int kMost = 60;
    if (total(points) <= kMost) return true;
    a.wrong("nobody has so many points");
    return false;
}

void put_army_down(Position& p, Arguments& a, ArmyId card, AreaId area) {
    const bool full = a.size() == 3;
    const Points points = full ? board_of(p).card(card).points : points_in(a, 3);
    if (a.failed() || !is_small(points, a)) return;
    if (board_of(p).card(card).kind == ArmyKind::Dummy && !p.s.options.dummies)
        return a.wrong("there are dummies with that option only");
    Play play = in_silence(p);
    const ArmyId before = counter_of(p.s, card);
    if (before != kNoArmy) remove_counter(play, before);
    put_army(play, card, area);
    const ArmyId counter = counter_of(p.s, card);
    const Side side = board_of(p).card(card).side;
    if (p.s.options.dummies)
        p.s.armies[counter].may_be =
            static_cast<std::uint16_t>(board_of(p).armies_of[index(side)].bits);
    put_points(p, {.side = side, .kind = Target::Army, .army = counter}, points);
}

bool names_army(const Board& board, const std::string& word) {
    return find_army(board, word) != kNoArmy;
}

void place(Position& p, Arguments& a) {
    const AreaId area = area_in(board_of(p), a, 2);
    if (a.failed()) return;
    if (names_army(board_of(p), a[1])) return put_army_down(p, a, army_in(board_of(p), a, 1), area);
    const Side side = side_in(a, 1);
    const Points points = points_in(a, 3);
    if (a.failed() || !is_small(points, a)) return;
    put_points(p, {.side = side, .area = area}, points);
}

void set_fortress(Position& p, Arguments& a) {
    const AreaId area = area_in(board_of(p), a, 1);
    const Side side = side_in(a, 2);
    const Points points = points_in(a, 3);
    if (a.failed() || !is_small(points, a)) return;
    if (!board_of(p).fortresses.has(area)) return a.wrong("there is no fortress in " + a[1]);
    Play play = in_silence(p);
    set_holder(play, area, side);
    put_points(p, {.side = side, .kind = Target::Inside, .area = area}, points);
}

// --- armies -------------------------------------------------------------------------------------

// An army that is on the map; kNoArmy, with a word about it, where it is not.
ArmyId counter_in(Position& p, Arguments& a, std::size_t i) {
    const ArmyId card = army_in(board_of(p), a, i);
    if (a.failed()) return kNoArmy;
    const ArmyId counter = counter_of(p.s, card);
    if (counter == kNoArmy) a.wrong(a[i] + " is not on the map: place it first");
    return counter;
}

void put_inside(Position& p, Arguments& a) {
    const ArmyId counter = counter_in(p, a, 1);
    if (a.failed()) return;
    Play play = in_silence(p);
    set_inside(play, counter, true);
}
void set_pinned(Position& p, Arguments& a) {
    for (std::size_t i = 1; i < a.size(); ++i) {
        const ArmyId counter = counter_in(p, a, i);
        if (a.failed()) return;
        p.s.armies[counter].pinned = true;
    }
}
void set_banked(Position& p, Arguments& a) {
    const ArmyId counter = counter_in(p, a, 1);
    const AreaId bound = area_in(board_of(p), a, 2);
    const int regions = a.number(3, 1, std::max(1, board_of(p).route_areas - 1));
    if (a.failed()) return;
    p.s.armies[counter].bound = bound;
    p.s.armies[counter].banked = static_cast<std::uint8_t>(regions);
}
void set_shown(Position& p, Arguments& a) {
    for (std::size_t i = 1; i < a.size(); ++i) {
        const ArmyId counter = counter_in(p, a, i);
        if (a.failed()) return;
        p.s.armies[counter].shown = true;
    }
}

void take_away(Position& p, ArmyId card, ArmyFate fate) {
    Play play = in_silence(p);
    if (const ArmyId counter = counter_of(p.s, card); counter != kNoArmy)
        remove_counter(play, counter);
    p.s.fates[card] = fate;
}
// An army, or a leader.
void set_to_come(Position& p, Arguments& a) {
    for (std::size_t i = 1; i < a.size(); ++i) {
        if (names_army(board_of(p), a[i])) {
            take_away(p, army_in(board_of(p), a, i), {.post = ArmyPost::NotYet});
        } else {
            const LeaderId leader = leader_in(board_of(p), a, i);
            if (a.failed()) return;
            p.s.leaders[leader] = {.rank = board_of(p).card(leader).rank};
        }
    }
}
void set_destroyed(Position& p, Arguments& a) {
    const ArmyId card = army_in(board_of(p), a, 1);
    const int due = a.number(2, 1, static_cast<int>(kTurns) + 1);
    if (a.failed()) return;
    take_away(p, card, {.post = ArmyPost::Destroyed, .due = static_cast<std::uint8_t>(due)});
}

void set_leader(Position& p, Arguments& a) {
    const LeaderId id = leader_in(board_of(p), a, 1);
    if (a.failed()) return;
    Leader leader{.rank = board_of(p).card(id).rank};
    std::size_t next = 3;
    if (names_army(board_of(p), a[2])) {
        leader.post = LeaderPost::WithArmy;
        leader.army = army_in(board_of(p), a, 2);
        const ArmyPost post = p.s.fates[leader.army].post;
        if (post == ArmyPost::Destroyed) leader.post = LeaderPost::Waiting;
    } else {
        leader.post = static_cast<LeaderPost>(a.one_of(2, spelled::kPosts, "army or post"));
        if (leader.post == LeaderPost::WithArmy || leader.post == LeaderPost::Waiting)
            return a.wrong("name his army: leader " + a[1] + " ARMY");
        // Of the army that he led until he is replaced (10.3.2).
        if (next < a.size() && names_army(board_of(p), a[next]))
            leader.army = army_in(board_of(p), a, next++);
    }
    for (; next < a.size(); ++next) {
        static constexpr std::array<std::string_view, 3> kMore{"wounded", "généralissime",
                                                               "rerolled"};
        const std::size_t what = a.one_of(next, kMore, "word");
        if (a.failed()) return;
        if (what == 0) leader.wounded = true;
        if (what == 1) leader.rank = Rank::Generalissime;
        if (what == 2) leader.rerolled = true;
    }
    p.s.leaders[id] = leader;
}

// --- turn, markers, cards -----------------------------------------------------------------------

void set_turn(Position& p, Arguments& a) {
    p.s.turn = static_cast<std::uint8_t>(a.number(1, 1, static_cast<int>(kTurns)));
}

// `burnt 10`: as many regions where nobody stands.
void burn_so_many(Position& p, Arguments& a) {
    const AreaSet homes = board_of(p).home[index(Side::Royalist)];
    const int wanted = a.number(1, 0, homes.size());
    if (a.failed()) return;
    std::vector<AreaId> free;
    for (const AreaId area : homes)
        if (!has_units(board_of(p), p.s, area, Side::Royalist) &&
            !has_units(board_of(p), p.s, area, Side::Republican) && total(p.s.inside[area]) == 0)
            free.push_back(area);
    // Those without a fortress first.
    std::stable_partition(free.begin(), free.end(),
                          [&](AreaId area) { return !board_of(p).fortresses.has(area); });
    for (std::size_t i = 0; i < free.size() && p.s.burnt.size() < wanted; ++i)
        p.s.burnt.add(free[i]);
    if (p.s.burnt.size() < wanted) a.wrong("there are not so many regions without troops");
}
void set_burnt(Position& p, Arguments& a) {
    const char first = a[1].empty() ? ' ' : a[1].front();
    if (first >= '0' && first <= '9') return burn_so_many(p, a);
    for (std::size_t i = 1; i < a.size(); ++i) {
        const AreaId area = area_in(board_of(p), a, i);
        if (a.failed()) return;
        p.s.burnt.add(area);
    }
}

void set_hand(Position& p, Arguments& a) {
    const Side side = side_in(a, 1);
    Hand hand;
    for (std::size_t i = 2; i < a.size(); ++i) hand.cards.add(card_in(a, i));
    if (a.failed()) return;
    hand.held = static_cast<std::uint8_t>(hand.cards.size());
    p.s.hands[index(side)] = hand;
    p.s.discards = p.s.discards.without(hand.cards);
}
void set_seen(Position& p, Arguments& a) {
    const Side side = side_in(a, 1);
    for (std::size_t i = 2; i < a.size(); ++i) {
        const CardId card = card_in(a, i);
        if (a.failed()) return;
        p.s.hands[index(side)].seen.add(card);
    }
}
void set_discards(Position& p, Arguments& a) {
    CardSet cards;
    for (std::size_t i = 1; i < a.size(); ++i) cards.add(card_in(a, i));
    if (!a.failed()) p.s.discards = cards;
}

void set_box(Position& p, Arguments& a) {
    const Points points = points_in(a, 1);
    if (!a.failed() && is_small(points, a)) p.s.box = points;
}
// 5.4: of those who stand in a region, these were dropped off in this turn.
void set_dropped(Position& p, Arguments& a) {
    const Side side = side_in(a, 1);
    const AreaId area = area_in(board_of(p), a, 2);
    const Points points = points_in(a, 3);
    if (a.failed() || !is_small(points, a)) return;
    p.s.dropped[index(side)][area] = {.regulars = static_cast<std::uint8_t>(regulars(points)),
                                      .irregulars = static_cast<std::uint8_t>(irregulars(points))};
}
// 12.0: full End Phases that Granville has been held, the turn of its fall not counted.
void set_clock(Position& p, Arguments& a) {
    const int needed = board_of(p).tables.figures.british_clock;
    p.s.clock = static_cast<std::uint8_t>(a.number(1, 0, needed) + 1);
}
void set_british_due(Position& p, Arguments& a) {
    p.s.british_due = static_cast<std::uint8_t>(a.number(1, 1, static_cast<int>(kTurns) + 1));
}

// --- play begins --------------------------------------------------------------------------------

void drop_business(Position& p) {
    while (p.s.depth > 0) pop(p.s);
    p.rules.rebuild(p.s);
}
void go_on(Position& p) {
    Play play = play_of(p);
    run(play);
}
void turn_at(State& s, std::uint8_t step) { push(s, {.business = Business::Turn, .step = step}); }

void begin_phase(Position& p, Arguments& a) {
    static constexpr std::array<std::string_view, 7> kPhases{
        "turn", "reinforcements", "irregulars", "draw", "cards", "desertion", "end"};
    using enum TurnStep::At;
    static constexpr std::array<std::uint8_t, kPhases.size()> kSteps{
        kBegin, kReinforceRoyalists, kRoyalistIrregulars, kDraw, kPlay, kDesertions, kEnd};
    const std::size_t phase = a.one_of(1, kPhases, "phase");
    const Side side = a.size() == 3 ? side_in(a, 2) : Side::Royalist;
    if (a.failed()) return;
    drop_business(p);
    std::uint8_t step = kSteps[phase];
    if (side == Side::Republican && (step == kReinforceRoyalists || step == kRoyalistIrregulars))
        ++step;
    if (step != kPlay) {
        turn_at(p.s, step);
    } else {
        turn_at(p.s, kDesertions);
        push(p.s, {.business = Business::CardPlay, .side = side, .number = 1});
    }
    go_on(p);
}

// 4: one part of it.
void begin_reinforcements(Position& p, Arguments& a) {
    using enum ReinforceStep::At;
    static constexpr std::array<std::string_view, 7> kParts{
        "succession", "british", "regulars", "arrivals", "box", "units", "transfers"};
    static constexpr std::array<std::uint8_t, kParts.size()> kSteps{
        kSuccession, kBritish, kRegulars, kArrivals, kFromBox, kPlaceNew, kTransfers};
    const Side side = side_in(a, 1);
    const std::size_t part = a.one_of(2, kParts, "part of the phase");
    if (a.failed()) return;
    const bool royalist = side == Side::Royalist;
    const std::uint8_t step = kSteps[part];
    if (royalist ? step == kArrivals || step == kFromBox : step == kBritish || step == kRegulars)
        return a.wrong("that side does not do this");
    drop_business(p);
    turn_at(p.s, royalist ? TurnStep::kReinforceRepublicans : TurnStep::kRoyalistIrregulars);
    push(p.s, {.business = Business::Reinforce, .step = step, .side = side});
    go_on(p);
}

// 7.5: cards may be played at any time, and then it is this side's turn.
void begin_window(Position& p, Arguments& a) {
    const Side side = side_in(a, 1);
    if (a.failed()) return;
    drop_business(p);
    turn_at(p.s, TurnStep::kDesertions);
    push(p.s, {.business = Business::CardPlay, .side = side});
    go_on(p);
}

void push_played(Position& p, Side side, CardId card) {
    drop_business(p);
    turn_at(p.s, TurnStep::kDesertions);
    push(
        p.s,
        {.business = Business::CardPlay, .step = CardPlayStep::kPlayed, .side = side, .number = 1});
    for (Hand& hand : p.s.hands)
        if (hand.cards.has(card)) {
            hand.cards.remove(card);
            hand.seen.remove(card);
            --hand.held;
        }
    p.s.discards.add(card);
    Play play = in_silence(p);
    push_card(play, side, card, false);
}
void begin_card(Position& p, Arguments& a) {
    const CardId card = card_in(a, 1);
    const Side side = side_in(a, 2);
    if (a.failed()) return;
    push_played(p, side, card);
    go_on(p);
}

// The card has moved its armies.
void begin_attack(Position& p, Arguments& a) {
    const ArmyId counter = counter_in(p, a, 1);
    const CardId card = a.size() == 3 ? card_in(a, 2) : CardId{0};
    if (a.failed()) return;
    if (const Verdict no = check_attack(board_of(p), p.s, counter))
        return a.wrong(no.refusal.text(engine::Language::English));
    push_played(p, board_of(p).side(counter), card);
    top(p.s).step = CardStep::kBattles;
    top(p.s).points = 0;
    Play play = play_of(p);
    push_battle(play, counter);
    if (board_of(p).card(card).effect == Effect::Ardour)
        p.s.battle.bonus = board_of(p).card(card).figure;
    run(play);
}

// 8.7: forced, by a card of the enemy.
void begin_retreat(Position& p, Arguments& a) {
    const ArmyId counter = counter_in(p, a, 1);
    if (a.failed()) return;
    if (p.s.armies[counter].inside) return a.wrong("it is in a fortress");
    const Board& b = board_of(p);
    CardId panic = kNoCard;
    for (std::uint8_t i = 0; i < kCards && panic == kNoCard; ++i)
        if (b.cards[i].effect == Effect::Panic) panic = CardId{i};
    if (panic == kNoCard) return a.wrong("no card makes an army retreat");
    push_played(p, enemy_of(b.side(counter)), panic);
    top(p.s).step = CardStep::kEffect;
    top(p.s).flags = kCardSpent;
    Play play = play_of(p);
    push_retreat(play, counter, Retreating::Forced);
    run(play);
}

void begin_new_game(Position& p, Arguments& a) {
    static constexpr std::array<std::string_view, 1> kGame{"game"};
    a.one_of(1, kGame, "beginning");
    if (a.failed()) return;
    if (p.s != blank_position(board_of(p), p.s.options))
        return a.wrong("a game is set up by the rules: no other line stands before it");
    p.s = p.rules.new_game(p.s.options);
}

constexpr std::array kWords{
    PositionWord{"turn", "turn NUMBER", 2, 2, set_turn},
    PositionWord{"place", "place ARMY REGION [N TROOP]..., or place SIDE REGION [N TROOP]...", 3,
                 kAnyNumber, place},
    PositionWord{"fortress", "fortress REGION SIDE [N TROOP]...", 3, kAnyNumber, set_fortress},
    PositionWord{"inside", "inside ARMY", 2, 2, put_inside},
    PositionWord{"pinned", "pinned ARMY...", 2, kAnyNumber, set_pinned},
    PositionWord{"banked", "banked ARMY REGION NUMBER", 4, 4, set_banked},
    PositionWord{"shown", "shown ARMY...", 2, kAnyNumber, set_shown},
    PositionWord{"to-come", "to-come ARMY|LEADER...", 2, kAnyNumber, set_to_come},
    PositionWord{"destroyed", "destroyed ARMY TURN", 3, 3, set_destroyed},
    PositionWord{"leader", "leader NAME ARMY|POST [ARMY] [wounded] [généralissime] [rerolled]", 3,
                 7, set_leader},
    PositionWord{"burnt", "burnt REGION..., or burnt NUMBER", 2, kAnyNumber, set_burnt},
    PositionWord{"hand", "hand SIDE CARD...", 2, kAnyNumber, set_hand},
    PositionWord{"seen", "seen SIDE CARD...", 3, kAnyNumber, set_seen},
    PositionWord{"discards", "discards CARD...", 1, kAnyNumber, set_discards},
    PositionWord{"box", "box [N TROOP]...", 1, kAnyNumber, set_box},
    PositionWord{"dropped", "dropped SIDE REGION [N TROOP]...", 3, kAnyNumber, set_dropped},
    PositionWord{"clock", "clock NUMBER", 2, 2, set_clock},
    PositionWord{"british-due", "british-due TURN", 2, 2, set_british_due},
    PositionWord{"phase", "phase NAME [SIDE]", 2, 3, begin_phase, true},
    PositionWord{"reinforcements", "reinforcements SIDE PART", 3, 3, begin_reinforcements, true},
    PositionWord{"window", "window SIDE", 2, 2, begin_window, true},
    PositionWord{"card", "card NUMBER SIDE", 3, 3, begin_card, true},
    PositionWord{"attack", "attack ARMY [CARD]", 2, 3, begin_attack, true},
    PositionWord{"retreat", "retreat ARMY", 2, 2, begin_retreat, true},
    PositionWord{"begin", "begin game", 2, 2, begin_new_game, true},
};

// Between the lines: somebody is about to play a card, whoever has one.
void await_card(const Rules& rules, State& s) {
    while (s.depth > 0) pop(s);
    turn_at(s, TurnStep::kDesertions);
    Side side = Side::Royalist;
    if (s.hands[index(side)].held == 0) side = Side::Republican;
    Hand& hand = s.hands[index(side)];
    if (hand.held == 0) {
        CardSet free = CardSet::first_of(kCards).without(s.discards);
        if (free.empty()) return;
        hand = {.cards = CardSet::of(free.first()), .held = 1};
    }
    push(
        s,
        {.business = Business::CardPlay, .step = CardPlayStep::kChoose, .side = side, .number = 1});
    rules.rebuild(s);
}

}  // namespace

}  // namespace setting

std::span<const PositionWord> position_words() { return setting::kWords; }

State blank_position(const Board& board, const Options& options) {
    State s{};
    s.options = options;
    s.turn = 2;
    s.held = board.fortresses_at_start[index(Side::Royalist)];
    for (std::size_t i = 0; i < board.armies.size(); ++i) s.fates.items[i].post = ArmyPost::Gone;
    for (std::size_t i = 0; i < board.leaders.size(); ++i)
        s.leaders.items[i] = {.post = LeaderPost::Gone, .rank = board.leaders[i].rank};
    return s;
}

engine::Result<State> position(const Rules& rules, const Options& options,
                               std::span<const std::string> lines) {
    State s = blank_position(rules.board(), options);
    Position p{rules, s};
    return engine::position_lines::position_of(position_words(), p, lines, rules, s,
                                               setting::await_card);
}

// --- words --------------------------------------------------------------------------------------

AreaId area_in(const Board& board, Arguments& a, std::size_t i) {
    return a.card<AreaId>(i, board.areas, "region");
}
ArmyId army_in(const Board& board, Arguments& a, std::size_t i) {
    const ArmyId army = find_army(board, a[i]);
    if (army != kNoArmy) return army;
    std::vector<std::string_view> keys;
    for (const ArmyCard& card : board.armies) keys.push_back(card.key);
    return ArmyId{static_cast<std::uint8_t>(a.one_of(i, keys, "army"))};
}
LeaderId leader_in(const Board& board, Arguments& a, std::size_t i) {
    return a.card<LeaderId>(i, board.leaders, "leader");
}
CardId card_in(Arguments& a, std::size_t i) {
    return CardId{static_cast<std::uint8_t>(a.number(i, 1, static_cast<int>(kCards)) - 1)};
}
Side side_in(Arguments& a, std::size_t i) {
    return static_cast<Side>(a.one_of(i, spelled::kSides, "side"));
}
Points points_in(Arguments& a, std::size_t i) {
    Points points{};
    constexpr int kMost = 30;
    for (; i + 1 < a.size(); i += 2) {
        const int n = a.number(i, 0, kMost);
        const std::size_t troop = a.one_of(i + 1, spelled::kTroops, "troop");
        points[troop] = static_cast<std::uint8_t>(n);
    }
    if (i < a.size()) a.wrong("troops are written 2 irregulars 1 cavalry");
    return points;
}

}  // namespace levee::la_vendee
