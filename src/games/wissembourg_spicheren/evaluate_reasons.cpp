// What computer players look at: what a figure means to people, with the objective or the enemy
// that it is about.
#include <algorithm>
#include <array>
#include <string>

#include "games/wissembourg_spicheren/evaluate.h"
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/text.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr Sentence kNoWords{};

// What is said when the own figure speaks more for its side, and when the enemy's speaks less for
// his.
struct Meaning {
    figures::Figure figure;
    Sentence own;
    Sentence enemy;
};

using enum figures::Figure;

constexpr Sentence kCosts{"It costs the enemy men at {foe}.",
                          "Cela coûte des hommes à l'ennemi en {foe}."};
constexpr Sentence kDestroys{"It may destroy the enemy at {foe}.",
                             "Cela peut détruire l'ennemi en {foe}."};
constexpr Sentence kShakes{"It shakes the enemy at {foe}.", "Cela ébranle l'ennemi en {foe}."};
constexpr Sentence kToOrders{"It brings troops under command.",
                             "Cela met des troupes sous commandement."};
constexpr Sentence kBearsOn{"It brings guns to bear on {foe}.",
                            "Cela met {foe} sous le feu des canons."};
constexpr Sentence kComesNearer{"It brings us nearer to an objective: {goal}.",
                                "Cela nous rapproche d'un objectif : {goal}."};
constexpr Sentence kKeepsAway{"It keeps the enemy from an objective: {goal}.",
                              "Cela tient l'ennemi loin d'un objectif : {goal}."};
constexpr Sentence kGuards{"It guards an objective: {goal}.", "Cela garde un objectif : {goal}."};
constexpr Sentence kMenaces{"It threatens an objective of the enemy's: {goal}.",
                            "Cela menace un objectif de l'ennemi : {goal}."};
constexpr Sentence kWayBack{"It keeps a way back open.", "Cela garde une retraite ouverte."};
constexpr Sentence kNoWayBack{"It cuts off the retreat of the enemy at {foe}.",
                              "Cela coupe la retraite de l'ennemi en {foe}."};

constexpr std::array kMeanings{
    Meaning{kInfantry, kNoWords, kCosts},
    Meaning{kCavalry, kNoWords, kCosts},
    Meaning{kGuns,
            kNoWords,
            {"It costs the enemy guns at {foe}.", "Cela coûte des canons à l'ennemi en {foe}."}},
    Meaning{kDisorganised,
            {"It puts troops in order again.", "Cela remet des troupes en ordre."},
            kShakes},
    Meaning{kLost, kNoWords, kDestroys},
    Meaning{
        kBreaking,
        {"It keeps a formation from breaking.", "Cela évite à une formation de céder."},
        {"An enemy formation comes near to breaking.", "Une formation ennemie est près de céder."}},
    Meaning{kObjectiveNear, kComesNearer, kKeepsAway},
    Meaning{kMassed, kComesNearer, kKeepsAway},
    Meaning{kObjectiveGuarded, kGuards, kMenaces},
    Meaning{kGarrison, kGuards, kMenaces},
    Meaning{kThreatened, kGuards, kMenaces},
    Meaning{kContact,
            {"It closes with the enemy at {foe}.", "Cela va au contact de l'ennemi en {foe}."},
            {"It keeps away from the enemy at {foe}.",
             "Cela se tient à distance de l'ennemi en {foe}."}},
    Meaning{
        kPressure,
        {"It threatens {foe} with an assault.", "Cela menace {foe} d'un assaut."},
        {"It takes some of the threat from {foe}.", "Cela réduit la menace qui vient de {foe}."}},
    Meaning{kBrittle,
            {"The enemy at {foe} threatened us with an assault.",
             "L'ennemi en {foe} nous menaçait d'un assaut."},
            {"The enemy at {foe} would not survive an assault.",
             "L'ennemi en {foe} ne survivrait pas à un assaut."}},
    Meaning{kFlanked,
            {"It shows no flank to the enemy at {foe}.",
             "Cela ne présente pas le flanc à l'ennemi en {foe}."},
            {"It takes the enemy at {foe} in flank.", "Cela prend l'ennemi de flanc en {foe}."}},
    Meaning{
        kShelled, {"It gets out of the fire of guns.", "Cela sort du feu des canons."}, kBearsOn},
    Meaning{kGunsBear, kBearsOn, kNoWords},
    Meaning{kCover,
            {"There is cover from the enemy at {foe}.", "On y est à couvert de l'ennemi en {foe}."},
            kNoWords},
    Meaning{kHeight,
            {"It is higher ground than the enemy's at {foe}.", "On y domine l'ennemi en {foe}."},
            kNoWords},
    Meaning{kFarFromHq, kToOrders, kNoWords},
    Meaning{kNoCommand, kToOrders, kNoWords},
    Meaning{kFarFromChief, kToOrders, kNoWords},
    Meaning{kLed,
            {"A commander is where it counts, near {foe}.",
             "Un chef est là où il le faut, près de {foe}."},
            kNoWords},
    Meaning{kLoneGuns,
            {"Guns should not be without escort near {foe}.",
             "Des canons ne doivent pas rester sans escorte près de {foe}."},
            {"Enemy guns at {foe} are left without escort.",
             "Les canons ennemis en {foe} restent sans escorte."}},
    Meaning{
        kAlone,
        {"Nobody should stand alone near {foe}.", "Personne ne doit rester isolé près de {foe}."},
        {"It leaves the enemy at {foe} alone.", "Cela isole l'ennemi en {foe}."}},
    Meaning{kTrapped, kWayBack, kNoWayBack},
    Meaning{kCutOff, kWayBack, kNoWayBack},
    Meaning{kWayOut,
            {"It is time to leave the field.", "Il est temps de quitter le champ de bataille."},
            {"It is in the way of the enemy's retreat.",
             "C'est sur le chemin de retraite de l'ennemi."}},
    Meaning{kHidden,
            {"The hidden division comes nearer to an objective.",
             "La division cachée se rapproche d'un objectif."},
            kNoWords},
};

