#include <bitset>
#include <map>

#include "games/for_god_and_king/board_parts.h"

// tables.txt
namespace levee::fgfk {

BOOST_DESCRIBE_STRUCT(MoraleFigures, (),
                      (morale_low, morale_high, morale_first_primary, morale_general_of_3_killed,
                       morale_stronghold_taken, morale_t5, morale_e4, morale_e4_fraud_1_2,
                       morale_e4_fraud_3_5, morale_e4_fraud_6, morale_e5_announced,
                       morale_e5_landed, morale_e5_failed, morale_e12_vendeen,
                       morale_first_mayencais_retreat, morale_general_captured,
                       morale_emissaries_captured, morale_e12_republican, arms_base_taken))
BOOST_DESCRIBE_STRUCT(VictoryFigures, (),
                      (victory_primary, victory_secondary, victory_republican_ten, victory_sea,
                       victory_bridge, victory_south, victory_vendeen_ten, victory_strategic,
                       victory_tactical))
BOOST_DESCRIBE_STRUCT(Figures, (MoraleFigures, VictoryFigures),
                      (reinforcements_before_gatine, reinforcements_objectives_lost, gatine_points,
                       points_without_general, better_morale, arms_at_minus_1, arms_at_minus_2,
                       stronghold, below_1_3, fortifications, t3_cavalry, t6_no_powder,
                       t9_sabres_clear, t9_sabres_elsewhere, t10_guns, t11_howitzers,
                       shift_bocage_or_marsh, shift_clear, shift_unsupplied, shift_bridge_partial,
                       shift_bridge_total, shift_t4, shift_t12, winner_coloured_greater,
                       winner_coloured_smaller, winner_dice_equal, march_factor, wound_light,
                       wound_serious, wound_routed, wound_returns, tribunal_saved, tribunal_noble,
                       tribunal_sans_culotte))

using engine::Mistake;
using text::quoted;
using text::Trouble;

namespace {

constexpr auto kCostWords = text::kWordsOf<Cost>;

constexpr auto kFigureWords = text::kMemberWords<Figures>;
constexpr std::size_t kFigureCount = kFigureWords.size();
static_assert(kFigureCount * sizeof(FigureNumber) == sizeof(Figures), "a figure has no name");

class TableReader {
 public:
    explicit TableReader(Tables& tables) : tables_(tables) {}

    Trouble read(const Lines& lines) {
        using Self = TableReader;
        constexpr text::Records<Self, 11> kRecords{
            {{"reinforcements-for", &Self::read_columns},
             {"reinforcements", &Self::read_table<&Tables::reinforcements, &Self::read_receipts>},
             {"action-points", &Self::read_table<&Tables::action_points, &Self::read_points>},
             {"desertion", &Self::read_table<&Tables::desertion, &Self::read_percent>},
             {"cost", &Self::read_cost},
             {"combat-odds", &Self::read_odds},
             {"combat", &Self::read_table<&Tables::combat, &Self::read_results>},
             {"incidents", &Self::read_table<&Tables::incidents, &Self::read_count>},
             {"battle-morale", &Self::read_table<&Tables::battle_morale, &Self::read_steps>},
             {"rout-arms", &Self::read_table<&Tables::rout_arms, &Self::read_steps>},
             {"figure", &Self::read_figure}}};
        if (Trouble trouble = text::read_records(lines, *this, kRecords)) return trouble;
        return finish();
    }

 private:
    Trouble finish() const {
        struct Due {
            std::string_view record;
            std::size_t rows;
        };
        for (const Due due : {Due{"reinforcements-for", 1}, Due{"combat-odds", 1},
                              Due{"reinforcements", tables_.reinforcements.rows.size()},
                              Due{"action-points", tables_.action_points.rows.size()},
                              Due{"desertion", tables_.desertion.rows.size()},
                              Due{"combat", tables_.combat.rows.size()},
                              Due{"incidents", tables_.incidents.rows.size()},
                              Due{"battle-morale", tables_.battle_morale.rows.size()},
                              Due{"rout-arms", tables_.rout_arms.rows.size()}})
            if (const std::size_t rows = rows_of(due.record); rows != due.rows)
                return Mistake{
                    "tables.txt: " + std::string(due.record),
                    std::to_string(rows) + " rows instead of " + std::to_string(due.rows)};
        for (std::size_t side = 0; side < kSides; ++side)
            for (std::size_t i = 0; i < kCosts; ++i)
                if (!costs_[side * kCosts + i])
                    return Mistake{"tables.txt: cost", std::string(kSideWords[side].first) + " " +
                                                           std::string(kCostWords[i].first) +
                                                           " is missing"};
        for (std::size_t i = 0; i < kFigureCount; ++i)
            if (!figures_[i])
                return Mistake{"tables.txt: figure",
                               std::string(kFigureWords[i].first) + " is missing"};
        return std::nullopt;
    }

    std::size_t rows_of(std::string_view record) const {
        const auto found = rows_.find(record);
        return found == rows_.end() ? 0 : found->second;
    }

