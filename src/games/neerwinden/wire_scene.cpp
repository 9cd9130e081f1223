// One moment of the game for the page. Nothing is read but the view: what the view hides cannot get
// out here.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "games/neerwinden/map.h"
#include "games/neerwinden/rules/assault.h"
#include "games/neerwinden/wire.h"

namespace levee::neerwinden {

namespace {

namespace page = engine::page;
using page::Facts;

constexpr Sentence kBeyondBox{"Beyond the edge", "Hors de la carte"};
constexpr Sentence kLostBox{"Lost", "Pertes"};
constexpr Sentence kToPlaceBox{"To place", "À placer"};

class Scenery : page::SceneWriter<Rules> {
 public:
    using SceneWriter::SceneWriter;

    page::Scene seen() const {
        return {.pieces = pieces(),
                .marks = marks(),
                .stage = std::string(stage()),
                .status = status(),
                .control = control(),
                .panels = panels(),
                .hands = {},
                .lit = lit()};
    }

 private:
    std::string_view stage() const { return page::stage_of(wire::sequence(), v_, "A"); }

    // --- pieces ---------------------------------------------------------------------------------

    std::vector<page::Piece> pieces() const {
        std::vector<page::Piece> list;
        list.reserve(kUnits + kCommanders);
        // N-03: whoever came last lies on top, and commanders above all units.
        std::array<std::uint8_t, kUnits> order{};
        std::iota(order.begin(), order.end(), std::uint8_t{0});
        std::ranges::stable_sort(order, {},
                                 [&](std::uint8_t raw) { return v_.units[UnitId{raw}].arrival; });
        for (const std::uint8_t raw : order)
            if (v_.units[UnitId{raw}].status != Status::NotInPlay)
                list.push_back(piece(UnitId{raw}));
        for (std::uint8_t raw = 0; raw < kCommanders; ++raw)
            if (v_.commanders[CommanderId{raw}].status != Status::NotInPlay)
                list.push_back(piece(CommanderId{raw}));
        return list;
    }

    page::Piece placed(std::string id, Status status, HexId at) const {
        if (status == Status::OnMap) return page::standing(std::move(id), space_id(board_, at));
        return page::beside(std::move(id), in(status == Status::Beyond ? kBeyondBox
                                              : status == Status::Gone ? kLostBox
                                                                       : kToPlaceBox));
    }

    page::Piece piece(UnitId u) const {
        const Unit& unit = v_.units[u];
        page::Piece piece = placed(piece_id(board_, u), unit.status, unit.at);
        if (unit.status != Status::OnMap && unit.status != Status::Beyond) return piece;
        if (unit.status == Status::OnMap) piece.facing = 60 * static_cast<int>(unit.facing);
        const int now = strength(board_, v_, u);
        piece.points = now;
        if (unit.losses > 0) piece.left = std::to_string(now);
        if (unit.level != Level::Good) piece.middle = std::to_string(morale(board_, v_, u));
        piece.badges = badges_of(u);
        if (unit.losses > 0 || unit.level != Level::Good || v_.no_command.has(u))
            piece.facts = facts_of(u);
        return piece;
    }

    // Its activation is over for this turn.
    bool is_done(FormationId f) const { return v_.formations[f].activated && f != v_.active; }

    std::optional<std::vector<std::string>> badges_of(UnitId u) const {
        const Level level = v_.units[u].level;
        return page::badges({{level == Level::Disorganised1, "disorganised-1"},
                             {level == Level::Disorganised2, "disorganised-2"},
                             {level == Level::Routed, "routed"},
                             {v_.no_command.has(u), "no-command"},
                             {v_.harnessed.has(u), "harnessed"},
                             {v_.moved.has(u), "moved"},
                             {v_.fought.has(u), "fought"},
                             {is_done(board_.formation[u.raw]), "activated"}});
    }

