// One moment of the game for the page. Nothing is read but the view: what the view hides cannot get
// out here.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "games/neerwinden/map_drawing.h"
#include "games/neerwinden/rules/assault.h"
#include "games/neerwinden/wire.h"
#include "games/neerwinden/wire_ids.h"
#include "games/neerwinden/wire_parts.h"

namespace levee::neerwinden {

namespace {

namespace page = engine::page;
using page::fact;
using page::Facts;

constexpr Sentence kBeyondBox{"Beyond the edge", "Hors de la carte"};
constexpr Sentence kLostBox{"Lost", "Pertes"};
constexpr Sentence kToPlaceBox{"To place", "À placer"};

class Scenery {
 public:
    Scenery(const Rules& rules, const State& view, Language language)
        : board_(rules.board()), s_(view), language_(language) {}

    page::Scene seen() const {
        return {.pieces = pieces(),
                .marks = marks(),
                .stage = std::string(wire::stage_of(s_)),
                .status = status(),
                .control = control(),
                .panels = panels(),
                .lit = lit()};
    }

 private:
    std::string in(const Sentence& sentence) const { return std::string(sentence.in(language_)); }

    // --- pieces ---------------------------------------------------------------------------------

    std::vector<page::Piece> pieces() const {
        std::vector<page::Piece> list;
        list.reserve(kUnits + kCommanders);
        // N-03: whoever came last lies on top, and commanders above all units.
        std::array<std::uint8_t, kUnits> order{};
        std::iota(order.begin(), order.end(), std::uint8_t{0});
        std::ranges::stable_sort(order, {},
                                 [&](std::uint8_t raw) { return s_.units[UnitId{raw}].arrival; });
        for (const std::uint8_t raw : order)
            if (s_.units[UnitId{raw}].status != Status::NotInPlay)
                list.push_back(piece(UnitId{raw}));
        for (std::uint8_t raw = 0; raw < kCommanders; ++raw)
            if (s_.commanders[CommanderId{raw}].status != Status::NotInPlay)
                list.push_back(piece(CommanderId{raw}));
        return list;
    }

    page::Piece placed(std::string id, Status status, HexId at) const {
        if (status == Status::OnMap) return {.id = std::move(id), .at = space_id(board_, at)};
        return {.id = std::move(id),
                .at = {},
                .box = in(status == Status::Beyond ? kBeyondBox
                          : status == Status::Gone ? kLostBox
                                                   : kToPlaceBox)};
    }

    page::Piece piece(UnitId u) const {
        const Unit& unit = s_.units[u];
        page::Piece piece = placed(piece_id(board_, u), unit.status, unit.at);
        if (unit.status != Status::OnMap && unit.status != Status::Beyond) return piece;
        if (unit.status == Status::OnMap) piece.facing = 60 * static_cast<int>(unit.facing);
        const int now = strength(board_, s_, u);
        piece.points = now;
        if (unit.losses > 0) piece.left = std::to_string(now);
        if (unit.level != Level::Good) piece.middle = std::to_string(morale(board_, s_, u));
        if (auto badges = badges_of(u); !badges.empty()) piece.badges = std::move(badges);
        if (unit.losses > 0 || unit.level != Level::Good || s_.no_command.has(u))
            piece.facts = facts_of(u);
        return piece;
    }

    // Its activation is over for this turn.
    bool is_done(FormationId f) const { return s_.formations[f].activated && f != s_.active; }

    std::vector<std::string> badges_of(UnitId u) const {
        std::vector<std::string> badges;
        switch (s_.units[u].level) {
            case Level::Good:
                break;
            case Level::Disorganised1:
                badges.emplace_back("disorganised-1");
                break;
            case Level::Disorganised2:
                badges.emplace_back("disorganised-2");
                break;
            case Level::Routed:
                badges.emplace_back("routed");
                break;
        }
        if (s_.no_command.has(u)) badges.emplace_back("no-command");
        if (s_.harnessed.has(u)) badges.emplace_back("harnessed");
        if (s_.moved.has(u)) badges.emplace_back("moved");
        if (s_.fought.has(u)) badges.emplace_back("fought");
        if (is_done(board_.formation[u.raw])) badges.emplace_back("activated");
        return badges;
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
        Facts facts{{in(kFormation), board_.card(card.formation).name},
                    {in(kStrength), fmt::format("{} / {}", strength(board_, s_, u), card.strength)},
                    {in(kMorale), std::to_string(morale(board_, s_, u))},
                    {in(kState), std::string(words::level(s_.units[u].level, language_))}};
        if (s_.no_command.has(u)) facts.push_back({in(kCommand), in(kOutOfCommand)});
        return facts;
    }

    page::Piece piece(CommanderId c) const {
        const Commander& commander = s_.commanders[c];
        page::Piece piece = placed(piece_id(board_, c), commander.status, commander.at);
        std::vector<std::string> badges;
        if (commander.moved) badges.emplace_back("moved");
        if (commander.replacement) {
            badges.emplace_back("replacement");
            piece.left = piece.middle = piece.right = "0";
        }
        const FormationId f = board_.card(c).formation;
        if (f != kNoFormation && is_done(f)) badges.emplace_back("activated");
        if (!badges.empty()) piece.badges = std::move(badges);
        return piece;
    }

    // --- tracks and words -----------------------------------------------------------------------

    int marker() const {
        return std::clamp<int>(s_.vp, -drawing::kLastVictorySquare, drawing::kLastVictorySquare);
    }

    std::map<std::string, std::string> marks() const {
        return {{"turn", std::to_string(s_.turn)}, {"vp", wire::marker_value(marker())}};
    }

