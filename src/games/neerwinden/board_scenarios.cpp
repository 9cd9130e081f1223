#include <algorithm>

#include "games/neerwinden/board_parts.h"
#include "maps/hex_text.h"
#include "maps/map_text.h"

// scenarios.txt: formations, set-up areas, stars, scenarios with their automatic set-up.
namespace levee::neerwinden {

using engine::Mistake;
using text::Line;
using text::quoted;
using text::Reader;
using text::Trouble;

namespace {

constexpr std::size_t kMostScenarios = 16;

constexpr text::Meanings<Order, 4> kOrders{{{"offensive", Order::Offensive},
                                            {"manoeuvre", Order::Manoeuvre},
                                            {"defensive", Order::Defensive},
                                            {"demoralised", Order::Demoralised}}};
constexpr text::Meanings<Side, 2> kColours{{{"blue", Side::French}, {"black", Side::Austrian}}};
constexpr text::Meanings<Side, 2> kOwnEdges{{{"west", Side::French}, {"east", Side::Austrian}}};

class ScenarioReader {
 public:
    explicit ScenarioReader(Board& board) : board_(board) {}

    Trouble read(const std::vector<Line>& lines) {
        using Self = ScenarioReader;
        constexpr text::Records<Self, 7> kRecords{{{"formation", &Self::pass_formation},
                                                   {"set-up", &Self::read_area},
                                                   {"rout", &Self::read_rout},
                                                   {"star", &Self::read_star},
                                                   {"scenario", &Self::read_scenario},
                                                   {"like", &Self::read_like},
                                                   {"place", &Self::read_place}}};
        if (Trouble trouble = text::read_records(lines, *this, kRecords)) return trouble;
        if (board_.scenarios.empty()) return Mistake{"scenarios.txt: scenario", "is missing"};
        return close_scenario();
    }

 private:
    std::string name(HexId hex) const { return std::string(board_.grid.name(hex)); }

    void of_all_scenarios(Reader& in) const {
        if (!board_.scenarios.empty())
            in.fail(in.line().record(), "must come before all scenarios");
    }
    void of_one_scenario(Reader& in) const {
        if (board_.scenarios.empty())
            in.fail(in.line().record(), "a scenario line must come first");
    }

    // read_formations() has read it.
    void pass_formation(Reader& in) {
        of_all_scenarios(in);
        in.skip();
    }

    void read_area(Reader& in) {
        of_all_scenarios(in);
        const std::string_view key = in.take("formation");
        SetUpArea area;
        area.formation = find_formation(board_, key);
        if (area.formation == kNoFormation) in.fail("formation", quoted(key) + " is no formation");
        if (in.accept("column")) area.column = in.key("column");
        do {
            const HexId hex = maps::read_hex(in, "hex", board_.grid);
            if (in.trouble()) return;
            if (std::find(area.hexes.begin(), area.hexes.end(), hex) != area.hexes.end())
                return in.fail("hex", name(hex) + " comes twice");
            area.hexes.push_back(hex);
            area.and_west = in.accept("and-west");
        } while (in.more() && !area.and_west);
        if (in.finish()) return;
        check_column(in, area);
        for (const SetUpArea& other : board_.areas)
            if (other.formation == area.formation &&
                (other.column == area.column || other.column.empty() || area.column.empty()))
                return in.fail("formation",
                               quoted(key) + " has a set-up line for these units already");
        board_.areas.push_back(std::move(area));
    }

    void check_column(Reader& in, const SetUpArea& area) const {
        if (area.column.empty()) return;
        for (const UnitCard& card : board_.units)
            if (card.formation == area.formation && card.column == area.column) return;
        in.fail("column", "no unit of " + board_.card(area.formation).key +
                              " marches in the column " + quoted(area.column));
    }

    // 8.1.3 is written into Board::to_edge(); the line stands here for the reader of the file.
    void read_rout(Reader& in) {
        of_all_scenarios(in);
        const Side side = in.meaning("side", kSides);
        const Side whose = in.meaning("edge", kOwnEdges);
        if (in.finish()) return;
        if (side != whose)
            return in.fail("edge", "8.1.3: the French rout to the west, the Austrians to the east");
        if (routs_[index(side)]) return in.fail("side", "its edge is given twice");
        routs_[index(side)] = true;
    }

