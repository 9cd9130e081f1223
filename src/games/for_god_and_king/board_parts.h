#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "games/for_god_and_king/board.h"
#include "games/for_god_and_king/board_text.h"

// The parts of load_board(), one per file. Each fills its share of the board and answers with the
// first mistake it meets.
namespace levee::fgfk {

inline constexpr text::Meanings<Side, 2> kSideWords{
    {{"republican", Side::Republican}, {"vendeen", Side::Vendeen}}};

inline constexpr text::Meanings<Army, 9> kArmyWords{{{"anjou", Army::Anjou},
                                                     {"centre", Army::Centre},
                                                     {"bas-poitou", Army::BasPoitou},
                                                     {"loroux", Army::Loroux},
                                                     {"nantes", Army::Nantes},
                                                     {"saumur", Army::Saumur},
                                                     {"la-rochelle", Army::LaRochelle},
                                                     {"mayencais", Army::Mayencais},
                                                     {"any", Army::None}}};

inline constexpr text::Meanings<Force, kForces> kForceWords{{{"anjou", Force::Anjou},
                                                             {"chouans", Force::Chouans},
                                                             {"centre", Force::Centre},
                                                             {"bas-poitou", Force::BasPoitou},
                                                             {"loroux", Force::Loroux},
                                                             {"emigres", Force::Emigres},
                                                             {"deserters", Force::Deserters},
                                                             {"nantes", Force::Nantes},
                                                             {"saumur", Force::Saumur},
                                                             {"la-rochelle", Force::LaRochelle},
                                                             {"mayencais", Force::Mayencais}}};

inline constexpr text::Meanings<Column, kColumns> kColumnWords{
    {{"anjou", Column::Anjou},
     {"centre", Column::Centre},
     {"bas-poitou", Column::BasPoitou},
     {"loroux-or-chouans", Column::LorouxOrChouans},
     {"national-guards", Column::NationalGuards},
     {"minor", Column::Minor},
     {"major", Column::Major}}};

inline constexpr text::Meanings<Event, kEvents + 1> kEventWords{{{"E1", Event::E1},
                                                                 {"E2", Event::E2},
                                                                 {"E3", Event::E3},
                                                                 {"E4", Event::E4},
                                                                 {"E5", Event::E5},
                                                                 {"E6", Event::E6},
                                                                 {"E7", Event::E7},
                                                                 {"E8", Event::E8},
                                                                 {"E9", Event::E9},
                                                                 {"E10", Event::E10},
                                                                 {"E11", Event::E11},
                                                                 {"E12", Event::E12},
                                                                 {"E13", Event::E13},
                                                                 {"E14", Event::E14},
                                                                 {"E15", Event::E15},
                                                                 {"start", Event::None}}};

using Lines = std::vector<text::Line>;

text::Trouble read_areas(const Lines& lines, Board& board);
text::Trouble read_map(const Lines& lines, Board& board);
text::Trouble read_generals(const Lines& lines, Board& board);
text::Trouble read_forces(const Lines& lines, Board& board);
text::Trouble read_chits(const Lines& lines, Board& board);
text::Trouble read_tables(const Lines& lines, Board& board);
// Needs all the others and the index.
text::Trouble read_scenario(const Lines& lines, Board& board);

// The next word as an area of the board.
AreaId read_area(text::Reader& in, std::string_view field, const Board& board);

// What every comma file has: a header, rows as long as it, and a column that says of certain values
// where they come from.
text::Trouble check_header(const Lines& lines, std::string_view file,
                           const std::vector<std::string_view>& header);
text::Trouble check_provenance(const text::Line& line, std::string_view provenance,
                               const std::vector<std::string_view>& values);

// One row of a comma file by the names of its columns. The first mistake sticks, as in Reader.
class Row {
    // First, because its type must be known where it is used.
    template <class Read>
    auto read(std::string_view column, Read what) {
        text::Reader in(line_, find(column));
        auto value = what(in);
        if (in.trouble() && !trouble_) trouble_ = in.trouble();
        return value;
    }

    std::size_t find(std::string_view column) const {
        const auto found = std::find(header_.begin(), header_.end(), column);
        return static_cast<std::size_t>(found - header_.begin());
    }

 public:
    Row(const text::Line& line, const std::vector<std::string_view>& header)
        : line_(line), header_(header) {}

    std::string_view at(std::string_view column) const { return line_.words[find(column)].text; }
    bool has(std::string_view column) const { return !at(column).empty(); }
    void fail(std::string_view column, std::string what) {
        if (!trouble_) trouble_ = line_.wrong(column, std::move(what));
    }
    const text::Trouble& trouble() const { return trouble_; }
    const text::Line& line() const { return line_; }

    int number(std::string_view column, int low, int high) {
        return read(column, [&](text::Reader& in) { return in.number(column, low, high); });
    }
    std::string key(std::string_view column) {
        return read(column, [&](text::Reader& in) { return in.key(column); });
    }
    std::string name(std::string_view column) {
        if (const auto problem = text::name_problem(at(column))) fail(column, *problem);
        return std::string(at(column));
    }
    bool yes(std::string_view column) {
        if (has(column) && at(column) != "yes")
            fail(column, text::quoted(at(column)) + " is neither yes nor empty");
        return has(column);
    }
    template <class Meaning, std::size_t N>
    Meaning meaning(std::string_view column, const text::Meanings<Meaning, N>& meanings) {
        return read(column, [&](text::Reader& in) { return in.meaning(column, meanings); });
    }
    template <class Meaning, std::size_t N>
    Meaning meaning_or(std::string_view column, const text::Meanings<Meaning, N>& meanings,
                       Meaning empty) {
        return has(column) ? meaning(column, meanings) : empty;
    }

 private:
    const text::Line& line_;
    const std::vector<std::string_view>& header_;
    text::Trouble trouble_;
};

}  // namespace levee::fgfk
