#pragma once

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
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

boost::json::value write_integer(std::int64_t value);
boost::json::value write_integer(std::uint64_t value);
boost::json::value write_enum(const std::vector<EnumName>& names, std::int64_t value);

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
    template <std::same_as<boost::json::value> T>
    boost::json::value write(const T& in) const {
        return in;
    }
    template <class Shape>
    boost::json::value write(const Made<Shape>& in) const {
        return in.json;
    }
    template <Letters kLetters>
    boost::json::value write(const Word<kLetters>& in) const {
        return boost::json::string(in.text());
    }
    template <class... Kinds>
    boost::json::value write(const std::variant<Kinds...>& in) const {
        return std::visit([&](const auto& kind) { return write(kind); }, in);
    }
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

}  // namespace levee::engine::json::detail
