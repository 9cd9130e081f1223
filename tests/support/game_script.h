#pragma once

#include <algorithm>
#include <boost/describe.hpp>
#include <boost/json/serialize.hpp>
#include <boost/mp11/algorithm.hpp>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/contract/rules.h"
#include "engine/text/json.h"
#include "engine/text/notation.h"
#include "engine/text/position_lines.h"
#include "support/script.h"

// The rules of one game behind the statements of support/script.h: actions through its notation,
// positions by reflection, facts through the game's table of them (book_of, told_of). A game
// derives from it and adds its own words.
namespace levee::testing {

namespace detail {

template <class T>
struct IsPerId : std::false_type {};
template <class Key, class T, std::size_t N>
struct IsPerId<engine::PerId<Key, T, N>> : std::true_type {
    using Index = Key;
};

template <class T, class Work>
void for_members(Work work) {
    boost::mp11::mp_for_each<boost::describe::describe_members<T, boost::describe::mod_public>>(
        work);
}

}  // namespace detail

// Names reads what a script calls a piece (see NamesFor in engine/text/json.h).
template <class Rules, class Names>
class GameScript : public Script {
 public:
    using State = typename Rules::State;
    using Action = typename Rules::Action;
    using Actions = typename Rules::Actions;
    using Events = typename Rules::Events;
    using Told = std::remove_cvref_t<decltype(std::declval<Events&>()[0])>;

 protected:
    GameScript(const Rules& rules, const Names& names, std::string_view file, Outcome& outcome,
               const State& start, std::string beginning)
        : Script(file, outcome, std::move(beginning)),
          state_(start),
          rules_(rules),
          names_(names) {}

    // The game's notation: that of its table of verbs.
    virtual engine::Result<Action> parse(const std::string& text) const {
        return book_of(Action{}.verb).parse(rules_.board(), text);
    }
    virtual std::string written(const Action& a) const {
        return book_of(a.verb).notation(rules_.board(), a);
    }
    // What a seat is called now: its side, as a rule.
    virtual std::vector<std::string> seats() const = 0;
    // The facts from here on are new.
    virtual void heard(std::size_t /*first_new*/) {}

    // Facts of what happened before play began.
    void tell(const Events& events) {
        for (const Told& f : events) story_.push_back(f);
    }

    // Words of a position that the product has too; `on` is what they work on besides the rules and
    // the state. False: there is no such word, or play has begun already.
    template <class Position, class... On>
    bool set_position(std::span<const engine::position_lines::Word<Position>> list, const Words& w,
                      const On&... on) {
        const auto* word = engine::position_lines::find(list, w[0]);
        if (word == nullptr || (word->begins && playing())) return false;
        Events told;
        Position position{rules_, on..., state_, &told};
        if (const auto wrong = engine::position_lines::carry_out(*word, position, w))
            throw Stop{wrong->what};
        if (word->begins) begin();
        tell(told);
        return true;
    }

    State state_;
    Events events_;            // of the last action, with the rolls it asked for
    std::vector<Told> story_;  // since play began or forget

 private:
    // ---------------------------------------------------------------- the referee

    Action action(const std::string& text) const {
        auto parsed = parse(text);
        if (const auto* wrong = engine::mistake(parsed)) throw Stop{wrong->text()};
        return std::get<Action>(parsed);
    }

    std::string understood(const std::string& text) const final { return written(action(text)); }

    Answer ask(const std::string& text) const final {
        const Action a = action(text);
        Actions all;
        rules_.legal_actions(state_, all);
        const engine::Verdict verdict = rules_.why_not(state_, a);
        Answer answer;
        answer.offered = std::find(all.begin(), all.end(), a) != all.end();
        answer.accepted = verdict.legal();
        answer.chance = rules_.actor(state_).is_chance();
        if (!verdict.legal()) {
            answer.rule = verdict.refusal.rule;
            answer.why = verdict.refusal.text(engine::Language::English);
        }
        return answer;
    }

    void act(const std::string& text) final {
        const Action a = action(text);
        // A roll belongs to the action that asked for it.
        const bool roll = rules_.actor(state_).is_chance();
        if (!roll || rolled_) events_.clear();
        rolled_ = roll;
        Events now;
        rules_.apply(state_, a, &now);
        const std::size_t before = events_.size();
        for (const Told& f : now) events_.push_back(f);
        tell(now);
        heard(before);
    }

