#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <boost/mp11/algorithm.hpp>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/contract/fixed_vector.h"
#include "engine/contract/ids.h"
#include "engine/contract/mistake.h"

// Structs to JSON and back by reflection (Boost.Describe), so that nobody writes pairs of functions
// that drift apart. Reading is strict: every member must be there, none may be unknown, and a
// mistake names its place: `$.units[3].at: no such hex "9901"`.
//
//   bool, integers, std::string       as they are
//   described enum                    its enumerator in snake_case: GoodOrder is "good_order"
//   described struct                  an object; a trailing underscore of a member is left out
//   std::array, PerId                 an array of exactly that length
//   FixedVector, std::vector          an array
//   std::map<std::string, T>          an object
//   std::optional                     the value or null; the member itself must be there
//   Id                                its name as the Names object spells it, or else its number
//   IdSet                             an array of ids, none twice
//
// What is only written (engine/tables/page_shapes.h) has a few words more:
//
//   double                            as it is
//   struct with a type Tuple in it    an array of its members
//   OrNull<T>                         the value or null
//   and with Missing::LeftOut         a std::optional that is empty is no member at all
//
// A Describe macro takes at most 52 members; larger enums use BOOST_DESCRIBE_ENUM_BEGIN.
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
};

// ["Terrain", "village"] instead of {"label": "Terrain", "value": "village"}.
template <class T>
concept WrittenAsTuple = requires {
    typename T::Tuple;
};

// Parses one JSON text. Mistakes are placed by line (counted from first_line) and column (in
// characters, from 1). Of members with the same name the last one counts.
Result<boost::json::value> parse(std::string_view text, std::size_t max_bytes,
                                 std::size_t first_line = 1);

// "GoodOrder" is "good_order", "HQUnit" is "hq_unit".
std::string snake_case(std::string_view enumerator);

// A value as it is quoted in a sentence, never longer than a line: `"9901"`, `300`, `an array`.
std::string quoted(const boost::json::value& value);
std::string quoted_text(std::string_view text);

namespace detail {

// While a mistake travels outwards, `where` holds only the steps below the value being read; each
// level puts its own step in front. Paths cost nothing as long as nothing is wrong.
using Fault = std::optional<Mistake>;

Fault fault(std::string what);
Fault expected(std::string_view what, const boost::json::value& found);
Fault inside_member(std::string_view name, Fault fault);
Fault inside_item(std::size_t index, Fault fault);

struct EnumName {
    std::string name;
    std::int64_t value;
};

boost::json::value write_integer(std::int64_t value);
boost::json::value write_integer(std::uint64_t value);
boost::json::value write_enum(const std::vector<EnumName>& names, std::int64_t value);

Fault read_bool(const boost::json::value& value, bool& out);
Fault read_string(const boost::json::value& value, std::string& out);
Fault read_signed(const boost::json::value& value, std::int64_t low, std::int64_t high,
                  std::int64_t& out);
Fault read_unsigned(const boost::json::value& value, std::uint64_t high, std::uint64_t& out);
Fault read_enum(const boost::json::value& value, const std::vector<EnumName>& names,
                std::int64_t& out);
Fault check_members(const boost::json::value& value, const std::vector<std::string_view>& names);
Fault check_length(const boost::json::value& value, std::size_t least, std::size_t most);

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

template <class Names, Missing kMissing>
struct Writer {
    const Names& names;