    void read_star(Reader& in) {
        of_all_scenarios(in);
        Star star;
        star.side = in.meaning("colour", kColours);
        star.name = in.name("name");
        star.count = 0;
        do {
            if (star.count == star.hexes.size())
                return in.fail("hex", "a star has at most two hexes");
            const HexId hex = maps::read_hex(in, "hex", board_.grid);
            if (in.trouble()) return;
            for (const SetUpArea& area : board_.areas)
                if (covers(board_, area, hex))
                    return in.fail("hex", name(hex) + " is a set-up hex of " +
                                              board_.card(area.formation).key +
                                              ": nobody may hold a star at the start (8.2.2)");
            const std::size_t at = star_hex(hex);
            if (at == kStarHexes)
                return in.fail("hex",
                               "more than " + std::to_string(kStarHexes) + " hexes have stars");
            star.hexes[star.count++] = static_cast<std::uint8_t>(at);
        } while (in.more());
        if (star.count == 2 && star.hexes[0] == star.hexes[1]) return in.fail("hex", "comes twice");
        for (const Star& other : board_.stars)
            for (std::size_t i = 0; i < star.count; ++i)
                for (std::size_t k = 0; k < other.count; ++k)
                    if (star.side == other.side && star.hexes[i] == other.hexes[k])
                        return in.fail("hex", name(board_.star_hexes[star.hexes[i]]) +
                                                  " has a star of this colour already");
        board_.stars.push_back(std::move(star));
    }

    // Its place among the star hexes, where it is added if it is new; kStarHexes: no room.
    std::size_t star_hex(HexId hex) {
        const auto found = std::find(board_.star_hexes.begin(), board_.star_hexes.end(), hex);
        const auto at = static_cast<std::size_t>(found - board_.star_hexes.begin());
        if (found == board_.star_hexes.end() && at < kStarHexes) board_.star_hexes.push_back(hex);
        return at;
    }

    void read_scenario(Reader& in) {
        const Line& line = in.line();
        if (Trouble trouble = close_scenario()) return in.fail(std::move(*trouble));
        if (Trouble trouble = check_common_part(line)) return in.fail(std::move(*trouble));
        Scenario scenario;
        scenario.key = in.key("key");
        scenario.turns = in.number<std::uint8_t>("turns", 1, 20);
        scenario.title = {in.name("title"), in.name("titre")};
        scenario.harville = in.accept("what-if");
        if (in.finish()) return;
        for (const Scenario& other : board_.scenarios)
            if (other.key == scenario.key)
                return in.fail("key", quoted(scenario.key) + " is used twice");
        if (board_.scenarios.size() == kMostScenarios)
            return in.fail("key", "more than " + std::to_string(kMostScenarios) + " scenarios");
        board_.scenarios.push_back(std::move(scenario));
        placed_.emplace_back();
        scenario_line_ = &line;
    }

    // What the lines before the first scenario must have said.
    Trouble check_common_part(const Line& line) const {
        for (const auto& [word, side] : kSides)
            if (!routs_[index(side)])
                return line.wrong("rout", "no line gives the edge of the " + std::string(word));
        if (board_.stars.empty()) return line.wrong("star", "is missing");
        for (std::size_t i = 0; i < kFormations; ++i) {
            const FormationCard& formation = board_.formations[i];
            const auto is_ours = [&](const SetUpArea& area) { return area.formation.raw == i; };
            const bool has_area = std::any_of(board_.areas.begin(), board_.areas.end(), is_ours);
            if (has_area == formation.what_if)
                return line.wrong("set-up", formation.what_if
                                                ? formation.key + " has no set-up hexes (8.5)"
                                                : formation.key + " has no set-up line");
        }
        return check_columns_of_units(line);
    }

    Trouble check_columns_of_units(const Line& line) const {
        for (const UnitCard& card : board_.units) {
            const auto is_its = [&](const SetUpArea& area) {
                return area.formation == card.formation && area.column == card.column;
            };
            const bool has_area = std::any_of(board_.areas.begin(), board_.areas.end(), is_its);
            if (!card.column.empty() && !has_area)
                return line.wrong(
                    "set-up", "no line for the column " + quoted(card.column) + " of " + card.key);
            // 8.1.1 lets only cavalry and artillery do without.
            if (card.column.empty() && !has_area && card.arm == Arm::Infantry &&
                !board_.card(card.formation).what_if)
                return line.wrong("set-up", card.key + " is infantry without a column");
        }
        return std::nullopt;
    }

