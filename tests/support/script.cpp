#include "support/script.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <iostream>
#include <sstream>

#include "support/script_json.h"

namespace levee::testing {

namespace {

constexpr int kOften = 20;  // nothing is offered so often in a row, unless a rule is wrong

}  // namespace

// ------------------------------------------------------------------ running

void Script::run(const Case& one, const Run& run) {
    row_ = run.row.empty() ? std::string{} : " (" + run.row + ")";
    place_ = std::to_string(one.line);
    const int before = outcome_.assertions;
    try {
        for (const Statement& statement : run.statements) {
            place_ = std::to_string(statement.line);
            row_ = run.row;
            if (statement.used != 0)
                row_ += (row_.empty() ? "used in line " : ", used in line ") +
                        std::to_string(statement.used);
            if (!row_.empty()) row_ = " (" + row_ + ")";
            read(statement.text);
        }
        if (!playing_ && outcome_.assertions == before)
            throw Stop{"the script never begins " + beginning_};
        if (outcome_.assertions == before) {
            place_ = std::to_string(one.line);
            complain("the case asserts nothing");
        }
    } catch (const Stop& stop) {
        complain(stop.why);
    }
}

void Script::complain(const std::string& what) {
    outcome_.mistakes.push_back(std::string{file_} + ":" + place_ + ": " + what + row_);
}

bool Script::plays(const Words& /*w*/) { return false; }

void Script::read(const std::string& line) {
    const Words w = texts(split(line));
    const std::string rest = after_first_word(line);
    if (everywhere(w[0], w, rest)) return;
    if (!playing_ && prepare(w)) return;
    if (playing_ && plays(w)) return;
    if (playing_)
        throw Stop{quoted(w[0]) +
                   " comes too late, is no statement, or has not the words it wants"};
    throw Stop{quoted(w[0]) + " is no statement, or has not the words it wants"};
}

bool Script::everywhere(const std::string& first, const Words& w, const std::string& rest) {
    if (first == "do") {
        for (const std::string& action : listed(rest)) carry_out(action);
    } else if (first == "roll") {
        carry_out("roll " + rest);
    } else if (first == "allow") {
        allow(rest);
    } else if (first == "refuse") {
        refuse(rest);
    } else if (first == "skip") {
        skip(rest);
    } else if (first == "let" && w.size() == 2) {
        let(w[1]);
    } else if (first == "keep" && w.size() == 2) {
        keep(w[1]);
        kept_.emplace_back(w[1], playing_);
    } else if (first == "back" && w.size() == 2) {
        if (!back(w[1])) throw Stop{"no position was kept as " + w[1]};
        for (const auto& [name, playing] : kept_)
            if (name == w[1]) playing_ = playing;
    } else if (first == "forget" && w.size() == 1) {
        forget();
    } else if (first == "set") {
        set(rest);
    } else if (first == "expect") {
        expect(Words(w.begin() + 1, w.end()), after_first_word(rest));
    } else if (first == "show" && w.size() == 1) {
        show();
    } else {
        return false;
    }
    return true;
}

void Script::need_play() const {
    if (!playing_) throw Stop{"play has not begun: " + beginning_ + " is missing"};
}

void Script::check(bool held, const std::string& what) {
    ++outcome_.assertions;
    if (!held) complain(what);
}

void Script::same(const std::string& is, const std::string& wanted, const std::string& what) {
    check(is == wanted, what + ": " + is + ", not " + wanted);
}

int Script::number_of(const std::string& word) {
    int number = 0;
    const std::size_t from = word.starts_with('+') ? 1 : 0;
    const char* end = word.data() + word.size();
    const auto read = std::from_chars(word.data() + from, end, number);
    if (read.ec != std::errc{} || read.ptr != end) throw Stop{word + " is no number"};
    return number;
}

// ------------------------------------------------------------------ actions

// What is offered and what is accepted must be the same thing.
Script::Answer Script::agreed(const std::string& action) {
    need_play();
    Answer answer = ask(action);
    if (!answer.chance && answer.offered != answer.accepted)
        complain(quoted(understood(action)) + (answer.offered
                                                   ? " is offered, but refused by " + answer.rule
                                                   : std::string{" is accepted, but not offered"}));
    return answer;
}

void Script::carry_out(const std::string& action) {
    const Answer answer = agreed(action);
    if (!answer.accepted)
        throw Stop{quoted(understood(action)) + " is refused by " + answer.rule + ": " +
                   answer.why + "; may be done: " + joined(offers(), "; ")};
    act(action);
    if (const auto wrong = lost())
        throw Stop{"after " + quoted(understood(action)) + ": " + *wrong};
}

void Script::allow(const std::string& action) {
    const Answer answer = agreed(action);
    check(answer.accepted, quoted(understood(action)) + " is not offered, but refused by " +
                               answer.rule + ": " + answer.why);
}

void Script::refuse(const std::string& rest) {
    need_play();
    const auto blank = rest.find_last_of(" \t");
    if (blank == rest.npos) throw Stop{"refuse wants an action and a case, or *"};
    const std::string action = trimmed(rest.substr(0, blank));
    const std::string rule = rest.substr(blank + 1);
    const Answer answer = agreed(action);
    const std::string said = quoted(understood(action));
    if (answer.accepted) return check(false, said + " should be refused by " + rule);
    check(rule == "*" || answer.rule == rule,
          said + " is refused, but not by " + rule + ": " + answer.rule + ": " + answer.why);
}

void Script::skip(const std::string& action) {
    need_play();
    for (int i = 0; i < kOften && ask(action).accepted; ++i) carry_out(action);
}

void Script::let(const std::string& side) {
    need_play();
    if (!is_side(side)) throw Stop{"no side is called " + side};
    for (int i = 0; i < kOften && folded(decides()) == folded(side); ++i) {
        const auto all = offers();
        if (all.empty()) throw Stop{side + " is asked, but nothing is offered"};
        carry_out(all.front());
    }
}

void Script::show() const {
    std::cerr << file_ << ":" << place_ << ": " << decides() << ", " << asked() << ": "
              << joined(offers(), "; ") << "\n";
    for (std::size_t i = 0; i < facts(); ++i) std::cerr << "    " << fact(i) << "\n";
}

// ------------------------------------------------------------------ the position

boost::json::value Script::with_member(boost::json::value now, const std::string& path,
                                       const std::string& written) const {
    boost::json::value& member =
        member_at(now, path, [&](auto list, auto name) { return place_of(list, name); });
    member = value_for(member, written);
    if (!member.is_string()) return now;
    // French is as good as french.
    try {
        understood(now);
    } catch (const Stop&) {
        const std::string plain = folded(member.get_string().c_str());
        if (member.get_string() == plain) throw;
        member = plain;
    }
    return now;
}

void Script::set(const std::string& rest) {
    const std::size_t end = path_end(rest);
    const std::string written = trimmed(rest.substr(end));
    if (written.empty()) throw Stop{"set wants a member and a value: set turn 3"};
    take(with_member(position(), rest.substr(0, end), written));
}

}  // namespace levee::testing
