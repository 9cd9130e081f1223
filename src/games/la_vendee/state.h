#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "games/la_vendee/board.h"
#include "games/la_vendee/ids.h"

namespace levee::la_vendee {

// Kinds of unfinished business; rules/chapters.h says what each of them does.
enum class Business : std::uint8_t {
    None,
    Turn,        // 3: the phases, by step
    SetUp,       // 13: one side places what is free
    Reinforce,   // 4: one side, by step (L-43)
    Succession,  // 10.3: leaders are replaced
    British,     // 12: landing, or 12.2b
    Placing,     // 4.1, 4.2: a pool is placed
    Arrival,     // 4.2, 4.4: one army comes in
    Transfers,   // 4.3, L-55
    Irregulars,  // 5.2, 6: Phase 2 or 3 of one side
    Skirmish,    // 6: one I&D combat
    Withdrawal,  // 6.6: I&D of one region retreat
    Draw,        // 7.0
    CardPlay,    // 7.3: who plays next
    Card,        // 15: what a card says, by step
    Look,        // 5.3.3: one card of the enemy's hand
    March,       // 5.3: one army moves
    Entry,       // an army has come into a region: 16.6, 11.3, 6.4, 5.3.2
    Battle,      // 8, 9: one attacking army in its region
    Volley,      // 8.3: the dice of all who fire at the same time
    Losses,      // 8.6: one force loses FP
    Retreat,     // 10.2: one army
    Leaders,     // 10.3.1: the leaders of one army roll
    Window,      // 7.5: cards at any time
    Desertion,   // 16.1
    Dice,        // fate answers the frame below
};

// A frame is one struct for all kinds of business; which fields a kind uses is said at the head of
// its chapter (rules/cNN_*.cpp) and in rules/chapters.h. Pushing one interrupts, popping resumes.
struct Frame {
    Business business{};
    std::uint8_t step = 0;
    Side side{};  // whose decision
    ArmyId army{kNoArmy};
    ArmyId target{kNoArmy};
    LeaderId leader{kNoLeader};
    CardId card{kNoCard};
    Troop troop{kNoTroop};
    AreaId area{kNoArea};
    AreaId from{kNoArea};
    std::uint8_t number = 0;
    std::uint8_t points = 0;
    std::uint8_t flags = 0;
    ArmySet armies{};

    bool operator==(const Frame&) const = default;
};
inline constexpr std::size_t kMaxFrames = 14;

constexpr int total(const Points& points) {
    int sum = 0;
    for (const auto n : points) sum += n;
    return sum;
}

struct Options {
    bool automatic_set_up = true;
    bool hidden_displays = false;  // 2.6
    bool desertion = false;        // 16.1
    bool dummies = false;          // 16.6
    bool zero_strength = false;    // 16.7
    bool bonaparte = false;        // 16.11

    bool operator==(const Options&) const = default;
};

// A value that stands only in views, in every place of Army::points.
inline constexpr std::uint8_t kHiddenPoints = 255;

// An army counter, on the map while `at` is a region. Which army it is, is in `card`: its own
// number, but with dummies (16.6) any army of the side or a dummy. In the view of an enemy who may
// not know, card is kHiddenArmy and all points are kHiddenPoints.
struct Army {
    AreaId at{kNoArea};
    ArmyId card{kNoArmy};
    Points points{};
    bool inside = false;       // the fortress (5.7)
    bool pinned = false;       // 5.6
    bool shown = false;        // 16.6: the enemy knows which army it is
    std::uint8_t banked = 0;   // 5.3.3: movement areas on the road to or from Granville
    AreaId bound{kNoArea};     // where that road will end
    std::uint16_t may_be = 0;  // 16.6: what the enemy knows it may be, a bit a card

