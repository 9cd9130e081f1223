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

// The Council: the smallest game with what only the larger ones have. Three chairs on two sides, a
// secret that a side shares, a decision that all make at the same time and in secret, a hand of
// cards, and dice of which the order does not matter.
//
//   1    North has the chairs of the mayor and of the miller, South that of the ferryman. Each is
//        dealt two of six cards; the chairs of a side see each other's.
//   2    Two sittings. First each chair bids 0 to 2 of its four coins, in secret: they are asked
//   one
//        after the other and revealed together. The side that bids more, on average, gains a vote.
//   3    Then whoever has the floor plays a card or hands on; the sitting ends when all have handed
//        on in a row.   3.1  A card is worth its number of votes if one of three dice shows it.
//   4    After two sittings more votes win.
namespace levee::engine::council {

inline constexpr std::size_t kChairs = 3;
inline constexpr std::uint8_t kCards = 6;
inline constexpr std::uint8_t kHand = 2;
inline constexpr std::uint8_t kCoins = 4;
inline constexpr std::uint8_t kMostBid = 2;
inline constexpr std::uint8_t kSittings = 2;
inline constexpr std::uint8_t kNone = 0;
inline constexpr std::uint8_t kHidden = 9;  // stands only in views
inline constexpr std::array<std::uint8_t, kChairs> kSideOf{0, 1, 0};

enum class Phase : std::uint8_t { Deal, Bid, Floor, Roll, Over };

struct State {
    std::array<std::array<std::uint8_t, kHand>, kChairs> hands{};
    std::array<std::uint8_t, kChairs> coins{kCoins, kCoins, kCoins};
    std::array<std::uint8_t, kChairs> bids{};  // one more than what is bid; kNone: not yet
    std::array<std::uint8_t, kCards> played{};
    std::array<std::uint8_t, kSides> votes{};
    Phase phase{};
    std::uint8_t seat = 0;
    std::uint8_t sitting = 1;
    std::uint8_t silent = 0;  // have handed on in a row
    std::uint8_t card = kNone;

    bool operator==(const State&) const = default;
};

enum class Verb : std::uint8_t { Deal, Bid, Play, HandOn, Roll };

struct Action {
    Verb verb{};
    std::array<std::uint8_t, 3> number{};

    constexpr auto operator<=>(const Action&) const = default;
};

enum class Fact : std::uint8_t { Dealt, Bid, Revealed, Played, HandedOn, Rolled, Gained };

struct Event {
    Fact fact{};
    std::uint8_t seat = 0;
    std::uint8_t number = 0;
    bool secret = false;
};

inline constexpr Sentence kNotNow{"It is not time for that.", "Ce n'est pas le moment."};
inline constexpr Sentence kTooMuch{"Costs {0}, has {1}.", "Coûte {0}, reste {1}."};
inline constexpr Sentence kNoCard{"There is no {0} in your hand.", "Vous n'avez pas de {0}."};

struct Board {};

class Rules {
 public:
    using State = council::State;
    using Action = council::Action;
    using Actions = FixedVector<Action, 64>;
    using Events = FixedVector<Event, 8>;

    explicit Rules(const Board& board) : board_(board) {}
    const Board& board() const { return board_; }

    static int seats(const State& /*s*/) { return kChairs; }
    static SideId side_of(const State& /*s*/, SeatId seat) { return {kSideOf[seat.raw]}; }

    Actor actor(const State& s) const {
        if (s.phase == Phase::Over) return Actor::nobody();
        const bool fate = s.phase == Phase::Deal || s.phase == Phase::Roll;
        return fate ? Actor::chance() : Actor::of(SeatId{s.seat});
    }

    void legal_actions(const State& s, Actions& out) const {
        out.clear();
        // Dice are written in order: those with the same faces are one and the same roll.
        for_every_action([&](const Action& a) {
            if (why_not(s, a).legal()) out.push_back(a);
        });
    }

    Verdict why_not(const State& s, const Action& a) const {
        const int number = a.number[0];
        switch (a.verb) {
            case Verb::Deal:
                return s.phase == Phase::Deal && number >= 1 && number <= kCards &&
                               !dealt(s, number)
                           ? kLegal
                           : refuse("1", kNotNow);
            case Verb::Bid:
                if (s.phase != Phase::Bid) return refuse("2", kNotNow);
                if (number > kMostBid || number > s.coins[s.seat])
                    return refuse("2", kTooMuch, number, std::min(kMostBid, s.coins[s.seat]));
                return kLegal;
            case Verb::Play:
                if (s.phase != Phase::Floor) return refuse("3", kNotNow);
                return holds(s, s.seat, number) ? kLegal : refuse("3", kNoCard, number);
            case Verb::HandOn:
                return s.phase == Phase::Floor ? kLegal : refuse("3", kNotNow);
            case Verb::Roll:
                return s.phase == Phase::Roll && std::ranges::is_sorted(a.number) && number >= 1 &&
                               a.number[2] <= 6
                           ? kLegal
                           : refuse("3.1", kNotNow);
        }
        return refuse("1", kNotNow);
    }

