// The first evening, step by step: the opening of the historical scenario.
#include <array>

#include "games/neerwinden/wire.h"

namespace levee::neerwinden::wire {

namespace {

using engine::page::GuideWords;

// clang-format off
constexpr std::array<GuideWords, 8> kGuide{{
    {{"The lie of the land", "Le terrain"},
     {"East is at the top. The Austrians hold the heights up there, the French come up from the bottom. "
      "Stars are victory points: blue ones count for the French, black ones for the Austrians, and a lead "
      "of 8 wins at once. Neerwinden (1707) and Racour (2308) carry both and stand empty.",
      "L'est est en haut. Les Autrichiens y tiennent les hauteurs, les Français montent du bas. Les étoiles "
      "sont des points de victoire : les bleues pour les Français, les noires pour les Autrichiens ; une "
      "avance de 8 gagne aussitôt. Neerwinden (1707) et Racour (2308) portent les deux et sont vides."},
     "8.2.1", ""},
    {{"Orders", "Les ordres"},
     {"An order says what a formation may do. The French begin on the offensive and must close in; the "
      "Austrians begin on the defensive, slow but hard to break. In the first turn you may leave the "
      "orders as they are and go on.",
      "L'ordre dit ce qu'une formation peut faire. Les Français commencent à l'offensive et doivent "
      "s'approcher ; les Autrichiens à la défensive, lents mais solides. Au premier tour, vous pouvez "
      "laisser les ordres tels quels et continuer."},
     "4.2.1", "announced"},
    {{"Who goes first", "Qui commence"},
     {"The side with the initiative chooses. The French want the empty villages and go first; the "
      "Austrians may prefer to see where the blow falls.",
      "Le camp qui a l'initiative choisit. Les Français veulent les villages vides et commencent ; les "
      "Autrichiens préféreront peut-être voir où tombe le coup."},
     "2.C", ""},
    {{"Wake a formation", "Activer une formation"},
     {"Click a formation commander, or choose below. For the French, Égalité stands nearest to "
      "Neerwinden.",
      "Cliquez sur un commandant de formation, ou choisissez ci-dessous. Côté français, Égalité est le "
      "plus près de Neerwinden."},
     "2.C", "activate"},
    {{"March", "Marcher"},
     {"Click a unit, then the hexes it enters one after the other, or a hex farther on to go there by the "
      "cheapest way. Paths cancel the price of villages and streams: Dietmann 1 reaches Neerwinden by "
      "1609, 1709 and 1708.",
      "Cliquez sur une unité, puis sur les hexagones où elle entre, ou sur un hexagone plus lointain pour "
      "y aller au plus court. Les chemins annulent le prix des villages et des ruisseaux : Dietmann 1 "
      "atteint Neerwinden par 1609, 1709 et 1708."},
     "5.2", "march"},
    {{"Halt and face", "S'arrêter et faire face"},
     {"Where a unit halts it may turn. It holds the hexes before it; its flanks and rear are weak, except "
      "in a village. If clicking does nothing, the page tells which rule forbids it.",
      "Là où elle s'arrête, une unité peut pivoter. Elle tient les hexagones devant elle ; ses flancs et "
      "son dos sont faibles, sauf dans un village. Si un clic ne fait rien, la page dit quelle règle "
      "l'interdit."},
     "1.3", ""},
    {{"End the movement", "Terminer le mouvement"},
     {"When everybody stands well, the commander within four hexes of his men, end the movement of the "
      "formation.",
      "Quand chacun est en place, le commandant à quatre hexagones au plus de ses hommes, terminez le "
      "mouvement de la formation."},
     "3.1", "end"},
    {{"Fire and assault", "Tir et assaut"},
     {"Now the formation fights: guns first, then the assault. Ask for the odds before you roll; every "
      "modifier is listed with its rule. Then the enemy wakes one of his formations.",
      "La formation combat maintenant : d'abord le canon, puis l'assaut. Demandez les probabilités avant "
      "de lancer les dés ; chaque modificateur y figure avec sa règle. Puis l'ennemi active une des "
      "siennes."},
     "6", ""},
}};
// clang-format on

}  // namespace

std::span<const GuideWords> guide() { return kGuide; }

}  // namespace levee::neerwinden::wire
