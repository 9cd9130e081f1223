// Kits that games are put together with: words of described enums, moments of verbs, stages and
// badges of a page, initials.
#include <gtest/gtest.h>

#include <array>
#include <boost/describe.hpp>

#include "engine/contract/moments.h"
#include "engine/tables/page_kit.h"
#include "engine/text/enum_words.h"
#include "engine/text/wording.h"

namespace levee::engine {
namespace {

namespace kits {

enum class Shore : std::uint8_t { None, BasPoitou, NE, E15 };
BOOST_DESCRIBE_ENUM(Shore, None, BasPoitou, NE, E15)

struct Low {
    int low_morale = 0;
};
BOOST_DESCRIBE_STRUCT(Low, (), (low_morale))
struct Figures : Low {
    int stacking = 0;
};
BOOST_DESCRIBE_STRUCT(Figures, (Low), (stacking))

TEST(EnumWords, AreSmallWithHyphensAndLeaveNoneOut) {
    constexpr auto kWords = text::kWordsOf<Shore>;
    ASSERT_EQ(kWords.size(), 3U);
    EXPECT_EQ(kWords[0].first, "bas-poitou");
    EXPECT_EQ(kWords[0].second, Shore::BasPoitou);
    EXPECT_EQ(kWords[1].first, "ne");
    EXPECT_EQ(kWords[2].first, "e15");
}

TEST(EnumWords, AreAsNamedWhereAskedAndHaveTheGivenWordForNone) {
    constexpr auto kWords = text::kWordsOf<Shore, "anywhere", text::Spelling::AsNamed>;
    ASSERT_EQ(kWords.size(), 4U);
    EXPECT_EQ(kWords[0].first, "anywhere");
    EXPECT_EQ(kWords[0].second, Shore::None);
    EXPECT_EQ(kWords[1].first, "BasPoitou");
    EXPECT_EQ(kWords[3].first, "E15");
}

TEST(EnumWords, NameTheMembersOfAStructAndOfItsBases) {
    constexpr auto kWords = text::kMemberWords<Figures>;
    ASSERT_EQ(kWords.size(), 2U);
    EXPECT_EQ(kWords[0].first, "low-morale");
    EXPECT_EQ(kWords[1].first, "stacking");
    Figures figures;
    figures.*kWords[0].second = 7;
    EXPECT_EQ(figures.low_morale, 7);
}

enum class Business : std::uint8_t { None, Turn, March, Fight, Dice };
enum class Verb : std::uint8_t { Roll, Go, Halt };
struct Frame {
    Business business{};
};
struct State {
    std::array<Frame, 4> frames{};
    std::uint8_t depth = 0;
};
State during(std::initializer_list<Business> stack) {
    State s;
    for (const Business business : stack) s.frames[s.depth++].business = business;
    return s;
}

TEST(Moments, AreThoseOfTheFirstRowThatHasTheVerb) {
    constexpr static std::array kMoments{
        Moment<Business>{verb_set(Verb::Go), any_of(Business::March), "2.1", {"No.", "Non."}}};
    EXPECT_TRUE(
        check_moments(kMoments, during({Business::Turn, Business::March}), Verb::Go).legal());
    const Verdict refused = check_moments(kMoments, during({Business::Turn}), Verb::Go);
    ASSERT_FALSE(refused.legal());
    EXPECT_STREQ(refused.refusal.rule, "2.1");
    EXPECT_EQ(refused.refusal.text(Language::French), "Non.");
    EXPECT_TRUE(check_moments(kMoments, during({Business::Turn}), Verb::Halt).legal());
}

TEST(PageKit, TheUppermostFrameOfAStageSaysWhich) {
    constexpr std::array<page::StageWords, 3> kStages{
        {{"A", {"March", "Marche"}, "2", any_of(Business::March).bits},
         {"B", {"Fight", "Combat"}, "3", any_of(Business::Fight).bits},
         {"Z", {"End", "Fin"}, "4"}}};
    EXPECT_EQ(page::stage_of(kStages, during({Business::Turn}), "A"), "A");
    EXPECT_EQ(
        page::stage_of(kStages, during({Business::March, Business::Fight, Business::Dice}), "A"),
        "B");
    EXPECT_EQ(page::stage_of(kStages, during({}), "A"), "Z");
}

TEST(PageKit, ACounterWithoutBadgesHasNone) {
    EXPECT_FALSE(page::badges({{false, "moved"}, {false, "routed"}}));
    EXPECT_EQ(page::badges({{false, "moved"}, {true, "routed"}}),
              (std::vector<std::string>{"routed"}));
}

TEST(Wording, InitialsAreAsShortAsTheyCanBe) {
    constexpr std::array<std::string_view, 4> kNames{"Miranda", "Miaczinsky", "Égalité", "Valence"};
    EXPECT_EQ(wording::initials(kNames, 0), "Mir");
    EXPECT_EQ(wording::initials(kNames, 1), "Mia");
    EXPECT_EQ(wording::initials(kNames, 2), "É");
    EXPECT_EQ(wording::initials(kNames, 3), "V");
}

TEST(Wording, ASeatThatThereIsNotIsASpectator) {
    constexpr std::array<Sentence, 2> kSeats{{{"Blue", "Bleu"}, {"Red", "Rouge"}}};
    EXPECT_EQ(wording::seat_name(kSeats, 1, Language::French), "Rouge");
    EXPECT_EQ(wording::seat_name(kSeats, 255, Language::English), "Spectator");
}

}  // namespace kits

}  // namespace
}  // namespace levee::engine
