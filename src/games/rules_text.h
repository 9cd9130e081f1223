#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/data_source.h"

namespace levee::games {

struct RulesSection {
    std::string number;  // "6.2.2"
    std::string title;
    std::string text;  // with its heading, up to the next one of its kind
};

// Our own rules of play, docs/rules/<game>.md, as it was put into the binary.
std::optional<std::string_view> rules_text(const DataSource& data, std::string_view game);

// And our rulings, docs/rulings/<game>.md, whose headings are `### N-47 Title`.
std::optional<std::string_view> rulings_text(const DataSource& data, std::string_view game);

// What stands under the heading `### 6.2.2 Title`; a chapter (`## 6 Title`) with all its cases.
std::optional<RulesSection> rules_section(std::string_view text, std::string_view number);
std::vector<RulesSection> rules_sections(std::string_view text);

}  // namespace levee::games
