// What may be expected in all games.

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "support/script.h"
#include "support/script_json.h"

namespace levee::testing {

namespace {

std::string words_of_notation(const std::string& text) {
    std::string plain;
    for (const Word& word : split(text)) plain += (plain.empty() ? "" : " ") + folded(word.text);
    std::replace(plain.begin(), plain.end(), '_', ' ');
    return plain;
}

}  // namespace

// ------------------------------------------------------------------ the position

void Script::expect_state(const std::string& rest) { expect_member(position(), rest, ""); }

void Script::expect_member(boost::json::value now, const std::string& rest,
                           const std::string& whose) {
    const std::size_t end = path_end(rest);
    const std::string path = rest.substr(0, end);
    const std::string written = trimmed(rest.substr(end));
    if (written.empty()) throw Stop{"a member and its value are wanted: turn 3"};
    const auto places = [&](auto list, auto name) { return place_of(list, name); };
    // Names and sets are compared as the game reads them.
    boost::json::value other = understood(with_member(now, path, written));
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
        throw Stop{"after the fact come fields with their values: expect fact moved cost 2"};
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

// expect sum points 24 of received force Anjou
void Script::expect_sum(const Words& w) {
    if (w.size() < 5 || w[3] != "of" || !is_field(w[1]))
        throw Stop{"a sum is written: expect sum points 24 of received force Anjou"};
    const FactWanted wanted = fact_wanted(w, 4);
    int sum = 0;
    for (std::size_t i = 0; i < facts(); ++i)
        if (const std::string value = holds(i, wanted) ? field(i, w[1]) : ""; !value.empty())
            sum += number_of(value);
    check(sum == number_of(w[2]),
          "the sum is " + std::to_string(sum) + ", not " + w[2] + "; " + story(wanted.name));
}

}  // namespace levee::testing
