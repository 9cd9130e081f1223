// What computer players look at: what a figure means to people, with the objective or the enemy
// that it is about.
#include <algorithm>
#include <array>
#include <string>

#include "games/neerwinden/evaluate.h"
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/text.h"

namespace levee::neerwinden {

namespace {

constexpr Sentence kNothing{};

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
constexpr Sentence kShakes{"It shakes the enemy at {foe}.", "Cela ébranle l'ennemi en {foe}."};
constexpr Sentence kSteadies{"It steadies troops that are shaken.",
                             "Cela raffermit des troupes ébranlées."};
constexpr Sentence kToOrders{"It brings troops under orders.",
                             "Cela met des troupes sous commandement."};
constexpr Sentence kBearsOn{"It brings guns to bear on {foe}.",
                            "Cela met {foe} sous le feu des canons."};

constexpr std::array kMeanings{
    Meaning{kInfantry, kNothing, kCosts},
    Meaning{kCavalry, kNothing, kCosts},
    Meaning{kGuns,
            kNothing,
            {"It costs the enemy guns at {foe}.", "Cela coûte des canons à l'ennemi en {foe}."}},
    Meaning{kLevel1, kSteadies, kShakes},
    Meaning{kLevel2, kSteadies, kShakes},
    Meaning{
        kBreaking,
        {"It keeps a formation from breaking.", "Cela évite à une formation de céder."},
        {"An enemy formation comes near to breaking.", "Une formation ennemie est près de céder."}},
    Meaning{kDemoralised,
            {"It gives a formation heart again.", "Cela rend courage à une formation."},
            {"It may break an enemy formation.", "Cela peut briser une formation ennemie."}},
    Meaning{kStarNear,
            {"It brings us nearer to the star of {star}.",
             "Cela nous rapproche de l'étoile {de star}."},
            {"It keeps the enemy from the star of {star}.",
             "Cela tient l'ennemi loin de l'étoile {de star}."}},
    Meaning{kStarGuarded,
            {"It guards the star of {star}.", "Cela garde l'étoile {de star}."},
            {"It threatens the star of {star}.", "Cela menace l'étoile {de star}."}},
    Meaning{kStarDenied,
            {"It is on the enemy's way to the star of {star}.",
             "C'est sur le chemin de l'ennemi vers l'étoile {de star}."},
            {"It keeps the enemy away from the star of {star}.",
             "Cela écarte l'ennemi de l'étoile {de star}."}},
    Meaning{kContact,
            {"It closes with the enemy at {foe}.", "Cela va au contact de l'ennemi en {foe}."},
            {"It keeps away from the enemy at {foe}.",
             "Cela se tient à distance de l'ennemi en {foe}."}},
    Meaning{
        kPressure,
        {"It threatens {foe} with an assault.", "Cela menace {foe} d'un assaut."},
        {"It takes some of the threat from {foe}.", "Cela réduit la menace qui vient de {foe}."}},
    Meaning{kFlanked,
            {"It shows no flank to the enemy at {foe}.",
             "Cela ne présente pas le flanc à l'ennemi en {foe}."},
            {"It takes the enemy at {foe} in flank.", "Cela prend l'ennemi de flanc en {foe}."}},
    Meaning{
        kShelled, {"It gets out of the fire of guns.", "Cela sort du feu des canons."}, kBearsOn},
    Meaning{kCover,
            {"There is cover from the enemy at {foe}.", "On y est à couvert de l'ennemi en {foe}."},
            kNothing},
    Meaning{kHeight,
            {"It is higher ground than the enemy's at {foe}.", "On y domine l'ennemi en {foe}."},
            kNothing},
    Meaning{kFarFromChief, kToOrders, kNothing},
    Meaning{kNoOrders, kToOrders, kNothing},
    Meaning{kLoneGuns,
            {"Guns should not be without escort near {foe}.",
             "Des canons ne doivent pas rester sans escorte près de {foe}."},
            {"Enemy guns at {foe} are left without escort.",
             "Les canons ennemis en {foe} restent sans escorte."}},
    Meaning{kGunsBear, kBearsOn, kNothing},
    Meaning{
        kAlone,
        {"Nobody should stand alone near {foe}.", "Personne ne doit rester isolé près de {foe}."},
        {"It leaves the enemy at {foe} alone.", "Cela isole l'ennemi en {foe}."}},
    Meaning{kLed,
            {"A commander is where it counts, near {foe}.",
             "Un chef est là où il le faut, près de {foe}."},
            kNothing},
    Meaning{kTrapped,
            {"It keeps a way back open.", "Cela garde une retraite ouverte."},
            {"It cuts off the retreat of the enemy at {foe}.",
             "Cela coupe la retraite de l'ennemi en {foe}."}},
    Meaning{kOutnumbered,
            {"The enemy at {foe} threatened us with an assault.",
             "L'ennemi en {foe} nous menaçait d'un assaut."},
            {"The enemy at {foe} can be assaulted at good odds.",
             "L'ennemi en {foe} peut être pris d'assaut dans de bonnes conditions."}},
};

// What no figure sees.
constexpr Sentence kLooksAt{"It looks at the enemy at {foe}.",
                            "Cela fait face à l'ennemi en {foe}."};
constexpr Sentence kIsNear{"Its way to the star of {star} is short.",
                           "Son chemin vers l'étoile {de star} est court."};
constexpr Sentence kTakes{"It takes the star of {star}.", "Cela prend l'étoile {de star}."};

Control control_by(Side side) { return side == Side::French ? Control::French : Control::Austrian; }

// Where something has changed for the side that acts: what is aimed at, or who has moved.
HexId focus(const Board& b, const State& before, const Action& a, const State& after, Side side) {
    if (b.grid.exists(a.hex)) return a.hex;
    for (const UnitId u : b.side_units[index(side)])
        if (on_map(after, u) && (after.units[u].at != before.units[u].at ||
                                 after.units[u].facing != before.units[u].facing))
            return after.units[u].at;
    if (a.verb == Verb::Face) return before.units[top(before).unit].at;
    if (a.unit.raw < kUnits && on_map(after, a.unit)) return after.units[a.unit].at;
    return kNoHex;
}

}  // namespace

// The enemies that are meant stand within four hexes of it; kNoHex if none do.
HexId Evaluator::foe_near(const State& s, HexId from, Side side) const {
    constexpr int kMeant = 4;
    HexId nearest = kNoHex;
    int least = kMeant + 1;
    if (from == kNoHex) return nearest;
    for (const UnitId x : board_.side_units[index(enemy_of(side))])
        if (on_map(s, x) && distance(from, s.units[x].at) < least) {
            nearest = s.units[x].at;
            least = distance(from, nearest);
        }
    return nearest;
}

// The star of this side's that is meant: of those it holds, or of those it does not, the one that
// troops of `who` have come nearest to.
const Star* Evaluator::star_meant(const State& before, const State& after, Side side, bool held,
                                  Side who) const {
    constexpr int kFarOff = 100;
    const Star* meant = nullptr;
    int most = 0;
    const auto nearest = [&](const State& s, HexId hex) {
        int least = kFarOff;
        for (const UnitId u : board_.side_units[index(who)])
            if (on_map(s, u) && !routed(s, u))
                least = std::min(least, distance(hex, s.units[u].at));
        return least;
    };
    for (const Star& star : board_.stars)
        for (std::uint8_t i = 0; i < star.count; ++i) {
            if (star.side != side) continue;
            if ((before.control[star.hexes[i]] == control_by(side)) != held) continue;
            const HexId hex = board_.star_hexes[star.hexes[i]];
            const int far = nearest(after, hex);
            // Nearer than before counts more than near.
            const int worth = kFarOff * std::max(0, nearest(before, hex) - far) + kFarOff - far;
            if (worth <= most) continue;
            most = worth;
            meant = &star;
        }
    return meant;
}

std::optional<engine::Label> Evaluator::reason(const State& before, const Action& action,
                                               const State& after, std::size_t figure,
                                               engine::SideId whose) const {
    const auto side = static_cast<Side>(whose.raw);
    const auto told = [&](const Sentence& sentence, const Star* star) {
        const HexId foe = foe_near(after, focus(board_, before, action, after, side), side);
        const auto slot = [&](std::string_view name) {
            return name == "star" ? star->name : words::place(board_, foe);
        };
        const auto needs = [&](std::string_view name) {
            return sentence.en.find(name) != std::string_view::npos;
        };
        if ((needs("{foe}") && foe == kNoHex) || (needs("{star}") && star == nullptr))
            return std::optional<engine::Label>();
        return std::optional(engine::Label{engine::wording::say(sentence, Language::English, slot),
                                           engine::wording::say(sentence, Language::French, slot)});
    };
    const auto told_of_way = [&](const Goal& goal) {
        constexpr int kShort = 8;
        return goal.far <= kShort ? told(kIsNear, goal.star) : std::nullopt;
    };
    // Whatever else comes of it, a star that is taken is what it is for (8.2.1).
    for (const Star& star : board_.stars)
        for (std::uint8_t i = 0; i < star.count; ++i)
            if (after.control[star.hexes[i]] == control_by(side) &&
                before.control[star.hexes[i]] != control_by(side))
                return told(kTakes, &star);
    if (figure == kFeatures) {
        if (action.verb == Verb::Activate)
            return told_of_way(nearest_star(before, FormationId{action.number}));
        const bool turns = action.verb == Verb::Face || action.verb == Verb::Turn;
        return turns ? told(kLooksAt, nullptr) : std::nullopt;
    }
    if (figure >= 2 * kFigures) return std::nullopt;
    const bool own = figure / kFigures == whose.raw;
    const auto which = static_cast<Figure>(figure % kFigures);
    const auto* meaning = std::ranges::find(kMeanings, which, &Meaning::figure);
    if (meaning == kMeanings.end()) return std::nullopt;
    const Sentence& sentence = own ? meaning->own : meaning->enemy;
    if (sentence.en.empty()) return std::nullopt;
    const bool ours = own == (which != kStarDenied);
    const Star* star =
        star_meant(before, after, ours ? side : enemy_of(side), which == kStarGuarded, side);
    return told(sentence, star);
}

}  // namespace levee::neerwinden
