#include "games/for_god_and_king/verbs.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

#include "support/fixture.h"
#include "support/notation.h"

namespace levee::fgfk {
namespace {

using testing::at;
using testing::board;
using testing::general;

const levee::testing::NotationOf<VerbBook, Board>& notation() {
    static const levee::testing::NotationOf<VerbBook, Board> kNotation{verb_book(), board()};
    return kNotation;
}
std::string written(const Action& action) { return notation().written(action); }
Action read(std::string_view line) { return notation().read(line); }
std::string mistake(std::string_view line) { return notation().mistake(line); }

TEST(FgfkNotation, EveryActionReadsBackAsItself) {
    std::array<bool, kVerbs> seen{};
    testing::rules().for_every_action([&](const Action& action) {
        seen[static_cast<std::size_t>(action.verb)] = true;
        const std::string line = written(action);
        const auto result = verb_book().parse(board(), line);
        ASSERT_EQ(engine::mistake(result), nullptr)
            << line << ": " << engine::mistake(result)->text();
        ASSERT_EQ(std::get<Action>(result), action) << line;
    });
    for (std::size_t verb = 0; verb < seen.size(); ++verb) EXPECT_TRUE(seen[verb]) << verb;
}

TEST(FgfkNotation, ReadsLikeAnOrder) {
    EXPECT_EQ(written(Action::roll(3, 4)), "roll 3 4");
    EXPECT_EQ(written(Action::roll(5)), "roll 5");
    EXPECT_EQ(written(Action::draw(Incident::T4)), "draw T4");
    EXPECT_EQ(written(Action::of(Verb::Lot, general("dElbee"))), "lot \"d'Elbée\"");
    EXPECT_EQ(written(Action::play(Event::E9)), "play E9");
    EXPECT_EQ(written({.verb = Verb::Pay, .force = Force::Nantes, .area = at("NAN")}),
              "pay Nantes NAN");
    EXPECT_EQ(written({.verb = Verb::Pay, .force = Force::Nantes}), "pay Nantes reinforcements");
    EXPECT_EQ(written({.verb = Verb::Ship, .force = Force::LaRochelle, .area = at("SAB")}),
              "ship La-Rochelle SAB");
    EXPECT_EQ(written(Action::of(Verb::Land, at("NOI"))), "land NOI");
    EXPECT_EQ(written(Action::of_army(Verb::Join, Army::Saumur)), "join Saumur");
    EXPECT_EQ(written(Action::of(Verb::Keep, general("Menou"))), "keep Menou");
    EXPECT_EQ(written(Action::note(at("POR"), 6)), "note POR 6");
    EXPECT_EQ(written(Action::of_army(Verb::Arm, Army::Anjou)), "arm Anjou");
    EXPECT_EQ(written(Action::of(Verb::Place, general("Charette"), at("LEG"))),
              "place Charette LEG");
    EXPECT_EQ(written(Action::of(Verb::Place, general("LaRochejaquelein"), at("CHO"))),
              "place \"La Rochejaquelein\" CHO");
    EXPECT_EQ(written(Action::of(Verb::Place, Force::Anjou, 5, at("CHO"))), "place 5 Anjou CHO");
    EXPECT_EQ(written(Action::of(Verb::SetUpRest)), "set-up-rest");
    EXPECT_EQ(written(Action::of(Verb::Take, Force::Saumur, 4)), "take 4 Saumur");
    EXPECT_EQ(written(Action::of(Verb::Take, general("Menou"))), "take Menou");
    EXPECT_EQ(written(Action::of(Verb::TakeAll)), "take-all");
    EXPECT_EQ(written(Action::of(Verb::PickUp, general("Santerre"))), "pick-up Santerre");
    EXPECT_EQ(written(Action::of(Verb::Lose, Force::Anjou, 2, at("MTA"))), "lose 2 Anjou MTA");
    EXPECT_EQ(written(Action::of(Verb::Lose, Force::Anjou, 2)), "lose 2 Anjou here");
    EXPECT_EQ(written(Action::of(Verb::Desert, Force::BasPoitou, 3, at("CHO"))),
              "desert 3 Bas-Poitou CHO");
}

TEST(FgfkNotation, ForgivesCaseAccentsHyphensAndMissingQuotes) {
    const AreaId cholet = at("CHO");
    EXPECT_EQ(read("TO cho"), Action::of(Verb::To, cholet));
    EXPECT_EQ(read("to Cholet"), Action::of(Verb::To, cholet));
    EXPECT_EQ(read("to \"La Roche-sur-Yon\""), Action::of(Verb::To, at("ROY")));
    EXPECT_EQ(read("to la roche-sur-yon"), Action::of(Verb::To, at("ROY")));
    EXPECT_EQ(read("note le loroux-bottereau 6"), Action::note(at("LOR"), 6));
    EXPECT_EQ(read("retreat Lucon"), Action::of(Verb::Retreat, at("LUC")));
    EXPECT_EQ(read("land Paimboeuf"), Action::of(Verb::Land, at("PAI")));
    EXPECT_EQ(read("take d\u2019Elbee"), Action::of(Verb::Take, general("dElbee")));
    EXPECT_EQ(read("take delbee"), Action::of(Verb::Take, general("dElbee")));
    EXPECT_EQ(read("lot aubert du bayet"), Action::of(Verb::Lot, general("AubertDuBayet")));
    EXPECT_EQ(read("place la rochejaquelein BRE"),
              Action::of(Verb::Place, general("LaRochejaquelein"), at("BRE")));
    EXPECT_EQ(read("take 3 la rochelle"), Action::of(Verb::Take, Force::LaRochelle, 3));
    EXPECT_EQ(read("take 3 mayencais"), Action::of(Verb::Take, Force::Mayencais, 3));
    EXPECT_EQ(read("drop 2 emigres"), Action::of(Verb::Drop, Force::Emigres, 2));
    EXPECT_EQ(read("place 2 bas poitou LEG"),
              Action::of(Verb::Place, Force::BasPoitou, 2, at("LEG")));
    EXPECT_EQ(read("take all"), Action::of(Verb::TakeAll));
    EXPECT_EQ(read("pick up Santerre"), Action::of(Verb::PickUp, general("Santerre")));
    EXPECT_EQ(read("set up rest"), Action::of(Verb::SetUpRest));
    EXPECT_EQ(read("play e12"), Action::play(Event::E12));
    EXPECT_EQ(read("join la rochelle"), Action::of_army(Verb::Join, Army::LaRochelle));
    EXPECT_EQ(read("lose 2 Anjou HERE"), Action::of(Verb::Lose, Force::Anjou, 2));
}

TEST(FgfkNotation, SaysWhatItWants) {
    EXPECT_EQ(mistake(""), "an action begins with a verb such as activate");
    EXPECT_EQ(mistake("activat CHO"), "\"activat\" is no action; did you mean \"activate\"?");
    EXPECT_EQ(mistake("to"), "\"to\" wants an area such as CHO or Cholet");
    EXPECT_EQ(mistake("to 1205"), "\"to\" wants an area such as CHO or Cholet");
    EXPECT_EQ(mistake("to Chollet"), "no area is called \"Chollet\"; did you mean \"Cholet\"?");
    EXPECT_EQ(mistake("to XYZ"), "no area is called \"XYZ\"");
    EXPECT_EQ(mistake("take"),
              "\"take\" wants a general such as Charette, or points such as 5 Anjou");
    EXPECT_EQ(mistake("take Bonaparte"), "no general is called \"Bonaparte\"");
    EXPECT_EQ(mistake("take Stoflet"),
              "no general is called \"Stoflet\"; did you mean \"Stofflet\"?");
    EXPECT_EQ(mistake("take 4 Prussians"),
              "\"take\" wants a general such as Charette, or points such as 5 Anjou");
    EXPECT_EQ(mistake("lose Anjou 2 here"), "\"lose\" wants points such as 5 Anjou");
    EXPECT_EQ(mistake("lose 2 Anjou"), "\"lose\" wants an area such as CHO, or here");
    EXPECT_EQ(mistake("pay Nantes"), "\"pay\" wants an area such as NAN, or reinforcements");
    EXPECT_EQ(mistake("pay NAN"), "\"pay\" wants a force such as Nantes or La-Rochelle");
    EXPECT_EQ(mistake("play E16"), "\"play\" wants an event: E1 to E15");
    EXPECT_EQ(mistake("draw T13"), "\"draw\" wants a tactical incident: T1 to T12");
    EXPECT_EQ(mistake("note POR 12"), "\"note\" wants a turn: 1 to 8");
    EXPECT_EQ(mistake("join Paris"), "\"join\" wants an army such as Anjou or La-Rochelle");
    EXPECT_EQ(mistake("roll"), "\"roll\" wants one die or two such as 3 5");
    EXPECT_EQ(mistake("roll 7"), "\"roll\" wants one die or two such as 3 5");
    EXPECT_EQ(mistake("roll 3 0"), "\"roll\" wants one die or two such as 3 5");
    EXPECT_EQ(mistake("roll 1 2 3"), "\"3\" is one word too many");
    EXPECT_EQ(mistake("halt now"), "\"now\" is one word too many");
    EXPECT_EQ(mistake("to \"Cholet"), "a quotation mark is not closed");
    EXPECT_EQ(mistake("to \"\""), "no area is called \"\"");
}

TEST(FgfkNotation, AnActionThatNamesNothingIsStillText) {
    EXPECT_EQ(written(Action::of(Verb::To)), "to ?");
    EXPECT_EQ(written(Action::of(Verb::Take)), "take ?");
    EXPECT_EQ(written({.verb = static_cast<Verb>(200)}), "?");
    EXPECT_EQ(written({.verb = Verb::Draw, .number = 99}), "draw ?");
    EXPECT_EQ(written({.verb = Verb::Play}), "play ?");
}

RC_GTEST_PROP(FgfkNotation, AnyBytesAreSafe, (const std::string& bytes)) {
    (void)verb_book().parse(board(), bytes);
    for (const char* verb : {"place ", "take ", "to ", "lose 2 ", "pay ", "note POR "})
        (void)verb_book().parse(board(), verb + bytes);
}

}  // namespace
}  // namespace levee::fgfk
