#pragma once

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <concepts>
#include <cstdint>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "engine/contract/hash.h"
#include "engine/contract/rules.h"
#include "engine/proofs/playout.h"
#include "engine/tables/game.h"
#include "engine/tables/page.h"
#include "engine/tables/page_shapes.h"
#include "engine/tables/table.h"
#include "engine/text/facts.h"
#include "engine/text/json.h"

namespace levee::engine {

template <class Rules>
using EventOf = std::remove_cvref_t<decltype(std::declval<typename Rules::Events&>()[0])>;

// All that a game gives to the engine besides its rules: a struct with nothing but static
// functions. Beyond RulesOf, the rules have
//   board()        what never changes
//   assumed(s)     the action that odds suppose of a decision between an action and its dice
//   validate(s)    the first thing wrong with a state from outside, or nothing; trusts nothing
//   rebuild(s)     fills what follows from the rest of a valid state
template <class M>
concept ModuleOf = requires(const typename M::Rules& rules, const typename M::Rules::State& state,
                            typename M::Rules::State& loaded,
                            const typename M::Rules::Action& action,
                            const EventOf<typename M::Rules>& event, SeatId seat, Language language,
                            std::string_view text, const Setup& setup) {
    requires RulesOf<typename M::Rules>;
    { rules.assumed(state) } -> std::same_as<typename M::Rules::Action>;
    { rules.validate(state) } -> std::same_as<std::optional<Mistake>>;
    { rules.rebuild(loaded) } -> std::same_as<void>;

    // The game, for GameOf (engine/tables/game_of.h).
    { M::kKey } -> std::convertible_to<std::string_view>;
    { M::kTitle } -> std::convertible_to<std::string_view>;
    { M::kRulesVersion } -> std::convertible_to<std::string_view>;
    { M::scenarios(rules.board()) } -> std::same_as<std::vector<ScenarioInfo>>;
    { M::options() } -> std::same_as<std::vector<OptionInfo>>;
    // A new game, or the option or scenario that is wrong.
    { M::new_game(rules, setup) } -> std::same_as<Result<typename M::Rules::State>>;
    // A game may have several maps: the state says which it is played on.
    { M::svg(rules, state, language) } -> std::same_as<std::string>;

    // Text. parse(notation(a)) is a.
    { M::notation(rules.board(), action) } -> std::same_as<std::string>;
    { M::parse(rules.board(), text) } -> std::same_as<Result<typename M::Rules::Action>>;
    // Must never be played by itself, although it is the only choice.
    { M::commits(action) } -> std::same_as<bool>;
    { M::choice(rules, state, action, language) } -> std::same_as<Choice>;
    // The state is what the viewer may see.
    { M::prompt(rules, state, seat, language) } -> std::same_as<Choice>;
    // The state is the one after the event.
    { M::event_text(rules, state, event) } -> std::same_as<EventText>;
    { M::role(event) } -> std::same_as<EventRole>;
    { M::modifier(event, language) } -> std::same_as<Modifier>;
    { M::result(event, language) } -> std::same_as<std::string>;
    { M::ending(rules, state, language) } -> std::same_as<std::optional<Ending>>;
    { M::seat_name(state, seat, language) } -> std::same_as<std::string>;
    { M::draw(rules, state, seat, bool{}, language) } -> std::same_as<std::string>;

    // A page with a board.
    { M::page_board(rules, state, language) } -> std::same_as<page::Board>;
    // The state is what the viewer may see.
    { M::scene(rules, state, seat, language) } -> std::same_as<page::Scene>;
    {
        M::overlay(rules, state, seat, text, text, text, language)
        } -> std::same_as<Result<page::Overlay>>;
    // What to point at for an action that is legal in the state.
    { M::target(rules, state, action) } -> std::same_as<Target>;
    // The action with this piece and this space instead of its own, or nothing if it has no room
    // for them; either text may be empty, and neither need name anything.
    {
        M::aimed(rules, state, action, text, text)
        } -> std::same_as<std::optional<typename M::Rules::Action>>;
    // The space that a step of a movement enters; empty for all other actions.
    { M::step_space(rules.board(), action) } -> std::same_as<std::string>;
    // Where the moving piece is; empty when none moves.
    { M::moving_from(rules.board(), state) } -> std::same_as<std::string>;
    // What an event says was spent for a step, else 0; and how people write a sum of that.
    { M::step_spent(event) } -> std::same_as<int>;
    { M::cost_text(int{}) } -> std::same_as<std::string>;
    // Nothing is hidden from anybody in the whole game.
    { M::open(state) } -> std::same_as<bool>;

    // The Names of engine/text/json.h.
    M::names(rules.board());
    // A module may also have between(state): whether the decision only stands between an action and
    // its dice, so that the odds may suppose it. Without it they suppose every decision.
    // And never_forced(state): whether how many choices there are may depend on what is hidden, so
    // that none of them is played by itself. Without it those that do not commit are.
    // And in_secret(state): whether the decision at hand is made behind a screen, so that not even
    // how often somebody decides may show. Without it the game has no such decisions.
    // And discloses(rules, state, event, viewer): the rules lay something hidden open for this
    // viewer by what the event tells; the state is the one after it
    // (engine/proofs/paired_worlds.h). And answers(event): somebody has had to say something of
    // what he hides. Whoever has asked cannot take that back. And position(rules, setup, lines) ->
    // Result<State>: what lines of words stand for (engine/text/position_lines.h). Without it the
    // game has no such words. A playable state for the odds, in which what the viewer cannot know
    // is the likeliest guess.
    { M::public_state(rules, state, seat) } -> std::same_as<typename M::Rules::State>;
};

// One game in progress. The rules belong to the Game that opened it and outlive it.
template <ModuleOf Module>
class TableOf final : public Table {
 public:
    using Rules = typename Module::Rules;
    using State = typename Rules::State;
    using Action = typename Rules::Action;

