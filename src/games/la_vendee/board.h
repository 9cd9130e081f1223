#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/mistake.h"
#include "engine/contract/rule.h"
#include "engine/text/data_file.h"
#include "games/la_vendee/board_tables.h"
#include "games/la_vendee/ids.h"
#include "maps/areas.h"
#include "maps/place.h"

// Files of data/la-vendee (each says at its head what its columns or records are, and where every
// value comes from):
//   regions.csv   regions                      cards.csv     the 26 cards, one a row
//   map.txt       outlines, borders, waters    counters.csv  troop counters, by side and kind (2.4)
//   armies.csv    armies, caps, set-up, entry  tables.txt    dice, to-hit numbers, single figures
//   leaders.csv   leaders and succession       scenario.txt  start, arrivals, victory
namespace levee::la_vendee {

// What lies between two regions. Land and Loire make neighbours (L-51); the route to Granville does
// not, it is for armies that march three movement areas (5.3.3).
enum LinkKind : maps::LinkFlags { kLand = 1, kLoire = 2, kRoute = 4 };

struct AreaCard {
    std::string key;   // "NAN"
    std::string name;  // "Nantes"
    Side home{};
    Border border{};
    bool fortress = false;
    Side fortress_start{};  // who holds it at the start (4.2)
    bool ocean = false;     // 12.1
    Bank bank{};
    bool east_edge = false;  // 4.2.2
    Terrain terrain{};
    Place town;
    maps::Label label{};
    std::vector<Place> outline;  // clockwise; that of Granville is a box in the corner
};

struct Water {
    maps::WaterKind kind{};
    std::string name;
    std::vector<Place> course;
};

// What an army of the counter sheet is.
//   Field    any other
//   British  12: arrives when Granville has been held; its regulars are corps troops
//   Mayence  4.4, 11: burns; its regulars are corps troops
//   Dummy    16.6
enum class ArmyKind : std::uint8_t { Field, British, Mayence, Dummy };

// Force points by kind.
using Points = std::array<std::uint8_t, kTroops>;

// armies.csv, e.g.
//   key,side,kind,name,name_fr,cap,turn,infantry,cavalry,artillery,first,entry,provenance,reason
//   anjou,royalist,field,Army of Anjou,Armée d'Anjou,10,0,4,0,1,,anjou,...
//   brest,republican,field,Army of the Coasts of Brest,...,14,3,6,1,1,NAN,NAN ANC SAV NOR ANG,...
//   mayence,republican,mayence,...,14,7,8,0,2,,NAN ANG east-edge,...
//   british,royalist,british,...,14,,10,2,2,,landing,...
//   royalist-dummy-1,royalist,dummy,Dummy 1,...,,,,,,,,...
struct ArmyCard {
    std::string key;
    engine::Label name;
    Side side{};
    ArmyKind kind{};
    std::uint8_t cap = 0;   // most FP (L-20)
    std::uint8_t turn = 0;  // of arrival; 0: at the start; kNever: British, dummies
    Points points{};        // full strength; corps troops for British and Mayence
    AreaId first{kNoArea};  // enters here if it may, else in one of `entry`
    AreaSet entry{};        // at the start: inside the border; none for British (12.1) and dummies
};
inline constexpr std::uint8_t kNever = 255;

// leaders.csv, e.g.
//   key,side,name,full_name,rank,army,turn,succession,provenance,reason
//   Cathelineau,royalist,Cathelineau,Jacques Cathelineau,generalissime,anjou,0,1,...
//   dElbee,royalist,d'Elbée,...,commander,anjou,0,2,...
//   Lescure,royalist,Lescure,...,commander,,reserve,,...
//   LaRochejaquelein,royalist,...,commander,,reserve,3,...
//   Turreau,republican,Turreau,...,commander,mayence,8,,...
//   Bonaparte,republican,Bonaparte,...,commander,,bonaparte,,...
// A leader who leads from the army's arrival has its turn; Turreau comes a turn after it (4.4).
struct LeaderCard {
    std::string key;   // "dElbee"
    std::string name;  // "d'Elbée"
    std::string full_name;
    Side side{};
    Rank rank{};                  // at the start
    ArmyId army{kNoArmy};         // card of the army with which he begins
    std::uint8_t turn = 0;        // of arrival; kNever: reserve, Bonaparte
    bool reserve = false;         // 10.3.2: replaces army commanders
    bool artillery = false;       // 16.11: Bonaparte
    std::uint8_t succession = 0;  // 10.3.2: 1st, 2nd, 3rd généralissime; 0: none of them
};

// What a card does besides moving armies (15; cards.csv lists them). The figure is in the card.
enum class Effect : std::uint8_t {
    None,
    Discard,  // instead of the move: look at the enemy's hand and discard one of it
    Pardon,   // the moved army wins a battle or takes a fortress: `figure` irregulars join it
    Pin,      // 5.6
    Levy,     // before the move: place `figure` irregulars by 4.1
    Silence,  // no ambush, no free attack at the Loire
    Siege,    // `figure` more dice in each round against a fortress
    Panic,    // after a round between armies: one enemy army retreats on `figure` or more
    Rally,    // no forced retreat, or `figure` FP of this round back, or a pin off
    Ardour    // one moved army adds `figure` to its dice in the first round of its first battle
};

struct CardCard {
    std::string key;  // "5": the printed number
    engine::Label title;
    std::uint8_t armies = 0;   // kAllArmies: all
    std::uint8_t regions = 0;  // each of them
    bool any_time = false;     // 7.5
    Effect effect{};
    std::uint8_t figure = 0;
    bool reconstructed = false;  // some value of it is not the rulebook's
};
inline constexpr std::uint8_t kAllArmies = 255;

// Troops that stand on the map when a game begins, or come later with no army of their own.
struct Garrison {
    AreaId area{kNoArea};
    Troop troop{};
    std::uint8_t points = 0;
    bool inside = false;  // the fortress
};

// scenario.txt, e.g.
//   scenario campaign "The rising of the Vendée, March to December 1793" "..."
//   turn 1 "March" "Mars"
//   place SIDE REGION fortress|region TROOP POINTS     stands there (13): place republican NAN
//   fortress irregulars 4 free SIDE TROOP POINTS WHERE                       the player places them
//   (13): free royalist irregulars 8 home;
//                                                      free republican irregulars 4 south
//   box TROOP POINTS                                   Army Reserve box: box irregulars 4
//   automatic-army ARMY REGION                         the automatic set-up
//   automatic SIDE REGION TROOP POINTS
//   reinforce TURN ARMY TROOP POINTS                   4.4: reinforce 8 mayence infantry 5 (excess
//   to the box) score fortress 1 | score taken 1 | score leader 1 | score region NAN 1 band MARGIN
//   RESULT        lowest margin Royalist minus Republican: band 8 royalist-decisive ... band -99
//   republican-decisive sudden royalist REGION 4                           that region's fortress
//   and four others of the enemy's start sudden republican 13                               so many
//   fortresses, burnt ones too
struct FreePoints {
    Troop troop{};
    std::uint8_t points = 0;
    AreaSet where{};
};
struct Arrival {
    std::uint8_t turn = 0;
    ArmyId army{kNoArmy};
    Points points{};
};
// 14, from the Royalists' point of view, best first.
enum class Victory : std::uint8_t {
    RoyalistDecisive,
    RoyalistMarginal,
    Draw,
    RepublicanMarginal,
    RepublicanDecisive
};
inline constexpr std::size_t kVictories = 5;
struct Band {
    std::int8_t lowest = 0;  // Royalist minus Republican victory points
    Victory victory{};
};
struct VictoryRules {
    std::uint8_t fortress = 0;  // unburnt (11.4)
    std::uint8_t taken = 0;     // more for one that was the enemy's at the start
    std::uint8_t leader = 0;    // enemy leader captured, or removed wounded (10.3.2)
    struct Place {
        AreaId area{kNoArea};
        std::uint8_t points = 0;
    };
    std::vector<Place> places;  // more for these
    std::vector<Band> bands;    // highest first
    AreaId sudden_area{kNoArea};
    std::uint8_t sudden_others = 0;
    std::uint8_t sudden_republican = 0;
};

struct Scenario {
    std::string key;
    engine::Label title;
    std::array<engine::Label, kTurns> months;
    std::array<std::vector<Garrison>, kSides> stands;
    std::array<std::vector<FreePoints>, kSides> free;
    Points box{};  // Army Reserve
    // Automatic set-up, by card of the army; kNoArea: not at the start.
    engine::PerId<ArmyId, AreaId, kArmyRoom> army_at{};
    std::array<std::vector<Garrison>, kSides> automatic;
    std::vector<Arrival> reinforcements;
    VictoryRules victory;
};

// Everything that does not change in a game. Loaded once from data/la-vendee; never copied.
struct Board {
    Place size;  // of the sheet
    maps::AreaMap map;
    std::vector<AreaCard> areas;  // by AreaId
    std::vector<Water> waters;
    std::vector<ArmyCard> armies;        // by ArmyId, as printed
    std::vector<LeaderCard> leaders;     // by LeaderId
    std::array<CardCard, kCards> cards;  // by CardId
    Tables tables;
    Scenario scenario;