    template <class T>
    boost::json::value write(const T& in) const {
        if constexpr (std::is_same_v<T, bool> || std::is_floating_point_v<T>) {
            return in;
        } else if constexpr (std::is_integral_v<T>) {
            using Wide = std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>;
            return write_integer(static_cast<Wide>(in));
        } else if constexpr (std::is_enum_v<T>) {
            require_described<T>();
            return write_enum(enum_names<T>(), static_cast<std::int64_t>(in));
        } else if constexpr (WrittenAsTuple<T>) {
            require_described<T>();
            boost::json::array array;
            boost::mp11::mp_for_each<MembersOf<T>>(
                [&](auto member) { array.push_back(write(in.*member.pointer)); });
            return array;
        } else {
            require_described<T>();
            boost::json::object object;
            boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) {
                const auto& value = in.*member.pointer;
                if constexpr (kMissing == Missing::LeftOut &&
                              kIsOptional<std::remove_cvref_t<decltype(value)>>)
                    if (!value) return;
                object.emplace(member_name(member.name), write(value));
            });
            return object;
        }
    }
    boost::json::value write(const std::string& in) const { return boost::json::string(in); }
    template <class Tag, class Rep>
    boost::json::value write(const Id<Tag, Rep>& in) const {
        if constexpr (NamesFor<Names, Id<Tag, Rep>>)
            return boost::json::string(names.write(in));
        else
            return write(in.raw);
    }
    template <class T, std::size_t N>
    boost::json::value write(const std::array<T, N>& in) const {
        return write_list(in);
    }
    template <class Key, class T, std::size_t N>
    boost::json::value write(const PerId<Key, T, N>& in) const {
        return write_list(in);
    }
    template <class T, std::size_t N>
    boost::json::value write(const FixedVector<T, N>& in) const {
        return write_list(in);
    }
    template <class T>
    boost::json::value write(const std::vector<T>& in) const {
        return write_list(in);
    }
    template <SetOfIds Set>
    boost::json::value write(const Set& in) const {
        return write_list(in);
    }
    template <class T>
    boost::json::value write(const std::map<std::string, T>& in) const {
        boost::json::object object;
        for (const auto& [key, item] : in) object.emplace(key, write(item));
        return object;
    }
    template <class T>
    boost::json::value write(const std::optional<T>& in) const {
        return in ? write(*in) : boost::json::value(nullptr);
    }
    template <class T>
    boost::json::value write(const OrNull<T>& in) const {
        return in ? write(*in) : boost::json::value(nullptr);
    }

 private:
    template <class List>
    boost::json::value write_list(const List& in) const {
        boost::json::array array;
        for (const auto& item : in) array.push_back(write(item));
        return array;
    }
};

template <class Names>
struct Reader {
    const Names& names;

