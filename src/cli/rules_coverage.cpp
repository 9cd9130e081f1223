// `levee rules --coverage`: which code and which tests cite each case.

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <filesystem>
#include <iterator>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"
#include "cli/coverage.h"
#include "cli/files.h"
#include "cli/opened.h"

namespace levee::cli {

namespace fs = std::filesystem;
using engine::Mistake;
using engine::Result;

namespace {

constexpr std::size_t kMostSourceBytes = std::size_t{4} << 20U;

// Folders are named like namespaces: no hyphens.
std::string folder_of(std::string game) {
    std::ranges::replace(game, '-', '_');
    return game;
}

// The folder that holds the sources: the one that was named, or the first from here upwards.
Result<fs::path> source_root(const RulesCommand& command, const std::string& game) {
    const fs::path below = fs::path("src") / "games" / folder_of(game);
    std::error_code error;
    if (!command.source.empty()) {
        if (fs::is_directory(command.source / below, error)) return fs::path(command.source);
        return Mistake{command.source, "there is no " + below.string() + " below it"};
    }
    for (fs::path place = fs::current_path(error); !error; place = place.parent_path()) {
        if (fs::is_directory(place / below, error)) return place;
        if (place == place.parent_path()) break;
        error.clear();
    }
    return Mistake{"", "the sources are not here; name their folder with --source"};
}

// The files below a folder that count, named by their paths from there after `shown_as`.
Result<std::vector<SourceText>> sources_in(const fs::path& folder, bool (*counts)(std::string_view),
                                           const std::string& shown_as = "") {
    std::vector<SourceText> sources;
    std::error_code error;
    std::vector<std::string> names;
    for (fs::recursive_directory_iterator item(folder, error), end; !error && item != end;
         item.increment(error)) {
        auto name = item->path().lexically_relative(folder).generic_string();
        if (item->is_regular_file() && counts(name)) names.push_back(std::move(name));
    }
    std::ranges::sort(names);
    for (const auto& name : names) {
        auto text = read_text(folder / name, kMostSourceBytes);
        if (const auto* wrong = mistake(text)) return *wrong;
        sources.push_back({shown_as + name, std::get<std::string>(std::move(text))});
    }
    return sources;
}

bool tests_rules(std::string_view path) {
    return path.ends_with(".cpp") || path.ends_with(".h") || path.ends_with(".game");
}

}  // namespace

Result<std::vector<CoverageRow>> coverage_of(const fs::path& root, const std::string& game) {
    const auto data_folder = root / "data" / game;
    const auto list = data_folder / "cases.txt";
    const auto text = read_text(list, kMostSourceBytes);
    if (const auto* wrong = mistake(text)) return *wrong;
    const auto cases = read_cases(std::get<std::string>(text), list.string());
    if (const auto* wrong = mistake(cases)) return *wrong;
    auto scanned = sources_in(root / "src" / "games" / folder_of(game), enforces);
    if (const auto* wrong = mistake(scanned)) return *wrong;
    const auto data = sources_in(data_folder, enforces_as_data, "data/" + game + "/");
    if (const auto* wrong = mistake(data)) return *wrong;
    const auto tests = sources_in(root / "tests" / folder_of(game), tests_rules);
    if (const auto* wrong = mistake(tests)) return *wrong;
    auto& code = std::get<std::vector<SourceText>>(scanned);
    std::ranges::copy(std::get<std::vector<SourceText>>(data), std::back_inserter(code));
    return coverage(std::get<std::vector<Case>>(cases), code,
                    std::get<std::vector<SourceText>>(tests));
}

namespace {

boost::json::array names(const std::vector<std::string>& list) {
    boost::json::array array;
    for (const auto& name : list) array.push_back(boost::json::string(name));
    return array;
}

void print_json(const std::vector<CoverageRow>& rows, const std::string& game, std::ostream& out) {
    boost::json::array list;
    for (const auto& row : rows)
        list.push_back(boost::json::object{{"case", row.rule.number},
                                           {"title", row.rule.title},
                                           {"note", row.rule.note},
                                           {"code", names(row.code)},
                                           {"tests", names(row.tests)},
                                           {"covered", row.covered()}});
    out << boost::json::serialize(boost::json::object{{"game", game}, {"cases", std::move(list)}})
        << '\n';
}

void print_table(const std::vector<CoverageRow>& rows, std::ostream& out) {
    const auto brief = [](const std::vector<std::string>& list) {
        return list.empty() ? std::string("-") : listed(list);
    };
    for (const auto& row : rows) {
        out << fmt::format("{:<6} {}\n", row.rule.number, row.rule.title);
        if (!row.rule.note.empty()) out << fmt::format("       note:  {}\n", row.rule.note);
        if (row.rule.has_nothing_to_enforce()) continue;
        out << fmt::format("       code:  {}\n       tests: {}\n", brief(row.code),
                           brief(row.tests));
    }
}

// Every line on the error output says one thing that is missing.
int check(const std::vector<CoverageRow>& rows, const std::string& game, Console& console) {
    int wrong = 0;
    for (const auto& row : rows) {
        if (row.covered()) continue;
        ++wrong;
        const char* lacks = !row.code.empty()   ? "no test cites it"
                            : row.tests.empty() ? "neither code nor tests cite it"
                                                : "no code that enforces it cites it";
        console.err << fmt::format("{}: case {} ({}): {}\n", game, row.rule.number, row.rule.title,
                                   lacks);
    }
    if (wrong > 0) return kWrong;
    console.out << fmt::format("{}: {} cases, none without code or test\n", game, rows.size());
    return kOk;
}

int cover_game(const RulesCommand& command, const std::string& game, Console& console) {
    const auto root = source_root(command, game);
    if (const auto* wrong = mistake(root)) return refuse(console, *wrong);
    const auto scanned = coverage_of(std::get<fs::path>(root), game);
    if (const auto* wrong = mistake(scanned)) return refuse(console, *wrong);
    const auto& rows = std::get<std::vector<CoverageRow>>(scanned);
    if (command.check) return check(rows, game, console);
    if (command.json)
        print_json(rows, game, console.out);
    else
        print_table(rows, console.out);
    return kOk;
}

// Every game that can be played, one after the other; the worst of their exits.
int cover_all(const RulesCommand& command, Console& console) {
    int worst = kOk;
    for (const auto& game : console.games) {
        if (!game.playable()) continue;
        if (!command.check && !command.json) console.out << "== " << game.title << '\n';
        worst = std::max(worst, cover_game(command, std::string(game.key), console));
    }
    return worst;
}

}  // namespace

int cover(const RulesCommand& command, Console& console) {
    return command.game.empty() ? cover_all(command, console)
                                : cover_game(command, command.game, console);
}

}  // namespace levee::cli