    bool operator==(const Army&) const = default;
};

// What has become of an army, by its card; known to all.
enum class ArmyPost : std::uint8_t {
    NotYet,  // arrives on its turn, or waits for a region to enter
    OnMap,
    Destroyed,  // 8.8: may be rebuilt from turn `due`
    Gone        // never comes back
};
struct ArmyFate {
    ArmyPost post{};
    std::uint8_t due = 0;

    bool operator==(const ArmyFate&) const = default;
};

enum class LeaderPost : std::uint8_t {
    NotYet,
    Reserve,  // 10.3.2
    WithArmy,
    Waiting,   // L-67: for his destroyed army
    Captured,  // scores; of the army that he led until somebody has taken his place (10.3.2)
    Removed,   // 10.3.2: replaced when wounded; scores
    Gone       // 12.3, L-34: scores nothing
};
struct Leader {
    ArmyId army{kNoArmy};  // its card; kHiddenArmy in the view of an enemy who may not know (2.6)
    LeaderPost post{};
    Rank rank{};
    bool wounded = false;
    bool rerolled = false;  // 8.3: this turn

    bool operator==(const Leader&) const = default;
};

// 7. In the view of an enemy `cards` holds only what he has seen, while `held` says how many there
// are; everywhere else they agree.
struct Hand {
    CardSet cards{};
    std::uint8_t held = 0;
    CardSet seen{};  // by the enemy (5.3.3)

    bool operator==(const Hand&) const = default;
};

// 6.6: I&D that came into a region in this phase, and where from. Nobody has more FP than there is
// room for.
struct Party {
    AreaId from{kNoArea};
    AreaId to{kNoArea};
    Points points{};

    bool operator==(const Party&) const = default;
};
inline constexpr std::size_t kMaxParties = 100;

// 5.4: dropped off this turn; they do not attack.
struct Dropped {
    std::uint8_t regulars = 0;
    std::uint8_t irregulars = 0;

    bool operator==(const Dropped&) const = default;
};

// Who fires, or is fired at.
enum class Target : std::uint8_t { Army, Irregulars, Fortress, Inside };

// 8.3: the dice of one force at one target. All volleys of a round are simultaneous.
struct Volley {
    Side side{};
    Target firer{};
    Target at{};
    ArmyId army{kNoArmy};  // firer; inside: an army in the fortress
    ArmyId target{kNoArmy};
    std::uint8_t bar = 0;         // a die that shows this or more, with the modifier, hits
    std::uint8_t modifier = 0;    // on each die (8.4.3, Ardour)
    std::uint8_t dice = 0;        // without the irregular one
    std::uint8_t irregulars = 0;  // L-44: FP behind the one irregular die; 0: none is rolled
    std::uint8_t rolled = 0;      // dice that lie
    std::uint8_t irregular_face = 0;
    std::uint8_t hits = 0;
    std::uint8_t reroll = 0;               // dice taken up again, from the lowest
    std::array<std::uint8_t, 20> faces{};  // ascending

    bool operator==(const Volley&) const = default;
};
inline constexpr std::size_t kMaxVolleys = 16;
// 8.3, 16.11: regular dice that an army can split, with room for what cards add.
inline constexpr int kMostPoolDice = 8;

// The battle that is being fought, or the last one (8, 9). Army counters by number.
struct Battle {
    AreaId area{kNoArea};
    ArmyId attacker{kNoArmy};
    std::uint8_t round = 0;
    std::uint8_t flags = 0;          // kBattle...
    std::uint8_t fortress_dice = 0;  // 9.4: that are left (L-13)
    std::uint8_t bonus = 0;          // Ardour, in the first round
    // The aim of this round: dice for each target, whom it concerns, artillery dice apart.
    ArmySet engaged{};
    engine::PerId<ArmyId, std::uint8_t, kArmyRoom> dice_at{};
    std::uint8_t dice_at_irregulars = 0;
    std::uint8_t dice_at_fortress = 0;
    ArmyId irregular_at{kNoArmy};  // L-44: gets the irregular die: the army named first
    ArmySet fought{};  // armies of both sides that have fired or been fired at in this battle
    // 8.7, L-49: FP lost to the dice of enemy armies, in the battle.
    engine::PerId<ArmyId, std::uint8_t, kArmyRoom> lost{};
    // 21-22: FP lost to fire in this round, by kind.
    engine::PerId<ArmyId, Points, kArmyRoom> lost_now{};
    ArmySet must_retreat{};
    ArmySet steadied{};  // Rally!, this round

