// One moment of the game for the page. Nothing is read but the view: what the view hides cannot get
// out here.
#include <fmt/format.h>

#include <array>

#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/verbs.h"
#include "games/for_god_and_king/wire.h"
#include "games/for_god_and_king/wire_ids.h"
#include "games/for_god_and_king/wire_panels.h"
#include "games/for_god_and_king/wire_parts.h"

namespace levee::fgfk {

namespace {

namespace page = engine::page;
using page::fact;

class Scenery {
 public:
    Scenery(const Rules& rules, const State& view, Language language)
        : rules_(rules), board_(rules.board()), v_(view), language_(language) {}

    page::Scene seen() const {
        return {.pieces = pieces(),
                .marks = marks(),
                .stage = std::string(wire::stage_of(v_)),
                .status = status(),
                .control = control(),
                .panels = wire::panels(rules_, v_, language_),
                .lit = lit()};
    }

 private:
    std::string in(const Sentence& sentence) const { return std::string(sentence.in(language_)); }

    // --- pieces ---------------------------------------------------------------------------------

    std::vector<page::Piece> pieces() const {
        std::vector<page::Piece> list;
        list.reserve(160);
        for (const Side side : {Side::Republican, Side::Vendeen}) {
            for (const AreaId area : present(v_, side)) add_stack(list, area, side);
            add_pool(list, side);
        }
        for (std::uint8_t raw = 0; raw < kGenerals; ++raw) list.push_back(piece(GeneralId{raw}));
        return list;
    }

    // The group that is being gathered or is on its way, as far as it can be seen.
    const Group* moving(Side side) const {
        for (std::size_t i = v_.depth; i-- > 0;) {
            if (v_.frames[i].business == Business::Gather && v_.chosen.side == side)
                return &v_.chosen;
            if (v_.frames[i].business == Business::Operation && v_.group.side == side)
                return &v_.group;
        }
        return nullptr;
    }

    void add_stack(std::vector<page::Piece>& list, AreaId area, Side side) const {
        if (area.raw >= board_.areas.size()) return;
        const int points = of_side(v_.points[area], side);
        // 3.6: what lies face down is blank in the view.
        if (points == 0 && generals_at(board_, v_, area, side).empty()) {
            list.push_back({.id = down_id(board_, side, area),
                            .at = space_id(board_, area),
                            .down = true,
                            .name = "",
                            .side = static_cast<int>(side),
                            .nation = wire::nation(side),
                            .kind = "infantry"});
            return;
        }
        for (std::size_t f = first_force(side); f < end_force(side); ++f)
            if (v_.points[area][f] > 0) list.push_back(piece(force_at(f), area));
    }

    page::Piece force(Force force, AreaId area, int points) const {
        return {.id = piece_id(board_, force, area),
                .at = {},
                .points = points,
                .name = words::capitalised(std::string(words::force(force, language_))),
                .side = static_cast<int>(side_of(force)),
                .nation = wire::nation(force),
                .kind = "infantry",
                .group = wire::army(army_of(force), language_),
                .left = std::to_string(points)};
    }

    page::Piece piece(Force f, AreaId area) const {
        constexpr Sentence kPoints{"Combat points", "Points de combat"};
        constexpr Sentence kActivated{"Activated", "Activés"};
        const int points = v_.points[area][index(f)];
        const int spent = v_.spent[area][index(f)];
        page::Piece piece = force(f, area, points);
        piece.at = space_id(board_, area);
        std::vector<std::string> badges;
        if (spent > 0) badges.emplace_back(spent == points ? "activated" : "activated-part");
        const Group* group = moving(side_of(f));
        if (group != nullptr && group->at == area && group->points[index(f)] > 0)
            badges.emplace_back("moving");
        if (badges.empty()) return piece;
        piece.badges = std::move(badges);
        piece.facts = page::Facts{fact(in(kPoints), std::to_string(points)),
                                  fact(in(kActivated), std::to_string(spent))};
        return piece;
    }

    void add_pool(std::vector<page::Piece>& list, Side side) const {
        constexpr Sentence kToPlace{"To place", "À placer"};
        constexpr Sentence kAtSea{"At sea", "En mer"};
        for (std::size_t f = first_force(side); f < end_force(side); ++f) {
            if (v_.pool[f] == 0) continue;
            page::Piece waiting = force(force_at(f), kNoArea, v_.pool[f]);
            waiting.box = in(kToPlace);
            list.push_back(std::move(waiting));
        }
        if (v_.shipped == 0 || side_of(v_.shipped_force) != side) return;
        page::Piece shipped = force(v_.shipped_force, kNoArea, v_.shipped);
        shipped.id = std::string(force_word(v_.shipped_force)) + "@sea";
        shipped.box = in(kAtSea);
        list.push_back(std::move(shipped));
    }