    std::vector<std::string> offers() const final {
        Actions all;
        rules_.legal_actions(state_, all);
        std::vector<std::string> list;
        for (const Action& a : all) list.push_back(written(a));
        return list;
    }

    std::string decides() const final {
        const engine::Actor actor = rules_.actor(state_);
        if (actor.is_chance()) return "dice";
        return actor.is_seat() ? seats()[actor.seat.raw] : std::string{"nobody"};
    }
    std::optional<engine::SeatId> seat_of_word(const std::string& word) const {
        const auto all = seats();
        for (std::size_t i = 0; i < all.size(); ++i)
            if (folded(all[i]) == folded(word)) return engine::SeatId{static_cast<std::uint8_t>(i)};
        return {};
    }
    bool is_side(const std::string& word) const final { return seat_of_word(word).has_value(); }

    using Matter = decltype(State{}.frames[0].business);
    std::string asked() const final {
        const Matter top = state_.depth == 0 ? Matter{} : state_.frames[state_.depth - 1U].business;
        return text_of(top);
    }
    bool is_business(const std::string& word) const final { return is_enumerator<Matter>(word); }

    std::optional<std::string> lost() const final {
        if constexpr (requires { rules_.conserved(state_); })
            return rules_.conserved(state_);
        else
            return {};
    }

    // ---------------------------------------------------------------- the position

    boost::json::value position() const final { return engine::json::write(state_, names_); }

    State read(const boost::json::value& position) const {
        State next = state_;
        if (const auto wrong = engine::json::read(position, next, names_))
            throw Stop{wrong->text()};
        return next;
    }
    void take(const boost::json::value& position) final {
        state_ = read(position);
        rules_.rebuild(state_);
    }
    boost::json::value understood(const boost::json::value& position) const final {
        return engine::json::write(read(position), names_);
    }

    std::optional<std::size_t> place_of(std::string_view member,
                                        std::string_view name) const final {
        std::optional<std::size_t> place;
        detail::for_members<State>([&](auto m) {
            using Member = std::remove_cvref_t<decltype(state_.*m.pointer)>;
            if constexpr (detail::IsPerId<Member>::value) {
                using Index = typename detail::IsPerId<Member>::Index;
                if constexpr (engine::json::NamesFor<Names, Index>) {
                    Index index{};
                    if (member == m.name && names_.read(name, index) && index.raw < Member::kSize)
                        place = index.raw;
                }
            }
        });
        return place;
    }

    // ---------------------------------------------------------------- views

    State seen(const State& state, const std::string& who) const {
        if (who == "spectator") return rules_.view(state, engine::kSpectator);
        const auto seat = seat_of_word(who);
        if (!seat) throw Stop{"nobody is called " + who + "; there is also the spectator"};
        return rules_.view(state, *seat);
    }
    boost::json::value view(const std::string& who) const final {
        return engine::json::write(seen(state_, who), names_);
    }
    bool same_decision(const std::string& who) const final {
        return rules_.actor(seen(state_, who)) == rules_.actor(state_);
    }
    std::optional<bool> same_view(const std::string& who, const std::string& name) const final {
        const auto found = kept_.find(name);
        if (found == kept_.end()) return {};
        return seen(state_, who) == seen(found->second.state, who);
    }

    // ---------------------------------------------------------------- facts

    template <class E>
    static bool is_enumerator(const std::string& word) {
        const auto& names = engine::json::detail::enum_names<E>();
        return std::any_of(names.begin(), names.end(),
                           [&](const auto& one) { return one.name == folded(word); });
    }

    template <class T>
    std::string text_of(const T& value) const {
        const boost::json::value json = engine::json::write(value, names_);
        return json.is_string() ? std::string{json.get_string()} : boost::json::serialize(json);
    }

    template <class T>
    bool is_value(const T& value, const std::string& word) const {
        if constexpr (engine::json::NamesFor<Names, T>) {
            T meant{};
            return names_.read(word, meant) && meant == value;
        } else {
            return folded(text_of(value)) == folded(word.starts_with('+') ? word.substr(1) : word);
        }
    }

