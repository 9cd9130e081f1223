#include <algorithm>
#include <optional>

#include "games/wissembourg_spicheren/board_parts.h"
#include "maps/map_text.h"

// scenarios.txt: of each battle its formations, markers, set-up, arrivals, objectives, ways out.
namespace levee::wissembourg_spicheren {

using engine::Mistake;
using text::Line;
using text::quoted;
using text::Reader;
using text::Trouble;

namespace {

constexpr text::Meanings<Edge, 3> kEdgeWords{
    {{"north", Edge::North}, {"south", Edge::South}, {"west", Edge::West}}};
constexpr text::Meanings<Variation, 3> kVariationWords{
    {{"frossard-early", kFrossardEarly}, {"castagny", kCastagny}, {"wolff", kWolff}}};
constexpr int kMostTurns = 20;

// A way and the hex where it enters or leaves the map.
Gate read_gate(Reader& in, const maps::HexGrid& grid) {
    Gate gate;
    gate.way = in.meaning("way", kWays);
    gate.hex = maps::read_hex(in, "hex", grid);
    return gate;
}

// Everything that can be reached from here without crossing the river.
HexSet bank_of(const Battle& battle, HexId from) {
    HexSet bank = HexSet::of(from);
    std::vector<HexId> open{from};
    while (!open.empty()) {
        const HexId at = open.back();
        open.pop_back();
        for (const Direction d : maps::kDirections) {
            const HexId next = battle.grid.neighbour(at, d);
            const unsigned side = battle.sides[at.raw][static_cast<std::size_t>(d)];
            if (next == kNoHex || bank.has(next) || (side & maps::kRiverSide) != 0) continue;
            bank.add(next);
            open.push_back(next);
        }
    }
    return bank;
}

class ScenarioReader {
 public:
    explicit ScenarioReader(Board& board) : board_(board) {}

    Trouble read(const std::vector<Line>& lines) {
        using Self = ScenarioReader;
        constexpr text::Records<Self, 21> kRecords{
            {{"battle", &Self::read_battle},        {"map", &Self::pass_map},
             {"turns", &Self::read_turns},          {"night", &Self::read_night},
             {"exits-from", &Self::read_exit_turn}, {"count", &Self::read_count},
             {"victory", &Self::read_victory},      {"edge", &Self::read_edge},
             {"river", &Self::read_river},          {"high", &Self::read_high},
             {"protect", &Self::read_protection},   {"single", &Self::read_single},
             {"ledge", &Self::read_ledges},         {"formation", &Self::pass_formation},
             {"marker", &Self::read_marker},        {"town", &Self::read_town},
             {"objective", &Self::read_objective},  {"exit", &Self::read_exits},
             {"exit-edge", &Self::read_exit_edges}, {"set-up", &Self::read_set_up},
             {"arrive", &Self::read_arrival}}};
        if (Trouble trouble = text::read_records(lines, *this, kRecords)) return trouble;
        return close_battle();
    }

 private:
    Battle& battle() { return board_.battles[index(*id_)]; }
    std::string name(HexId hex) const { return std::string(board_.grid.name(hex)); }

    // read_formations() has read it, and seen that it stands before everything else.
    void read_battle(Reader& in) {
        if (Trouble trouble = close_battle()) return in.fail(std::move(*trouble));
        id_ = in.meaning("key", kBattleWords);
        given_ = {};
        in.skip();
    }
    void pass_formation(Reader& in) { in.skip(); }

    // The file is known by its battle; the line stands here for the reader of the file.
    void pass_map(Reader& in) {
        if (in.take("file") != battle().key + ".map")
            in.fail("file", "must be " + battle().key + ".map");
    }

    // These lines are needed once, or are there at most once.
    enum Given : std::uint16_t {
        kTurns = 1,
        kNight = 2,
        kExitTurn = 4,
        kCount = 8,
        kVictory = 16,
        kFrenchEdge = 32,
        kGermanEdge = 64,
        kRiver = 128,
        kHigh = 256
    };
    void once(Reader& in, Given what) {
        if ((given_ & what) != 0) in.fail(in.line().record(), "is given twice");
        given_ |= what;
    }

