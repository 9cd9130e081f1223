#pragma once

#include <memory>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ai/game_players.h"
#include "ai/thread_workers.h"
#include "cli/commands.h"
#include "cli/play_menu.h"
#include "cli/play_words.h"
#include "engine/tables/session.h"

namespace levee::cli {

// Who sits in a seat: a person, or a computer player by name (ai/game_players.h).
inline constexpr const char* kHumanSeat = "human";

// The terminal game: asks people, answers for the dice and for the computer, and keeps what may be
// taken back.
class PlayLoop {
 public:
    struct Settings {
        engine::Language language{};
        std::vector<std::string> players;  // by seat
        std::uint64_t seed = 0;            // of the computer players
        std::string loaded;                // file it was loaded from: may be saved over
    };
    PlayLoop(const engine::Game& game, const ai::GamePlayers& players, engine::Session session,
             Settings settings, Console& console);

    // Until the game is over, somebody quits or the input ends.
    int run();

 private:
    using SeatId = engine::SeatId;
    // How one line of input left things.
    enum class After { AskAgain, Decided, Quit };

    const engine::Table& table() const { return session_.table(); }
    std::vector<SeatId> seats() const;
    bool human(SeatId seat) const { return !opponents_[seat.raw]; }
    std::string name(SeatId seat) const { return table().seat_name(seat, settings_.language); }
    std::string player(SeatId seat) const;  // who sits there, in a few words
    std::string time() const { return console_.now ? console_.now() : std::string(); }

    void greet();
    void finish();
    void roll();
    void play_for_computer();
    void play_only_choice(const engine::Choice& choice);
    bool ask(SeatId seat);
    // The next line of input, or nothing at its end.
    std::optional<std::string> read_line();

    // One line of input at a time; play_input.cpp.
    After obey(std::string_view line, SeatId seat, Menu& menu);
    std::optional<After> obey_word(std::string_view word, std::string_view rest, SeatId seat,
                                   Menu& menu);
    After decide(std::string_view notation, SeatId seat);
    void explain(std::string_view action, const Menu& menu);
    void show_odds(std::string_view action, SeatId seat, const Menu& menu);
    After undo(SeatId seat);
    void show_log(std::string_view count, SeatId seat);
    void save(std::string_view file);
    void show_rule(std::string_view number);
    void show_hints(SeatId seat);
    void switch_assessment(std::string_view how, SeatId seat);
    void show_assessment(SeatId seat);
    After quit();

    void show_menu(SeatId seat, Menu& menu);
    void show_page(Menu& menu);
    void draw(SeatId viewer);

    // Applies and remembers; false when it was refused (and says why).
    bool play(std::string_view notation);
    bool remember(const engine::Session::Applied& applied);
    // Whose last decision may be taken back by whoever is at the keyboard: of all people where
    // nothing is hidden, else only his own.
    engine::SeatSet undoing(SeatId seat);
    // Says what the viewer has not read yet.
    void tell(SeatId viewer);
    // Somebody may know what another must not: views differ, or did. Slow until they do.
    bool secrets();
    // Who looks at the screen.
    SeatId viewer() const;
    // Clears the screen for the next person where there are secrets.
    bool hand_over(SeatId seat);

    template <class... Figures>
    void say(const engine::Sentence& sentence, const Figures&... figures) {
        console_.out << words::said(sentence, settings_.language, figures...) << '\n';
    }

    const engine::Game& game_;
    const ai::GamePlayers& players_;
    engine::Session session_;
    Settings settings_;
    Console& console_;
    ai::ThreadWorkers workers_{2};
    std::vector<std::unique_ptr<ai::Opponent>> opponents_;  // by seat; none: a person
    bool assess_ = false;                                   // before every decision of a person

    // What happened, and by which action it did.
    struct Told {
        engine::EventText event;
        std::uint64_t n = 0;
    };
    std::vector<Told> log_;
    std::vector<std::size_t> read_;  // by seat: how much of the log it has read
    std::optional<SeatId> at_keyboard_;
    std::optional<SeatId> drawn_for_;
    std::set<std::string> own_files_;
    std::size_t saved_lines_ = 0;
    bool had_secrets_ = false;
    bool quit_asked_ = false;
};

}  // namespace levee::cli
