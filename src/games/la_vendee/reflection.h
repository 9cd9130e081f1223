#pragma once

#include <boost/describe.hpp>

#include "engine/text/card_names.h"
#include "games/la_vendee/board.h"
#include "games/la_vendee/event.h"
#include "games/la_vendee/state.h"

// Positions as JSON (engine/text/json.h): how ids are spelled, and which members are written. What
// follows from the rest (State::derived) is not; Rules::rebuild() fills it.
namespace levee::la_vendee {

using CardNames = engine::CardNames<Board, engine::CardsOf<kNoArea, &Board::areas, "region">,
                                    engine::CardsOf<kNoArmy, &Board::armies, "army">,
                                    engine::CardsOf<kNoLeader, &Board::leaders, "leader">,
                                    engine::CardsOf<kNoCard, &Board::cards, "card">>;

// Regions, armies and leaders are spelled by their keys, cards by their numbers.
class Names : public CardNames {
 public:
    using CardNames::CardNames;
    using CardNames::write;

    // An army of a view.
    std::string write(ArmyId army) const {
        return army == kHiddenArmy ? "hidden" : CardNames::write(army);
    }
};

BOOST_DESCRIBE_ENUM(Side, Royalist, Republican)
BOOST_DESCRIBE_ENUM(Troop, Infantry, Cavalry, Artillery, Irregulars, CorpsInfantry, CorpsCavalry,
                    CorpsArtillery, None)
BOOST_DESCRIBE_ENUM(Border, None, Anjou, Centre, BasPoitou)
BOOST_DESCRIBE_ENUM(Bank, North, South, OffMap)
BOOST_DESCRIBE_ENUM(Terrain, Plain, Mixed, Bocage, Marsh)
BOOST_DESCRIBE_ENUM(Rank, Commander, Generalissime)
BOOST_DESCRIBE_ENUM(ArmyKind, Field, British, Mayence, Dummy)
BOOST_DESCRIBE_ENUM(Effect, None, Discard, Pardon, Pin, Levy, Silence, Siege, Panic, Rally, Ardour)
BOOST_DESCRIBE_ENUM(Victory, RoyalistDecisive, RoyalistMarginal, Draw, RepublicanMarginal,
                    RepublicanDecisive)
BOOST_DESCRIBE_ENUM(Business, None, Turn, SetUp, Reinforce, Succession, British, Placing, Arrival,
                    Transfers, Irregulars, Skirmish, Withdrawal, Draw, CardPlay, Card, Look, March,
                    Entry, Battle, Volley, Losses, Retreat, Leaders, Window, Desertion, Dice)
BOOST_DESCRIBE_ENUM(ArmyPost, NotYet, OnMap, Destroyed, Gone)
BOOST_DESCRIBE_ENUM(LeaderPost, NotYet, Reserve, WithArmy, Waiting, Captured, Removed, Gone)
BOOST_DESCRIBE_ENUM(Target, Army, Irregulars, Fortress, Inside)
BOOST_DESCRIBE_ENUM(Phase, Reinforcements, RoyalistIrregulars, RepublicanIrregulars, CardDraw,
                    CardPlay, Desertions, EndTurn)
BOOST_DESCRIBE_ENUM(Reason, Irregulars, Pin, Ardour, Siege, Bonaparte)
BOOST_DESCRIBE_ENUM(Score, Fortresses, Taken, Places, Leaders)

BOOST_DESCRIBE_STRUCT(Frame, (),
                      (business, step, side, army, target, leader, card, troop, area, from, number,
                       points, flags, armies))
BOOST_DESCRIBE_STRUCT(Options, (),
                      (automatic_set_up, hidden_displays, desertion, dummies, zero_strength,
                       bonaparte))
BOOST_DESCRIBE_STRUCT(Army, (), (at, card, points, inside, pinned, shown, banked, bound, may_be))
BOOST_DESCRIBE_STRUCT(ArmyFate, (), (post, due))
BOOST_DESCRIBE_STRUCT(Leader, (), (army, post, rank, wounded, rerolled))
BOOST_DESCRIBE_STRUCT(Hand, (), (cards, held, seen))
BOOST_DESCRIBE_STRUCT(Party, (), (from, to, points))
BOOST_DESCRIBE_STRUCT(Dropped, (), (regulars, irregulars))
BOOST_DESCRIBE_STRUCT(Volley, (),
                      (side, firer, at, army, target, bar, modifier, dice, irregulars, rolled,
                       irregular_face, hits, reroll, faces))
BOOST_DESCRIBE_STRUCT(Battle, (),
                      (area, attacker, round, flags, fortress_dice, bonus, engaged, dice_at,
                       dice_at_irregulars, dice_at_fortress, irregular_at, fought, lost, lost_now,
                       must_retreat, steadied))
BOOST_DESCRIBE_STRUCT(State, (),
                      (options, turn, over, sudden, victory, dice, outside, inside, armies, fates,
                       leaders, box, box_late, pool, held, burnt, sheltered, torches, clock,
                       british_due, dropped, parties, party_count, skirmished, hands, discards,
                       battle, volleys, volley_count, frames, depth))

}  // namespace levee::la_vendee
