#include <algorithm>

#include "games/la_vendee/board_parts.h"

// scenario.txt
namespace levee::la_vendee {

using engine::Mistake;
using text::Trouble;

namespace {

constexpr auto kVictoryWords = text::kWordsOf<Victory>;
constexpr text::Meanings<bool, 2> kInsideWords{{{"fortress", true}, {"region", false}}};
constexpr text::Meanings<bool, 2> kWhereWords{{{"home", false}, {"south", true}}};
constexpr int kLowestLead = -99;

class ScenarioReader {
 public:
    explicit ScenarioReader(Board& board)
        : board_(board), scenario_(board.scenario), figures_(board.tables.figures) {
        scenario_.army_at.items.fill(kNoArea);
    }

    Trouble read(const Lines& lines) {
        using Self = ScenarioReader;
        constexpr text::Records<Self, 11> kRecords{{{"scenario", &Self::read_scenario},
                                                    {"turn", &Self::read_turn},
                                                    {"place", &Self::read_place},
                                                    {"free", &Self::read_free},
                                                    {"box", &Self::read_box},
                                                    {"reinforce", &Self::read_reinforcement},
                                                    {"automatic-army", &Self::read_army_place},
                                                    {"automatic", &Self::read_automatic},
                                                    {"score", &Self::read_score},
                                                    {"band", &Self::read_band},
                                                    {"sudden", &Self::read_sudden}}};
        if (Trouble trouble = text::read_records(lines, *this, kRecords)) return trouble;
        return finish();
    }

 private:
    static Mistake wrong(std::string_view field, std::string what) {
        return {"scenario.txt: " + std::string(field), std::move(what)};
    }

    const VictoryRules& victory() const { return scenario_.victory; }

    Trouble finish() const {
        if (scenario_.key.empty()) return wrong("scenario", "is missing");
        for (std::size_t i = 0; i < kTurns; ++i)
            if (scenario_.months[i].en.empty())
                return wrong("turn", std::to_string(i + 1) + " is missing");
        for (std::size_t i = 0; i < board_.armies.size(); ++i)
            if (board_.armies[i].turn == 0 && scenario_.army_at.items[i] == kNoArea)
                return wrong("automatic-army", board_.armies[i].key + " is missing");
        for (const auto& [word, points] :
             {std::pair{"fortress", victory().fortress}, std::pair{"taken", victory().taken},
              std::pair{"leader", victory().leader}})
            if (points == 0) return wrong("score", std::string(word) + " is missing");
        if (victory().bands.size() != kVictories)
            return wrong("band",
                         std::string(kVictoryWords[victory().bands.size()].first) + " is missing");
        if (victory().bands.back().lowest != kLowestLead)
            return wrong("band", "the last one must begin at " + std::to_string(kLowestLead));
        if (victory().sudden_area == kNoArea || victory().sudden_republican == 0)
            return wrong("sudden", "each side needs one");
        for (const Side side : kBothSides)
            if (Trouble trouble = check_points(side)) return trouble;
        return std::nullopt;
    }

    // Points of the same kind as the automatic set-up lays down must be free, and all of them laid
    // down; and the counters must suffice (2.4).
    Trouble check_points(Side side) const {
        for (const auto& [word, troop] : kTroopWords) {
            int free = 0;
            int laid = 0;
            int stands = side == Side::Republican ? scenario_.box[index(troop)] : 0;
            for (const FreePoints& points : scenario_.free[index(side)])
                if (points.troop == troop) free += points.points;
            for (const Garrison& points : scenario_.automatic[index(side)])
                if (points.troop == troop) laid += points.points;
            for (const Garrison& points : scenario_.stands[index(side)])
                if (points.troop == troop) stands += points.points;
            if (free != laid)
                return wrong("automatic", std::to_string(laid) + " " + std::string(word) + " of " +
                                              std::string(kSideWords[index(side)].first) +
                                              " instead of " + std::to_string(free));
            const int room = board_.tables.counters[index(side)][index(troop)] * figures_.unit;
            if (stands + free > room)
                return wrong("place", std::to_string(stands + free) + " " + std::string(word) +
                                          " of " + std::string(kSideWords[index(side)].first) +
                                          " and counters for " + std::to_string(room));
        }
        return std::nullopt;
    }

