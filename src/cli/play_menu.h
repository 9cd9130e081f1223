#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/table.h"

namespace levee::cli {

// The numbered choices of one decision. They are grouped by verb; when there are too many for a
// screen the small groups come first, and the rest is shown page by page.
class Menu {
 public:
    static constexpr std::size_t kPage = 40;

    // The rule of the prompt need not be repeated with every choice.
    explicit Menu(std::vector<engine::Choice> choices, std::string rule = {});

    std::size_t size() const { return choices_.size(); }
    bool paged() const { return choices_.size() > kPage; }
    const engine::Choice* numbered(std::size_t number) const;  // from 1; null: there is none
    const engine::Choice* written(std::string_view notation) const;
    bool has_verb(std::string_view verb) const;

    // The next page as text, from the first one on; after the last it begins again.
    std::string next_page();
    // Only the choices with this verb.
    std::string of_verb(std::string_view verb) const;
    // "place 280, done 1"
    std::string verbs() const;
    // First and last number of the page shown last.
    std::size_t first_shown() const { return first_shown_; }
    std::size_t last_shown() const { return next_; }

 private:
    std::string line(std::size_t index) const;

    std::vector<engine::Choice> choices_;
    std::string rule_;
    std::size_t width_ = 0;
    std::size_t first_shown_ = 0;
    std::size_t next_ = 0;
};

// The columns that the widest line of a text takes.
std::size_t widest_line(std::string_view text);

// A whole number without a sign, or nothing.
std::optional<std::size_t> as_number(std::string_view text);

}  // namespace levee::cli
