#include "engine/text/wording.h"

#include <algorithm>

#include "engine/text/notation.h"
#include "engine/text/utf8.h"

namespace levee::engine::wording {

namespace {

bool begins_with_vowel(std::string_view name) {
    const std::string plain = notation::folded(name);
    return !plain.empty() && std::string_view("aeiou").find(plain[0]) != std::string_view::npos;
}

// Takes a French article off the front, if it is the one that is asked for.
bool take_article(std::string_view& name, std::string_view article) {
    const bool has = name.size() > article.size() && (name[0] == 'l' || name[0] == 'L') &&
                     name.substr(1, article.size() - 1) == article.substr(1);
    if (has) name.remove_prefix(article.size());
    return has;
}

std::string with_de(std::string_view name) {
    if (take_article(name, "les ")) return "des " + std::string(name);
    if (take_article(name, "le ")) return "du " + std::string(name);
    return (begins_with_vowel(name) ? "d'" : "de ") + std::string(name);
}

std::string with_a(std::string_view name) {
    if (take_article(name, "les ")) return "aux " + std::string(name);
    if (take_article(name, "le ")) return "au " + std::string(name);
    return "à " + std::string(name);
}

std::string filled_slot(std::string_view slot, const Lookup& lookup) {
    constexpr std::string_view kDe = "de ";
    constexpr std::string_view kA = "à ";
    if (slot.starts_with(kDe)) return with_de(lookup(slot.substr(kDe.size())));
    if (slot.starts_with(kA)) return with_a(lookup(slot.substr(kA.size())));
    if (slot.starts_with('+')) {
        const std::string figure = lookup(slot.substr(1));
        return (figure.starts_with('-') || figure == "0" ? "" : "+") + figure;
    }
    return lookup(slot);
}

}  // namespace

std::string say(const Sentence& sentence, Language language, const Lookup& lookup) {
    const std::string_view pattern = sentence.in(language);
    std::string text;
    std::size_t at = 0;
    while (at < pattern.size()) {
        const std::size_t open = pattern.find('{', at);
        const std::size_t close = pattern.find('}', open);
        text += pattern.substr(at, open - at);
        if (open == std::string_view::npos || close == std::string_view::npos) break;
        text += filled_slot(pattern.substr(open + 1, close - open - 1), lookup);
        at = close + 1;
    }
    return text;
}

std::string say(const Sentence& sentence, Language language) {
    return std::string(sentence.in(language));
}

std::string capitalised(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string counted(int number, std::string_view noun) {
    const bool one = number == 1 || number == -1;
    return std::to_string(number) + " " + std::string(noun) + (one ? "" : "s");
}

std::string_view initials(std::span<const std::string_view> names, std::size_t i) {
    const std::string_view name = names[i];
    for (std::size_t length = 1; length < name.size(); ++length) {
        // Never in the middle of a letter of several bytes.
        if (utf8::continues(name[length])) continue;
        const std::string_view begun = name.substr(0, length);
        const auto shares = [&](std::string_view other) { return other.starts_with(begun); };
        if (std::ranges::count_if(names, shares) == 1) return begun;
    }
    return name;
}

std::string with_sign(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

}  // namespace levee::engine::wording
