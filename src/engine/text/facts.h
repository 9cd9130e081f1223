#pragma once

#include <algorithm>
#include <array>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/tables/table.h"
#include "engine/text/json.h"
#include "engine/text/wording.h"

// What happened, as facts that are declared once: a game has one table with a row for each fact,
// and all that is said, written, counted and pointed at for a fact follows from its row.
//
// A game brings `Told`, what its functions look at: a struct with the `event`, the board and the
// state after it. `event` has `fact`, `rule` and `secret`. What all its sentences can be about is a
// `Subject`, which a Told is too.
namespace levee::engine {

// What an event is to the odds: something that a roll brought about, something that is told on the
// way, a figure that shifts the dice, or what a table says about them.
enum class EventRole : std::uint8_t { Main, Detail, Modifier, Result };

// Whom and where a fact is about, for a page with a board (EventText).
enum class Points : std::uint8_t { Nowhere, Piece, From, To };

// One thing that a fact tells: how it is called and spelled as JSON, and what it points at. A
// number is also a {slot} of the fact's sentences.
template <class Told>
struct Member {
    std::string_view name;
    boost::json::value (*value)(const Told&) = nullptr;  // null: this one tells nothing of the kind
    Points points = Points::Nowhere;
    std::string (*id)(const Told&) = nullptr;  // of the piece or the space
    bool spent = false;                        // what was spent for a step of a movement
};

// The Told of a game whose sentences are about a Subject.
template <class Subject, class State, class Event>
struct ToldOf : Subject {
    const State& s;  // afterwards
    const Event& event;
};

// What a fact counts as in a tally, if it is counted: a column for each side.
struct Counted {
    const char* key = nullptr;
    Sentence title;
};

template <class Fact, class Told>
struct FactRow {
    Fact fact{};
    std::string_view word;  // its kind towards programs
    EventRole role{};
    std::array<Member<Told>, 9> members;
    Sentence sentence;
    Counted counted{};
};

// A fact that is told in other words when something is so.
template <class Fact, class Told>
struct FactVariant {
    Fact fact{};
    bool (*when)(const Told&) = nullptr;
    Sentence sentence;
};

namespace detail {

inline std::string figure_text(const boost::json::value& value) {
    return value.is_int64() ? std::to_string(value.get_int64()) : std::string("?");
}

}  // namespace detail

template <class F, class T, class Subject = T>
struct FactBook {
    using Fact = F;
    using Told = T;
    using Row = FactRow<Fact, Told>;
    using Variant = FactVariant<Fact, Told>;

    std::span<const Row> rows;  // in the order of the enumerators
    std::span<const Variant> variants;
    // Whatever is no number of the fact.
    std::span<const wording::Slot<Told>> slots;
    std::span<const wording::Slot<Subject>> subject_slots;

    // Any number is safe: an event may come from anywhere.
    const Row& row(Fact fact) const {
        const auto index = static_cast<std::size_t>(fact);
        return rows[index < rows.size() ? index : 0];
    }
    // The fact of this kind.
    std::optional<Fact> find(std::string_view word) const {
        for (const Row& row : rows)
            if (row.word == word) return row.fact;
        return {};
    }

    // A step of a movement, for which something is spent.
    bool is_step(Fact fact) const {
        for (const Member<Told>& member : row(fact).members)
            if (member.spent) return true;
        return false;
    }

    // The facts that are counted, in the order of the rows.
    template <class Visit>
    void for_each_counted(Visit visit) const {
        for (const Row& row : rows)
            if (row.counted.key != nullptr) visit(row);
    }

    const Sentence& sentence(const Told& told) const {
        for (const Variant& variant : variants)
            if (variant.fact == told.event.fact && variant.when(told)) return variant.sentence;
        return row(told.event.fact).sentence;
    }
    std::string filled(const Sentence& sentence, const Told& told, Language language) const {
        return wording::say(sentence, language,
                            [&](std::string_view name) { return slot_of(told, language, name); });
    }
    Label text(const Told& told) const {
        return {in(told, Language::English), in(told, Language::French)};
    }
    std::string in(const Told& told, Language language) const {
        std::string text = wording::capitalised(filled(sentence(told), told, language));
        // What was quoted at the end may cry out by itself.
        if (text.ends_with("!.")) text.pop_back();
        return text;
    }

    // As JSON, only what the fact is about.
    boost::json::object facts(const Told& told) const {
        boost::json::object object;
        for (const Member<Told>& member : row(told.event.fact).members) {
            if (member.value == nullptr) continue;
            boost::json::value value = member.value(told);
            if (!value.is_null()) object[member.name] = std::move(value);
        }
        return object;
    }

    // Everything but who may read a secret.
    EventText tell(const Told& told) const {
        const Row& row = this->row(told.event.fact);
        EventText text;
        text.kind = row.word;
        text.rule = told.event.rule;
        text.text = this->text(told);
        text.facts = facts(told);
        text.secret = told.event.secret;
        text.piece = pointed(row, Points::Piece, told);
        text.from = pointed(row, Points::From, told);
        text.to = pointed(row, Points::To, told);
        return text;
    }

 private:
    std::string slot_of(const Told& told, Language language, std::string_view name) const {
        if (auto text = wording::slot_text(slots, name, told, language)) return *std::move(text);
        if (auto text = wording::slot_text(subject_slots, name, told, language))
            return *std::move(text);
        for (const Member<Told>& member : row(told.event.fact).members)
            if (member.name == name && member.value != nullptr)
                return detail::figure_text(member.value(told));
        return "?";
    }
    // The first that there is.
    static std::string pointed(const Row& row, Points points, const Told& told) {
        for (const Member<Told>& member : row.members) {
            if (member.points != points || member.id == nullptr) continue;
            if (std::string id = member.id(told); !id.empty()) return id;
        }
        return {};
    }
};

// For static_assert: a row for each fact, in order, up to the last.
template <class Rows, class Fact>
constexpr bool in_order_of_facts(const Rows& rows, Fact last) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].fact != static_cast<Fact>(i) || rows[i].word.empty()) return false;
    return rows.size() == static_cast<std::size_t>(last) + 1;
}

// For static_assert: every slot of a fact's sentences is one of `slots` or a member of its row.
template <class Rows, class Variants, class... Slots>
constexpr bool slots_are_known(const Rows& rows, const Variants& variants, const Slots&... slots) {
    const auto known = [&](const Sentence& sentence, const auto& row) {
        return wording::slots_are_known(sentence, slots..., row.members);
    };
    return std::all_of(rows.begin(), rows.end(),
                       [&](const auto& row) { return known(row.sentence, row); }) &&
           std::all_of(variants.begin(), variants.end(), [&](const auto& variant) {
               return known(variant.sentence, rows[static_cast<std::size_t>(variant.fact)]);
           });
}

// How a value of the state is spelled as JSON, and nothing for an id of nobody.
template <class E>
boost::json::value fact_word(E enumerator) {
    return json::write(enumerator, json::NoNames{});
}
template <class Names, class Id>
boost::json::value fact_name(const Names& names, Id id) {
    std::string name = names.write(id);
    if (name == Names::kNone) return nullptr;
    return boost::json::string(name);
}

}  // namespace levee::engine
