#pragma once

#include <algorithm>
#include <boost/core/demangle.hpp>
#include <istream>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <variant>
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
        static const std::regex kStruct(R"(^struct (\w+)(?: : \w+)? \{$)");
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

    // A type that has no struct of its own: std::variant<...>.
    template <class T>
    void name(const std::string& name) {
        auto type = type_of(std::type_identity<T>{});
        if (name.size() + type.size() + std::string_view("export type  = ;").size() > kLine) {
            for (auto at = type.find(" | "); at != type.npos; at = type.find(" | ", at + 4))
                type.replace(at, 1, "\n  ");
            type.insert(0, "\n  | ");
        } else {
            type.insert(0, " ");
        }
        text_ += "\nexport type " + name + " =" + type + ";\n";
    }

    // What follows goes to another file, which takes from this one what it needs.
    void next_file() {
        elsewhere_.insert(declared_.begin(), declared_.end());
        text_.clear();
    }
    std::string imports(const std::string& from) const {
        std::string names;
        for (const auto& name : imported_) names += (names.empty() ? "" : ", ") + name;
        const auto end = " } from '" + from + "';\n";
        if (names.size() + end.size() + std::string_view("import type { ").size() <= kLine)
            return "import type { " + names + end;
        for (auto at = names.find(", "); at != names.npos; at = names.find(", ", at + 1))
            names.replace(at, 2, ",\n  ");
        return "import type {\n  " + names + ",\n} from '" + from + "';\n";
    }

    const std::string& text() const { return text_; }

 private:
    static constexpr std::size_t kLine = 140;  // as web/biome.json has it

    template <class T>
    std::string type_of(std::type_identity<T> /*type*/) {
        if constexpr (std::is_same_v<T, bool>) {
            return "boolean";
        } else if constexpr (std::is_arithmetic_v<T>) {
            return "number";
        } else {
            const std::string name = name_of<T>();
            if (declared_.insert(name).second) add(std::type_identity<T>{}, name);
            if (elsewhere_.contains(name)) imported_.insert(name);
            return name;
        }
    }
    std::string type_of(std::type_identity<std::string> /*type*/) { return "string"; }
    template <class T>
    std::string type_of(std::type_identity<std::vector<T>> /*type*/) {
        auto item = type_of(std::type_identity<T>{});
        if (item.find(" | ") != item.npos) item = "(" + item + ")";
        return item + "[]";
    }
    template <class... Kinds>
    std::string type_of(std::type_identity<std::variant<Kinds...>> /*type*/) {
        std::string kinds;
        ((kinds += (kinds.empty() ? "" : " | ") + type_of(std::type_identity<Kinds>{})), ...);
        return kinds;
    }
    template <engine::json::Letters kLetters>
    std::string type_of(std::type_identity<engine::json::Word<kLetters>> /*type*/) {
        return "'" + std::string(engine::json::Word<kLetters>::text()) + "'";
    }
    template <class Shape>
    std::string type_of(std::type_identity<engine::json::Made<Shape>> /*type*/) {
        return type_of(std::type_identity<Shape>{});
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
                const auto comment = comment_of<T>(member.name);
                declaration += "  " + member.text + ";";
                if (!comment.empty()) declaration += " // " + comment;
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

    // Of a member, which may be one of a base.
    template <class T>
    std::string comment_of(const std::string& member) const {
        const auto found = comments_.find(name_of<T>() + "." + member);
        if (found != comments_.end()) return found->second;
        std::string comment;
        boost::mp11::mp_for_each<boost::describe::describe_bases<T, boost::describe::mod_public>>(
            [&](auto base) {
                if (comment.empty()) comment = comment_of<typename decltype(base)::type>(member);
            });
        return comment;
    }

    template <class T>
    static std::string name_of() {
        const std::string full = boost::core::demangle(typeid(T).name());
        return full.substr(full.rfind(':') + 1);
    }

    std::set<std::string> declared_;
    std::set<std::string> elsewhere_;
    std::set<std::string> imported_;
    std::map<std::string, std::string> comments_;
    std::string text_;
};

}  // namespace levee::testing
