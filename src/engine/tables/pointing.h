#pragma once

#include <optional>
#include <string_view>

#include "engine/contract/verbs.h"
#include "engine/tables/table.h"

// What a person points at for an action, and the other way round, as far as the arguments of its
// verb say it: the first of them that names a piece, and the first that names a space. A game says
// only what is otherwise.
namespace levee::engine {

template <class Book, class Board, class Action>
Target target_as_named(const Book& book, const Board& board, const Action& action) {
    Target target;
    const auto* row = book.row(action);
    if (row == nullptr) return target;
    for (const auto* argument : row->arguments) {
        if (argument == nullptr) continue;
        if (argument->piece != nullptr && target.piece.empty())
            target.piece = argument->piece(board, action);
        if (argument->space != nullptr && target.space.empty())
            target.space = argument->space(board, action);
    }
    return target;
}

template <class Book, class Action>
bool names_space(const Book& book, const Action& action) {
    const auto* row = book.row(action);
    if (row == nullptr) return false;
    for (const auto* argument : row->arguments)
        if (argument != nullptr && argument->space != nullptr) return true;
    return false;
}

// Nothing: the action has no room for what is pointed at, or there is no such thing.
template <class Book, class Board, class Action>
std::optional<Action> aimed_as_named(const Book& book, const Board& board, Action action,
                                     std::string_view piece, std::string_view space) {
    const auto* row = book.row(action);
    if (row == nullptr || (piece.empty() && space.empty())) return {};
    bool piece_taken = piece.empty();
    bool space_taken = space.empty();
    for (const auto* argument : row->arguments) {
        if (argument == nullptr) continue;
        if (!piece_taken && argument->take_piece != nullptr)
            piece_taken = argument->take_piece(board, piece, action);
        if (!space_taken && argument->take_space != nullptr)
            space_taken = argument->take_space(board, space, action);
    }
    if (!piece_taken || !space_taken) return {};
    return action;
}

}  // namespace levee::engine
