#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/contract/rules.h"
#include "engine/tables/table.h"

// The Ford: a complete game in one page, for the tests of everything that plays games. It has what
// the real ones have: dice of which only the sum counts, a secret card, two seats, refusals with
// figures, derived data. Two columns race for a ford 8 miles away.
//
//   1    Each side is dealt one secret card out of 1, 2, 3 and 4.
//   2.1  March 1 to 3 miles; a mile costs one of 6 days of bread.
//   2.2  Nobody marches without bread.   2.3  Nobody marches beyond the ford.
//   3    Forage: roll 2d6, with 7 or more the column makes a mile for nothing.
//   4.1  Once a game show the card and make as many miles.   4.2  Never beyond the ford.
//   5    Who stands at the ford has won; after 6 turns of both it is a draw.
//
// A Fault breaks exactly one promise of the engine's contract, so that each law can be seen to
// catch what it is for.
namespace levee::engine::toy {

enum class Fault : std::uint8_t {
    None,
    OffersRefused,         // 4.1: the card may be shown again, but that is refused
    OffersTwice,           // the same action twice
    HidesAccepted,         // foraging is accepted and never offered
    HidesFromSweep,        // for_every_action forgets the card
    RefusesWithoutRule,    // 2.2 without its number
    RefusesWithoutFrench,  // 2.2 in English only
    RefusesFate,           // two sixes are not accepted
    OffersAfterEnd,        // the winner marches on
    Stuck,                 // nothing to do in turn 3
    LosesBread,            // the count of bread is not kept
    StaleLeader,           // the derived leader is not kept
    ForgetsCause,          // apply depends on how often it was called before
    Leaks,                 // a view shows the other card
    LeaksByOffers,         // 2.1: no march of 3 when the other card is a 4
    LeaksByFigures,        // 2.2: the refusal tells the other card
    RestlessView,          // a view of a view is another one
    CardsTwice,            // a resampled state may have the same card twice
    SwapsTurns,            // in a resampled state it is the other's turn
    Endless,               // the turns are not counted, and nobody gets to the ford
    OverAtOnce,            // there is nothing to play
    LogMatters,            // with a log the march is free
    AskingOffersChanges,   // legal_actions leaves a trace in the state
    AskingWhyNotChanges,   // why_not leaves a trace in the state
};

inline constexpr std::uint8_t kFord = 8;
inline constexpr std::uint8_t kBread = 6;
inline constexpr std::uint8_t kTurns = 6;
inline constexpr std::uint8_t kCards = 4;
inline constexpr std::uint8_t kUnknown = 9;  // stands only in views
inline constexpr std::uint8_t kLevel = 2;    // leader: neither

enum class Phase : std::uint8_t { Deal, Decide, Roll, Over };

struct State {
    std::array<std::uint8_t, 2> at{};
    std::array<std::uint8_t, 2> bread{kBread, kBread};
    std::array<std::uint8_t, 2> eaten{};
    std::array<std::uint8_t, 2> card{};  // 0: not dealt yet
    std::array<std::uint8_t, 2> shown{};
    Phase phase{};
    std::uint8_t seat = 0;
    std::uint8_t turn = 1;
    std::uint8_t leader = kLevel;  // derived
    // Only the faulty games that change a state while they are asked write to it.
    mutable std::uint8_t trace = 0;

    bool operator==(const State&) const = default;
};

enum class Verb : std::uint8_t { Deal, March, Forage, Roll, Show };

struct Action {
    Verb verb{};
    std::uint8_t a = 0;  // the card, the miles, the first die
    std::uint8_t b = 0;  // the second die

    constexpr auto operator<=>(const Action&) const = default;
};

struct Event {
    Verb verb{};
    std::uint8_t miles = 0;
};

inline constexpr Sentence kNotNow{"It is not time for that.", "Ce n'est pas le moment."};
inline constexpr Sentence kNoSuch{"There is no such {0}.", "Il n'y a pas de {0}."};
inline constexpr Sentence kNoBread{"Costs {0}, has {1}.", "Coûte {0}, reste {1}."};
inline constexpr Sentence kNoBreadEnglish{"Costs {0}, has {1}.", ""};
inline constexpr Sentence kTooFar{"It is only {0} miles to the ford.", "Le gué est à {0} milles."};
inline constexpr Sentence kShown{"The card has been shown.", "La carte a été montrée."};

// The road to the ford never changes; only what is wrong with it differs.
struct Board {
    Fault fault{};
};

class Rules {
 public:
    using State = toy::State;
    using Action = toy::Action;
    using Actions = FixedVector<Action, 40>;
    using Events = FixedVector<Event, 4>;

    explicit Rules(Fault fault = Fault::None) : board_{fault} {}
    explicit Rules(const Board& board) : board_(board) {}
    const Board& board() const { return board_; }

    State new_game() const {
        State s;
        if (has(Fault::OverAtOnce)) s.phase = Phase::Over;
        return s;
    }

    Actor actor(const State& s) const {
        if (s.phase == Phase::Over) return Actor::nobody();
        return s.phase == Phase::Decide ? Actor::of(SeatId{s.seat}) : Actor::chance();
    }

