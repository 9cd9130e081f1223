// The table of facts: for each its word, its role for the odds, what it tells, its sentences, and
// what it counts as in a tally.
#include "games/la_vendee/text.h"

#include <boost/json/array.hpp>
#include <string_view>

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
    return t.v.options.dummies ? "#" + std::to_string(army.raw + 1) : t.board.armies[army.raw].key;
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
// By its card, whatever counter stands for it.
constexpr Member kArmyItself{"army",
                             [](const Told& t) { return fact_name(Names(t.board), t.army); }};
constexpr Member kIdentity{"identity",
                           [](const Told& t) { return fact_name(Names(t.board), t.other); }};
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
constexpr Member kOutOfTurn{"out_of_turn", [](const Told& t) { return value(t.event.a != 0); }};
constexpr Member kForced{"forced", [](const Told& t) { return value(t.event.a != 0); }};
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
        {"Turn {turn}: {month}.", "Tour {turn} : {month}."}},
    Row{Fact::PhaseBegan, "phase_began", EventRole::Detail, {kPhase},
        {"{phase}.", "{phase}."}},
    Row{Fact::TurnEnded, "turn_ended", EventRole::Detail, {kTurn},
        {"End of turn {turn}.", "Fin du tour {turn}."}},
    Row{Fact::Rolled, "rolled", EventRole::Detail, {kSide, kDice},
        {"{side} roll {dice}.", "{side} lancent : {dice}."}},
    Row{Fact::Placed, "placed", EventRole::Main, {kSide, kTroop, kPoints, kArea, kInside},
        {"{side} place {points} in {area}.", "{side} placent {points} : {area}."}},
    Row{Fact::PlacedWithArmy, "placed_with_army", EventRole::Main, {kSide, kTroop, kPoints, kArmy},
        {"{army} gets {points}.", "{army} reçoit {points}."}},
    Row{Fact::Stored, "stored", EventRole::Main, {kSide, kTroop, kPoints},
        {"{side} put {points} into the Army Reserve.", "{side} mettent {points} en réserve."}},
    Row{Fact::Deployed, "deployed", EventRole::Main, {kSide, kArmy, kArea},
        {"{army} comes in at {area}.", "{army} entre en jeu : {area}."}},
    Row{Fact::Raised, "raised", EventRole::Main, {kSide, kArmy, kArea, kTroop, kPoints},
        {"{army} is rebuilt in {area} with {points}.", "{army} renaît avec {points} : {area}."}},
    Row{Fact::Landed, "landed", EventRole::Main, {kSide, kArmy, kArea},
        {"{army} lands at {area}.", "{army} débarque : {area}."}, {"landings", {"British landings", "Débarquements britanniques"}}},
    Row{Fact::Delayed, "delayed", EventRole::Detail, {kSide, kArmyItself},
        {"{army itself} cannot come in yet.", "{army itself} ne peut pas encore entrer en jeu."}},
    Row{Fact::RegularsRolled, "regulars_rolled", EventRole::Main, {kSide, kBy, kHeld},
        {"{side} win {by points} of regulars; fortresses taken: {held}.", "{side} gagnent {by points} de réguliers ; forteresses prises : {held}."}},
    Row{Fact::NoCounters, "no_counters", EventRole::Detail, {kSide, kTroop, kPoints},
        {"{side} do not get {points}.", "{side} ne reçoivent pas {points}."}},
    Row{Fact::Succeeded, "succeeded", EventRole::Main, {kSide, kLeader, kSuccessor, kArmy},
        {"{successor} takes the place of {leader}.", "{successor} remplace {leader}."}},
    Row{Fact::Shifted, "shifted", EventRole::Main, {kSide, kLeader, kArmy},
        {"{leader} goes to {army}.", "{leader} rejoint {army}."}},
    Row{Fact::Transferred, "transferred", EventRole::Main, {kSide, kTroop, kPoints, kArmy, kOther},
        {"{army} hands {points} over to {other army}.", "{army} cède {points} {à other army}."}},
    Row{Fact::PickedUp, "picked_up", EventRole::Main, {kSide, kTroop, kPoints, kArmy, kArea},
        {"{army} picks up {points} in {area}.", "{army} recueille {points} : {area}."}},
    Row{Fact::DroppedOff, "dropped_off", EventRole::Main, {kSide, kTroop, kPoints, kArmy, kArea},
        {"{army} leaves {points} in {area}.", "{army} laisse {points} : {area}."}},
    Row{Fact::Moved, "moved", EventRole::Main, {kSide, kTroop, kPoints, kFrom, kArea},
        {"{points}: from {from} to {area}.", "{points} : {de from} {à area}."}},
    Row{Fact::WentInside, "went_inside", EventRole::Main, {kSide, kTroop, kPoints, kArmy, kArea},
        {"{points}: into the fortress of {area}.", "{points} : dans la forteresse {de area}."}},
    Row{Fact::CameOut, "came_out", EventRole::Main, {kSide, kTroop, kPoints, kArmy, kArea},
        {"{points}: out of the fortress of {area}.", "{points} : hors de la forteresse {de area}."}},
    Row{Fact::Burnt, "burnt", EventRole::Main, {kSide, kArea, kMarkers},
        {"{area} is burnt down; Brûlez markers: {markers}.", "{side} brûlent {area} ; marqueurs Brûlez : {markers}."}, {"burnt", {"Regions burnt", "Régions brûlées"}}},
    Row{Fact::Skirmished, "skirmished", EventRole::Detail, {kSide, kArea, kArmy},
        {"{side} fire at the enemy irregulars in {area}.", "{side} tirent sur les irréguliers ennemis : {area}."}, {"skirmishes", {"Skirmishes", "Escarmouches"}}},
    Row{Fact::Withdrew, "withdrew", EventRole::Main, {kSide, kFrom, kArea, kPoints, kInside},
        {"Irregulars and detachments, {by points}, retreat from {from} to {area}.", "Retraite d’irréguliers et de détachements, {by points}, {de from} {à area}."}},
    Row{Fact::Scattered, "scattered", EventRole::Main, {kSide, kArea, kBy},
        {"{by points} of {side} in {area} scatter: there is no room.", "{by points} à {area}, faute de place : dispersion."}},
    Row{Fact::Drew, "drew", EventRole::Detail, {kSide, kHeldCards},
        {"{side} draw a card and hold {held}.", "{side} tirent une carte ; en main : {held}."}},
    Row{Fact::CardDrawn, "card_drawn", EventRole::Detail, {kSide, kCard},
        {"You draw {card}.", "Vous tirez {card}."}},
    Row{Fact::CardPlayed, "card_played", EventRole::Main, {kSide, kCard, kOutOfTurn},
        {"{side} play {card}.", "{side} jouent {card}."}, {"cards", {"Cards played", "Cartes jouées"}}},
    Row{Fact::CardDiscarded, "card_discarded", EventRole::Main, {kSide, kCard, kForced},
        {"{side} discard {card}.", "{side} défaussent {card}."}},
    Row{Fact::CardSeen, "card_seen", EventRole::Detail, {kSide, kCard},
        {"The enemy holds {card}.", "L’ennemi tient {card}."}},
    Row{Fact::LookedAt, "looked_at", EventRole::Detail, {kSide},
        {"{side} look at the enemy’s hand.", "{side} regardent la main de l’ennemi."}},
    Row{Fact::Pinned, "pinned", EventRole::Main, {kSide, kArmy},
        {"{army} is pinned.", "Armée fixée : {army}."}},
    Row{Fact::Unpinned, "unpinned", EventRole::Main, {kSide, kArmy},
        {"{army} is no longer pinned.", "{army} peut de nouveau bouger."}},
    Row{Fact::Inspired, "inspired", EventRole::Detail, {kSide, kArmy},
        {"{army} has the bonus of the card.", "{army} a le bonus de la carte."}},
    Row{Fact::Marched, "marched", EventRole::Main, {kSide, kArmy, kFrom, kArea, kSpent},
        {"{army} marches from {from} to {area}.", "{army} marche {de from} {à area}."}},
    Row{Fact::ForceMarched, "force_marched", EventRole::Detail, {kSide, kArmy, kArea},
        {"{army} forces its march to {area}.", "{army} force sa marche vers {area}."}},
    Row{Fact::Crossed, "crossed", EventRole::Detail, {kSide, kArmy, kArea},
        {"{army} crosses the Loire.", "{army} passe la Loire."}},
    Row{Fact::Banked, "banked", EventRole::Main, {kSide, kArmy, kArea, kBy},
        {"{army} is on the road to {area}: {by} of {road} regions.", "{army} est sur la route {de area} : {by} régions sur {road}."}},
    Row{Fact::RouteCancelled, "route_cancelled", EventRole::Main, {kSide, kArmy},
        {"{army} gives up its march on the road to or from Granville.", "{army} renonce à la route de Granville."}},
    Row{Fact::Arrived, "arrived", EventRole::Main, {kSide, kArmy, kArea},
        {"{army} arrives at {area}.", "{army} arrive {à area}."}},
    Row{Fact::Halted, "halted", EventRole::Detail, {kSide, kArmy, kArea},
        {"{army} halts in {area}.", "{army} s’arrête {à area}."}},
    Row{Fact::Revealed, "revealed", EventRole::Main, {kSide, kArmy, kIdentity},
        {"{counter} is {identity}.", "{counter} est {identity}."}},
    Row{Fact::DummyGone, "dummy_gone", EventRole::Main, {kSide, kArmy, kArea},
        {"{counter} in {area} was a dummy and goes.", "{counter} à {area}, armée factice, est retiré."}},
    Row{Fact::Displayed, "displayed", EventRole::Detail, {kSide, kTroop, kPoints, kArmy},
        {"The display of {army} is shown: {points}.", "Le tableau montré, {army} : {points}."}},
    Row{Fact::Ambushed, "ambushed", EventRole::Detail, {kSide, kArea, kArmy},
        {"Chouans ambush {army} in {area}.", "Embuscade de Chouans contre {army} : {area}."}, {"ambushes", {"Ambushes", "Embuscades"}}},
    Row{Fact::FreeAttack, "free_attack", EventRole::Detail, {kSide, kArea, kArmy},
        {"{side} fire at {army} as it crosses the Loire to {area}.", "{side} tirent sur {army} au passage de la Loire : {area}."}},
    Row{Fact::BattleBegan, "battle_began", EventRole::Main, {kSide, kArmy, kArea},
        {"{army} attacks in {area}.", "{army} attaque : {area}."}, {"battles", {"Attacks", "Attaques"}}},
    Row{Fact::RoundBegan, "round_began", EventRole::Detail, {kSide, kArmy, kRound},
        {"Round {round} of the attack of {army}.", "Round {round} de l’attaque {de army}."}},
    Row{Fact::Aimed, "aimed", EventRole::Detail, {kSide, kArmy, kOther, kBy},
        {"{army} aims at {target}: {by dice}.", "{army} vise {target} : {by dice}."}},
    Row{Fact::ToHit, "to_hit", EventRole::Modifier, {kSide, kArmy, kBy, kCount},
        {"{firer}: {dice thrown}, {by} or more hits.", "{firer} : {dice thrown}, touche à {by} ou plus."}},
    Row{Fact::Modifier, "modifier", EventRole::Modifier, {kSide, kBy, kReason},
        {"{reason}: {+by}.", "{reason} : {+by}."}},
    Row{Fact::Volley, "volley", EventRole::Result, {kSide, kArmy, kArea, kCount, kHits},
        {"{firer}: {hit count} with {dice thrown} in {area}.", "{firer} : {hit count} sur {dice thrown} ({area})."}},
    Row{Fact::Rerolled, "rerolled", EventRole::Detail, {kSide, kLeader, kBy},
        {"{leader} has {by dice} rolled again.", "{leader} fait relancer {by dice}."}},
    Row{Fact::Lost, "lost", EventRole::Main, {kSide, kTroop, kPoints, kArmy, kArea, kInside},
        {"{side} lose {points} in {area}.", "{side} perdent {points} : {area}."}},
    Row{Fact::FortressHit, "fortress_hit", EventRole::Main, {kSide, kArea, kLeft},
        {"The fortress of {area} is hit and has {by dice} left.", "La forteresse {de area} est touchée ; il lui reste {by dice}."}},
    Row{Fact::FortressFell, "fortress_fell", EventRole::Main, {kSide, kArea},
        {"{side} take the fortress of {area}.", "{side} prennent la forteresse {de area}."}, {"fortresses", {"Fortresses taken", "Forteresses prises"}}},
    Row{Fact::Bounty, "bounty", EventRole::Main, {kSide, kTroop, kPoints, kArmy, kArea},
        {"{side} capture {points} in {area}.", "{side} prennent {points} : {area}."}},
    Row{Fact::MustRetreat, "must_retreat", EventRole::Detail, {kSide, kArmy, kBy},
        {"{army} has lost {by points} and must retreat.", "{army} a perdu {by points} et doit se retirer."}},
    Row{Fact::TieRolled, "tie_rolled", EventRole::Detail, {kSide, kFirst, kSecond},
        {"Losses are equal: the Royalists roll {first}, the Republicans {second}.", "Pertes égales : les Royalistes lancent {first}, les Républicains {second}."}},
    Row{Fact::Steadied, "steadied", EventRole::Main, {kSide, kArmy},
        {"{army} holds and does not retreat.", "{army} tient bon et ne se retire pas."}},
    Row{Fact::Regained, "regained", EventRole::Main, {kSide, kArmy, kTroop},
        {"{army} gets a point back: {troop}.", "{army} récupère un point : {troop}."}},
    Row{Fact::Panicked, "panicked", EventRole::Main, {kSide, kArmy, kBy},
        {"The die for {army} shows {by}.", "Le dé pour {army} donne {by}."}},
    Row{Fact::CalledOff, "called_off", EventRole::Detail, {kSide, kArmy},
        {"{army} calls its attack off.", "{army} cesse son attaque."}},
    Row{Fact::Retreated, "retreated", EventRole::Main, {kSide, kArmy, kFrom, kArea, kInside},
        {"{army} retreats from {from} to {area}.", "{army} se retire {de from} {à area}."}, {"retreats", {"Retreats", "Retraites"}}},
    Row{Fact::Eliminated, "eliminated", EventRole::Main, {kSide, kArmy, kArea},
        {"{army} is destroyed in {area}.", "{army} disparaît : {area}."}, {"destroyed", {"Armies destroyed", "Armées détruites"}}},
    Row{Fact::Unharmed, "unharmed", EventRole::Detail, {kSide, kLeader},
        {"{leader} is unharmed.", "{leader} est indemne."}},
    Row{Fact::Wounded, "wounded", EventRole::Main, {kSide, kLeader},
        {"{leader} is wounded.", "{leader} est blessé."}, {"wounded", {"Leaders wounded", "Chefs blessés"}}},
    Row{Fact::Captured, "captured", EventRole::Main, {kSide, kLeader},
        {"{leader} is captured.", "{leader} est capturé."}, {"captured", {"Leaders captured", "Chefs capturés"}}},
    Row{Fact::Escaped, "escaped", EventRole::Detail, {kSide, kLeader},
        {"{leader} escapes capture.", "{leader} échappe à la capture."}},
    Row{Fact::Deserted, "deserted", EventRole::Main, {kSide, kArmy, kTroop},
        {"A point deserts {army}.", "Un point déserte {army}."}, {"deserted", {"Points deserted", "Points désertés"}}},
    Row{Fact::CameOver, "came_over", EventRole::Main, {kSide, kArmy, kTroop},
        {"{army} takes deserters in.", "{army} accueille des déserteurs."}},
    Row{Fact::ClockMoved, "clock_moved", EventRole::Detail, {kSide, kBy},
        {"Granville is Royalist; full turns: {by}.", "Granville est royaliste ; tours entiers : {by}."}},
    Row{Fact::BritishRecalled, "british_recalled", EventRole::Main, {kSide},
        {"The British are called home.", "Les Britanniques sont rappelés."}},
    Row{Fact::BritishNone, "british_none", EventRole::Detail, {kSide, kBy},
        {"The die shows {by}: no British reinforcements.", "Le dé donne {by} : pas de renforts britanniques."}},
    Row{Fact::Scored, "scored", EventRole::Detail, {kSide, kBy, kScore},
        {"{side}: {by} for {score}.", "{side} : {by} pour {score}."}},
    Row{Fact::Sudden, "sudden", EventRole::Main, {kSide},
        {"{side} win before the end.", "{side} l’emportent avant la fin."}},
    Row{Fact::GameOver, "game_over", EventRole::Main, {},
        {"The game is over.", "La partie est terminée."}},
};

