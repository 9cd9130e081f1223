// What computer players look at: what a figure means to people, with the objective or the enemy
// that it is about.
#include <algorithm>
#include <array>
#include <string>

#include "games/for_god_and_king/evaluate.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"

namespace levee::fgfk {

namespace {

using enum figures::Figure;
using enum figures::Single;

constexpr Sentence kNothing{};

// Of a figure that both sides have: what is said when the own one speaks more for its side, and
// when the enemy's speaks less for his.
struct Meaning {
    figures::Figure figure;
    Sentence own;
    Sentence enemy;
};

constexpr Sentence kThreatensFoe{"It threatens the enemy at {foe}.",
                                 "Cela menace l'ennemi {à foe}."};
constexpr Sentence kSafer{"There is less to fear from the enemy at {foe}.",
                          "L'ennemi {à foe} est moins à craindre."};

constexpr std::array kMeanings{
    Meaning{kPoints,
            {"It brings more men to the war.", "Cela met plus d'hommes en campagne."},
            {"It costs the enemy men.", "Cela coûte des hommes à l'ennemi."}},
    Meaning{kStacks,
            {"It gathers forces at {here}.", "Cela rassemble des forces {à here}."},
            {"It keeps the enemy's forces apart.", "Cela divise les forces de l'ennemi."}},
    Meaning{kLed,
            {"The troops at {here} have a general of their army.",
             "Les troupes {à here} ont un général de leur armée."},
            kNothing},
    Meaning{kAlone,
            {"No general is left without troops.", "Aucun général ne reste sans troupes."},
            kNothing},
    Meaning{
        kLost, kNothing, {"It costs the enemy a general.", "Cela coûte un général à l'ennemi."}},
    Meaning{kMorale,
            {"It raises the morale.", "Cela relève le moral."},
            {"It lowers the enemy's morale.", "Cela abaisse le moral de l'ennemi."}},
    Meaning{kThreatened, kSafer, kThreatensFoe},
    Meaning{kThreatens, kThreatensFoe, kSafer},
    Meaning{kMasses,
            {"It closes with the enemy at {foe}.", "Cela va au contact de l'ennemi {à foe}."},
            kNothing},
    Meaning{kBadGround,
            {"It is not the ground on which the enemy at {foe} is at home.",
             "Ce n'est pas le terrain que préfère l'ennemi {à foe}."},
            kNothing},
};

// Of the others: what is said by the Republicans where the figure rises for them, and by the
// Vendéens where it falls.
struct Cause {
    figures::Single figure;
    Sentence republican;
    Sentence vendeen;
};

constexpr Sentence kToSea{"It opens the way to the sea at {goal}.",
                          "Cela ouvre la voie vers la mer {à goal}."};
constexpr Sentence kFromSea{"It closes the way to the sea at {goal}.",
                            "Cela ferme la voie vers la mer {à goal}."};
constexpr Sentence kToBridge{"It opens the bridge at {goal}.", "Cela ouvre le pont {à goal}."};
constexpr Sentence kFromBridge{"It closes the bridge at {goal}.", "Cela ferme le pont {à goal}."};
constexpr Sentence kToSouth{"It opens the door to the south at {goal}.",
                            "Cela ouvre la porte du sud {à goal}."};
constexpr Sentence kFromSouth{"It closes the door to the south at {goal}.",
                              "Cela ferme la porte du sud {à goal}."};
constexpr Sentence kToChurch{"It is for the church of {goal}.", "C'est pour l'église {de goal}."};
constexpr Sentence kKeepsChurch{"It keeps the church of {goal}.", "Cela garde l'église {de goal}."};
constexpr Sentence kToCross{"It is for the cross of {goal}.", "C'est pour la croix {de goal}."};
constexpr Sentence kKeepsCross{"It keeps the cross of {goal}.", "Cela garde la croix {de goal}."};
constexpr Sentence kKeepsBase{"It guards the base of {goal}.", "Cela garde la base {de goal}."};
constexpr Sentence kToBase{"It threatens the base of {goal}.", "Cela menace la base {de goal}."};
constexpr Sentence kEnds{"It may end the war by E14.", "Cela peut finir la guerre par E14."};
constexpr Sentence kLives{"It keeps the end of the war by E14 away.",
                          "Cela éloigne la fin de la guerre par E14."};

constexpr std::array kCauses{
    Cause{kPrimary, kToChurch, kKeepsChurch},
    Cause{kPrimaryNear, kToChurch, kKeepsChurch},
    Cause{kSecondary, kToCross, kKeepsCross},
    Cause{kSecondaryNear, kToCross, kKeepsCross},
    Cause{kBases, kKeepsBase, kToBase},
    Cause{kBasesLost, kKeepsBase, kToBase},
    Cause{kIdle,
          {"The tribunal waits for generals who do not fight.",
           "Le tribunal attend les généraux qui ne se battent pas."},
          kNothing},
    Cause{kSea, kFromSea, kToSea},
    Cause{kSeaNear, kFromSea, kToSea},
    Cause{kBridge, kFromBridge, kToBridge},
    Cause{kBridgeNear, kFromBridge, kToBridge},
    Cause{kSouth, kFromSouth, kToSouth},
    Cause{kSouthNear, kFromSouth, kToSouth},
    Cause{kChurches, kToChurch, kKeepsChurch},
    Cause{kBastion, kToChurch, kKeepsChurch},
    Cause{kCrosses, kToCross, kKeepsCross},
    Cause{kGatine, kNothing, {"La Gâtine rises.", "La Gâtine se soulève."}},
    Cause{kArms, kNothing, {"It brings arms.", "Cela apporte des armes."}},
    Cause{kAlarmLast,
          kNothing,
          {"An alarm is left for October, when nobody deserts.",
           "Il reste une alarme pour octobre, où nul ne déserte."}},
    Cause{kGalerne, kEnds, kLives},
};

const AreaSet& goals_of(const Board& b, figures::Single figure, const AreaSet& bridges) {
    switch (figure) {
        case kSecondary:
        case kSecondaryNear:
        case kCrosses:
            return b.secondary;
        case kBases:
        case kBasesLost:
            return b.all_bases;
        case kSea:
        case kSeaNear:
            return b.sea_access;
        case kSouth:
        case kSouthNear:
            return b.south_access;
        case kBridge:
        case kBridgeNear:
            return bridges;
        default:
            return b.primary;
    }
}

// Where an action puts troops of its side; without that, where it says.
AreaId focus(const State& before, const Action& a, const State& after, Side side) {
    AreaId most = a.area;
    int gained = 0;
    for (const AreaId area : held(after, side)) {
        const int more = points_at(after, area, side) - points_at(before, area, side);
        if (more <= gained) continue;
        gained = more;
        most = area;
    }
    return most;
}

}  // namespace

AreaId Evaluator::nearest_of(const AreaSet& goals, AreaId from) const {
    AreaId nearest = kNoArea;
    for (const AreaId goal : goals)
        if (nearest == kNoArea || distance(from, goal) < distance(from, nearest)) nearest = goal;
    return nearest;
}

std::optional<engine::Label> Evaluator::reason(const State& before, const Action& action,
                                               const State& after, std::size_t figure,
                                               engine::SideId whose) const {
    constexpr int kMeant = 3;  // areas; what is farther away is not what it is for
    const auto side = static_cast<Side>(whose.raw);
    const AreaId here = focus(before, action, after, side);
    const auto near = [&](const AreaSet& areas) {
        const AreaId nearest = here == kNoArea ? kNoArea : nearest_of(areas, here);
        return nearest != kNoArea && distance(here, nearest) <= kMeant ? nearest : kNoArea;
    };
    const AreaId foe = near(held(after, enemy_of(side)));
    AreaId goal = kNoArea;
    const auto told = [&](const Sentence& sentence) {
        std::optional<engine::Label> label;
        if (sentence.en.empty()) return label;
        const auto place = [&](std::string_view slot) {
            return slot == "foe" ? foe : slot == "goal" ? goal : here;
        };
        for (const std::string_view slot : {"foe", "goal", "here"})
            if (sentence.en.find("{" + std::string(slot) + "}") != std::string_view::npos &&
                place(slot) == kNoArea)
                return label;
        const auto named = [&](std::string_view slot) { return words::name(board_, place(slot)); };
        label = {engine::wording::say(sentence, Language::English, named),
                 engine::wording::say(sentence, Language::French, named)};
        return label;
    };
    if (figure < 2 * kFigures) {
        const auto* meaning =
            std::ranges::find(kMeanings, static_cast<Figure>(figure % kFigures), &Meaning::figure);
        if (meaning == kMeanings.end()) return std::nullopt;
        return told(figure / kFigures == whose.raw ? meaning->own : meaning->enemy);
    }
    const auto single = static_cast<Single>(figure - 2 * kFigures);
    const auto* cause = std::ranges::find(kCauses, single, &Cause::figure);
    if (cause == kCauses.end()) return std::nullopt;
    AreaSet bridges;
    for (const Bridge& bridge : board_.bridges) {
        bridges.add(bridge.town);
        bridges.add(bridge.far);
    }
    const AreaSet& goals = goals_of(board_, single, bridges);
    const AreaSet taken = held(after, side).without(held(before, side)) & goals;
    goal = taken.empty() ? near(goals) : taken.first();
    return told(side == Side::Republican ? cause->republican : cause->vendeen);
}

}  // namespace levee::fgfk
