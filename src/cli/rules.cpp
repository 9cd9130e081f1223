#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"
#include "cli/opened.h"
#include "games/rules_text.h"

namespace levee::cli {

using games::DataSource;
using games::GameEntry;

namespace {

void print(const boost::json::object& object, Console& console) {
    console.out << boost::json::serialize(object) << '\n';
}

boost::json::array cases_of(std::string_view text) {
    boost::json::array list;
    for (const auto& one : games::rules_sections(text))
        list.push_back(boost::json::object{{"case", one.number}, {"title", one.title}});
    return list;
}

// All of the rules; as JSON what cases and rulings there are.
int show_all(const RulesCommand& command, const DataSource& data, std::string_view text,
             Console& console) {
    if (!command.json) {
        console.out << text;
        return kOk;
    }
    const auto rulings = rulings_text(data, command.game, command.language);
    print({{"game", command.game},
           {"cases", cases_of(text)},
           {"rulings", cases_of(rulings.value_or(""))}},
          console);
    return kOk;
}

int show(const RulesCommand& command, std::string_view game, const games::RulesSection& section,
         Console& console) {
    if (command.json)
        print({{"game", game},
               {"case", section.number},
               {"title", section.title},
               {"text", section.text}},
              console);
    else
        console.out << section.text;
    return kOk;
}

int search(const RulesCommand& command, const DataSource& data, const GameEntry& game,
           Console& console) {
    const auto words = fmt::format("{}", fmt::join(command.search, " "));
    const auto hits = search_rules(data, game.key, words, command.language);
    if (command.json) {
        boost::json::array found;
        for (const auto& hit : hits)
            found.push_back(boost::json::object{
                {"case", hit.number}, {"title", hit.title}, {"line", hit.line}});
        print({{"game", game.key}, {"found", std::move(found)}}, console);
        return kOk;
    }
    if (hits.empty()) console.out << fmt::format("Nothing in the rules of {}.\n", game.title);
    for (const auto& hit : hits)
        console.out << fmt::format("{:<6} {}\n       {}\n", hit.number, hit.title, hit.line);
    return kOk;
}

int search_everywhere(const RulesCommand& command, const DataSource& data, Console& console) {
    for (const auto& game : console.games) {
        if (!rules_text(data, game.key, command.language)) continue;
        if (!command.json) console.out << "== " << game.title << '\n';
        search(command, data, game, console);
    }
    return kOk;
}

// A ruling has the letter of its game in its number.
int show_ruling(const RulesCommand& command, const DataSource& data, Console& console) {
    for (const auto& game : console.games)
        if (const auto section = find_rule(data, game.key, command.game, command.language))
            return show(command, game.key, *section, console);
    return refuse(console, {"", fmt::format("no game has a ruling '{}'", shown(command.game))});
}

int no_such_game(const RulesCommand& command, Console& console) {
    std::vector<std::string> keys;
    for (const auto& game : console.games) keys.emplace_back(game.key);
    const auto what = command.game.empty()
                          ? std::string("name a game")
                          : fmt::format("there is no game '{}'", shown(command.game));
    return refuse(console, {"", fmt::format("{}; there are: {}", what, listed(keys))});
}

bool has_words(const std::vector<std::string>& search) {
    return std::ranges::any_of(
        search, [](const std::string& word) { return word.find_first_not_of(" \t") != word.npos; });
}

}  // namespace

int run(const RulesCommand& command, Console& console) {
    if (command.check && !command.coverage)
        return refuse(console, {"", "--check goes with --coverage"});
    if (!command.search.empty() && !has_words(command.search))
        return refuse(console, {"--search", "say what to look for"});
    if (command.game.empty() && command.coverage) return cover(command, console);

    const auto data = DataSource::embedded();
    const auto known = std::ranges::find(console.games, command.game, &GameEntry::key);
    if (known == console.games.end()) {
        if (command.game.empty() && !command.search.empty())
            return search_everywhere(command, data, console);
        if (command.section.empty() && games::is_ruling(command.game))
            return show_ruling(command, data, console);
        return no_such_game(command, console);
    }
    if (command.coverage) return cover(command, console);

    const auto text = rules_text(data, command.game, command.language);
    if (!text)
        return refuse(console,
                      {"", fmt::format("the rules of {} are not written yet", known->title)});
    if (!command.search.empty()) return search(command, data, *known, console);
    if (command.section.empty()) return show_all(command, data, *text, console);
    const auto section = find_rule(data, command.game, command.section, command.language);
    if (!section) {
        const auto* kind = games::is_ruling(command.section) ? "ruling" : "case";
        return refuse(console, {"", fmt::format("there is no {} '{}' in the rules of {}", kind,
                                                shown(command.section), known->title)});
    }
    return show(command, command.game, *section, console);
}

}  // namespace levee::cli
