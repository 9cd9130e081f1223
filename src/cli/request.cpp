#include "cli/request.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <utility>

#include "engine/text/json.h"

namespace levee::cli {

using boost::json::value;
using engine::Language;
using engine::Mistake;
using engine::SeatId;

namespace {

constexpr std::size_t kMostFaces = 1024;
constexpr int kHighestFace = 255;

std::string found_instead(const value& found) { return ", found " + engine::json::quoted(found); }

}  // namespace

const value* Request::find(std::string_view name, bool must) {
    asked_.emplace_back(name);
    const auto* found = members_.if_contains(name);
    if (!found && must) wrong(name, "it is missing");
    return found;
}

void Request::wrong(std::string_view name, std::string what) {
    if (!first_) first_ = Mistake{fmt::format("$.{}", name), std::move(what)};
}

std::string Request::text(std::string_view name) {
    const auto* found = find(name, true);
    if (!found) return {};
    if (const auto* text = found->if_string()) return std::string(*text);
    wrong(name, "expected a text" + found_instead(*found));
    return {};
}

std::string Request::text_or(std::string_view name, std::string otherwise) {
    return has(name) ? text(name) : (find(name, false), std::move(otherwise));
}

bool Request::flag(std::string_view name) {
    const auto* found = find(name, false);
    if (!found) return false;
    if (const auto* flag = found->if_bool()) return *flag;
    wrong(name, "expected true or false" + found_instead(*found));
    return false;
}

std::map<std::string, std::string> Request::options(std::string_view name) {
    std::map<std::string, std::string> options;
    const auto* found = find(name, false);
    if (!found) return options;
    const auto* object = found->if_object();
    if (!object) {
        wrong(name, "expected an object" + found_instead(*found));
        return options;
    }
    for (const auto& member : *object) {
        const std::string key(member.key());
        if (const auto* text = member.value().if_string())
            options[key] = std::string(*text);
        else
            wrong(fmt::format("{}.{}", name, key.substr(0, 40)),
                  "expected a text" + found_instead(member.value()));
    }
    return options;
}

std::vector<std::string> Request::texts(std::string_view name) {
    std::vector<std::string> texts;
    const auto* found = find(name, true);
    if (!found) return texts;
    if (const auto* text = found->if_string()) return {std::string(*text)};
    const auto* array = found->if_array();
    if (!array) {
        wrong(name, "expected a text or an array of texts" + found_instead(*found));
        return texts;
    }
    for (std::size_t i = 0; i < array->size(); ++i) {
        const auto* text = (*array)[i].if_string();
        if (text)
            texts.emplace_back(*text);
        else
            wrong(fmt::format("{}[{}]", name, i), "expected a text" + found_instead((*array)[i]));
    }
    return texts;
}

std::vector<int> Request::faces(std::string_view name) {
    std::vector<int> faces;
    const auto* found = find(name, true);
    if (!found) return faces;
    const auto* array = found->if_array();
    if (!array) {
        wrong(name, "expected an array of numbers" + found_instead(*found));
        return faces;
    }
    if (array->size() > kMostFaces) {
        wrong(name, fmt::format("at most {} numbers are taken at once, found {}", kMostFaces,
                                array->size()));
        return faces;
    }
    for (std::size_t i = 0; i < array->size(); ++i) {
        const auto* face = (*array)[i].if_int64();
        if (face && *face >= 0 && *face <= kHighestFace)
            faces.push_back(static_cast<int>(*face));
        else
            wrong(fmt::format("{}[{}]", name, i),
                  fmt::format("expected a number from 0 to {}", kHighestFace) +
                      found_instead((*array)[i]));
    }
    return faces;
}

const value* Request::any(std::string_view name) { return find(name, true); }

std::string Request::seed(std::string_view name) {
    const auto* found = find(name, true);
    if (!found) return {};
    if (const auto* text = found->if_string(); text && !text->empty()) return std::string(*text);
    if (const auto* number = found->if_int64(); number && *number >= 0)
        return std::to_string(*number);
    if (const auto* number = found->if_uint64()) return std::to_string(*number);
    wrong(name, "expected a number from 0 or a text" + found_instead(*found));
    return {};
}

SeatId Request::seat(std::string_view name, int seats) {
    const auto* found = find(name, true);
    if (!found) return engine::kSpectator;
    if (const auto* number = found->if_int64(); number && *number >= 0 && *number < seats)
        return SeatId{static_cast<std::uint8_t>(*number)};
    if (*found != boost::json::string("spectator"))
        wrong(name, fmt::format("expected a seat from 0 to {} or \"spectator\"", seats - 1) +
                        found_instead(*found));
    return engine::kSpectator;
}

SeatId Request::seat_or(std::string_view name, int seats, SeatId otherwise) {
    return has(name) ? seat(name, seats) : (find(name, false), otherwise);
}

Language Request::language(Language otherwise) {
    const auto word = text_or("lang", otherwise == Language::French ? "fr" : "en");
    if (word == "fr") return Language::French;
    if (word != "en" && !first_)
        wrong("lang", "expected \"en\" or \"fr\", found " + engine::json::quoted_text(word));
    return Language::English;
}

std::optional<Mistake> Request::mistake() const {
    if (first_) return first_;
    for (const auto& member : members_)
        if (std::ranges::find(asked_, std::string_view(member.key())) == asked_.end())
            return Mistake{"$",
                           "this command has no member " + engine::json::quoted_text(member.key())};
    return {};
}

}  // namespace levee::cli
