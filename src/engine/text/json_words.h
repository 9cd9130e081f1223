#pragma once

#include <algorithm>
#include <array>
#include <boost/describe.hpp>
#include <boost/json/value.hpp>
#include <boost/mp11/algorithm.hpp>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/contract/mistake.h"

// The words that writer and reader of JSON share (engine/text/json.h tells what becomes of what).
namespace levee::engine::json {

// Spells the Ids of one game. Ids without overloads are written as numbers.
template <class Names, class Key>
concept NamesFor = requires(const Names names, const Key id, Key& found, std::string_view name) {
    { names.write(id) } -> std::convertible_to<std::string>;
    { names.read(name, found) } -> std::same_as<bool>;       // false: there is no such name
    { names.kind(id) } -> std::convertible_to<const char*>;  // "hex"
};

// IdSet of any capacity.
template <class T>
concept SetOfIds = requires(T set, const typename T::Member id) {
    { T::kCapacity } -> std::convertible_to<std::size_t>;  // ids are 0 to kCapacity - 1
    { set.has(id) } -> std::same_as<bool>;
    set.add(id);
    set.begin();
};

// For structs without Ids, and for those whose Ids may stay numbers.
struct NoNames {};

inline constexpr std::size_t kMaxDepth = 32;

// What becomes of a member that is an empty std::optional.
enum class Missing : std::uint8_t { Null, LeftOut };

// Null when it is empty, whatever becomes of other members.
template <class T>
struct OrNull : std::optional<T> {
    using std::optional<T>::optional;
    OrNull(std::optional<T> value) : std::optional<T>(std::move(value)) {}  // NOLINT(*-explicit-*)
};

// ["Terrain", "village"] instead of {"label": "Terrain", "value": "village"}.
template <class T>
concept WrittenAsTuple = requires {
    typename T::Tuple;
};

template <std::size_t N>
struct Letters {
    std::array<char, N - 1> letters{};
    // NOLINTNEXTLINE(google-explicit-constructor, cppcoreguidelines-avoid-c-arrays)
    constexpr Letters(const char (&text)[N]) { std::copy_n(text, N - 1, letters.begin()); }
};

// A text that is always the same, such as the one that tells the kinds of a message apart.
template <Letters kLetters>
struct Word {
    static constexpr std::string_view text() {
        return {kLetters.letters.data(), kLetters.letters.size()};
    }
    auto operator<=>(const Word&) const = default;
};

// A Shape that is JSON already, because it is made once and sent to many.
template <class Shape>
struct Made {
    boost::json::value json;
};

// "GoodOrder" is "good_order", "HQUnit" is "hq_unit".
std::string snake_case(std::string_view enumerator);

// A value as it is quoted in a sentence, never longer than a line: `"9901"`, `300`, `an array`.
std::string quoted(const boost::json::value& value);
std::string quoted_text(std::string_view text);

namespace detail {

// While a mistake travels outwards, `where` holds only the steps below the value being read; each
// level puts its own step in front. Paths cost nothing as long as nothing is wrong.
using Fault = std::optional<Mistake>;

struct EnumName {
    std::string name;
    std::int64_t value;
};

constexpr std::string_view member_name(std::string_view name) {
    if (name.ends_with('_')) name.remove_suffix(1);
    return name;
}

template <class T>
using MembersOf = boost::describe::describe_members<T, boost::describe::mod_any_access |
                                                           boost::describe::mod_inherited>;

template <class T>
const std::vector<std::string_view>& member_names() {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> list;
        boost::mp11::mp_for_each<MembersOf<T>>(
            [&](auto member) { list.push_back(member_name(member.name)); });
        return list;
    }();
    return names;
}

template <class E>
const std::vector<EnumName>& enum_names() {
    static const std::vector<EnumName> names = [] {
        std::vector<EnumName> list;
        boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto enumerator) {
            list.push_back(
                {snake_case(enumerator.name), static_cast<std::int64_t>(enumerator.value)});
        });
        return list;
    }();
    return names;
}

template <class T>
constexpr void require_described() {
    if constexpr (std::is_enum_v<T>)
        static_assert(boost::describe::has_describe_enumerators<T>::value,
                      "describe this enum with BOOST_DESCRIBE_ENUM or BOOST_DESCRIBE_NESTED_ENUM");
    else
        static_assert(boost::describe::has_describe_members<T>::value,
                      "describe this type with BOOST_DESCRIBE_STRUCT");
}

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

template <class T>
inline constexpr bool kIsWord = false;
template <Letters kLetters>
inline constexpr bool kIsWord<Word<kLetters>> = true;

// The member by which a struct is told from others: its first Word.
struct Tag {
    std::string_view name{};
    std::string_view text{};
};
template <class T>
constexpr Tag tag_of() {
    Tag tag;
    boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) {
        using Type = std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>;
        if constexpr (kIsWord<Type>)
            if (tag.name.empty()) tag = {member_name(member.name), Type::text()};
    });
    return tag;
}

}  // namespace detail

}  // namespace levee::engine::json
