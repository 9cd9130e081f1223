#include "engine/text/card_names.h"

#include <gtest/gtest.h>

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/contract/id_set.h"
#include "engine/contract/ids.h"
#include "engine/text/unnamed.h"

namespace levee::engine {
namespace {

using TownId = Id<struct TownTag>;
using BandId = Id<struct BandTag>;
constexpr TownId kNoTown{255};
constexpr BandId kNoBand{255};

struct Card {
    std::string key;
};
struct Board {
    std::vector<Card> towns{{"CHO"}, {"NAN"}};
    std::array<Card, 1> bands{{{"stofflet"}}};
};
using Names = CardNames<Board, CardsOf<kNoTown, &Board::towns, "town">,
                        CardsOf<kNoBand, &Board::bands, "band">>;

enum class Mood : std::uint8_t { Calm, Angry };
struct Camp {
    TownId at{kNoTown};
    Mood mood{};
};
struct War {
    std::array<Camp, 2> camps{};
    IdSet<BandId> bands{};
    PerId<BandId, TownId, 1> homes{};
    int points = 0;
};
BOOST_DESCRIBE_ENUM(Mood, Calm, Angry)
BOOST_DESCRIBE_STRUCT(Camp, (), (at, mood))
BOOST_DESCRIBE_STRUCT(War, (), (camps, bands, homes, points))

static_assert(json::NamesFor<Names, TownId> && json::NamesFor<Names, BandId>);
static_assert(!json::NamesFor<Names, Id<struct OtherTag>>);

TEST(CardNames, SpellIdsByTheKeysOfTheirCards) {
    const Board board;
    const Names names(board);
    EXPECT_EQ(names.write(TownId{1}), "NAN");
    EXPECT_EQ(names.write(BandId{0}), "stofflet");
    EXPECT_EQ(names.write(BandId{1}), "none");
    EXPECT_STREQ(Names::kind(TownId{}), "town");
    TownId town{};
    EXPECT_TRUE(names.read("NAN", town) && town == TownId{1});
    EXPECT_TRUE(names.read("none", town) && town == kNoTown);
    EXPECT_FALSE(names.read("stofflet", town));
}

TEST(Unnamed, FindsWhatNamesNothing) {
    const Board board;
    const auto found = [&](auto change) {
        War war{.homes = {{{kNoTown}}}};
        change(war);
        const auto wrong = unnamed(war, Names(board));
        return wrong ? wrong->text() : "";
    };
    EXPECT_EQ(found([](War&) {}), "");
    EXPECT_EQ(found([](War& war) { war.camps[0].at = TownId{1}; }), "");
    EXPECT_EQ(found([](War& war) { war.camps[1].at = TownId{2}; }),
              "$.camps[1].at: there is no such town");
    EXPECT_EQ(found([](War& war) { war.camps[0].mood = static_cast<Mood>(2); }),
              "$.camps[0].mood: there is no such value");
    EXPECT_EQ(found([](War& war) { war.bands.add(BandId{0}); }), "");
    EXPECT_EQ(found([](War& war) { war.bands.add(BandId{1}); }), "$.bands: there is no such band");
    EXPECT_EQ(found([](War& war) { war.homes.items[0] = TownId{9}; }),
              "$.homes[0]: there is no such town");
}

}  // namespace
}  // namespace levee::engine
