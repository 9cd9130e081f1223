#include "maps/hex_set.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <vector>

namespace levee::maps {
namespace {

HexId hex(int raw) { return HexId{static_cast<std::uint16_t>(raw)}; }

std::set<int> any_members() {
    return *rc::gen::container<std::set<int>>(rc::gen::inRange(0, static_cast<int>(kMaxHexes)));
}

HexSet made_of(const std::set<int>& members) {
    HexSet set;
    for (const int raw : members) set.add(hex(raw));
    return set;
}

std::vector<int> listed(const HexSet& set) {
    std::vector<int> members;
    for (const HexId h : set) members.push_back(h.raw);
    return members;
}

TEST(HexSet, StartsEmpty) {
    const HexSet set;
    EXPECT_TRUE(set.empty());
    EXPECT_EQ(set.count(), 0);
    EXPECT_EQ(set.first(), kNoHex);
    EXPECT_EQ(listed(set), std::vector<int>{});
    EXPECT_FALSE(set.has(kNoHex));
}

TEST(HexSet, HoldsTheFirstAndTheLastHex) {
    const HexSet set = made_of({0, 63, 64, 399});
    EXPECT_EQ(listed(set), (std::vector<int>{0, 63, 64, 399}));
    EXPECT_FALSE(set.has(kNoHex));
    EXPECT_EQ(HexSet::of(hex(399)).first(), hex(399));
}

RC_GTEST_PROP(HexSetLaws, AgreesWithASortedSet, ()) {
    const auto a = any_members();
    const HexSet set = made_of(a);
    RC_ASSERT(listed(set) == std::vector<int>(a.begin(), a.end()));
    RC_ASSERT(set.count() == static_cast<int>(a.size()));
    RC_ASSERT(set.empty() == a.empty());
    for (int raw = 0; raw < static_cast<int>(kMaxHexes); ++raw)
        RC_ASSERT(set.has(hex(raw)) == a.contains(raw));
}

RC_GTEST_PROP(HexSetLaws, OperatorsWorkMemberByMember, ()) {
    const HexSet a = made_of(any_members());
    const HexSet b = made_of(any_members());
    for (int raw = 0; raw < static_cast<int>(kMaxHexes); ++raw) {
        const HexId h = hex(raw);
        RC_ASSERT((a | b).has(h) == (a.has(h) || b.has(h)));
        RC_ASSERT((a & b).has(h) == (a.has(h) && b.has(h)));
        RC_ASSERT(a.without(b).has(h) == (a.has(h) && !b.has(h)));
    }
    RC_ASSERT((a | b).contains(a));
    RC_ASSERT(a.contains(a & b));
    RC_ASSERT(a.contains(b) == ((a | b) == a));
}

RC_GTEST_PROP(HexSetLaws, RemovingUndoesAdding, ()) {
    const HexSet before = made_of(any_members());
    const HexId h = hex(*rc::gen::inRange(0, static_cast<int>(kMaxHexes)));
    HexSet set = before;
    set.add(h);
    RC_ASSERT(set.has(h));
    set.remove(h);
    RC_ASSERT(!set.has(h));
    RC_ASSERT(set == before.without(HexSet::of(h)));
}

}  // namespace
}  // namespace levee::maps