    // Flat tables for the hot path, filled by index_board() from the above.

    maps::AreaSets beside{};  // over land or the Loire (L-51): where I&D go, pins reach
    maps::AreaSets land{};    // over land only: where armies retreat (10.2)
    maps::AreaSets across{};  // the Loire (5.3.2)
    maps::AreaSets route{};   // 5.3.3: from Granville and to it

    std::array<AreaSet, kSides> home{};      // 2.1
    std::array<AreaSet, kBorders> inside{};  // the red borders; [None] is empty
    AreaSet fortresses;
    std::array<AreaSet, kSides> fortresses_at_start{};
    AreaSet loire;                 // regions with a link over it
    AreaSet south;                 // bank
    AreaSet ocean;                 // 12.1
    AreaSet east_edge;             // 4.2.2
    AreaId granville{kNoArea};     // the region off the map
    std::uint8_t route_areas = 0;  // movement areas to get there: 3

    std::array<ArmySet, kSides> armies_of{};  // with the dummies
    std::array<ArmySet, kSides> dummies{};    // 16.6
    std::array<ArmySet, kSides> at_start{};
    ArmyId british{kNoArmy};
    ArmyId mayence{kNoArmy};
    std::array<LeaderSet, kSides> leaders_of{};
    LeaderSet reserve{};                                                  // 10.3.2
    std::array<LeaderId, 3> succession{kNoLeader, kNoLeader, kNoLeader};  // of the Royalists
    LeaderId bonaparte{kNoLeader};                                        // 16.11
    CardSet any_time{};                                                   // 7.5

    const AreaCard& card(AreaId a) const { return areas[a.raw]; }
    const ArmyCard& card(ArmyId a) const { return armies[a.raw]; }
    const LeaderCard& card(LeaderId l) const { return leaders[l.raw]; }
    const CardCard& card(CardId c) const { return cards[c.raw]; }
    Side side(ArmyId a) const {
        return armies_of[index(Side::Royalist)].has(a) ? Side::Royalist : Side::Republican;
    }
    bool adjacent(AreaId a, AreaId b) const { return beside[a].has(b); }
};

// Reads the files above. A mistake names file, line and field.
engine::Result<Board> load_board(const std::vector<engine::DataFile>& files);
// Fills the flat tables from the descriptive part.
void index_board(Board& board);

// By key ("NAN", "anjou", "dElbee"); kNoArea, kNoArmy, kNoLeader when there is none.
AreaId find_area(const Board& board, std::string_view key);
ArmyId find_army(const Board& board, std::string_view key);
LeaderId find_leader(const Board& board, std::string_view key);

}  // namespace levee::la_vendee
