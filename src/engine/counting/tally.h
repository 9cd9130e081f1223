#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/rule.h"
#include "engine/contract/rules.h"
#include "engine/text/wording.h"

// What is counted of a game by whoever plays thousands of them (src/lab). A game says once what its
// figures mean, and fills one tally of plain numbers for every game played.
namespace levee::engine {

struct TallySheet {
    struct Item {
        std::string key;  // of a column: letters, digits and hyphens
        Label title;
        int side = -1;  // whose it is; -1: of both
    };
    // Figures that belong into one picture: losses by arm, losses by formation.
    struct Group {
        std::string key;
        Label title;
        std::vector<Item> items;
    };

    std::array<Label, 2> sides;
    std::array<std::string, 2> side_keys;
    Label lead;  // what the lead of the first side is counted in
    int turns = 0;
    std::vector<Item> victories;  // by Tally::victory
    std::vector<Group> losses;    // Tally::losses, group after group
    std::vector<Item> counts;
    std::vector<Item> objectives;
    std::vector<Item> rolls;  // kinds of dice and draws
};

// One game in figures, as many as the sheet says. A lead is positive for the first side.
struct Tally {
    static constexpr int kNobody = -1;

    Tally() = default;
    explicit Tally(const TallySheet& sheet);

    int winner = kNobody;  // side
    std::uint8_t victory = 0;
    std::uint8_t turns = 0;  // the turn in which it ended, from 1
    int lead = 0;
    // By turn; after the last turn of a game that ends early nothing changes any more.
    std::vector<int> lead_after;
    std::vector<int> losses;
    std::vector<int> counts;
    std::vector<std::int8_t> owner_after;  // side, by objective and turn: see owners()
    std::vector<std::uint16_t> changes;
    // By kind of roll: how many, and what they gave the first side beyond expectation, in
    // thousandths of the lead's unit.
    std::vector<std::uint16_t> rolls;
    std::vector<std::int32_t> luck;

    // Of an objective, after each turn.
    std::span<std::int8_t> owners(std::size_t objective);
    std::span<const std::int8_t> owners(std::size_t objective) const;

    void add_loss(std::size_t place, int points);
    void add_count(std::size_t place);
    void add_change(std::size_t objective);
    void add_roll(std::size_t kind, std::int32_t thousandths);

    bool operator==(const Tally&) const = default;
};

// Tally::counts: the facts that the table of a game (engine/text/facts.h) calls counted, for each
// side apart, those of the second side after all of the first.
template <class Book>
void add_counts(TallySheet& sheet, const Book& book) {
    for (int side = 0; side < 2; ++side)
        book.for_each_counted([&](const auto& row) {
            sheet.counts.push_back(
                {sheet.side_keys[static_cast<std::size_t>(side)] + "-" + row.counted.key,
                 wording::label(row.counted.title), side});
        });
}

// Keeps the tally of a game that is played: what the counters of all games do alike.
class TallyKeeper {
 public:
    explicit TallyKeeper(const TallySheet& sheet) : sheet_(sheet), tally_(sheet) {}

    Tally& tally() { return tally_; }

    // One more, if it is one of those that are counted.
    template <class Book, class Fact>
    void count(const Book& book, Fact fact, std::size_t side) {
        if (book.row(fact).counted.key == nullptr) return;
        std::size_t place = side * tally_.counts.size() / 2;
        book.for_each_counted([&](const auto& row) { place += row.fact < fact ? 1U : 0U; });
        tally_.add_count(place);
    }

    // By the group and the item of the sheet.
    void lose(std::size_t group, std::size_t item, int points);

    // owner(objective) is a side or Tally::kNobody.
    template <class Owner>
    void turn_ended(int turn, int lead, Owner owner) {
        assert(turn == turns_done_ + 1 && turn <= sheet_.turns && "no turn of this game ends now");
        turns_done_ = turn;
        const auto at = static_cast<std::size_t>(turn - 1);
        tally_.lead_after[at] = lead;
        for (std::size_t i = 0; i < sheet_.objectives.size(); ++i)
            tally_.owners(i)[at] = static_cast<std::int8_t>(owner(i));
    }

    // The turn in which it ended may have been broken off.
    template <class Owner>
    void finish(int winner, int victory, int turn, int lead, Owner owner) {
        if (turns_done_ < turn) turn_ended(turn, lead, owner);
        tally_.winner = winner;
        tally_.victory = static_cast<std::uint8_t>(victory);
        tally_.turns = static_cast<std::uint8_t>(turn);
        tally_.lead = lead;
        carry_on();
    }

 private:
    // What an early end left as it was stays so in the turns that were not played.
    void carry_on();

