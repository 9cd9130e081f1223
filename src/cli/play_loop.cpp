#include "cli/play_loop.h"

#include <algorithm>
#include <istream>
#include <stdexcept>

#include "cli/event_text.h"
#include "cli/lines.h"
#include "cli/opened.h"

namespace levee::cli {

using engine::SeatId;

namespace {

constexpr std::size_t kLongestLine = 4096;
constexpr const char* kClearScreen = "\x1b[2J\x1b[3J\x1b[H";

}  // namespace

PlayLoop::PlayLoop(const engine::Game& game, const ai::GamePlayers& players,
                   engine::Session session, Settings settings, Console& console)
    : game_(game),
      players_(players),
      session_(std::move(session)),
      settings_(std::move(settings)),
      console_(console),
      read_(settings_.players.size(), 0),
      saved_lines_(session_.n()) {
    session_.keep_undo();
    for (std::size_t i = 0; i < settings_.players.size(); ++i) {
        auto made = players_.opponent(settings_.players[i], settings_.seed + i, &workers_);
        opponents_.push_back(engine::mistake(made)
                                 ? nullptr
                                 : std::get<std::unique_ptr<ai::Opponent>>(std::move(made)));
    }
    if (!settings_.loaded.empty()) own_files_.insert(settings_.loaded);
}

std::vector<SeatId> PlayLoop::seats() const {
    std::vector<SeatId> list;
    list.reserve(settings_.players.size());
    for (std::size_t i = 0; i < settings_.players.size(); ++i)
        list.push_back(SeatId{static_cast<std::uint8_t>(i)});
    return list;
}

int PlayLoop::run() {
    greet();
    for (;;) {
        const auto actor = table().actor();
        if (actor.is_over()) {
            finish();
            return kOk;
        }
        if (actor.is_chance()) {
            roll();
        } else if (!human(actor.seat)) {
            play_for_computer();
        } else if (!ask(actor.seat)) {
            say(words::kLeft);
            return kOk;
        }
    }
}

std::string PlayLoop::player(SeatId seat) const {
    const auto language = settings_.language;
    const auto& name = settings_.players[seat.raw];
    if (human(seat)) return std::string(words::kHuman.in(language));
    if (name == "random") return std::string(words::kRandom.in(language));
    std::string title = name;
    for (const auto& level : players_.levels())
        if (level.key == name) title = level.title.in(language);
    return words::said(words::kComputer, language, title);
}

void PlayLoop::greet() {
    const auto language = settings_.language;
    std::string scenario;
    if (const auto record = session_.record(); !mistake(record)) {
        const auto& key = std::get<engine::Record>(record).scenario;
        for (const auto& one : game_.scenarios())
            if (one.key == key) scenario = one.title.in(language);
    }
    say(words::kGreeting, game_.title(), scenario);
    for (const auto seat : seats()) say(words::kSeat, name(seat), player(seat));
    say(words::kCommitment, session_.dice()->commitment());
    say(words::kHint);
}

void PlayLoop::finish() {
    tell(viewer());
    draw(viewer());
    if (const auto ending = table().ending(settings_.language))
        console_.out << with_rule(ending->text, ending->rule) << '\n';
    say(words::kSeed, session_.dice()->seed_hex());
    // The record may still be saved.
    Menu nothing({});
    while (const auto line = read_line()) {
        const auto after = obey(*line, viewer(), nothing);
        if (after == After::Quit) return;
    }
}

SeatId PlayLoop::viewer() const {
    if (at_keyboard_) return *at_keyboard_;
    const auto all = seats();
    const auto first = std::ranges::find_if(all, [&](SeatId seat) { return human(seat); });
    return first == all.end() ? engine::kSpectator : *first;
}

bool PlayLoop::secrets() {
    if (had_secrets_) return true;
    const auto first = table().view(SeatId{0});
    had_secrets_ =
        std::ranges::any_of(seats(), [&](SeatId seat) { return table().view(seat) != first; });
    return had_secrets_;
}

bool PlayLoop::remember(const engine::Session::Applied& applied) {
    if (const auto* refusal = std::get_if<engine::RefusalText>(&applied)) {
        say(words::kNotAllowed, with_rule(refusal->text, refusal->rule));
        return false;
    }
    for (const auto& event : std::get<engine::Session::Events>(applied))
        log_.push_back({event, session_.n()});
    quit_asked_ = false;
    return true;
}

void PlayLoop::tell(SeatId viewer) {
    const bool spectator = viewer == engine::kSpectator;
    std::size_t from = spectator ? *std::ranges::min_element(read_) : read_[viewer.raw];
    for (; from < log_.size(); ++from)
        if (log_[from].event.may_be_read_by(viewer))
            console_.out << "  " << line_of(log_[from].event, settings_.language) << '\n';
    // Without secrets everybody at the keyboard has read the same screen.
    if (spectator || !had_secrets_)
        std::ranges::fill(read_, log_.size());
    else
        read_[viewer.raw] = log_.size();
}

void PlayLoop::roll() {
    const auto rolled = session_.roll(settings_.language, time());
    // The committed dice answer everything; the rules asked for something impossible.
    if (const auto* wrong = mistake(rolled)) throw std::logic_error(wrong->text());
    if (!remember(std::get<engine::Session::Roll>(rolled).applied))
        throw std::logic_error("the rules refuse their own dice");
    tell(viewer());
}

bool PlayLoop::play(std::string_view notation) {
    return remember(session_.apply(notation, settings_.language, {time(), {}}));
}

void PlayLoop::play_for_computer() {
    const auto seat = table().actor().seat;
    if (table().choices(settings_.language).empty())
        throw std::logic_error("the rules offer nothing to " + name(seat));
    const auto decision = opponents_[seat.raw]->decide(table(), settings_.language);
    if (!play(decision.notation))
        throw std::logic_error("the rules refuse what they offer: " + decision.notation);
    tell(viewer());
    // What it expected may speak of what it hides.
    if (!decision.explanation.empty() && table().open())
        say(words::kExpects, name(seat), decision.explanation);
}

void PlayLoop::play_only_choice(const engine::Choice& choice) {
    const auto seat = table().actor().seat;
    // Whoever is at the keyboard may not be the one who is forced.
    if (viewer() == seat || !secrets())
        say(words::kOnlyChoice, choice.text.empty() ? choice.notation : choice.text);
    if (!remember(session_.apply_forced(choice.notation, time())))
        throw std::logic_error("the rules refuse what they offer: " + choice.notation);
    tell(viewer());
}

bool PlayLoop::hand_over(SeatId seat) {
    const bool change = at_keyboard_ && *at_keyboard_ != seat;
    at_keyboard_ = seat;
    const bool new_to_it = !had_secrets_;
    if (!change || !secrets()) return true;
    // What went before was on a screen that is cleared now.
    if (new_to_it) read_[seat.raw] = 0;
    if (console_.colour) console_.out << kClearScreen;
    say(words::kPass, name(seat));
    if (!console_.interactive) return true;
    console_.out << std::flush;
    return next_line(console_.in, kLongestLine).kind != InputLine::Kind::End;
}

engine::SeatSet PlayLoop::undoing(SeatId seat) {
    if (secrets()) return engine::SeatSet::of(seat);
    engine::SeatSet people;
    for (const auto one : seats())
        if (human(one)) people.add(one);
    return people;
}

void PlayLoop::draw(SeatId viewer) {
    const auto map = table().draw(viewer, console_.colour, settings_.language);
    drawn_for_ = viewer;
    if (console_.width == 0) {
        console_.out << '\n' << map << '\n';
        return;
    }
    // Lines too long for the window are cut off, not folded into each other.
    console_.out << "\n\x1b[?7l" << map << "\x1b[?7h\n";
    const auto needed = widest_line(table().draw(viewer, false, settings_.language));
    if (needed > console_.width) say(words::kNarrow, needed, console_.width);
}

void PlayLoop::show_page(Menu& menu) {
    console_.out << menu.next_page();
    if (menu.paged())
        say(words::kPage, menu.first_shown(), menu.last_shown(), menu.size(), menu.verbs());
}

void PlayLoop::show_menu(SeatId seat, Menu& menu) {
    const auto prompt = table().prompt(seat, settings_.language);
    console_.out << (console_.colour ? "\x1b[1m" : "") << name(seat) << ": "
                 << with_rule(prompt.text, prompt.rule) << (console_.colour ? "\x1b[0m" : "")
                 << '\n';
    show_page(menu);
}

bool PlayLoop::ask(SeatId seat) {
    if (const auto choice = session_.forced_choice(settings_.language)) {
        play_only_choice(*choice);
        return true;
    }
    auto choices = table().choices(settings_.language);
    if (choices.empty()) throw std::logic_error("the rules offer nothing to " + name(seat));
    if (!hand_over(seat)) return false;
    tell(seat);
    if (drawn_for_ != seat) draw(seat);
    Menu menu(std::move(choices), table().prompt(seat, settings_.language).rule);
    if (assess_) show_assessment(seat);
    show_menu(seat, menu);
    while (const auto line = read_line()) {
        const auto after = obey(*line, seat, menu);
        if (after == After::Quit) return false;
        if (after == After::Decided) return true;
    }
    return false;
}

std::optional<std::string> PlayLoop::read_line() {
    for (;;) {
        console_.out << "> " << std::flush;
        auto line = next_line(console_.in, kLongestLine);
        if (!console_.interactive) console_.out << line.text << '\n';
        if (line.kind == InputLine::Kind::End) return {};
        if (line.kind == InputLine::Kind::Text) return std::move(line.text);
        say(words::kTooLong);
    }
}

}  // namespace levee::cli
