#include "games/for_god_and_king/wire.h"

#include <array>
#include <span>
#include <vector>

#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk::wire {

namespace {

using engine::page::Panel;
using engine::page::PanelRow;

class Panels : engine::page::SceneWriter<Rules> {
 public:
    using SceneWriter::SceneWriter;

    std::vector<Panel> all() const {
        std::vector<Panel> list;
        if (fighting()) list.push_back(combat());
        list.push_back(armies());
        list.push_back(objectives());
        list.push_back(events());
        list.push_back(cup());
        if (v_.landing.area != kNoArea) list.push_back(landing());
        return list;
    }

 private:
    static PanelRow row(std::vector<std::string> cells, bool lit = false) {
        PanelRow out{.cells = std::move(cells), .piece = {}, .lit = {}};
        if (lit) out.lit = true;
        return out;
    }

    bool fighting() const {
        for (std::size_t i = 0; i < v_.depth; ++i)
            if (v_.frames[i].business == Business::Combat) return true;
        return false;
    }

    // 4.6: in a combat all counters of both sides lie open.
    Panel combat() const {
        constexpr Sentence kTitle{"Combat", "Combat"};
        constexpr std::array<Sentence, 2> kHeads{{{"", ""}, {"", ""}}};
        constexpr Sentence kWhere{"Area", "Zone"};
        constexpr Sentence kAttackers{"Attack", "Attaque"};
        constexpr Sentence kDefenders{"Defence", "Défense"};
        constexpr Sentence kIncidents{"Incidents", "Incidents"};
        const Combat& c = v_.combat;
        std::vector<PanelRow> rows;
        rows.push_back(row({in(kWhere), words::name(board_, c.area)}));
        for (const Side side : {c.attacker, enemy_of(c.attacker)}) {
            Points points{};
            GeneralSet generals;
            for (std::size_t i = 0; i < c.count; ++i) {
                const Contingent& k = c.contingents[i];
                if (k.side != side) continue;
                for (std::size_t f = 0; f < kForces; ++f)
                    points[f] = static_cast<std::uint8_t>(points[f] + k.points[f]);
                generals = generals | k.generals;
            }
            rows.push_back(row({in(side == c.attacker ? kAttackers : kDefenders),
                                words::stack(board_, points, generals, side, language_)}));
        }
        for (std::size_t i = 0; i < c.drawn; ++i)
            rows.push_back(
                row({in(kIncidents), words::incident(board_, c.incidents[i], language_)}));
        return in.panel("combat", kTitle, kHeads, std::move(rows));
    }

    // 1.2, 2.2: how many points of each force are on the map is known to both.
    Panel armies() const {
        constexpr Sentence kTitle{"Combat points", "Points de combat"};
        constexpr std::array<Sentence, 4> kHeads{{{"Force", "Force"},
                                                  {"On the map", "Sur la carte"},
                                                  {"To place", "À placer"},
                                                  {"At most", "Au plus"}}};
        std::vector<PanelRow> rows;
        for (std::size_t f = 0; f < kForces; ++f) {
            if (v_.on_map[f] == 0 && v_.pool[f] == 0) continue;
            rows.push_back(
                row({words::capitalised(std::string(words::force(force_at(f), language_))),
                     std::to_string(v_.on_map[f]), std::to_string(v_.pool[f]),
                     std::to_string(board_.forces[f].limit)}));
        }
        return in.panel("forces", kTitle, kHeads, std::move(rows));
    }

    std::string holder(AreaId area) const {
        constexpr Sentence kNobody{"nobody", "personne"};
        constexpr Sentence kBoth{"both", "les deux"};
        const bool blue = present(v_, Side::Republican).has(area);
        const bool white = present(v_, Side::Vendeen).has(area);
        if (blue && white) return in(kBoth);
        if (!blue && !white) return in(kNobody);
        return kCamps.name(blue ? Side::Republican : Side::Vendeen, language_);
    }

    // 7.2: what the Republicans want.
    Panel objectives() const {
        constexpr Sentence kTitle{"Objectives", "Objectifs"};
        constexpr std::array<Sentence, 3> kHeads{
            {{"Area", "Zone"}, {"Points", "Points"}, {"Seen there", "On y voit"}}};
        const Figures& figures = board_.tables.figures;
        std::vector<PanelRow> rows;
        for (const bool primary : {true, false})
            for (const AreaId area : primary ? board_.primary : board_.secondary)
                rows.push_back(row(
                    {words::name(board_, area),
                     std::to_string(primary ? figures.victory_primary : figures.victory_secondary),
                     holder(area)},
                    held(v_, Side::Republican).has(area)));
        return in.panel("objectives", kTitle, kHeads, std::move(rows));
    }

    Panel events() const {
        constexpr Sentence kTitle{"Events to come", "Événements à venir"};
        constexpr std::array<Sentence, 4> kHeads{
            {{"Event", "Événement"}, {"Of", "De"}, {"Left", "Restent"}, {"From", "Dès"}}};
        std::vector<PanelRow> rows;
        for (std::size_t i = 0; i < kEvents; ++i) {
            if (v_.hand[i] == 0) continue;
            const EventCard& card = board_.events[i];
            rows.push_back(row({words::event(board_, static_cast<Event>(i), language_),
                                kCamps.name(card.side, language_), std::to_string(v_.hand[i]),
                                words::month(board_, card.earliest, language_)},
                               v_.turn >= card.earliest));
        }
        return in.panel("events", kTitle, kHeads, std::move(rows));
    }

    Panel cup() const {
        constexpr Sentence kTitle{"Incidents in the cup", "Incidents dans le gobelet"};
        constexpr std::array<Sentence, 2> kHeads{{{"Incident", "Incident"}, {"Left", "Restent"}}};
        std::vector<PanelRow> rows;
        for (std::size_t i = 0; i < kIncidents; ++i)
            if (v_.cup[i] > 0)
                rows.push_back(row({words::incident(board_, static_cast<Incident>(i), language_),
                                    std::to_string(v_.cup[i])}));
        return in.panel("cup", kTitle, kHeads, std::move(rows));
    }

    // E5: blank in the view of everybody else.
    Panel landing() const {
        constexpr Sentence kTitle{"Your note to London", "Votre billet à Londres"};
        constexpr std::array<Sentence, 2> kHeads{{{"Area", "Zone"}, {"Month", "Mois"}}};
        std::vector<PanelRow> rows;
        rows.push_back(row({words::name(board_, v_.landing.area),
                            words::month(board_, v_.landing.turn, language_)}));
        return in.panel("landing", kTitle, kHeads, std::move(rows));
    }
};

}  // namespace

std::vector<Panel> panels(const Rules& rules, const State& view, Language language) {
    return Panels(rules, view, language).all();
}

}  // namespace levee::fgfk::wire
