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

std::string quoted(const std::string& text) { return "\"" + text + "\""; }

std::string joined(const std::vector<std::string>& list, const char* between) {
    std::string text;
    for (const std::string& one : list) text += (text.empty() ? "" : between) + one;
    return text.empty() ? "nothing" : text;
}

// Splits at ; outside of quotation marks.
std::vector<std::string> listed(const std::string& text) {
    std::vector<std::string> list{""};
    bool in_quotes = false;
    for (const char c : text) {
        if (c == '"') in_quotes = !in_quotes;
        if (c == ';' && !in_quotes)
            list.emplace_back();
        else
            list.back() += c;
    }
    for (std::string& one : list) one = trimmed(one);
    return list;
}

std::string words_of_notation(const std::string& text) {
    std::string plain;
    for (const Word& word : split(text)) plain += (plain.empty() ? "" : " ") + folded(word.text);
    std::replace(plain.begin(), plain.end(), '_', ' ');
    return plain;
}

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

void Script::set(const std::string& rest) {
    const std::size_t end = path_end(rest);
    const std::string written = trimmed(rest.substr(end));
    if (written.empty()) throw Stop{"set wants a member and a value: set turn 3"};
    boost::json::value now = position();
    boost::json::value& member = member_at(
        now, rest.substr(0, end), [&](auto list, auto name) { return place_of(list, name); });
    member = value_for(member, written);
    take(now);
}

void Script::expect_state(const std::string& rest) { expect_member(position(), rest, ""); }

void Script::expect_member(boost::json::value now, const std::string& rest,
                           const std::string& whose) {
    const std::size_t end = path_end(rest);
    const std::string path = rest.substr(0, end);
    const std::string written = trimmed(rest.substr(end));
    if (written.empty()) throw Stop{"a member and its value are wanted: turn 3"};
    const auto places = [&](auto list, auto name) { return place_of(list, name); };
    boost::json::value other = now;
    boost::json::value& member = member_at(other, path, places);
    member = value_for(member, written);
    // Names and sets are compared as the game reads them.
    other = understood(other);
    const auto& is = member_at(now, path, places);
    check(is == member_at(other, path, places),
          whose + path + " is " + boost::json::serialize(is) + ", not " + written);
}

// expect view Austrian formations["Miranda"].order hidden
// expect view Austrian shows units vp decision: as they are
// expect view Austrian as before: like the position that was kept
void Script::expect_view(const Words& w, const std::string& rest) {
    const std::string& who = w[1];
    const std::string after = after_first_word(rest);
    if (w[2] == "as" && w.size() == 4) {
        const auto same = same_view(who, w[3]);
        if (!same) throw Stop{"no position was kept as " + w[3]};
        return check(*same, who + " can tell the position from " + w[3]);
    }
    if (w[2] != "shows") return expect_member(view(who), after, who + " sees: ");
    boost::json::value seen = view(who);
    boost::json::value now = position();
    const auto places = [&](auto list, auto name) { return place_of(list, name); };
    for (std::size_t i = 3; i < w.size(); ++i) {
        if (w[i] == "decision")
            check(same_decision(who), who + " does not see who decides");
        else
            check(member_at(seen, w[i], places) == member_at(now, w[i], places),
                  who + " does not see " + w[i]);
    }
}

// ------------------------------------------------------------------ expectations

void Script::expect(const Words& w, const std::string& rest) {
    if (w.empty()) throw Stop{"expect wants to know what"};
    const int before = outcome_.assertions;
    if (!expect_common(w, rest) && !expects(w))
        throw Stop{"nothing is known of " + quoted(joined(w, " "))};
    if (outcome_.assertions == before) throw Stop{"expect wants to know more"};
}

bool Script::expect_common(const Words& w, const std::string& rest) {
    const std::string& what = w[0];
    const bool no = what == "no" && w.size() >= 2;
    if (what == "offer" && w.size() >= 2) {
        allow(rest);
    } else if (what == "choices") {
        expect_choices(rest);
    } else if (what == "offers" && w.size() >= 2) {
        expect_offers(rest, true);
    } else if (no && w[1] == "offers" && w.size() >= 3) {
        expect_offers(after_first_word(rest), false);
    } else if (what == "state" && w.size() >= 3) {
        expect_state(rest);
    } else if (what == "view" && w.size() >= 4) {
        expect_view(w, rest);
    } else if (what == "fact" || what == "facts") {
        expect_facts(w, false);
    } else if (no && w[1] == "fact") {
        expect_facts(Words(w.begin() + 1, w.end()), true);
    } else if (what == "sum") {
        expect_sum(w);
    } else if (what == "asked" && w.size() == 2) {
        need_play();
        if (!is_business(w[1])) throw Stop{"no business is called " + w[1]};
        same(asked(), folded(w[1]), "asked");
    } else if (what == "not" && w.size() == 3 && w[1] == "asked") {
        need_play();
        if (!is_business(w[2])) throw Stop{"no business is called " + w[2]};
        check(asked() != folded(w[2]), "asked: " + asked());
    } else if (what == "decision" && w.size() == 2) {
        need_play();
        const std::string word = w[1] == "fate" ? "dice" : w[1];
        if (word != "dice" && word != "nobody" && !is_side(word))
            throw Stop{"no side is called " + word};
        check(folded(decides()) == folded(word),
              "it is for " + decides() + " to decide, not for " + w[1]);
    } else {
        return false;
    }
    return true;
}

