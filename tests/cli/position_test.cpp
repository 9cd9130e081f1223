// The command `position`: a position made of lines of words.

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "cli/protocol.h"
#include "engine/contract/chance.h"
#include "support.h"

namespace levee::testing {
namespace {

using boost::json::object;
using boost::json::value;
using Lines = std::vector<std::string>;

class PositionTest : public ::testing::Test {
 protected:
    value say(const object& request) {
        return boost::json::parse(protocol_.answer(boost::json::serialize(request)));
    }
    value set(const char* game, const Lines& lines, const object& options = {}) {
        return say({{"cmd", "position"},
                    {"game", game},
                    {"options", options},
                    {"lines", boost::json::array(lines.begin(), lines.end())}});
    }
    value state() { return say({{"cmd", "state"}}).at("state"); }
    std::string decides() { return std::string(say({{"cmd", "prompt"}}).at("actor").as_string()); }

    void expect_set(const char* game, const Lines& lines) {
        const auto reply = set(game, lines);
        EXPECT_EQ(reply.at("ok"), true) << boost::json::serialize(reply);
    }
    // Refused for this line, and nothing has changed.
    void expect_wrong(const char* game, const Lines& lines, std::string_view where,
                      std::string_view what) {
        const auto before = say({{"cmd", "state"}});
        const auto reply = set(game, lines);
        ASSERT_EQ(reply.at("ok"), false) << what;
        EXPECT_EQ(std::string(reply.at("error").at("where").as_string()), where);
        EXPECT_EQ(std::string(reply.at("error").at("what").as_string()), what);
        EXPECT_EQ(say({{"cmd", "state"}}), before);
    }

