// The table of verbs, and the kinds of arguments that follow them.
#include "games/la_vendee/verbs.h"

#include <array>
#include <string>

#include "engine/text/arguments.h"
#include "games/la_vendee/text.h"

namespace levee::la_vendee {

namespace {

using engine::verbs::argument;
using engine::verbs::Argument;
using engine::verbs::Line;
using engine::verbs::Number;
using engine::verbs::OneOf;
using engine::verbs::Quotes;
using engine::verbs::Together;
using engine::verbs::Wrong;

// --- arguments ----------------------------------------------------------------------------------

constexpr std::array<std::string_view, kTroops> kTroopsWritten{
    "infantry",       "cavalry",       "artillery",      "irregulars",
    "corps-infantry", "corps-cavalry", "corps-artillery"};

// 2.7: up to four dice, the lowest first.
struct RolledDice {
    static bool sensible(const la_vendee::Dice& dice) {
        bool none = false;
        for (std::size_t i = 0; i < kDiceAtOnce; ++i) {
            const int face = dice.faces[i];
            if (face > 6 || (face > 0 && none)) return false;
            if (i > 0 && face > 0 && face < dice.faces[i - 1]) return false;
            none = none || face == 0;
        }
        return dice.faces[0] > 0;
    }
    static std::string written(const Board& /*board*/, const Action& a) {
        std::string text;
        for (const auto face : a.dice().faces)
            if (face > 0) text += (text.empty() ? "" : " ") + std::to_string(face);
        return text;
    }
    // In any order.
    static Wrong read(const auto& /*self*/, const Board& /*board*/, Line& line, Action& a) {
        la_vendee::Dice dice;
        for (std::size_t n = 0; n < kDiceAtOnce && !line.done(); ++n) {
            const auto face = line.take_number(1, 6);
            if (!face) return engine::verbs::not_wanted();
            std::size_t i = n;
            for (; i > 0 && dice.faces[i - 1] > *face; --i) dice.faces[i] = dice.faces[i - 1];
            dice.faces[i] = *face;
        }
        a = Action::roll(dice);
        return {};
    }
    static bool copy(const Board& /*board*/, const Action& from, Action& to) {
        to.number = from.number;
        to.other = from.other;
        return sensible(from.dice());
    }
    static void each(const Board& /*board*/, const Action& a,
                     engine::FunctionRef<void(const Action&)> visit) {
        Action roll = a;
        for (int number = 1; number < 64; ++number)
            for (int other = 0; other < 64; ++other) {
                roll.number = static_cast<std::uint8_t>(number);
                roll.other = static_cast<std::uint8_t>(other);
                if (sensible(roll.dice())) visit(roll);
            }
    }
};

// An army by its key or its name; in a game with dummies by its counter, as #3 (16.6).
template <auto kField>
struct ArmyName {
    static std::string written(const Board& board, const Action& a) {
        const int raw = engine::verbs::number_in(a.*kField);
        if (raw >= kFaceDown) return "#" + std::to_string(raw - kFaceDown + 1);
        const auto i = static_cast<std::size_t>(raw);
        return i < board.armies.size() ? board.armies[i].key : "?";
    }
    static Wrong read(const auto& self, const Board& board, Line& line, Action& a) {
        const std::string word = line.word();
        for (std::size_t i = 0; i < board.armies.size(); ++i) {
            const std::string counter = "#" + std::to_string(i + 1);
            if (word != counter && board.armies[i].key != word) continue;
            engine::verbs::set_number(a.*kField, word == counter ? kFaceDown + i : i);
            line.skip();
            return {};
        }
        return engine::Mistake{"", "\"" + word + "\" is not " + std::string(self.wanted)};
    }
    static bool copy(const Board& board, const Action& from, Action& to) {
        to.*kField = from.*kField;
        const int raw = engine::verbs::number_in(from.*kField);
        const int base = raw >= kFaceDown ? kFaceDown : 0;
        return static_cast<std::size_t>(raw - base) < board.armies.size();
    }
    static void each(const Board& board, Action a, engine::FunctionRef<void(const Action&)> visit) {
        for (const std::size_t base : {std::size_t{0}, std::size_t{kFaceDown}})
            for (std::size_t i = 0; i < board.armies.size(); ++i) {
                engine::verbs::set_number(a.*kField, base + i);
                visit(a);
            }
    }
    static std::string piece(const Board& board, const Action& a) { return written(board, a); }
    static bool take_piece(const Board& board, std::string_view id, Action& a) {
        for (std::size_t i = 0; i < board.armies.size(); ++i)
            for (const std::size_t base : {std::size_t{0}, std::size_t{kFaceDown}}) {
                engine::verbs::set_number(a.*kField, base + i);
                if (written(board, a) == id) return true;
            }
        return false;
    }
};

template <class Kind>
constexpr Argument<Board, Action> kind(std::string_view noun, std::string_view wanted) {
    return argument<Kind, Board, Action>(noun, wanted);
}

// No army has more points than 14, no region and no fortress more than 4 of a side besides armies.
template <int kMost>
using Points = Together<Number<&Action::number, 1, kMost>, OneOf<&Action::troop, kTroopsWritten>>;
using OneArmy = ArmyName<&Action::army>;
template <auto kField>
using OneArea = engine::verbs::Area<kField, &Board::areas>;
template <auto kField>
using OneLeader = engine::verbs::Card<kField, &Board::leaders, Quotes::ForBlanksAndApostrophes>;

constexpr auto kRolled = kind<RolledDice>("dice", "up to four dice such as 3 5 6");
constexpr auto kCard = kind<Number<&Action::number, 1, static_cast<int>(kCards)>>(
    "card", "the number of a card: 1 to 26");
constexpr auto kArmy = kind<OneArmy>("army", "an army such as anjou");
constexpr auto kArmies =
    kind<Together<OneArmy, ArmyName<&Action::other>>>("armies", "two armies such as anjou centre");
constexpr auto kLeader = kind<OneLeader<&Action::leader>>("leader", "a leader such as Charette");
constexpr auto kSuccessor = kind<OneLeader<&Action::other>>("leader", "a leader such as Lescure");
constexpr auto kTroop =
    kind<OneOf<&Action::troop, kTroopsWritten>>("troop", "troops: infantry, irregulars ...");
constexpr auto kPoints = kind<Points<14>>("points", "points such as 2 infantry");
constexpr auto kFew = kind<Points<4>>("points", "points such as 2 irregulars");
constexpr auto kArea = kind<OneArea<&Action::area>>("area", "a region such as CHO or Cholet");
constexpr auto kDice = kind<Number<&Action::number, 1, kMostPoolDice>>("dice", "dice: 1 to 8");
constexpr auto kVolleyNumber =
    kind<Number<&Action::number, 1, static_cast<int>(kMaxVolleys)>>("volley", "a volley: 1 ...");
constexpr auto kDiceAgain = kind<Number<&Action::other, 1, 20>>("dice", "how many dice");

// --- the table ----------------------------------------------------------------------------------

constexpr bool kForGood = true;

// clang-format off
constexpr engine::verbs::Rows<Board, Action, engine::verbs::AsNamed, kVerbs> kVerbTable{{
    {Verb::Roll, "roll", {&kRolled}, "2.7", {"The dice show {dice}", "Les dés donnent {dice}"}},
    {Verb::Draw, "draw", {&kCard}, "7.0", {"{card} is drawn", "On tire {card}"}},
    {Verb::Done, "done", {}, "3.0", {"Go on", "Continuer"}},
    {Verb::Pass, "pass", {}, "7.5", {"Play nothing now", "Ne rien jouer"}},
    // 13, 4
    {Verb::SetUpRest, "set-up-rest", {}, "13.0",
     {"Place the rest as the scenario has it", "Placer le reste selon le scénario"}},
    {Verb::Deploy, "deploy", {&kArmy, &kArea}, "4.2", {"Put {army} in {area}", "Placer {army} : {area}"}},
    {Verb::Raise, "raise", {&kArmy, &kArea}, "4.2", {"Rebuild {army} in {area}", "Reconstituer {army} : {area}"}},
    {Verb::Place, "place", {&kFew, &kArea}, "4.1", {"Place {points} in {area}", "Placer {points} : {area}"}},
    {Verb::Garrison, "garrison", {&kFew, &kArea}, "4.1",
     {"Place {points} in the fortress of {area}", "Placer {points} dans la forteresse : {area}"}},
    {Verb::Join, "join", {&kPoints, &kArmy}, "5.4", {"{points} join {army}", "{points} : rejoindre {army}"}},
    {Verb::Store, "store", {&kPoints}, "4.1",
     {"{points} into the Army Reserve", "{points} : vers la réserve de l’armée"}},
    {Verb::Transfer, "transfer", {&kTroop, &kArmies}, "4.3",
     {"One point from {army} to {other army}: {troop}", "Un point de {army} à {other army} : {troop}"}},
    {Verb::Shift, "shift", {&kLeader, &kArmy}, "4.3", {"{leader} goes to {army}", "{leader} : rejoindre {army}"}},
    {Verb::Replace, "replace", {&kLeader, &kSuccessor}, "10.3",
     {"{successor} takes the place of {leader}", "{successor} remplace {leader}"}, {}, kForGood},
    // 5.2, 6
    {Verb::Move, "move", {&kFew, &kArea}, "5.2", {"{points} leave {area}", "{points} : quitter {area}"}},
    {Verb::Enter, "enter", {&kFew, &kArea}, "5.2",
     {"{points} go into the fortress of {area}", "{points} : entrer dans la forteresse de {area}"}},
    {Verb::Leave, "leave", {&kFew, &kArea}, "5.2",
     {"{points} come out of the fortress of {area}", "{points} : sortir de la forteresse de {area}"}},
    {Verb::Burn, "burn", {&kArea}, "11.1", {"Burn {area} on leaving", "Brûler {area} en partant"}},
    {Verb::Skirmish, "skirmish", {&kArea}, "6.0",
     {"Fire at the enemy irregulars in {area}", "Tirer sur les irréguliers ennemis : {area}"}, {}, kForGood},
    {Verb::Harass, "harass", {&kArmy}, "6.0", {"Fire at {army}", "Tirer sur {army}"}, {}, kForGood},
    {Verb::Withdraw, "withdraw", {&kArea}, "6.6", {"Retreat to {area}", "Se retirer : {area}"}},
    {Verb::Shelter, "shelter", {}, "6.6", {"Retreat into the fortress", "Se retirer dans la forteresse"}},
    {Verb::Stay, "stay", {}, "8.2", {"Stay", "Rester"}},
    // 7, 15
    {Verb::Play, "play", {&kCard}, "7.3", {"Play {card}", "Jouer {card}"}, {}, kForGood},
    {Verb::Discard, "discard", {&kCard, &kArmy}, "5.6",
     {"Discard {card} to unpin {army}", "Défausser {card} pour libérer {army}"}, {}, kForGood},
    {Verb::Look, "look", {}, "5.3.3", {"Look at the enemy’s hand", "Regarder la main de l’ennemi"}, {}, kForGood},
    {Verb::Select, "select", {&kCard}, "5.3.3", {"{card} is discarded", "{card} : défaussée"}, {}, kForGood},
    {Verb::Pin, "pin", {&kArmy}, "5.6", {"Pin {army}", "Fixer {army}"}},
    {Verb::Inspire, "inspire", {&kArmy}, "15.0", {"{army} has the bonus of the card", "{army} : reçoit le bonus de la carte"}},
    {Verb::Rout, "rout", {&kArmy}, "15.0", {"Try to make {army} flee", "Tenter de faire fuir {army}"}, {}, kForGood},
    {Verb::Steady, "steady", {&kArmy}, "15.0", {"{army} does not retreat", "{army} : ne se retire pas"}},
    {Verb::Regain, "regain", {&kTroop, &kArmy}, "15.0",
     {"{army} takes {troop} back", "{army} : récupère un point ({troop})"}},
    {Verb::Unpin, "unpin", {&kArmy}, "15.0", {"{army} is no longer pinned", "{army} : n’est plus fixée"}},
    // 5.3
    {Verb::March, "march", {&kArmy}, "5.3", {"{army} has an action", "{army} : action de la carte"}},
    {Verb::To, "to", {&kArea}, "5.3", {"To {area}", "Vers {area}"}},
    {Verb::Force, "force", {&kArea}, "5.5", {"Forced march to {area}", "Marche forcée vers {area}"}},
    {Verb::Route, "route", {&kArea}, "5.3.3", {"March for {area}", "Prendre la route de {area}"}},
    {Verb::Drop, "drop", {&kPoints}, "5.4", {"Drop off {points}", "Laisser {points}"}},
    {Verb::Torch, "torch", {}, "11.1", {"Burn the region on leaving", "Brûler la région en partant"}},
    {Verb::Inside, "inside", {}, "5.7", {"Into the fortress", "Dans la forteresse"}},
    {Verb::Sortie, "sortie", {}, "5.7", {"Out of the fortress", "Hors de la forteresse"}},
    {Verb::Halt, "halt", {}, "5.3", {"Halt", "S’arrêter"}},
    // 8, 9
    {Verb::Attack, "attack", {&kArmy}, "8.1", {"{army} attacks", "{army} : attaquer"}},
    {Verb::Engage, "engage", {&kDice, &kArmy}, "8.3", {"Dice at {army}: {number}", "Dés contre {army} : {number}"}},
    {Verb::EngageIrregulars, "engage-irregulars", {&kDice}, "8.5",
     {"Dice at the irregulars: {number}", "Dés contre les irréguliers : {number}"}},
    {Verb::Assault, "assault", {&kDice}, "9.1", {"Dice at the fortress: {number}", "Dés contre la forteresse : {number}"}},
    {Verb::Fire, "fire", {}, "8.2", {"Fight a round", "Livrer un round"}, {}, kForGood},
    {Verb::CallOff, "call-off", {}, "5.3.4", {"Call the attack off", "Cesser l’attaque"}},
    {Verb::Retreat, "retreat", {}, "8.7", {"Retreat", "Battre en retraite"}},
    {Verb::Reroll, "reroll", {&kVolleyNumber, &kDiceAgain}, "8.3",
     {"Reroll the lowest dice of volley {number}: {other}", "Relancer les dés les plus faibles de la salve {number} : {other}"}},
    {Verb::Lose, "lose", {&kTroop}, "8.6", {"Lose one point: {troop}", "Perdre un point : {troop}"}},
    {Verb::LoseOf, "lose-of", {&kTroop, &kArmy}, "8.6",
     {"{army} loses one point: {troop}", "{army} : perdre un point ({troop})"}},
}};
// clang-format on
static_assert(engine::verbs::in_order(kVerbTable));

constexpr VerbBook kBook{kVerbTable, "play"};

}  // namespace

const VerbBook& verb_book() { return kBook; }

}  // namespace levee::la_vendee