    void legal_actions(const State& s, Actions& out) const {
        if (has(Fault::AskingOffersChanges)) s.trace = 1;
        out.clear();
        for_every_action_there_is([&](const Action& a) {
            const bool forgotten = has(Fault::HidesAccepted) && a.verb == Verb::Forage;
            if (!forgotten && verdict(s, a).legal()) out.push_back(a);
        });
        if (has(Fault::OffersTwice) && !out.empty()) out.push_back(out[0]);
        if (has(Fault::OffersRefused) && s.phase == Phase::Decide && s.shown[s.seat])
            out.push_back({Verb::Show});
        if (has(Fault::OffersAfterEnd) && s.phase == Phase::Over) out.push_back({Verb::Forage});
    }

    Verdict why_not(const State& s, const Action& a) const {
        if (has(Fault::AskingWhyNotChanges)) s.trace = 1;
        return verdict(s, a);
    }

    void apply(State& s, const Action& a, Events* log) const {
        const std::size_t me = s.seat;
        std::uint8_t miles = 0;
        switch (a.verb) {
            case Verb::Deal:
                s.card[s.card[0] == 0 ? 0 : 1] = a.a;
                if (s.card[1] != 0) s.phase = Phase::Decide;
                return;
            case Verb::March:
                miles = a.a;
                if (has(Fault::LogMatters) && log) break;
                s.bread[me] = static_cast<std::uint8_t>(s.bread[me] - miles);
                if (has(Fault::LosesBread) && miles == 2) break;
                s.eaten[me] = static_cast<std::uint8_t>(s.eaten[me] + miles);
                break;
            case Verb::Forage:
                s.phase = Phase::Roll;
                return;
            case Verb::Roll:
                s.phase = Phase::Decide;
                if (a.a + a.b >= 7) miles = 1;
                break;
            case Verb::Show:
                s.shown[me] = 1;
                miles = s.card[me];
                break;
        }
        if (has(Fault::ForgetsCause) && ++applied_ % 7 == 0) miles = 0;
        if (has(Fault::Endless)) miles = 0;
        // A fault must not carry a column out of the state's range.
        s.at[me] = std::min(kFord, static_cast<std::uint8_t>(s.at[me] + miles));
        if (log) log->push_back({a.verb, miles});
        if (!has(Fault::StaleLeader)) rebuild(s);
        pass_on(s);
    }

    Chance chance(const State& s) const {
        if (s.phase == Phase::Roll) return Chance::dice(2, 6, Chance::Tells::Sum, "3");
        Chance c;
        c.kind = Chance::Kind::Pick;
        c.rule = "1";
        for (std::uint8_t card = 1; card <= kCards; ++card)
            c.weights.push_back(card == s.card[0] ? 0 : 1);
        return c;
    }

    Action chance_action(const State& s, const Outcome& o) const {
        if (s.phase == Phase::Roll) return {Verb::Roll, o.faces[0], o.faces[1]};
        return {Verb::Deal, static_cast<std::uint8_t>(o.faces[0] + 1)};
    }

    static int seats(const State& /*s*/) { return 2; }
    SideId side_of(const State& /*s*/, SeatId seat) const { return {seat.raw}; }

    State view(const State& s, SeatId seat) const {
        State seen = s;
        if (has(Fault::Leaks)) return seen;
        for (std::uint8_t i = 0; i < 2; ++i) {
            if (!hidden(s, i, seat)) continue;
            const bool restless = has(Fault::RestlessView) && s.card[i] == kUnknown;
            seen.card[i] = restless ? kUnknown + 1 : kUnknown;
        }
        return seen;
    }

    State resample(const State& s, SeatId seat, Random& random) const {
        State twin = s;
        if (has(Fault::SwapsTurns)) twin.seat = s.seat == 0 ? 1 : 0;
        for (std::uint8_t i = 0; i < 2; ++i)
            if (hidden(s, i, seat)) twin.card[i] = 0;
        for (std::uint8_t i = 0; i < 2; ++i) {
            if (!hidden(s, i, seat)) continue;
            const std::uint8_t other = has(Fault::CardsTwice) ? 0 : twin.card[1U - i];
            do {
                twin.card[i] = static_cast<std::uint8_t>(1 + random.below(kCards));
            } while (twin.card[i] == other);
        }
        return twin;
    }

    void rebuild(State& s) const {
        s.leader = s.at[0] == s.at[1] ? kLevel : s.at[0] > s.at[1] ? 0 : 1;
    }

    // Odds about the other's decision suppose that he forages.
    Action assumed(const State& /*s*/) const { return {Verb::Forage}; }

    std::optional<Mistake> validate(const State& s) const {
        for (std::size_t i = 0; i < 2; ++i)
            if (s.at[i] > kFord) return Mistake{"$.at", "beyond the ford"};
        if (s.seat > 1) return Mistake{"$.seat", "there are two"};
        if (const auto broken = conserved(s)) return Mistake{"$", *broken};
        return std::nullopt;
    }