    // `5 20 9 ...` or `more 32 12 ...`: rows come from low to high and the last one is open.
    template <auto Member, auto Fill>
    void read_table(text::Reader& in) {
        auto& table = tables_.*Member;
        const std::size_t last = table.rows.size() - 1;
        std::size_t& row = rows_[in.line().record()];
        if (row > last) return in.fail("row", "comes after the last of the table");
        if (row == last) {
            if (!in.accept("more")) return in.fail("row", "the last one must begin with more");
        } else {
            const int low = row == 0 ? 0 : table.up_to[row - 1] + 1;
            table.up_to[row] = in.number<std::uint8_t>("row", low, 99);
        }
        Fill(in, table.rows[row++]);
    }
    static void read_receipts(text::Reader& in, std::array<std::uint8_t, kColumns>& row) {
        for (std::uint8_t& points : row) points = in.number<std::uint8_t>("points", 0, 99);
    }
    static void read_percent(text::Reader& in, std::uint8_t& percent) {
        percent = in.number<std::uint8_t>("percent", 0, 100);
    }
    static void read_points(text::Reader& in, std::uint8_t& points) {
        points = in.number<std::uint8_t>("points", 0, 9);
    }
    static void read_count(text::Reader& in, std::uint8_t& count) {
        count = in.number<std::uint8_t>("count", 0, 9);
    }
    static void read_steps(text::Reader& in, std::uint8_t& steps) {
        steps = in.number<std::uint8_t>("steps", 0, 9);
    }
    static void read_results(text::Reader& in, std::array<CombatResult, kOdds>& row) {
        for (CombatResult& result : row) result = read_result(in);
    }

    void read_columns(text::Reader& in) {
        if (rows_[in.line().record()]++ > 0) return in.fail("reinforcements-for", "is given twice");
        for (const auto& [word, column] : kColumnWords)
            if (!in.accept(word)) return in.fail("column", "here " + std::string(word) + " is due");
    }

    void read_cost(text::Reader& in) {
        const Side side = in.meaning("side", kSideWords);
        const Cost cost = in.meaning("what", kCostWords);
        std::uint8_t halves = kNotAllowed;
        if (!in.accept("-")) {
            // 0.5 is the only fraction that the rules know.
            std::string_view word = in.take("points");
            const std::string_view whole = word;
            const bool half = word.ends_with(".5");
            if (half) word.remove_suffix(2);
            const auto points = text::number(word, 0, 20);
            if (!points)
                return in.fail("points", quoted(whole) + " is not a number of halves up to 20");
            halves = static_cast<std::uint8_t>(2 * *points + (half ? 1 : 0));
        }
        if (in.trouble()) return;
        const auto what = static_cast<std::size_t>(cost);
        const std::size_t place = index(side) * kCosts + what;
        if (costs_[place]) return in.fail("what", "this cost is given twice");
        if (halves == kNotAllowed && cost != Cost::Loire)
            return in.fail("points", "only the Loire may be barred");
        costs_.set(place);
        tables_.cost[index(side)][what] = halves;
    }

    void read_odds(text::Reader& in) {
        if (rows_[in.line().record()]++ > 0) return in.fail("combat-odds", "is given twice");
        for (std::size_t i = 0; i < kOdds && !in.trouble(); ++i) {
            const std::string_view word = in.take("odds");
            const std::size_t colon = std::min(word.find(':'), word.size());
            const auto a = text::number(word.substr(0, colon), 1, 9);
            const auto d = text::number(word.substr(std::min(colon + 1, word.size())), 1, 9);
            if (!a || !d) return in.fail("odds", quoted(word) + " is not written like 3:2");
            tables_.odds[i] = {static_cast<std::uint8_t>(*a), static_cast<std::uint8_t>(*d)};
            if (i == 0) continue;
            const Odds before = tables_.odds[i - 1];
            if (before.attacker * *d >= *a * before.defender)
                return in.fail("odds", quoted(word) + " is not above the column before");
        }
    }

    // AR2-40
    static CombatResult read_result(text::Reader& in) {
        const std::string_view word = in.take("result");
        const bool shape = word.size() == 6 && (word[0] == 'A' || word[0] == 'D') &&
                           (word[1] == 'R' || word[1] == 'D') && word[3] == '-';
        const auto areas = shape ? text::number(word.substr(2, 1), 1, 4) : std::nullopt;
        const auto percent = shape ? text::number(word.substr(4), 0, 99) : std::nullopt;
        if (!areas || !percent) {
            in.fail("result", quoted(word) + " is not written like AR2-40");
            return {};
        }
        return {.attacker_loses = word[0] == 'A',
                .rout = word[1] == 'D',
                .areas = static_cast<std::uint8_t>(*areas),
                .percent = static_cast<std::uint8_t>(*percent)};
    }

    void read_figure(text::Reader& in) {
        const std::string_view name = in.take("name");
        for (std::size_t i = 0; i < kFigureCount; ++i) {
            if (kFigureWords[i].first != name) continue;
            if (figures_[i]) return in.fail("name", quoted(name) + " is given twice");
            figures_.set(i);
            tables_.figures.*kFigureWords[i].second =
                static_cast<FigureNumber>(in.number("number", -99, 99));
            return;
        }
        in.fail("name", quoted(name) + " is no figure of this game");
    }

    Tables& tables_;
    std::map<std::string_view, std::size_t> rows_;  // by record
    std::bitset<kSides * kCosts> costs_;
    std::bitset<kFigureCount> figures_;
};

}  // namespace

Trouble read_tables(const Lines& lines, Board& board) {
    return TableReader(board.tables).read(lines);
}

}  // namespace levee::fgfk
