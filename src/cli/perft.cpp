#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/opened.h"

namespace levee::cli {

using engine::Mistake;
using engine::PerftLine;
using engine::Result;

namespace {

constexpr int kDeepest = 12;
constexpr std::size_t kMostFileBytes = std::size_t{1} << 20U;

// A golden file: which set-up, and the counts that must come out.
//   scenario historical
//   option   secret_orders=yes
//   depth 1   37   0   0
struct Golden {
    std::string scenario;
    std::vector<std::string> options;
    std::vector<PerftLine> lines;
};

Result<Golden> read_golden(const std::string& path) {
    const auto text = read_text(path, kMostFileBytes);
    if (const auto* wrong = mistake(text)) return *wrong;
    Golden golden;
    std::istringstream lines(std::get<std::string>(text));
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        std::istringstream words(line.substr(0, line.find('#')));
        std::string word;
        if (!(words >> word)) continue;
        const auto wrong = [&](std::string_view what) {
            return Mistake{fmt::format("{}:{}", path, number), std::string(what)};
        };
        std::string rest;
        if (word == "scenario") {
            if (!(words >> golden.scenario)) return wrong("'scenario' wants a name");
        } else if (word == "option") {
            if (!(words >> golden.options.emplace_back())) return wrong("'option' wants key=value");
        } else if (word == "depth") {
            PerftLine count;
            if (!(words >> count.depth >> count.sequences >> count.rolls >> count.finished))
                return wrong("'depth' wants four numbers: depth, sequences, rolls, finished");
            if (count.depth < 1 || count.depth > kDeepest)
                return wrong(fmt::format("a depth is 1 to {}", kDeepest));
            golden.lines.push_back(count);
        } else {
            return wrong("expected scenario, option or depth, found '" + shown(word) + "'");
        }
        if (words >> rest) return wrong("'" + shown(rest) + "' is too much");
    }
    if (golden.lines.empty()) return Mistake{path, "there is no depth in it"};
    return golden;
}

std::string counts(const PerftLine& line) {
    return fmt::format("depth {:>2} {:>16} {:>14} {:>12}", line.depth, line.sequences, line.rolls,
                       line.finished);
}

bool same(const PerftLine& a, const PerftLine& b) {
    return a.depth == b.depth && a.sequences == b.sequences && a.rolls == b.rolls &&
           a.finished == b.finished;
}

// The number of lines that are not as the file has them.
int compare(const Golden& golden, const std::vector<PerftLine>& found, std::ostream& out) {
    int wrong = 0;
    for (const auto& expected : golden.lines) {
        bool is_same = false;
        std::string instead = "nothing";
        for (const auto& line : found)
            if (line.depth == expected.depth) {
                is_same = same(line, expected);
                instead = counts(line);
            }
        if (is_same) continue;
        ++wrong;
        out << fmt::format("expected {}\nfound    {}\n", counts(expected), instead);
    }
    return wrong;
}

}  // namespace

int run(const PerftCommand& command, Console& console) {
    auto choice = command.choice;
    int depth = command.depth;
    Golden golden;
    if (!command.file.empty()) {
        auto read = read_golden(command.file);
        if (const auto* wrong = mistake(read)) return refuse(console, *wrong);
        golden = std::get<Golden>(std::move(read));
        if (!choice.scenario.empty() || !choice.options.empty())
            return refuse(console, {"--file", "the file names the scenario and the options"});
        choice.scenario = golden.scenario;
        choice.options = golden.options;
        depth = 1;
        for (const auto& line : golden.lines) depth = std::max(depth, line.depth);
    }
    if (depth < 1 || depth > kDeepest)
        return refuse(console, {"--depth", fmt::format("a depth is 1 to {}", kDeepest)});
    const auto opened = open(choice, console);
    if (const auto* wrong = mistake(opened)) return refuse(console, *wrong);
    const auto& [game, setup] = std::get<Opened>(opened);
    const auto counted = game->perft(setup, depth);
    if (const auto* wrong = mistake(counted)) return refuse(console, *wrong);
    const auto& lines = std::get<std::vector<PerftLine>>(counted);

    if (command.json) {
        boost::json::array rows;
        for (const auto& line : lines)
            rows.push_back(boost::json::object{{"depth", line.depth},
                                               {"sequences", line.sequences},
                                               {"rolls", line.rolls},
                                               {"finished", line.finished}});
        console.out << boost::json::serialize(boost::json::object{{"game", choice.game},
                                                                  {"scenario", setup.scenario},
                                                                  {"lines", std::move(rows)}})
                    << '\n';
    } else {
        console.out << fmt::format("{:<8} {:>16} {:>14} {:>12}\n", "", "sequences", "rolls",
                                   "finished");
        for (const auto& line : lines) console.out << counts(line) << '\n';
    }
    if (command.file.empty()) return kOk;
    const int wrong = compare(golden, lines, console.err);
    if (wrong > 0)
        console.err << fmt::format("{}: {} of {} counts differ\n", command.file, wrong,
                                   golden.lines.size());
    return wrong == 0 ? kOk : kWrong;
}

}  // namespace levee::cli
