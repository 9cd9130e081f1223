// The guide through the first decisions of a battle.
#include <array>

#include "games/wissembourg_spicheren/wire.h"

namespace levee::wissembourg_spicheren::wire {

namespace {

using engine::page::GuideWords;

// clang-format off
constexpr GuideWords kSpicherenField{
    {"The field", "Le champ de bataille"},
    {"The French hold the Rotherberg, Stiring and Forbach; Kameke's Prussians come from Saarbrücken in the "
     "north, and all day long others follow them. Stars are objectives; the count is taken at 20.00 and at "
     "the end.",
     "Les Français tiennent le Rotherberg, Stiring et Forbach ; les Prussiens de Kameke viennent de Sarrebruck, "
     "au nord, suivis par d'autres toute la journée. Les étoiles sont les objectifs, comptés à 20 heures et à "
     "la fin."},
    "13.1.3", ""};
constexpr GuideWords kWissembourgField{
    {"The field", "Le champ de bataille"},
    {"Douay's division is alone with the walled town and the castle. Bavarians come from the north, two Prussian "
     "corps from the east. Hold both objectives until noon, and know when to go.",
     "La division Douay est seule, avec la ville fortifiée et le château. Les Bavarois viennent du nord, deux "
     "corps prussiens de l'est. Tenez les deux objectifs jusqu'à midi, et sachez partir."},
    "13.2.3", ""};

constexpr std::array<GuideWords, 6> kSteps{{
    {{"Markers", "Marqueurs"},
     {"Every formation has a marker. Whoever has a commander in chief on the map alone, or wins the roll, chooses "
      "the first; all others are drawn from the cup. What is left in it lies above the map.",
      "Chaque formation a un marqueur. Qui a seul un commandant en chef sur la carte, ou gagne le jet, choisit la "
      "première ; les autres sont tirées du gobelet. Ce qui y reste est au-dessus de la carte."},
     "4", "activate"},
    {{"Command", "Commandement"},
     {"An HQ without command has to roll a die and add its value: 6 or more, or its units hardly move.",
      "Un QG hors commandement lance un dé et ajoute sa valeur : 6 ou plus, sinon ses unités bougent à peine."},
     "8.3", ""},
    {{"Guns first", "D'abord les canons"},
     {"Batteries fire before anybody moves. Choose a battery, then its target; ask for the odds first.",
      "Les batteries tirent avant tout mouvement. Choisissez une batterie, puis sa cible ; demandez d'abord les "
      "probabilités."},
     "10.1.1", "end"},
    {{"March", "Marcher"},
     {"Click a unit, then where it goes. Roads cost half a point; enemy zones stop it. Where it halts it may turn, "
      "towards the enemy if you can.",
      "Cliquez sur une unité, puis sur sa destination. Les routes coûtent un demi-point ; les zones ennemies "
      "l'arrêtent. À l'arrêt elle peut pivoter, face à l'ennemi si possible."},
     "7.1", "march"},
    {{"Attack", "Attaquer"},
     {"Announce all attacks, then work them out. The defender fires first. Two units under an HQ that passes its "
      "test strike as one; a flank gives two on the die.",
      "Annoncez toutes les attaques, puis résolvez-les. Le défenseur tire d'abord. Deux unités sous un QG qui réussit "
      "son test frappent ensemble ; un flanc donne deux au dé."},
     "11", "announced"},
    {{"Hold together", "Tenir ensemble"},
     {"Who is hit is disorganised and goes back; the next hit costs a step. At the end of the hour disorganised "
      "units rally if no enemy is next to them.",
      "Qui est touché est désorganisé et recule ; le coup suivant coûte un pas. À la fin de l'heure, les unités "
      "désorganisées se rallient si nul ennemi n'est adjacent."},
     "12", ""},
}};
// clang-format on

}  // namespace

std::vector<GuideWords> guide(BattleId battle) {
    std::vector<GuideWords> all(kSteps.begin(), kSteps.end());
    all.insert(all.begin(), battle == BattleId::Spicheren ? kSpicherenField : kWissembourgField);
    return all;
}

}  // namespace levee::wissembourg_spicheren::wire
