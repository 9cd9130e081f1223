#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/counting/tally.h"
#include "engine/toy_module.h"

// The Ford with two officers in the northern column, who lead it by turns: three chairs, two sides.
// Both know the card of their column.
namespace levee::testing::ford {

namespace toy = engine::toy;
using engine::SeatId;

class Rules : public toy::Rules {
 public:
    using toy::Rules::Rules;

    engine::Actor actor(const State& s) const {
        const engine::Actor column = toy::Rules::actor(s);
        const bool second = column.is_seat() && column.seat == SeatId{0} && s.turn % 2 == 0;
        return second ? engine::Actor::of(SeatId{2}) : column;
    }
    static int seats(const State& /*s*/) { return 3; }
    engine::SideId side_of(const State& /*s*/, SeatId seat) const {
        return engine::SideId{column_of(seat).raw};
    }
    State view(const State& s, SeatId seat) const { return toy::Rules::view(s, column_of(seat)); }
    State resample(const State& s, SeatId seat, engine::Random& random) const {
        return toy::Rules::resample(s, column_of(seat), random);
    }

 private:
    static SeatId column_of(SeatId seat) { return seat == SeatId{2} ? SeatId{0} : seat; }
};

struct Module : toy::Module {
    using Rules = ford::Rules;
    static constexpr std::string_view kKey = "the-ford-for-three";
    static constexpr std::string_view kTitle = "The Ford for Three";

    static std::string seat_name(const toy::State& /*s*/, SeatId seat,
                                 engine::Language /*language*/) {
        constexpr std::string_view kNames[] = {"North", "South", "North's second"};
        return std::string(kNames[seat.raw]);
    }
    static toy::State public_state(const Rules& rules, const toy::State& s, SeatId viewer) {
        engine::Random random(1);
        return rules.resample(s, viewer, random);
    }
};
static_assert(engine::ModuleOf<Module>);

// Marches as far as it can.
class Policy {
 public:
    using Module = ford::Module;

    explicit Policy(const Rules& rules) : rules_(rules) {}
    toy::Action choose(const toy::State& s, engine::Random& /*random*/) const {
        Rules::Actions offered;
        rules_.legal_actions(s, offered);
        const auto worth = [](const toy::Action& a) {
            return a.verb == toy::Verb::March ? int{a.a} : a.verb == toy::Verb::Show ? 4 : 0;
        };
        return *std::ranges::max_element(offered, {}, worth);
    }

 private:
    const Rules& rules_;
};

class Counter {
 public:
    using Rules = ford::Rules;

    static engine::TallySheet sheet(const Rules& /*rules*/) {
        engine::TallySheet sheet;
        sheet.sides = {{{"North", "Nord"}, {"South", "Sud"}}};
        sheet.side_keys = {"north", "south"};
        sheet.lead = {"miles", "milles"};
        sheet.turns = toy::kTurns;
        sheet.victories = {{"none", {"Nobody", "Personne"}, -1},
                           {"ford", {"The ford", "Le gué"}, -1}};
        sheet.rolls = {{"forage", {"Foraging", "Fourrage"}, -1},
                       {"cards", {"Cards", "Cartes"}, -1}};
        return sheet;
    }
    static std::size_t roll_kind(const Rules& /*rules*/, const toy::State& s) {
        return s.phase == toy::Phase::Roll ? 0 : 1;
    }
    static double standing(const Rules& /*rules*/, const toy::State& s) {
        return static_cast<double>(s.at[0]) - static_cast<double>(s.at[1]);
    }

    Counter(const Rules& /*rules*/, const engine::TallySheet& sheet, const toy::State& /*start*/)
        : keeper_(sheet) {}
    void observe(const toy::State& s, const Rules::Events& /*events*/) {
        while (done_ + 1 < s.turn) keeper_.turn_ended(++done_, lead(s), nobody);
    }
    void finish(const toy::State& end) {
        int winner = engine::Tally::kNobody;
        for (int side = 0; side < 2; ++side)
            if (end.at[static_cast<std::size_t>(side)] == toy::kFord) winner = side;
        keeper_.finish(winner, winner == engine::Tally::kNobody ? 0 : 1, end.turn, lead(end),
                       nobody);
    }
    engine::Tally& tally() { return keeper_.tally(); }

 private:
    static int lead(const toy::State& s) { return s.at[0] - s.at[1]; }
    static int nobody(std::size_t /*objective*/) { return engine::Tally::kNobody; }

    engine::TallyKeeper keeper_;
    int done_ = 0;
};
static_assert(engine::CounterOf<Counter>);

}  // namespace levee::testing::ford
