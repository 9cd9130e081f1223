#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/contract/verbs.h"
#include "engine/text/notation.h"

// An action as a line of words, `march "Dampierre 1"`, and back.
namespace levee::engine::verbs {

template <class Rows, class Board, class Action>
std::string written(const Rows& rows, const Board& board, const Action& action) {
    const auto* row = row_of(rows, action);
    if (row == nullptr) return "?";
    std::string line(row->word);
    for (const auto* argument : row->arguments) {
        if (argument == nullptr) continue;
        if (const std::string text = argument->written(board, action); !text.empty())
            line += ' ' + text;
    }
    return line;
}

// `example` is a verb for those who begin with none.
template <class Action, class Rows, class Board>
Result<Action> parsed(const Rows& rows, const Board& board, std::string_view text,
                      std::string_view example) {
    auto split = notation::words(text);
    if (const auto* wrong = mistake(split)) return *wrong;
    notation::Line line(std::get<0>(std::move(split)));
    std::vector<std::string_view> words;
    words.reserve(rows.size());
    for (const auto& row : rows) words.push_back(row.word);
    const auto verb = line.take_verb(words);
    if (!verb) return line.no_such_verb(words, example);
    const auto& row = rows[*verb];
    Action action{};
    action.verb = row.verb;
    for (const auto* argument : row.arguments) {
        if (argument == nullptr || (argument->optional && line.done())) continue;
        Wrong wrong = line.done() ? Mistake{} : argument->read(*argument, board, line, action);
        if (!wrong) continue;
        if (!wrong->what.empty()) return *wrong;
        return Mistake{"", notation::quoted(row.word) + " wants " + std::string(argument->wanted)};
    }
    if (!line.done()) return Mistake{"", notation::quoted(line.word()) + " is one word too many"};
    return action;
}

template <class Board, class Action, class Aim>
std::string Book<Board, Action, Aim>::notation(const Board& board, const Action& action) const {
    return written(rows, board, action);
}

template <class Board, class Action, class Aim>
Result<Action> Book<Board, Action, Aim>::parse(const Board& board, std::string_view line) const {
    return parsed<Action>(rows, board, line, example);
}

}  // namespace levee::engine::verbs