    void read_turns(Reader& in) {
        once(in, kTurns);
        Battle& b = battle();
        b.turns = b.turns_varied = in.number<std::uint8_t>("turns", 1, kMostTurns);
        if (!in.accept("from")) in.fail("from", "is missing");
        b.first_hour = in.number<std::uint8_t>("hour", 0, 23);
        if (!in.accept("or")) return;
        b.turns_varied = in.number<std::uint8_t>("turns", 1, kMostTurns);
        if (!in.accept("with")) in.fail("with", "is missing");
        if (in.meaning("variation", kVariationWords) != kWolff)
            in.fail("variation", "only wolff lengthens the day (13.2.7)");
    }
    void read_night(Reader& in) {
        once(in, kNight);
        battle().night = in.number<std::uint8_t>("turn", 1, kMostTurns);
    }
    void read_exit_turn(Reader& in) {
        once(in, kExitTurn);
        battle().exit_turn = in.number<std::uint8_t>("turn", 1, kMostTurns);
    }
    void read_count(Reader& in) {
        once(in, kCount);
        battle().control_turn = in.number<std::uint8_t>("turn", 1, kMostTurns);
    }
    void read_victory(Reader& in) {
        once(in, kVictory);
        int before = 0;
        for (std::uint8_t& lead : battle().victory) {
            lead = in.number<std::uint8_t>("points", before + 1, 40);
            before = lead;
        }
    }
    void read_edge(Reader& in) {
        const Side side = in.meaning("side", kSides);
        const Edge edge = in.meaning("edge", kEdgeWords);
        if (edge == Edge::West) in.fail("edge", "is north or south");
        once(in, side == Side::French ? kFrenchEdge : kGermanEdge);
        battle().own_edge[index(side)] = edge;
    }
    void read_river(Reader& in) {
        once(in, kRiver);
        battle().river = read_crossings(in);
    }
    void read_high(Reader& in) {
        once(in, kHigh);
        battle().high_level = in.number<std::uint8_t>("level", 1, 6);
        battle().high_protection = in.number<std::uint8_t>("protection", 1, 9);
    }
    void read_protection(Reader& in) {
        const HexId hex = maps::read_hex(in, "hex", battle().grid);
        battle().protections.push_back({hex, in.number<std::uint8_t>("protection", 1, 9)});
    }
    void read_single(Reader& in) {
        const Terrain terrain = in.meaning("terrain", kTerrains);
        battle().single[static_cast<std::size_t>(terrain)] =
            in.number<std::uint8_t>("protection", 1, 9);
    }

    void read_ledges(Reader& in) { battle().ledges |= read_hexes(in); }

    void read_marker(Reader& in) {
        MarkerCard card;
        card.battle = *id_;
        card.key = in.key("key");
        card.name.en = in.name("name");
        card.name.fr = in.name("nom");
        if (markers_ == kMarkers) in.fail("key", "more than " + std::to_string(kMarkers));
        if (text::find_key(board_.markers, card.key, kNoMarker) != kNoMarker)
            in.fail("key", quoted(card.key) + " is used twice");
        do {
            const FormationId formation = read_formation(in);
            if (in.trouble()) return;
            FormationCard& card_of = board_.formations[formation.raw];
            if (card_of.marker != kNoMarker)
                return in.fail("formation", card_of.key + " has a marker already");
            card_of.marker = MarkerId{markers_};
            card.formations.add(formation);
        } while (in.more());
        board_.markers[markers_++] = std::move(card);
    }

    FormationId read_formation(Reader& in) {
        const std::string_view key = in.take("formation");
        const FormationId formation = find_formation(board_, key);
        if (formation == kNoFormation || board_.card(formation).battle != *id_) {
            in.fail("formation", quoted(key) + " is no formation of this battle");
            return FormationId{0};
        }
        return formation;
    }

    HexSet read_hexes(Reader& in) {
        HexSet hexes;
        do {
            const HexId hex = maps::read_hex(in, "hex", battle().grid);
            if (in.trouble()) return hexes;
            if (hexes.has(hex)) in.fail("hex", name(hex) + " comes twice");
            hexes.add(hex);
        } while (in.more() && !in.trouble());
        return hexes;
    }

    void read_town(Reader& in) {
        Town town;
        town.name = in.name("name");
        town.hexes = read_hexes(in);
        battle().towns.push_back(std::move(town));
    }

    void read_objective(Reader& in) {
        Objective objective;
        objective.key = in.key("key");
        objective.name.en = in.name("name");
        objective.name.fr = in.name("nom");
        objective.points = in.number<std::uint8_t>("points", 1, 9);
        objective.holder = in.meaning("holder", kSides);
        objective.hexes = read_hexes(in);
        if (in.trouble()) return;
        if (battle().objectives.size() == kObjectives)
            return in.fail("key", "more than " + std::to_string(kObjectives) + " objectives");
        for (const Objective& other : battle().objectives) {
            if (other.key == objective.key)
                return in.fail("key", quoted(other.key) + " is used twice");
            if (other.hexes.meets(objective.hexes))
                return in.fail("hex", "belongs to " + quoted(other.key) + " already");
        }
        battle().objectives.push_back(std::move(objective));
    }

