#pragma once

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/notation.h"
#include "engine/rules.h"

// Worked examples as text, what they have in common in all games: a position, then actions, what
// must have come of them and what must be refused. One statement a line, a # begins a comment.
//
//   do march "Dampierre 1"     any action in the game's notation
//   roll 3 5                   the same as do roll 3 5
//   refuse to 1105 5.2         the notation, then the case that forbids it
//   expect offer end combat    the actor may do this
//   expect ...                 what else a game knows
//   show                       (while writing one) what may be done now
//
// Everything else makes the position, before play begins.
namespace levee::testing {

using Words = std::vector<std::string>;

// A mistake in the script itself, or an action that cannot be carried out.
struct Stop {
    std::string why;
};

template <class Rules>
class GameScript {
 public:
    using State = typename Rules::State;
    using Action = typename Rules::Action;
    using Actions = typename Rules::Actions;
    using Events = typename Rules::Events;

    virtual ~GameScript() = default;
    GameScript(const GameScript&) = delete;
    GameScript& operator=(const GameScript&) = delete;

    void run(std::string_view text) {
        std::istringstream lines{std::string{text}};
        try {
            for (std::string line; std::getline(lines, line);) {
                ++line_;
                read(line.substr(0, line.find('#')));
            }
            if (!playing_) throw Stop{"the script never begins " + beginning_};
        } catch (const Stop& stop) {
            complain(stop.why);
        }
    }

 protected:
    // beginning: what is missing when play never begins.
    GameScript(const Rules& rules, std::string_view file, std::vector<std::string>& mistakes,
               const State& start, std::string beginning)
        : state_(start),
          rules_(rules),
          file_(file),
          mistakes_(mistakes),
          beginning_(std::move(beginning)) {}

    // The game's own statements, expectations and notation.
    virtual void prepare(const Words& w) = 0;
    virtual bool expects(const Words& w) = 0;  // false: not known
    virtual Action parse(const std::string& text) const = 0;
    virtual std::string written(const Action& a) const = 0;
    // The events of the action just carried out begin here.
    virtual void heard(std::size_t /*first_new*/) {}
    virtual void show_events(std::ostream& /*out*/) const {}

    void begin() { playing_ = true; }
    void check(bool held, const std::string& what) {
        if (!held) complain(what);
    }
    static int number_of(const std::string& word) {
        int number = 0;
        const std::size_t from = word.starts_with('+') ? 1 : 0;
        const char* end = word.data() + word.size();
        const auto read = std::from_chars(word.data() + from, end, number);
        if (read.ec != std::errc{} || read.ptr != end) throw Stop{word + " is no number"};
        return number;
    }

    State state_;
    Events events_;  // of the last action

 private:
    void complain(const std::string& what) {
        mistakes_.push_back(std::string{file_} + ":" + std::to_string(line_) + ": " + what);
    }

    void read(const std::string& line) {
        auto split = engine::notation::words(line);
        if (const auto* wrong = engine::mistake(split)) throw Stop{wrong->text()};
        Words w;
        for (const auto& word : std::get<0>(split)) w.push_back(word.text);
        if (w.empty()) return;
        const std::string rest = after_first_word(line);
        if (w[0] == "do") return act(action(rest));
        if (w[0] == "roll") return act(action("roll " + rest));
        if (w[0] == "refuse") return refuse(rest);
        if (w[0] == "expect") return expect(Words(w.begin() + 1, w.end()), after_first_word(rest));
        if (w[0] == "show") return show();
        if (playing_) throw Stop{"\"" + w[0] + "\" comes too late or is no statement"};
        prepare(w);
    }

    static std::string after_first_word(const std::string& line) {
        const auto first = line.find_first_not_of(' ');
        const auto blank = line.find(' ', first);
        if (first == std::string::npos || blank == std::string::npos) return {};
        const auto begin = line.find_first_not_of(' ', blank);
        if (begin == std::string::npos) return {};
        return line.substr(begin, line.find_last_not_of(' ') - begin + 1);
    }

    Action action(const std::string& text) const {
        if (!playing_) throw Stop{"play has not begun: " + beginning_ + " is missing"};
        return parse(text);
    }

    void act(const Action& a) {
        if (!rules_.why_not(state_, a).legal())
            throw Stop{"\"" + written(a) + "\" is refused by " + complaint(a)};
        // A roll belongs to the action that asked for it.
        const bool roll = rules_.actor(state_).is_chance();
        if (!roll || rolled_) events_.clear();
        rolled_ = roll;
        const std::size_t before = events_.size();
        rules_.apply(state_, a, &events_);
        heard(before);
    }

    void refuse(const std::string& rest) {
        const auto blank = rest.find_last_of(' ');
        if (blank == std::string::npos) throw Stop{"refuse wants an action and a case"};
        const Action a = action(rest.substr(0, blank));
        const std::string rule = rest.substr(blank + 1);
        const engine::Verdict verdict = rules_.why_not(state_, a);
        const std::string said = "\"" + written(a) + "\" ";
        check(!verdict.legal(), said + "should be refused by " + rule);
        if (!verdict.legal())
            check(verdict.refusal.rule == rule,
                  said + "is refused, but not by " + rule + ": " + complaint(a));
    }

    void expect(const Words& w, const std::string& rest) {
        if (!playing_) throw Stop{"play has not begun: " + beginning_ + " is missing"};
        if (w.size() < 2) throw Stop{"expect wants to know what"};
        if (w[0] == "offer") {
            const Action a = action(rest);
            Actions all;
            rules_.legal_actions(state_, all);
            const bool offered = std::find(all.begin(), all.end(), a) != all.end();
            return check(offered && rules_.why_not(state_, a).legal(),
                         "\"" + rest + "\" is not offered: " + complaint(a));
        }
        if (!expects(w)) throw Stop{"nothing is known of \"" + w[0] + "\""};
    }

    void show() const {
        std::cerr << file_ << ":" << line_ << ":";
        Actions all;
        rules_.legal_actions(state_, all);
        for (const Action& a : all) std::cerr << " [" << written(a) << "]";
        std::cerr << "\n";
        show_events(std::cerr);
    }

    std::string complaint(const Action& a) const {
        const engine::Verdict verdict = rules_.why_not(state_, a);
        return verdict.legal() ? std::string{"nobody"}
                               : std::string{verdict.refusal.rule} + ": " +
                                     verdict.refusal.text(engine::Language::English);
    }

    const Rules& rules_;
    std::string_view file_;
    std::vector<std::string>& mistakes_;
    std::string beginning_;
    int line_ = 0;
    bool playing_ = false;
    bool rolled_ = false;
};

// What went wrong, as "file:line: sentence"; empty when everything held. A script stops where an
// action cannot be carried out, but goes on after an expectation that failed.
template <class Script>
std::vector<std::string> run_script(std::string_view text, std::string_view file) {
    std::vector<std::string> mistakes;
    Script{file, mistakes}.run(text);
    return mistakes;
}

// The same from disk.
template <class Script>
std::vector<std::string> run_script_file(const std::string& path) {
    std::ifstream in(path);
    if (!in) return {path + ":0: cannot be read"};
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    return run_script<Script>(text, path.substr(path.find_last_of('/') + 1));
}

}  // namespace levee::testing