    // What has become of the printed values.
    Facts facts_of(UnitId u) const {
        constexpr Sentence kFormation{"Formation", "Formation"};
        constexpr Sentence kStrength{"Strength", "Force"};
        constexpr Sentence kMorale{"Morale", "Moral"};
        constexpr Sentence kState{"State", "État"};
        constexpr Sentence kCommand{"Command", "Commandement"};
        constexpr Sentence kOutOfCommand{"out of command", "non commandée"};
        const UnitCard& card = board_.card(u);
        Facts facts{
            in.fact(kFormation, board_.card(card.formation).name),
            in.fact(kStrength, fmt::format("{} / {}", strength(board_, v_, u), card.strength)),
            in.fact(kMorale, morale(board_, v_, u)),
            in.fact(kState, words::level(v_.units[u].level, language_))};
        if (v_.no_command.has(u)) facts.push_back(in.fact(kCommand, in(kOutOfCommand)));
        return facts;
    }

    page::Piece piece(CommanderId c) const {
        const Commander& commander = v_.commanders[c];
        page::Piece piece = placed(piece_id(board_, c), commander.status, commander.at);
        if (commander.replacement) piece.left = piece.middle = piece.right = "0";
        const FormationId f = board_.card(c).formation;
        piece.badges = page::badges({{commander.moved, "moved"},
                                     {commander.replacement, "replacement"},
                                     {f != kNoFormation && is_done(f), "activated"}});
        return piece;
    }

    // --- tracks and words -----------------------------------------------------------------------

    int marker() const {
        return std::clamp<int>(v_.vp, -drawing::kLastVictorySquare, drawing::kLastVictorySquare);
    }

    std::map<std::string, std::string> marks() const {
        return {{"turn", std::to_string(v_.turn)}, {"vp", wire::marker_value(marker())}};
    }

    std::string standing(int vp) const {
        if (vp == 0) return "0";
        const Side side = vp > 0 ? Side::French : Side::Austrian;
        return fmt::format("{} {}", wire::kCamps.name(side, language_), std::abs(vp));
    }

    Facts status() const {
        constexpr Sentence kTurn{"Turn", "Tour"};
        constexpr Sentence kOf{"{} of {}", "{} sur {}"};
        constexpr Sentence kPhase{"Phase", "Phase"};
        constexpr Sentence kInitiative{"Initiative", "Initiative"};
        constexpr Sentence kActive{"Active formation", "Formation active"};
        constexpr Sentence kPoints{"Victory points", "Points de victoire"};
        const auto turns = board_.scenarios[v_.scenario].turns;
        const std::string_view stage = this->stage();
        Facts list{in.fact(kTurn, fmt::format(fmt::runtime(in(kOf)), v_.turn, turns)),
                   in.fact(kPhase, page::title_of(wire::sequence(), stage, language_))};
        // 2.A comes first in every turn; before that nobody has it.
        if (stage != "A" && stage != "bid" && stage != "set-up")
            list.push_back(in.fact(kInitiative, wire::kCamps.name(v_.initiative, language_)));
        if (v_.active != kNoFormation)
            list.push_back(in.fact(kActive, board_.card(v_.active).name));
        list.push_back(in.fact(kPoints, standing(v_.vp)));
        return list;
    }

    std::map<std::string, int> control() const {
        std::map<std::string, int> held;
        for (std::size_t i = 0; i < board_.star_hexes.size(); ++i)
            if (v_.control[i] != Control::Nobody)
                held[space_id(board_, board_.star_hexes[i])] =
                    v_.control[i] == Control::French ? 0 : 1;
        return held;
    }

    // --- panels ---------------------------------------------------------------------------------

    std::vector<page::Panel> panels() const { return {formations(), stars()}; }

    bool in_play(const FormationCard& card) const {
        for (const UnitId u : card.units)
            if (v_.units[u].status != Status::NotInPlay) return true;
        return false;
    }

    std::string order(FormationId f) const {
        constexpr Sentence kLastSeen{"secret (last seen: {})", "secret (dernier connu : {})"};
        constexpr Sentence kWanted{"{}, wants {}", "{}, veut {}"};
        const Formation& formation = v_.formations[f];
        const auto word = [&](Order order) { return words::order(order, language_); };
        if (formation.order == Order::Hidden)
            return fmt::format(fmt::runtime(in(kLastSeen)), word(formation.shown));
        if (formation.attempt != Order::Hidden)
            return fmt::format(fmt::runtime(in(kWanted)), word(formation.order),
                               word(formation.attempt));
        return std::string(word(formation.order));
    }