    void apply(State& s, const Action& a, Events* log) const {
        const auto report = [&](Fact fact, std::uint8_t number, bool secret = false) {
            if (log != nullptr) log->push_back({fact, s.seat, number, secret});
        };
        switch (a.verb) {
            case Verb::Deal: {
                auto& hand = s.hands[s.seat];
                hand[hand[0] == kNone ? 0 : 1] = a.number[0];
                report(Fact::Dealt, a.number[0], true);
                s.seat = static_cast<std::uint8_t>((s.seat + 1) % kChairs);
                if (s.hands[kChairs - 1][kHand - 1] != kNone) s.phase = Phase::Bid;
                return;
            }
            case Verb::Bid:
                s.bids[s.seat] = static_cast<std::uint8_t>(a.number[0] + 1);
                report(Fact::Bid, a.number[0], true);
                if (s.seat + 1U == kChairs) reveal(s, log);
                s.seat = static_cast<std::uint8_t>((s.seat + 1) % kChairs);
                return;
            case Verb::Play:
                for (auto& card : s.hands[s.seat])
                    if (card == a.number[0]) card = kNone;
                s.played[a.number[0] - 1U] = 1;
                s.card = a.number[0];
                s.silent = 0;
                s.phase = Phase::Roll;
                report(Fact::Played, a.number[0]);
                return;
            case Verb::Roll: {
                const bool worth = std::ranges::find(a.number, s.card) != a.number.end();
                report(Fact::Rolled, worth ? s.card : kNone);
                if (worth) gain(s, kSideOf[s.seat], s.card, log);
                s.card = kNone;
                s.phase = Phase::Floor;
                pass_floor(s);
                return;
            }
            case Verb::HandOn:
                report(Fact::HandedOn, 0);
                if (++s.silent == kChairs) return end_sitting(s);
                pass_floor(s);
                return;
        }
    }

    Chance chance(const State& s) const {
        if (s.phase == Phase::Roll) return Chance::dice(3, 6, Chance::Tells::Faces, "3.1");
        Chance c;
        c.kind = Chance::Kind::Pick;
        c.rule = "1";
        for (int card = 1; card <= kCards; ++card) c.weights.push_back(dealt(s, card) ? 0 : 1);
        return c;
    }
    Action chance_action(const State& s, const Outcome& o) const {
        if (s.phase == Phase::Deal)
            return {Verb::Deal, {static_cast<std::uint8_t>(o.faces[0] + 1)}};
        Action roll{Verb::Roll, {o.faces[0], o.faces[1], o.faces[2]}};
        std::ranges::sort(roll.number);
        return roll;
    }

    State view(const State& s, SeatId seat) const {
        State seen = s;
        for (std::size_t chair = 0; chair < kChairs; ++chair) {
            if (shares(seat, chair)) continue;
            for (auto& card : seen.hands[chair])
                if (card != kNone) card = kHidden;
            if (seen.bids[chair] != kNone) seen.bids[chair] = kHidden;
        }
        return seen;
    }

    State resample(const State& s, SeatId seat, Random& random) const {
        State twin = view(s, seat);
        for (std::size_t chair = 0; chair < kChairs; ++chair) {
            if (twin.bids[chair] == kHidden)
                twin.bids[chair] = static_cast<std::uint8_t>(
                    1 + random.below(1U + std::min(kMostBid, twin.coins[chair])));
            for (auto& card : twin.hands[chair]) {
                if (card != kHidden) continue;
                std::uint8_t drawn = kNone;
                do {
                    drawn = static_cast<std::uint8_t>(1 + random.below(kCards));
                } while (dealt(twin, drawn));
                card = drawn;
            }
        }
        return twin;
    }

    void rebuild(State& /*s*/) const {}
    Action assumed(const State& s) const {
        return s.phase == Phase::Bid ? Action{Verb::Bid, {}} : Action{Verb::HandOn, {}};
    }

