#include <bitset>
#include <string>

#include "games/for_god_and_king/board_parts.h"

// load_board(): finds the files, has each read by its part, and what the comma files share.
namespace levee::fgfk {

using engine::Mistake;
using text::quoted;
using text::Trouble;

namespace {

constexpr std::size_t kLargestFile = 1U << 20U;

struct Source {
    std::string_view name;
    std::string_view text;
};

// A path is allowed before the name; the mistakes speak of the plain name.
std::variant<Source, Mistake> find_file(const std::vector<DataFile>& files, std::string_view name) {
    const DataFile* found = nullptr;
    for (const DataFile& file : files) {
        const std::string_view path = file.name;
        // npos + 1 is 0: the whole path.
        if (path.substr(path.find_last_of('/') + 1) != name) continue;
        if (found != nullptr) return Mistake{std::string(name), "this file is given twice"};
        found = &file;
    }
    if (found == nullptr) return Mistake{std::string(name), "this file is missing"};
    if (found->text.size() > kLargestFile)
        return Mistake{std::string(name), "this file is larger than one megabyte"};
    return Source{name, found->text};
}

}  // namespace

AreaId read_area(text::Reader& in, std::string_view field, const Board& board) {
    const std::string_view word = in.take(field);
    const AreaId area = find_area(board, word);
    if (area == kNoArea) in.fail(field, quoted(word) + " is no area of areas.csv");
    return area;
}

Trouble check_header(const Lines& lines, std::string_view file,
                     const std::vector<std::string_view>& header) {
    if (lines.empty()) return Mistake{std::string(file) + ": header", "is missing"};
    for (const text::Line& line : lines)
        if (line.words.size() != header.size())
            return line.wrong("columns", std::to_string(line.words.size()) + " instead of " +
                                             std::to_string(header.size()));
    for (std::size_t i = 0; i < header.size(); ++i)
        if (lines.front().words[i].text != header[i])
            return lines.front().wrong("header", "column " + std::to_string(i + 1) + " is " +
                                                     quoted(lines.front().words[i].text) +
                                                     " instead of " + quoted(header[i]));
    return std::nullopt;
}

// `name:R strategic:X ...`: every value once, with a code.
Trouble check_provenance(const text::Line& line, std::string_view provenance,
                         const std::vector<std::string_view>& values) {
    constexpr std::string_view kField = "provenance";
    std::bitset<32> said;
    for (std::string_view rest = provenance; !rest.empty();) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        const std::string_view word = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const std::size_t colon = std::min(word.find(':'), word.size());
        const std::string_view code = word.substr(std::min(colon + 1, word.size()));
        if (code != "R" && code != "D" && code != "P" && code != "X")
            return line.wrong(kField, quoted(word) + " does not end in :R, :D, :P or :X");
        const auto value = std::find(values.begin(), values.end(), word.substr(0, colon));
        if (value == values.end())
            return line.wrong(kField, quoted(word) + " speaks of no value of this line");
        const auto place = static_cast<std::size_t>(value - values.begin());
        if (said[place]) return line.wrong(kField, quoted(word) + " comes twice");
        said.set(place);
    }
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!said[i]) return line.wrong(kField, "says nothing of " + std::string(values[i]));
    return std::nullopt;
}

AreaId find_area(const Board& board, std::string_view key) {
    for (std::size_t i = 0; i < board.areas.size(); ++i)
        if (board.areas[i].key == key) return AreaId{static_cast<std::uint8_t>(i)};
    return kNoArea;
}

GeneralId find_general(const Board& board, std::string_view key) {
    for (std::size_t i = 0; i < kGenerals; ++i)
        if (!key.empty() && board.generals[i].key == key)
            return GeneralId{static_cast<std::uint8_t>(i)};
    return kNoGeneral;
}

engine::Result<Board> load_board(const std::vector<DataFile>& files) {
    struct Part {
        std::string_view name;
        Trouble (*read)(const Lines&, Board&);
    };
    // In this order: each needs only those before it.
    constexpr std::array<Part, 6> kParts{{{"areas.csv", read_areas},
                                          {"map.txt", read_map},
                                          {"generals.csv", read_generals},
                                          {"forces.csv", read_forces},
                                          {"chits.csv", read_chits},
                                          {"tables.txt", read_tables}}};
    Board board;
    const auto read = [&](const Part& part) -> Trouble {
        const auto source = find_file(files, part.name);
        if (const Mistake* bad = std::get_if<Mistake>(&source)) return *bad;
        const Source& file = std::get<Source>(source);
        const text::Lines lines = part.name.ends_with(".csv")
                                      ? text::read_commas(file.name, file.text)
                                      : text::read_words(file.name, file.text);
        if (lines.trouble) return lines.trouble;
        return part.read(lines.lines, board);
    };
    for (const Part& part : kParts)
        if (Trouble trouble = read(part)) return *trouble;
    index_board(board);
    if (Trouble trouble = read({"scenario.txt", read_scenario})) return *trouble;
    return board;
}

}  // namespace levee::fgfk