    TableOf(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

    std::unique_ptr<Table> clone() const override { return std::make_unique<TableOf>(*this); }

    const Rules& rules() const { return rules_; }
    // What computer players may know of the game, with its types: never the state itself.
    State seen_by(SeatId seat) const { return rules_.view(state_, seat); }
    State world_for(SeatId seat, Random& random) const {
        return rules_.resample(state_, seat, random);
    }

    Actor actor() const override { return rules_.actor(state_); }
    int seats() const override { return rules_.seats(state_); }
    SideId side_of(SeatId seat) const override { return rules_.side_of(state_, seat); }
    std::string seat_name(SeatId seat, Language language) const override {
        return Module::seat_name(state_, seat, language);
    }
    std::optional<Ending> ending(Language language) const override {
        if (!actor().is_over()) return {};
        return Module::ending(rules_, state_, language);
    }

    Choice prompt(SeatId viewer, Language language) const override {
        return Module::prompt(rules_, rules_.view(state_, viewer), viewer, language);
    }
    std::vector<Choice> choices(Language language) const override {
        std::vector<Choice> list;
        if (!actor().is_seat()) return list;
        typename Rules::Actions offered;
        rules_.legal_actions(state_, offered);
        list.reserve(offered.size());
        for (const Action& action : offered) list.push_back(pointed(action, language));
        return list;
    }

    std::string any_choice(Random& random) const override {
        typename Rules::Actions offered;
        const auto action = random_action(rules_, state_, actor(), offered, random);
        return action ? Module::notation(rules_.board(), *action) : std::string();
    }

    std::optional<RefusalText> why_not(std::string_view notation,
                                       Language language) const override {
        const auto parsed = Module::parse(rules_.board(), notation);
        if (const auto* wrong = mistake(parsed)) return RefusalText{"", wrong->text()};
        return refused(state_, std::get<Action>(parsed), language);
    }
    std::variant<Played, RefusalText> play(std::string_view notation, Language language,
                                           bool watch) override {
        const auto parsed = Module::parse(rules_.board(), notation);
        if (const auto* wrong = mistake(parsed)) return RefusalText{"", wrong->text()};
        const Action& action = std::get<Action>(parsed);
        if (auto refusal = refused(state_, action, language)) return *refusal;
        Played played;
        played.revealed = watch && actor().is_seat() && !Module::open(state_) &&
                          detail::learns(rules_, state_, action);
        typename Rules::Events log;
        rules_.apply(state_, action, &log);
        played.events.reserve(log.size());
        for (const auto& event : log) {
            if constexpr (requires { Module::answers(event); })
                played.revealed |= watch && Module::answers(event);
            played.events.push_back(Module::event_text(rules_, state_, event));
        }
        return played;
    }
    bool commits(std::string_view notation) const override {
        const auto parsed = Module::parse(rules_.board(), notation);
        return mistake(parsed) == nullptr && Module::commits(std::get<Action>(parsed));
    }

    bool never_forced() const override {
        if constexpr (requires { Module::never_forced(state_); })
            return actor().is_seat() && Module::never_forced(state_);
        return false;
    }

    bool plain_step(std::string_view notation) const override {
        const auto parsed = Module::parse(rules_.board(), notation);
        if (mistake(parsed) != nullptr || !actor().is_seat()) return false;
        return detail::is_plain_step<Module>(
            rules_, Module::public_state(rules_, state_, actor().seat), std::get<Action>(parsed));
    }

    bool open() const override { return Module::open(state_); }
    bool in_secret() const override {
        if constexpr (requires { Module::in_secret(state_); })
            return actor().is_seat() && Module::in_secret(state_);
        return false;
    }
    Actor actor_seen_by(SeatId viewer) const override {
        return rules_.actor(rules_.view(state_, viewer));
    }
    bool looks_like(const Table& other, SeatId viewer) const override {
        const auto* same_game = dynamic_cast<const TableOf*>(&other);
        return same_game != nullptr &&
               rules_.view(state_, viewer) == rules_.view(same_game->state_, viewer);
    }

    boost::json::value scene(SeatId viewer, Language language) const override {
        return page::written(Module::scene(rules_, rules_.view(state_, viewer), viewer, language));
    }
    std::vector<RefusalText> why_not_at(std::string_view piece, std::string_view space,
                                        Language language) const override {
        if (!actor().is_seat()) return {};
        return detail::refusals_at<Module>(rules_, state_, piece, space, language);
    }
    std::vector<Way> ways(SeatId viewer, Language /*language*/) const override {
        if (actor() != Actor::of(viewer)) return {};
        return detail::WayFinder<Module>(rules_).from(Module::public_state(rules_, state_, viewer));
    }
    Result<boost::json::value> overlay(std::string_view overlay, std::string_view piece,
                                       std::string_view space, SeatId viewer,
                                       Language language) const override {
        const auto laid = Module::overlay(rules_, rules_.view(state_, viewer), viewer, overlay,
                                          piece, space, language);
        if (const auto* wrong = mistake(laid)) return *wrong;
        return page::written(std::get<page::Overlay>(laid));
    }

    Chance chance() const override {
        return actor().is_chance() ? rules_.chance(state_) : Chance{};
    }
    std::string chance_notation(const Outcome& outcome) const override {
        if (!actor().is_chance()) return {};
        return Module::notation(rules_.board(), rules_.chance_action(state_, outcome));
    }

    Result<Odds> odds(std::string_view notation, SeatId viewer, Language language) const override;

    boost::json::value view(SeatId seat) const override {
        return written(rules_.view(state_, seat));
    }
    boost::json::value state() const override { return written(state_); }
    std::optional<Mistake> load(const boost::json::value& from) override {
        State loaded{};
        if (auto wrong = json::read(from, loaded, Module::names(rules_.board()))) return wrong;
        if (auto wrong = rules_.validate(loaded)) return wrong;
        rules_.rebuild(loaded);
        state_ = loaded;
        return {};
    }
    std::uint64_t hash() const override {
        return hash_text(boost::json::serialize(written(state_)));
    }

    std::string draw(SeatId viewer, bool colour, Language language) const override {
        return Module::draw(rules_, rules_.view(state_, viewer), viewer, colour, language);
    }

 private:
    boost::json::value written(const State& state) const {
        return json::write(state, Module::names(rules_.board()));
    }
    Choice pointed(const Action& action, Language language) const {
        Choice choice = Module::choice(rules_, state_, action, language);
        Target target = Module::target(rules_, state_, action);
        choice.verb = choice.notation.substr(0, choice.notation.find(' '));
        choice.piece = std::move(target.piece);
        choice.space = std::move(target.space);
        choice.cost = std::move(target.cost);
        return choice;
    }
    std::optional<RefusalText> refused(const State& state, const Action& action,
                                       Language language) const {
        const Verdict verdict = rules_.why_not(state, action);
        if (verdict.legal()) return {};
        return RefusalText{verdict.refusal.rule, verdict.refusal.text(language)};
    }

    const Rules& rules_;
    State state_;
};

namespace detail {

// How many decisions in a row the odds suppose before they give up looking for dice.
inline constexpr int kMostAssumed = 12;

inline constexpr Sentence kNoDice{"this action leads to no dice",
                                  "cette action ne mène à aucun jet de dés"};
inline constexpr Sentence kTooMany{"too much is drawn before the dice to count all of it",
                                   "trop de tirages précèdent les dés pour tout compter"};
inline constexpr Sentence kSupposing{"supposing: ", "en supposant : "};
inline constexpr Sentence kNothing{"no effect", "sans effet"};

inline void join(std::string& list, std::string_view item) {
    if (!list.empty()) list += "; ";
    list += item;
}

// How many different draws (of markers, of cards) the odds follow before they give up.
inline constexpr std::size_t kMostBranches = 4096;

// Walks to the next dice as the viewer might in his head, then through all their outcomes. What is
// drawn on the way (a marker from a cup) is followed in all its possibilities, so that a result is
// known before anything is drawn.
template <ModuleOf Module>
class OddsWalk {
 public:
    using Rules = typename Module::Rules;
    using State = typename Rules::State;
    using Action = typename Rules::Action;