    template <class T>
    Fault read(const boost::json::value& value, T& out) const {
        if constexpr (std::is_same_v<T, bool>) {
            return read_bool(value, out);
        } else if constexpr (std::is_integral_v<T>) {
            return read_integer(value, out);
        } else if constexpr (std::is_enum_v<T>) {
            require_described<T>();
            std::int64_t number = 0;
            if (auto wrong = read_enum(value, enum_names<T>(), number)) return wrong;
            out = static_cast<T>(number);
            return {};
        } else {
            require_described<T>();
            return read_members(value, out);
        }
    }
    Fault read(const boost::json::value& value, std::string& out) const {
        return read_string(value, out);
    }
    template <class Tag, class Rep>
    Fault read(const boost::json::value& value, Id<Tag, Rep>& out) const {
        if constexpr (NamesFor<Names, Id<Tag, Rep>>) {
            const std::string kind = names.kind(out);
            if (!value.is_string()) return expected("a name (" + kind + ")", value);
            const auto& name = value.get_string();
            if (names.read(std::string_view(name.data(), name.size()), out)) return {};
            return fault("no such " + kind + " " + quoted(value));
        } else {
            return read(value, out.raw);
        }
    }
    template <class T, std::size_t N>
    Fault read(const boost::json::value& value, std::array<T, N>& out) const {
        if (auto wrong = check_length(value, N, N)) return wrong;
        const auto& array = value.get_array();
        for (std::size_t i = 0; i < N; ++i)
            if (auto wrong = read(array[i], out[i])) return inside_item(i, std::move(wrong));
        return {};
    }
    template <class Key, class T, std::size_t N>
    Fault read(const boost::json::value& value, PerId<Key, T, N>& out) const {
        return read(value, out.items);
    }
    template <class T, std::size_t N>
    Fault read(const boost::json::value& value, FixedVector<T, N>& out) const {
        return read_list<T>(value, out, N);
    }
    template <class T>
    Fault read(const boost::json::value& value, std::vector<T>& out) const {
        return read_list<T>(value, out, std::numeric_limits<std::size_t>::max());
    }
    template <SetOfIds Set>
    Fault read(const boost::json::value& value, Set& out) const {
        if (auto wrong = check_length(value, 0, Set::kCapacity)) return wrong;
        const auto& array = value.get_array();
        out = {};
        for (std::size_t i = 0; i < array.size(); ++i) {
            typename Set::Member id{};
            auto wrong = read(array[i], id);
            if (!wrong &&
                (std::cmp_less(id.raw, 0) || std::cmp_greater_equal(id.raw, Set::kCapacity)))
                wrong = fault(std::to_string(id.raw) + " does not fit, 0 to " +
                              std::to_string(Set::kCapacity - 1));
            if (!wrong && out.has(id)) wrong = fault(quoted(array[i]) + " is there twice");
            if (wrong) return inside_item(i, std::move(wrong));
            out.add(id);
        }
        return {};
    }
    template <class T>
    Fault read(const boost::json::value& value, std::map<std::string, T>& out) const {
        if (!value.is_object()) return expected("an object", value);
        out.clear();
        for (const auto& member : value.get_object()) {
            const std::string key(member.key());
            if (auto wrong = read(member.value(), out[key]))
                return inside_member(key, std::move(wrong));
        }
        return {};
    }
    template <class T>
    Fault read(const boost::json::value& value, std::optional<T>& out) const {
        if (value.is_null()) {
            out.reset();
            return {};
        }
        T item{};
        auto wrong = read(value, item);
        if (!wrong) out = std::move(item);
        return wrong;
    }

 private:
    template <class T>
    Fault read_integer(const boost::json::value& value, T& out) const {
        using Limits = std::numeric_limits<T>;
        if constexpr (std::is_signed_v<T>) {
            std::int64_t number = 0;
            if (auto wrong = read_signed(value, Limits::min(), Limits::max(), number)) return wrong;
            out = static_cast<T>(number);
        } else {
            std::uint64_t number = 0;
            if (auto wrong = read_unsigned(value, Limits::max(), number)) return wrong;
            out = static_cast<T>(number);
        }
        return {};
    }
    template <class T>
    Fault read_members(const boost::json::value& value, T& out) const {
        if (auto wrong = check_members(value, member_names<T>())) return wrong;
        const auto& object = value.get_object();
        Fault first;
        boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) {
            if (first) return;
            const auto name = member_name(member.name);
            first = inside_member(name, read(*object.if_contains(name), out.*member.pointer));
        });
        return first;
    }
    template <class T, class List>
    Fault read_list(const boost::json::value& value, List& out, std::size_t most) const {
        if (auto wrong = check_length(value, 0, most)) return wrong;
        const auto& array = value.get_array();
        out.clear();
        for (std::size_t i = 0; i < array.size(); ++i) {
            T item{};
            if (auto wrong = read(array[i], item)) return inside_item(i, std::move(wrong));
            out.push_back(item);
        }
        return {};
    }
};

}  // namespace detail

template <Missing kMissing = Missing::Null, class T, class Names>
boost::json::value write(const T& in, const Names& names) {
    return detail::Writer<Names, kMissing>{names}.write(in);
}

// Nothing, or the first mistake; `out` changes only when there is none.
template <class T, class Names>
std::optional<Mistake> read(const boost::json::value& value, T& out, const Names& names,
                            std::string path = "$") {
    T copy = out;
    if (auto wrong = detail::Reader<Names>{names}.read(value, copy)) {
        wrong->where.insert(0, path);
        return wrong;
    }
    out = std::move(copy);
    return {};
}

}  // namespace levee::engine::json
