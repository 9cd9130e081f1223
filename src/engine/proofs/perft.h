#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/contract/chance.h"
#include "engine/contract/rules.h"
#include "engine/proofs/playout.h"
#include "engine/tables/game.h"

// Exact counts: how many sequences of actions there are from a position. Dice are walked, not
// sampled, so that a changed rule changes a number. Outcomes that the rules cannot tell apart count
// once, whatever their weight. Golden files hold such counts for chosen positions:
//
//   # The opening, and the thick of it.
//   scenario historical
//   options secret_orders=on
//   after 200 7                  (play 200 random decisions with seed 7 first)
//   depth 1 37 0 0               (depth, sequences, those that end in a roll, in a finished game)
//   depth 2 1214 148 0
//
// What a line says holds until the same word comes again; `scenario` forgets options and after,
// `options` forgets after.
namespace levee::engine {

namespace detail {

// Adds up all sequences from `at`, one line per length. `for_each_next(at, visit)` calls
// visit(next position, was it a roll, is the game finished).
template <class Position, class ForEachNext>
void count_sequences(const Position& at, std::span<PerftLine> lines,
                     const ForEachNext& for_each_next) {
    if (lines.empty()) return;
    for_each_next(at, [&](const Position& next, bool rolled, bool finished) {
        PerftLine& line = lines.front();
        ++line.sequences;
        line.rolls += rolled ? 1U : 0U;
        line.finished += finished ? 1U : 0U;
        if (!finished) count_sequences(next, lines.subspan(1), for_each_next);
    });
}

inline std::vector<PerftLine> empty_lines(int depth) {
    std::vector<PerftLine> lines;
    for (int i = 1; i <= depth; ++i) lines.push_back({.depth = i});
    return lines;
}

// Applies what the table itself offered; a refusal is a fault of the rules.
inline std::optional<Mistake> apply_offered(Table& table, const std::string& notation) {
    const auto result = table.apply(notation, Language::English);
    const auto* refusal = std::get_if<RefusalText>(&result);
    if (!refusal) return std::nullopt;
    return Mistake{notation,
                   fmt::format("offered but refused, {}: {}", refusal->rule, refusal->text)};
}

}  // namespace detail

// One line for each depth from 1.
template <RulesOf R>
std::vector<PerftLine> perft(const R& rules, const typename R::State& state, int depth) {
    using State = typename R::State;
    using Action = typename R::Action;
    auto lines = detail::empty_lines(depth);
    detail::count_sequences(state, lines, [&](const State& at, auto visit) {
        const Actor actor = rules.actor(at);
        const auto follow = [&](const Action& action) {
            State next = at;
            rules.apply(next, action, nullptr);
            visit(next, actor.is_chance(), rules.actor(next).is_over());
        };
        if (actor.is_chance()) {
            for_each_outcome(rules.chance(at), [&](const Outcome& outcome, int /*weight*/) {
                follow(rules.chance_action(at, outcome));
            });
        } else if (actor.is_seat()) {
            typename R::Actions offered;
            rules.legal_actions(at, offered);
            for (const Action& action : offered) follow(action);
        }
    });
    return lines;
}

// The same through the type-erased table: slower by far, but from any position of any game.
inline Result<std::vector<PerftLine>> perft(const Table& table, int depth) {
    auto lines = detail::empty_lines(depth);
    std::optional<Mistake> wrong;
    detail::count_sequences(table, lines, [&](const Table& at, auto visit) {
        const Actor actor = at.actor();
        const auto follow = [&](const std::string& notation) {
            if (wrong) return;
            const auto next = at.clone();
            wrong = detail::apply_offered(*next, notation);
            if (!wrong) visit(*next, actor.is_chance(), next->actor().is_over());
        };
        if (actor.is_chance())
            for_each_outcome(at.chance(), [&](const Outcome& outcome, int /*weight*/) {
                follow(at.chance_notation(outcome));
            });
        else
            for (const Choice& choice : at.choices(Language::English)) follow(choice.notation);
    });
    if (wrong) return *wrong;
    return lines;
}

// Plays random decisions as random_play does, from the same seed to the same position. A mistake
// when the game ends or gets stuck before.
inline std::optional<Mistake> play_randomly(Table& table, std::uint64_t decisions,
                                            std::uint64_t seed) {
    Random random(seed);
    for (std::uint64_t played = 0; played < decisions; ++played) {
        std::string notation;
        if (table.actor().is_chance()) {
            notation = table.chance_notation(random.answer(table.chance()));
        } else {
            const auto choices = table.choices(Language::English);
            if (choices.empty())
                return Mistake{
                    "", fmt::format("after {} decisions there is nothing left to decide", played)};
            notation = choices[random.below(static_cast<std::uint32_t>(choices.size()))].notation;
        }
        if (auto wrong = detail::apply_offered(table, notation)) return wrong;
    }
    return std::nullopt;
}

// One position of a golden file with its counts.
struct PerftCase {
    Setup setup;
    std::uint64_t after = 0;
    std::uint64_t seed = 0;
    struct Line {
        PerftLine counts;
        std::size_t number = 0;  // of the line in the file
    };
    std::vector<Line> lines{};
};

namespace detail {

inline std::vector<std::string_view> words_of(std::string_view line) {
    constexpr std::string_view kBlanks = " \t\r";
    std::vector<std::string_view> words;
    while (true) {
        const auto begin = line.find_first_not_of(kBlanks);
        if (begin == std::string_view::npos) return words;
        const auto end = std::min(line.find_first_of(kBlanks, begin), line.size());
        words.push_back(line.substr(begin, end - begin));
        line.remove_prefix(end);
    }
}

template <class Number>
bool read_number(std::string_view word, Number& out) {
    const char* const end = word.data() + word.size();
    const auto [stopped, error] = std::from_chars(word.data(), end, out);
    return error == std::errc{} && stopped == end;
}

// Reads golden files line by line; `current` is what the next depth line is about.
class PerftReader {
 public:
    std::vector<PerftCase> cases;