constexpr Sentence kTakesIt{"It takes an objective: {goal}.", "Cela prend un objectif : {goal}."};
// What no figure sees.
constexpr Sentence kFacesFoe{"It looks at the enemy at {foe}.",
                             "Cela fait face à l'ennemi en {foe}."};

// Where something has changed for the side that acts: what is aimed at, or who has moved.
HexId focus_of(const Board& b, const State& before, const Action& a, const State& after,
               Side side) {
    if (b.grid.exists(a.hex)) return a.hex;
    for (const UnitId u : battle_of(b, after).side_units[index(side)])
        if (on_map(after, u) && (after.units[u].at != before.units[u].at ||
                                 after.units[u].facing != before.units[u].facing))
            return after.units[u].at;
    if (a.verb == Verb::Face && on_map(before, top(before).unit))
        return before.units[top(before).unit].at;
    if (a.unit.raw < kUnits && on_map(after, a.unit)) return after.units[a.unit].at;
    return kNoHex;
}

// The enemies that are meant stand within four hexes of it; kNoHex if none do.
HexId foe_near(const Board& b, const State& s, HexId from, Side side) {
    constexpr int kMeant = 4;
    HexId nearest = kNoHex;
    int least = kMeant + 1;
    if (from == kNoHex) return nearest;
    for (const UnitId x : battle_of(b, s).side_units[index(enemy_of(side))])
        if (on_map(s, x) && b.grid.distance(from, s.units[x].at) < least) {
            nearest = s.units[x].at;
            least = b.grid.distance(from, nearest);
        }
    return nearest;
}

// The objective that is meant: of those that `holding` holds, or does not, the nearest.
const Objective* goal_near(const Board& b, const State& s, HexId from, Side holding, bool held) {
    const Objective* meant = nullptr;
    int least = 100;
    if (from == kNoHex) return meant;
    const Battle& map = battle_of(b, s);
    for (std::size_t i = 0; i < map.objectives.size(); ++i) {
        if ((holder(b, s, i) == holding) != held) continue;
        for (const HexId h : map.objectives[i].hexes)
            if (b.grid.distance(from, h) < least) {
                least = b.grid.distance(from, h);
                meant = &map.objectives[i];
            }
    }
    return meant;
}

}  // namespace

std::optional<engine::Label> Evaluator::reason(const State& before, const Action& action,
                                               const State& after, std::size_t figure,
                                               engine::SideId whose) const {
    const auto side = static_cast<Side>(whose.raw);
    const HexId focus = focus_of(board_, before, action, after, side);
    const auto told = [&](const Sentence& sentence, const Objective* goal) {
        const HexId foe = foe_near(board_, after, focus, side);
        const auto needs = [&](std::string_view slot) {
            return sentence.en.find(slot) != std::string_view::npos;
        };
        if ((needs("{foe}") && foe == kNoHex) || (needs("{goal}") && goal == nullptr))
            return std::optional<engine::Label>();
        const auto in = [&](Language language) {
            return words::say(sentence, language, [&](std::string_view slot) {
                return slot == "goal" ? std::string(goal->name.in(language))
                                      : words::place(board_, after.battle, foe);
            });
        };
        return std::optional(engine::Label{in(Language::English), in(Language::French)});
    };
    // Whatever else comes of it, an objective that is taken is what it is for (13.1.3, 13.2.3).
    const Battle& map = battle_of(board_, after);
    for (std::size_t i = 0; i < map.objectives.size(); ++i)
        if (holder(board_, after, i) == side && holder(board_, before, i) != side)
            return told(kTakesIt, &map.objectives[i]);
    if (figure == kFeatures)
        return action.verb == Verb::Face ? told(kFacesFoe, nullptr) : std::nullopt;
    const std::size_t place = figure % kOfBattle;
    if (place >= 2 * kFigures) return std::nullopt;
    const bool own = place / kFigures == whose.raw;
    const auto which = static_cast<Figure>(place % kFigures);
    const auto* meaning = std::ranges::find(kMeanings, which, &Meaning::figure);
    if (meaning == kMeanings.end()) return std::nullopt;
    const Sentence& sentence = own ? meaning->own : meaning->enemy;
    if (sentence.en.empty()) return std::nullopt;
    // A figure of objectives to be won is about the enemy's, all others about one's own.
    const bool won = which == kObjectiveNear || which == kMassed;
    return told(sentence, goal_near(board_, after, focus, side, own != won));
}

}  // namespace levee::wissembourg_spicheren
