#pragma once

#include <string>
#include <string_view>
#include <vector>

// Rule tests and worked examples as text: the cases of a file, before any game knows of them. What
// the statements of a case mean is in support/script.h.
//
//   # a comment
//   define field                     lines that several cases share
//     order Egalite offensive
//   define step $from $to $level=good
//     use field                      may use what is defined above it
//     place "Dampierre 1" $from N $level
//
//   case 6.1, N-38 Each unit fires once
//     with $hex: 0712 0812           the case is run for each value
//     with $a $b: 1 2 | 3 4          two variables: rows
//     with $from $cost:              the same, a row a line
//       | 0806 1                     # road
//       | 1206 2
//     use step 0713 $hex
//
// Two `with` give the product. A file without a `case` is one case, named after the file.
namespace levee::testing {

struct Word {
    std::string text;
    std::string raw;  // as written, with its quotation marks
};
using Words = std::vector<std::string>;

// A mistake in the script itself, or an action that cannot be carried out.
struct Stop {
    std::string why;
};

// Splits at blanks; a word in double quotes keeps its own. Throws Stop.
std::vector<Word> split(std::string_view line);
Words texts(const std::vector<Word>& words);
std::string trimmed(std::string_view text);
// What follows the first word, trimmed.
std::string after_first_word(std::string_view line);
// Small letters, no accents, blanks and hyphens as underscores: how values are compared.
std::string folded(std::string_view text);

// `"text"`; "a; b", or "nothing"; the parts between semicolons outside of quotation marks.
std::string quoted(const std::string& text);
std::string joined(const std::vector<std::string>& list, const char* between);
std::vector<std::string> listed(const std::string& text);

struct Statement {
    int line = 0;  // where it is written
    int used = 0;  // the line that uses it, 0: it is in the case itself
    std::string text;
};

// One row of the table that `with` makes.
struct Run {
    std::string row;  // "$hex 0712", empty without `with`
    std::vector<Statement> statements;
};

struct Case {
    std::string name;  // "6.1, N-38 Each unit fires once"
    int line = 1;
    std::vector<Run> runs;
};

struct ScriptText {
    std::string file;  // its name without folders
    std::vector<Case> cases;
    std::vector<std::string> mistakes;  // "c06.game:12: sentence"
};

ScriptText read_script(std::string_view text, std::string_view file);
ScriptText read_script_file(const std::string& path);

}  // namespace levee::testing
