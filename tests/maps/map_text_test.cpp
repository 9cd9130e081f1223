#include "maps/map_text.h"

#include <gtest/gtest.h>

#include <string>

namespace levee::maps {
namespace {

namespace text = engine::text;

TEST(MapText, HexesOfTheGridOnly) {
    const HexGrid grid(3, 3, Stagger::EvenDown);
    const text::Lines all = text::read_words("m", "hex 0203 0401\n");
    text::Reader in(all.lines.at(0));
    EXPECT_EQ(read_hex(in, "from", grid), grid.at(2, 3));
    EXPECT_EQ(read_hex(in, "to", grid), kNoHex);
    ASSERT_TRUE(in.trouble());
    EXPECT_EQ(in.trouble()->text(), "m:1: to: \"0401\" is no hex of this map");
}

TEST(MapText, PlacesAreTwoNumbers) {
    const text::Lines all = text::read_words("m", "town 12,4000\n");
    text::Reader in(all.lines.at(0));
    EXPECT_EQ(read_place(in, "at"), (Place{12, 4000}));
    EXPECT_FALSE(in.finish());
    for (const std::string word : {"12", "12,", ",12", "1,4001", "1,-1", "1,2,3"}) {
        const text::Lines bad = text::read_words("m", "town " + word);
        text::Reader reader(bad.lines.at(0));
        EXPECT_EQ(read_place(reader, "at"), Place{}) << word;
        ASSERT_TRUE(reader.trouble()) << word;
        EXPECT_EQ(reader.trouble()->text(),
                  "m:1: at: \"" + word + "\" is no place x,y of numbers from 0 to 4000");
    }
}

}  // namespace
}  // namespace levee::maps
