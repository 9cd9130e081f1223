#include "games/la_vendee/map.h"

#include <gtest/gtest.h>

#include <set>

#include "support/data_slips.h"

namespace levee::la_vendee {
namespace {

using engine::Language;

support::Texts data() {
    return support::texts_of("data/la-vendee/",
                             {"regions.csv", "map.txt", "tables.txt", "counters.csv", "armies.csv",
                              "leaders.csv", "cards.csv", "scenario.txt"});
}

Board board_of(const support::Texts& texts) {
    auto result = load_board(support::as_files(texts));
    if (const engine::Mistake* mistake = engine::mistake(result)) ADD_FAILURE() << mistake->text();
    return std::get<Board>(std::move(result));
}

const Board& board() {
    static const Board kBoard = board_of(data());
    return kBoard;
}

void replace(std::string& text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
}

bool holds(const std::string& svg, std::string_view what) {
    return svg.find(what) != std::string::npos;
}

// A program finds what it lays pieces on.
TEST(LaVendeeMap, TheSheetHasAnElementForEverythingThatIsPointedAt) {
    const std::string svg = draw_map_svg(board(), Language::English);
    for (const AreaCard& area : board().areas) {
        EXPECT_TRUE(holds(svg, "id=\"lv-" + area.key + "\"")) << area.key;
        EXPECT_TRUE(holds(svg, "id=\"lv-town-" + area.key + "\"")) << area.key;
    }
    for (int turn = 1; turn <= 10; ++turn)
        EXPECT_TRUE(holds(svg, "id=\"lv-turn-" + std::to_string(turn) + "\"")) << turn;
    for (int markers = 0; markers <= 22; ++markers)
        EXPECT_TRUE(holds(svg, "id=\"lv-brulez-" + std::to_string(markers) + "\"")) << markers;
    for (int ends = 0; ends <= 2; ++ends)
        EXPECT_TRUE(holds(svg, "id=\"lv-british-" + std::to_string(ends) + "\"")) << ends;
    EXPECT_TRUE(holds(svg, "id=\"lv-reserve\""));
}

TEST(LaVendeeMap, NoIdIsUsedTwice) {
    const std::string svg = draw_map_svg(board(), Language::French);
    std::set<std::string> ids;
    for (std::size_t at = svg.find(" id=\""); at != std::string::npos;
         at = svg.find(" id=\"", at + 1)) {
        const std::size_t from = at + 5;
        EXPECT_TRUE(ids.insert(svg.substr(from, svg.find('"', from) - from)).second)
            << svg.substr(at, 30);
    }
    EXPECT_GT(ids.size(), 150U + 10 + 23 + 3);
}

TEST(LaVendeeMap, SpeaksBothLanguagesAndIsAlwaysTheSame) {
    const std::string english = draw_map_svg(board(), Language::English);
    const std::string french = draw_map_svg(board(), Language::French);
    EXPECT_TRUE(holds(english, "The map is a reconstruction"));
    EXPECT_TRUE(holds(french, "Carte reconstituée"));
    EXPECT_TRUE(holds(english, "September") && holds(french, "Septembre"));
    EXPECT_EQ(english, draw_map_svg(board(), Language::English));
    for (const Water& water : board().waters) {
        const bool named = water.kind == maps::WaterKind::BroadRiver ||
                           (water.kind == maps::WaterKind::River && water.course.size() > 5);
        EXPECT_TRUE(!named || holds(english, ">" + water.name + "<")) << water.name;
    }
    for (const std::string* svg : {&english, &french})
        for (const char* wrong : {"nan", "inf"})
            EXPECT_FALSE(holds(*svg, std::string(",") + wrong)) << wrong;
}

// 8.4: what is printed beside the map is what the rules use.
TEST(LaVendeeMap, PrintsTheTablesOfTheData) {
    support::Texts texts = data();
    for (auto& [name, text] : texts)
        if (name == "tables.txt")
            replace(text, "hit royalist-attack  10 6", "hit royalist-attack  12 6");
    const std::string changed = draw_map_svg(board_of(texts), Language::English);
    EXPECT_TRUE(holds(draw_map_svg(board(), Language::English), "5+ · 6+ B10"));
    EXPECT_TRUE(holds(changed, "5+ · 6+ B12"));
}

TEST(LaVendeeMap, EveryCardShowsItsTitleItsMovementAndItsEffect) {
    for (std::uint8_t i = 0; i < kCards; ++i)
        for (const Language language : {Language::English, Language::French}) {
            const CardCard& card = board().cards[i];
            const std::string svg = draw_card_svg(board(), CardId{i}, language);
            const std::string& title = card.title.in(language);
            EXPECT_TRUE(holds(svg, ">" + title.substr(0, title.find(' ')))) << title;
            EXPECT_TRUE(holds(svg, "N° " + card.key));
            const std::string effect = card_effect(card, language);
            EXPECT_EQ(effect.empty(), card.effect == Effect::None);
            EXPECT_FALSE(holds(effect, "{")) << effect;
            if (card.figure > 0) {
                EXPECT_TRUE(holds(effect, std::to_string(card.figure))) << effect;
            }
            EXPECT_EQ(holds(svg, language == Language::French ? "À TOUT MOMENT" : "PLAY ANY TIME"),
                      card.any_time);
        }
}

// A card is a row of data, and its face is made from it.
TEST(LaVendeeMap, AChangedRowChangesTheCard) {
    support::Texts texts = data();
    for (auto& [name, text] : texts)
        if (name == "cards.csv")
            replace(text, "17,Siege Train,Équipage de siège,1,1,,siege,1",
                    "17,Heavy Guns,Grosse artillerie,2,1,,siege,3");
    const Board changed = board_of(texts);
    const std::string svg = draw_card_svg(changed, CardId{16}, Language::English);
    EXPECT_TRUE(holds(svg, "Heavy Guns"));
    EXPECT_TRUE(holds(svg, ">armies<"));
    EXPECT_TRUE(holds(card_effect(changed.cards[16], Language::English), "3 more dice"));
    EXPECT_TRUE(holds(card_effect(board().cards[16], Language::English), "1 more die"));
}

}  // namespace
}  // namespace levee::la_vendee
