#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/rule.h"
#include "engine/tables/page_shapes.h"

// What a game says on a page in both languages, and the small steps from there to the shapes.
namespace levee::engine::page {

struct StageWords {
    std::string_view id;
    Sentence title;
    std::string_view rule;
    // Business that belongs to it (BusinessSet::bits of engine/contract/chapters.h), for
    // stage_of().
    std::uint32_t during = 0;
};
std::vector<Stage> in_language(std::span<const StageWords> stages, Language language);
// What the sequence of play calls a stage; empty for one that it does not have.
std::string title_of(std::span<const StageWords> stages, std::string_view id, Language language);

struct GuideWords {
    Sentence title;
    Sentence text;
    std::string_view rule;
    std::string_view verb;
};
std::vector<GuideStep> in_language(std::span<const GuideWords> steps, Language language);

struct OverlayWords {
    std::string_view id;
    Sentence title;
};
std::vector<OverlayTitle> in_language(std::span<const OverlayWords> overlays, Language language);

// Heads of columns.
std::vector<std::string> in_language(std::span<const Sentence> sentences, Language language);

inline Fact fact(std::string_view label, std::string_view value) {
    return {std::string(label), std::string(value)};
}

// To a tenth.
Point point(double x, double y);

}  // namespace levee::engine::page
