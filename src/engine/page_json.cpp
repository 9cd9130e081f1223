#include "engine/page_json.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace levee::engine::page {

using boost::json::array;
using boost::json::object;

array fact(std::string_view label, std::string_view value) { return {label, value}; }

array point(double x, double y) { return {std::round(x * 10) / 10, std::round(y * 10) / 10}; }

array written(const Facts& facts) {
    array list;
    list.reserve(facts.size());
    for (const auto& [label, value] : facts) list.emplace_back(fact(label, value));
    return list;
}

object written(const Face& face) {
    return {{"id", face.id},         {"name", face.name},
            {"side", face.side},     {"nation", face.nation},
            {"kind", face.kind},     {"group", face.group},
            {"left", face.left},     {"right", face.right},
            {"middle", face.middle}, {"facts", written(face.facts)}};
}

array written(std::span<const Stage> stages, Language language) {
    array list;
    for (const Stage& stage : stages)
        list.emplace_back(
            object{{"id", stage.id}, {"title", stage.title.in(language)}, {"rule", stage.rule}});
    return list;
}

std::string_view title_of(std::span<const Stage> stages, std::string_view id, Language language) {
    const auto stage = std::ranges::find(stages, id, &Stage::id);
    return stage == stages.end() ? "" : stage->title.in(language);
}

object written(BoardShape board, Language language) {
    array sides;
    for (const auto& [camp, nation] : board.sides)
        sides.emplace_back(object{{"name", camp}, {"nation", nation}});
    array overlays;
    for (const auto& overlay : board.overlays)
        overlays.emplace_back(object{{"id", overlay.id}, {"title", overlay.title.in(language)}});
    const Rectangle& map = board.map;
    return {{"game", board.game},
            {"title", board.title},
            {"sheet",
             {{"width", board.width},
              {"height", board.height},
              {"map", {{"x", map.x}, {"y", map.y}, {"width", map.width}, {"height", map.height}}}}},
            {"grid", board.grid},
            {"counter", board.counter},
            {"sides", std::move(sides)},
            {"spaces", std::move(board.spaces)},
            {"faces", std::move(board.faces)},
            {"tracks", std::move(board.tracks)},
            {"sequence", std::move(board.sequence)},
            {"tables", std::move(board.tables)},
            {"overlays", std::move(overlays)},
            {"guide", std::move(board.guide)}};
}

array written(std::span<const GuideStep> steps, Language language) {
    array list;
    for (const GuideStep& step : steps)
        list.emplace_back(object{{"title", step.title.in(language)},
                                 {"text", step.text.in(language)},
                                 {"rule", step.rule},
                                 {"verb", step.verb}});
    return list;
}

array written(std::span<const PrintedTable> tables) {
    array list;
    for (const PrintedTable& table : tables) {
        array rows;
        rows.reserve(table.rows.size());
        for (const auto& row : table.rows) rows.emplace_back(texts(row));
        list.emplace_back(object{{"id", table.id},
                                 {"title", table.title},
                                 {"rule", table.rule},
                                 {"columns", texts(table.columns)},
                                 {"rows", std::move(rows)}});
    }
    return list;
}

array texts(std::span<const std::string> list) {
    array out;
    out.reserve(list.size());
    for (const std::string& text : list) out.emplace_back(text);
    return out;
}

}  // namespace levee::engine::page
