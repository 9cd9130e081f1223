// What a person at the keyboard can say between two decisions.

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "cli/event_text.h"
#include "cli/files.h"
#include "cli/odds_chart.h"
#include "cli/opened.h"
#include "cli/play_loop.h"
#include "games/rules_text.h"

namespace levee::cli {

using engine::SeatId;

namespace {

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// The notation that a number of the menu stands for, or what was typed.
std::string_view notation_of(std::string_view action, const Menu& menu) {
    const auto number = as_number(action);
    const auto* choice = number ? menu.numbered(*number) : nullptr;
    return choice ? std::string_view(choice->notation) : action;
}

}  // namespace

PlayLoop::After PlayLoop::obey(std::string_view line, SeatId seat, Menu& menu) {
    line = trimmed(line);
    if (menu.written(line)) return decide(line, seat);
    if (const auto number = as_number(line)) {
        const auto* choice = menu.numbered(*number);
        if (choice) return decide(choice->notation, seat);
        if (menu.size() == 0)
            say(words::kOver);
        else
            say(words::kNoNumber, shown(line), menu.size());
        return After::AskAgain;
    }
    const auto space = line.find(' ');
    const auto word = line.substr(0, space);
    const auto rest = space == line.npos ? std::string_view{} : trimmed(line.substr(space));
    if (const auto after = obey_word(word, rest, seat, menu)) return *after;
    if (table().actor().is_over()) {
        say(words::kOver);
        return After::AskAgain;
    }
    if (rest.empty() && menu.has_verb(word)) {
        console_.out << menu.of_verb(word);
        return After::AskAgain;
    }
    return decide(line, seat);
}

std::optional<PlayLoop::After> PlayLoop::obey_word(std::string_view word, std::string_view rest,
                                                   SeatId seat, Menu& menu) {
    if (word.empty() || word == "more") {
        if (menu.paged() || word == "more") show_page(menu);
    } else if (word == "help" || word == "?") {
        console_.out << words::kHelp.in(settings_.language);
    } else if (word == "map") {
        draw(seat);
        if (menu.size() > 0) show_menu(seat, menu);
    } else if (word == "why") {
        explain(rest, menu);
    } else if (word == "odds") {
        show_odds(rest, seat, menu);
    } else if (word == "hint" && menu.size() > 0) {
        show_hints(seat);
    } else if (word == "assess" && menu.size() > 0) {
        switch_assessment(rest, seat);
    } else if (word == "log") {
        show_log(rest, seat);
    } else if (word == "save") {
        save(rest);
    } else if (word == "rules") {
        show_rule(rest);
    } else if (word == "undo") {
        return undo(seat);
    } else if (word == "quit" || word == "exit") {
        return quit();
    } else {
        return {};
    }
    return After::AskAgain;
}

PlayLoop::After PlayLoop::decide(std::string_view notation, SeatId seat) {
    if (!play(notation)) return After::AskAgain;
    tell(seat);
    return After::Decided;
}

void PlayLoop::explain(std::string_view action, const Menu& menu) {
    if (action.empty()) {
        say(words::kWhatAction, "why");
        return;
    }
    const auto refusal = table().why_not(notation_of(action, menu), settings_.language);
    if (refusal)
        say(words::kNotAllowed, with_rule(refusal->text, refusal->rule));
    else
        say(words::kAllowed);
}

void PlayLoop::show_odds(std::string_view action, SeatId seat, const Menu& menu) {
    if (action.empty()) {
        say(words::kWhatAction, "odds");
        return;
    }
    const auto odds = table().odds(notation_of(action, menu), seat, settings_.language);
    if (const auto* wrong = mistake(odds))
        console_.out << wrong->text() << '\n';
    else
        console_.out << odds_chart(std::get<engine::Odds>(odds));
}

void PlayLoop::show_hints(SeatId seat) {
    const auto hints = players_.hints(table(), seat, settings_.language);
    if (hints.empty()) say(words::kNoHint);
    for (const auto& hint : hints) {
        say(words::kHintLine, hint.notation, hint.text, std::lround(100 * hint.value));
        say(words::kHintReason, hint.explanation);
    }
}

void PlayLoop::switch_assessment(std::string_view how, SeatId seat) {
    if (how != "on" && how != "off" && !how.empty()) {
        say(words::kAssessHow);
        return;
    }
    assess_ = how.empty() ? !assess_ : how == "on";
    say(assess_ ? words::kAssessOn : words::kAssessOff);
    if (assess_) show_assessment(seat);
}

void PlayLoop::show_assessment(SeatId seat) {
    say(words::kAssessment, name(seat), std::lround(100 * players_.assessment(table(), seat)));
}

PlayLoop::After PlayLoop::undo(SeatId seat) {
    const auto left = session_.undo_for(undoing(seat));
    if (!left) {
        engine::SeatSet all;
        for (const auto one : seats()) all.add(one);
        // To take back somebody else's decision would be to look into it.
        if (const auto theirs = session_.undo_for(all))
            say(words::kOthersDecision, name(session_.entries()[*theirs].line.by.seat));
        else
            say(words::kNothingToUndo);
        return After::AskAgain;
    }
    say(words::kUndone, session_.entries()[*left].line.notation);
    session_.cut(*left);
    std::erase_if(log_, [&](const Told& told) { return told.n > *left; });
    for (auto& count : read_) count = std::min(count, log_.size());
    drawn_for_.reset();
    return After::Decided;
}

void PlayLoop::show_log(std::string_view count, SeatId seat) {
    constexpr std::size_t kUsual = 20;
    const auto wanted = as_number(count).value_or(kUsual);
    std::vector<std::string> lines;
    for (auto told = log_.rbegin(); told != log_.rend() && lines.size() < wanted; ++told)
        if (told->event.may_be_read_by(seat))
            lines.push_back(line_of(told->event, settings_.language));
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        console_.out << "  " << *line << '\n';
}

void PlayLoop::save(std::string_view file) {
    if (file.empty()) {
        say(words::kSaveWhere);
        return;
    }
    const std::string path(file);
    std::error_code error;
    if (std::filesystem::exists(path, error) && !own_files_.contains(path)) {
        say(words::kExists, shown(path));
        return;
    }
    const auto record = session_.record();
    if (const auto* wrong = mistake(record)) {
        console_.out << wrong->text() << '\n';
        return;
    }
    if (const auto wrong = write_text(path, to_text(std::get<engine::Record>(record)))) {
        console_.out << wrong->text() << '\n';
        return;
    }
    own_files_.insert(path);
    saved_lines_ = session_.n();
    say(words::kSaved, path, game_.key(), path);
}

void PlayLoop::show_rule(std::string_view number) {
    if (number.empty()) {
        say(words::kRulesWhat);
        return;
    }
    const auto data = games::DataSource::embedded();
    if (const auto section = find_rule(data, game_.key(), number, settings_.language))
        console_.out << section->text;
    else
        say(words::kNoCase, shown(number));
}

PlayLoop::After PlayLoop::quit() {
    // A person may have meant another word; a script means what it says.
    if (console_.interactive && !quit_asked_ && saved_lines_ != session_.n()) {
        quit_asked_ = true;
        say(words::kQuitAgain);
        return After::AskAgain;
    }
    return After::Quit;
}

}  // namespace levee::cli