    void read_exits(Reader& in) {
        do {
            battle().exits.push_back(read_gate(in, battle().grid));
        } while (in.more() && !in.trouble());
    }
    void read_exit_edges(Reader& in) {
        do {
            battle().exit_edges.push_back(in.meaning("edge", kEdgeWords));
        } while (in.more() && !in.trouble());
    }

    void read_set_up(Reader& in) {
        Arrival arrival;
        arrival.how = Coming::SetUp;
        if (in.accept("with")) arrival.needs = in.meaning("variation", kVariationWords);
        read_pieces(in, arrival, {"at"});
        if (in.trouble()) return;
        do {
            const bool bank = in.accept("bank");
            const HexId hex = maps::read_hex(in, "hex", battle().grid);
            if (in.trouble()) return;
            if (bank)
                arrival.hexes |= bank_of(battle(), hex);
            else
                arrival.hexes.add(hex);
        } while (in.more());
        put(in, std::move(arrival));
    }

    void read_arrival(Reader& in) {
        Arrival arrival;
        arrival.turn = in.number<std::uint8_t>("turn", 1, kMostTurns);
        if (in.accept("with")) arrival.needs = in.meaning("variation", kVariationWords);
        if (in.accept("without")) arrival.barred = in.meaning("variation", kVariationWords);
        arrival.by_die = in.accept("by-die");
        arrival.decoy = in.accept("decoy");
        const std::string_view how = read_pieces(in, arrival, {"column", "placed", "marker"});
        if (in.trouble()) return;
        if (how == "placed") {
            arrival.how = Coming::Placed;
            arrival.hexes = read_hexes(in);
        } else {
            arrival.how = Coming::ByColumn;
            if (how == "marker") {
                arrival.how = Coming::WithMarker;
                if (arrival.formation != kNoFormation)
                    in.fail("marker", "is for a commander in chief");
                arrival.formation = read_formation(in);
            }
            do {
                arrival.gates.push_back(read_gate(in, battle().grid));
                if (in.trouble()) return;
                arrival.hexes.add(arrival.gates.back().hex);
            } while (in.more() && !in.accept("relieves"));
            if (in.more()) {
                const std::string_view key = in.take("piece");
                arrival.relieves = find_commander(board_, key);
                if (arrival.relieves == kNoCommander)
                    in.fail("piece", quoted(key) + " is no commander");
            }
        }
        put(in, std::move(arrival));
    }

    // Keys up to one of these words, which is returned.
    std::string_view read_pieces(Reader& in, Arrival& arrival,
                                 std::initializer_list<std::string_view> ends) {
        bool first = true;
        while (!in.trouble()) {
            for (const std::string_view end : ends)
                if (!first && in.accept(end)) return end;
            const std::string_view key = in.take("piece");
            const UnitId unit = find_unit(board_, key);
            const CommanderId commander = find_commander(board_, key);
            FormationId formation = kNoFormation;
            if (unit != kNoUnit && board_.card(unit).battle == *id_) {
                arrival.units.add(unit);
                arrival.side = board_.card(unit).side;
                formation = board_.card(unit).formation;
            } else if (commander != kNoCommander && board_.card(commander).battle == *id_) {
                arrival.commanders.add(commander);
                arrival.side = board_.card(commander).side;
                formation = board_.card(commander).formation;
            } else {
                in.fail("piece", quoted(key) + " is no piece of this battle");
            }
            const bool alone = arrival.units.empty() && arrival.commanders.size() <= 1;
            if (first)
                arrival.formation = formation;
            else if (formation != arrival.formation || (formation == kNoFormation && !alone))
                in.fail("piece", quoted(key) + " is of another formation than those before it");
            first = false;
        }
        return {};
    }

    // A piece comes once in every game that can be played.
    void put(Reader& in, Arrival arrival) {
        if (in.trouble()) return;
        for (const Arrival& other : battle().arrivals) {
            const bool apart =
                (other.needs & arrival.barred) != 0 || (other.barred & arrival.needs) != 0;
            if (!apart &&
                (other.units.meets(arrival.units) || other.commanders.meets(arrival.commanders)))
                return in.fail("piece", "one of them comes on an earlier line already");
        }
        battle().arrivals.push_back(std::move(arrival));
    }