    page::Panel formations() const {
        constexpr std::array<Sentence, 5> kHeads{{{"Formation", "Formation"},
                                                  {"Order", "Ordre"},
                                                  {"Units", "Unités"},
                                                  {"Steps lost", "Pas perdus"},
                                                  {"This turn", "Ce tour"}}};
        constexpr Sentence kTitle{"Formations", "Formations"};
        constexpr Sentence kActive{"active", "active"};
        constexpr Sentence kDone{"activated", "activée"};
        std::vector<page::PanelRow> rows;
        for (std::uint8_t raw = 0; raw < kFormations; ++raw) {
            const FormationId f{raw};
            const FormationCard& card = board_.card(f);
            if (!in_play(card)) continue;
            const Formation& formation = v_.formations[f];
            int left = 0;
            for (const UnitId u : card.units) left += v_.units[u].status != Status::Gone ? 1 : 0;
            const bool active = f == v_.active;
            const std::string now = active ? in(kActive) : is_done(f) ? in(kDone) : std::string();
            rows.push_back({.cells = {card.name, order(f), std::to_string(left),
                                      std::to_string(formation.losses), now},
                            .piece = piece_id(board_, card.commander),
                            .lit = active});
        }
        return in.panel("formations", kTitle, kHeads, std::move(rows));
    }

    page::Panel stars() const {
        constexpr std::array<Sentence, 3> kHeads{
            {{"Star", "Étoile"}, {"Counts for", "Compte pour"}, {"Held by", "Tenue par"}}};
        constexpr Sentence kTitle{"Victory points", "Points de victoire"};
        constexpr Sentence kNobody{"nobody", "personne"};
        constexpr Sentence kShared{"not whole", "en partie"};
        std::vector<page::PanelRow> rows;
        for (const Star& star : board_.stars) {
            const Control owner = v_.control[star.hexes[0]];
            bool whole = true;
            for (std::size_t i = 1; i < star.count; ++i)
                whole &= v_.control[star.hexes[i]] == owner;
            const auto side = owner == Control::French ? Side::French : Side::Austrian;
            const std::string held = !whole ? in(kShared)
                                     : owner == Control::Nobody
                                         ? in(kNobody)
                                         : wire::kCamps.name(side, language_);
            const bool counts = whole && owner != Control::Nobody && side == star.side;
            rows.push_back({.cells = {star.name, wire::kCamps.name(star.side, language_), held},
                            .piece = {},
                            .lit = counts});
        }
        return in.panel("stars", kTitle, kHeads, std::move(rows));
    }

    // --- tables ---------------------------------------------------------------------------------

    // The tables that the combat under way is read on.
    std::map<std::string, page::Cell> lit() const {
        std::map<std::string, page::Cell> cells;
        for (std::size_t i = 0; i < v_.depth; ++i) {
            const Frame& f = v_.frames[i];
            if (f.business == Business::Fire && !f.units.empty())
                cells[std::string(wire::kFireTable)] = {
                    -1, wire::fire_table_column(strength_of(board_, v_, f.units))};
            if (f.business == Business::Assault && !f.units.empty() && board_.grid.exists(f.hex)) {
                const UnitSet defenders = units_at(v_, f.hex);
                const int row = wire::ratio_table_row(strength_of(board_, v_, f.units),
                                                      strength_of(board_, v_, defenders));
                if (!defenders.empty() && row >= 0)
                    cells[std::string(wire::kRatioTable)] = {row, -1};
            }
        }
        return cells;
    }
};

}  // namespace

engine::page::Scene scene(const Rules& rules, const State& view, SeatId /*viewer*/,
                          Language language) {
    return Scenery(rules, view, language).seen();
}

}  // namespace levee::neerwinden
