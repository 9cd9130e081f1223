#include "server/command.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <optional>
#include <span>

#include "engine/text/utf8.h"

namespace levee::server {

namespace json = boost::json;
using engine::Mistake;
using engine::Result;

namespace {

// Reads the members of one object and remembers the first thing that is wrong.
class Members {
 public:
    explicit Members(const json::object& object) : object_(object) {}

    std::uint64_t number(std::string_view key, std::uint64_t most) {
        const auto* value = needed(key);
        if (value == nullptr) return 0;
        json::error_code error;
        const auto number = value->to_number<std::uint64_t>(error);
        if (!error && !value->is_double() && number <= most) return number;
        fault(key, fmt::format("must be a whole number from 0 to {}", most));
        return 0;
    }
    bool yes(std::string_view key) {
        const auto* value = needed(key);
        if (value == nullptr) return false;
        if (!value->is_bool()) fault(key, "must be true or false");
        return value->is_bool() && value->get_bool();
    }
    std::string text(std::string_view key, std::size_t longest) {
        const auto* value = needed(key);
        return value == nullptr ? std::string() : text_of(*value, key, longest);
    }
    std::string optional_text(std::string_view key, std::size_t longest) {
        const auto* value = object_.if_contains(key);
        if (value == nullptr) return {};
        ++used_;
        return text_of(*value, key, longest);
    }
    std::vector<std::string> texts(std::string_view key, std::size_t most, std::size_t longest) {
        std::vector<std::string> list;
        const auto* value = needed(key);
        if (value == nullptr) return list;
        const auto* array = value->if_array();
        if (array == nullptr || array->empty() || array->size() > most) {
            fault(key, fmt::format("must be a list of 1 to {} texts", most));
            return list;
        }
        for (const auto& item : *array) list.push_back(text_of(item, key, longest));
        return list;
    }
    void fault(std::string_view key, std::string what) {
        if (!fault_) fault_ = Mistake{fmt::format("$.{}", key), std::move(what)};
    }
    std::optional<Mistake> finish() {
        if (!fault_ && used_ != object_.size())
            fault_ = Mistake{"$", "has a member that does not belong there"};
        return fault_;
    }

 private:
    const json::value* needed(std::string_view key) {
        const auto* value = object_.if_contains(key);
        if (value == nullptr)
            fault(key, "is missing");
        else
            ++used_;
        return value;
    }
    std::string text_of(const json::value& value, std::string_view key, std::size_t longest) {
        const auto* text = value.if_string();
        if (text == nullptr || text->size() > longest || !is_plain_text(*text)) {
            fault(key, fmt::format("must be a text of at most {} bytes without control characters",
                                   longest));
            return {};
        }
        return std::string(*text);
    }

    const json::object& object_;
    std::size_t used_ = 0;
    std::optional<Mistake> fault_;
};

constexpr std::uint64_t kMostN = 1'000'000;

std::uint64_t n_of(Members& m) { return m.number("n", kMostN); }
std::string notation_of(Members& m) { return m.text("do", CommandLimits::kNotation); }
std::string optional_name(Members& m, std::string_view key) {
    return m.optional_text(key, CommandLimits::kNotation);
}

Order act(Members& m) {
    const auto n = n_of(m);
    return Act{n, m.texts("do", CommandLimits::kSteps, CommandLimits::kNotation)};
}
Order undo(Members& m) { return Undo{n_of(m)}; }
Order why_not(Members& m) {
    WhyNot ask{n_of(m), optional_name(m, "do"), optional_name(m, "piece"),
               optional_name(m, "space")};
    if (ask.notation.empty() && ask.piece.empty() && ask.space.empty())
        m.fault("do", "or a piece or a space must be named");
    return ask;
}
Order odds(Members& m) {
    const auto n = n_of(m);
    return AskOdds{n, notation_of(m)};
}
Order ways(Members& m) { return AskWays{n_of(m)}; }
Order overlay(Members& m) {
    const auto n = n_of(m);
    auto name = m.text("overlay", CommandLimits::kNotation);
    auto piece = optional_name(m, "piece");
    return AskOverlay{n, std::move(name), std::move(piece), optional_name(m, "space")};
}
Order moment(Members& m) { return AskMoment{m.number("at", kMostN)}; }
Order hint(Members& m) { return AskHint{n_of(m)}; }
Order chat(Members& m) {
    Say say{m.text("text", CommandLimits::kChat)};
    if (say.text.find_first_not_of(' ') == std::string::npos) m.fault("text", "must say something");
    return say;
}
Order lang(Members& m) {
    const auto word = m.text("lang", 2);
    if (word != "en" && word != "fr") m.fault("lang", "must be en or fr");
    return SetLanguage{word == "fr" ? engine::Language::French : engine::Language::English};
}
Order pace(Members& m) {
    return SetPace{static_cast<std::int64_t>(m.number("ms", CommandLimits::kSlowest))};
}
Order pause(Members& m) { return SetPause{m.yes("on")}; }
Order step(Members& m) { return Step{n_of(m)}; }
Order assess(Members& m) { return SetAssessment{m.yes("on")}; }

struct Kind {
    std::string_view word;
    Order (*read)(Members&);
};
constexpr std::array kKinds{
    Kind{"act", act},   Kind{"undo", undo},       Kind{"why_not", why_not}, Kind{"odds", odds},
    Kind{"ways", ways}, Kind{"overlay", overlay}, Kind{"moment", moment},   Kind{"hint", hint},
    Kind{"chat", chat}, Kind{"lang", lang},       Kind{"pace", pace},       Kind{"pause", pause},
    Kind{"step", step}, Kind{"assess", assess},
};

}  // namespace

bool is_plain_text(std::string_view text) {
    while (!text.empty()) {
        const char32_t character = engine::utf8::take(text);
        if (character == engine::utf8::kInvalid || engine::utf8::is_control(character))
            return false;
    }
    return true;
}

Parsed parse_command(std::string_view text) {
    json::parse_options options;
    options.max_depth = CommandLimits::kDepth;
    json::error_code error;
    const auto value = json::parse(text, error, {}, options);
    if (error) return {0, Mistake{"$", "is not JSON: " + error.message()}};
    const auto* object = value.if_object();
    if (object == nullptr) return {0, Mistake{"$", "must be an object"}};
    Members members(*object);
    const auto id = members.number("id", std::uint64_t{1} << 53U);
    const auto word = members.text("cmd", 16);
    if (auto wrong = members.finish(); wrong && wrong->where != "$") return {id, *std::move(wrong)};
    const auto* kind = std::ranges::find(kKinds, word, &Kind::word);
    if (kind == kKinds.end()) return {id, Mistake{"$.cmd", "is no command"}};
    Members again(*object);
    again.number("id", std::uint64_t{1} << 53U);
    again.text("cmd", 16);
    auto order = kind->read(again);
    if (auto wrong = again.finish()) return {id, *std::move(wrong)};
    return {id, Command{id, std::move(order)}};
}

}  // namespace levee::server
