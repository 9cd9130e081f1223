#include "engine/tables/page_words.h"

#include <algorithm>
#include <cmath>

namespace levee::engine::page {

std::vector<Stage> in_language(std::span<const StageWords> stages, Language language) {
    std::vector<Stage> list;
    for (const StageWords& stage : stages)
        list.push_back({std::string(stage.id), std::string(stage.title.in(language)),
                        std::string(stage.rule)});
    return list;
}

std::string title_of(std::span<const StageWords> stages, std::string_view id, Language language) {
    const auto stage = std::ranges::find(stages, id, &StageWords::id);
    return stage == stages.end() ? "" : std::string(stage->title.in(language));
}

std::vector<GuideStep> in_language(std::span<const GuideWords> steps, Language language) {
    std::vector<GuideStep> list;
    for (const GuideWords& step : steps)
        list.push_back({std::string(step.title.in(language)), std::string(step.text.in(language)),
                        std::string(step.rule), std::string(step.verb)});
    return list;
}

std::vector<OverlayTitle> in_language(std::span<const OverlayWords> overlays, Language language) {
    std::vector<OverlayTitle> list;
    for (const OverlayWords& overlay : overlays)
        list.push_back({std::string(overlay.id), std::string(overlay.title.in(language))});
    return list;
}

std::vector<std::string> in_language(std::span<const Sentence> sentences, Language language) {
    std::vector<std::string> list;
    for (const Sentence& sentence : sentences) list.emplace_back(sentence.in(language));
    return list;
}

Point point(double x, double y) { return {std::round(x * 10) / 10, std::round(y * 10) / 10}; }

}  // namespace levee::engine::page
