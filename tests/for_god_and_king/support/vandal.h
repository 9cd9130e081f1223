#pragma once

#include <algorithm>
#include <cstring>
#include <utility>

#include "engine/proofs/playout.h"
#include "for_god_and_king/support/fixture.h"

namespace levee::fgfk::testing {

// Plays random games, and changes a few facts of their positions at random.
class Vandal {
 public:
    explicit Vandal(std::uint64_t seed) : random_(seed) {}

    std::uint32_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }

    State new_game() { return rules().new_game({.automatic_set_up = below(2) == 0}); }

    // False where nobody can do anything.
    bool step(State& s) {
        if (rules().actor(s).is_over()) return false;
        Action action;
        if (rules().actor(s).is_chance()) {
            action = rules().chance_action(s, random_.answer(rules().chance(s)));
        } else {
            rules().legal_actions(s, offered_);
            if (offered_.empty()) return false;
            action = offered_[below(offered_.size())];
        }
        const bool legal = rules().why_not(s, action).legal();
        EXPECT_TRUE(legal) << describe(action);
        if (!legal) return false;
        rules().apply(s, action, &reports_);
        reports_.clear();
        return true;
    }
    void play(State& s, int decisions) {
        while (decisions-- > 0 && step(s)) {
        }
    }

    void damage(State& s) {
        switch (below(4)) {
            case 0:
                return scribble(s);
            case 1:
                return damage_counters(s);
            case 2:
                return damage_frames(s);
            default:
                return damage_combat(s);
        }
    }

 private:
    template <class T>
    T pick(std::size_t n) {
        return static_cast<T>(below(n));
    }
    AreaId area() { return below(8) == 0 ? kNoArea : AreaId{pick<std::uint8_t>(86)}; }
    GeneralId general() {
        return below(8) == 0 ? kNoGeneral : GeneralId{pick<std::uint8_t>(kGenerals)};
    }
    Side side() { return pick<Side>(kSides); }
    std::uint8_t number() { return pick<std::uint8_t>(below(3) == 0 ? 256 : 12); }
    GeneralSet generals() {
        GeneralSet all;
        for (std::uint32_t n = below(4); n > 0; --n) all.add(GeneralId{pick<std::uint8_t>(36)});
        return all;
    }
    AreaSet areas() {
        AreaSet all;
        for (std::uint32_t n = below(below(2) == 0 ? 4 : 120); n > 0; --n)
            all.add(AreaId{pick<std::uint8_t>(86)});
        return all;
    }

    // Any byte of the state.
    void scribble(State& s) {
        const std::uint8_t value = number();
        std::memcpy(reinterpret_cast<std::byte*>(&s) + below(sizeof(State)), &value, 1);
        // What is read from outside has no truth values but two.
        const auto mend = [](bool& flag) {
            std::uint8_t byte = 0;
            std::memcpy(&byte, &flag, 1);
            byte &= 1U;
            std::memcpy(&flag, &byte, 1);
        };
        for (bool* flag : {&s.automatic_set_up, &s.gatine, &s.agra, &s.landing.delayed,
                           &s.coast_watched, &s.flotilla, &s.west, &s.bressuire_seen,
                           &s.thouars_seen, &s.primary_lost, &s.mayencais_beaten, &s.preempted})
            mend(*flag);
        for (General& g : s.generals)
            for (bool* flag : {&g.activated, &g.fought, &g.tried, &g.routed}) mend(*flag);
    }

    // Keeps the books: counters that move, come or go are counted where they are now.
    void count(State& s) {
        s.on_map = {};
        for (const Points& points : s.points)
            for (std::size_t f = 0; f < kForces; ++f)
                s.on_map[f] = static_cast<std::uint8_t>(s.on_map[f] + points[f]);
        for (std::size_t k = 0; k < kSides; ++k) {
            s.present[k] = {};
            for (std::uint8_t i = 0; i < board().map.size(); ++i)
                if (points_at(s, AreaId{i}, static_cast<Side>(k)) > 0) s.present[k].add(AreaId{i});
            for (std::uint8_t i = 0; i < kGenerals; ++i)
                if (s.generals[GeneralId{i}].at.raw < maps::kMaxAreas &&
                    board().generals[i].side == static_cast<Side>(k))
                    s.present[k].add(s.generals[GeneralId{i}].at);
        }
    }