    OddsWalk(const Rules& rules, const State& start, SeatId viewer, Language language)
        : rules_(rules), viewer_(viewer), language_(language) {
        branches_.push_back({start, 1, {}, {}, {}});
    }

    Result<Odds> from(const Action& action) {
        odds_.title = Module::choice(rules_, branches_[0].state, action, language_).text;
        play(branches_[0], action);
        suppose_all(branches_[0], true);
        if (!rules_.actor(branches_[0].state).is_chance())
            return Mistake{"", std::string(kNoDice.in(language_))};
        while (draws_left() && branches_.size() <= kMostBranches) follow_draws();
        if (branches_.size() > kMostBranches)
            return Mistake{"", std::string(kTooMany.in(language_))};
        roll_all();
        return odds_;
    }

 private:
    struct Branch {
        State state;
        std::uint64_t weight = 0;
        std::vector<std::uint8_t> drawn;  // sorted: the order of drawing is no difference
        std::vector<Modifier> modifiers;
        std::string happened;  // of the last draw
    };

    void play(Branch& branch, const Action& action) {
        log_.clear();
        rules_.apply(branch.state, action, &log_);
        note_modifiers(branch);
    }
    void note_modifiers(Branch& branch) {
        for (const auto& event : log_)
            if (Module::role(event) == EventRole::Modifier)
                branch.modifiers.push_back(Module::modifier(event, language_));
    }