bool of_army(const Told& t) { return t.army != kNoArmy; }
bool behind_walls(const Told& t) { return t.event.b != 0; }
bool flagged(const Told& t) { return t.event.a != 0; }

using Variant = engine::FactVariant<Fact, Told>;
constexpr std::array kVariants{
    Variant{Fact::Placed, behind_walls,
        {"{side} place {points} in the fortress of {area}.", "{side} placent {points} dans la forteresse {de area}."}},
    Variant{Fact::Succeeded, of_army,
        {"{successor} takes the place of {leader} at the head of {army}.", "{successor} remplace {leader} à la tête {de army}."}},
    Variant{Fact::WentInside, of_army,
        {"{army} goes into the fortress of {area}.", "{army} entre dans la forteresse {de area}."}},
    Variant{Fact::CameOut, of_army,
        {"{army} comes out of the fortress of {area}.", "{army} sort de la forteresse {de area}."}},
    Variant{Fact::Skirmished, of_army,
        {"{side} fire at {army} in {area}.", "{side} tirent sur {army} : {area}."}},
    Variant{Fact::Withdrew, behind_walls,
        {"Irregulars and detachments, {by points}, go into the fortress of {area}.", "Irréguliers et détachements, {by points}, dans la forteresse {de area}."}},
    Variant{Fact::CardPlayed, flagged, {"{side} play {card} out of turn.", "{side} jouent {card}, hors de leur tour."}},
    Variant{Fact::CardDiscarded, flagged, {"{side} have to discard {card}.", "{side} doivent défausser {card}."}},
    Variant{Fact::ToHit, [](const Told& t) { return std::string_view(t.event.rule) == "6.1"; },
        {"{firer}: the irregular die, {by} or more hits.", "{firer} : le dé irrégulier, touche à {by} ou plus."}},
    Variant{Fact::Lost, of_army, {"{army} loses {points}.", "{army} perd {points}."}},
    Variant{Fact::Lost, behind_walls,
        {"{side} lose {points} in the fortress of {area}.", "{side} perdent {points} dans la forteresse {de area}."}},
    Variant{Fact::Bounty, of_army, {"{army} captures {points}.", "{army} prend {points}."}},
    Variant{Fact::Retreated, behind_walls,
        {"{army} retreats into the fortress of {area}.", "{army} se retire dans la forteresse {de area}."}},
};
// clang-format on

