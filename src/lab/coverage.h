#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table.h"

namespace levee::lab {

// A numbered case of a rulebook, as data/<game>/cases.txt lists it.
struct Case {
    std::string number;  // "6.2.2"
    std::string title;
    std::string note;

    // A case that only explains something says so, and needs neither code nor tests.
    bool has_nothing_to_enforce() const { return note.starts_with("nothing to enforce"); }
};

// `number | title | note`, one a line; # begins a comment.
engine::Result<std::vector<Case>> read_cases(std::string_view text, std::string_view file);

struct SourceText {
    std::string path;  // as it is shown in the table
    std::string text;
};

struct CoverageRow {
    Case rule;
    std::vector<std::string> code;
    std::vector<std::string> tests;

    bool covered() const {
        return rule.has_nothing_to_enforce() || (!code.empty() && !tests.empty());
    }
};

// The cases that a source cites: by a comment of the form `// 6.2.2: ...` (or `// 6.1, 6.2.1: ...`)
// or by the number as a string, as in refuse("6.2.2", ...).
std::vector<std::string> cited_in_code(std::string_view text, std::span<const Case> cases);
// The cases that a test cites: by a name like Rule_6_2_2; in a `.game` script by the heads of its
// cases (`case 6.1, 6.2.2 Title`) or, where it has none, by the number as a word of its text or as
// the beginning of its file's name.
std::vector<std::string> cited_in_test(const SourceText& test, std::span<const Case> cases);

std::vector<CoverageRow> coverage(std::span<const Case> cases, std::span<const SourceText> code,
                                  std::span<const SourceText> tests);

// The table as it stands in the game's README between the two marks.
std::string coverage_table(std::span<const CoverageRow> rows);
// The README with that table in it; nothing when the marks are missing.
std::optional<std::string> with_table(std::string_view readme, std::string_view table);

}  // namespace levee::lab
