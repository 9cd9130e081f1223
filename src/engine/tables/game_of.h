#pragma once

#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "engine/contract/hash.h"
#include "engine/proofs/laws.h"
#include "engine/proofs/perft.h"
#include "engine/proofs/playout.h"
#include "engine/tables/game.h"
#include "engine/tables/table_of.h"
#include "engine/text/json.h"

namespace levee::engine {

// A game made of its module (see ModuleOf in engine/tables/table_of.h) and its board. Tables refer
// to the rules in here: the game must outlive them.
template <ModuleOf Module>
class GameOf final : public Game {
 public:
    using Rules = typename Module::Rules;
    using State = typename Rules::State;
    using Action = typename Rules::Action;
    using Board = std::remove_cvref_t<decltype(std::declval<const Rules&>().board())>;

    explicit GameOf(Board board) : board_(std::move(board)), rules_(board_) {}
    // The rules refer to the board.
    GameOf(const GameOf&) = delete;
    GameOf& operator=(const GameOf&) = delete;

    const Rules& rules() const { return rules_; }

    std::string_view key() const override { return Module::kKey; }
    std::string_view title() const override { return Module::kTitle; }
    std::string_view rules_version() const override { return Module::kRulesVersion; }
    Result<std::vector<SeatInfo>> seats(const Setup& setup) const override {
        const auto begun = Module::new_game(rules_, setup);
        if (const auto* wrong = mistake(begun)) return *wrong;
        const State& state = std::get<State>(begun);
        std::vector<SeatInfo> list;
        for (int i = 0; i < rules_.seats(state); ++i) {
            const SeatId seat{static_cast<std::uint8_t>(i)};
            list.push_back({{Module::seat_name(state, seat, Language::English),
                             Module::seat_name(state, seat, Language::French)},
                            rules_.side_of(state, seat)});
        }
        return list;
    }
    std::vector<ScenarioInfo> scenarios() const override { return Module::scenarios(board_); }
    std::vector<OptionInfo> options() const override { return Module::options(); }
    std::size_t state_bytes() const override { return sizeof(State); }
    Result<std::string> svg(const Setup& setup, Language language) const override {
        const auto begun = Module::new_game(rules_, setup);
        if (const auto* wrong = mistake(begun)) return *wrong;
        return Module::svg(rules_, std::get<State>(begun), language);
    }
    std::string card_svg(std::string_view card, Language language) const override {
        if constexpr (requires { Module::card_svg(board_, card, language); })
            return Module::card_svg(board_, card, language);
        else
            return Game::card_svg(card, language);
    }
    Result<boost::json::value> board(const Setup& setup, Language language) const override {
        const auto begun = Module::new_game(rules_, setup);
        if (const auto* wrong = mistake(begun)) return *wrong;
        return page::written(Module::page_board(rules_, std::get<State>(begun), language));
    }

    Result<std::unique_ptr<Table>> open(const Setup& setup) const override {
        const auto begun = Module::new_game(rules_, setup);
        if (const auto* wrong = mistake(begun)) return *wrong;
        return std::make_unique<TableOf<Module>>(rules_, std::get<State>(begun));
    }

    Result<std::unique_ptr<Table>> position(const Setup& setup,
                                            std::span<const std::string> lines) const override {
        if constexpr (requires { Module::position(rules_, setup, lines); }) {
            const auto made = Module::position(rules_, setup, lines);
            if (const auto* wrong = mistake(made)) return *wrong;
            State state = std::get<State>(made);
            // What the last line brought about is trusted no more than a position from outside.
            if (const auto wrong = rules_.validate(state))
                return Mistake{fmt::format("lines[{}]", lines.size() - 1), wrong->what};
            rules_.rebuild(state);
            return std::make_unique<TableOf<Module>>(rules_, state);
        } else {
            return Game::position(setup, lines);
        }
    }

    Result<std::vector<PerftLine>> perft(const Setup& setup, int depth) const override {
        const auto begun = Module::new_game(rules_, setup);
        if (const auto* wrong = mistake(begun)) return *wrong;
        return engine::perft(rules_, std::get<State>(begun), depth);
    }

    Result<PlayReport> random_play(const Setup& setup, std::uint64_t decisions,
                                   std::uint64_t seed) const override {
        const auto begun = Module::new_game(rules_, setup);
        if (const auto* wrong = mistake(begun)) return *wrong;
        Random random(seed);
        const auto report = engine::random_play(
            rules_, [&] { return std::get<State>(begun); }, decisions, random,
            [&](const State& end) { return hash(end); });
        if (report.decisions < decisions)
            return Mistake{fmt::format("seed {}, game {}, after {} decisions in all", seed,
                                       report.games + 1, report.decisions),
                           "the game offers nothing, does not end or was over at once; checking "
                           "the laws tells which"};
        return report;
    }

    Result<CheckReport> check_laws(const Setup& setup, std::uint64_t decisions,
                                   std::uint64_t seed) const override {
        const auto begun = Module::new_game(rules_, setup);
        if (const auto* wrong = mistake(begun)) return *wrong;
        const LawKit<Rules> kit{
            .new_game = [&] { return std::get<State>(begun); },
            .hash = [&](const State& end) { return hash(end); },
            .write = [&](const State& state) { return written(state); },
            .read = [&](std::string_view text) { return read(text); },
            .notation = [&](const Action& action) { return Module::notation(board_, action); },
            .parse = [&](std::string_view text) { return Module::parse(board_, text); },
        };
        return engine::check_laws(rules_, kit, decisions, seed);
    }

 private:
    std::string written(const State& state) const {
        return boost::json::serialize(json::write(state, Module::names(board_)));
    }

    // As a table loads a position from outside.
    Result<State> read(std::string_view text) const {
        const auto parsed = json::parse(text, text.size());
        if (const auto* wrong = mistake(parsed)) return *wrong;
        State state{};
        if (auto wrong =
                json::read(std::get<boost::json::value>(parsed), state, Module::names(board_)))
            return *wrong;
        if (auto wrong = rules_.validate(state)) return *wrong;
        rules_.rebuild(state);
        return state;
    }

    // By its bytes where all of them count; JSON leaves out the padding, but takes much longer.
    std::uint64_t hash(const State& state) const {
        if constexpr (std::has_unique_object_representations_v<State>)
            return hash_value(state);
        else
            return hash_text(written(state));
    }

    const Board board_;
    const Rules rules_;
};

// The game with its board, or what is wrong with its data.
template <ModuleOf Module, class Board>
Result<std::unique_ptr<Game>> loaded(Result<Board> board) {
    if (const auto* wrong = mistake(board)) return *wrong;
    return std::make_unique<GameOf<Module>>(std::get<Board>(std::move(board)));
}

}  // namespace levee::engine
