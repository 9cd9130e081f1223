#pragma once

#include <boost/core/demangle.hpp>
#include <istream>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <vector>

#include "engine/text/json.h"

// The types of described structs as TypeScript has them, as engine/text/json.h writes the structs
// with Missing::LeftOut.
namespace levee::testing {

class TypeScript {
 public:
    // Takes the comments from the text of a header that has the structs: what stands above a
    // struct, and behind a member.
    void read_comments(std::istream& header) {
        static const std::regex kStruct(R"(^struct (\w+) \{$)");
        static const std::regex kMember(R"(^    .*?(\w+)(?:\{\}| = [^;]*)?; +// (.*)$)");
        static const std::regex kComment(R"(^// (.*)$)");
        std::string above;
        std::string inside;
        std::smatch found;
        for (std::string line; std::getline(header, line);) {
            if (std::regex_match(line, found, kComment)) {
                above += "// " + found.str(1) + "\n";
                continue;
            }
            if (std::regex_match(line, found, kStruct)) {
                inside = found.str(1);
                comments_[inside] = above;
            } else if (std::regex_match(line, found, kMember)) {
                const std::string member = found.str(1);
                comments_[inside + "." + std::string(engine::json::detail::member_name(member))] =
                    found.str(2);
            }
            above.clear();
        }
    }

    // Declares the type, and before it whatever it is made of.
    template <class T>
    void declare() {
        static_cast<void>(type_of(std::type_identity<T>{}));
    }

    const std::string& text() const { return text_; }

 private:
    template <class T>
    std::string type_of(std::type_identity<T> /*type*/) {
        if constexpr (std::is_same_v<T, bool>) {
            return "boolean";
        } else if constexpr (std::is_arithmetic_v<T>) {
            return "number";
        } else {
            const std::string name = name_of<T>();
            if (declared_.insert(name).second) add(std::type_identity<T>{}, name);
            return name;
        }
    }
    std::string type_of(std::type_identity<std::string> /*type*/) { return "string"; }
    template <class T>
    std::string type_of(std::type_identity<std::vector<T>> /*type*/) {
        return type_of(std::type_identity<T>{}) + "[]";
    }
    template <class T>
    std::string type_of(std::type_identity<std::map<std::string, T>> /*type*/) {
        return "Record<string, " + type_of(std::type_identity<T>{}) + ">";
    }
    template <class T>
    std::string type_of(std::type_identity<engine::json::OrNull<T>> /*type*/) {
        return type_of(std::type_identity<T>{}) + " | null";
    }
    template <class Tag, class Rep>
    std::string type_of(std::type_identity<engine::Id<Tag, Rep>> /*type*/) {
        return "number";
    }
    // The name of the member says that it may be missing.
    template <class T>
    std::string type_of(std::type_identity<std::optional<T>> /*type*/) {
        return type_of(std::type_identity<T>{});
    }

    template <class T>
    void add(std::type_identity<T> /*type*/, const std::string& name) {
        engine::json::detail::require_described<T>();
        std::string declaration;
        if constexpr (std::is_enum_v<T>) {
            for (const auto& one : engine::json::detail::enum_names<T>())
                declaration += (declaration.empty() ? "'" : " | '") + one.name + "'";
            declaration = "export type " + name + " = " + declaration + ";\n";
        } else if constexpr (engine::json::WrittenAsTuple<T>) {
            for (const auto& member : members<T>())
                declaration += (declaration.empty() ? "" : ", ") + member.text;
            declaration = "export type " + name + " = [" + declaration + "];\n";
        } else {
            declaration = "export interface " + name + " {\n";
            for (const auto& member : members<T>()) {
                const auto comment = comments_.find(name + "." + member.name);
                declaration += "  " + member.text + ";";
                if (comment != comments_.end()) declaration += " // " + comment->second;
                declaration += "\n";
            }
            declaration += "}\n";
        }
        text_ += "\n" + comments_[name] + declaration;
    }

    struct Member {
        std::string name;
        std::string text;  // "id: string", "box?: string"
    };
    template <class T>
    std::vector<Member> members() {
        std::vector<Member> list;
        boost::mp11::mp_for_each<engine::json::detail::MembersOf<T>>([&](auto member) {
            using Type = std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>;
            std::string name(engine::json::detail::member_name(member.name));
            std::string text = name + (engine::json::detail::kIsOptional<Type> ? "?: " : ": ") +
                               type_of(std::type_identity<Type>{});
            list.push_back({std::move(name), std::move(text)});
        });
        return list;
    }

    template <class T>
    static std::string name_of() {
        const std::string full = boost::core::demangle(typeid(T).name());
        return full.substr(full.rfind(':') + 1);
    }

    std::set<std::string> declared_;
    std::map<std::string, std::string> comments_;
    std::string text_;
};

}  // namespace levee::testing