    void damage_counters(State& s) {
        General& man = s.generals.items[below(kGenerals)];
        Points& points = s.points.items[below(86)];
        switch (below(12)) {
            case 0:
                man.at = area();
                man.post = man.at == kNoArea ? pick<Post>(8) : Post::OnMap;
                break;
            case 1:
                man.post = pick<Post>(8);
                if (man.post != Post::OnMap) man.at = kNoArea;
                man.due = man.post == Post::Away ? pick<std::uint8_t>(10) : 0;
                break;
            case 2:
                man.army = pick<Army>(kArmies + 1);
                break;
            case 3:
                points[below(kForces)] = pick<std::uint8_t>(6);
                break;
            case 4:
                std::swap(points, s.points.items[below(84)]);
                break;
            case 5:
                s.spent.items[below(86)] = points;
                break;
            case 6:
                s.pool[below(kForces)] = pick<std::uint8_t>(8);
                break;
            case 7:
                s.turn = pick<std::uint8_t>(10);
                break;
            case 8:
                s.hand[below(kEvents)] = pick<std::uint8_t>(3);
                break;
            case 9:
                s.shipped = pick<std::uint8_t>(2);
                s.shipped_force = pick<Force>(kForces);
                break;
            case 10:
                s.landing = {.area = area(), .turn = pick<std::uint8_t>(10)};
                s.english = pick<English>(4);
                break;
            default:
                s.cup = {};
                s.cup[below(kIncidents)] = pick<std::uint8_t>(3);
                break;
        }
        count(s);
    }

    void damage_frames(State& s) {
        Frame& frame = s.frames[below(std::max<std::uint32_t>(1, s.depth))];
        switch (below(15)) {
            case 0:
                frame.business = pick<Business>(28);
                break;
            case 1:
                frame.step = pick<std::uint8_t>(18);
                break;
            case 2:
                frame.side = side();
                break;
            case 3:
                frame.area = area();
                break;
            case 4:
                frame.from = area();
                break;
            case 5:
                frame.general = general();
                break;
            case 6:
                frame.event = pick<Event>(kEvents + 1);
                break;
            case 7:
                frame.force = pick<Force>(kForces);
                break;
            case 8:
                frame.number = number();
                break;
            case 9:
                frame.points = number();
                break;
            case 10:
                frame.flags = pick<std::uint8_t>(3);
                break;
            case 11:
                frame.areas = areas();
                break;
            case 12:
                frame.generals = generals();
                break;
            case 13:  // something else on top, or less
                s.depth = static_cast<std::uint8_t>(1 + below(kMaxFrames));
                for (std::size_t i = s.depth; i < kMaxFrames; ++i) s.frames[i] = {};
                break;
            default:
                if (s.depth >= kMaxFrames) break;
                s.frames[s.depth++] = {.business = pick<Business>(28),
                                       .step = pick<std::uint8_t>(4),
                                       .side = side(),
                                       .area = area(),
                                       .from = area(),
                                       .general = general(),
                                       .number = pick<std::uint8_t>(4),
                                       .points = pick<std::uint8_t>(4),
                                       .generals = generals()};
                break;
        }
    }

    void damage_combat(State& s) {
        Combat& c = s.combat;
        Contingent& k = c.contingents[below(std::max<std::uint32_t>(1, c.count))];
        Group& group = below(2) == 0 ? s.group : s.chosen;
        switch (below(16)) {
            case 0:
                c.flags ^= static_cast<std::uint8_t>(1U << below(8));
                break;
            case 1:
                k.flags ^= static_cast<std::uint8_t>(1U << below(5));
                break;
            case 2:
                k.points[below(kForces)] = pick<std::uint8_t>(6);
                break;
            case 3:
                k.spent = k.points;
                break;
            case 4:
                k.generals = generals();
                break;
            case 5:
                k.from = area();
                break;
            case 6:
                k.path[below(2)] = area();
                break;
            case 7:
                c.attacker = side();
                break;
            case 8:
                c.count = pick<std::uint8_t>(kMaxContingents + 2);
                break;
            case 9:
                c.drawn = pick<std::uint8_t>(kMaxDrawn + 2);
                break;
            case 10:
                c.stranded = generals();
                break;
            case 11:
                group.points[below(kForces)] = pick<std::uint8_t>(6);
                break;
            case 12:
                group.generals = generals();
                break;
            case 13:
                group.at = area();
                break;
            case 14:
                group.flags ^= static_cast<std::uint8_t>(1U << below(5));
                break;
            default:
                group.side = side();
                break;
        }
    }

    engine::Random random_;
    Rules::Actions offered_;
    Reports reports_;
};

}  // namespace levee::fgfk::testing