    // Calls work(value) with the field of this name; false: there is none. The ids of a fact are
    // fields of its struct, what its figures are is in the game's table of facts.
    template <class Work>
    static bool with_field(const Told& f, const std::string& name, Work work) {
        bool found = false;
        detail::for_members<Told>([&](auto m) {
            if (found || name != m.name) return;
            found = true;
            work(f.*m.pointer);
        });
        if (!found && name == "rule") {
            work(std::string{f.rule});
            return true;
        }
        return found;
    }
    static const auto& book() { return book_of(Told{}.fact); }
    static bool is_figure(const std::string& name) {
        for (const auto& row : book().rows)
            for (const auto& member : row.members)
                if (member.name == name) return true;
        return false;
    }
    boost::json::object figures(std::size_t i) const {
        return book().facts(told_of(rules_.board(), state_, story_[i]));
    }
    // As JSON, or empty: this fact has none.
    std::string figure(std::size_t i, const std::string& name) const {
        const boost::json::object all = figures(i);
        const auto* found = all.if_contains(name);
        if (found == nullptr) return {};
        return found->is_string() ? std::string{found->get_string()}
                                  : boost::json::serialize(*found);
    }

    std::size_t facts() const final { return story_.size(); }
    bool is_fact(const std::string& word) const final {
        return word == "any" || book().find(folded(word));
    }
    bool is_field(const std::string& word) const final {
        return with_field(Told{}, word, [](const auto&) {}) || is_figure(word);
    }
    bool fact_is(std::size_t i, const std::string& name) const final {
        return name == "any" || book().row(story_[i].fact).word == folded(name);
    }
    std::string fact(std::size_t i) const final {
        std::string text{book().row(story_[i].fact).word};
        const Told plain{};
        detail::for_members<Told>([&](auto m) {
            const std::string value = text_of(story_[i].*m.pointer);
            if (value != text_of(plain.*m.pointer)) text += " " + std::string{m.name} + " " + value;
        });
        for (const auto& [name, value] : figures(i))
            if (!with_field(plain, name, [](const auto&) {}))
                text += " " + std::string{name} + " " + figure(i, name);
        return text + " rule " + story_[i].rule;
    }
    std::string field(std::size_t i, const std::string& name) const final {
        std::string text;
        if (!with_field(story_[i], name, [&](const auto& value) { text = text_of(value); }))
            text = figure(i, name);
        return text;
    }
    bool field_is(std::size_t i, const std::string& name, const std::string& word) const final {
        bool is = false;
        const auto compare = [&](const auto& value) { is = is_value(value, word); };
        if (with_field(story_[i], name, compare)) return is;
        return folded(figure(i, name)) == folded(word.starts_with('+') ? word.substr(1) : word);
    }
    void check_value(const std::string& name, const std::string& word) const final {
        with_field(Told{}, name, [&](const auto& value) {
            using Value = std::remove_cvref_t<decltype(value)>;
            bool good = true;
            if constexpr (engine::json::NamesFor<Names, Value>) {
                Value meant{};
                good = names_.read(word, meant);
            } else if constexpr (std::is_enum_v<Value>) {
                good = is_enumerator<Value>(word);
            } else if constexpr (std::is_same_v<Value, bool>) {
                good = word == "true" || word == "false";
            } else if constexpr (std::is_integral_v<Value>) {
                number_of(word);
            }
            if (!good) throw Stop{"the " + name + " of a fact is never " + word};
        });
    }

    // ---------------------------------------------------------------- memory

    void forget() final { story_.clear(); }

    struct Kept {
        State state;
        Events events;
        std::vector<Told> story;
    };
    void keep(const std::string& name) final { kept_[name] = {state_, events_, story_}; }
    bool back(const std::string& name) final {
        const auto found = kept_.find(name);
        if (found == kept_.end()) return false;
        state_ = found->second.state;
        events_ = found->second.events;
        story_ = found->second.story;
        return true;
    }

    const Rules& rules_;
    const Names names_;
    std::map<std::string, Kept> kept_;
    bool rolled_ = false;
};

// Once for each row of `with`, each time with a fresh game.
template <class Script>
Outcome run_case(const Case& one, std::string_view file) {
    Outcome outcome;
    for (const Run& run : one.runs) Script{file, outcome}.run(one, run);
    return outcome;
}

}  // namespace levee::testing