    void suppose_all(Branch& branch, bool tell) {
        for (int i = 0; rules_.actor(branch.state).is_seat() && i < kMostAssumed; ++i)
            if (!suppose(branch, tell)) break;
    }
    // What is forced need not be told.
    bool suppose(Branch& branch, bool tell) {
        if constexpr (requires { Module::between(branch.state); })
            if (!Module::between(branch.state)) return false;
        const Action action = rules_.assumed(branch.state);
        if (!rules_.why_not(branch.state, action).legal()) return false;
        typename Rules::Actions offered;
        rules_.legal_actions(branch.state, offered);
        if (tell && offered.size() > 1) {
            if (odds_.assumption.empty())
                odds_.assumption = kSupposing.in(language_);
            else
                odds_.assumption += "; ";
            odds_.assumption += Module::choice(rules_, branch.state, action, language_).text;
        }
        play(branch, action);
        return true;
    }

    Chance chance_of(const Branch& branch) const {
        return rules_.actor(branch.state).is_chance() ? rules_.chance(branch.state) : Chance{};
    }
    bool draws_left() const {
        return std::any_of(branches_.begin(), branches_.end(), [&](const Branch& branch) {
            return chance_of(branch).kind == Chance::Kind::Pick;
        });
    }
    static std::uint64_t total_of(const Chance& chance) {
        std::uint64_t total = 0;
        for_each_outcome(chance, [&](const Outcome&, int weight) {
            total += static_cast<std::uint64_t>(weight);
        });
        return total == 0 ? 1 : total;
    }
    // So that weights of branches with other numbers of outcomes can be compared.
    std::uint64_t common_total(Chance::Kind kind) const {
        std::uint64_t common = 1;
        for (const Branch& branch : branches_)
            if (const Chance chance = chance_of(branch); chance.kind == kind)
                common = std::lcm(common, total_of(chance));
        return common;
    }

