// One moment of a battle for the page. Nothing is read but the view: what the view hides cannot get
// out here.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "games/wissembourg_spicheren/map.h"
#include "games/wissembourg_spicheren/rules/combat.h"
#include "games/wissembourg_spicheren/wire.h"

namespace levee::wissembourg_spicheren {

namespace {

namespace page = engine::page;
using page::Facts;

constexpr Sentence kLostBox{"Lost", "Pertes"};
constexpr Sentence kToComeBox{"To come", "À venir"};
constexpr Sentence kLeftBox{"Left the map", "Sortis de la carte"};

class Scenery : page::SceneWriter<Rules> {
 public:
    Scenery(const Rules& rules, const State& view, Language language)
        : SceneWriter(rules, view, language), map_(battle_of(board_, v_)) {}

    page::Scene seen() const {
        return {.pieces = pieces(),
                .marks = marks(),
                .stage = std::string(stage()),
                .status = status(),
                .control = control(),
                .panels = {formations(), objectives()},
                .hands = {},
                .lit = lit(),
                .pool = cup()};
    }

 private:
    std::string_view stage() const { return page::stage_of(wire::sequence(), v_, "A"); }

    // --- pieces ---------------------------------------------------------------------------------

    std::vector<page::Piece> pieces() const {
        std::vector<page::Piece> list;
        // Guns below the troops that cover them, commanders above all units.
        for (const bool guns : {true, false})
            for (const UnitId u : map_.units)
                if (v_.units[u].status != Status::NotInPlay && is_artillery(board_, u) == guns)
                    list.push_back(piece(u));
        for (const CommanderId c : map_.commanders)
            if (v_.commanders[c].status != Status::NotInPlay) list.push_back(piece(c));
        for (const int marker : {1, 2})
            if (v_.decoys.at[static_cast<std::size_t>(marker - 1)] != kNoHex)
                list.push_back(decoy(marker));
        return list;
    }

    page::Piece placed(std::string id, Status status, HexId at) const {
        if (status == Status::OnMap) return page::standing(std::move(id), space_id(board_, at));
        return page::beside(std::move(id), in(status == Status::Lost   ? kLostBox
                                              : status == Status::Left ? kLeftBox
                                                                       : kToComeBox));
    }

    page::Piece piece(UnitId u) const {
        const Unit& unit = v_.units[u];
        page::Piece piece = placed(piece_id(board_, u), unit.status, unit.at);
        if (unit.status != Status::OnMap) return piece;
        piece.facing = 60 * static_cast<int>(unit.facing);
        const int now = combat_value(board_, v_, u);
        piece.points = now;
        if (unit.disorganised) piece.left = std::to_string(now);
        if (unit.losses > 0 && !is_artillery(board_, u))
            piece.middle = std::to_string(steps_left(board_, v_, u));
        piece.badges = badges_of(u);
        if (unit.losses > 0 || unit.disorganised) piece.facts = facts_of(u);
        return piece;
    }

    bool is_done(FormationId f) const { return v_.formations[f].activated && !v_.active.has(f); }

    std::optional<std::vector<std::string>> badges_of(UnitId u) const {
        const Unit& unit = v_.units[u];
        const FormationId f = board_.formation[u.raw];
        const std::string losses = fmt::format("loss-{}", std::min<int>(unit.losses, 3));
        return page::badges({{unit.disorganised, "disorganised-1"},
                             {unit.losses > 0, losses},
                             {v_.formations[f].demoralised, "demoralised"},
                             {v_.active.has(f) && !v_.commanded.has(u), "no-command"},
                             {v_.moved.has(u), "moved"},
                             {v_.fired.has(u), "fired"},
                             {is_done(f), "activated"}});
    }

    // What has become of the printed values.
    Facts facts_of(UnitId u) const {
        constexpr Sentence kFormation{"Formation", "Formation"};
        constexpr Sentence kCombat{"Combat", "Combat"};
        constexpr Sentence kSteps{"Steps", "Pas"};
        constexpr Sentence kState{"State", "État"};
        constexpr Sentence kGood{"good order", "en ordre"};
        constexpr Sentence kDisorganised{"disorganised", "désorganisée"};
        const UnitCard& card = board_.card(u);
        return {in.fact(kFormation, board_.card(card.formation).name.in(language_)),
                in.fact(kCombat, fmt::format("{} / {}", combat_value(board_, v_, u), card.combat)),
                in.fact(kSteps, fmt::format("{} / {}", steps_left(board_, v_, u), card.steps)),
                in.fact(kState, in(v_.units[u].disorganised ? kDisorganised : kGood))};
    }

