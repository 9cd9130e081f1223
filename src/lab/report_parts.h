#pragma once

#include <array>
#include <string>
#include <string_view>

#include "lab/drawing.h"
#include "lab/report.h"

// The sections of a report, each a piece of HTML.
namespace levee::lab {

// Words and figures in the language of the report.
class Wording {
 public:
    explicit Wording(engine::Language language) : french_(language == engine::Language::French) {}

    bool french() const { return french_; }
    std::string_view operator()(std::string_view en, std::string_view fr) const {
        return french_ ? fr : en;
    }
    const std::string& operator()(const engine::Label& label) const {
        return french_ ? label.fr : label.en;
    }
    // With so many decimals; a comma before them in French.
    std::string number(double value, int decimals) const;
    std::string signed_number(double value, int decimals) const;
    std::string percent(double part, int decimals = 1) const;
    std::string whole(std::uint64_t value) const;  // 12 345
    // "(48.1 to 51.9)"
    std::string range(double low, double high, int decimals) const;

 private:
    bool french_;
};

std::string_view report_style();

// Whose figures these are, and how many games a small difference asks for.
std::string note_on_players(const Report& report);
std::string section_of_precision(const Report& report);
std::string section_of_results(const Report& report);
std::string section_of_length(const Report& report);
std::string section_of_course(const Report& report);
std::string section_of_objectives(const Report& report);
std::string section_of_losses(const Report& report);
std::string section_of_luck(const Report& report);
std::string section_of_change(const Report& report);

// What several of them use.
inline constexpr double kSheetWidth = 720;
std::string section(std::string_view title, std::string_view text, const std::string& body);
std::string figure(const std::string& svg, std::string_view caption);
// Which colour is whose.
std::string legend(const Report& report, bool nobody);
std::string side_class(int side);

}  // namespace levee::lab