    Trouble close_battle() {
        if (!id_) return std::nullopt;
        const Battle& b = battle();
        const auto wrong = [&](std::string_view field, std::string what) {
            return Mistake{"scenarios.txt: " + b.key + ": " + std::string(field), std::move(what)};
        };
        constexpr int kNeeded =
            kTurns | kExitTurn | kCount | kVictory | kFrenchEdge | kGermanEdge | kRiver | kHigh;
        if ((given_ & kNeeded) != kNeeded)
            return wrong("battle",
                         "turns, exits-from, count, victory, edge, river or high is missing");
        if (b.objectives.empty()) return wrong("objective", "is missing");
        UnitSet units;
        CommanderSet commanders;
        for (const Arrival& arrival : b.arrivals) {
            units |= arrival.units;
            commanders |= arrival.commanders;
        }
        for (std::uint8_t i = 0; i < kUnits; ++i)
            if (board_.units[i].battle == *id_ && !units.has(UnitId{i}))
                return wrong("piece", board_.units[i].key + " never comes");
        for (std::uint8_t i = 0; i < kCommanders; ++i)
            if (board_.commanders[i].battle == *id_ && !commanders.has(CommanderId{i}))
                return wrong("piece", board_.commanders[i].key + " never comes");
        for (const FormationCard& formation : board_.formations)
            if (formation.battle == *id_ && formation.marker == kNoMarker)
                return wrong("marker", formation.key + " has none");
        if (*id_ == BattleId::Wissembourg && markers_ != kMarkers)
            return wrong("marker",
                         std::to_string(markers_) + " instead of " + std::to_string(kMarkers));
        return std::nullopt;
    }

    Board& board_;
    std::optional<BattleId> id_;
    std::uint16_t given_ = 0;
    std::uint8_t markers_ = 0;
};

class FormationReader {
 public:
    explicit FormationReader(Board& board) : board_(board) {}

    Trouble read(const std::vector<Line>& lines) {
        for (const Line& line : lines) {
            Reader in(line);
            if (line.record() == "battle")
                read_battle(in);
            else if (battles_ == 0)
                in.fail(line.record(), "a battle line must come first");
            else if (line.record() == "formation")
                read_formation(in);
            else
                in.skip();
            if (Trouble trouble = in.finish()) return trouble;
        }
        if (battles_ != kBattles)
            return Mistake{"scenarios.txt: battle",
                           std::to_string(battles_) + " instead of " + std::to_string(kBattles)};
        if (formations_ != kFormations)
            return Mistake{
                "scenarios.txt: formation",
                std::to_string(formations_) + " instead of " + std::to_string(kFormations)};
        return std::nullopt;
    }

 private:
    void read_battle(Reader& in) {
        const std::string_view key = in.take("key");
        if (in.trouble()) return;
        if (battles_ == kBattles || key != kBattleWords[battles_].first)
            return in.fail("key", "spicheren comes first, then wissembourg, and no more");
        Battle& battle = board_.battles[battles_++];
        battle.key = key;
        battle.night = 255;
        battle.title.en = in.name("title");
        battle.title.fr = in.name("titre");
        battle.day.en = in.name("day");
        battle.day.fr = in.name("jour");
    }

    void read_formation(Reader& in) {
        FormationCard card;
        card.battle = kBattleWords[battles_ - 1].second;
        card.key = in.key("key");
        card.side = in.meaning("side", kSides);
        card.name.en = in.name("name");
        card.name.fr = in.name("nom");
        card.strength = read_strength(in);
        card.varied = in.accept("or") ? read_strength(in) : card.strength;
        if (in.accept("with")) card.needs = in.meaning("variation", kVariationWords);
        card.marker = kNoMarker;
        card.hq = kNoCommander;
        if (find_formation(board_, card.key) != kNoFormation)
            in.fail("key", quoted(card.key) + " is used twice");
        if (formations_ == kFormations)
            in.fail("key", "more than " + std::to_string(kFormations) + " formations");
        if (in.trouble()) return;
        board_.formations[formations_++] = std::move(card);
    }

    static Strength read_strength(Reader& in) {
        Strength strength;
        strength.steps = in.number<std::uint8_t>("steps", 1, 60);
        strength.demoralised = in.number<std::uint8_t>("demoralised", 1, 60);
        if (strength.demoralised > strength.steps)
            in.fail("demoralised", "is more than the formation has");
        return strength;
    }

    Board& board_;
    std::size_t battles_ = 0;
    std::size_t formations_ = 0;
};

}  // namespace

Trouble read_formations(const std::vector<Line>& lines, Board& board) {
    return FormationReader(board).read(lines);
}

Trouble read_scenarios(const std::vector<Line>& lines, Board& board) {
    return ScenarioReader(board).read(lines);
}

}  // namespace levee::wissembourg_spicheren