    std::string box_of(const General& general) const {
        constexpr Sentence kNotYet{"Still to come", "À venir"};
        constexpr Sentence kToPlace{"To place", "À placer"};
        constexpr Sentence kHidden{"On the map, unseen", "Sur la carte, invisibles"};
        constexpr Sentence kLight{"Lightly wounded", "Blessés légers"};
        constexpr Sentence kSerious{"Seriously wounded", "Blessés graves"};
        constexpr Sentence kAway{"Back in {}", "De retour en {}"};
        constexpr Sentence kAccused{"Accused", "Accusés"};
        constexpr Sentence kGone{"Out of the war", "Hors de la guerre"};
        switch (general.post) {
            case Post::NotYet:
                return std::string(in(kNotYet));
            case Post::ToPlace:
                return std::string(in(kToPlace));
            case Post::OnMap:
                return std::string(in(kHidden));
            case Post::LightWound:
                return std::string(in(kLight));
            case Post::SeriousWound:
                return std::string(in(kSerious));
            case Post::Away:
                return fmt::format(fmt::runtime(in(kAway)),
                                   words::month(board_, general.due, language_));
            case Post::Accused:
                return std::string(in(kAccused));
            case Post::Gone:
                break;
        }
        return std::string(in(kGone));
    }

    page::Piece piece(GeneralId g) const {
        const General& general = v_.generals[g];
        page::Piece piece{.id = piece_id(board_, g), .at = {}};
        const bool seen = general.post == Post::OnMap && general.at.raw < board_.areas.size();
        if (!seen) {
            piece.box = box_of(general);
            return piece;
        }
        piece.at = space_id(board_, general.at);
        std::vector<std::string> badges;
        if (general.activated) badges.emplace_back("activated");
        if (general.fought) badges.emplace_back("fought");
        const Group* group = moving(board_.card(g).side);
        if (group != nullptr && group->generals.has(g)) badges.emplace_back("moving");
        if (!badges.empty()) piece.badges = std::move(badges);
        return piece;
    }

    // --- tracks and words -----------------------------------------------------------------------

    std::map<std::string, std::string> marks() const {
        std::map<std::string, std::string> marks{{"turn", std::to_string(v_.turn)}};
        for (const Side side : {Side::Republican, Side::Vendeen})
            marks[wire::morale_track(side)] = std::to_string(v_.morale[index(side)]);
        for (std::size_t i = 0; i < v_.arms.size(); ++i)
            marks[std::string(wire::kArmsTracks[i])] = std::to_string(v_.arms[i]);
        return marks;
    }

    page::Facts status() const {
        constexpr Sentence kTurn{"Turn", "Tour"};
        constexpr Sentence kOf{"{} of {}, {}", "{} sur {}, {}"};
        constexpr Sentence kPhase{"Phase", "Phase"};
        constexpr Sentence kInitiative{"Initiative", "Initiative"};
        constexpr Sentence kLeft{"Action points left", "Points d'action restants"};
        constexpr Sentence kScore{"If the war ended now", "Si la guerre finissait"};
        const std::string_view stage = wire::stage_of(v_);
        page::Facts list{fact(in(kTurn), fmt::format(fmt::runtime(in(kOf)), v_.turn, kTurns,
                                                     words::month(board_, v_.turn, language_))),
                         fact(in(kPhase), wire::stage_title(stage, language_))};
        if (stage == "2.4" || stage == "4")
            list.push_back(fact(in(kInitiative), wire::camp(v_.initiative, language_)));
        if (v_.depth > 0 && top(v_).business == Business::Operation &&
            total(v_.group.points) + v_.group.generals.size() > 0)
            list.push_back(fact(in(kLeft), words::halves(half_points_left(v_.group))));
        std::string score;
        for (const Side side : {Side::Republican, Side::Vendeen})
            score += fmt::format("{}{} {}", score.empty() ? "" : ", ", wire::camp(side, language_),
                                 rules_.victory_points(v_, side));
        list.push_back(fact(in(kScore), score));
        return list;
    }

    // 5.1, F-48: who held the towns last; of objectives, who is seen there.
    std::map<std::string, int> control() const {
        std::map<std::string, int> held;
        for (const AreaId area : board_.strongholds | board_.all_bases)
            held[space_id(board_, area)] = v_.vendeen_hold.has(area) ? 1 : 0;
        for (const AreaId area : board_.primary | board_.secondary) {
            const bool blue = present(v_, Side::Republican).has(area);
            const bool white = present(v_, Side::Vendeen).has(area);
            if (blue != white) held[space_id(board_, area)] = white ? 1 : 0;
        }
        return held;
    }

    // The column of the combat that is being resolved.
    std::map<std::string, page::Cell> lit() const {
        std::map<std::string, page::Cell> cells;
        for (std::size_t i = 0; i < v_.depth; ++i)
            if (column_found(v_.frames[i]) && v_.combat.column < kOdds)
                cells[std::string(wire::kCombatTable)] = {-1, v_.combat.column + 1};
        return cells;
    }

    const Rules& rules_;
    const Board& board_;
    const State& v_;
    Language language_;
};

}  // namespace

engine::page::Scene scene(const Rules& rules, const State& view, SeatId /*viewer*/,
                          Language language) {
    return Scenery(rules, view, language).seen();
}

}  // namespace levee::fgfk
