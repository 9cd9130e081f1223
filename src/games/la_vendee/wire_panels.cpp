// The lists beside the board. Nothing is read but the view.
#include <fmt/format.h>

#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/wire.h"

namespace levee::la_vendee::wire {

namespace {

using engine::page::Panel;
using engine::page::PanelRow;

class Panels : engine::page::SceneWriter<Rules> {
 public:
    using SceneWriter::SceneWriter;

    std::vector<Panel> all() const {
        std::vector<Panel> list;
        if (v_.battle.round > 0 && in_battle(v_)) list.push_back(battle());
        for (const Side side : kBothSides) list.push_back(armies(side));
        list.push_back(score());
        return list;
    }

 private:
    static PanelRow row(std::vector<std::string> cells) {
        return {.cells = std::move(cells), .piece = {}, .lit = {}};
    }
    bool is_seen(ArmyId counter) const { return v_.armies[counter].points[0] != kHiddenPoints; }

    std::string name(ArmyId counter) const {
        const ArmyId card = card_of(v_, counter);
        return card == kHiddenArmy ? fmt::format("#{}", counter.raw + 1)
                                   : engine::wording::capitalised(words::name(
                                         board_, v_.options.dummies ? counter : card,
                                         v_.options.dummies && !is_seen(counter), language_));
    }

    // 8: the round that is being fought, or has been.
    Panel battle() const {
        constexpr Sentence kTitle{"The battle in {}, round {}", "Le combat : {}, tour {}"};
        constexpr std::array<Sentence, 3> kHeads{
            {{"Force", "Force"}, {"FP", "PF"}, {"Lost to armies", "Perdus face aux armées"}}};
        constexpr Sentence kWalls{"Dice of the walls", "Dés des remparts"};
        const Battle& battle = v_.battle;
        std::vector<PanelRow> rows;
        for (const ArmyId counter : battle.fought) {
            if (!on_map(v_, counter)) continue;
            rows.push_back(
                row({name(counter),
                     is_seen(counter) ? std::to_string(total(v_.armies[counter].points)) : "?",
                     std::to_string(battle.lost[counter])}));
            rows.back().piece = piece_id(board_, v_, counter);
            if (counter == battle.attacker) rows.back().lit = true;
        }
        if ((battle.flags & kBattleFortress) != 0)
            rows.push_back(row({in(kWalls), std::to_string(battle.fortress_dice), ""}));
        Panel panel = in.panel("battle", kTitle, kHeads, std::move(rows));
        panel.title =
            fmt::format(fmt::runtime(panel.title), words::name(board_, battle.area), battle.round);
        return panel;
    }

    Panel armies(Side side) const {
        constexpr std::array<Sentence, kSides> kTitles{
            {{"Royalist armies", "Armées royalistes"},
             {"Republican armies", "Armées républicaines"}}};
        constexpr std::array<Sentence, 4> kHeads{
            {{"Army", "Armée"}, {"Region", "Région"}, {"FP", "PF"}, {"Leaders", "Chefs"}}};
        std::vector<PanelRow> rows;
        for (const ArmyId counter : board_.armies_of[index(side)]) {
            if (!on_map(v_, counter)) continue;
            std::string leaders;
            if (is_seen(counter))
                for (const LeaderId leader : leaders_with(v_, card_of(v_, counter)))
                    leaders += (leaders.empty() ? "" : ", ") + words::name(board_, leader);
            const bool seen = is_seen(counter);
            rows.push_back(row({name(counter), words::name(board_, v_.armies[counter].at),
                                seen ? std::to_string(total(v_.armies[counter].points)) : "?",
                                seen ? leaders : "?"}));
            rows.back().piece = piece_id(board_, v_, counter);
        }
        return in.panel(side == Side::Royalist ? "royalist-armies" : "republican-armies",
                        kTitles[index(side)], kHeads, std::move(rows));
    }

    // 14, if the war ended now.
    Panel score() const {
        constexpr Sentence kTitle{"If the war ended now", "Si la guerre finissait"};
        constexpr std::array<Sentence, 2> kHeads{{{"Side", "Camp"}, {"VP", "PV"}}};
        constexpr Sentence kLead{"Lead of the Royalists", "Avance des Royalistes"};
        std::vector<PanelRow> rows;
        int lead = 0;
        for (const Side side : kBothSides) {
            const int points = victory_points(board_, v_, side);
            lead += side == Side::Royalist ? points : -points;
            rows.push_back(row({camp(side, language_), std::to_string(points)}));
        }
        rows.push_back(row({in(kLead), fmt::format("{:+}", lead)}));
        rows.back().lit = true;
        return in.panel("score", kTitle, kHeads, std::move(rows));
    }
};

}  // namespace

std::vector<Panel> panels(const Rules& rules, const State& view, Language language) {
    return Panels(rules, view, language).all();
}

}  // namespace levee::la_vendee::wire
