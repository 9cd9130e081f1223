#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/data_text.h"

// Files of rows and columns: the names of the columns on the first line, then one thing a line. One
// column says of certain values where they come from.
namespace levee::engine::text {

using Header = std::span<const std::string_view>;

// The first line names exactly these columns. `file` is to blame when there is no line at all.
Trouble check_header(const std::vector<Line>& lines, std::string_view file, Header header);

// `name:R strength:X ...`: each of the values once, with a code (rulebook, deduced, public source,
// reconstruction). `whose` is what the values belong to, for the mistake.
Trouble check_provenance(const Line& line, std::string_view provenance, Header values,
                         std::string_view whose = "line");

// One row by the names of its columns. The first mistake sticks, as in Reader.
class Row {
 public:
    // A row of another length than the header is a mistake; a column it does not have is empty.
    Row(const Line& line, Header header);

    std::string_view at(std::string_view column) const;
    bool has(std::string_view column) const { return !at(column).empty(); }
    void fail(std::string_view column, std::string what);
    const Trouble& trouble() const { return trouble_; }
    const Line& line() const { return line_; }

    int number(std::string_view column, int low, int high);
    std::string key(std::string_view column);
    // Without quotation marks around it, unlike a name in a file of words.
    std::string name(std::string_view column);
    // `yes` or empty.
    bool yes(std::string_view column);
    void must_be_empty(std::string_view column, std::string_view whose);

    template <class Meaning, std::size_t N>
    Meaning meaning(std::string_view column, const Meanings<Meaning, N>& meanings) {
        Reader in(line_, place(column));
        const Meaning value = in.meaning(column, meanings);
        keep(in.trouble());
        return value;
    }
    template <class Meaning, std::size_t N>
    Meaning meaning_or(std::string_view column, const Meanings<Meaning, N>& meanings,
                       Meaning empty) {
        return has(column) ? meaning(column, meanings) : empty;
    }

 private:
    std::size_t place(std::string_view column) const;
    void keep(const Trouble& trouble) {
        if (trouble && !trouble_) trouble_ = trouble;
    }

    const Line& line_;
    Header header_;
    Trouble trouble_;
};

}  // namespace levee::engine::text