    std::string standing(int vp) const {
        if (vp == 0) return "0";
        const Side side = vp > 0 ? Side::French : Side::Austrian;
        return fmt::format("{} {}", wire::camp(side, language_), std::abs(vp));
    }

    Facts status() const {
        constexpr Sentence kTurn{"Turn", "Tour"};
        constexpr Sentence kOf{"{} of {}", "{} sur {}"};
        constexpr Sentence kPhase{"Phase", "Phase"};
        constexpr Sentence kInitiative{"Initiative", "Initiative"};
        constexpr Sentence kActive{"Active formation", "Formation active"};
        constexpr Sentence kPoints{"Victory points", "Points de victoire"};
        const auto turns = board_.scenarios[s_.scenario].turns;
        const std::string_view stage = wire::stage_of(s_);
        Facts list{fact(in(kTurn), fmt::format(fmt::runtime(in(kOf)), s_.turn, turns)),
                   fact(in(kPhase), wire::stage_title(stage, language_))};
        // 2.A comes first in every turn; before that nobody has it.
        if (stage != "A" && stage != "bid" && stage != "set-up")
            list.push_back(fact(in(kInitiative), wire::camp(s_.initiative, language_)));
        if (s_.active != kNoFormation)
            list.push_back(fact(in(kActive), board_.card(s_.active).name));
        list.push_back(fact(in(kPoints), standing(s_.vp)));
        return list;
    }

    std::map<std::string, int> control() const {
        std::map<std::string, int> held;
        for (std::size_t i = 0; i < board_.star_hexes.size(); ++i)
            if (s_.control[i] != Control::Nobody)
                held[space_id(board_, board_.star_hexes[i])] =
                    s_.control[i] == Control::French ? 0 : 1;
        return held;
    }

    // --- panels ---------------------------------------------------------------------------------

    std::vector<page::Panel> panels() const { return {formations(), stars()}; }

    bool in_play(const FormationCard& card) const {
        for (const UnitId u : card.units)
            if (s_.units[u].status != Status::NotInPlay) return true;
        return false;
    }

    std::string order(FormationId f) const {
        constexpr Sentence kLastSeen{"secret (last seen: {})", "secret (dernier connu : {})"};
        constexpr Sentence kWanted{"{}, wants {}", "{}, veut {}"};
        const Formation& formation = s_.formations[f];
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
            const Formation& formation = s_.formations[f];
            int left = 0;
            for (const UnitId u : card.units) left += s_.units[u].status != Status::Gone ? 1 : 0;
            const bool active = f == s_.active;
            const std::string now = active ? in(kActive) : is_done(f) ? in(kDone) : std::string();
            rows.push_back({.cells = {card.name, order(f), std::to_string(left),
                                      std::to_string(formation.losses), now},
                            .piece = piece_id(board_, card.commander),
                            .lit = active});
        }
        return panel("formations", kTitle, kHeads, std::move(rows));
    }

    page::Panel stars() const {
        constexpr std::array<Sentence, 3> kHeads{
            {{"Star", "Étoile"}, {"Counts for", "Compte pour"}, {"Held by", "Tenue par"}}};
        constexpr Sentence kTitle{"Victory points", "Points de victoire"};
        constexpr Sentence kNobody{"nobody", "personne"};
        constexpr Sentence kShared{"not whole", "en partie"};
        std::vector<page::PanelRow> rows;
        for (const Star& star : board_.stars) {
            const Control owner = s_.control[star.hexes[0]];
            bool whole = true;
            for (std::size_t i = 1; i < star.count; ++i)
                whole &= s_.control[star.hexes[i]] == owner;
            const auto side = owner == Control::French ? Side::French : Side::Austrian;
            const std::string held = !whole                     ? in(kShared)
                                     : owner == Control::Nobody ? in(kNobody)
                                                                : wire::camp(side, language_);
            const bool counts = whole && owner != Control::Nobody && side == star.side;
            rows.push_back({.cells = {star.name, wire::camp(star.side, language_), held},
                            .piece = {},
                            .lit = counts});
        }
        return panel("stars", kTitle, kHeads, std::move(rows));
    }

    page::Panel panel(std::string id, const Sentence& title, std::span<const Sentence> heads,
                      std::vector<page::PanelRow> rows) const {
        return {std::move(id), in(title), page::in_language(heads, language_), std::move(rows)};
    }

    // --- tables ---------------------------------------------------------------------------------

    // The tables that the combat under way is read on.
    std::map<std::string, page::Cell> lit() const {
        std::map<std::string, page::Cell> cells;
        for (std::size_t i = 0; i < s_.depth; ++i) {
            const Frame& f = s_.frames[i];
            if (f.business == Business::Fire && !f.units.empty())
                cells[std::string(wire::kFireTable)] = {
                    -1, wire::fire_table_column(strength_of(board_, s_, f.units))};
            if (f.business == Business::Assault && !f.units.empty() && board_.grid.exists(f.hex)) {
                const UnitSet defenders = units_at(s_, f.hex);
                const int row = wire::ratio_table_row(strength_of(board_, s_, f.units),
                                                      strength_of(board_, s_, defenders));
                if (!defenders.empty() && row >= 0)
                    cells[std::string(wire::kRatioTable)] = {row, -1};
            }
        }
        return cells;
    }

    const Board& board_;
    const State& s_;
    Language language_;
};

}  // namespace

engine::page::Scene scene(const Rules& rules, const State& view, SeatId /*viewer*/,
                          Language language) {
    return Scenery(rules, view, language).seen();
}

}  // namespace levee::neerwinden
