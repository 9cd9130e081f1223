#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/tables/page_words.h"

// What the pages of all games are put together with: a game says what is its own in rows, and these
// make shapes (engine/tables/page_shapes.h) of them.
namespace levee::engine::page {

// --- the board ----------------------------------------------------------------------------------

// One of the two camps; `nation` picks its colours.
struct CampWords {
    Sentence name;
    std::string_view nation;
};

// Both of them, by side.
struct Camps {
    std::array<CampWords, 2> of;

    template <class Side>
    std::string nation(Side side) const {
        return std::string(of[static_cast<std::size_t>(side)].nation);
    }
    template <class Side>
    std::string name(Side side, Language language) const {
        return std::string(of[static_cast<std::size_t>(side)].name.in(language));
    }
};

// What a board has besides the things on it.
struct BoardWords {
    Grid grid{};
    double counter = 0;  // side of a counter, in the units of the sheet
    std::span<const CampWords> camps;
    std::span<const StageWords> sequence;
    std::span<const OverlayWords> overlays;
    std::span<const GuideWords> guide;
};

// `Sheet` is the drawn map (maps/sheet/area_sheet.h, maps/sheet/hex_sheet.h).
// NOLINTBEGIN(performance-unnecessary-value-param): what is handed over is moved into the shape.
template <class Module, class Sheet>
Board board_of(const Sheet& sheet, const BoardWords& words, Language language,
               std::vector<Space> spaces, std::vector<Face> faces, std::vector<Track> tracks = {},
               std::vector<GameTable> tables = {}) {
    const auto map = sheet.map();
    Board board{.game = std::string(Module::kKey),
                .title = std::string(Module::kTitle),
                .sheet = {sheet.width(), sheet.height(), {map.x, map.y, map.width, map.height}},
                .grid = words.grid,
                .counter = words.counter,
                .sides = {},
                .spaces = std::move(spaces),
                .faces = std::move(faces),
                .tracks = std::move(tracks),
                .cards = {},
                .sequence = in_language(words.sequence, language),
                .tables = std::move(tables),
                .overlays = in_language(words.overlays, language),
                .guide = in_language(words.guide, language)};
    for (const CampWords& camp : words.camps)
        board.sides.push_back({std::string(camp.name.in(language)), std::string(camp.nation)});
    return board;
}

// A space of the drawn map: where its counters stand, and its corners.
template <class Place, class Line>
Space space(std::string id, std::string name, const Place& at, const Line& outline,
            Facts facts = {}) {
    Space made{.id = std::move(id),
               .name = std::move(name),
               .at = point(at.x, at.y),
               .outline = {},
               .facts = std::move(facts)};
    for (const auto& corner : outline) made.outline.push_back(point(corner.x, corner.y));
    return made;
}
// NOLINTEND(performance-unnecessary-value-param)

// A box of a track, in the middle of the drawn one.
template <class Box>
TrackBox box(std::string value, std::string label, const Box& drawn, double aside = 0) {
    return {std::move(value), std::move(label),
            point(drawn.x + drawn.width / 2 + aside, drawn.y + drawn.height / 2)};
}

// Boxes for leads, from the last one of the first side to that of the second: value(lead) is what a
// scene marks, square(lead) the drawn box.
template <class Value, class Square>
void add_leads(Track& track, int most, const Camps& camps, Language language, Value value,
               Square square) {
    for (int lead = most; lead >= -most; --lead) {
        std::string label = std::to_string(lead < 0 ? -lead : lead);
        if (lead != 0) label.insert(0, camps.name(lead > 0 ? 0 : 1, language).append(" "));
        track.boxes.push_back(box(value(lead), std::move(label), square(lead)));
    }
}

// --- a moment -----------------------------------------------------------------------------------

// The stage that a position is in: that of the uppermost frame whose business is one of a stage;
// `otherwise` when there is none, and the last one when the game is over.
template <class State>
std::string_view stage_of(std::span<const StageWords> stages, const State& view,
                          std::string_view otherwise) {
    if (view.depth == 0) return stages.back().id;
    for (std::size_t i = view.depth; i-- > 0;)
        for (const StageWords& stage : stages)
            if (((stage.during >> static_cast<unsigned>(view.frames[i].business)) & 1U) != 0)
                return stage.id;
    return otherwise;
}

// On a space of the map, or in a list beside the board.
inline Piece standing(std::string id, std::string space) {
    return {.id = std::move(id), .at = std::move(space)};
}
inline Piece beside(std::string id, std::string list) {
    return {.id = std::move(id), .at = {}, .box = std::move(list)};
}

// What a counter wears; nothing where it wears none.
struct Badge {
    bool worn = false;
    std::string_view word;
};
std::optional<std::vector<std::string>> badges(std::initializer_list<Badge> all);

// --- words --------------------------------------------------------------------------------------

// A word where something is the case.
struct SaidIf {
    bool so = false;
    Sentence word;
};

// Says things in one language.
struct Speaker {
    Language language{};

    std::string operator()(const Sentence& sentence) const {
        return std::string(sentence.in(language));
    }
    Fact fact(const Sentence& label, std::string_view value) const {
        return page::fact(label.in(language), value);
    }
    Fact fact(const Sentence& label, int value) const {
        return page::fact(label.in(language), std::to_string(value));
    }
    // "road, path"
    std::string list(std::initializer_list<SaidIf> words) const;
    // Unless there is nothing to be told.
    void add(Facts& facts, const Sentence& label, std::string_view value) const {
        if (!value.empty()) facts.push_back(fact(label, value));
    }
    // Without rows.
    GameTable table(std::string_view id, const Sentence& title, std::string_view rule,
                    std::initializer_list<Sentence> heads) const;
    Track track(std::string_view id, const Sentence& title) const {
        return {std::string(id), (*this)(title), {}};
    }
    Panel panel(std::string_view id, const Sentence& title, std::span<const Sentence> heads,
                std::vector<PanelRow> rows) const {
        return {std::string(id), (*this)(title), in_language(heads, language), std::move(rows)};
    }
};

// Whatever writes a part of a scene: it looks at the view and at nothing else, so that what the
// view hides cannot get out.
template <class Rules>
struct SceneWriter {
    using State = typename Rules::State;
    using Board = std::remove_cvref_t<decltype(std::declval<const Rules&>().board())>;

    SceneWriter(const Rules& rules, const State& view, Language language)
        : rules_(rules), board_(rules.board()), v_(view), language_(language), in{language} {}

    const Rules& rules_;
    const Board& board_;
    const State& v_;
    Language language_;
    Speaker in;
};

}  // namespace levee::engine::page