    const TallySheet& sheet_;
    int turns_done_ = 0;
    Tally tally_;
};

// A kind of dice or draws, by the rule that asks for them.
struct RollKind {
    std::string_view rule;
    const char* key;
    Sentence title;
};

template <std::size_t N>
void add_rolls(TallySheet& sheet, const std::array<RollKind, N>& kinds) {
    for (const auto& kind : kinds) sheet.rolls.push_back({kind.key, wording::label(kind.title)});
}

// Its place in the list; `others` for a rule that is not in it.
template <std::size_t N>
std::size_t place_of(std::string_view rule, const std::array<RollKind, N>& kinds,
                     std::size_t others) {
    const auto found = std::ranges::find(kinds, rule, &RollKind::rule);
    return found == kinds.end() ? others : static_cast<std::size_t>(found - kinds.begin());
}

// What a sheet says that is the same in every game (see TallySheet).
struct TallyWords {
    std::array<Sentence, 2> sides;
    std::array<const char*, 2> side_keys{};
    Sentence lead;
    int turns = 0;
};
struct VictoryWords {
    const char* key = "";
    Sentence title;
};
template <std::size_t N, std::size_t M, class Book>
TallySheet sheet_of(const TallyWords& words, const std::array<VictoryWords, N>& victories,
                    const std::array<RollKind, M>& rolls, const Book& book) {
    TallySheet sheet;
    for (std::size_t side = 0; side < words.sides.size(); ++side) {
        sheet.sides[side] = wording::label(words.sides[side]);
        sheet.side_keys[side] = words.side_keys[side];
    }
    sheet.lead = wording::label(words.lead);
    sheet.turns = words.turns;
    for (const VictoryWords& one : victories)
        sheet.victories.push_back({one.key, wording::label(one.title)});
    add_counts(sheet, book);
    add_rolls(sheet, rolls);
    return sheet;
}

// Losses of armies of three arms: by arm, for each side, and by formation. `formations` have a key,
// a name and a side.
struct ArmyLosses {
    static constexpr std::size_t kByArm = 0;
    static constexpr std::size_t kByFormation = 1;

    template <class Formations>
    static void add(TallySheet& sheet, const Sentence& by_arm, const Sentence& by_formation,
                    const Formations& formations) {
        add_arms(sheet, by_arm);
        TallySheet::Group group{"formation", wording::label(by_formation), {}};
        for (const auto& card : formations)
            group.items.push_back({card.key, label_of(card.name), static_cast<int>(card.side)});
        sheet.losses.push_back(std::move(group));
    }
    static void lose(TallyKeeper& keeper, int side, int arm, std::size_t formation, int points) {
        const auto row = static_cast<std::size_t>(side) * 3 + static_cast<std::size_t>(arm);
        keeper.lose(kByArm, row, points);
        keeper.lose(kByFormation, formation, points);
    }

 private:
    static void add_arms(TallySheet& sheet, const Sentence& title);
    static Label label_of(const std::string& name) { return {name, name}; }
    static Label label_of(const Label& name) { return name; }
};

// What the counters of most games do alike (see CounterOf). A game's counter derives from it and
// has
//   lead(s), owner(s, objective)   as TallyKeeper::turn_ended wants them
//   heard(s, event)                true: the event is counted by the game itself; it may have none
template <class C, class R>
class CounterBase {
 public:
    using Rules = R;
    using State = typename R::State;

    CounterBase(const Rules& rules, const TallySheet& sheet, const State& /*start*/)
        : rules_(rules), keeper_(sheet) {}

    void observe(const State& s, const typename R::Events& events) {
        C& own = static_cast<C&>(*this);
        for (const auto& event : events) {
            using Fact = decltype(event.fact);
            if (event.fact == Fact::TurnEnded)
                keeper_.turn_ended(event.a, own.lead(s), owner_in(s));
            else if (!own.heard(s, event))
                keeper_.count(book_of(event.fact), event.fact,
                              static_cast<std::size_t>(event.side));
        }
    }
    Tally& tally() { return keeper_.tally(); }

 protected:
    auto owner_in(const State& s) {
        return [this, &s](std::size_t objective) {
            return static_cast<C&>(*this).owner(s, objective);
        };
    }
    // `winner`: a side, or Tally::kNobody; `victory`: its place among those of the sheet.
    void end(const State& s, int winner, int victory) {
        keeper_.finish(winner, victory, s.turn, static_cast<C&>(*this).lead(s), owner_in(s));
    }

    const Rules& rules_;
    TallyKeeper keeper_;
};

// Fills the tally of one game while it is played.
//   sheet(rules)                  what the figures of any game mean
//   Counter(rules, sheet, start)  a game begins; the sheet is the one above
//   observe(state, events)        what an action has brought about; the state is the one after it
//   finish(end)                   everything that only the end tells
//   roll_kind(rules, state)       which of sheet().rolls fate is asked for
//   standing(rules, state)        how the first side stands, in the lead's unit; for luck
template <class C>
concept CounterOf = requires(C counter, const typename C::Rules& rules, const TallySheet& sheet,
                             const typename C::Rules::State& state,
                             const typename C::Rules::Events& events) {
    requires RulesOf<typename C::Rules>;
    { C::sheet(rules) } -> std::same_as<TallySheet>;
    C(rules, sheet, state);
    counter.observe(state, events);
    counter.finish(state);
    { counter.tally() } -> std::same_as<Tally&>;
    { C::roll_kind(rules, state) } -> std::same_as<std::size_t>;
    { C::standing(rules, state) } -> std::same_as<double>;
};

}  // namespace levee::engine
