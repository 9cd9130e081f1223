#pragma once

#include <fmt/format.h>

#include <string>

#include "engine/contract/rule.h"

namespace levee::cli::words {

using engine::Sentence;

// What the terminal game itself says; the rest comes from the game. {} stands for the figures.
inline constexpr Sentence kGreeting{"{}: {}", "{} : {}"};
inline constexpr Sentence kSeat{"  {}: {}", "  {} : {}"};
inline constexpr Sentence kHuman{"a person", "une personne"};
inline constexpr Sentence kRandom{"the computer, at random", "l'ordinateur, au hasard"};
inline constexpr Sentence kComputer{"the computer, {}", "l'ordinateur, {}"};
inline constexpr Sentence kAssessment{"{} has about {} chances in 100 to win.",
                                      "{} a environ {} chances sur 100 de gagner."};
inline constexpr Sentence kNoHint{"There is no advice for this game.",
                                  "Il n'y a pas de conseil pour ce jeu."};
inline constexpr Sentence kHintLine{"  {}  {}  ({} in 100)", "  {}  {}  ({} sur 100)"};
inline constexpr Sentence kHintReason{"      {}", "      {}"};
inline constexpr Sentence kAssessOn{"The chances are shown before every decision.",
                                    "Les chances sont montrées avant chaque décision."};
inline constexpr Sentence kAssessOff{"The chances are not shown any more.",
                                     "Les chances ne sont plus montrées."};
inline constexpr Sentence kAssessHow{"assess, assess on or assess off.",
                                     "assess, assess on ou assess off."};
inline constexpr Sentence kExpects{"  {}: {}", "  {} : {}"};
inline constexpr Sentence kCommitment{
    "The dice are fixed by a secret seed; its SHA-256 is {}.",
    "Les dés sont fixés par une graine secrète ; son SHA-256 est {}."};
inline constexpr Sentence kNewDice{
    "The saved game does not say how its dice go on: they are new from here.",
    "La partie enregistrée ne dit pas la suite de ses dés : ils sont nouveaux à partir d'ici."};
inline constexpr Sentence kHint{"Type a number, a notation, or help.",
                                "Tapez un numéro, une notation, ou help."};
inline constexpr Sentence kOnlyChoice{"(the only choice) {}", "(seul choix) {}"};
inline constexpr Sentence kPass{"--- Pass the keyboard to {}, then press Enter. ---",
                                "--- Passez le clavier à {}, puis appuyez sur Entrée. ---"};
inline constexpr Sentence kPage{
    "{} to {} of {} ({}); Enter for more, a verb for its choices",
    "{} à {} sur {} ({}) ; Entrée pour la suite, un verbe pour ses choix"};
inline constexpr Sentence kNoNumber{"There is no choice {}; they go from 1 to {}.",
                                    "Il n'y a pas de choix {} ; ils vont de 1 à {}."};
inline constexpr Sentence kNotAllowed{"Not allowed: {}", "Interdit : {}"};
inline constexpr Sentence kAllowed{"That is allowed.", "C'est permis."};
inline constexpr Sentence kWhatAction{"{} wants an action: its number or its notation.",
                                      "{} demande une action : son numéro ou sa notation."};
inline constexpr Sentence kNothingToUndo{"There is nothing to take back since the last dice.",
                                         "Il n'y a rien à reprendre depuis les derniers dés."};
inline constexpr Sentence kOthersDecision{"The last decision was made by {}.",
                                          "La dernière décision a été prise par {}."};
inline constexpr Sentence kUndone{"Taken back: {}", "Repris : {}"};
inline constexpr Sentence kSaveWhere{"save wants a file name.", "save demande un nom de fichier."};
inline constexpr Sentence kExists{"{} is already there; choose another name.",
                                  "{} existe déjà ; choisissez un autre nom."};
inline constexpr Sentence kSaved{"Saved in {}; go on later with: levee play {} --load {}",
                                 "Enregistré dans {} ; pour reprendre : levee play {} --load {}"};
inline constexpr Sentence kRulesWhat{"rules wants a case, such as 6.2.2.",
                                     "rules demande un cas, par exemple 6.2.2."};
inline constexpr Sentence kNoCase{"There is no case {} in the rules.",
                                  "Il n'y a pas de cas {} dans les règles."};
inline constexpr Sentence kQuitAgain{
    "The game is not saved. Type quit again to leave it.",
    "La partie n'est pas enregistrée. Tapez quit encore une fois."};
inline constexpr Sentence kLeft{"The game is left.", "La partie est quittée."};
inline constexpr Sentence kOver{"The game is over: save FILE, log, map, rules CASE or quit.",
                                "La partie est finie : save FICHIER, log, map, rules CAS ou quit."};
inline constexpr Sentence kNarrow{"(The map is {} columns wide, this window {}.)",
                                  "(La carte a {} colonnes, cette fenêtre {}.)"};
inline constexpr Sentence kSeed{"The seed of the dice was {}.", "La graine des dés était {}."};
inline constexpr Sentence kTooLong{"The line is too long.", "La ligne est trop longue."};
inline constexpr Sentence kHelp{
    "  NUMBER            play that choice\n"
    "  NOTATION          play it as it is written, such as the left column shows\n"
    "  VERB              list the choices that begin with it\n"
    "  more, Enter       the next page of choices\n"
    "  why ACTION        whether it is allowed, or by which rule not\n"
    "  odds ACTION       its modifiers and the chance of every result\n"
    "  hint              the best few choices and what they promise\n"
    "  assess [on|off]   show the chances before every decision, or no more\n"
    "  undo              take back the last decision (never past dice)\n"
    "  log [N]           what happened last\n"
    "  map               draw the board again\n"
    "  rules CASE        read a rule or a ruling\n"
    "  save FILE         write the record, with the seed of the dice\n"
    "  help, quit\n",
    "  NUMÉRO            jouer ce choix\n"
    "  NOTATION          le jouer tel qu'il s'écrit dans la colonne de gauche\n"
    "  VERBE             lister les choix qui commencent ainsi\n"
    "  more, Entrée      la page suivante des choix\n"
    "  why ACTION        si c'est permis, ou par quelle règle non\n"
    "  odds ACTION       ses modificateurs et la chance de chaque résultat\n"
    "  hint              les meilleurs choix et ce qu'ils promettent\n"
    "  assess [on|off]   montrer les chances avant chaque décision, ou plus\n"
    "  undo              reprendre la dernière décision (jamais au-delà des dés)\n"
    "  log [N]           ce qui vient de se passer\n"
    "  map               redessiner la carte\n"
    "  rules CAS         lire une règle ou une décision\n"
    "  save FICHIER      écrire la partie, avec la graine des dés\n"
    "  help, quit\n"};

template <class... Figures>
std::string said(const Sentence& sentence, engine::Language language, const Figures&... figures) {
    return fmt::format(fmt::runtime(sentence.in(language)), figures...);
}

}  // namespace levee::cli::words
