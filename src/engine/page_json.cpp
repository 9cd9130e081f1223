#include "engine/page_json.h"

#include <cmath>

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
    return {{"id", face.id},         {"name", face.name},           {"side", face.side},
            {"nation", face.nation}, {"kind", face.kind},           {"size", ""},
            {"group", face.group},   {"left", face.left},           {"right", face.right},
            {"middle", face.middle}, {"facts", written(face.facts)}};
}

array written(std::span<const Stage> stages, Language language) {
    array list;
    for (const Stage& stage : stages)
        list.emplace_back(
            object{{"id", stage.id}, {"title", stage.title.in(language)}, {"rule", stage.rule}});
    return list;
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

object written(const PrintedTable& table) {
    array rows;
    rows.reserve(table.rows.size());
    for (const auto& row : table.rows) rows.emplace_back(texts(row));
    return {{"id", table.id},
            {"title", table.title},
            {"rule", table.rule},
            {"columns", texts(table.columns)},
            {"rows", std::move(rows)}};
}

array texts(std::span<const std::string> list) {
    array out;
    out.reserve(list.size());
    for (const std::string& text : list) out.emplace_back(text);
    return out;
}

}  // namespace levee::engine::page
