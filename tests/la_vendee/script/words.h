#pragma once

#include <string>
#include <string_view>

#include "engine/text/notation.h"
#include "games/la_vendee/position_words.h"
#include "games/la_vendee/reflection.h"
#include "la_vendee/support/fixture.h"
#include "support/script_text.h"

// What the words of a script stand for; a word that stands for nothing throws.
namespace levee::la_vendee::testing {

using levee::testing::Stop;
using levee::testing::Words;

// Regions and leaders by their names as well as by their keys.
struct ScriptNames : Names {
    using Names::Names;
    using Names::read;
    bool read(std::string_view word, AreaId& id) const { return find(board().areas, word, id); }
    bool read(std::string_view word, LeaderId& id) const { return find(board().leaders, word, id); }

 private:
    template <class Cards, class Id>
    bool find(const Cards& cards, std::string_view word, Id& id) const {
        const auto found = engine::notation::find(cards, word);
        if (!found) return Names::read(word, id);
        id = Id{static_cast<std::uint8_t>(found.index)};
        return true;
    }
};

// As the words of a position have it.
template <class Read>
auto read_as(const Words& words, Read read) {
    Arguments arguments(words);
    const auto meant = read(arguments);
    if (const auto& wrong = arguments.mistake()) throw Stop{wrong->what};
    return meant;
}
inline AreaId area_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return area_in(board(), a, 0); });
}
inline ArmyId army_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return army_in(board(), a, 0); });
}
inline LeaderId leader_of(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return leader_in(board(), a, 0); });
}
inline CardId card_of_word(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return card_in(a, 0); });
}
inline Side side_of_word(const std::string& word) {
    return read_as({word}, [](Arguments& a) { return side_in(a, 0); });
}
inline std::string key_of(AreaId area) {
    return area == kNoArea ? std::string{"nowhere"} : board().card(area).key;
}
// "2 irregulars 1 cavalry".
inline std::string spelled_out(const Points& points) {
    std::string text;
    for (const Troop troop : kAllTroops)
        if (const int n = points[index(troop)]; n > 0)
            text += (text.empty() ? "" : " ") + std::to_string(n) + " " +
                    std::string{spelled::kTroops[index(troop)]};
    return text.empty() ? "nobody" : text;
}

}  // namespace levee::la_vendee::testing
