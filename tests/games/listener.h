#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/proofs/playout.h"
#include "engine/tables/table_of.h"

namespace levee::testing {

// A sentence for people: no slot was left open, nothing was unknown.
inline bool is_sentence(const std::string& text) {
    return !text.empty() && text.find_first_of("{}?") == std::string::npos &&
           text.find("  ") == std::string::npos;
}

// No words that a French sentence does not have.
inline bool is_french(std::string text) {
    std::ranges::replace_if(
        text, [](char c) { return std::string_view("(),;:.").find(c) != std::string_view::npos; },
        ' ');
    static const std::set<std::string, std::less<>> kEnglish{
        "the",   "and",   "of",    "to",    "from",   "with", "is",     "are",   "for",
        "they",  "his",   "he",    "in",    "enemy",  "area", "then",   "costs", "army",
        "clear", "mixed", "marsh", "where", "choose", "move", "control"};
    std::istringstream in(text);
    for (std::string word; in >> word;)
        if (kEnglish.contains(word)) return false;
    return true;
}

// Plays at random and listens to everything that is said on the way, in both languages. What a
// choice says is compared with what it says in another world that the player cannot tell apart.
template <class Module>
class Listener {
 public:
    using Rules = typename Module::Rules;
    using State = typename Rules::State;
    using Action = typename Rules::Action;

    Listener(const Rules& rules, std::uint64_t seed) : rules_(rules), random_(seed) {}

    std::set<std::string> verbs;
    std::set<std::string> facts;
    std::vector<std::string> complaints;

    void play(const State& start, std::uint64_t decisions) {
        engine::random_play(
            rules_, [&] { return start; }, decisions, random_,
            [](const State&) { return std::uint64_t{0}; },
            [&](const engine::Step<Rules>& step) { hear(step); });
    }

 private:
    static constexpr std::array kLanguages{engine::Language::English, engine::Language::French};
    static constexpr std::size_t kMostComplaints = 10;

    void want(bool good, const std::string& what) {
        if (!good && complaints.size() < kMostComplaints) complaints.push_back(what);
    }
    void want_sentence(const std::string& text, engine::Language language,
                       const std::string& what) {
        want(is_sentence(text), what + ": " + text);
        if (language == engine::Language::French)
            want(is_french(text), "French for " + what + ": " + text);
    }

    void hear(const engine::Step<Rules>& step) {
        if (step.actor.is_over()) return hear_end(step.state);
        // Asking for the text of everything at every decision would take minutes.
        constexpr std::uint32_t kEvery = 6;
        if (own_.below(kEvery) == 0) hear_decision(step);
        if (!step.action) return;
        State after = step.state;
        typename Rules::Events log;
        rules_.apply(after, *step.action, &log);
        for (const auto& event : log) hear_event(after, event);
    }

    void hear_decision(const engine::Step<Rules>& step) {
        const State& s = step.state;
        for (int i = 0; i <= rules_.seats(s); ++i) {
            const auto viewer = i == rules_.seats(s) ? engine::kSpectator
                                                     : engine::SeatId{static_cast<std::uint8_t>(i)};
            const State view = rules_.view(s, viewer);
            for (const auto language : kLanguages) {
                const auto asked = Module::prompt(rules_, view, viewer, language);
                want_sentence(asked.text, language, "prompt");
                want(!asked.rule.empty(), "a rule for " + asked.text);
                for (const char* vague : {" decide.", " décider.", "One die.", "Two dice."})
                    want(!asked.text.ends_with(vague), "more than " + asked.text);
            }
        }
        if (!step.actor.is_seat()) return;
        typename Rules::Actions offered;
        rules_.legal_actions(s, offered);
        const State other = rules_.resample(s, step.actor.seat, own_);
        for (const Action& action : offered) hear_choice(s, other, action);
    }

    void hear_choice(const State& s, const State& other, const Action& action) {
        for (const auto language : kLanguages) {
            const auto option = Module::choice(rules_, s, action, language);
            verbs.insert(option.notation.substr(0, option.notation.find(' ')));
            want_sentence(option.text, language, option.notation);
            want(!option.rule.empty() && option.text != "No", "a rule for " + option.notation);
            want(Module::choice(rules_, other, action, language).text == option.text,
                 "silence about " + option.text);
            const auto read = Module::parse(rules_.board(), option.notation);
            want(engine::mistake(read) == nullptr && std::get<Action>(read) == action,
                 "to read " + option.notation);
        }
    }

    template <class Event>
    void hear_event(const State& s, const Event& event) {
        const auto text = Module::event_text(rules_, s, event);
        facts.insert(text.kind);
        want(!text.rule.empty(), "a rule for " + text.kind);
        want(text.secret == event.secret, "to keep the secret of " + text.kind);
        for (const auto language : kLanguages)
            want_sentence(text.text.in(language), language, text.kind);
    }

    void hear_end(const State& s) {
        for (const auto language : kLanguages) {
            const auto end = Module::ending(rules_, s, language);
            want(end.has_value(), "an ending");
            if (end) want_sentence(end->text, language, "ending");
        }
    }

    const Rules& rules_;
    engine::Random random_;
    engine::Random own_{1870};
};

}  // namespace levee::testing
