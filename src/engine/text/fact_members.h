#pragma once

#include <string>
#include <string_view>

#include "engine/text/facts.h"

// The members of facts that most games have: ids, enumerators and figures.
namespace levee::engine {

// `using Tells = engine::FactMembers<Told, Names>;`, where Names spells ids as JSON
// (engine/text/json.h). Pieces are pointed at by piece_id(board, id), places by
// space_id(board, id), which the game has in its namespace.
template <class Told, class Names>
struct FactMembers {
    using Value = boost::json::value;

    static Value a(const Told& t) { return t.event.a; }
    static Value b(const Told& t) { return t.event.b; }

    // An enumerator, or what `a` counts as one.
    template <auto kField>
    static constexpr Member<Told> word(std::string_view name) {
        return {name, [](const Told& t) { return fact_word(t.*kField); }};
    }
    template <class Enum>
    static constexpr Member<Told> a_as(std::string_view name) {
        return {name, [](const Told& t) { return fact_word(static_cast<Enum>(t.event.a)); }};
    }

    template <auto kField>
    static constexpr Member<Told> id(std::string_view name) {
        return {name, id_of<kField>};
    }
    template <auto kField>
    static constexpr Member<Told> piece(std::string_view name) {
        return {name, id_of<kField>, Points::Piece, [](const Told& t) {
                    return is_one(t.board, t.*kField) ? std::string(piece_id(t.board, t.*kField))
                                                      : std::string();
                }};
    }
    // Something without a counter of its own: another one stands for it.
    template <auto kField>
    static constexpr Member<Told> stood_for(std::string_view name, std::string (*by)(const Told&)) {
        return {name, id_of<kField>, Points::Piece, by};
    }
    template <auto kField>
    static constexpr Member<Told> space(std::string_view name, Points points) {
        return {name, id_of<kField>, points,
                [](const Told& t) { return std::string(space_id(t.board, t.*kField)); }};
    }

    // Whether it names something; an event may come from anywhere.
    template <class Board, class Id>
    static bool is_one(const Board& board, Id id) {
        return Names(board).write(id) != Names::kNone;
    }

 private:
    template <auto kField>
    static Value id_of(const Told& t) {
        return fact_name(Names(t.board), t.*kField);
    }
};

}  // namespace levee::engine