    // Nothing, or what is wrong with this line.
    std::string read(std::string_view line, std::size_t number) {
        const auto words = words_of(line);
        if (words.empty() || words[0].starts_with('#')) return {};
        if (words[0] == "scenario") return read_scenario(words);
        if (words[0] == "options") return read_options(words);
        if (words[0] == "after") return read_after(words);
        if (words[0] == "depth") return read_depth(words, number);
        return fmt::format("'{}' is none of scenario, options, after, depth", words[0]);
    }

 private:
    using Words = std::vector<std::string_view>;

    std::string read_scenario(const Words& words) {
        if (words.size() != 2) return "expected `scenario KEY`";
        begin({.setup = {std::string(words[1]), {}}});
        return {};
    }
    std::string read_options(const Words& words) {
        PerftCase next{.setup = {current_.setup.scenario, {}}};
        for (std::size_t i = 1; i < words.size(); ++i) {
            const auto equals = words[i].find('=');
            if (equals == 0 || equals == std::string_view::npos)
                return fmt::format("expected `options key=value ...`, found '{}'", words[i]);
            next.setup.options[std::string(words[i].substr(0, equals))] =
                words[i].substr(equals + 1);
        }
        begin(std::move(next));
        return {};
    }
    std::string read_after(const Words& words) {
        PerftCase next{.setup = current_.setup};
        if (words.size() != 3 || !read_number(words[1], next.after) ||
            !read_number(words[2], next.seed))
            return "expected `after DECISIONS SEED`";
        begin(std::move(next));
        return {};
    }
    std::string read_depth(const Words& words, std::size_t number) {
        PerftLine counts;
        if (words.size() != 5 || !read_number(words[1], counts.depth) || counts.depth < 1 ||
            !read_number(words[2], counts.sequences) || !read_number(words[3], counts.rolls) ||
            !read_number(words[4], counts.finished))
            return "expected `depth DEPTH SEQUENCES ROLLS FINISHED`";
        if (!counting_) cases.push_back(current_);
        counting_ = true;
        cases.back().lines.push_back({counts, number});
        return {};
    }
    void begin(PerftCase next) {
        current_ = std::move(next);
        counting_ = false;
    }

    PerftCase current_;
    bool counting_ = false;
};

inline std::string text_of(const PerftLine& line) {
    return fmt::format("depth {} {} {} {}", line.depth, line.sequences, line.rolls, line.finished);
}

inline Result<std::vector<PerftLine>> counted(const Game& game, const PerftCase& position,
                                              int depth) {
    if (position.after == 0) return game.perft(position.setup, depth);
    auto table = game.open(position.setup);
    if (const auto* wrong = mistake(table)) return *wrong;
    auto& opened = *std::get<std::unique_ptr<Table>>(table);
    if (const auto wrong = play_randomly(opened, position.after, position.seed)) return *wrong;
    return perft(opened, depth);
}

}  // namespace detail

// `name` stands in front of the line number of a mistake.
inline Result<std::vector<PerftCase>> read_perft(std::string_view text, std::string_view name) {
    detail::PerftReader reader;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        if (const auto wrong = reader.read(text.substr(0, end), number); !wrong.empty())
            return Mistake{fmt::format("{}:{}", name, number), wrong};
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (reader.cases.empty()) return Mistake{std::string(name), "there is no depth line in it"};
    return std::move(reader.cases);
}

// Counts every position of a golden file again. Returns one sentence for each line that does not
// hold; the line it should be stands in it. Lines that promise more than `most` sequences are left
// out.
inline std::vector<std::string> check_perft(
    const Game& game, std::string_view text, std::string_view name,
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) {
    auto read = read_perft(text, name);
    if (const auto* wrong = mistake(read)) return {wrong->text()};
    std::vector<std::string> sentences;
    for (PerftCase& position : std::get<std::vector<PerftCase>>(read)) {
        std::erase_if(position.lines,
                      [&](const auto& line) { return line.counts.sequences > most; });
        if (position.lines.empty()) continue;
        const auto tell = [&](const PerftCase::Line& line, const std::string& what) {
            sentences.push_back(fmt::format("{}:{}: {}", name, line.number, what));
        };
        int depth = 0;
        for (const auto& line : position.lines) depth = std::max(depth, line.counts.depth);
        const auto counted = detail::counted(game, position, depth);
        if (const auto* wrong = mistake(counted)) {
            tell(position.lines.front(), wrong->text());
            continue;
        }
        const auto& found = std::get<std::vector<PerftLine>>(counted);
        for (const auto& line : position.lines) {
            const auto golden = detail::text_of(line.counts);
            const auto now =
                detail::text_of(found[static_cast<std::size_t>(line.counts.depth - 1)]);
            if (golden != now)
                tell(line, fmt::format("the file says `{}`, counted `{}`", golden, now));
        }
    }
    return sentences;
}

}  // namespace levee::engine
