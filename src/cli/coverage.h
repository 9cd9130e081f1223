#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/mistake.h"

namespace levee::cli {

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

// Does this file of src/games/<game> enforce rules? Those of rules/ and the board do; texts,
// drawings and computer players may mention a case, but nothing depends on them.
bool enforces(std::string_view path);
// The same for a file of data/<game>: the list of cases and the tastes of the computer do not.
bool enforces_as_data(std::string_view path);

// The cases that a source cites: by a comment of the form `// 6.2.2: ...` (or `// 6.1, 6.2.1: ...`)
// or, in the rules, by the number as a string, as in refuse("6.2.2", ...). A line with several such
// strings is a list of names, and a board has them as words of its data: neither cites anything.
// Data cites by a comment `# 6.2.2: ...`, or one that has nothing but numbers.
std::vector<std::string> cited_in_code(const SourceText& source, std::span<const Case> cases);
// The cases that a test cites: by a name like Rule_6_2_2; in a script of rule tests by the heads of
// its tests, `case 6.1, 6.2.2 Title`; in any other `.game` script by the number as a word of its
// text or as the beginning of its file's name.
std::vector<std::string> cited_in_test(const SourceText& test, std::span<const Case> cases);

std::vector<CoverageRow> coverage(std::span<const Case> cases, std::span<const SourceText> code,
                                  std::span<const SourceText> tests);

// The same of the files of a game, which need not be in the list of games, below the folder that
// holds all sources; or the file that cannot be read.
engine::Result<std::vector<CoverageRow>> coverage_of(const std::filesystem::path& root,
                                                     const std::string& game);

}  // namespace levee::cli
