// One moment of the game for the page. Nothing is read but the view: what the view hides cannot get
// out here.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/wissembourg_spicheren/map_drawing.h"
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/wire.h"
#include "games/wissembourg_spicheren/wire_ids.h"
#include "games/wissembourg_spicheren/wire_parts.h"

namespace levee::wissembourg_spicheren {

namespace {

namespace page = engine::page;
using page::fact;
using page::Facts;

constexpr Sentence kLeftBox{"Off the map", "Hors de la carte"};
constexpr Sentence kLostBox{"Lost", "Pertes"};
constexpr Sentence kToComeBox{"To come", "À venir"};

class Scenery {
 public:
    Scenery(const Rules& rules, const State& view, Language language)
        : board_(rules.board()),
          battle_(board_.battle(view.battle)),
          sheet_(board_, view.battle),
          s_(view),
          language_(language) {}

    page::Scene seen() const {
        return {.pieces = pieces(),
                .marks = marks(),
                .stage = std::string(wire::stage_of(s_)),
                .status = status(),
                .control = control(),
                .panels = {formations(), objectives()},
                .lit = lit()};
    }

 private:
    std::string in(const Sentence& sentence) const { return std::string(sentence.in(language_)); }

    // --- pieces ---------------------------------------------------------------------------------

    std::vector<page::Piece> pieces() const {
        std::vector<page::Piece> list;
        for (const UnitId u : battle_.units)
            if (s_.units[u].status != Status::NotInPlay) list.push_back(piece(u));
        for (const CommanderId c : battle_.commanders)
            if (s_.commanders[c].status != Status::NotInPlay) list.push_back(piece(c));
        for (const int marker : {1, 2})
            if (s_.decoys.at[static_cast<std::size_t>(marker - 1)] != kNoHex)
                list.push_back(decoy(marker));
        return list;
    }

    page::Piece placed(std::string id, Status status, HexId at) const {
        if (status == Status::OnMap) return {.id = std::move(id), .at = space_id(board_, at)};
        return {.id = std::move(id),
                .at = {},
                .box = in(status == Status::Left   ? kLeftBox
                          : status == Status::Lost ? kLostBox
                                                   : kToComeBox)};
    }

    page::Piece piece(UnitId u) const {
        const Unit& unit = s_.units[u];
        page::Piece piece = placed(piece_id(board_, u), unit.status, unit.at);
        if (unit.status != Status::OnMap) return piece;
        piece.facing = 60 * static_cast<int>(unit.facing);
        const int value = combat_value(board_, s_, u);
        piece.points = value;
        if (unit.disorganised) piece.left = std::to_string(value);
        if (auto badges = badges_of(u); !badges.empty()) piece.badges = std::move(badges);
        if (unit.disorganised || unit.losses > 0) piece.facts = facts_of(u);
        return piece;
    }

    std::vector<std::string> badges_of(UnitId u) const {
        std::vector<std::string> badges;
        const Unit& unit = s_.units[u];
        if (unit.disorganised) badges.emplace_back("disorganised");
        if (unit.losses > 0) badges.push_back("losses-" + std::to_string(unit.losses));
        if (active(board_, s_, u) && !s_.commanded.has(u)) badges.emplace_back("no-command");
        if (s_.moved.has(u)) badges.emplace_back("moved");
        if (s_.fired.has(u)) badges.emplace_back("fired");
        if (is_done(board_.formation[u.raw])) badges.emplace_back("activated");
        return badges;
    }

    // Its activation is over for this turn.
    bool is_done(FormationId f) const { return s_.formations[f].activated && !s_.active.has(f); }

    // What has become of the printed values.
    Facts facts_of(UnitId u) const {
        constexpr Sentence kFormation{"Formation", "Formation"};
        constexpr Sentence kCombat{"Combat value", "Valeur de combat"};
        constexpr Sentence kSteps{"Steps", "Pas"};
        constexpr Sentence kState{"State", "État"};
        constexpr Sentence kDisorganised{"disorganised", "désorganisée"};
        constexpr Sentence kGood{"good order", "bon ordre"};
        const UnitCard& card = board_.card(u);
        return {{in(kFormation), board_.card(card.formation).name.in(language_)},
                {in(kCombat), fmt::format("{} / {}", combat_value(board_, s_, u), card.combat)},
                {in(kSteps), fmt::format("{} / {}", steps_left(board_, s_, u), card.steps)},
                {in(kState), in(s_.units[u].disorganised ? kDisorganised : kGood)}};
    }

    page::Piece piece(CommanderId c) const {
        const Commander& commander = s_.commanders[c];
        page::Piece piece =
            placed(piece_id(board_, c), commander.status, on_map(s_, c) ? commander.at : kNoHex);
        std::vector<std::string> badges;
        const CommanderCard& card = board_.card(c);
        if (commander.out_of_command) badges.emplace_back("out-of-command");
        if (commander.moved) badges.emplace_back("moved");
        if (commander.replaced) {
            badges.emplace_back("replacement");
            piece.left = std::to_string(card.is_chief() ? card.back.inertia : card.back.command);
            piece.right = std::to_string(card.is_chief() ? card.back.initiative : card.back.bonus);
        }
        if (!card.is_chief() && s_.formations[card.formation].demoralised)
            badges.emplace_back("demoralised");
        if (!card.is_chief() && is_done(card.formation)) badges.emplace_back("activated");
        if (!badges.empty()) piece.badges = std::move(badges);
        return piece;
    }

