// Positions from outside: what is impossible is named; what passes can be played.
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "for_god_and_king/support/fixture.h"
#include "for_god_and_king/support/vandal.h"

namespace levee::fgfk {
namespace {

using testing::at;
using testing::board;
using testing::general;
using testing::rules;
using testing::Vandal;

std::string complaint_of(const State& s) {
    const auto wrong = rules().validate(s);
    return wrong ? wrong->text() : std::string{};
}

TEST(Positions, OfRandomGamesAreFoundInOrder) {
    Vandal player(1794);
    for (int game = 0; game < 12; ++game) {
        State s = player.new_game();
        do {
            ASSERT_EQ(complaint_of(s), "") << "turn " << int{s.turn};
        } while (player.step(s));
        ASSERT_EQ(complaint_of(s), "");
        ASSERT_TRUE(rules().actor(s).is_over());
    }
}

TEST(HostilePositions, ThatPassTheCheckCanBePlayed) {
    Vandal vandal(1793);
    int passed = 0;
    for (int game = 0; game < 6; ++game) {
        State s = vandal.new_game();
        do {
            State hostile = s;
            for (std::uint32_t n = 1 + vandal.below(3); n > 0; --n) vandal.damage(hostile);
            if (rules().validate(hostile)) continue;
            ++passed;
            rules().rebuild(hostile);
            vandal.play(hostile, vandal.below(20) == 0 ? 200 : 12);
        } while (vandal.step(s));
    }
    EXPECT_GT(passed, 500);
}

// --- one test for each kind of mistake ----------------------------------------------------------

using Which = std::function<bool(const State&)>;
using Spoil = std::function<void(State&)>;

// The first position of a random game that is such a one.
State position(const Which& which) {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        Vandal player(seed);
        State s = player.new_game();
        do {
            if (which(s)) return s;
        } while (player.step(s));
    }
    ADD_FAILURE() << "no such position";
    return {};
}

bool waits_for(const State& s, Business business, int step = -1) {
    if (s.depth == 0) return false;
    const Frame& f =
        top(s).business == Business::Dice && business != Business::Dice ? below_top(s) : top(s);
    return f.business == business && (step < 0 || f.step == step);
}
State waiting(Business business, int step = -1) {
    return position([&](const State& s) { return waits_for(s, business, step); });
}
Frame& asker(State& s) { return top(s).business == Business::Dice ? below_top(s) : top(s); }

// A position that is in order, until it is spoilt: then it is refused, and this is the place.
void refused(State s, const std::string& where, const Spoil& spoil) {
    EXPECT_EQ(complaint_of(s), "") << "was to be spoilt at " << where;
    spoil(s);
    const std::string said = complaint_of(s);
    EXPECT_EQ(said.substr(0, where.size()), where) << "said: " << said;
}

State start() { return rules().new_game({}); }

TEST(Validate, MarkersAreOnTheirTracks) {
    refused(start(), "$.turn", [](State& s) { s.turn = 0; });
    refused(start(), "$.turn", [](State& s) { s.turn = 9; });
    refused(start(), "$.morale", [](State& s) { s.morale[1] = 3; });
    refused(start(), "$.arms", [](State& s) { s.arms[2] = -3; });
    refused(start(), "$.dice", [](State& s) { s.dice[0] = 7; });
    refused(start(), "$.depth", [](State& s) { s.depth = kMaxFrames + 1; });
    refused(start(), "$.played_now", [](State& s) { s.played_now = 1U << kEvents; });
    refused(start(), "$.hand[0]", [](State& s) { s.hand[0] = 9; });
    refused(start(), "$", [](State& s) { s.cup[0] = 9; });
}

TEST(Validate, WordsAreKnown) {
    refused(start(), "$.initiative", [](State& s) { s.initiative = static_cast<Side>(2); });
    refused(start(), "$.victory", [](State& s) { s.victory = static_cast<Victory>(9); });
    refused(start(), "$.winner", [](State& s) { s.winner = static_cast<Side>(2); });
    refused(start(), "$.english", [](State& s) { s.english = static_cast<English>(9); });
    refused(start(), "$.mayencais_with", [](State& s) { s.mayencais_with = static_cast<Army>(9); });
    refused(start(), "$.shipped_force", [](State& s) { s.shipped_force = static_cast<Force>(99); });
    refused(start(), "$.generals[3].post",
            [](State& s) { s.generals[GeneralId{3}].post = static_cast<Post>(9); });
    refused(start(), "$.generals[3].army",
            [](State& s) { s.generals[GeneralId{3}].army = static_cast<Army>(99); });
    refused(start(), "$.group.side", [](State& s) { s.group.side = static_cast<Side>(2); });
    refused(start(), "$.combat.incidents",
            [](State& s) { s.combat.incidents[3] = static_cast<Incident>(12); });
    refused(start(), "$.frames[0].business",
            [](State& s) { s.frames[0].business = static_cast<Business>(99); });
    refused(start(), "$.frames[1].event",
            [](State& s) { s.frames[1].event = static_cast<Event>(99); });
    refused(start(), "$.frames[1].force",
            [](State& s) { s.frames[1].force = static_cast<Force>(99); });
}

TEST(Validate, IdsNameSomething) {
    const AreaId beyond{static_cast<std::uint8_t>(board().map.size())};
    const AreaSet far = AreaSet::of(AreaId{127});
    const GeneralSet nobody{std::uint64_t{1} << kGenerals};
    refused(start(), "$.generals[0].at", [&](State& s) { s.generals[GeneralId{0}].at = beyond; });
    refused(start(), "$.group.at", [&](State& s) { s.group.at = beyond; });
    refused(start(), "$.chosen.from", [&](State& s) { s.chosen.from = beyond; });
    refused(start(), "$.combat.area", [&](State& s) { s.combat.area = beyond; });
    refused(start(), "$.landing.area", [&](State& s) { s.landing.area = beyond; });
    refused(start(), "$.frames[1].from", [&](State& s) { s.frames[1].from = beyond; });
    refused(start(), "$.frames[1].general", [](State& s) { s.frames[1].general = {kGenerals}; });
    refused(start(), "$.frames[1].areas", [&](State& s) { s.frames[1].areas = far; });
    refused(start(), "$.frames[1].generals", [&](State& s) { s.frames[1].generals = nobody; });
    refused(start(), "$.present", [&](State& s) { s.present[0] |= far; });
    refused(start(), "$.told_free", [&](State& s) { s.told_free[1] = far; });
    refused(start(), "$.group.generals", [&](State& s) { s.group.generals = nobody; });
    refused(start(), "$.combat.stranded", [&](State& s) { s.combat.stranded = nobody; });
    refused(start(), "$.combat.tried", [&](State& s) { s.combat.tried[0] = far; });
    refused(start(), "$.combat.count", [](State& s) { s.combat.count = kMaxContingents + 1; });
    refused(start(), "$.combat.drawn", [](State& s) { s.combat.drawn = kMaxDrawn + 1; });
    refused(start(), "$.combat.column", [](State& s) { s.combat.column = kOdds; });
    refused(start(), "$.combat.contingents[2]",
            [](State& s) { s.combat.contingents[2].points[0] = 1; });
    refused(start(), "$.frames[9]", [](State& s) { s.frames[9].number = 1; });
}

TEST(Validate, CountersAreCounted) {
    const State s = waiting(Business::Operations);
    const AreaId held = s.present[0].first();
    const auto anjou = index(Force::Anjou);
    refused(s, "$.points[95]", [](State& x) { x.points[AreaId{95}][0] = 1; });
    refused(s, "$.points[95]", [](State& x) { x.spent[AreaId{95}][0] = 1; });
    refused(s, "$.points", [&](State& x) { x.points[held][anjou] = 255; });
    refused(s, "$", [&](State& x) { ++x.on_map[anjou]; });
    refused(s, "$", [&](State& x) { x.spent[held][index(Force::Chouans)] = 1; });
    refused(s, "$", [&](State& x) { x.pool[anjou] = 40; });
    refused(s, "$", [](State& x) { x.present[0] = {}; });
    refused(s, "$.pool", [](State& x) { x.pool[index(Force::Emigres)] = 1; });
    refused(s, "$.deserters", [](State& x) { x.deserters = 3; });
    refused(s, "$.shipped", [](State& x) { x.shipped = 2; });
    refused(s, "$.shipped", [](State& x) { x.shipped = 1; });
    refused(s, "$.shipped", [](State& x) {
        x.shipped = 1;
        x.shipped_force = Force::Nantes;
        x.hand[index(Event::E15)] = 1;
    });
    refused(s, "$.points[", [](State& x) {
        const AreaId there = x.derived.held[0].first();
        add_points(x, there, Force::Deserters, 1);
        x.deserters = 1;
    });
}

TEST(Validate, GeneralsAreSomewhere) {
    const State s = waiting(Business::Operations);
    const GeneralId charette = general("Charette");
    const GeneralId lechelle = general("Lechelle");
    const auto path = [](GeneralId g, const char* member) {
        return "$.generals[" + std::to_string(g.raw) + "]." + member;
    };
    refused(s, "$", [&](State& x) { x.generals[charette].at = kNoArea; });
    refused(s, "$", [&](State& x) { x.generals[lechelle].at = at("NAN"); });
    refused(s, path(charette, "army"), [&](State& x) { x.generals[charette].army = Army::Nantes; });
    refused(s, path(lechelle, "army"), [&](State& x) { x.generals[lechelle].army = Army::Anjou; });
    refused(s, path(lechelle, "army"),
            [&](State& x) { put_general(board(), x, lechelle, x.present[0].first()); });
    refused(s, path(charette, "post"), [&](State& x) {
        x.generals[charette] = {.post = Post::Accused, .army = Army::BasPoitou};
    });
    refused(s, path(charette, "due"), [&](State& x) { x.generals[charette].due = 3; });
    refused(s, path(charette, "due"), [&](State& x) {
        x.generals[charette] = {.post = Post::Away, .army = Army::BasPoitou};
    });
}

TEST(Validate, MemoryMakesSense) {
    refused(start(), "$.mayencais_with", [](State& s) { s.mayencais_with = Army::Anjou; });
    refused(start(), "$.vendeen_hold", [](State& s) {
        s.vendeen_hold = board().map.all().without(board().strongholds | board().all_bases);
    });
    refused(start(), "$.landing.area",
            [](State& s) { s.landing.area = board().map.all().without(board().landings).first(); });
    refused(start(), "$.landing.turn", [](State& s) { s.landing.turn = 3; });
    refused(start(), "$.landing", [](State& s) { s.english = English::Coming; });
    refused(start(), "$.combat.drawn", [](State& s) {
        --s.cup[0];
        s.combat.drawn = 1;
    });
    refused(start(), "$.victory", [](State& s) { s.victory = Victory::Tactical; });
    refused(start(), "$.victory", [](State& s) {
        while (s.depth > 0) pop(s);
    });
    refused(start(), "$.present", [](State& s) {  // 7.1
        put_general(board(), s, general("Canclaux"), board().zones[0].first());
    });
}

TEST(Validate, StackIsOneThatAGameBuilds) {
    const State s = waiting(Business::Dice);
    refused(s, "$.frames[0].business", [](State& x) { x.frames[0].business = Business::Combat; });
    refused(s, "$.frames[0].step", [](State& x) { x.frames[0].step = 0; });
    refused(s, "$.frames[", [](State& x) { pop(x); });
    refused(s, "$.frames[", [](State& x) { push(x, {.business = Business::Operations}); });
    refused(s, "$.frames[", [](State& x) { top(x).number = 3; });
    refused(s, "$.frames[", [](State& x) { top(x).step = kDrawGeneral; });
    refused(s, "$.frames[", [](State& x) { top(x).side = enemy_of(top(x).side); });
    refused(waiting(Business::Operations), "$.frames[1].step",
            [](State& x) { x.frames[1].step = 1; });
    refused(waiting(Business::Operations), "$.frames[1].flags",
            [](State& x) { x.frames[1].flags = 2; });
}

TEST(Validate, PhasesBeforeTheOperations) {
    const State one_die = position(
        [](const State& s) { return waits_for(s, Business::Wounds) && top(s).number == 1; });
    refused(one_die, "$.frames[1].number",
            [](State& s) { asker(s).number = general("Lechelle").raw; });
    refused(waiting(Business::Wounds), "$.frames[", [](State& s) { asker(s).number = 35; });
    refused(waiting(Business::Agra), "$.frames[1].side", [](State& s) {
        asker(s).side = Side::Republican;
        top(s).side = Side::Republican;
    });
    refused(waiting(Business::English), "$.english",
            [](State& s) { s.english = English::NotAsked; });
    refused(waiting(Business::Reinforce), "$.frames[1].side",
            [](State& s) { top(s).side = enemy_of(top(s).side); });
    refused(waiting(Business::Receive, 1), "$.frames[2].number",
            [](State& s) { asker(s).number = 200; });
    refused(waiting(Business::Receive, 1), "$.frames[2].number",
            [](State& s) { ++asker(s).number; });
    refused(waiting(Business::Placing), "$.frames[2].side",
            [](State& s) { top(s).side = enemy_of(top(s).side); });
    const State work = waiting(Business::EventWork, 0);
    refused(work, "$.frames[", [](State& s) { top(s).event = Event::E9; });
    refused(work, "$.frames[", [](State& s) { top(s).event = Event::E14; });
    refused(work, "$.frames[", [](State& s) { top(s).side = Side::Vendeen; });
    refused(work, "$.shipped", [](State& s) {
        top(s).event = Event::E15;
        s.hand[index(Event::E15)] = 0;
        s.shipped = 1;
        s.shipped_force = Force::Nantes;
    });
}

TEST(Validate, WhatIsDoneFaceDown) {
    const auto unseen = [](Business business) {
        return position([&](const State& s) {
            return waits_for(s, business) && top(s).business == business &&
                   total(s.veil.points) > 0;
        });
    };
    refused(start(), "$.veil", [](State& s) { s.veil.points[0] = 1; });
    const State placing = unseen(Business::Placing);
    refused(placing, "$.frames[2].flags", [](State& s) { top(s).flags = 2; });
    refused(placing, "$.veil.areas", [](State& s) { s.veil.areas = board().zones[0]; });
    refused(placing, "$.veil.points", [](State& s) { s.veil.points.fill(99); });
    refused(placing, "$.veil.generals", [](State& s) {
        for (std::uint8_t g = 0; g < kGenerals; ++g)
            if (!on_map(s, GeneralId{g})) s.veil.generals.add(GeneralId{g});
    });
    const State deserting = unseen(Business::Desertion);
    refused(deserting, "$.frames[1].flags", [](State& s) { top(s).flags = 2; });
    refused(deserting, "$.veil.areas", [](State& s) { s.veil.areas = s.present[1]; });
    refused(deserting, "$.veil.points", [](State& s) { s.veil.points.fill(1); });
    refused(deserting, "$.veil.points", [](State& s) { s.veil.points[index(top(s).force)] = 99; });
    refused(deserting, "$.veil.generals", [](State& s) { s.veil.generals.add(GeneralId{0}); });
}

TEST(Validate, PhasesOfTheOperations) {
    const State asked = waiting(Business::Preempt, 0);
    refused(asked, "$.frames[2].side", [](State& s) { s.initiative = enemy_of(s.initiative); });
    refused(asked, "$.frames[2].area", [](State& s) { top(s).area = kNoArea; });
    refused(waiting(Business::Preempt, 1), "$.frames[2].general",
            [](State& s) { asker(s).general = kNoGeneral; });
    const State gather = position([](const State& s) {
        return waits_for(s, Business::Gather) && top(s).number == kForOperation;
    });
    refused(gather, "$.frames[2].number", [](State& s) { top(s).number = kForGuns; });
    refused(gather, "$.frames[2].side", [](State& s) { top(s).side = enemy_of(top(s).side); });
    refused(gather, "$.chosen", [](State& s) { s.chosen.at = kNoArea; });
    refused(gather, "$.chosen.points", [](State& s) { s.chosen.points.fill(50); });
    refused(gather, "$.chosen.generals", [](State& s) {
        s.chosen.generals = s.derived.generals[top(s).area];
        for (General& g : s.generals) g.activated = true;
        s.chosen.generals.add(general("Lechelle"));
    });
    const State way = waiting(Business::Operation, 2);
    refused(way, "$.group", [](State& s) { s.group.flags |= kGroupStopped; });
    refused(way, "$.group.at", [](State& s) { s.group.at = kNoArea; });
    refused(way, "$.group.points", [](State& s) { s.group.points.fill(50); });
    refused(way, "$.group", [](State& s) { s.group.side = enemy_of(s.group.side); });
    refused(way, "$.group.granted", [](State& s) { s.group.granted = 99; });
    refused(way, "$.group.rating", [](State& s) { s.group.rating = 9; });
    refused(way, "$.group.spent", [](State& s) { s.group.spent = 200; });
    refused(way, "$.group.points", [](State& s) {
        s.group.points = s.points[s.group.at];
        s.spent[s.group.at] = {};
        s.group.generals = {};
        s.group.points[index(Force::Nantes)] = 40;
    });
    const State entry = waiting(Business::Entry, 3);
    refused(entry, "$.frames[3].area", [](State& s) { top(s).area = top(s).from; });
    refused(entry, "$.frames[3].from", [](State& s) { top(s).from = kNoArea; });
    refused(entry, "$.frames[3].flags", [](State& s) { top(s).flags = 2; });
    refused(entry, "$.frames[3].side", [](State& s) { s.hand[index(Event::E6)] = 0; });
}

TEST(Validate, PhasesAfterTheOperations) {
    const State deserting = waiting(Business::Desertion, 2);
    refused(deserting, "$.frames[1].side", [](State& s) { top(s).side = Side::Republican; });
    refused(deserting, "$.frames[1].force", [](State& s) { top(s).force = Force::Chouans; });
    refused(deserting, "$.frames[1].points", [](State& s) { top(s).points = 99; });
    const State tribunal = waiting(Business::Committee, 3);
    refused(tribunal, "$.frames[1].number", [](State& s) { asker(s).number = 4; });
    refused(tribunal, "$.frames[1].general", [](State& s) { asker(s).general = kNoGeneral; });
    refused(tribunal, "$.frames[1].generals",
            [](State& s) { asker(s).generals.add(general("Charette")); });
    const State town = waiting(Business::Occupy);
    refused(town, "$.frames[", [](State& s) { top(s).event = Event::E5; });
    refused(town, "$.frames[", [](State& s) { top(s).area = at("NAN"); });
    refused(town, "$.frames[", [](State& s) { s.hand[index(top(s).event)] = 0; });
    refused(town, "$.frames[", [](State& s) { push(s, top(s)); });
}

TEST(Validate, CombatsAreFoughtByThoseWhoAreThere) {
    const State ready = waiting(Business::Combat, 5);
    const std::string first = "$.combat.contingents[0].";
    const std::string second = "$.combat.contingents[1].";
    // Both sides are in an area without a combat.
    refused(ready, "$.points[", [](State& s) { s.combat.area = kNoArea; });
    refused(ready, "$.points[", [](State& s) { s.combat = {}; });
    refused(ready, first + "side",
            [](State& s) { s.combat.attacker = enemy_of(s.combat.attacker); });
    refused(ready, first + "flags", [](State& s) { s.combat.contingents[0].flags = 0; });
    refused(ready, first + "from", [](State& s) { s.combat.contingents[0].from = s.combat.area; });
    refused(ready, second + "from", [](State& s) { s.combat.contingents[1].from = s.group.from; });
    refused(ready, second + "flags",
            [](State& s) { s.combat.contingents[1].flags = kContingentBridge; });
    refused(ready, second + "flags",
            [](State& s) { s.combat.contingents[1].flags = kContingentGone; });
    refused(ready, second + "points", [](State& s) { s.combat.contingents[1].points.fill(1); });
    refused(ready, second + "spent", [](State& s) { s.combat.contingents[1].spent.fill(50); });
    refused(ready, second + "path",
            [](State& s) { s.combat.contingents[1].path[0] = s.combat.area; });
    refused(ready, second + "generals",
            [](State& s) { s.combat.contingents[1].generals.add(general("Lechelle")); });
    refused(ready, "$.combat.flags", [](State& s) { s.combat.flags |= kCombatRout; });
    refused(ready, "$.combat.flags", [](State& s) { s.combat.flags |= 128; });
    refused(ready, "$.combat.size", [](State& s) { ++s.combat.size[0]; });
    refused(ready, "$.group", [](State& s) { s.group.generals = {}, s.group.points = {}; });
    refused(ready, "$.frames", [](State& s) { top(s).points = 9; });
    const State drawn = position([](const State& s) {
        return waits_for(s, Business::Combat, 5) && s.combat.drawn > 1 &&
               s.combat.incidents[0] != s.combat.incidents[1];
    });
    refused(drawn, "$.combat.incidents",
            [](State& s) { std::swap(s.combat.incidents[0], s.combat.incidents[1]); });
}

TEST(Validate, CombatsTakeTheirCourse) {
    const State guns = waiting(Business::Guns, 4);
    refused(guns, "$.chosen.at", [](State& s) { s.combat.tried = {}; });
    refused(guns, "$.chosen", [](State& s) { s.chosen.points = {}; });
    refused(guns, "$.frames", [](State& s) { below_top(s).area = kNoArea; });
    const State losses = waiting(Business::Losses);
    refused(losses, "$.frames[", [](State& s) { top(s).side = enemy_of(top(s).side); });
    refused(losses, "$.frames[", [](State& s) { top(s).number = 9; });
    refused(losses, "$.frames", [](State& s) { top(s).points = 0; });
    const State retreat = waiting(Business::Retreat);
    refused(retreat, "$.frames", [](State& s) { top(s).number = 13; });
    refused(retreat, "$.frames", [](State& s) { top(s).points = 9; });
    refused(retreat, "$.frames",
            [](State& s) { s.combat.contingents[top(s).number].flags |= kContingentGone; });
    const State casualty = waiting(Business::Casualty, 2);
    refused(casualty, "$.frames[4].number", [](State& s) { asker(s).number = 1; });
    refused(casualty, "$.frames[4].general",
            [](State& s) { asker(s).general = general("Lechelle"); });
    const State caught = waiting(Business::Capture, 1);
    refused(caught, "$.frames[4].general", [](State& s) { asker(s).general = kNoGeneral; });
    const State displaced = waiting(Business::Displace, 0);
    refused(displaced, "$.frames[", [](State& s) { top(s).generals = {}; });
    refused(displaced, "$.frames[", [](State& s) { top(s).generals.add(general("Lechelle")); });
    refused(displaced, "$.frames[", [](State& s) { top(s).areas = board().map.all(); });
    const State pursuit = waiting(Business::Pursuit, 0);
    refused(pursuit, "$.frames", [](State& s) { s.combat.flags = 0; });
    refused(pursuit, "$.frames", [](State& s) { top(s).area = kNoArea; });
}

}  // namespace
}  // namespace levee::fgfk
