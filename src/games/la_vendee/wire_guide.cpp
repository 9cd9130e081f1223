// The first evening, step by step: March and April 1793.
#include <array>

#include "games/la_vendee/wire.h"

namespace levee::la_vendee::wire {

namespace {

using engine::page::GuideWords;

// clang-format off
constexpr std::array<GuideWords, 8> kGuide{{
    {{"The Whites and the Blues", "Les Blancs et les Bleus"},
     {"The light regions inside the red borders have risen: they are the home of the Royalists. The dark ones are "
      "the Republic’s. Thirteen towns have a fortress; the flag says who holds it. Ten turns, one a month.",
      "Les régions claires, dans les limites rouges, se sont soulevées : c’est le pays des Royalistes. Les sombres "
      "sont à la République. Treize villes ont une forteresse ; le drapeau dit qui la tient. Dix tours, un par mois."},
     "2.1", ""},
    {{"What wins", "Ce qui fait gagner"},
     {"In December each fortress counts a point for its holder, one more if it was taken, and Nantes one more; a "
      "burnt region counts nothing. So do enemy leaders who are captured. A Royalist lead of two or more is a victory.",
      "En décembre, chaque forteresse vaut un point à qui la tient, un de plus si elle fut prise, et Nantes un de "
      "plus ; une région brûlée ne vaut rien. Un chef ennemi pris compte aussi. Deux points d’avance suffisent aux "
      "Royalistes pour l’emporter."},
     "14.1", ""},
    {{"Irregulars first", "D’abord les irréguliers"},
     {"Chouans and the Garde Nationale move one region, over the Loire too, and may then fire: one die, a 6 hits, and each "
      "point over the first adds one. Those who stand with an army at the start may join it. When you have moved all "
      "you want, go on.",
      "Chouans et Garde nationale avancent d’une région, même par-delà la Loire, puis peuvent tirer : un dé, un 6 "
      "touche, et chaque point au-delà du premier ajoute un. Ceux qui sont avec une armée peuvent la rejoindre. Quand "
      "vous avez bougé ce que vous vouliez, continuez."},
     "5.2", "done"},
    {{"Your hand", "Votre main"},
     {"Each side draws three cards and plays all of them, the Royalists first. A card says how many armies march and how "
      "far. Click a card to play it; those with a gold ribbon may also be played when nobody expects it.",
      "Chaque camp pioche trois cartes et les joue toutes, les Royalistes d’abord. Une carte dit combien d’armées "
      "marchent, et jusqu’où. Cliquez sur une carte pour la jouer ; celles au ruban doré se jouent aussi quand nul ne "
      "s’y attend."},
     "7.3", "play"},
    {{"Send an army", "Envoyez une armée"},
     {"Choose an army, then the next region. A forced march goes one farther and costs a point; only an unwounded leader "
      "can ask for it. To cross the Loire an army must begin beside it and can do nothing else.",
      "Choisissez une armée, puis la région voisine. Une marche forcée va plus loin et coûte un point ; seul un chef "
      "sans blessure peut l’exiger. Pour passer la Loire, une armée doit partir de sa rive et ne fait rien d’autre."},
     "5.3", "march"},
    {{"Attack, or not", "Attaquer, ou non"},
     {"An army that has come to an enemy may attack: one die a point of regulars, four at most, and guns add theirs "
      "against a fortress. Divide the dice among the targets and look at the chances before you fire.",
      "Une armée arrivée chez l’ennemi peut attaquer : un dé par point de réguliers, quatre au plus, et les canons "
      "ajoutent les leurs contre une forteresse. Répartissez les dés et regardez les chances avant de tirer."},
     "8.1", "attack"},
    {{"After a round", "Après un tour de combat"},
     {"Fight on, call the attack off, or retreat and lose a point. Four points lost to enemy armies force a retreat, and "
      "each retreat is a die for every leader: a 6 wounds him.",
      "Poursuivez, cessez l’attaque, ou repliez-vous en perdant un point. Quatre points perdus face aux armées "
      "obligent à se replier, et chaque repli coûte un dé à chaque chef : un 6 le blesse."},
     "8.7", ""},
    {{"The months to come", "Les mois à venir"},
     {"From April on both sides receive troops where no enemy stands. Republican armies come one by one, in September "
      "that of Mayence, which burns what it leaves. Royalists who hold Granville for two months bring the British.",
      "Dès avril, les deux camps reçoivent des troupes là où l’ennemi n’est pas. Les armées républicaines arrivent une à "
      "une, en septembre celle de Mayence, qui brûle ce qu’elle quitte. Des Royalistes maîtres de Granville deux mois "
      "font venir les Britanniques."},
     "4.0", ""},
}};
// clang-format on

}  // namespace

std::span<const GuideWords> guide() { return kGuide; }

}  // namespace levee::la_vendee::wire
