#pragma once

#include "games/skeleton/board.h"

namespace levee::skeleton {

// How the ids of this game are spelled in JSON (engine/text/json.h): areas and units by their keys.
class Names {
 public:
    static constexpr std::string_view kNone = "none";

    explicit Names(const Board& board) : board_(board) {}

    std::string write(AreaId area) const { return key_of(board_.areas, area.raw); }
    std::string write(UnitId unit) const {
        return unit == kHidden ? "hidden" : key_of(board_.units, unit.raw);
    }
    bool read(std::string_view name, AreaId& area) const {
        area = find_area(board_, name);
        return area != kNoArea || name == kNone;
    }
    bool read(std::string_view name, UnitId& unit) const {
        unit = find_unit(board_, name);
        return unit != kNoUnit || name == kNone;
    }
    static const char* kind(AreaId) { return "area"; }
    static const char* kind(UnitId) { return "unit"; }

 private:
    template <class Cards>
    static std::string key_of(const Cards& cards, std::size_t index) {
        return index < cards.size() ? cards[index].key : std::string(kNone);
    }

    const Board& board_;
};

}  // namespace levee::skeleton