    void read_like(Reader& in) {
        of_one_scenario(in);
        const std::string_view key = in.take("scenario");
        if (in.finish()) return;
        if (!placed_.back().empty())
            return in.fail("like", "must come before the first place line of its scenario");
        for (std::size_t i = 0; i + 1 < board_.scenarios.size(); ++i)
            if (board_.scenarios[i].key == key) {
                placed_.back() = placed_[i];
                return;
            }
        in.fail("scenario", quoted(key) + " is no earlier scenario");
    }

    void read_place(Reader& in) {
        of_one_scenario(in);
        const std::string_view key = in.take("piece");
        Placed placed{.piece = {}, .line = &in.line()};
        Placement& piece = placed.piece;
        piece.unit = find_unit(board_, key);
        piece.commander = find_commander(board_, key);
        piece.is_commander = piece.commander != kNoCommander;
        if (!piece.is_commander && piece.unit == kNoUnit)
            in.fail("piece", quoted(key) + " is no piece of counters.csv");
        piece.hex = maps::read_hex(in, "hex", board_.grid);
        if (!piece.is_commander) piece.facing = in.meaning("facing", maps::kDirectionWords);
        if (in.finish()) return;
        for (const Placed& other : placed_.back())
            if (other.piece.unit == piece.unit && other.piece.commander == piece.commander)
                return in.fail("piece", quoted(key) + " is placed on line " +
                                            std::to_string(other.line->number) + " already");
        placed_.back().push_back(placed);
    }

    Side side_of(const Placement& piece) const {
        return piece.is_commander ? board_.card(piece.commander).side
                                  : board_.card(piece.unit).side;
    }

    Trouble close_scenario() {
        if (board_.scenarios.empty()) return std::nullopt;
        std::vector<Placed>& placed = placed_.back();
        // 8.1.1: the French set up first, whatever the order of the lines.
        std::stable_partition(placed.begin(), placed.end(),
                              [&](const Placed& p) { return side_of(p.piece) == Side::French; });
        Scenario& scenario = board_.scenarios.back();
        if (Trouble trouble = check_set_up(board_, scenario, placed, *scenario_line_))
            return trouble;
        for (const Placed& p : placed) scenario.automatic.push_back(p.piece);
        return std::nullopt;
    }

    Board& board_;
    std::array<bool, 2> routs_{};
    std::vector<std::vector<Placed>> placed_;  // one for each scenario
    const Line* scenario_line_ = nullptr;
};

}  // namespace

Trouble read_formations(const std::vector<Line>& lines, Board& board) {
    std::size_t count = 0;
    for (const Line& line : lines) {
        if (line.record() != "formation") continue;
        Reader in(line);
        FormationCard card;
        card.key = in.key("key");
        card.side = in.meaning("side", kSides);
        card.order = in.meaning("order", kOrders);
        card.reserve = in.number<std::uint8_t>("reserve", 0, 9);
        card.name = in.name("name");
        card.what_if = in.accept("what-if");
        if (Trouble trouble = in.finish()) return trouble;
        if (find_formation(board, card.key) != kNoFormation)
            return line.wrong("key", quoted(card.key) + " is used twice");
        if (count == kFormations)
            return line.wrong("key", "more than " + std::to_string(kFormations) + " formations");
        if (count > 0 && card.side < board.formations[count - 1].side)
            return line.wrong("side", "French formations come before the Austrian");
        board.formations[count++] = std::move(card);
    }
    if (count != kFormations)
        return Mistake{"scenarios.txt: formation",
                       std::to_string(count) + " instead of " + std::to_string(kFormations)};
    return std::nullopt;
}

Trouble read_scenarios(const std::vector<Line>& lines, Board& board) {
    return ScenarioReader(board).read(lines);
}

bool covers(const Board& board, const SetUpArea& area, HexId hex) {
    for (const HexId printed : area.hexes) {
        if (printed == hex) return true;
        if (area.and_west && board.grid.column(printed) == board.grid.column(hex) &&
            board.grid.row(printed) < board.grid.row(hex))
            return true;
    }
    return false;
}

}  // namespace levee::neerwinden
