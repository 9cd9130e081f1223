// The only file that knows CLI11, which is slow to compile.

#include "cli/arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>
#include <map>
#include <ostream>

#include "cli/commands.h"
#include "cli/opened.h"

namespace levee::cli {

namespace {

constexpr const char* kExits =
    "Exit codes: 0 it worked; 1 what was checked is wrong (a law is violated, a record does not\n"
    "verify, a count differs); 2 bad usage or bad input; 130 interrupted.";

constexpr std::uint64_t kMostDecisions = 1'000'000'000'000;

// All commands in one place while the arguments are read, and what to run afterwards.
struct Commands {
    GamesCommand games;
    PlayCommand play;
    ServeCommand serve;
    ReplayCommand replay;
    VerifyCommand verify;
    EngineCommand engine;
    PerftCommand perft;
    BenchCommand bench;
    SelfcheckCommand selfcheck;
    MatchCommand match;
    TrainCommand train;
    RulesCommand rules;
    SimCommand sim;
    MapCommand map;
    std::function<int(Console&)> chosen;

    template <class Command>
    CLI::App* add(CLI::App& app, const char* name, const char* text, Command& command) {
        auto* sub = app.add_subcommand(name, text);
        sub->footer(kExits);
        sub->callback([this, &command] {
            chosen = [&command](Console& console) { return run(command, console); };
        });
        return sub;
    }
};

void add_data(CLI::App* sub, std::string& data) {
    sub->add_option(
           "--data", data,
           "Folder that stands for data/: reads DIR/<game>/* instead of the built-in files")
        ->type_name("DIR");
}

void add_language(CLI::App* sub, engine::Language& language) {
    static const std::map<std::string, engine::Language> kLanguages{
        {"en", engine::Language::English}, {"fr", engine::Language::French}};
    sub->add_option("--lang", language, "Language of the texts: en or fr")
        ->type_name("LANG")
        ->transform(CLI::Transformer(kLanguages).description(""))
        ->check([](const std::string& text) {
            // The transformer has made numbers of the words it knows.
            return text == "0" || text == "1" ? std::string()
                                              : "'" + text + "' is neither en nor fr";
        });
}

void add_game(CLI::App* sub, GameChoice& choice) {
    sub->add_option("GAME", choice.game, "A game of `levee games`")->required();
    add_data(sub, choice.data);
}

void add_setup(CLI::App* sub, GameChoice& choice) {
    add_game(sub, choice);
    sub->add_option("--scenario", choice.scenario, "Scenario (otherwise the first)")
        ->type_name("KEY");
    sub->add_option("--option", choice.options, "Option of the game, as key=value; may be repeated")
        ->type_name("K=V")
        ->take_all()
        ->expected(1);
}

void add_json(CLI::App* sub, bool& json) { sub->add_flag("--json", json, "Write JSON"); }

void add_playing(CLI::App& app, Commands& c) {
    auto* games = c.add(app, "games", "List the games, or what one can be begun with", c.games);
    games->add_option("GAME", c.games.game, "One of them: its scenarios, each with its options");
    add_data(games, c.games.data);
    add_language(games, c.games.language);
    add_json(games, c.games.json);

    auto* play = c.add(app, "play", "Play in the terminal", c.play);
    add_setup(play, c.play.choice);
    add_language(play, c.play.language);
    play->add_option("--seats", c.play.seats,
                     "Who sits where: human, or a computer player such as captain, general, "
                     "random, greedy or "
                     "planner:2s; for example human,captain (otherwise people everywhere)")
        ->type_name("LIST")
        ->delimiter(',');
    play->add_option("--seed", c.play.seed,
                     "Seed of the dice: a number or 64 hexadecimal digits (otherwise a new one)")
        ->type_name("N");
    play->add_option("--load", c.play.load, "Go on with a saved game")->type_name("FILE");

    auto* replay = c.add(app, "replay", "Walk through a record", c.replay);
    replay->add_option("FILE", c.replay.file, "The record")->required();
    replay->add_option("--to", c.replay.to, "Stop after action N")->type_name("N");
    add_data(replay, c.replay.data);
    add_language(replay, c.replay.language);
    add_json(replay, c.replay.json);

    auto* verify = c.add(app, "verify", "Prove that a record is right", c.verify);
    verify->add_option("FILE", c.verify.file, "The record")->required();
    add_data(verify, c.verify.data);
    add_json(verify, c.verify.json);

    auto* engine =
        c.add(app, "engine", "Speak the JSON-lines protocol (docs/protocol.md)", c.engine);
    add_data(engine, c.engine.data);
    add_language(engine, c.engine.language);
}

void add_serving(CLI::App& app, Commands& c) {
    auto* serve = c.add(app, "serve", "Play in the browser (docs/server.md)", c.serve);
    serve->add_option("--address", c.serve.address, "Address to listen on (127.0.0.1)")
        ->type_name("IP");
    serve->add_option("--port", c.serve.port, "Port, 0 for any that is free (8793)")
        ->type_name("N");
    serve->add_option("--data-dir", c.serve.data_dir, "Where games are kept (your data folder)")
        ->type_name("DIR");
    serve->add_option("--log-level", c.serve.log_level, "none, error or info (info)")
        ->type_name("LEVEL")
        ->check(CLI::IsMember({"none", "error", "info"}));
    serve->add_flag("--open", c.serve.open, "Open a browser, where there is a desktop");
    serve->add_flag("--secure", c.serve.secure, "All visitors come by TLS: cookies are Secure");
    serve
        ->add_option("--trusted-proxy", c.serve.trusted_proxies,
                     "Address of a proxy whose X-Forwarded-* headers are believed; may be repeated")
        ->type_name("IP");
    serve->add_option("--host", c.serve.hosts, "Name this server answers to; may be repeated")
        ->type_name("NAME");
    serve->add_option("--connections", c.serve.connections, "Connections at a time (4096)")
        ->type_name("N");
    serve
        ->add_option("--connections-per-address", c.serve.connections_of_address,
                     "The same for one address (256)")
        ->type_name("N");
    serve->add_option("--computers", c.serve.computers, "Threads for computer players (1)")
        ->type_name("N")
        ->check(CLI::Range(std::size_t{1}, std::size_t{64}));
    serve->add_flag("--no-rate-limits", c.serve.no_rate_limits,
                    "For measurements: as many requests as come");
}

void add_studying(CLI::App& app, Commands& c) {
    auto* perft = c.add(app, "perft", "Count the sequences of actions, dice walked", c.perft);
    add_setup(perft, c.perft.choice);
    perft->add_option("--depth", c.perft.depth, "Number of actions (3)")->type_name("D");
    perft->add_option("--file", c.perft.file, "Compare with the counts of this file")
        ->type_name("FILE");
    add_json(perft, c.perft.json);

    auto* bench = c.add(app, "bench", "Measure random play on one core", c.bench);
    add_setup(bench, c.bench.choice);
    bench->add_option("--decisions", c.bench.decisions, "How many (2000000)")
        ->type_name("N")
        ->check(CLI::Range(std::uint64_t{1}, kMostDecisions));
    bench->add_option("--seed", c.bench.seed, "Seed (1)")->type_name("S");
    add_json(bench, c.bench.json);

    auto* check = c.add(app, "selfcheck", "Check the laws along random play", c.selfcheck);
    add_setup(check, c.selfcheck.choice);
    check->get_option("--scenario")->description("Scenario, or all (all)");
    check->add_option("--decisions", c.selfcheck.decisions, "How many (100000)")
        ->type_name("N")
        ->check(CLI::Range(std::uint64_t{1}, kMostDecisions));
    check->add_option("--seed", c.selfcheck.seed, "Seed (1)")->type_name("S");
    add_json(check, c.selfcheck.json);

    auto* rules = c.add(app, "rules", "Read the rules of play, or see what covers them", c.rules);
    rules->add_option("GAME", c.rules.game,
                      "A game of `levee games`, or a ruling such as N-47; with --coverage or "
                      "--search none: all games");
    rules->add_option("CASE", c.rules.section,
                      "A case, a chapter or a ruling, such as 6.2.2, 6 or N-47");
    rules->add_option("--search", c.rules.search, "Cases and rulings with all of these words")
        ->type_name("WORD...");
    add_language(rules, c.rules.language);
    rules->add_flag("--coverage", c.rules.coverage, "The code and the tests that cite each case");
    rules->add_flag("--check", c.rules.check,
                    "With --coverage: exit 1 if a case has no code that enforces it or no test");
    rules
        ->add_option("--source", c.rules.source,
                     "Folder of the sources (otherwise looked for from here upwards)")
        ->type_name("DIR");
    add_json(rules, c.rules.json);

    auto* map = c.add(app, "map", "Draw the map", c.map);
    add_setup(map, c.map.choice);
    map->add_option("-o,--output", c.map.output, "SVG file to write; - for standard output")
        ->type_name("FILE")
        ->required();
    add_language(map, c.map.language);
}

void add_computing(CLI::App& app, Commands& c) {
    auto* match = c.add(app, "match", "Let two computer players play each other", c.match);
    add_setup(match, c.match.choice);
    match->add_option("--a", c.match.a, "A level, random, greedy, planner:2s or planner:20000")
        ->type_name("PLAYER")
        ->required();
    match->add_option("--b", c.match.b, "Its opponent")->type_name("PLAYER")->required();
    match->add_option("--weights-a", c.match.weights_a, "Evaluation file of the first player")
        ->type_name("FILE");
    match->add_option("--weights-b", c.match.weights_b, "Evaluation file of its opponent")
        ->type_name("FILE");
    match->add_option("--games", c.match.games, "How many, in pairs with the same dice (100)")
        ->type_name("N")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{10'000'000}));
    match->add_option("--jobs", c.match.jobs, "Games at the same time (1)")
        ->type_name("J")
        ->check(CLI::Range(1U, 256U));
    match->add_option("--threads", c.match.threads, "Threads of a player who thinks (1)")
        ->type_name("N")
        ->check(CLI::Range(1, 64));
    match->add_option("--seed", c.match.seed, "Seed (1)")->type_name("S");
    match->add_option("--sprt", c.match.sprt, "Stop when decided between these two Elo differences")
        ->type_name("E0,E1")
        ->delimiter(',');
    match->add_option("--records", c.match.records, "Keep the records in this folder")
        ->type_name("DIR");
    add_json(match, c.match.json);

