#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/rule.h"
#include "games/data_source.h"

namespace levee::games {

struct RulesSection {
    std::string number;  // "6.2.2", "N-47"
    std::string title;
    std::string text;  // with its heading, up to the next one of its kind
};

// Our own rules of play, docs/rules/<game>.md, as they were put into the binary; in French those of
// docs/rules/fr, or the English ones of a game that has no others.
std::optional<std::string_view> rules_text(const DataSource& data, std::string_view game,
                                           engine::Language language);

// And our rulings, docs/rulings/<game>.md, whose headings are `### N-47 Title`.
std::optional<std::string_view> rulings_text(const DataSource& data, std::string_view game,
                                             engine::Language language);

// "N-47", "n-66a": the letter of a game, a hyphen and a number.
bool is_ruling(std::string_view number);

// What stands under the heading `### 6.2.2 Title`; a chapter (`## 6 Title`) with all its cases.
std::optional<RulesSection> rules_section(std::string_view text, std::string_view number);
std::vector<RulesSection> rules_sections(std::string_view text);

// The case or the ruling of this number.
std::optional<RulesSection> find_rule(const DataSource& data, std::string_view game,
                                      std::string_view number, engine::Language language);

// Where the words that were looked for stand.
struct RulesHit {
    std::string number;  // empty under a heading that has none
    std::string title;
    std::string line;  // the one with most of the words
};

// Every heading that has all of these words in its title or below it, down to the next heading.
// Capitals and accents do not matter.
std::vector<RulesHit> search_text(std::string_view text, std::string_view words);

// The same in the rules and the rulings of a game; in the other language if there is nothing in the
// one that was asked for.
std::vector<RulesHit> search_rules(const DataSource& data, std::string_view game,
                                   std::string_view words, engine::Language language);

}  // namespace levee::games
