#include <fmt/format.h>

#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ai/game_players.h"
#include "cli/commands.h"
#include "cli/opened.h"
#include "cli/play_loop.h"
#include "cli/play_words.h"
#include "cli/record_file.h"
#include "engine/tables/session.h"

namespace levee::cli {

using engine::CommittedDice;
using engine::Mistake;
using engine::Result;
using engine::Session;

namespace {

// What is wrong with the list of players, if anything.
std::optional<Mistake> check_players(const std::vector<std::string>& seats,
                                     const engine::Game& game, const ai::GamePlayers& players,
                                     std::size_t wanted) {
    for (const auto& seat : seats)
        if (seat != kHumanSeat)
            if (const auto made = players.opponent(seat, 0); mistake(made))
                return Mistake{"--seats", fmt::format("'{}' is neither human nor a player: {}",
                                                      shown(seat), mistake(made)->what)};
    if (seats.size() != wanted)
        return Mistake{"--seats", fmt::format("{} has {} seats, {} are named", game.title(), wanted,
                                              seats.size())};
    return {};
}

// Who sat there when it was saved; seats that were somebody else's are people's.
std::vector<std::string> seats_of(const engine::Record& record, const ai::GamePlayers& players) {
    std::vector<std::string> seats;
    for (const auto& seat : record.seats)
        seats.emplace_back(mistake(players.opponent(seat, 0)) ? kHumanSeat : seat);
    return seats;
}

// The computer players of a game with given dice always have the same luck.
std::uint64_t seed_from(const CommittedDice& dice) {
    return std::strtoull(dice.commitment().substr(0, 16).c_str(), nullptr, 16);
}

// `record` is what is gone on with, or null.
int play(const engine::Game& game, Session session, const PlayCommand& command,
         const engine::Record* record, Console& console) {
    const auto made = ai::GamePlayers::of(game);
    if (const auto* wrong = mistake(made)) return refuse(console, *wrong);
    const auto& players = std::get<ai::GamePlayers>(made);
    std::vector<std::string> seats;
    if (record != nullptr) seats = seats_of(*record, players);
    if (!command.seats.empty()) seats = command.seats;
    const auto wanted = static_cast<std::size_t>(session.table().seats());
    if (seats.empty()) seats.assign(wanted, kHumanSeat);
    if (const auto wrong = check_players(seats, game, players, wanted))
        return refuse(console, *wrong);
    if (!session.dice()) {
        const auto dice = engine::dice_of_seed(command.seed);
        if (const auto* wrong = mistake(dice)) return refuse(console, *wrong);
        session.use(std::get<CommittedDice>(dice));
        if (!command.load.empty()) console.out << words::kNewDice.in(command.language) << '\n';
    }
    if (command.load.empty()) session.name_seats(seats, console.now ? console.now() : "");
    PlayLoop::Settings settings{command.language, seats, seed_from(*session.dice()), command.load};
    return PlayLoop(game, players, std::move(session), std::move(settings), console).run();
}

int play_loaded(const PlayCommand& command, Console& console) {
    const auto& choice = command.choice;
    if (!choice.scenario.empty() || !choice.options.empty())
        return refuse(console, {"--load", "the saved game names its scenario and its options"});
    if (!command.seed.empty()) return refuse(console, {"--load", "the saved game has its dice"});
    const auto read = read_record(command.load);
    if (const auto* wrong = mistake(read)) return refuse(console, *wrong);
    const auto& record = std::get<engine::Record>(read);
    if (record.game != choice.game)
        return refuse(console, {command.load, fmt::format("line 1: this is a game of {}, not of {}",
                                                          shown(record.game), choice.game)});
    const auto game = open_game(choice.game, choice.data, console.games);
    if (const auto* wrong = mistake(game)) return refuse(console, *wrong);
    const auto& rules = *std::get<std::unique_ptr<engine::Game>>(game);
    auto session = Session::resume(rules, record);
    if (const auto* wrong = mistake(session)) return refuse(console, {command.load, wrong->text()});
    return play(rules, std::get<Session>(std::move(session)), command, &record, console);
}

}  // namespace

int run(const PlayCommand& command, Console& console) {
    if (!command.load.empty()) return play_loaded(command, console);
    auto opened = open(command.choice, console);
    if (const auto* wrong = mistake(opened)) return refuse(console, *wrong);
    const auto& [game, setup] = std::get<Opened>(opened);
    auto session = Session::open(*game, setup);
    if (const auto* wrong = mistake(session)) return refuse(console, *wrong);
    return play(*game, std::get<Session>(std::move(session)), command, nullptr, console);
}

}  // namespace levee::cli
