// Positions from outside: what is impossible is named; what passes can be played.
#include <gtest/gtest.h>

#include "engine/proofs/playout.h"
#include "neerwinden/support/fixture.h"

namespace levee::neerwinden {
namespace {

// Positions out of random games, each with a few facts changed at random.
class Vandal {
 public:
    explicit Vandal(std::uint64_t seed) : random_(seed) {}

    State position(const Rules& rules, int decisions) {
        State s = rules.new_game({.scenario = static_cast<std::uint8_t>(random_.below(2)),
                                  .secret_orders = random_.below(2) == 0});
        play(rules, s, decisions);
        return s;
    }

    void play(const Rules& rules, State& s, int decisions) {
        Rules::Actions offered;
        for (int i = 0; i < decisions && !rules.actor(s).is_over(); ++i) {
            Action action;
            if (rules.actor(s).is_chance()) {
                action = rules.chance_action(s, random_.answer(rules.chance(s)));
            } else {
                rules.legal_actions(s, offered);
                if (offered.empty()) return;  // a dead end, not a crash: good enough for nonsense
                action = offered[random_.below(static_cast<std::uint32_t>(offered.size()))];
                ASSERT_TRUE(rules.why_not(s, action).legal());
            }
            rules.apply(s, action, nullptr);
        }
    }

    void damage(State& s) {
        const auto pick = [&](std::uint32_t n) {
            return static_cast<std::uint8_t>(random_.below(n));
        };
        Unit& unit = s.units.items[pick(kUnits)];
        Commander& commander = s.commanders.items[pick(kCommanders)];
        Formation& formation = s.formations.items[pick(kFormations)];
        Frame& frame = s.frames[pick(std::max<std::uint32_t>(1, s.depth))];
        const HexId hex{static_cast<std::uint16_t>(random_.below(375))};
        const UnitId other{pick(kUnits)};
        switch (random_.below(24)) {
            case 0:
                unit.at = hex;
                break;
            case 1:
                unit.status = static_cast<Status>(pick(5));
                break;
            case 2:
                unit.facing = static_cast<Direction>(pick(6));
                break;
            case 3:
                unit.level = static_cast<Level>(pick(4));
                break;
            case 4:
                unit.losses = pick(4);
                break;
            case 5:
                commander.at = hex;
                break;
            case 6:
                commander.status = static_cast<Status>(pick(5));
                break;
            case 7:
                formation.order = static_cast<Order>(pick(5));
                break;
            case 8:
                formation.activated = pick(2) == 0;
                break;
            case 9:
                frame.business = static_cast<Business>(pick(26));
                break;
            case 10:
                frame.step = pick(18);
                break;
            case 11:
                frame.unit = other;
                break;
            case 12:
                frame.other = other;
                break;
            case 13:
                frame.commander = CommanderId{pick(kCommanders)};
                break;
            case 14:
                frame.number = pick(255);
                break;
            case 15:
                frame.points = pick(255);
                break;
            case 16:
                frame.hex = hex;
                break;
            case 17:
                frame.units.bits = random_.next() & ((std::uint64_t{1} << kUnits) - 1);
                break;
            case 18:
                frame.marks.bits = random_.next() & ((std::uint64_t{1} << kUnits) - 1);
                break;
            case 19:
                frame.flags = static_cast<std::uint16_t>(random_.next());
                break;
            case 20:
                frame.side = static_cast<Side>(pick(2));
                break;
            case 21:
                s.active = FormationId{pick(kFormations)};
                break;
            case 22:
                s.depth = static_cast<std::uint8_t>(pick(kMaxFrames + 1));
                break;
            default:
                frame.commanders = static_cast<std::uint16_t>(random_.next());
                break;
        }
    }

    std::uint32_t below(std::uint32_t n) { return random_.below(n); }

 private:
    engine::Random random_;
};

TEST(HostilePositions, ThatPassTheCheckCanBePlayed) {
    const Rules& rules = testing::rules();
    Vandal vandal(1793);
    int passed = 0;
    for (int i = 0; i < 6'000; ++i) {
        State s = vandal.position(rules, static_cast<int>(vandal.below(120)));
        for (std::uint32_t k = 0, n = 1 + vandal.below(3); k < n; ++k) vandal.damage(s);
        if (rules.validate(s)) continue;
        ++passed;
        rules.rebuild(s);
        vandal.play(rules, s, 60);
    }
    EXPECT_GT(passed, 500);
}

}  // namespace
}  // namespace levee::neerwinden
