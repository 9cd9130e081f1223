#include "engine/tables/page_kit.h"

namespace levee::engine::page {

std::optional<std::vector<std::string>> badges(std::initializer_list<Badge> all) {
    std::vector<std::string> worn;
    for (const Badge& badge : all)
        if (badge.worn) worn.emplace_back(badge.word);
    if (worn.empty()) return {};
    return worn;
}

std::string Speaker::list(std::initializer_list<SaidIf> words) const {
    std::string text;
    for (const SaidIf& one : words)
        if (one.so) text += (text.empty() ? "" : ", ") + (*this)(one.word);
    return text;
}

GameTable Speaker::table(std::string_view id, const Sentence& title, std::string_view rule,
                         std::initializer_list<Sentence> heads) const {
    GameTable made{std::string(id), (*this)(title), std::string(rule), {}, {}};
    for (const Sentence& head : heads) made.columns.push_back((*this)(head));
    return made;
}

}  // namespace levee::engine::page
