#pragma once

#include <string>
#include <string_view>

#include "games/for_god_and_king/board.h"

namespace levee::fgfk {

// How the ids of this game are spelled in JSON (engine/text/json.h): areas and generals by their
// keys
// ("NAN", "dElbee").
class Names {
 public:
    static constexpr std::string_view kNone = "none";

    explicit Names(const Board& board) : board_(board) {}

    std::string write(AreaId area) const { return key_of(board_.areas, area.raw); }
    std::string write(GeneralId general) const { return key_of(board_.generals, general.raw); }

    bool read(std::string_view name, AreaId& area) const {
        area = name == kNone ? kNoArea : find_area(board_, name);
        return area != kNoArea || name == kNone;
    }
    bool read(std::string_view name, GeneralId& general) const {
        general = name == kNone ? kNoGeneral : find_general(board_, name);
        return general != kNoGeneral || name == kNone;
    }

    static const char* kind(AreaId) { return "area"; }
    static const char* kind(GeneralId) { return "general"; }

 private:
    template <class Cards>
    static std::string key_of(const Cards& cards, std::size_t index) {
        return index < cards.size() ? cards[index].key : std::string(kNone);
    }

    const Board& board_;
};

}  // namespace levee::fgfk