    cli::Protocol protocol_{games::registry(), "", Language::English};
};

constexpr const char* kBattle = "neerwinden";
constexpr const char* kCampaign = "for-god-and-king";

// The whole last line, so that what is wrong is the line before it.
Lines battle(Lines lines) {
    lines.emplace_back("begin turn");
    return lines;
}
Lines campaign(Lines lines) {
    lines.emplace_back("operations Republican");
    return lines;
}

TEST_F(PositionTest, EveryWordOfTheBattleIsUnderstood) {
    expect_set(kBattle, {
                            "# the French attack",
                            "",
                            "order Egalite offensive",
                            R"(place "Dietmann 1" 1106 N disorganised1   # a comment)",
                            R"(place "Dampierre 1" 1306 nw)",
                            R"(place "Miaczinski 1" 0313 N)",
                            R"(place "Artillerie Égalité 1" 1405 NW)",
                            "commander egalite 1106",
                            "place Schwarzenberg 1103 S",
                            R"(losses "Dietmann 1" 1)",
                            R"(harnessed "Artillerie Égalité 1")",
                            R"(non-commanded "Dampierre 1")",
                            R"(lose "Miaczinski 1")",
                            "disorganise Schwarzenberg",
                            "control 1707 French",
                            "vp Austrian 2",
                            "turn 3",
                            "begin activations French",
                        });
    EXPECT_EQ(decides(), "seat 0");
    const auto s = state();
    EXPECT_EQ(s.at("turn"), 3);
    EXPECT_EQ(s.at("vp"), -2);
    EXPECT_EQ(say({{"cmd", "record"}}).at("ok"), false) << "such a game has no record";
    EXPECT_EQ(say({{"cmd", "apply"}, {"action", "activate Egalite"}}).at("ok"), true);
    expect_set(kBattle, {R"(place "Dietmann 1" 1106 N)", "segment movement Egalite"});
    EXPECT_EQ(say({{"cmd", "apply"}, {"action", R"(march "Dietmann 1")"}}).at("ok"), true);
    expect_set(kBattle,
               {R"(place "Dietmann 1" 1106 N)", "place Keim 1105 S", "segment combat Egalite"});
    EXPECT_EQ(say({{"cmd", "legal"}}).at("choices").at(0).at("rule"), "6.1");
    expect_set(kBattle, battle({"vp 3"}));
    EXPECT_EQ(decides(), "chance");
    expect_set(kBattle, {"begin order-changes Austrian"});
    expect_set(kBattle, {"begin game"});
    EXPECT_EQ(set(kBattle, {"begin game"}, {{"bidding", "on"}}).at("prompt").at("rule"), "8.6");
}

TEST_F(PositionTest, EveryWordOfTheCampaignIsUnderstood) {
    expect_set(kCampaign, {
                              "turn 5",
                              "place Menou SAU",
                              "place 5 Saumur SAU",
                              "place Léchelle NAN Nantes",
                              "place 2 Deserters CLN",
                              "place 4 Anjou CLN",
                              "place Sapinaud CLN",
                              "to-place Bonchamps",
                              "to-place 10 Anjou",
                              "general Stofflet lightly-wounded",
                              "general Westermann away",
                              "general Canclaux away 7",
                              "general Kléber gone",
                              "morale Republican -1",
                              "arms Centre -2",
                              "arms -1 -2 0",
                              "cup T1 T3",
                              "hand E1 E10",
                              "spent E10",
                              "operations Republican",
                          });
    EXPECT_EQ(decides(), "seat 0");
    EXPECT_EQ(state().at("deserters"), 2);
    EXPECT_EQ(say({{"cmd", "apply"}, {"action", "activate SAU"}}).at("ok"), true);
    for (const char* phase : {"wounds", "republicans", "vendeens", "initiative", "desertion",
                              "committee", "galerne", "end"})
        expect_set(kCampaign, {"place Menou SAU", "cup nothing", "hand nothing",
                               std::string("phase ") + phase});
    expect_set(kCampaign, {"campaign by-hand"});
    expect_set(kCampaign, {"campaign automatic"});
}

TEST_F(PositionTest, TheLineThatIsWrongIsNamedAndNothingChanges) {
    set(kBattle, {"begin game"});
    expect_wrong(kBattle, battle({"turn 2", R"(place "Dampiere 1" 1205 N)"}), "$.lines[1]",
                 R"(no unit is called "Dampiere 1"; did you mean "Dampierre 1"?)");
    expect_wrong(kBattle, battle({"turn 10"}), "$.lines[0]",
                 R"(turn wants a number from 1 to 9, not "10")");
    expect_wrong(kBattle, battle({"comander Charles 1105"}), "$.lines[0]",
                 R"("comander" is no word for a position; did you mean "commander"?)");
    expect_wrong(kBattle, battle({"place Keim 1205"}), "$.lines[0]",
                 "it is written place UNIT HEX FACING [LEVEL]");
    expect_wrong(kBattle, battle({"place Keim 9999 N"}), "$.lines[0]", "there is no hex 9999");
    expect_wrong(kBattle, battle({"place Keim 1205 E"}), "$.lines[0]",
                 R"(no direction is called "E"; did you mean "NE"?)");
    expect_wrong(kBattle, battle({"control 1205 French"}), "$.lines[0]", "1205 has no star");
    expect_wrong(kBattle, battle({"harnessed Keim"}), "$.lines[0]", "Keim is no artillery");
    expect_wrong(kBattle, battle({"lose Keim"}), "$.lines[0]", "Keim is not on the map");
    expect_wrong(kBattle, battle({"place Keim 1205 N routed", "disorganise Keim"}), "$.lines[1]",
                 "Keim is routed already");
    expect_wrong(kBattle, {"begin turn French"}, "$.lines[0]", "begin turn wants nothing else");
    expect_wrong(kBattle, {"begin activations"}, "$.lines[0]", "begin activations wants a side");
    expect_wrong(kBattle, battle({"place \"Keim"}), "$.lines[0]", "a quotation mark is not closed");
    expect_wrong(kBattle, battle({std::string(201, 'a')}), "$.lines[0]",
                 "a line has at most 200 bytes");
    expect_wrong(kCampaign, campaign({"general Menou on-map"}), "$.lines[0]",
                 "a general comes onto the map by: place GENERAL AREA");
    expect_wrong(kCampaign, campaign({"general Menou gone 4"}), "$.lines[0]",
                 "only he who is away returns in a turn");
    expect_wrong(kCampaign, campaign({"spent E16"}), "$.lines[0]",
                 R"(there is no event "E16", only E1 to E15)");
    expect_wrong(kCampaign, campaign({"place Menou XYZ"}), "$.lines[0]", "there is no area XYZ");
}

TEST_F(PositionTest, APositionThatCannotBeIsRefusedByTheLineThatMakesIt) {
    set(kBattle, {"begin game"});
    expect_wrong(kBattle, battle({"place Keim 1205 S", R"(place "Dietmann 1" 1205 N)"}),
                 "$.lines[1]", "an enemy unit is in 1205");
    expect_wrong(kBattle, battle({R"(place "Dietmann 1" 1205 N)", R"(place "Dampierre 1" 1205 S)"}),
                 "$.lines[1]", "units of a hex face the same way");
    expect_wrong(kBattle, battle({"place Keim 1205 S", "commander Égalité 1205"}), "$.lines[1]",
                 "an enemy unit is in the commander's hex");
    expect_wrong(kBattle, battle({"lose Keim"}), "$.lines[0]", "Keim is not on the map");
    expect_wrong(kBattle, {"segment combat Egalite"}, "$.lines[0]",
                 "no unit of Égalité is in play");
    expect_wrong(kCampaign, campaign({"place 1 Anjou SAU", "place 1 Saumur SAU"}), "$.lines[1]",
                 "both sides are in this area");
    expect_wrong(kCampaign, campaign({"place 40 Anjou CHO", "place 1 Anjou CHO"}), "$.lines[1]",
                 "more points of anjou than counters");
    expect_wrong(kCampaign, campaign({"place Léchelle SAU"}), "$.lines[0]",
                 "on the map he has an army");
}

TEST_F(PositionTest, PlayBeginsWithTheLastLine) {
    set(kBattle, {"begin game"});
    expect_wrong(kBattle, {"begin turn", "turn 2"}, "$.lines[1]",
                 "play has begun with the line before; nothing follows it");
    expect_wrong(kCampaign, {"turn 2"}, "$.lines",
                 "play does not begin; the last line is operations SIDE or phase NAME or campaign "
                 "by-hand|automatic");
    expect_wrong(kBattle, {"turn 2", "begin game"}, "$.lines[1]",
                 "a new game is set up by the rules: no other line stands before it");
    expect_wrong(kBattle, Lines(1001, ""), "$.lines", "a position has at most 1000 lines");
    expect_set(kBattle, {"begin turn", "", "# the end"});
}

TEST_F(PositionTest, TheMembersAreReadStrictly) {
    set(kBattle, {"begin game"});
    const auto where = [&](const object& request) {
        return std::string(say(request).at("error").at("where").as_string());
    };
    EXPECT_EQ(where({{"cmd", "position"}, {"game", kBattle}}), "$");
    EXPECT_EQ(where({{"cmd", "position"}, {"game", kBattle}, {"lines", {"turn 1", 2}}}),
              "$.lines[1]");
    EXPECT_EQ(where({{"cmd", "position"}, {"game", "joust"}, {"lines", {"turn 1"}}}), "$.game");
    EXPECT_EQ(where({{"cmd", "position"},
                     {"game", kBattle},
                     {"scenario", "tonight"},
                     {"lines", {"begin turn"}}}),
              "$.scenario");
}

TEST(Position, AGameWithoutWordsSaysSo) {
    cli::Protocol protocol(kDuelGames, "", Language::English);
    const auto reply = boost::json::parse(
        protocol.answer(R"({"cmd":"position","game":"duel","lines":["place 5"]})"));
    EXPECT_EQ(reply.at("error").at("where"), "$.game");
    EXPECT_EQ(reply.at("error").at("what"), "this game has no words for positions");
}

// docs/protocol.md: each request with the reply below it.
TEST_F(PositionTest, TheWorkedExamplesAreTrue) {
    std::ifstream in(std::string(LEVEE_SOURCE_DIR) + "/docs/protocol.md");
    const std::string text(std::istreambuf_iterator<char>(in), {});
    int examples = 0;
    for (auto from = text.find(R"({"cmd":"position")"); from != text.npos;
         from = text.find(R"({"cmd":"position")", from + 1)) {
        const auto reply = text.find("\n{\"id\"", from);
        const auto end = text.find("\n```", reply);
        ASSERT_NE(end, text.npos);
        EXPECT_EQ(boost::json::parse(protocol_.answer(text.substr(from, reply - from))),
                  boost::json::parse(text.substr(reply, end - reply)));
        ++examples;
    }
    EXPECT_EQ(examples, 3);
}

// Lines at random: a position that can be played, or one sentence.
class RandomLines {
 public:
    RandomLines(std::uint64_t seed, std::vector<Lines> words, Lines beginnings)
        : random_(seed), words_(std::move(words)), beginnings_(std::move(beginnings)) {}

