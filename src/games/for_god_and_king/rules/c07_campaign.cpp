// Chapter 7: the start of the campaign and its end.
#include <cstdlib>

#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk {

// --- 7.1 ----------------------------------------------------------------------------------------

void begin_game(Play& p) {
    State& s = p.s;
    const Board& b = p.board;
    s.turn = 1;
    s.morale = b.scenario.morale;
    s.arms.fill(b.scenario.arms);
    // 1.4: all events are in the hands of their side, as many as there are markers.
    for (std::size_t i = 0; i < kEvents; ++i) s.hand[i] = b.events[i].count;
    // 1.5: three T1 of the four.
    for (std::size_t i = 0; i < kIncidents; ++i) s.cup[i] = b.incidents[i].count;
    for (std::uint8_t i = 0; i < kGenerals; ++i) {
        General& general = s.generals[GeneralId{i}];
        general.army = b.generals[i].army;
        general.post = b.generals[i].arrival == Event::None ? Post::ToPlace : Post::NotYet;
    }
    push(s, {.business = Business::Turn});
}

State Rules::new_game(const Options& options, Events* log) const {
    State s{};
    s.automatic_set_up = options.automatic_set_up;
    rebuild(s);
    Play p{board_, s, log};
    begin_game(p);
    run(p);
    return s;
}

// --- 7.2 ----------------------------------------------------------------------------------------

namespace {

constexpr Sentence kPrimary{"primary objectives", "objectifs principaux"};
constexpr Sentence kSecondary{"secondary objectives", "objectifs secondaires"};
constexpr Sentence kTens{"tens of combat points on the map",
                         "dizaines de points de combat sur la carte"};
constexpr Sentence kSea{"an access to the sea", "un accès à la mer"};
constexpr Sentence kBridgeHeld{"a bridge over the Loire", "un pont sur la Loire"};
constexpr Sentence kSouth{"an access to the south", "un accès vers le sud"};

// F-58, VV61: points at one end and no Republican ones at the other.
bool holds_bridge(const Board& b, const State& s) {
    const AreaSet ours = held(s, Side::Vendeen);
    const AreaSet theirs = held(s, Side::Republican);
    for (const Bridge& bridge : b.bridges) {
        if (ours.has(bridge.town) && !theirs.has(bridge.far)) return true;
        if (ours.has(bridge.far) && !theirs.has(bridge.town)) return true;
    }
    return false;
}

// Calls item(sentence, points) for everything that the side could score, as the rules list it.
template <class Item>
void for_each_item(const Board& b, const State& s, Side side, Item item) {
    const Figures& figures = b.tables.figures;
    const AreaSet ours = held(s, side);
    const int tens = of_side(s.on_map, side) / 10;  // F-58: whole tens
    if (side == Side::Republican) {
        item(kPrimary, figures.victory_primary * (ours & b.primary).size());
        item(kSecondary, figures.victory_secondary * (ours & b.secondary).size());
        item(kTens, figures.victory_republican_ten * tens);
        return;
    }
    item(kSea, ours.meets(b.sea_access) ? figures.victory_sea : 0);
    item(kBridgeHeld, holds_bridge(b, s) ? figures.victory_bridge : 0);
    item(kSouth, ours.meets(b.south_access) ? figures.victory_south : 0);
    item(kTens, figures.victory_vendeen_ten * tens);
}

void finish(Play& p, Victory victory, Side winner, int lead, const char* rule) {
    State& s = p.s;
    s.victory = victory;
    s.winner = winner;
    while (s.depth > 0) pop(s);
    p.report({.fact = Fact::GameOver,
              .side = winner,
              .a = static_cast<std::int16_t>(victory),
              .b = static_cast<std::int16_t>(lead),
              .rule = rule});
}

}  // namespace

int victory_points(const Board& b, const State& s, Side side) {
    int sum = 0;
    for_each_item(b, s, side, [&](const Sentence&, int points) { sum += points; });
    return sum;
}

int Rules::victory_points(const State& s, Side side) const {
    return fgfk::victory_points(board_, s, side);
}

void end_of_game(Play& p) {
    const Board& b = p.board;
    for (const Side side : {Side::Republican, Side::Vendeen})
        for_each_item(b, p.s, side, [&](const Sentence& what, int points) {
            if (points != 0)
                p.report({.fact = Fact::Scored,
                          .side = side,
                          .a = static_cast<std::int16_t>(points),
                          .rule = "7.2",
                          .sentence = &what});
        });
    const int lead =
        victory_points(b, p.s, Side::Republican) - victory_points(b, p.s, Side::Vendeen);
    const Side leader = lead > 0 ? Side::Republican : Side::Vendeen;
    const Figures& figures = b.tables.figures;
    if (std::abs(lead) >= figures.victory_strategic)
        finish(p, Victory::Strategic, leader, std::abs(lead), "7.2");
    else if (std::abs(lead) >= figures.victory_tactical)
        finish(p, Victory::Tactical, leader, std::abs(lead), "7.2");
    else  // F-59: nobody has won in the field, and the Republic has lost in Paris
        finish(p, Victory::Political, Side::Vendeen, std::abs(lead), "7.2");
}

void win_by_galerne(Play& p) { finish(p, Victory::Galerne, Side::Republican, 0, "E14"); }

}  // namespace levee::fgfk
