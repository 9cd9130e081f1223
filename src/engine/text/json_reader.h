#pragma once

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <concepts>
#include <initializer_list>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/contract/fixed_vector.h"
#include "engine/contract/ids.h"
#include "engine/text/json_words.h"

namespace levee::engine::json::detail {

Fault fault(std::string what);
Fault expected(std::string_view what, const boost::json::value& found);
Fault inside_member(std::string_view name, Fault fault);
Fault inside_item(std::size_t index, Fault fault);

Fault read_bool(const boost::json::value& value, bool& out);
Fault read_double(const boost::json::value& value, double& out);
Fault read_string(const boost::json::value& value, std::string& out);
Fault read_word(const boost::json::value& value, std::string_view word);
Fault read_signed(const boost::json::value& value, std::int64_t low, std::int64_t high,
                  std::int64_t& out);
Fault read_unsigned(const boost::json::value& value, std::uint64_t high, std::uint64_t& out);
Fault read_enum(const boost::json::value& value, const std::vector<EnumName>& names,
                std::int64_t& out);
// All members are known, and none of the needed ones is missing.
Fault check_members(const boost::json::value& value, const std::vector<std::string_view>& known,
                    const std::vector<std::string_view>& needed);
Fault check_length(const boost::json::value& value, std::size_t least, std::size_t most);

// What a value must be for one of the alternatives of a std::variant.
struct Kind {
    enum class Json : std::uint8_t { Bool, Number, String, Word, Array, Object };
    Json json{};
    Tag tag{};  // a word has its text only
};
bool is_kind(const Kind& kind, const boost::json::value& value);
Fault none_of(std::initializer_list<Kind> kinds, const boost::json::value& value);

template <class T>
constexpr Kind kind_of() {
    using Json = Kind::Json;
    if constexpr (std::is_same_v<T, bool>)
        return {Json::Bool};
    else if constexpr (std::is_arithmetic_v<T>)
        return {Json::Number};
    else if constexpr (std::is_same_v<T, std::string>)
        return {Json::String};
    else if constexpr (kIsWord<T>)
        return {Json::Word, {{}, T::text()}};
    else if constexpr (requires(T list) { list.push_back({}); })
        return {Json::Array};
    else
        return {Json::Object, tag_of<T>()};
}

template <class T, bool kMayLack>
const std::vector<std::string_view>& needed_names() {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> list;
        boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) {
            using Type = std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>;
            if (!(kMayLack && kIsOptional<Type>)) list.push_back(member_name(member.name));
        });
        return list;
    }();
    return names;
}

// Says what the types of its members cannot.
template <class T>
concept Checked = requires(const T& in) {
    { in.check() } -> std::same_as<std::optional<Mistake>>;
};

template <class Names, Missing kMissing>
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
        } else if constexpr (std::is_floating_point_v<T>) {
            return read_double(value, out);
        } else if constexpr (WrittenAsTuple<T>) {
            require_described<T>();
            return read_tuple(value, out);
        } else {
            require_described<T>();
            auto wrong = read_members(value, out);
            if constexpr (Checked<T>)
                if (!wrong) wrong = out.check();
            return wrong;
        }
    }
    template <std::same_as<boost::json::value> T>
    Fault read(const boost::json::value& value, T& out) const {
        out = value;
        return {};
    }
    template <class Shape>
    Fault read(const boost::json::value& value, Made<Shape>& out) const {
        Shape shape{};
        out.json = value;
        return read(value, shape);
    }
    template <Letters kLetters>
    Fault read(const boost::json::value& value, Word<kLetters>& out) const {
        return read_word(value, out.text());
    }
    template <class... Kinds>
    Fault read(const boost::json::value& value, std::variant<Kinds...>& out) const {
        Fault wrong;
        const bool read_one = (read_kind<Kinds>(value, out, wrong) || ...);
        return read_one ? wrong : none_of({kind_of<Kinds>()...}, value);
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
    Fault read(const boost::json::value& value, OrNull<T>& out) const {
        return read(value, static_cast<std::optional<T>&>(out));
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
        constexpr bool kMayLack = kMissing == Missing::LeftOut;
        if (auto wrong = check_members(value, member_names<T>(), needed_names<T, kMayLack>()))
            return wrong;
        const auto& object = value.get_object();
        Fault first;
        boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) {
            if (first) return;
            const auto name = member_name(member.name);
            auto& into = out.*member.pointer;
            const auto* found = object.if_contains(name);
            if constexpr (kMayLack && kIsOptional<std::remove_cvref_t<decltype(into)>>) {
                // There is one way to say nothing; where any value goes, null is one.
                using Item = typename std::remove_cvref_t<decltype(into)>::value_type;
                constexpr bool kAny = std::is_same_v<Item, boost::json::value>;
                if (found == nullptr) return into.reset();
                if (found->is_null() && !kAny) first = fault("leave it out instead of null");
            }
            if (!first) first = read(*found, into);
            first = inside_member(name, std::move(first));
        });
        return first;
    }
    template <class T>
    Fault read_tuple(const boost::json::value& value, T& out) const {
        constexpr std::size_t kSize = boost::mp11::mp_size<MembersOf<T>>::value;
        if (auto wrong = check_length(value, kSize, kSize)) return wrong;
        Fault first;
        std::size_t i = 0;
        boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) {
            if (!first) first = inside_item(i, read(value.get_array()[i], out.*member.pointer));
            ++i;
        });
        return first;
    }
    // Whether the value is of this kind; if so it is read, for better or worse.
    template <class Kind, class Variant>
    bool read_kind(const boost::json::value& value, Variant& out, Fault& wrong) const {
        if (!is_kind(kind_of<Kind>(), value)) return false;
        Kind kind{};
        wrong = read(value, kind);
        if (!wrong) out = std::move(kind);
        return true;
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

}  // namespace levee::engine::json::detail