    bool operator==(const Battle&) const = default;
};
inline constexpr std::uint8_t kBattleIrregulars = 1;  // engaged in this round
inline constexpr std::uint8_t kBattleFortress = 2;    // engaged in this round
inline constexpr std::uint8_t kBattleWon = 4;  // Pardons: an army was driven off or a fortress fell
inline constexpr std::uint8_t kBattleIrregularsOut = 8;  // 8.5: fired at in this round, must go

// Facts that follow from the rest; rebuilt when a state is read, kept up to date by rules/c02.
struct Derived {
    std::array<AreaSet, kSides> irregulars{};  // regions with I&D, outside fortresses
    std::array<AreaSet, kSides> armies{};  // regions with armies, dummies too, outside fortresses
    // L-42: counters in use on the map, by the kind whose counters they are. In a view those of
    // armies that are not open are left out.
    std::array<std::array<std::uint8_t, kTroops>, kSides> used{};
    ArmySet displayed{};  // 2.6: whose contents the enemy sees now, in a game with hidden displays

    bool operator==(const Derived&) const = default;
};

struct State {
    Options options{};

    std::uint8_t turn = 1;
    bool over = false;
    bool sudden = false;  // 14
    Victory victory{};
    std::array<std::uint8_t, kDiceAtOnce> dice{};  // the last roll

    // Forces. I&D stand in a region (outside) or in its fortress (inside), whose holder they are
    // of.
    std::array<engine::PerId<AreaId, Points, kRegions>, kSides> outside{};
    engine::PerId<AreaId, Points, kRegions> inside{};
    engine::PerId<ArmyId, Army, kArmyRoom> armies{};
    engine::PerId<ArmyId, ArmyFate, kArmyRoom> fates{};  // by card
    engine::PerId<LeaderId, Leader, kLeaderRoom> leaders{};
    Points box{};       // Army Reserve
    Points box_late{};  // L-43: put there this turn
    Points pool{};      // being placed

    // Markers.
    AreaSet held{};   // fortresses that the Royalists hold (2.9, L-05); the others are Republican
    AreaSet burnt{};  // 11
    AreaSet sheltered{};  // L-62: fortresses that I&D have gone into, this phase
    AreaSet torches{};  // 11.1: where detachments of Mayence will burn when they leave, this phase
    std::uint8_t clock = 0;        // 12.0: End Phases that Granville has been held
    std::uint8_t british_due = 0;  // 12.0: turn of the landing; 0: not yet known

    // This turn.
    std::array<engine::PerId<AreaId, Dropped, kRegions>, kSides> dropped{};
    std::array<Party, kMaxParties> parties{};  // in Phase 2 or 3
    std::uint8_t party_count = 0;
    std::array<AreaSet, kSides> skirmished{};  // 6.3: regions whose I&D have fired

    // 7. The deck is what is neither in a hand nor here.
    std::array<Hand, kSides> hands{};
    CardSet discards{};

    Battle battle{};
    std::array<Volley, kMaxVolleys> volleys{};
    std::uint8_t volley_count = 0;

    std::array<Frame, kMaxFrames> frames{};
    std::uint8_t depth = 0;

    Derived derived{};

    bool operator==(const State&) const = default;
};

// A search copies states by the million, a server stores them, a test compares them. All three stay
// one memcpy as long as these lines compile.
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 8192);

}  // namespace levee::la_vendee