    auto* train =
        c.add(app, "train", "Weights for computer players, from games against themselves", c.train);
    add_setup(train, c.train.choice);
    train->add_option("--from", c.train.from, "Evaluation file to begin with")->type_name("FILE");
    train->add_option("--out", c.train.out, "File to write (standard output)")->type_name("FILE");
    train->add_option("--games", c.train.games, "Games of a round (1000)")
        ->type_name("N")
        ->check(CLI::Range(1, 10'000'000));
    train->add_option("--rounds", c.train.rounds, "Rounds (3)")
        ->type_name("N")
        ->check(CLI::Range(1, 1000));
    train->add_option("--noise", c.train.noise, "Slips of the players (0.5)")
        ->type_name("X")
        ->check(CLI::Range(0.0, 100.0));
    train->add_option("--pull", c.train.pull, "Towards the weights of the round before (0.05)")
        ->type_name("X")
        ->check(CLI::Range(0.0, 1000.0));
    train->add_option("--jobs", c.train.jobs, "Games at the same time (1)")
        ->type_name("N")
        ->check(CLI::Range(1, 64));
    train->add_option("--seed", c.train.seed, "Seed (1)")->type_name("S");
}

void add_simulating(CLI::App& app, Commands& c) {
    constexpr std::uint64_t kMostGames = 100'000'000;
    constexpr unsigned kMostJobs = 256;
    auto* sim = c.add(app, "sim", "Play many games between two players and study them", c.sim);
    add_setup(sim, c.sim.choice);
    auto& plan = c.sim.plan;
    sim->add_option("--a", plan.a, "Player of the first side (random)")->type_name("LEVEL");
    sim->add_option("--b", plan.b, "Player of the second side (random)")->type_name("LEVEL");
    sim->add_option("--games", c.sim.games, "How many (1000)")
        ->type_name("N")
        ->check(CLI::Range(std::uint64_t{1}, kMostGames));
    sim->add_option("--jobs", c.sim.jobs, "Games at a time (as many as there are processors)")
        ->type_name("J")
        ->check(CLI::Range(1U, kMostJobs));
    sim->add_option("--seed", plan.seed, "Seed of all dice and players (1)")->type_name("S");
    sim->add_option("--out", c.sim.folder, "Folder for games.csv, summary.json and report.html")
        ->type_name("DIR")
        ->required();
    sim->add_option("--set", c.sim.choice.changes,
                    "Play on changed data as well and compare, as counters.FR-DIET1.morale=7; may "
                    "be repeated")
        ->type_name("PATH=VALUE")
        ->take_all()
        ->expected(1);
    add_language(sim, c.sim.language);
    sim->add_flag("--swap", plan.swap, "Play every game twice, the second with sides exchanged");
    sim->add_flag("!--no-luck", plan.luck, "Do not hold every roll against its expectation");
    sim->add_flag("--resume", c.sim.resume, "Go on with the simulation in that folder");
}

