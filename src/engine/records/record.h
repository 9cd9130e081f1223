#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/seats.h"
#include "engine/tables/table.h"

namespace levee::engine {

// A whole game as text, one JSON object a line: what was set up, every action in notation (chance
// included), and how it ended. The rules are not asked here; `levee verify` does that.
//
//   {"levee":"record","version":1,"game":"neerwinden","scenario":"battle","options":{},
//    "rules_version":"1","seats":["French","Austrians"],"commitment":null,"created":""}  (one line)
//   {"n":1,"by":"seat 0","do":"move \"Dampierre 1\" 1205","at":"1793-03-18T09:00:00Z"}
//   {"n":2,"by":"chance","do":"roll 3 4","roll":1,"note":"the bridge holds"}
//   {"end":{"seed":"...","result":"The Austrians win."}}
struct Record {
    struct Line {
        Actor by;  // a seat or chance
        std::string notation;
        std::optional<std::uint64_t> roll{};  // chance: its number in the committed sequence
        std::string at{};                     // UTC, or empty
        std::string note{};
        bool operator==(const Line&) const = default;
    };
    struct End {
        std::optional<std::string> seed{};  // revealed, 64 hexadecimal digits
        std::string result{};
        bool operator==(const End&) const = default;
    };

    std::string game;
    std::string scenario;
    std::map<std::string, std::string> options;
    std::string rules_version;
    std::vector<std::string> seats;         // who sits there, 1 to 7
    std::optional<std::string> commitment;  // 64 hexadecimal digits; none: the dice were free
    std::string created;                    // UTC, or empty
    std::vector<Line> lines;
    std::optional<End> end;
    bool operator==(const Record&) const = default;
};

struct RecordLimits {
    static constexpr std::size_t kBytes = std::size_t{16} << 20U;
    static constexpr std::size_t kLines = 200'000;  // with the header and the end
    static constexpr std::size_t kNotation = 200;   // characters
};

// Every record that keeps the limits comes back equal from record_from_text.
std::string to_text(const Record& record);

// Strict: types, members and numbering must be right, and a last line without its newline means
// that the file was cut off. Lines may end in CR LF. A mistake names the line: `line 7: ...`.
Result<Record> record_from_text(std::string_view text);

}  // namespace levee::engine
