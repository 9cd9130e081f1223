#include "engine/text/facts.h"

#include <gtest/gtest.h>

#include <array>
#include <boost/json/serialize.hpp>

namespace levee::engine {
namespace {

enum class Fact : std::uint8_t { Marched, Shouted, Ended };

struct Event {
    Fact fact{};
    bool secret = false;
    int who = 0;
    int a = 0;
    const char* rule = "";
};
struct Told {
    const char* army;
    const Event& event;
};

using Row = FactRow<Fact, Told>;
using Variant = FactVariant<Fact, Told>;
using Slot = wording::Slot<Told>;

boost::json::value name(const Told& t) {
    return t.event.who == 0 ? boost::json::value()
                            : boost::json::value("P" + std::to_string(t.event.who));
}
constexpr Member<Told> kWho{"piece", name, Points::Piece, [](const Told& t) {
                                return t.event.who == 0 ? "" : "p" + std::to_string(t.event.who);
                            }};
constexpr Member<Told> kArmy{"army", [](const Told& t) { return boost::json::value(t.army); },
                             Points::Piece, [](const Told& t) { return std::string(t.army); }};
constexpr Member<Told> kCost{.name = "cost",
                             .value = [](const Told& t) { return boost::json::value(t.event.a); },
                             .spent = true};
constexpr Member<Told> kTurn{"turn", [](const Told& t) { return boost::json::value(t.event.a); }};

constexpr std::array kRows{
    Row{Fact::Marched,
        "marched",
        EventRole::Detail,
        {kWho, kArmy, kCost},
        {"{army} march ({+cost}).", "{army} marchent ({+cost})."},
        {"marches", {"Marches", "Marches"}}},
    Row{Fact::Shouted, "shouted", EventRole::Main, {kArmy}, {"{cry}.", "{cry}."}},
    Row{Fact::Ended, "ended", EventRole::Result, {kTurn}, {"turn {turn}", "tour {turn}"}},
};
constexpr std::array kVariants{
    Variant{Fact::Marched,
            [](const Told& t) { return t.event.a == 0; },
            {"{army} stay.", "{army} restent."}},
};
constexpr std::array kSlots{
    Slot{"army", [](const Told& t, Language) { return std::string(t.army); }},
    Slot{"cry",
         [](const Told&, Language l) {
             return std::string(l == Language::French ? "en avant !" : "forward!");
         }},
};
static_assert(in_order_of_facts(kRows, Fact::Ended));
static_assert(!in_order_of_facts(kRows, Fact::Shouted));
static_assert(slots_are_known(kRows, kVariants, kSlots));
static_assert(!slots_are_known(kRows, kVariants, std::array{kSlots[0]}));

constexpr FactBook<Fact, Told> kBook{kRows, kVariants, kSlots, {}};

std::string facts(const Event& event) {
    return boost::json::serialize(kBook.facts({"blues", event}));
}

TEST(Facts, AreToldInBothLanguages) {
    const Event march{.fact = Fact::Marched, .a = 2};
    EXPECT_EQ(kBook.text({"blues", march}), (Label{"Blues march (+2).", "Blues marchent (+2)."}));
    const Event stay{.fact = Fact::Marched};
    EXPECT_EQ(kBook.text({"blues", stay}), (Label{"Blues stay.", "Blues restent."}));
    const Event end{.fact = Fact::Ended, .a = 3};
    EXPECT_EQ(kBook.in({"", end}, Language::French), "Tour 3");
}

TEST(Facts, CryOutOnce) {
    const Event shout{.fact = Fact::Shouted};
    EXPECT_EQ(kBook.text({"", shout}), (Label{"Forward!", "En avant !"}));
}

TEST(Facts, HoldOnlyWhatTheyTell) {
    EXPECT_EQ(facts({.fact = Fact::Marched, .who = 7, .a = 2}),
              R"({"piece":"P7","army":"blues","cost":2})");
    EXPECT_EQ(facts({.fact = Fact::Marched, .a = 2}), R"({"army":"blues","cost":2})");
    EXPECT_EQ(facts({.fact = Fact::Ended, .who = 7, .a = 2}), R"({"turn":2})");
}

TEST(Facts, PointAtTheFirstThatThereIs) {
    const Event march{.fact = Fact::Marched, .secret = true, .who = 7, .a = 2, .rule = "5.2"};
    const EventText text = kBook.tell({"blues", march});
    EXPECT_EQ(text.kind, "marched");
    EXPECT_EQ(text.rule, "5.2");
    EXPECT_TRUE(text.secret);
    EXPECT_EQ(text.piece, "p7");
    EXPECT_EQ(text.to, "");
    const Event all{.fact = Fact::Marched, .a = 2};
    EXPECT_EQ(kBook.tell({"blues", all}).piece, "blues");
}

TEST(Facts, RowsAreFoundByTheirWords) {
    EXPECT_EQ(kBook.find("shouted"), Fact::Shouted);
    EXPECT_FALSE(kBook.find("whispered"));
    EXPECT_TRUE(kBook.is_step(Fact::Marched));
    EXPECT_FALSE(kBook.is_step(Fact::Ended));
    EXPECT_EQ(kBook.row(static_cast<Fact>(200)).fact, Fact::Marched) << "any number is safe";
    int counted = 0;
    kBook.for_each_counted(
        [&](const auto& row) { counted += row.fact == Fact::Marched ? 1 : 100; });
    EXPECT_EQ(counted, 1);
}

}  // namespace
}  // namespace levee::engine
