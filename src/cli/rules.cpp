#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/opened.h"
#include "games/rules_text.h"
#include "lab/coverage.h"

namespace levee::cli {

namespace fs = std::filesystem;
using engine::Mistake;
using engine::Result;
using lab::CoverageRow;

namespace {

constexpr std::size_t kMostSourceBytes = std::size_t{4} << 20U;

// Folders are named like namespaces: no hyphens.
std::string folder_of(std::string game) {
    std::ranges::replace(game, '-', '_');
    return game;
}

// The folder that holds the sources: the one that was named, or the first from here upwards.
Result<fs::path> source_root(const RulesCommand& command) {
    const fs::path below = fs::path("src") / "games" / folder_of(command.game);
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

Result<std::vector<lab::SourceText>> sources_in(const fs::path& folder,
                                                const std::vector<std::string>& endings) {
    std::vector<lab::SourceText> sources;
    std::error_code error;
    std::vector<fs::path> paths;
    for (fs::recursive_directory_iterator item(folder, error), end; !error && item != end;
         item.increment(error)) {
        const auto ending = item->path().extension().string();
        if (std::ranges::find(endings, ending) != endings.end()) paths.push_back(item->path());
    }
    std::ranges::sort(paths);
    for (const auto& path : paths) {
        auto text = read_text(path, kMostSourceBytes);
        if (const auto* wrong = mistake(text)) return *wrong;
        sources.push_back({path.lexically_relative(folder).generic_string(),
                           std::get<std::string>(std::move(text))});
    }
    return sources;
}

Result<std::vector<CoverageRow>> scan(const fs::path& root, const std::string& game) {
    const auto list = root / "data" / game / "cases.txt";
    const auto text = read_text(list, kMostSourceBytes);
    if (const auto* wrong = mistake(text)) return *wrong;
    const auto cases = lab::read_cases(std::get<std::string>(text), list.string());
    if (const auto* wrong = mistake(cases)) return *wrong;
    const auto code = sources_in(root / "src" / "games" / folder_of(game), {".cpp", ".h"});
    if (const auto* wrong = mistake(code)) return *wrong;
    const auto tests = sources_in(root / "tests" / folder_of(game), {".cpp", ".h", ".game"});
    if (const auto* wrong = mistake(tests)) return *wrong;
    return lab::coverage(std::get<std::vector<lab::Case>>(cases),
                         std::get<std::vector<lab::SourceText>>(code),
                         std::get<std::vector<lab::SourceText>>(tests));
}

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

// Every line says one thing that is wrong; none: the coverage is full and the table is current.
int check(const std::vector<CoverageRow>& rows, const std::string& readme, bool current,
          const std::string& game, Console& console) {
    int wrong = 0;
    for (const auto& row : rows) {
        if (row.covered()) continue;
        ++wrong;
        const char* lacks = !row.code.empty()   ? "no test cites it"
                            : row.tests.empty() ? "neither code nor tests cite it"
                                                : "no code cites it";
        console.err << fmt::format("case {} ({}): {}\n", row.rule.number, row.rule.title, lacks);
    }
    if (!current) {
        ++wrong;
        console.err << fmt::format(
            "{}: the table is stale; run levee rules {} --coverage --write\n", readme, game);
    }
    return wrong == 0 ? kOk : kWrong;
}

int cover(const RulesCommand& command, Console& console) {
    const auto root = source_root(command);
    if (const auto* wrong = mistake(root)) return refuse(console, *wrong);
    const auto& place = std::get<fs::path>(root);
    const auto scanned = scan(place, command.game);
    if (const auto* wrong = mistake(scanned)) return refuse(console, *wrong);
    const auto& rows = std::get<std::vector<CoverageRow>>(scanned);
    if (!command.check && !command.write) {
        if (command.json)
            print_json(rows, command.game, console.out);
        else
            print_table(rows, console.out);
        return kOk;
    }
    const auto name = fmt::format("src/games/{}/README.md", folder_of(command.game));
    const auto path = place / name;
    const auto readme = read_text(path, kMostSourceBytes);
    if (const auto* wrong = mistake(readme)) return refuse(console, {name, wrong->what});
    const auto& old = std::get<std::string>(readme);
    const auto fresh = lab::with_table(old, lab::coverage_table(rows));
    if (!fresh)
        return refuse(console, {name,
                                "the lines <!-- coverage:begin --> and "
                                "<!-- coverage:end --> are not in it"});
    if (command.write && *fresh != old)
        if (const auto wrong = write_text(path, *fresh)) return refuse(console, *wrong);
    if (command.check)
        return check(rows, name, command.write || *fresh == old, command.game, console);
    console.out << fmt::format("{}: {} cases\n", name, rows.size());
    return kOk;
}

}  // namespace

int run(const RulesCommand& command, Console& console) {
    const auto known = std::ranges::find(console.games, command.game, &games::GameEntry::key);
    if (known == console.games.end()) {
        std::vector<std::string> keys;
        for (const auto& game : console.games) keys.emplace_back(game.key);
        return refuse(console, {"", fmt::format("there is no game '{}'; there are: {}",
                                                shown(command.game), listed(keys))});
    }
    if ((command.check || command.write) && !command.coverage)
        return refuse(console, {"", "--check and --write go with --coverage"});
    if (command.coverage) return cover(command, console);

    const auto source = games::DataSource::embedded();
    const auto text = rules_text(source, command.game);
    if (!text)
        return refuse(console,
                      {"", fmt::format("the rules of {} are not written yet", known->title)});
    if (command.section.empty() && !command.json) {
        console.out << *text;
        return kOk;
    }
    if (command.section.empty()) {
        boost::json::array sections;
        for (const auto& one : games::rules_sections(*text))
            sections.push_back(boost::json::object{{"case", one.number}, {"title", one.title}});
        console.out << boost::json::serialize(boost::json::object{{"game", command.game},
                                                                  {"cases", std::move(sections)}})
                    << '\n';
        return kOk;
    }
    const auto section = games::rules_section(*text, command.section);
    if (!section)
        return refuse(console, {"", fmt::format("there is no case '{}' in the rules of {}",
                                                shown(command.section), known->title)});
    if (command.json)
        console.out << boost::json::serialize(boost::json::object{{"game", command.game},
                                                                  {"case", section->number},
                                                                  {"title", section->title},
                                                                  {"text", section->text}})
                    << '\n';
    else
        console.out << section->text;
    return kOk;
}

}  // namespace levee::cli
