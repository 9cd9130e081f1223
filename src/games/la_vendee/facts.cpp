// The table of facts: for each its word, its role for the odds, what it tells, its sentences, and
// what it counts as in a tally.
#include "games/la_vendee/text.h"

#include <boost/json/array.hpp>

#include "games/la_vendee/reflection.h"

namespace levee::la_vendee {

// A namespace of its own, since the members have short names.
namespace facts {

namespace {

using boost::json::value;
using engine::EventRole;
using engine::fact_name;
using engine::fact_word;
using Member = engine::Member<Told>;
using Row = engine::FactRow<Fact, Told>;
using Slot = engine::wording::Slot<Told>;
using Where = engine::Points;

value a(const Told& t) { return t.event.a; }
value b(const Told& t) { return t.event.b; }

std::string area_id(const Board& board, AreaId area) {
    return area == kNoArea ? std::string() : board.areas[area.raw].key;
}
std::string army_id(const Told& t, ArmyId army) {
    if (army == kNoArmy) return {};
    return t.face_down ? "#" + std::to_string(army.raw + 1) : t.board.armies[army.raw].key;
}
value army_value(const Told& t, ArmyId army) {
    if (army == kNoArmy) return nullptr;
    return boost::json::string(army_id(t, army));
}
Dice dice_of(const Told& t) {
    return Action{.number = static_cast<std::uint8_t>(t.event.a),
                  .other = static_cast<std::uint8_t>(t.event.b)}
        .dice();
}

constexpr Member kSide{"side", [](const Told& t) { return fact_word(t.side); }};
constexpr Member kArmy{"army", [](const Told& t) { return army_value(t, t.army); }, Where::Piece,
                       [](const Told& t) { return army_id(t, t.army); }};
constexpr Member kOther{"other", [](const Told& t) { return army_value(t, t.other); }};
constexpr Member kLeader{"leader",
                         [](const Told& t) { return fact_name(Names(t.board), t.leader); }};
constexpr Member kSuccessor{"successor",
                            [](const Told& t) { return fact_name(Names(t.board), t.successor); }};
constexpr Member kCard{"card", [](const Told& t) { return fact_name(Names(t.board), t.card); }};
constexpr Member kTroop{"troop", [](const Told& t) {
                            return t.troop == kNoTroop ? value(nullptr) : fact_word(t.troop);
                        }};
constexpr Member kArea{"area", [](const Told& t) { return fact_name(Names(t.board), t.area); },
                       Where::To, [](const Told& t) { return area_id(t.board, t.area); }};
constexpr Member kFrom{"from", [](const Told& t) { return fact_name(Names(t.board), t.from); },
                       Where::From, [](const Told& t) { return area_id(t.board, t.from); }};
constexpr Member kDice{"dice", [](const Told& t) {
                           boost::json::array faces;
                           for (const auto face : dice_of(t).faces)
                               if (face > 0) faces.push_back(face);
                           return value(faces);
                       }};
constexpr Member kInside{"inside", [](const Told& t) { return value(t.event.b != 0); }};
constexpr Member kPhase{"phase",
                        [](const Told& t) { return fact_word(static_cast<Phase>(t.event.a)); }};
constexpr Member kReason{"reason",
                         [](const Told& t) { return fact_word(static_cast<Reason>(t.event.b)); }};
constexpr Member kScore{"score",
                        [](const Told& t) { return fact_word(static_cast<Score>(t.event.b)); }};
constexpr Member kTurn{"turn", a};
constexpr Member kPoints{"points", a};
constexpr Member kBy{"by", a};
constexpr Member kHeld{"held", b};
constexpr Member kHeldCards{"held", a};
constexpr Member kMarkers{"markers", a};
constexpr Member kRound{"round", a};
constexpr Member kCount{"count", b};
constexpr Member kHits{"hits", a};
constexpr Member kLeft{"left", a};
constexpr Member kFirst{"first", a};
constexpr Member kSecond{"second", b};
constexpr Member kSpent{.name = "spent", .value = a, .spent = true};

// clang-format off
constexpr std::array kFacts{
    Row{Fact::TurnBegan, "turn_began", EventRole::Detail, {kTurn},
        {"Turn {turn}.", "Tour {turn}."}},
    Row{Fact::PhaseBegan, "phase_began", EventRole::Detail, {kSide, kPhase},
        {"{phase}.", "{phase}."}},
    Row{Fact::TurnEnded, "turn_ended", EventRole::Detail, {kTurn},
        {"End of turn {turn}.", "Fin du tour {turn}."}},
    Row{Fact::Rolled, "rolled", EventRole::Detail, {kSide, kDice},
        {"The dice show {dice}.", "Les dés donnent {dice}."}},
    Row{Fact::Placed, "placed", EventRole::Main, {kSide, kTroop, kPoints, kArea, kInside},
        {"{points} in {area}.", "{points} : {area}."}},
    Row{Fact::PlacedWithArmy, "placed_with_army", EventRole::Main, {kSide, kTroop, kPoints, kArmy},
        {"{points} join {army}.", "{points} : avec {army}."}},
    Row{Fact::Stored, "stored", EventRole::Main, {kSide, kTroop, kPoints},
        {"{points} into the Army Reserve.", "{points} : en réserve."}},
    Row{Fact::Deployed, "deployed", EventRole::Main, {kSide, kArmy, kArea},
        {"{army} comes in at {area}.", "{army} arrive : {area}."}},
    Row{Fact::Raised, "raised", EventRole::Main, {kSide, kArmy, kArea, kTroop},
        {"{army} is rebuilt at {area}.", "{army} se reconstitue : {area}."}},
    Row{Fact::Landed, "landed", EventRole::Main, {kSide, kArmy, kArea},
        {"{army} lands at {area}.", "{army} débarque : {area}."}},
    Row{Fact::Delayed, "delayed", EventRole::Detail, {kSide, kArmy},
        {"{army} cannot come in.", "{army} ne peut pas entrer."}},
    Row{Fact::RegularsRolled, "regulars_rolled", EventRole::Main, {kSide, kBy, kHeld},
        {"{by} points of regulars, with {held} fortresses taken.", "{by} points de réguliers, avec {held} forteresses prises."}},
    Row{Fact::NoCounters, "no_counters", EventRole::Detail, {kSide, kTroop, kPoints},
        {"{points}: no counters are left.", "{points} : plus de pions."}},
    Row{Fact::Succeeded, "succeeded", EventRole::Main, {kSide, kLeader, kSuccessor, kArmy},
        {"{successor} takes the place of {leader}.", "{successor} remplace {leader}."}},
    Row{Fact::Shifted, "shifted", EventRole::Main, {kSide, kLeader, kArmy},
        {"{leader} goes to {army}.", "{leader} rejoint {army}."}},
    Row{Fact::Transferred, "transferred", EventRole::Main, {kSide, kTroop, kPoints, kArmy, kOther},
        {"{points} go from {army} to {other army}.", "{points} : de {army} à {other army}."}},
    Row{Fact::PickedUp, "picked_up", EventRole::Main, {kSide, kTroop, kPoints, kArmy, kArea},
        {"{points} join {army} in {area}.", "{points} : avec {army} ({area})."}},
    Row{Fact::DroppedOff, "dropped_off", EventRole::Main, {kSide, kTroop, kPoints, kArmy, kArea},
        {"{army} leaves {points} in {area}.", "{army} laisse {points} : {area}."}},
    Row{Fact::Moved, "moved", EventRole::Main, {kSide, kTroop, kPoints, kFrom, kArea},
        {"{points}: {from} to {area}.", "{points} : de {from} à {area}."}},
    Row{Fact::WentInside, "went_inside", EventRole::Main, {kSide, kTroop, kPoints, kArmy, kArea},
        {"Into the fortress of {area}.", "Dans la forteresse : {area}."}},
    Row{Fact::CameOut, "came_out", EventRole::Main, {kSide, kTroop, kPoints, kArmy, kArea},
        {"Out of the fortress of {area}.", "Hors de la forteresse : {area}."}},
    Row{Fact::Burnt, "burnt", EventRole::Main, {kSide, kArea, kMarkers},
        {"{area} is burnt down: {markers} markers.", "{area} est brûlée : {markers} marqueurs."}, {"burnt", {"Regions burnt", "Régions brûlées"}}},
    Row{Fact::Skirmished, "skirmished", EventRole::Detail, {kSide, kArea, kArmy},
        {"{side} skirmish in {area}.", "{side} escarmouchent : {area}."}},
    Row{Fact::Withdrew, "withdrew", EventRole::Main, {kSide, kFrom, kArea, kPoints, kInside},
        {"Irregulars of {from} fall back to {area}.", "Les irréguliers de {from} se replient : {area}."}},
    Row{Fact::Scattered, "scattered", EventRole::Main, {kSide, kArea, kBy},
        {"{by} points find no room and are lost.", "{by} points, sans place, sont perdus."}},
    Row{Fact::Drew, "drew", EventRole::Detail, {kSide, kHeldCards},
        {"{side} draw a card.", "{side} tirent une carte."}},
    Row{Fact::CardDrawn, "card_drawn", EventRole::Detail, {kSide, kCard},
        {"You draw {card}.", "Vous tirez {card}."}},
    Row{Fact::CardPlayed, "card_played", EventRole::Main, {kSide, kCard},
        {"{side} play {card}.", "{side} jouent {card}."}, {"cards", {"Cards played", "Cartes jouées"}}},
    Row{Fact::CardDiscarded, "card_discarded", EventRole::Main, {kSide, kCard},
        {"{card} is discarded.", "{card} est défaussée."}},
    Row{Fact::CardSeen, "card_seen", EventRole::Detail, {kSide, kCard},
        {"The enemy holds {card}.", "L’ennemi tient {card}."}},
    Row{Fact::LookedAt, "looked_at", EventRole::Detail, {kSide},
        {"{side} look at the enemy’s hand.", "{side} regardent la main de l’ennemi."}},
    Row{Fact::Pinned, "pinned", EventRole::Main, {kSide, kArmy},
        {"{army} is pinned.", "{army} est immobilisée."}},
    Row{Fact::Unpinned, "unpinned", EventRole::Main, {kSide, kArmy},
        {"{army} is no longer pinned.", "{army} n’est plus immobilisée."}},
    Row{Fact::Inspired, "inspired", EventRole::Detail, {kSide, kArmy},
        {"{army} has the bonus of the card.", "{army} a le bonus de la carte."}},
    Row{Fact::Marched, "marched", EventRole::Main, {kSide, kArmy, kFrom, kArea, kSpent},
        {"{army} marches to {area}.", "{army} marche vers {area}."}},
    Row{Fact::ForceMarched, "force_marched", EventRole::Detail, {kSide, kArmy, kArea},
        {"A forced march.", "Marche forcée."}},
    Row{Fact::Crossed, "crossed", EventRole::Detail, {kSide, kArmy, kArea},
        {"{army} crosses the Loire.", "{army} passe la Loire."}},
    Row{Fact::Banked, "banked", EventRole::Main, {kSide, kArmy, kArea, kBy},
        {"{army} is on the road to {area}: {by}.", "{army} est en route vers {area} : {by}."}},
    Row{Fact::RouteCancelled, "route_cancelled", EventRole::Main, {kSide, kArmy},
        {"{army} gives its march up.", "{army} renonce à sa marche."}},
    Row{Fact::Arrived, "arrived", EventRole::Main, {kSide, kArmy, kArea},
        {"{army} arrives at {area}.", "{army} arrive : {area}."}},
    Row{Fact::Halted, "halted", EventRole::Detail, {kSide, kArmy, kArea},
        {"{army} halts in {area}.", "{army} s’arrête : {area}."}},
    Row{Fact::Revealed, "revealed", EventRole::Main, {kSide, kArmy, kOther},
        {"The counter is {identity}.", "Le pion est {identity}."}},
    Row{Fact::DummyGone, "dummy_gone", EventRole::Main, {kSide, kArmy, kArea},
        {"A dummy goes.", "Un leurre est retiré."}},
    Row{Fact::Ambushed, "ambushed", EventRole::Detail, {kSide, kArea, kArmy},
        {"Chouans lie in ambush in {area}.", "Embuscade de Chouans : {area}."}, {"ambushes", {"Ambushes", "Embuscades"}}},
    Row{Fact::FreeAttack, "free_attack", EventRole::Detail, {kSide, kArea, kArmy},
        {"{army} is fired at as it crosses.", "{army} essuie le feu au passage."}},
    Row{Fact::BattleBegan, "battle_began", EventRole::Main, {kSide, kArmy, kArea},
        {"{army} attacks in {area}.", "{army} attaque : {area}."}, {"battles", {"Attacks", "Attaques"}}},
    Row{Fact::RoundBegan, "round_began", EventRole::Detail, {kSide, kArmy, kRound},
        {"Round {round}.", "Tour de combat {round}."}},
    Row{Fact::Aimed, "aimed", EventRole::Detail, {kSide, kArmy, kOther, kBy},
        {"{by} dice at {target}.", "{by} dés contre {target}."}},
    Row{Fact::ToHit, "to_hit", EventRole::Modifier, {kSide, kArmy, kBy, kCount},
        {"{count} dice, {by} or more hits.", "{count} dés, touche à {by} et plus."}},
    Row{Fact::Modifier, "modifier", EventRole::Modifier, {kSide, kBy, kReason},
        {"{reason}: {+by}.", "{reason} : {+by}."}},
    Row{Fact::Volley, "volley", EventRole::Result, {kSide, kArmy, kArea, kCount, kHits},
        {"{count} dice, {hits} hits.", "{count} dés, {hits} touches."}},
    Row{Fact::Rerolled, "rerolled", EventRole::Detail, {kSide, kLeader, kBy},
        {"{leader} has {by} dice rolled again.", "{leader} fait relancer {by} dés."}},
    Row{Fact::Lost, "lost", EventRole::Main, {kSide, kTroop, kPoints, kArmy, kArea, kInside},
        {"{points} lost.", "{points} : perdus."}, {"lost_points", {"Points lost", "Points perdus"}}},
    Row{Fact::FortressHit, "fortress_hit", EventRole::Main, {kSide, kArea, kLeft},
        {"The fortress of {area} is hit: {left} dice left.", "La forteresse de {area} est touchée : {left} dés restants."}},
    Row{Fact::FortressFell, "fortress_fell", EventRole::Main, {kSide, kArea},
        {"{side} take the fortress of {area}.", "{side} prennent la forteresse de {area}."}, {"fortresses", {"Fortresses taken", "Forteresses prises"}}},
    Row{Fact::Bounty, "bounty", EventRole::Main, {kSide, kTroop, kPoints, kArmy, kArea},
        {"{points} are captured.", "{points} : pris."}},
    Row{Fact::MustRetreat, "must_retreat", EventRole::Detail, {kSide, kArmy, kBy},
        {"{army} has lost {by} and must retreat.", "{army} a perdu {by} et doit reculer."}},
    Row{Fact::TieRolled, "tie_rolled", EventRole::Detail, {kSide, kFirst, kSecond},
        {"The tie is rolled for: {first} to {second}.", "Égalité départagée : {first} à {second}."}},
    Row{Fact::Steadied, "steadied", EventRole::Main, {kSide, kArmy},
        {"{army} stands.", "{army} tient bon."}},
    Row{Fact::Regained, "regained", EventRole::Main, {kSide, kArmy, kTroop},
        {"{army} takes a point back.", "{army} récupère un point."}},
    Row{Fact::Panicked, "panicked", EventRole::Main, {kSide, kArmy, kBy},
        {"{army}: a {by}.", "{army} : {by}."}},
    Row{Fact::CalledOff, "called_off", EventRole::Detail, {kSide, kArmy},
        {"{army} calls the attack off.", "{army} cesse l’attaque."}},
    Row{Fact::Retreated, "retreated", EventRole::Main, {kSide, kArmy, kFrom, kArea, kInside},
        {"{army} retreats to {area}.", "{army} se replie : {area}."}, {"retreats", {"Retreats", "Retraites"}}},
    Row{Fact::Eliminated, "eliminated", EventRole::Main, {kSide, kArmy, kArea},
        {"{army} is eliminated.", "{army} est éliminée."}},
    Row{Fact::Unharmed, "unharmed", EventRole::Detail, {kSide, kLeader},
        {"{leader} is unharmed.", "{leader} est indemne."}},
    Row{Fact::Wounded, "wounded", EventRole::Main, {kSide, kLeader},
        {"{leader} is wounded.", "{leader} est blessé."}},
    Row{Fact::Captured, "captured", EventRole::Main, {kSide, kLeader},
        {"{leader} is captured.", "{leader} est capturé."}, {"captured", {"Leaders captured", "Chefs capturés"}}},
    Row{Fact::Escaped, "escaped", EventRole::Detail, {kSide, kLeader},
        {"{leader} escapes.", "{leader} s’échappe."}},
    Row{Fact::Deserted, "deserted", EventRole::Main, {kSide, kArmy, kTroop},
        {"A point deserts {army}.", "Un point déserte de {army}."}},
    Row{Fact::CameOver, "came_over", EventRole::Main, {kSide, kArmy, kTroop},
        {"Deserters join {army}.", "Des déserteurs rejoignent {army}."}},
    Row{Fact::ClockMoved, "clock_moved", EventRole::Detail, {kSide, kBy},
        {"Granville has been held for {by} turns.", "Granville est tenue depuis {by} tours."}},
    Row{Fact::BritishRecalled, "british_recalled", EventRole::Main, {kSide},
        {"The British go home.", "Les Britanniques rembarquent."}},
    Row{Fact::BritishNone, "british_none", EventRole::Detail, {kSide, kBy},
        {"No British reinforcements.", "Pas de renforts britanniques."}},
    Row{Fact::Scored, "scored", EventRole::Detail, {kSide, kBy, kScore},
        {"{score}: {by}.", "{score} : {by}."}},
    Row{Fact::Sudden, "sudden", EventRole::Main, {kSide},
        {"A sudden victory.", "Victoire immédiate."}},
    Row{Fact::GameOver, "game_over", EventRole::Main, {},
        {"The game is over.", "La partie est terminée."}},
};
// clang-format on

constexpr std::array<engine::Sentence, 7> kPhases{
    {{"Reinforcements", "Renforts"},
     {"Royalist irregulars", "Irréguliers royalistes"},
     {"Republican irregulars", "Irréguliers républicains"},
     {"Card draw", "Tirage des cartes"},
     {"Card play", "Jeu des cartes"},
     {"Desertions", "Désertions"},
     {"End of the turn", "Fin du tour"}}};
constexpr std::array<engine::Sentence, 5> kReasons{{{"irregulars", "irréguliers"},
                                                    {"pinned army", "armée immobilisée"},
                                                    {"card", "carte"},
                                                    {"siege train", "équipage de siège"},
                                                    {"Bonaparte", "Bonaparte"}}};
constexpr std::array<engine::Sentence, 4> kScores{{{"fortresses", "forteresses"},
                                                   {"taken from the enemy", "prises à l’ennemi"},
                                                   {"places", "places"},
                                                   {"leaders", "chefs"}}};
constexpr engine::Sentence kFortress{"the fortress", "la forteresse"};
constexpr engine::Sentence kIrregulars{"the irregulars", "les irréguliers"};

template <class List>
std::string word(const List& list, int n, Language language) {
    return std::string(engine::wording::pick(list, n, language));
}

// What is no plain number of a row, besides the subject.
constexpr std::array kSlots{
    Slot{"phase", [](const Told& t, Language l) { return word(kPhases, t.event.a, l); }},
    Slot{"reason", [](const Told& t, Language l) { return word(kReasons, t.event.b, l); }},
    Slot{"score", [](const Told& t, Language l) { return word(kScores, t.event.b, l); }},
    Slot{"+by", [](const Told& t, Language) { return engine::wording::with_sign(t.event.a); }},
    Slot{"dice",
         [](const Told& t, Language) {
             std::string text;
             for (const auto face : dice_of(t).faces)
                 if (face > 0) text += (text.empty() ? "" : " ") + std::to_string(face);
             return text;
         }},
    // 16.6: which army it is, is told for the first time.
    Slot{"identity",
         [](const Told& t, Language l) { return words::name(t.board, t.other, false, l); }},
    Slot{"target",
         [](const Told& t, Language l) {
             if (t.other != kNoArmy) return words::name(t.board, t.other, t.face_down, l);
             const auto target = static_cast<Target>(t.event.b);
             return std::string((target == Target::Fortress ? kFortress : kIrregulars).in(l));
         }},
};
constexpr std::array<engine::FactVariant<Fact, Told>, 0> kVariants{};

static_assert(engine::in_order_of_facts(kFacts, Fact::GameOver));
static_assert(engine::slots_are_known(kFacts, kVariants, kSlots, words::kSubjectSlots));

constexpr FactBook kBook{kFacts, kVariants, kSlots, words::kSubjectSlots};

}  // namespace

}  // namespace facts

Told told_of(const Board& board, const State& s, const Event& event) {
    return {{.board = board,
             .face_down = s.options.dummies,
             .side = event.side,
             .army = event.army,
             .other = event.other,
             .leader = event.leader,
             .successor = event.successor,
             .card = event.card,
             .troop = event.troop,
             .number = event.a,
             .area = event.area,
             .from = event.from},
            s,
            event};
}

const FactBook& fact_book() { return facts::kBook; }

}  // namespace levee::la_vendee
