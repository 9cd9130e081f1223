// The first evening, step by step: March 1793.
#include <array>

#include "games/for_god_and_king/wire.h"

namespace levee::fgfk::wire {

namespace {

using engine::page::GuideWords;

// clang-format off
constexpr std::array<GuideWords, 8> kGuide{{
    {{"Two countries on one map", "Deux pays sur une carte"},
     {"Inside the coloured borders lie the four Vendéen zones: hedges, few roads, and counters that the "
      "Republican cannot read. Around them is a ring of towns with pennants, the Republican bases. What lies "
      "face down shows only that somebody is there.",
      "Dans les limites en couleur s'étendent les quatre zones vendéennes : des haies, peu de routes, et des "
      "pions que le Républicain ne peut pas lire. Autour, un anneau de villes à fanion, les bases "
      "républicaines. Un pion caché dit seulement qu'il y a quelqu'un."},
     "3.6", ""},
    {{"What wins", "Ce qui fait gagner"},
     {"In October the Vendéens want a port, a bridge over the Loire, a door to the south, and men alive. The "
      "Republicans want the churches and crosses of the zones, and men alive. A lead under 5 means that the "
      "Republic has failed.",
      "En octobre, les Vendéens veulent un port, un pont sur la Loire, une porte vers le sud et des hommes "
      "en vie. Les Républicains veulent les églises et les croix des zones, et des hommes en vie. Moins de 5 "
      "points d'avance : la République a échoué."},
     "7.2", ""},
    {{"Events", "Les événements"},
     {"Each month begins with the events of both sides, the Republican first. A marker that is played is gone "
      "for good. In March you may keep them all and go on to the reinforcements.",
      "Chaque mois commence par les événements des deux camps, le Républicain d'abord. Un marqueur joué est "
      "perdu. En mars, vous pouvez tous les garder et passer aux renforts."},
     "2.2", "done"},
    {{"Initiative", "L'initiative"},
     {"The winner of the two rolls may begin or let the other begin. In March the Vendéens cannot leave their "
      "zones, so they gladly wait for what comes in. Later do not pass lightly: if the opponent then passes "
      "at once, the month is over for both.",
      "Le gagnant du jet commence ou laisse commencer l'autre. En mars, les Vendéens ne peuvent pas quitter "
      "leurs zones : ils attendent volontiers qui viendra. Ensuite, ne passez pas à la légère : si "
      "l'adversaire passe aussitôt après, le mois est fini pour les deux."},
     "2.3", ""},
    {{"Activate an area", "Activer une zone"},
     {"Click an area with counters of yours that have not acted. The Republican does well to send one general "
      "of each army into a Vendéen zone: the Committee of Public Safety asks who has done his duty.",
      "Cliquez sur une zone où vos pions n'ont pas encore agi. Le Républicain gagne à envoyer un général de "
      "chaque armée dans une zone vendéenne : le Comité de salut public demande qui a fait son devoir."},
     "2.4", "activate"},
    {{"Who goes", "Qui part"},
     {"Take generals and points one by one, or all of them, then go. Points without a general of their army "
      "have two action points and cannot divide. Two dice and the general's rating say how far the group "
      "gets.",
      "Prenez généraux et points un à un, ou tous, puis partez. Des points sans général de leur armée ont "
      "deux points d'action et ne se divisent pas. Deux dés et la valeur du général disent jusqu'où ira le "
      "groupe."},
     "3.2", "go"},
    {{"From area to area", "De zone en zone"},
     {"Click the next area, or one farther on to go there by the cheapest way. Roads are cheap, hedges dear "
      "for Republicans. Boulard, from Les Sables-d'Olonne to La Mothe-Achard by the major road, is a good "
      "first step.",
      "Cliquez sur la zone suivante, ou plus loin pour y aller au plus court. Les routes coûtent peu, le "
      "bocage beaucoup aux Républicains. Boulard, des Sables-d'Olonne à La Mothe-Achard par la grande "
      "route, est un bon premier pas."},
     "3.2", "to"},
    {{"Halt", "S'arrêter"},
     {"Halt where the group is well placed. Entering an area with enemy points is an attack: others may march "
      "to the sound of the guns, incidents are drawn, then the dice are rolled. Ask for the odds first.",
      "Arrêtez-vous là où le groupe est bien placé. Entrer chez l'ennemi, c'est attaquer : d'autres peuvent "
      "marcher au canon, on tire les incidents, puis les dés. Demandez d'abord les probabilités."},
     "4.1", "halt"},
}};
// clang-format on

}  // namespace

std::span<const GuideWords> guide() { return kGuide; }

}  // namespace levee::fgfk::wire
