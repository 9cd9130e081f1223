#include "cli/request.h"

#include <fmt/format.h>

namespace levee::cli::request {

using engine::Mistake;

namespace {

constexpr std::size_t kMostFaces = 1024;
constexpr std::int64_t kHighestFace = 255;

}  // namespace

Fault Apply::check() const {
    if (action || auto_.value_or(false)) return {};
    return Mistake{".action", "it is missing"};
}

Fault Dice::check() const {
    if ((faces ? 1 : 0) + (seed ? 1 : 0) + (clear ? 1 : 0) != 1)
        return Mistake{"", "dice takes one of faces, seed and clear"};
    if (clear && !*clear) return Mistake{".clear", "expected true"};
    if (seed && std::holds_alternative<std::string>(*seed) && std::get<std::string>(*seed).empty())
        return Mistake{".seed", "expected a number or a text, found \"\""};
    if (!faces) return {};
    if (faces->size() > kMostFaces)
        return Mistake{".faces", fmt::format("at most {} numbers are taken at once, found {}",
                                             kMostFaces, faces->size())};
    for (std::size_t i = 0; i < faces->size(); ++i)
        if ((*faces)[i] < 0 || (*faces)[i] > kHighestFace)
            return Mistake{
                fmt::format(".faces[{}]", i),
                fmt::format("expected a number from 0 to {}, found {}", kHighestFace, (*faces)[i])};
    return {};
}

std::vector<std::string> texts_of(const Texts& texts) {
    if (const auto* one = std::get_if<std::string>(&texts)) return {*one};
    return std::get<std::vector<std::string>>(texts);
}

}  // namespace levee::cli::request