    std::optional<std::string> conserved(const State& s) const {
        for (std::size_t i = 0; i < 2; ++i)
            if (s.bread[i] + s.eaten[i] != kBread) return "the bread does not add up";
        if (s.card[0] != 0 && s.card[0] == s.card[1]) return "there is a card twice";
        return std::nullopt;
    }

    template <class Visit>
    void for_every_action(Visit visit) const {
        for_every_action_there_is([&](const Action& a) {
            if (!has(Fault::HidesFromSweep) || a.verb != Verb::Show) visit(a);
        });
    }

 private:
    bool has(Fault fault) const { return board_.fault == fault; }

    static bool hidden(const State& s, std::uint8_t whose, SeatId seat) {
        return s.card[whose] != 0 && s.shown[whose] == 0 && seat != SeatId{whose};
    }

    template <class Visit>
    static void for_every_action_there_is(Visit visit) {
        for (std::uint8_t card = 1; card <= kCards; ++card) visit(Action{Verb::Deal, card});
        for (std::uint8_t miles = 1; miles <= 4; ++miles) visit(Action{Verb::March, miles});
        visit(Action{Verb::Forage});
        for (std::uint8_t a = 1; a <= 6; ++a)
            for (std::uint8_t b = 1; b <= 6; ++b) visit(Action{Verb::Roll, a, b});
        visit(Action{Verb::Show});
    }

    Verdict verdict(const State& s, const Action& a) const {
        switch (a.verb) {
            case Verb::Deal:
                if (s.phase != Phase::Deal) return refuse("1", kNotNow);
                if (a.a < 1 || a.a > kCards || a.a == s.card[0]) return refuse("1", kNoSuch, a.a);
                return kLegal;
            case Verb::Roll:
                if (s.phase != Phase::Roll) return refuse("3", kNotNow);
                if (has(Fault::RefusesFate) && a.a + a.b == 12) return refuse("3", kNoSuch, 12);
                if (a.a < 1 || a.a > 6 || a.b < 1 || a.b > 6) return refuse("3", kNoSuch, a.a);
                return kLegal;
            case Verb::March:
                return verdict_march(s, a.a);
            case Verb::Forage:
                return may_decide(s) ? kLegal : refuse("3", kNotNow);
            case Verb::Show:
                if (!may_decide(s)) return refuse("4.1", kNotNow);
                if (s.shown[s.seat]) return refuse("4.1", kShown);
                if (s.at[s.seat] + s.card[s.seat] > kFord)
                    return refuse("4.2", kTooFar, kFord - s.at[s.seat]);
                return kLegal;
        }
        return refuse("1", kNotNow);
    }

    Verdict verdict_march(const State& s, int miles) const {
        if (!may_decide(s)) return refuse("2.1", kNotNow);
        if (miles < 1 || miles > 3) return refuse("2.1", kNoSuch, miles);
        const int bread = s.bread[s.seat];
        const int theirs = s.card[1U - s.seat];
        if (has(Fault::LeaksByOffers) && miles == 3 && theirs == 4) return refuse("2.1", kNotNow);
        if (miles > bread) {
            if (has(Fault::RefusesWithoutRule)) return refuse("", kNoBread, miles, bread);
            if (has(Fault::RefusesWithoutFrench))
                return refuse("2.2", kNoBreadEnglish, miles, bread);
            return refuse("2.2", kNoBread, miles, has(Fault::LeaksByFigures) ? theirs : bread);
        }
        if (s.at[s.seat] + miles > kFord) return refuse("2.3", kTooFar, kFord - s.at[s.seat]);
        return kLegal;
    }

    bool may_decide(const State& s) const {
        return s.phase == Phase::Decide && !(has(Fault::Stuck) && s.turn == 3);
    }

    void pass_on(State& s) const {
        const bool last_of_turn = s.seat == 1;
        if (s.at[s.seat] == kFord || (last_of_turn && s.turn == kTurns)) {
            s.phase = Phase::Over;
            return;
        }
        s.seat = last_of_turn ? 0 : 1;
        if (last_of_turn && !has(Fault::Endless)) ++s.turn;
    }

    Board board_;
    mutable int applied_ = 0;  // only Fault::ForgetsCause lets it matter
};
static_assert(RulesOf<Rules>);

inline constexpr std::string_view kVerbs[] = {"deal", "march", "forage", "roll", "show"};

inline std::string notation(const Action& a) {
    std::string text(kVerbs[static_cast<std::size_t>(a.verb)]);
    for (const std::uint8_t number : {a.a, a.b})
        if (number != 0) text.append(" ").append(std::to_string(number));
    return text;
}

inline Result<Action> parse(std::string_view text) {
    for (std::size_t verb = 0; verb < std::size(kVerbs); ++verb) {
        if (!text.starts_with(kVerbs[verb])) continue;
        Action a{static_cast<Verb>(verb)};
        const char* at = text.data() + kVerbs[verb].size();
        const char* const end = text.data() + text.size();
        for (std::uint8_t* number : {&a.a, &a.b})
            if (at != end && *at == ' ') at = std::from_chars(at + 1, end, *number).ptr;
        if (at == end) return a;
    }
    return Mistake{"", "no such action"};
}

}  // namespace levee::engine::toy