    void follow_draws() {
        const std::uint64_t common = common_total(Chance::Kind::Pick);
        std::vector<Branch> next;
        std::map<std::vector<std::uint8_t>, std::vector<std::size_t>> known;
        const auto keep = [&](Branch&& branch) {
            for (const std::size_t i : known[branch.drawn])
                if (next[i].state == branch.state) {
                    next[i].weight += branch.weight;
                    return;
                }
            known[branch.drawn].push_back(next.size());
            next.push_back(std::move(branch));
        };
        for (Branch& branch : branches_) {
            const Chance chance = chance_of(branch);
            if (chance.kind != Chance::Kind::Pick) {
                branch.weight *= common;
                keep(std::move(branch));
                continue;
            }
            const std::uint64_t scale = common / total_of(chance);
            for_each_outcome(chance, [&](const Outcome& outcome, int weight) {
                Branch drawn = branch;
                drawn.weight *= scale * static_cast<std::uint64_t>(weight);
                drawn.drawn.push_back(outcome.faces[0]);
                std::sort(drawn.drawn.begin(), drawn.drawn.end());
                play(drawn, rules_.chance_action(branch.state, outcome));
                drawn.happened = told(drawn.state, drawn.modifiers.size()).text;
                suppose_all(drawn, false);
                keep(std::move(drawn));
            });
        }
        branches_ = std::move(next);
    }