    void read_scenario(text::Reader& in) {
        if (!scenario_.key.empty()) return in.fail("scenario", "is given twice");
        scenario_.key = in.key("key");
        scenario_.title = {in.name("title"), in.name("titre")};
    }

    void read_turn(text::Reader& in) {
        const auto turn = in.number<std::size_t>("turn", 1, kTurns) - 1;
        if (in.trouble()) return;
        if (!scenario_.months[turn].en.empty()) return in.fail("turn", "is given twice");
        scenario_.months[turn] = {in.name("month"), in.name("mois")};
    }

    // Troops of an army stand with it.
    Troop read_troop(text::Reader& in) const {
        const Troop troop = in.meaning("troop", kTroopWords);
        if (!in.trouble() && is_corps(troop)) in.fail("troop", "these come with their army only");
        return troop;
    }

    // 5.1, 9.0
    void check_room(text::Reader& in, Side side, const Garrison& more) const {
        if (in.trouble()) return;
        int all = more.points;
        for (const auto* list : {&scenario_.stands[index(side)], &scenario_.automatic[index(side)]})
            for (const Garrison& points : *list)
                if (points.area == more.area) all += points.points;
        if (all > figures_.stacking)
            in.fail("points", board_.card(more.area).key + " has room for " +
                                  std::to_string(figures_.stacking) + " points");
    }

    void read_place(text::Reader& in) {
        const Side side = in.meaning("side", kSideWords);
        Garrison garrison;
        garrison.area = read_region(in, "region", board_);
        garrison.inside = in.meaning("where", kInsideWords);
        garrison.troop = read_troop(in);
        garrison.points = in.number<std::uint8_t>("points", 1, figures_.stacking);
        check_room(in, side, garrison);
        if (in.trouble()) return;
        const AreaCard& card = board_.card(garrison.area);
        if (garrison.inside && (!card.fortress || card.fortress_start != side))
            return in.fail("region", card.key + " has no fortress of that side");
        if (!garrison.inside && card.home != side)
            return in.fail("region", card.key + " is no home region of that side");
        scenario_.stands[index(side)].push_back(garrison);
    }

    void read_free(text::Reader& in) {
        const Side side = in.meaning("side", kSideWords);
        FreePoints points;
        points.troop = read_troop(in);
        points.points = in.number<std::uint8_t>("points", 1, kMostPoints);
        const bool south = in.meaning("where", kWhereWords);
        if (in.trouble()) return;
        // One that is off the map is placed by name only.
        points.where = board_.home[index(side)];
        points.where.remove(board_.granville);
        if (south) points.where &= board_.south;
        scenario_.free[index(side)].push_back(points);
    }

    void read_box(text::Reader& in) {
        const Troop troop = read_troop(in);
        const auto points = in.number<std::uint8_t>("points", 1, kMostPoints);
        if (in.trouble()) return;
        if (scenario_.box[index(troop)] != 0) return in.fail("troop", "is given twice");
        scenario_.box[index(troop)] = points;
    }

    // 4.4: they are troops like those of their army.
    void read_reinforcement(text::Reader& in) {
        const auto turn = in.number<std::uint8_t>("turn", 2, kTurns);
        const ArmyId army = read_army(in, "army", board_);
        Troop troop = read_troop(in);
        const auto points = in.number<std::uint8_t>("points", 1, kMostPoints);
        if (in.trouble()) return;
        const ArmyCard& card = board_.card(army);
        if (card.turn == kNever || card.turn >= turn)
            return in.fail("turn", card.key + " is not there before that turn");
        if (card.kind == ArmyKind::Mayence) troop = of_corps(troop);
        auto& all = scenario_.reinforcements;
        auto found = std::find_if(all.begin(), all.end(), [&](const Arrival& arrival) {
            return arrival.turn == turn && arrival.army == army;
        });
        if (found == all.end())
            found = all.insert(found, {.turn = turn, .army = army, .points = {}});
        if (found->points[index(troop)] != 0) return in.fail("troop", "is given twice");
        found->points[index(troop)] = points;
    }

