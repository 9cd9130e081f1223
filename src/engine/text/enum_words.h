#pragma once

#include <array>
#include <boost/describe/enumerators.hpp>
#include <boost/describe/members.hpp>
#include <boost/describe/modifiers.hpp>
#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "engine/text/card_names.h"
#include "engine/text/data_text.h"

// The words of data files for the enumerators of a described enum (BOOST_DESCRIBE_ENUM), so that
// nobody writes them a second time:
//
//     column::meaning<&AreaCard::terrain, text::kWordsOf<Terrain>>("terrain")
//
// BasPoitou is "bas-poitou" and NE is "ne"; AsNamed they are "BasPoitou" and "NE". An enumerator
// None has the word that is given for it; without one the file has no word for it.
namespace levee::engine::text {

enum class Spelling : std::uint8_t { Small, AsNamed };

namespace detail {

constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

// Letters and hyphens of one name, with room to spare.
struct Spelled {
    std::array<char, 40> letters{};
    std::size_t length = 0;

    constexpr Spelled() = default;
    constexpr Spelled(std::string_view name, Spelling spelling) {
        for (std::size_t i = 0; i < name.size(); ++i) {
            const bool capital = spelling == Spelling::Small && is_capital(name[i]);
            if (capital && i > 0 && !is_capital(name[i - 1])) letters[length++] = '-';
            letters[length++] = capital ? static_cast<char>(name[i] - 'A' + 'a') : name[i];
        }
    }
    constexpr operator std::string_view() const {  // NOLINT(google-explicit-constructor)
        return {letters.data(), length};
    }
};

template <class Enum>
using Enumerators = boost::describe::describe_enumerators<Enum>;

template <class Enum, Spelling kSpelling>
inline constexpr auto kSpelled = [] {
    std::array<Spelled, boost::mp11::mp_size<Enumerators<Enum>>::value> all{};
    std::size_t i = 0;
    boost::mp11::mp_for_each<Enumerators<Enum>>(
        [&](auto one) { all[i++] = Spelled(one.name, kSpelling); });
    return all;
}();

template <class Enum>
constexpr bool has_none() {
    bool found = false;
    boost::mp11::mp_for_each<Enumerators<Enum>>(
        [&](auto one) { found |= std::string_view(one.name) == "None"; });
    return found;
}

}  // namespace detail

template <class Enum, KindWord kNone = "", Spelling kSpelling = Spelling::Small>
inline constexpr auto kWordsOf = [] {
    constexpr std::string_view kForNone = kNone.text;
    constexpr bool kLeftOut = detail::has_none<Enum>() && kForNone.empty();
    Meanings<Enum, detail::kSpelled<Enum, kSpelling>.size() - (kLeftOut ? 1 : 0)> words{};
    std::size_t i = 0;
    std::size_t put = 0;
    boost::mp11::mp_for_each<detail::Enumerators<Enum>>([&](auto one) {
        const std::string_view word = detail::kSpelled<Enum, kSpelling>[i++];
        const bool none = std::string_view(one.name) == "None";
        if (!none || !kForNone.empty()) words[put++] = {none ? kForNone : word, one.value};
    });
    return words;
}();

// The same for the members of a described struct whose members all have one type, those of its
// bases first: low_morale is "low-morale".
namespace detail {

template <class Struct>
using Members = boost::describe::describe_members<Struct, boost::describe::mod_public |
                                                              boost::describe::mod_inherited>;

template <class Struct>
inline constexpr auto kSpelledMembers = [] {
    std::array<Spelled, boost::mp11::mp_size<Members<Struct>>::value> all{};
    std::size_t i = 0;
    boost::mp11::mp_for_each<Members<Struct>>([&](auto one) {
        all[i] = Spelled(one.name, Spelling::AsNamed);
        for (char& letter : all[i++].letters)
            if (letter == '_') letter = '-';
    });
    return all;
}();

template <class Class, class Type>
Type type_of_member(Type Class::*);

}  // namespace detail

template <class Struct>
inline constexpr auto kMemberWords = [] {
    using First = boost::mp11::mp_first<detail::Members<Struct>>;
    using Type = decltype(detail::type_of_member(First::pointer));
    Meanings<Type Struct::*, detail::kSpelledMembers<Struct>.size()> words{};
    std::size_t i = 0;
    boost::mp11::mp_for_each<detail::Members<Struct>>([&](auto one) {
        words[i] = {detail::kSpelledMembers<Struct>[i], one.pointer};
        ++i;
    });
    return words;
}();

}  // namespace levee::engine::text