    void roll_all() {
        const std::uint64_t common = common_total(Chance::Kind::Dice);
        bool first = true;
        for (Branch& branch : branches_) {
            const Chance chance = chance_of(branch);
            if (chance.kind == Chance::Kind::Dice && odds_.rule.empty()) odds_.rule = chance.rule;
            if (chance.kind != Chance::Kind::Dice) {
                add_line(
                    branch.happened.empty() ? std::string(kNothing.in(language_)) : branch.happened,
                    branch.weight * common);
            } else {
                roll(branch, chance, common / total_of(chance));
            }
            keep_common(branch.modifiers, first);
            first = false;
        }
        for (const Modifier& modifier : odds_.modifiers) odds_.total_modifier += modifier.value;
    }
    void roll(Branch& branch, const Chance& chance, std::uint64_t scale) {
        // Rules may name the modifiers of a roll only when they read the dice. They are the same
        // for all outcomes, so one is enough.
        bool known = !branch.modifiers.empty();
        for_each_outcome(chance, [&](const Outcome& outcome, int weight) {
            State after = branch.state;
            log_.clear();
            rules_.apply(after, rules_.chance_action(branch.state, outcome), &log_);
            const Told result = told(after, known ? kNoModifiers : branch.modifiers.size());
            if (!known) note_first_modifiers(branch, result.modifiers);
            known = true;
            add_line(result.text, branch.weight * scale * static_cast<std::uint64_t>(weight));
        });
    }
    void note_first_modifiers(Branch& branch, std::size_t count) {
        for (const auto& event : log_) {
            if (count == 0) return;
            if (Module::role(event) != EventRole::Modifier) continue;
            branch.modifiers.push_back(Module::modifier(event, language_));
            --count;
        }
    }

    // What all branches have in common.
    void keep_common(const std::vector<Modifier>& modifiers, bool first) {
        if (first) {
            odds_.modifiers = modifiers;
            return;
        }
        std::erase_if(odds_.modifiers, [&](const Modifier& one) {
            return std::none_of(modifiers.begin(), modifiers.end(), [&](const Modifier& other) {
                return one.rule == other.rule && one.text == other.text && one.value == other.value;
            });
        });
    }

    static constexpr std::size_t kNoModifiers = static_cast<std::size_t>(-1);
    struct Told {
        std::string text;
        std::size_t modifiers = 0;  // named before anything happened
    };
    // The results of the tables (there may be one for each side), or else what happens.
    Told told(const State& after, std::size_t count_modifiers) {
        std::string result;
        std::string happened;
        std::size_t modifiers = 0;
        for (const auto& event : log_) {
            const EventRole role = Module::role(event);
            // What follows from a result, and the modifiers of rolls to come, are not asked for.
            if (role == EventRole::Main && !result.empty()) break;
            if (role == EventRole::Modifier && count_modifiers != kNoModifiers && result.empty() &&
                happened.empty())
                ++modifiers;
            if (role == EventRole::Modifier || role == EventRole::Detail) continue;
            const EventText text = Module::event_text(rules_, after, event);
            if (!text.may_be_read_by(viewer_)) continue;
            if (role == EventRole::Result)
                join(result, Module::result(event, language_));
            else
                join(happened, text.text.in(language_));
        }
        if (!result.empty()) return {result, modifiers};
        return {happened.empty() ? std::string(kNothing.in(language_)) : happened, modifiers};
    }

    // To the line with the same result, or as a new one.
    void add_line(std::string result, std::uint64_t weight) {
        odds_.total_weight += weight;
        for (auto& line : odds_.lines)
            if (line.result == result) {
                line.weight += weight;
                return;
            }
        odds_.lines.push_back({std::move(result), weight});
    }

    const Rules& rules_;
    std::vector<Branch> branches_;
    SeatId viewer_;
    Language language_;
    typename Rules::Events log_{};
    Odds odds_{};
};

}  // namespace detail

template <ModuleOf Module>
Result<Odds> TableOf<Module>::odds(std::string_view notation, SeatId viewer,
                                   Language language) const {
    const auto parsed = Module::parse(rules_.board(), notation);
    if (const auto* wrong = mistake(parsed)) return *wrong;
    const Action& action = std::get<Action>(parsed);
    const State start = Module::public_state(rules_, state_, viewer);
    if (auto refusal = refused(start, action, language))
        return Mistake{refusal->rule, refusal->text};
    return detail::OddsWalk<Module>(rules_, start, viewer, language).from(action);
}

}  // namespace levee::engine