    // 13.1.6: face down for whoever may not know.
    page::Piece decoy(int marker) const {
        constexpr Sentence kUnknown{"13 ID or a decoy", "13 ID ou leurre"};
        constexpr Sentence kDivision{"13 ID", "13 ID"};
        constexpr Sentence kDecoy{"Decoy", "Leurre"};
        const auto place = static_cast<std::size_t>(marker - 1);
        page::Piece piece{.id = decoy_id(marker), .at = space_id(board_, s_.decoys.at[place])};
        const bool hidden = s_.decoys.truth == kHidden;
        piece.name = in(hidden ? kUnknown : s_.decoys.truth == place ? kDivision : kDecoy);
        piece.side = static_cast<int>(Side::German);
        piece.nation = wire::nation(Side::German);
        piece.kind = "infantry";
        if (hidden) piece.down = true;
        return piece;
    }

    // --- tracks and words -----------------------------------------------------------------------

    int lead() const {
        const int most = drawing::last_lead(sheet_);
        return std::clamp(s_.vp[0] - s_.vp[1], -most, most);
    }

    std::map<std::string, std::string> marks() const {
        return {{"turn", std::to_string(s_.turn)}, {"lead", wire::lead_value(lead())}};
    }

    Facts status() const {
        constexpr Sentence kTurn{"Turn", "Tour"};
        constexpr Sentence kOf{"{} of {}", "{} sur {}"};
        constexpr Sentence kHour{"Hour", "Heure"};
        constexpr Sentence kPhase{"Phase", "Phase"};
        constexpr Sentence kActive{"Active formation", "Formation active"};
        constexpr Sentence kPoints{"Victory points", "Points de victoire"};
        const std::string_view stage = wire::stage_of(s_);
        Facts list{fact(in(kTurn), fmt::format(fmt::runtime(in(kOf)), s_.turn,
                                               battle_.last_turn(s_.variations))),
                   fact(in(kHour), fmt::format("{}.00", battle_.hour(s_.turn))),
                   fact(in(kPhase), wire::stage_title(stage, language_))};
        for (const FormationId f : s_.active)
            list.push_back(fact(in(kActive), board_.card(f).name.in(language_)));
        list.push_back(fact(
            in(kPoints), fmt::format("{} {}, {} {}", wire::camp(Side::French, language_), s_.vp[0],
                                     wire::camp(Side::German, language_), s_.vp[1])));
        return list;
    }

    std::map<std::string, int> control() const {
        std::map<std::string, int> held;
        for (std::size_t i = 0; i < battle_.objectives.size(); ++i) {
            std::size_t place = 0;
            for (const HexId h : battle_.objectives[i].hexes) {
                const Control by = s_.control[i][place++];
                if (by != Control::Nobody)
                    held[space_id(board_, h)] = by == Control::French ? 0 : 1;
            }
        }
        return held;
    }

    // --- panels ---------------------------------------------------------------------------------

    page::Panel formations() const {
        constexpr std::array<Sentence, 4> kHeads{{{"Formation", "Formation"},
                                                  {"Steps lost", "Pas perdus"},
                                                  {"Demoralised at", "Démoralisée à"},
                                                  {"This turn", "Ce tour"}}};
        constexpr Sentence kTitle{"Formations", "Formations"};
        constexpr Sentence kActive{"active", "active"};
        constexpr Sentence kDone{"activated", "activée"};
        constexpr Sentence kInCup{"in the cup", "dans le récipient"};
        std::vector<page::PanelRow> rows;
        for (const FormationId f : battle_.formations) {
            const FormationCard& card = board_.card(f);
            if (s_.commanders[card.hq].status == Status::NotInPlay) continue;
            const bool active = s_.active.has(f);
            const std::string now = active                    ? in(kActive)
                                    : is_done(f)              ? in(kDone)
                                    : s_.cup.has(card.marker) ? in(kInCup)
                                                              : std::string();
            rows.push_back(
                {.cells = {card.name.in(language_), std::to_string(s_.formations[f].losses),
                           std::to_string(board_.strength(f, s_.variations).demoralised), now},
                 .piece = piece_id(board_, card.hq),
                 .lit = active});
        }
        return {"formations", in(kTitle), page::in_language(kHeads, language_), std::move(rows)};
    }

    page::Panel objectives() const {
        constexpr std::array<Sentence, 3> kHeads{
            {{"Objective", "Objectif"}, {"Points", "Points"}, {"Held by", "Tenu par"}}};
        constexpr Sentence kTitle{"Objectives", "Objectifs"};
        constexpr Sentence kNobody{"nobody", "personne"};
        std::vector<page::PanelRow> rows;
        for (std::size_t i = 0; i < battle_.objectives.size(); ++i) {
            const Objective& objective = battle_.objectives[i];
            const auto side = holder(board_, s_, i);
            rows.push_back(
                {.cells = {objective.name.in(language_), std::to_string(objective.points),
                           side ? wire::camp(*side, language_) : in(kNobody)},
                 .piece = {},
                 .lit = {}});
        }
        return {"objectives", in(kTitle), page::in_language(kHeads, language_), std::move(rows)};
    }

    // The column of the table on which a roll is read.
    std::map<std::string, page::Cell> lit() const {
        std::map<std::string, page::Cell> cells;
        if (s_.depth < 2 || top(s_).business != Business::Dice) return cells;
        const Frame& f = below_top(s_);
        const bool on_table = f.business == Business::Attack || f.business == Business::Shot;
        if (on_table && f.number <= Tables::kHighestColumn)
            cells[std::string(wire::kResultTable)] = {-1, f.number + 1};
        return cells;
    }

    const Board& board_;
    const Battle& battle_;
    drawing::Sheet sheet_;
    const State& s_;
    Language language_;
};

}  // namespace

engine::page::Scene scene(const Rules& rules, const State& view, SeatId /*viewer*/,
                          Language language) {
    return Scenery(rules, view, language).seen();
}

}  // namespace levee::wissembourg_spicheren