    std::uint32_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }
    std::string one_of(const Lines& list) { return list[below(list.size())]; }

    // Each %n stands for one of the n-th list.
    std::string filled(std::string line) {
        for (auto at = line.find('%'); at != line.npos; at = line.find('%'))
            line.replace(at, 2, one_of(words_[static_cast<std::size_t>(line[at + 1] - '0')]));
        return line;
    }
    Lines lines(const Lines& patterns) {
        Lines list;
        for (std::uint32_t n = below(14); n > 0; --n) list.push_back(filled(one_of(patterns)));
        list.push_back(filled(one_of(beginnings_)));
        return list;
    }

 private:
    engine::Random random_;
    std::vector<Lines> words_;
    Lines beginnings_;
};

class RandomPositions : public PositionTest {
 protected:
    void play(const char* game, RandomLines& source, const Lines& patterns) {
        int set_up = 0;
        for (int i = 0; i < 300; ++i) {
            Lines lines = source.lines(patterns);
            if (!set_without_what_is_wrong(game, lines)) continue;
            ++set_up;
            // What `state` says of it is a position, too.
            ASSERT_EQ(say({{"cmd", "load_state"}, {"game", game}, {"state", state()}}).at("ok"),
                      true)
                << boost::json::serialize(value_of(lines));
            say({{"cmd", "dice"}, {"seed", i}});
            for (int k = 0; k < 25 && decides() != "nobody"; ++k) {
                const auto legal = say({{"cmd", "legal"}});
                const auto& list = legal.at(decides() == "chance" ? "chance" : "choices");
                const auto& all = list.is_array() ? list : list.at("outcomes");
                ASSERT_FALSE(all.as_array().empty()) << boost::json::serialize(value_of(lines));
                const auto& action = all.as_array()[source.below(all.as_array().size())];
                ASSERT_EQ(say({{"cmd", "apply"}, {"action", action.at("do")}}).at("ok"), true)
                    << boost::json::serialize(value_of(lines));
            }
        }
        EXPECT_GT(set_up, 100) << "most positions were refused";
    }
    // Takes out the lines that are named until the others stand for a position.
    bool set_without_what_is_wrong(const char* game, Lines& lines) {
        for (;;) {
            const auto reply = set(game, lines);
            if (reply.at("ok") == true) return true;
            EXPECT_FALSE(reply.at("error").at("what").as_string().empty());
            const std::string where(reply.at("error").at("where").as_string());
            if (!where.starts_with("$.lines[")) return false;
            const std::size_t wrong = std::stoul(where.substr(8));
            if (wrong + 1 == lines.size()) return false;
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(wrong));
        }
    }
    static value value_of(const Lines& lines) {
        return boost::json::array(lines.begin(), lines.end());
    }
};