// CLI11's messages are right, but some have several lines.
std::string one_sentence(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    while (text.ends_with(' ')) text.pop_back();
    return text;
}

}  // namespace

int run(const std::vector<std::string>& arguments, Console& console) {
    CLI::App app{"Historical board wargames with every rule enforced.", "levee"};
    app.footer(kExits);
    app.require_subcommand(1);
    app.option_defaults()->always_capture_default(false);
    Commands commands;
    add_playing(app, commands);
    add_serving(app, commands);
    add_studying(app, commands);
    add_computing(app, commands);
    add_simulating(app, commands);
    if (arguments.empty()) {
        console.err << app.help();
        return kUsage;
    }
    const auto known =
        app.get_subcommands([&](const CLI::App* sub) { return sub->get_name() == arguments[0]; });
    if (!arguments[0].starts_with('-') && known.empty()) {
        console.err << "levee: there is no command '" << shown(arguments[0])
                    << "' (see levee --help)\n";
        return kUsage;
    }
    try {
        // CLI11 takes them from the back.
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::CallForHelp&) {
        console.out << app.help();
        return kOk;
    } catch (const CLI::ExtrasError&) {
        std::string extras;
        for (const auto& word : app.remaining(true)) extras += " '" + shown(word) + "'";
        console.err << "levee: not understood:" << extras << " (see levee --help)\n";
        return kUsage;
    } catch (const CLI::ParseError& error) {
        console.err << "levee: " << one_sentence(error.what()) << " (see levee --help)\n";
        return kUsage;
    }
    return commands.chosen(console);
}

}  // namespace levee::cli