void Script::expect_choices(const std::string& rest) {
    need_play();
    std::vector<std::string> wanted;
    if (!rest.empty() && rest != "nothing")
        for (const std::string& one : listed(rest)) wanted.push_back(understood(one));
    std::vector<std::string> is = offers();
    std::sort(wanted.begin(), wanted.end());
    std::sort(is.begin(), is.end());
    check(is == wanted, "the choices are " + joined(is, "; ") + ", not " + joined(wanted, "; "));
}

void Script::expect_offers(const std::string& rest, bool wanted) {
    need_play();
    // A misspelt verb would never be offered.
    try {
        understood(rest);
    } catch (const Stop& stop) {
        if (stop.why.find("is no action") != stop.why.npos) throw;
    }
    const std::string start = words_of_notation(rest);
    const auto all = offers();
    const auto found = std::find_if(all.begin(), all.end(), [&](const std::string& one) {
        const std::string text = words_of_notation(one);
        return text == start || text.starts_with(start + " ");
    });
    if (wanted)
        check(found != all.end(),
              "nothing like " + quoted(rest) + " is offered, but " + joined(all, "; "));
    else
        check(found == all.end(),
              quoted(found == all.end() ? rest : *found) + " should not be offered");
}

// ------------------------------------------------------------------ facts

struct Script::FactWanted {
    std::string name;
    std::vector<std::pair<std::string, std::string>> fields;
};

Script::FactWanted Script::fact_wanted(const Words& w, std::size_t from) const {
    if (from >= w.size()) throw Stop{"which fact?"};
    FactWanted wanted{w[from], {}};
    if (!is_fact(wanted.name)) throw Stop{"no fact is called " + wanted.name};
    if ((w.size() - from) % 2 == 0)
        throw Stop{"after the fact come fields with their values: expect fact moved a 2"};
    for (std::size_t i = from + 1; i < w.size(); i += 2) {
        if (!is_field(w[i])) throw Stop{"no field of a fact is called " + w[i]};
        check_value(w[i], w[i + 1]);
        wanted.fields.emplace_back(w[i], w[i + 1]);
    }
    return wanted;
}

bool Script::holds(std::size_t i, const FactWanted& wanted) const {
    if (!fact_is(i, wanted.name)) return false;
    return std::all_of(wanted.fields.begin(), wanted.fields.end(),
                       [&](const auto& field) { return field_is(i, field.first, field.second); });
}

std::string Script::story(const std::string& name) const {
    std::vector<std::string> told;
    std::string names;
    for (std::size_t i = 0; i < facts(); ++i) {
        if (fact_is(i, name)) told.push_back(fact(i));
        const std::string text = fact(i);
        names += " " + text.substr(0, text.find(' '));
    }
    if (!told.empty()) return "told: " + joined(told, "; ");
    return names.empty() ? "nothing was told" : "told:" + names;
}

void Script::expect_facts(Words w, bool none) {
    std::optional<int> wanted_count;
    if (w[0] == "facts") {
        if (w.size() < 3) throw Stop{"expect facts wants a number and a fact"};
        wanted_count = number_of(w[1]);
        w.erase(w.begin());
    }
    const FactWanted wanted = fact_wanted(w, 1);
    int count = 0;
    for (std::size_t i = 0; i < facts(); ++i) count += holds(i, wanted) ? 1 : 0;
    const std::string said = joined(Words(w.begin() + 1, w.end()), " ");
    if (wanted_count)
        check(count == *wanted_count, std::to_string(count) + " times, not " +
                                          std::to_string(*wanted_count) + ": " + said + "; " +
                                          story(wanted.name));
    else if (none)
        check(count == 0, "should not have been told: " + said + "; " + story(wanted.name));
    else
        check(count > 0, "was not told: " + said + "; " + story(wanted.name));
}

// expect sum a 24 of received force Anjou
void Script::expect_sum(const Words& w) {
    if (w.size() < 5 || w[3] != "of" || !is_field(w[1]))
        throw Stop{"a sum is written: expect sum a 24 of received force Anjou"};
    const FactWanted wanted = fact_wanted(w, 4);
    int sum = 0;
    for (std::size_t i = 0; i < facts(); ++i)
        if (holds(i, wanted)) sum += number_of(field(i, w[1]));
    check(sum == number_of(w[2]),
          "the sum is " + std::to_string(sum) + ", not " + w[2] + "; " + story(wanted.name));
}

}  // namespace levee::testing
