#include <bitset>

#include "games/la_vendee/board_parts.h"

// tables.txt
namespace levee::la_vendee {

BOOST_DESCRIBE_STRUCT(Figures, (),
                      (stacking, fortress_holds, hand, irregular_units, unit, royalist_dice,
                       royalist_no_effect, leaderless_regions, army_dice, irregular_modifier,
                       irregular_hit, fortress_hit, fortress_dice, pin_modifier, rout_losses,
                       retreat_loss, retreat_into_army, burnt_loss, wounded_from, captured_from,
                       capture_cavalry, capture_artillery, british_clock, british_points,
                       british_recalled, desertion_royalist, desertion_republican, desertion_ends,
                       bonaparte_dice))

using engine::Mistake;
using text::quoted;
using text::Trouble;

namespace {

constexpr auto kFigureWords = text::kMemberWords<Figures>;
constexpr std::size_t kFigureCount = kFigureWords.size();
static_assert(kFigureCount * sizeof(FigureNumber) == sizeof(Figures), "a figure has no name");

using Table = HitTable Tables::*;
constexpr text::Meanings<Table, 4> kHitWords{{{"royalist-attack", &Tables::royalist_attack},
                                              {"royalist-defence", &Tables::royalist_defence},
                                              {"republican", &Tables::republican},
                                              {"british", &Tables::british}}};

class TableReader {
 public:
    explicit TableReader(Board& board) : board_(board), tables_(board.tables) {}

    Trouble read(const Lines& lines) {
        using Self = TableReader;
        constexpr text::Records<Self, 3> kRecords{{{"hit", &Self::read_hit},
                                                   {"british-ports", &Self::read_ports},
                                                   {"figure", &Self::read_figure}}};
        if (Trouble trouble = text::read_records(lines, *this, kRecords)) return trouble;
        for (const auto& [word, table] : kHitWords)
            if ((tables_.*table).count == 0)
                return Mistake{"tables.txt: hit", std::string(word) + " is missing"};
        if (tables_.british_ports.empty())
            return Mistake{"tables.txt: british-ports", "is missing"};
        for (std::size_t i = 0; i < kFigureCount; ++i)
            if (!figures_[i])
                return Mistake{"tables.txt: figure",
                               std::string(kFigureWords[i].first) + " is missing"};
        return std::nullopt;
    }

 private:
    // 8.4: rows come from low to high, and the first holds from the beginning of the game.
    void read_hit(text::Reader& in) {
        HitTable& table = tables_.*in.meaning("who", kHitWords);
        if (in.trouble()) return;
        if (table.count == HitTable::kRows)
            return in.fail("who", "has more than " + std::to_string(HitTable::kRows) + " rows");
        const bool first = table.count == 0;
        HitTable::Row& row = table.rows[table.count];
        row.from = in.number<std::uint8_t>(
            "from", first ? 0 : table.rows[table.count - 1U].from + 1, first ? 1 : kMostPoints);
        row.number = in.number<std::uint8_t>("number", 2, 6);
        ++table.count;
    }

    void read_ports(text::Reader& in) {
        if (!tables_.british_ports.empty()) return in.fail("british-ports", "is given twice");
        while (in.more() && !in.trouble()) {
            const AreaId port = read_region(in, "region", board_);
            if (in.trouble()) return;
            if (!board_.card(port).ocean)
                return in.fail("region", board_.card(port).key + " does not touch the sea");
            tables_.british_ports.add(port);
        }
    }

    void read_figure(text::Reader& in) {
        const std::string_view word = in.take("name");
        for (std::size_t i = 0; i < kFigureCount; ++i) {
            if (kFigureWords[i].first != word) continue;
            if (figures_[i]) return in.fail("name", quoted(word) + " is given twice");
            figures_.set(i);
            // None of them may be left out by writing a 0.
            tables_.figures.*kFigureWords[i].second = in.number<FigureNumber>("number", 1, 20);
            return;
        }
        in.fail("name", quoted(word) + " is no figure of this game");
    }

    Board& board_;
    Tables& tables_;
    std::bitset<kFigureCount> figures_;
};

}  // namespace

Trouble read_tables(const Lines& lines, Board& board) { return TableReader(board).read(lines); }

}  // namespace levee::la_vendee
