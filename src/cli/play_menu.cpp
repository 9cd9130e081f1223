#include "cli/play_menu.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "engine/text/utf8.h"

namespace levee::cli {

using engine::Choice;

namespace {

constexpr std::size_t kWidest = 34;

std::string_view verb_of(const Choice& choice) {
    return std::string_view(choice.notation).substr(0, choice.notation.find(' '));
}

}  // namespace

std::size_t widest_line(std::string_view text) {
    std::size_t widest = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        widest = std::max(widest, engine::utf8::length(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return widest;
}

std::optional<std::size_t> as_number(std::string_view text) {
    std::size_t number = 0;
    const auto* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (text.empty() || error != std::errc{} || stop != end) return {};
    return number;
}

Menu::Menu(std::vector<Choice> choices, std::string rule)
    : choices_(std::move(choices)), rule_(std::move(rule)) {
    struct Group {
        std::string verb;
        std::vector<Choice> choices;
    };
    std::vector<Group> groups;
    for (auto& choice : choices_) {
        auto group = std::ranges::find(groups, verb_of(choice), &Group::verb);
        if (group == groups.end())
            group = groups.insert(groups.end(), {std::string(verb_of(choice)), {}});
        group->choices.push_back(std::move(choice));
    }
    if (choices_.size() > kPage)
        std::ranges::stable_sort(groups, {}, [](const Group& g) { return g.choices.size(); });
    choices_.clear();
    for (auto& group : groups)
        for (auto& choice : group.choices) {
            width_ = std::max(width_, std::min(kWidest, engine::utf8::length(choice.notation)));
            choices_.push_back(std::move(choice));
        }
}

const Choice* Menu::numbered(std::size_t number) const {
    return number >= 1 && number <= choices_.size() ? &choices_[number - 1] : nullptr;
}

const Choice* Menu::written(std::string_view notation) const {
    const auto found = std::ranges::find(choices_, notation, &Choice::notation);
    return found == choices_.end() ? nullptr : &*found;
}

bool Menu::has_verb(std::string_view verb) const {
    return std::ranges::find(choices_, verb, verb_of) != choices_.end();
}

std::string Menu::line(std::size_t index) const {
    const auto& choice = choices_[index];
    const auto used = engine::utf8::length(choice.notation);
    const std::string gap(used < width_ ? width_ - used : 0, ' ');
    return fmt::format(
        "  {:>3}  {}{}  {}{}\n", index + 1, choice.notation, gap, choice.text,
        choice.rule.empty() || choice.rule == rule_ ? "" : fmt::format(" ({})", choice.rule));
}

std::string Menu::next_page() {
    if (next_ >= choices_.size()) next_ = 0;
    first_shown_ = next_ + 1;
    const auto end = std::min(choices_.size(), next_ + kPage);
    std::string text;
    for (; next_ < end; ++next_) text += line(next_);
    return text;
}

std::string Menu::of_verb(std::string_view verb) const {
    std::string text;
    for (std::size_t i = 0; i < choices_.size(); ++i)
        if (verb_of(choices_[i]) == verb) text += line(i);
    return text;
}

std::string Menu::verbs() const {
    std::string text;
    for (std::size_t i = 0; i < choices_.size();) {
        const auto verb = verb_of(choices_[i]);
        const auto first = i;
        while (i < choices_.size() && verb_of(choices_[i]) == verb) ++i;
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", verb, i - first);
    }
    return text;
}

}  // namespace levee::cli
