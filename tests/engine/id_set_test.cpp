#include "engine/contract/id_set.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <type_traits>
#include <vector>

#include "engine/contract/ids.h"

namespace levee::engine {
namespace {

template <class Set>
class IdSets : public ::testing::Test {};

using PieceId = Id<struct PieceTag>;
using PlaceId = Id<struct PlaceTag, std::uint16_t>;
// One word, two words full, three words not quite full, many words of wide ids.
using Sets =
    ::testing::Types<IdSet<PieceId>, IdSet<PieceId, 128>, IdSet<PieceId, 173>, IdSet<PlaceId, 400>>;
TYPED_TEST_SUITE(IdSets, Sets);

template <class Set>
typename Set::Member member(int raw) {
    return {static_cast<typename Set::Raw>(raw)};
}

template <class Set>
std::vector<int> listed(const Set& set) {
    std::vector<int> members;
    for (const auto id : set) members.push_back(id.raw);
    return members;
}

template <class Set>
Set made_of(const std::set<int>& members) {
    Set set;
    for (const int raw : members) set.add(member<Set>(raw));
    return set;
}

template <class Set>
std::set<int> any_members() {
    return *rc::gen::container<std::set<int>>(
        rc::gen::inRange(0, static_cast<int>(Set::kCapacity)));
}

TYPED_TEST(IdSets, AreAsSmallAsTheirBits) {
    EXPECT_EQ(sizeof(TypeParam), (TypeParam::kCapacity + 63) / 64 * 8);
    EXPECT_TRUE(std::is_trivially_copyable_v<TypeParam>);
    EXPECT_TRUE(std::has_unique_object_representations_v<TypeParam>);
}

TYPED_TEST(IdSets, StartEmpty) {
    TypeParam set;
    EXPECT_TRUE(set.empty());
    EXPECT_EQ(set.size(), 0);
    EXPECT_EQ(listed(set), std::vector<int>{});
    EXPECT_EQ(set.take(), TypeParam::kNone);
}

TYPED_TEST(IdSets, HoldTheFirstAndTheLast) {
    constexpr int kLast = static_cast<int>(TypeParam::kCapacity) - 1;
    const auto set = made_of<TypeParam>({0, kLast});
    EXPECT_EQ(listed(set), (std::vector<int>{0, kLast}));
    EXPECT_EQ(TypeParam::of(member<TypeParam>(kLast)).first(), member<TypeParam>(kLast));
    EXPECT_EQ(TypeParam::first_of(TypeParam::kCapacity).size(), kLast + 1);
    if (!TypeParam::kOneWord) {
        EXPECT_FALSE(set.has(TypeParam::kNone));
        EXPECT_EQ(TypeParam{}.first(), TypeParam::kNone);
    }
}

TYPED_TEST(IdSets, ALoopMayChangeTheSetItRunsOver) {
    auto set = made_of<TypeParam>({1, 5, 60});
    int sum = 0;
    for (const auto id : set) {
        set.clear();
        sum += id.raw;
    }
    EXPECT_EQ(sum, 66);
}

TYPED_TEST(IdSets, BehaveLikeStandardSets) {
    EXPECT_TRUE(rc::check([] {
        using Set = TypeParam;
        const auto left = any_members<Set>();
        const auto right = any_members<Set>();
        const auto a = made_of<Set>(left);
        const auto b = made_of<Set>(right);
        RC_ASSERT(listed(a) == std::vector<int>(left.begin(), left.end()));
        RC_ASSERT(a.size() == static_cast<int>(left.size()));
        bool all = true;
        bool some = false;
        for (int raw = 0; raw < static_cast<int>(Set::kCapacity); ++raw) {
            const auto id = member<Set>(raw);
            const bool in_a = left.contains(raw);
            const bool in_b = right.contains(raw);
            RC_ASSERT(a.has(id) == in_a);
            RC_ASSERT((a | b).has(id) == (in_a || in_b));
            RC_ASSERT((a & b).has(id) == (in_a && in_b));
            RC_ASSERT(a.without(b).has(id) == (in_a && !in_b));
            all &= in_a || !in_b;
            some |= in_a && in_b;
        }
        RC_ASSERT(a.contains(b) == all);
        RC_ASSERT(a.meets(b) == some);
        Set rest = a;
        while (!rest.empty()) {
            const auto first = rest.first();
            RC_ASSERT(rest.take() == first && a.has(first) && !rest.has(first));
        }
        Set joined = a;
        joined |= b;
        RC_ASSERT(joined == (a | b));
        joined &= b;
        RC_ASSERT(joined == b);
    }));
}

}  // namespace
}  // namespace levee::engine
