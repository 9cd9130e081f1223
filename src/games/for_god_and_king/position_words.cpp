#include "games/for_god_and_king/position_words.h"

#include <algorithm>

#include "games/for_god_and_king/position.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"
#include "games/for_god_and_king/verbs.h"

namespace levee::fgfk {

namespace {

const Board& board_of(const Position& p) { return p.rules.board(); }

bool is_nothing(const Arguments& a) { return a.size() == 2 && a[1] == "nothing"; }

void set_turn(Position& p, Arguments& a) {
    p.s.turn = static_cast<std::uint8_t>(a.number(1, 1, kTurns));
}

std::int8_t marker_in(const Position& p, Arguments& a, std::size_t i) {
    const Figures& figures = board_of(p).tables.figures;
    return static_cast<std::int8_t>(a.number(i, figures.morale_low, figures.morale_high));
}
void set_morale(Position& p, Arguments& a) {
    const Side side = side_in(a, 1);
    p.s.morale[index(side)] = marker_in(p, a, 2);
}
void set_arms(Position& p, Arguments& a) {
    if (a.size() == 3) {
        const std::size_t army = arms_in(a, 1);
        p.s.arms[army] = marker_in(p, a, 2);
    } else {
        for (std::size_t i = 0; i < p.s.arms.size(); ++i) p.s.arms[i] = marker_in(p, a, i + 1);
    }
}

int strength_in(const Position& p, Arguments& a, Force force) {
    return a.number(1, 0, board_of(p).card(force).limit);
}

void place_general(Position& p, Arguments& a) {
    const GeneralId general = general_in(board_of(p), a, 1);
    const AreaId area = area_in(board_of(p), a, 2);
    const bool joins = a.size() == 4;
    const Army army = joins ? board_of(p).card(force_in(a, 3)).army : Army::None;
    if (a.failed()) return;
    put(board_of(p), p.s, general, area);
    if (joins) p.s.generals[general].army = army;
}
void place_points(Position& p, Arguments& a) {
    const Force force = force_in(a, 2);
    const int points = strength_in(p, a, force);
    const AreaId area = area_in(board_of(p), a, 3);
    if (a.failed()) return;
    put(p.s, force, points, area);
    // T2: those that are there have come over.
    if (force == Force::Deserters)
        p.s.deserters = std::max(p.s.deserters, p.s.on_map[index(force)]);
}
void place(Position& p, Arguments& a) {
    const char first = a[1].empty() ? ' ' : a[1].front();
    if (a.size() == 4 && first >= '0' && first <= '9')
        place_points(p, a);
    else
        place_general(p, a);
}

void set_general(Position& p, Arguments& a) {
    const GeneralId general = general_in(board_of(p), a, 1);
    const auto post = static_cast<Post>(a.one_of(2, spelled::kPosts, "post"));
    if (!a.failed() && post == Post::OnMap)
        a.wrong("a general comes onto the map by: place GENERAL AREA");
    if (!a.failed() && a.size() == 4 && post != Post::Away)
        a.wrong("only he who is away returns in a turn");
    const int back = std::min<int>(p.s.turn + 1, kTurns + 1);
    const int due = a.size() == 4 ? a.number(3, 1, kTurns + 1) : back;
    if (a.failed()) return;
    take_general(board_of(p), p.s, general, post);
    p.s.generals[general].due = static_cast<std::uint8_t>(post == Post::Away ? due : 0);
}
void set_to_place(Position& p, Arguments& a) {
    if (a.size() == 2) {
        const GeneralId general = general_in(board_of(p), a, 1);
        if (a.failed()) return;
        take_general(board_of(p), p.s, general, Post::ToPlace);
        p.s.generals[general].due = 0;
    } else {
        const Force force = force_in(a, 2);
        p.s.pool[index(force)] = static_cast<std::uint8_t>(strength_in(p, a, force));
    }
}

void set_cup(Position& p, Arguments& a) {
    p.s.cup = {};
    for (std::size_t i = 1; i < a.size() && !is_nothing(a); ++i) {
        const std::size_t incident = incident_in(a, i);
        if (a.failed()) return;
        if (++p.s.cup[incident] > board_of(p).incidents[incident].count)
            return a.wrong("there are not so many markers " + a[i]);
    }
}
void set_spent(Position& p, Arguments& a) { p.s.hand[event_in(a, 1)] = 0; }
void set_hand(Position& p, Arguments& a) {
    p.s.hand = {};
    for (std::size_t i = 1; i < a.size() && !is_nothing(a); ++i) {
        const std::size_t event = event_in(a, i);
        p.s.hand[event] = board_of(p).events[event].count;
    }
}

// --- play begins --------------------------------------------------------------------------------

void begin_operations(Position& p, Arguments& a) {
    const Side side = side_in(a, 1);
    if (!a.failed()) start_operations(p.rules, p.s, side, p.told);
}

void begin_phase(Position& p, Arguments& a) {
    static constexpr std::array<std::string_view, 8> kPhases{
        "wounds",    "republicans", "vendeens", "initiative",
        "desertion", "committee",   "galerne",  "end"};
    // The step at which the Turn frame goes on with them.
    static constexpr std::array<std::uint8_t, kPhases.size()> kSteps{
        TurnStep::kBegin,
        TurnStep::kReinforceRepublicans,
        TurnStep::kReinforceVendeens,
        TurnStep::kInitiative,
        TurnStep::kDesertion,
        TurnStep::kCommittee,
        TurnStep::kGalerne,
        TurnStep::kEnd};
    const std::size_t phase = a.one_of(1, kPhases, "phase");
    if (!a.failed()) start_phase(p.rules, p.s, kSteps[phase], p.told);
}

void begin_campaign(Position& p, Arguments& a) {
    static constexpr std::array<std::string_view, 2> kWays{"by-hand", "automatic"};
    const bool automatic = a.one_of(1, kWays, "set-up") == 1;
    State blank = blank_position(board_of(p));
    blank.automatic_set_up = p.s.automatic_set_up;
    if (!a.failed() && p.s != blank)
        a.wrong("a campaign is set up by the rules: no other line stands before it");
    if (!a.failed()) p.s = p.rules.new_game({.automatic_set_up = automatic}, p.told);
}

constexpr std::array kPositionWords{
    PositionWord{"turn", "turn NUMBER", 2, 2, set_turn},
    PositionWord{"place", "place GENERAL AREA [ARMY], or place POINTS FORCE AREA", 3, 4, place},
    PositionWord{"to-place", "to-place GENERAL, or to-place POINTS FORCE", 2, 3, set_to_place},
    PositionWord{"general", "general NAME POST [TURN]", 3, 4, set_general},
    PositionWord{"morale", "morale SIDE NUMBER", 3, 3, set_morale},
    PositionWord{"arms", "arms ARMY NUMBER, or arms with three numbers", 3, 4, set_arms},
    PositionWord{"cup", "cup INCIDENT...", 2, engine::position_lines::kAnyNumber, set_cup},
    PositionWord{"hand", "hand EVENT...", 2, engine::position_lines::kAnyNumber, set_hand},
    PositionWord{"spent", "spent EVENT", 2, 2, set_spent},
    PositionWord{"operations", "operations SIDE", 2, 2, begin_operations, true},
    PositionWord{"phase", "phase NAME", 2, 2, begin_phase, true},
    PositionWord{"campaign", "campaign by-hand|automatic", 2, 2, begin_campaign, true},
};

}  // namespace

std::span<const PositionWord> position_words() { return kPositionWords; }

State blank_position(const Board& board) {
    State s = empty_position(board);
    s.turn = 2;
    s.cup = {};
    s.bressuire_seen = true;
    s.thouars_seen = true;
    return s;
}

engine::Result<State> position(const Rules& rules, const Options& options,
                               std::span<const std::string> lines) {
    State s = blank_position(rules.board());
    s.automatic_set_up = options.automatic_set_up;
    Position p{rules, s};
    return engine::position_lines::position_of(position_words(), p, lines, rules, s,
                                               await_initiative);
}

// --- words --------------------------------------------------------------------------------------

AreaId area_in(const Board& board, Arguments& a, std::size_t i) {
    const AreaId area = find_area(board, a[i]);
    if (area == kNoArea) a.wrong("there is no area " + a[i]);
    return area;
}
GeneralId general_in(const Board& board, Arguments& a, std::size_t i) {
    return a.card<GeneralId>(i, board.generals, "general");
}
Force force_in(Arguments& a, std::size_t i) {
    return static_cast<Force>(a.one_of(i, kForcesWritten, "force"));
}
Side side_in(Arguments& a, std::size_t i) {
    return static_cast<Side>(a.one_of(i, spelled::kSides, "side"));
}
std::size_t arms_in(Arguments& a, std::size_t i) {
    return a.one_of(i, spelled::kArms, "marker of arms and powder");
}

namespace {

// The number behind the letter, from 0.
std::size_t numbered_in(Arguments& a, std::size_t i, char letter, std::size_t most,
                        std::string_view kind) {
    for (std::size_t n = 0; n < most; ++n)
        if (a[i] == letter + std::to_string(n + 1)) return n;
    a.wrong("there is no " + std::string(kind) + " " + engine::notation::quoted(a[i]) + ", only " +
            letter + "1 to " + letter + std::to_string(most));
    return 0;
}

}  // namespace

std::size_t event_in(Arguments& a, std::size_t i) {
    return numbered_in(a, i, 'E', kEvents, "event");
}
std::size_t incident_in(Arguments& a, std::size_t i) {
    return numbered_in(a, i, 'T', kIncidents, "incident");
}

}  // namespace levee::fgfk
