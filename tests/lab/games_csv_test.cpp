#include "lab/games_csv.h"

#include <boost/json/parse.hpp>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <set>

#include "support.h"

namespace levee::testing {
namespace {

using lab::GameRow;

class GamesCsv : public ::testing::TestWithParam<const char*> {
 protected:
    const Laboratory laboratory{GetParam()};
    const engine::TallySheet& sheet = laboratory.sheet();

    std::string written(const std::vector<GameRow>& rows) const {
        std::string text = lab::csv_header(sheet);
        for (const GameRow& row : rows) text += lab::csv_line(sheet, row);
        return text;
    }
    // What a person reads of a game that cannot be read.
    std::string wrong(const std::string& text) const {
        const auto read = lab::read_games(sheet, text);
        const auto* mistake = engine::mistake(read);
        return mistake == nullptr ? "" : mistake->text();
    }
};
INSTANTIATE_TEST_SUITE_P(EveryGame, GamesCsv, ::testing::Values("neerwinden", "for-god-and-king"),
                         name_of_game);

TEST_P(GamesCsv, IsReadAsItWasWritten) {
    auto rows = laboratory.play(5);
    const std::string text = written({rows[3], rows[0], rows[4], rows[1], rows[2]});
    const auto read = lab::read_games(sheet, text);
    ASSERT_EQ(engine::mistake(read), nullptr) << engine::mistake(read)->text();
    const auto& games = std::get<lab::ReadGames>(read);
    EXPECT_EQ(games.whole_bytes, text.size());
    EXPECT_EQ(games.rows, rows);
}

TEST_P(GamesCsv, ForgetsTheLineThatWasInterrupted) {
    const auto rows = laboratory.play(3);
    const std::string whole = written({rows[0], rows[1]});
    const std::string line = lab::csv_line(sheet, rows[2]);
    const auto read = lab::read_games(sheet, whole + line.substr(0, line.size() - 1));
    ASSERT_EQ(engine::mistake(read), nullptr);
    EXPECT_EQ(std::get<lab::ReadGames>(read).rows.size(), 2U);
    EXPECT_EQ(std::get<lab::ReadGames>(read).whole_bytes, whole.size());
}

TEST_P(GamesCsv, NamesTheLineAndTheColumnOfAMistake) {
    const auto rows = laboratory.play(1);
    const std::string header = lab::csv_header(sheet);
    const std::string line = lab::csv_line(sheet, rows[0]);
    EXPECT_NE(wrong("game,seed\n" + line).find("line 1"), std::string::npos);
    EXPECT_NE(wrong(header + "x" + line).find("line 2: game"), std::string::npos);
    EXPECT_NE(wrong(header + line + "1,s0000000000000002,0\n").find("line 3: winner: is missing"),
              std::string::npos);
    EXPECT_NE(wrong(header + line.substr(0, line.size() - 1) + ",1\n").find("too many"),
              std::string::npos);
    EXPECT_NE(wrong(header + line + line).find("twice"), std::string::npos);
    GameRow odd = rows[0];
    odd.tally.turns = 99;
    EXPECT_NE(wrong(written({odd})).find("turns"), std::string::npos);
    odd = rows[0];
    odd.tally.winner = 2;
    EXPECT_NE(wrong(written({odd})).find("winner"), std::string::npos);
    odd = rows[0];
    odd.tally.victory = 77;
    EXPECT_NE(wrong(written({odd})).find("victory"), std::string::npos);
}

std::vector<std::string> fields_of(std::string_view line) {
    std::vector<std::string> fields(1);
    for (const char c : line) {
        if (c == '\n') break;
        if (c == ',')
            fields.emplace_back();
        else
            fields.back() += c;
    }
    return fields;
}

bool is_number(const std::string& field) {
    char* end = nullptr;
    std::strtod(field.c_str(), &end);
    return end != field.c_str() && *end == '\0';
}

// What pandas, R, DuckDB and spreadsheets make of a text when nobody tells them its type.
bool is_taken_for_something_else(const std::string& field) {
    static const std::set<std::string> kWords{
        "",     "t",    "f",   "true", "false", "y",    "n",    "yes",     "no",
        "on",   "off",  "na",  "n/a",  "nan",   "null", "none", "<na>",    "inf",
        "-nan", "#n/a", "#na", "nil",  "-",     "--",   "?",    "infinity"};
    std::string low = field;
    for (char& c : low) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    // A formula, a number in hexadecimal.
    const bool formula =
        !field.empty() && std::string_view("=+-@'\"").find(field[0]) != std::string_view::npos;
    return is_number(field) || formula || kWords.contains(low);
}

TEST_P(GamesCsv, HasADictionaryThatSaysWhatReadersOfCsvWillFind) {
    const auto rows = laboratory.play(40, 2);
    const auto names = fields_of(lab::csv_header(sheet));
    for (const auto language : {engine::Language::English, engine::Language::French}) {
        const auto dictionary = boost::json::parse(lab::columns_json(sheet, language));
        EXPECT_EQ(dictionary.at("schema"), lab::kSchema);
        const auto& columns = dictionary.at("columns").as_array();
        ASSERT_EQ(columns.size(), names.size());
        for (std::size_t i = 0; i < names.size(); ++i) {
            EXPECT_EQ(columns[i].at("name"), boost::json::string(names[i]));
            EXPECT_FALSE(columns[i].at("meaning").as_string().empty()) << names[i];
            EXPECT_TRUE(columns[i].at("unit").is_string());
            const bool text = columns[i].at("type") == "text";
            EXPECT_TRUE(text || columns[i].at("type") == "integer");
            EXPECT_EQ(text, names[i] == "seed" || names[i].starts_with("held_")) << names[i];
            for (const GameRow& row : rows) {
                const auto field = fields_of(lab::csv_line(sheet, row)).at(i);
                if (text) {
                    EXPECT_FALSE(is_taken_for_something_else(field)) << names[i] << ' ' << field;
                } else {
                    EXPECT_TRUE(is_number(field)) << names[i] << ' ' << field;
                    // A floating-point number keeps it.
                    EXPECT_LT(std::abs(std::strtod(field.c_str(), nullptr)), 9.0e15);
                }
            }
        }
    }
}

TEST_P(GamesCsv, KeepsEveryDigitOfASeedAndNobodyAsOwner) {
    GameRow row = laboratory.play(1).front();
    for (const std::uint64_t seed :
         {std::uint64_t{0}, std::uint64_t{10}, ~std::uint64_t{0}, (std::uint64_t{1} << 53U) + 1}) {
        row.seed = seed;
        std::ranges::fill(row.tally.owner_after, std::int8_t{engine::Tally::kNobody});
        const auto line = lab::csv_line(sheet, row);
        for (const auto& field : fields_of(line))
            EXPECT_TRUE(is_number(field) || !is_taken_for_something_else(field)) << field;
        const auto read = lab::read_games(sheet, lab::csv_header(sheet) + line);
        ASSERT_EQ(engine::mistake(read), nullptr) << engine::mistake(read)->text();
        EXPECT_EQ(std::get<lab::ReadGames>(read).rows.front(), row);
    }
    const auto line = lab::csv_line(sheet, row);
    const auto seed = fields_of(line)[1];
    for (const char* bad : {"12", "s12", "S0000000000000001", "s000000000000000g"}) {
        auto other = line;
        other.replace(other.find(seed), seed.size(), bad);
        EXPECT_NE(wrong(lab::csv_header(sheet) + other).find("seed"), std::string::npos) << bad;
    }
}

}  // namespace
}  // namespace levee::testing