    page::Piece piece(CommanderId c) const {
        const Commander& commander = v_.commanders[c];
        const CommanderCard& card = board_.card(c);
        page::Piece piece = placed(piece_id(board_, c), commander.status, commander.at);
        if (commander.replaced) {
            piece.left = std::to_string(card.is_chief() ? card.back.inertia : card.back.command);
            piece.middle = std::to_string(card.is_chief() ? card.back.initiative : card.back.bonus);
        }
        const FormationId f = card.formation;
        piece.badges =
            page::badges({{commander.replaced, "replacement"},
                          {commander.out_of_command, "no-command"},
                          {!card.is_chief() && v_.formations[f].demoralised, "demoralised"},
                          {commander.moved, "moved"},
                          {!card.is_chief() && is_done(f), "activated"}});
        return piece;
    }

    // 13.1.6: whoever may know which is which reads it on the marker.
    page::Piece decoy(int marker) const {
        constexpr Sentence kDivision{"13 ID", "13 ID"};
        constexpr Sentence kNothing{"decoy", "leurre"};
        const auto place = static_cast<std::size_t>(marker - 1);
        page::Piece piece{.id = decoy_id(marker), .at = space_id(board_, v_.decoys.at[place])};
        if (v_.decoys.truth == kHidden)
            piece.down = true;
        else
            piece.name = in(v_.decoys.truth == place ? kDivision : kNothing);
        return piece;
    }

    // --- tracks and words -----------------------------------------------------------------------

    int lead() const { return v_.vp[0] - v_.vp[1]; }

    std::map<std::string, std::string> marks() const {
        const int most = drawing::last_lead(battle_of(board_, v_));
        return {{"turn", std::to_string(v_.turn)},
                {"vp", wire::lead_value(std::clamp(lead(), -most, most))}};
    }

    Facts status() const {
        constexpr Sentence kTurn{"Turn", "Tour"};
        constexpr Sentence kOf{"{} of {}, {}", "{} sur {}, {}"};
        constexpr Sentence kNight{"{}, night", "{}, nuit"};
        constexpr Sentence kPhase{"Phase", "Phase"};
        constexpr Sentence kActive{"Active formation", "Formation active"};
        constexpr Sentence kPoints{"Victory points", "Points de victoire"};
        std::string hour = wire::clock(map_.hour(v_.turn));
        if (is_night(board_, v_)) hour = fmt::format(fmt::runtime(in(kNight)), hour);
        Facts list{in.fact(kTurn, fmt::format(fmt::runtime(in(kOf)), v_.turn,
                                              map_.last_turn(v_.variations), hour)),
                   in.fact(kPhase, page::title_of(wire::sequence(), stage(), language_))};
        std::string active;
        for (const FormationId f : v_.active)
            active +=
                (active.empty() ? "" : " + ") + std::string(board_.card(f).name.in(language_));
        if (!active.empty()) list.push_back(in.fact(kActive, active));
        list.push_back(in.fact(
            kPoints, fmt::format("{} {}, {} {}", wire::kCamps.name(Side::French, language_),
                                 v_.vp[0], wire::kCamps.name(Side::German, language_), v_.vp[1])));
        return list;
    }

    std::map<std::string, int> control() const {
        std::map<std::string, int> held;
        for (std::size_t i = 0; i < map_.objectives.size(); ++i) {
            std::size_t place = 0;
            for (const HexId h : map_.objectives[i].hexes) {
                const Control owner = v_.control[i][place++];
                if (owner != Control::Nobody)
                    held[space_id(board_, h)] = owner == Control::French ? 0 : 1;
            }
        }
        return held;
    }

    // --- panels ---------------------------------------------------------------------------------