constexpr std::array<Sentence, 7> kPhases{{{"Reinforcements", "Renforts"},
                                           {"Royalist irregulars", "Irréguliers royalistes"},
                                           {"Republican irregulars", "Irréguliers républicains"},
                                           {"Card draw", "Tirage des cartes"},
                                           {"Card play", "Jeu des cartes"},
                                           {"Desertions", "Désertions"},
                                           {"End of the turn", "Fin du tour"}}};
constexpr std::array<Sentence, 5> kReasons{
    {{"irregulars beyond the first point", "irréguliers au-delà du premier point"},
     {"pinned army", "armée fixée"},
     {"card, on each die", "carte, à chaque dé"},
     {"siege train, more dice", "équipage de siège, dés en plus"},
     {"Bonaparte, more dice", "Bonaparte, dés en plus"}}};
constexpr std::array<Sentence, 4> kScores{{{"fortresses", "les forteresses"},
                                           {"fortresses of the enemy", "celles de l’ennemi"},
                                           {"Nantes", "Nantes"},
                                           {"enemy leaders", "les chefs ennemis"}}};
constexpr Sentence kPoint{"point", "point"};
constexpr Sentence kHit{"hit", "touche"};

template <class List>
std::string word(const List& list, int n, Language language) {
    return std::string(engine::wording::pick(list, n, language));
}
std::string dice_text(int count, Language l) {
    if (l == Language::French) return engine::wording::counted(count, "dé");
    return std::to_string(count) + (count == 1 ? " die" : " dice");
}
// 6.1, 9.3: the rule says whose dice they are.
std::string firer(const Told& t, Language l) {
    const bool walls = std::string_view(t.event.rule) == "9.3";
    return words::force(t, walls ? Target::Fortress : Target::Irregulars, t.army, t.side, l);
}

