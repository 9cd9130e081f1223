#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

#include "engine/contract/mistake.h"
#include "engine/text/json.h"

namespace levee::engine {

namespace detail {

// Walks as json::write does.
template <class Names>
struct UnnamedFinder {
    const Names& names;

    using Fault = json::detail::Fault;

    template <class T>
    Fault find(const T& in) const {
        if constexpr (std::is_enum_v<T>) {
            const auto& words = json::detail::enum_names<T>();
            const auto value = static_cast<std::int64_t>(in);
            const bool known = std::any_of(words.begin(), words.end(),
                                           [&](const auto& word) { return word.value == value; });
            return known ? Fault{} : json::detail::fault("there is no such value");
        } else if constexpr (std::is_class_v<T>) {
            Fault fault;
            boost::mp11::mp_for_each<json::detail::MembersOf<T>>([&](auto member) {
                if (fault) return;
                fault = json::detail::inside_member(json::detail::member_name(member.name),
                                                    find(in.*member.pointer));
            });
            return fault;
        } else {
            return {};  // a number is a number
        }
    }
    template <class Tag, class Rep>
    Fault find(const Id<Tag, Rep>& in) const {
        if constexpr (json::NamesFor<Names, Id<Tag, Rep>>) {
            Id<Tag, Rep> back{};
            if (!names.read(names.write(in), back) || back != in) return no_such(in);
        }
        return {};
    }
    template <class T, std::size_t N>
    Fault find(const std::array<T, N>& in) const {
        for (std::size_t i = 0; i < N; ++i)
            if (auto fault = find(in[i])) return json::detail::inside_item(i, fault);
        return {};
    }
    template <class Key, class T, std::size_t N>
    Fault find(const PerId<Key, T, N>& in) const {
        return find(in.items);
    }
    template <json::SetOfIds Set>
    Fault find(const Set& in) const {
        for (const auto id : in)
            if (names.write(id) == Names::kNone) return no_such(id);
        return {};
    }

 private:
    template <class AnyId>
    Fault no_such(AnyId id) const {
        return json::detail::fault("there is no such " + std::string(names.kind(id)));
    }
};

}  // namespace detail

// The first enumerator or id in a described struct that names nothing, and where it stands. After
// this no id is out of bounds; "none" is an id like others.
template <class T, class Names>
std::optional<Mistake> unnamed(const T& in, const Names& names) {
    auto fault = detail::UnnamedFinder<Names>{names}.find(in);
    if (fault) fault->where.insert(0, "$");
    return fault;
}

}  // namespace levee::engine
