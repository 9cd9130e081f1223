#pragma once

#include "engine/contract/rule.h"

// What the server itself says to people; everything else comes from the rules.
namespace levee::server::words {

using engine::Sentence;

inline constexpr Sentence kNoTable{"There is no such game here.", "Cette partie n'existe pas ici."};
inline constexpr Sentence kStorage{
    "The game could not be saved, so nothing was played; try again in a moment.",
    "La partie n'a pas pu être enregistrée, rien n'a été joué ; réessayez dans un instant."};
inline constexpr Sentence kUnreadable{
    "The games cannot be read just now, and nothing has changed; try again in a moment.",
    "Les parties ne peuvent pas être lues pour l'instant, rien n'a changé ; réessayez dans un "
    "instant."};
inline constexpr Sentence kStale{"The game has gone on in the meantime.",
                                 "La partie a continué entre-temps."};
inline constexpr Sentence kNotYours{"It is not for you to decide now.",
                                    "Ce n'est pas à vous de décider."};
inline constexpr Sentence kOver{"The game is over.", "La partie est terminée."};
inline constexpr Sentence kNoUndo{
    "That cannot be taken back: dice were rolled, something was shown, or somebody else decided.",
    "Impossible de revenir en arrière : des dés ont été jetés, une information a été révélée ou "
    "un autre a décidé."};
inline constexpr Sentence kTooFast{"Too many messages; wait a moment.",
                                   "Trop de messages ; attendez un instant."};
inline constexpr Sentence kPlayersOnly{"Only a player of this game may do that.",
                                       "Seul un joueur de cette partie peut faire cela."};
inline constexpr Sentence kNoMoment{"The game has not come to that point.",
                                    "La partie n'est pas encore arrivée là."};
inline constexpr Sentence kBadLink{"This link is not valid.", "Ce lien n'est pas valable."};
inline constexpr Sentence kSeatTaken{"Somebody else has taken this seat with the link already.",
                                     "Quelqu'un d'autre a déjà pris cette place avec ce lien."};
inline constexpr Sentence kRecordLater{"The record can be had when the game is over.",
                                       "Le compte rendu sera disponible à la fin de la partie."};
inline constexpr Sentence kBusyComputers{"The computer has too much to think about just now.",
                                         "L'ordinateur a trop de travail en ce moment."};
inline constexpr Sentence kUnfit{
    "This game was begun under older rules and does not fit the present ones: ",
    "Cette partie a été commencée avec d'anciennes règles et ne suit pas les règles actuelles : "};
inline constexpr Sentence kSpectator{"Spectator", "Spectateur"};

}  // namespace levee::server::words