    void read_army_place(text::Reader& in) {
        const ArmyId army = read_army(in, "army", board_);
        const AreaId area = read_region(in, "region", board_);
        if (in.trouble()) return;
        const ArmyCard& card = board_.card(army);
        if (card.turn != 0) return in.fail("army", card.key + " is not there at the start");
        if (!card.entry.has(area))
            return in.fail("region", card.key + " is not set up in " + board_.card(area).key);
        AreaId& place = scenario_.army_at[army];
        if (place != kNoArea) return in.fail("army", card.key + " is given twice");
        place = area;
    }

    void read_automatic(text::Reader& in) {
        const Side side = in.meaning("side", kSideWords);
        Garrison garrison;
        garrison.area = read_region(in, "region", board_);
        garrison.troop = read_troop(in);
        garrison.points = in.number<std::uint8_t>("points", 1, figures_.stacking);
        check_room(in, side, garrison);
        if (in.trouble()) return;
        const auto& free = scenario_.free[index(side)];
        if (std::none_of(free.begin(), free.end(), [&](const FreePoints& points) {
                return points.troop == garrison.troop && points.where.has(garrison.area);
            }))
            return in.fail("region",
                           "no free line lets them stand in " + board_.card(garrison.area).key);
        scenario_.automatic[index(side)].push_back(garrison);
    }

    void read_score(text::Reader& in) {
        VictoryRules& rules = scenario_.victory;
        constexpr text::Meanings<std::uint8_t VictoryRules::*, 4> kScores{
            {{"fortress", &VictoryRules::fortress},
             {"taken", &VictoryRules::taken},
             {"leader", &VictoryRules::leader},
             {"region", nullptr}}};
        const auto member = in.meaning("what", kScores);
        if (in.trouble()) return;
        if (member == nullptr) {
            const AreaId area = read_region(in, "region", board_);
            const auto points = in.number<std::uint8_t>("points", 1, 9);
            if (in.trouble()) return;
            if (!board_.fortresses.has(area))
                return in.fail("region", board_.card(area).key + " has no fortress");
            rules.places.push_back({area, points});
            return;
        }
        if (rules.*member != 0) return in.fail("what", "is given twice");
        rules.*member = in.number<std::uint8_t>("points", 1, 9);
    }

    void read_band(text::Reader& in) {
        auto& bands = scenario_.victory.bands;
        if (bands.size() == kVictories) return in.fail("band", "comes after the last");
        const int highest = bands.empty() ? -kLowestLead : bands.back().lowest - 1;
        const auto lowest = static_cast<std::int8_t>(in.number("lead", kLowestLead, highest));
        const auto& [due, victory] = kVictoryWords[bands.size()];
        if (!in.accept(due)) return in.fail("result", "here " + std::string(due) + " is due");
        bands.push_back({lowest, victory});
    }

    void read_sudden(text::Reader& in) {
        VictoryRules& rules = scenario_.victory;
        const Side side = in.meaning("side", kSideWords);
        if (in.trouble()) return;
        if (side == Side::Republican) {
            if (rules.sudden_republican != 0) return in.fail("side", "is given twice");
            rules.sudden_republican =
                in.number<std::uint8_t>("number", 1, board_.fortresses.size());
            return;
        }
        if (rules.sudden_area != kNoArea) return in.fail("side", "is given twice");
        const AreaId area = read_region(in, "region", board_);
        if (in.trouble()) return;
        const AreaSet& enemy = board_.fortresses_at_start[index(Side::Republican)];
        if (!enemy.has(area))
            return in.fail("region", board_.card(area).key + " has no Republican fortress");
        rules.sudden_area = area;
        rules.sudden_others = in.number<std::uint8_t>("number", 0, enemy.size() - 1);
    }

    Board& board_;
    Scenario& scenario_;
    const Figures& figures_;
};

}  // namespace

Trouble read_scenario(const Lines& lines, Board& board) {
    return ScenarioReader(board).read(lines);
}

}  // namespace levee::la_vendee
