// One moment of the game for the page. Nothing is read but the view: what the view hides cannot get
// out here.
#include <fmt/format.h>

#include <array>

#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/verbs.h"
#include "games/for_god_and_king/wire.h"

namespace levee::fgfk {

namespace {

namespace page = engine::page;

class Scenery : page::SceneWriter<Rules> {
 public:
    using SceneWriter::SceneWriter;

    page::Scene seen() const {
        return {.pieces = pieces(),
                .marks = marks(),
                .stage = std::string(stage()),
                .status = status(),
                .control = control(),
                .panels = wire::panels(rules_, v_, language_),
                .hands = {},
                .lit = lit()};
    }

 private:
    std::string_view stage() const { return page::stage_of(wire::sequence(), v_, "2.2"); }

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
                            .nation = wire::kCamps.nation(side),
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
                // The émigrés come in English ships and English coats.
                .nation = force == Force::Emigres ? "english" : wire::kCamps.nation(side_of(force)),
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
        const Group* group = moving(side_of(f));
        piece.badges = page::badges(
            {{spent > 0 && spent == points, "activated"},
             {spent > 0 && spent != points, "activated-part"},
             {group != nullptr && group->at == area && group->points[index(f)] > 0, "moving"}});
        if (piece.badges)
            piece.facts = page::Facts{in.fact(kPoints, points), in.fact(kActivated, spent)};
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

    // Where a general is who is not seen on the map, by his post.
    std::string box_of(const General& general) const {
        constexpr std::array<Sentence, 8> kBoxes{
            {{"Still to come", "À venir"},
             {"To place", "À placer"},
             {"On the map, unseen", "Sur la carte, invisibles"},
             {"Lightly wounded", "Blessés légers"},
             {"Seriously wounded", "Blessés graves"},
             {"Back in {}", "De retour en {}"},
             {"Accused", "Accusés"},
             {"Out of the war", "Hors de la guerre"}}};
        return fmt::format(fmt::runtime(in(kBoxes[static_cast<std::size_t>(general.post)])),
                           words::month(board_, general.due, language_));
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
        const Group* group = moving(board_.card(g).side);
        piece.badges = page::badges({{general.activated, "activated"},
                                     {general.fought, "fought"},
                                     {group != nullptr && group->generals.has(g), "moving"}});
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
        const std::string_view stage = this->stage();
        page::Facts list{in.fact(kTurn, fmt::format(fmt::runtime(in(kOf)), v_.turn, kTurns,
                                                    words::month(board_, v_.turn, language_))),
                         in.fact(kPhase, page::title_of(wire::sequence(), stage, language_))};
        if (stage == "2.4" || stage == "4")
            list.push_back(in.fact(kInitiative, wire::kCamps.name(v_.initiative, language_)));
        if (v_.depth > 0 && top(v_).business == Business::Operation &&
            total(v_.group.points) + v_.group.generals.size() > 0)
            list.push_back(in.fact(kLeft, words::halves(half_points_left(v_.group))));
        std::string score;
        for (const Side side : {Side::Republican, Side::Vendeen})
            score +=
                fmt::format("{}{} {}", score.empty() ? "" : ", ",
                            wire::kCamps.name(side, language_), rules_.victory_points(v_, side));
        list.push_back(in.fact(kScore, score));
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
};

}  // namespace

engine::page::Scene scene(const Rules& rules, const State& view, SeatId /*viewer*/,
                          Language language) {
    return Scenery(rules, view, language).seen();
}

}  // namespace levee::fgfk