// What is no plain number of a row, besides the subject.
// clang-format off
constexpr std::array kSlots{
    Slot{"month", [](const Told& t, Language l) {
         const std::size_t month = t.event.a >= 1 ? static_cast<std::size_t>(t.event.a) - 1U : 0U;
         return t.board.scenario.months[month % kTurns].in(l); }},
    Slot{"phase", [](const Told& t, Language l) { return word(kPhases, t.event.a, l); }},
    Slot{"reason", [](const Told& t, Language l) { return word(kReasons, t.event.b, l); }},
    Slot{"score", [](const Told& t, Language l) { return word(kScores, t.event.b, l); }},
    Slot{"+by", [](const Told& t, Language) { return engine::wording::with_sign(t.event.a); }},
    Slot{"by points", [](const Told& t, Language l) { return words::count(t.event.a, kPoint, l); }},
    Slot{"by dice", [](const Told& t, Language l) { return dice_text(t.event.a, l); }},
    Slot{"dice thrown", [](const Told& t, Language l) { return dice_text(t.event.b, l); }},
    Slot{"hit count", [](const Told& t, Language l) { return words::count(t.event.a, kHit, l); }},
    Slot{"firer", firer},
    Slot{"road", [](const Told& t, Language) { return std::to_string(t.board.route_areas); }},
    Slot{"dice", [](const Told& t, Language) { return words::faces(dice_of(t)); }},
    // 16.6: which army it is, is told for the first time.
    Slot{"counter", [](const Told& t, Language l) { return words::name(t.board, t.army, true, l); }},
    Slot{"identity", [](const Told& t, Language l) { return words::the_army(t.board, t.other, l); }},
    Slot{"target", [](const Told& t, Language l) { return words::force(t, static_cast<Target>(t.event.b), t.other, enemy_of(t.side), l); }},
};
// clang-format on

static_assert(engine::in_order_of_facts(kFacts, Fact::GameOver));
static_assert(engine::slots_are_known(kFacts, kVariants, kSlots, words::kSubjectSlots));

constexpr FactBook kBook{kFacts, kVariants, kSlots, words::kSubjectSlots};

}  // namespace

}  // namespace facts

Told told_of(const Board& board, const State& s, const Event& event) {
    return {{.board = board,
             .v = s,
             .by_number = s.options.dummies,
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