    std::optional<Mistake> validate(const State& s) const {
        if (s.seat >= kChairs) return Mistake{"$.seat", "there are three"};
        if (s.phase > Phase::Over) return Mistake{"$.phase", "there is no such phase"};
        for (const auto bid : s.bids)
            if (bid > kMostBid + 1) return Mistake{"$.bids", "more than may be bid"};
        if (const auto broken = conserved(s)) return Mistake{"$", *broken};
        return std::nullopt;
    }
    std::optional<std::string> conserved(const State& s) const {
        std::array<int, kCards + 1> seen{};
        for (const auto& hand : s.hands)
            for (const auto card : hand) {
                if (card > kCards) return "there is no such card";
                if (card != kNone) ++seen[card];
            }
        for (std::size_t card = 1; card <= kCards; ++card)
            if (seen[card] + s.played[card - 1] > 1) return "a card is there twice";
        return std::nullopt;
    }

    template <class Visit>
    void for_every_action(Visit visit) const {
        for (std::uint8_t n = 0; n <= kCards; ++n)
            for (const Verb verb : {Verb::Deal, Verb::Bid, Verb::Play}) visit(Action{verb, {n}});
        visit(Action{Verb::HandOn, {}});
        for (std::uint8_t a = 1; a <= 6; ++a)
            for (std::uint8_t b = a; b <= 6; ++b)
                for (std::uint8_t c = b; c <= 6; ++c) visit(Action{Verb::Roll, {a, b, c}});
    }

 private:
    static bool shares(SeatId seat, std::size_t chair) {
        return seat.raw < kChairs && kSideOf[seat.raw] == kSideOf[chair];
    }
    static bool dealt(const State& s, int card) {
        const auto has = [&](const auto& hand) {
            return std::ranges::find(hand, static_cast<std::uint8_t>(card)) != hand.end();
        };
        return s.played[static_cast<std::size_t>(card - 1)] != 0 ||
               std::ranges::any_of(s.hands, has);
    }
    static bool holds(const State& s, std::size_t chair, int card) {
        return card != kNone &&
               std::ranges::find(s.hands[chair], static_cast<std::uint8_t>(card)) !=
                   s.hands[chair].end();
    }
    void gain(State& s, std::uint8_t side, std::uint8_t votes, Events* log) const {
        s.votes[side] = static_cast<std::uint8_t>(s.votes[side] + votes);
        if (log != nullptr) log->push_back({Fact::Gained, s.seat, votes, false});
    }
    void reveal(State& s, Events* log) const {
        std::array<int, kSides> bid{};
        for (std::size_t chair = 0; chair < kChairs; ++chair) {
            const int coins = s.bids[chair] - 1;
            bid[kSideOf[chair]] += (kSideOf[chair] == 1 ? 2 : 1) * coins;
            s.coins[chair] = static_cast<std::uint8_t>(s.coins[chair] - coins);
            if (log != nullptr)
                log->push_back({Fact::Revealed, static_cast<std::uint8_t>(chair),
                                static_cast<std::uint8_t>(coins), false});
        }
        s.bids = {};
        s.phase = Phase::Floor;
        if (bid[0] != bid[1]) gain(s, bid[0] > bid[1] ? 0 : 1, 1, log);
    }
    static void pass_floor(State& s) { s.seat = static_cast<std::uint8_t>((s.seat + 1) % kChairs); }
    static void end_sitting(State& s) {
        s.silent = 0;
        s.seat = 0;
        s.phase = s.sitting == kSittings ? Phase::Over : Phase::Bid;
        if (s.sitting < kSittings) ++s.sitting;
    }

    const Board& board_;
};
static_assert(RulesOf<Rules>);

inline constexpr std::array<std::string_view, 5> kVerbs{"deal", "bid", "play", "pass", "roll"};

inline std::string notation(const Action& a) {
    std::string text(kVerbs[static_cast<std::size_t>(a.verb)]);
    const std::size_t numbers = a.verb == Verb::HandOn ? 0 : a.verb == Verb::Roll ? 3 : 1;
    for (std::size_t i = 0; i < numbers; ++i) text += " " + std::to_string(a.number[i]);
    return text;
}

inline Result<Action> parse(std::string_view text) {
    for (std::size_t verb = 0; verb < kVerbs.size(); ++verb) {
        if (!text.starts_with(kVerbs[verb])) continue;
        Action a{static_cast<Verb>(verb), {}};
        const char* at = text.data() + kVerbs[verb].size();
        const char* const end = text.data() + text.size();
        for (auto& number : a.number)
            if (at != end && *at == ' ') at = std::from_chars(at + 1, end, number).ptr;
        if (at == end && notation(a) == text) return a;
    }
    return Mistake{"", "no such action"};
}

}  // namespace levee::engine::council