TEST_F(RandomPositions, OfTheBattleCanBePlayed) {
    const Lines formations{"Egalite", "Miranda", "Valence", "Charles", "Colloredo", "Clairfayt"};
    RandomLines source(
        1793,
        {{R"("Dietmann 1")", R"("Dampierre 1")", R"("Miaczinski 1")", "Keim", "Schwarzenberg",
          "Grüber", R"("Artillerie Égalité 1")", R"("Artillerie Charles")", "Lilien", "nobody"},
         {"1106", "1105", "1205", "1204", "1103", "0101", "1707", "2216", "9999"},
         {"N", "NE", "SE", "S", "S", "S"},
         {"good", "disorganised1", "disorganised2", "routed"},
         {"Égalité", "Charles", "Dumouriez", "Cobourg", "d'Harville"},
         formations,
         {"offensive", "manoeuvre", "defensive", "demoralised"},
         {"French", "Austrian", "nobody"},
         {"0", "1", "2", "9", "-1", "300"}},
        {"begin turn", "begin order-changes %7", "begin activations %7", "segment movement %5",
         "segment combat %5"});
    play(kBattle, source,
         {"place %0 %1 %2 %3", "place %0 %1 %2", "place %0 %1 %2", "place %0 %1 %2",
          "commander %4 %1", "order %5 %6", "losses %0 %8", "harnessed %0", "non-commanded %0",
          "lose %0", "disorganise %0", "control %1 %7", "vp %7 %8", "turn %8"});
}

TEST_F(RandomPositions, OfTheCampaignCanBePlayed) {
    RandomLines source(
        1793,
        {{"Menou", "Sapinaud", "Charette", "Stofflet", "Westermann", "Léchelle", "Canclaux",
          "Lyrot", "Joly", "d'Elbée", "nobody"},
         {"SAU", "CLN", "NUE", "VIH", "CHO", "NAN", "MAI", "SAV", "BRE", "XYZ"},
         {"Anjou", "Chouans", "Centre", "Bas-Poitou", "Loroux", "Émigrés", "Deserters", "Nantes",
          "Saumur", "La-Rochelle", "Mayençais"},
         {"0", "1", "2", "3", "5", "8", "9", "-3", "40", "300"},
         {"lightly-wounded", "seriously-wounded", "away", "accused", "gone", "not-yet"},
         {"Republican", "Vendéen"},
         {"T1", "T2", "T3", "T6", "T7", "T8", "T12"},
         {"E1", "E3", "E4", "E5", "E6", "E9", "E12", "E15"},
         {"wounds", "republicans", "vendeens", "initiative", "desertion", "committee", "galerne",
          "end"}},
        {"operations %5", "phase %8", "phase %8"});
    play(kCampaign, source,
         {"turn %3", "place %0 %1", "place %0 %1", "place %3 %2 %1", "place %3 %2 %1",
          "place %0 %1 %2", "to-place %0", "to-place %3 %2", "general %0 %4", "general %0 away %3",
          "morale %5 %3", "arms %2 %3", "cup %6 %6 %6", "hand %7 %7 %7", "spent %7"});
}

}  // namespace
}  // namespace levee::testing