    // 4.B: what can still be drawn. The marker of both cavalries is of neither side.
    page::Lot lot(MarkerId m) const {
        const FormationSet all = board_.card(m).formations;
        page::Lot lot{.text = std::string(board_.card(m).name.in(language_)),
                      .side = static_cast<int>(board_.card(all.first()).side)};
        for (const FormationId f : all)
            if (static_cast<int>(board_.card(f).side) != lot.side) lot.side.reset();
        return lot;
    }

    page::Pool cup() const {
        constexpr Sentence kTitle{"In the cup", "Dans le gobelet"};
        page::Pool pool{in(kTitle), {}};
        for (const MarkerId m : v_.cup) pool.lots.push_back(lot(m));
        if (v_.held != kNoMarker) {
            pool.lots.push_back(lot(v_.held));
            pool.lots.back().kept = true;
        }
        return pool;
    }

    std::string state_of(FormationId f) const {
        constexpr Sentence kActive{"active", "active"};
        constexpr Sentence kDone{"activated", "activée"};
        constexpr Sentence kDemoralised{"demoralised", "démoralisée"};
        return in.list({{v_.active.has(f), kActive},
                        {is_done(f), kDone},
                        {v_.formations[f].demoralised, kDemoralised}});
    }

    page::Panel formations() const {
        constexpr std::array<Sentence, 4> kHeads{{{"Formation", "Formation"},
                                                  {"Units", "Unités"},
                                                  {"Steps lost", "Pas perdus"},
                                                  {"State", "État"}}};
        constexpr Sentence kTitle{"Formations", "Formations"};
        constexpr Sentence kLost{"{} (breaks at {})", "{} (rompt à {})"};
        std::vector<page::PanelRow> rows;
        for (const FormationId f : map_.formations) {
            const FormationCard& card = board_.card(f);
            int left = 0;
            bool plays = false;
            for (const UnitId u : card.units) {
                const Status status = v_.units[u].status;
                plays |= status != Status::NotInPlay;
                left += status == Status::OnMap || status == Status::ToCome ? 1 : 0;
            }
            if (!plays) continue;
            rows.push_back({.cells = {std::string(card.name.in(language_)), std::to_string(left),
                                      fmt::format(fmt::runtime(in(kLost)), v_.formations[f].losses,
                                                  board_.strength(f, v_.variations).demoralised),
                                      state_of(f)},
                            .piece = piece_id(board_, card.hq),
                            .lit = v_.active.has(f)});
        }
        return in.panel("formations", kTitle, kHeads, std::move(rows));
    }

    page::Panel objectives() const {
        constexpr std::array<Sentence, 3> kHeads{
            {{"Objective", "Objectif"}, {"Points", "Points"}, {"Held by", "Tenu par"}}};
        constexpr Sentence kTitle{"Objectives", "Objectifs"};
        constexpr Sentence kShared{"not whole", "en partie"};
        std::vector<page::PanelRow> rows;
        for (std::size_t i = 0; i < map_.objectives.size(); ++i) {
            const Objective& objective = map_.objectives[i];
            const auto side = holder(board_, v_, i);
            rows.push_back({.cells = {std::string(objective.name.in(language_)),
                                      std::to_string(objective.points),
                                      side ? wire::kCamps.name(*side, language_) : in(kShared)},
                            .piece = {},
                            .lit = side != objective.holder});
        }
        return in.panel("objectives", kTitle, kHeads, std::move(rows));
    }

    // The column of the roll that is asked for.
    std::map<std::string, page::Cell> lit() const {
        if (v_.depth < 2 || top(v_).business != Business::Dice) return {};
        const Frame& f = below_top(v_);
        const bool shot = f.business == Business::Shot && f.step == ShotStep::kShotRolled;
        const bool attack =
            f.business == Business::Attack &&
            (f.step == AttackStep::kFireRolled || f.step == AttackStep::kAssaultRolled);
        if (!shot && !attack) return {};
        return {{std::string(wire::kResultsTable), page::Cell{-1, 1 + f.number}}};
    }

    const Battle& map_;
};

}  // namespace

engine::page::Scene scene(const Rules& rules, const State& view, SeatId /*viewer*/,
                          Language language) {
    return Scenery(rules, view, language).seen();
}

}  // namespace levee::wissembourg_spicheren
