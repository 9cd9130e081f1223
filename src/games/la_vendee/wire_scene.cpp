// One moment of the game for the page. Nothing is read but the view: what the view hides cannot get
// out here.
#include <fmt/format.h>

#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/wire.h"

namespace levee::la_vendee {

namespace {

namespace page = engine::page;

// The pictures on the counters, by arm.
constexpr std::array<std::string_view, 4> kArms{"infantry", "cavalry", "artillery", "infantry"};

class Scenery : page::SceneWriter<Rules> {
 public:
    using SceneWriter::SceneWriter;

    page::Scene seen() const {
        return {.pieces = pieces(),
                .marks = {{"turn", std::to_string(v_.turn)},
                          {"brulez", std::to_string(markers(v_))},
                          {"british", std::to_string(v_.clock)}},
                .stage = std::string(wire::stage(v_)),
                .status = status(),
                .control = control(),
                .panels = wire::panels(rules_, v_, language_),
                .hands = hands(),
                .lit = lit()};
    }

 private:
    // --- pieces ---------------------------------------------------------------------------------

    std::vector<page::Piece> pieces() const {
        std::vector<page::Piece> list;
        list.reserve(120);
        for (const AreaId area : board_.map.all()) add_region(list, area);
        add_waiting(list, "box", v_.box, kReserveTitle, Side::Republican);
        add_waiting(list, "late", v_.box_late, kLateTitle, Side::Republican);
        if (!over(v_) && total(v_.pool) > 0)
            add_waiting(list, "pool", v_.pool, kPoolTitle, top(v_).side);
        for (const Side side : kBothSides)
            for (const ArmyId counter : board_.armies_of[index(side)])
                if (on_map(v_, counter))
                    list.push_back(army(counter));
                else if (!board_.dummies[index(side)].has(counter))
                    list.push_back(away(counter));
        for (std::uint8_t raw = 0; raw < board_.leaders.size(); ++raw)
            list.push_back(leader(LeaderId{raw}));
        return list;
    }

    void add_region(std::vector<page::Piece>& list, AreaId area) const {
        constexpr Sentence kBurnt{"Brûlez", "Brûlez"};
        const std::string& key = board_.card(area).key;
        if (v_.burnt.has(area))
            list.push_back({.id = "brulez@" + key,
                            .at = key,
                            .points = 0,
                            .name = in(kBurnt),
                            .side = 1,
                            .nation = "fire",
                            .kind = "marker"});
        add_force(list, area, v_.inside[area], fortress_holder(v_, area), true);
        for (const Side side : kBothSides)
            add_force(list, area, v_.outside[index(side)][area], side, false);
    }

    static std::string word(Troop troop, Side side) {
        constexpr std::array<std::string_view, kTroops> kWords{
            "infantry",       "cavalry",       "artillery",      "irregulars",
            "corps-infantry", "corps-cavalry", "corps-artillery"};
        return fmt::format("{}-{}", side == Side::Royalist ? "royalist" : "republican",
                           kWords[index(troop)]);
    }

    page::Piece points(std::string id, Troop troop, Side side, int n) const {
        return {.id = std::move(id),
                .at = {},
                .points = n,
                .name = engine::wording::capitalised(words::troop(troop, side, language_)),
                .side = static_cast<int>(side),
                .nation = wire::nation(side, troop),
                .kind = std::string(kArms[index(arm_of(troop))]),
                .left = std::to_string(n)};
    }

    void add_force(std::vector<page::Piece>& list, AreaId area, const Points& force, Side side,
                   bool inside) const {
        for (const Troop troop : kAllTroops) {
            const int n = force[index(troop)];
            if (n == 0) continue;
            const std::string& key = board_.card(area).key;
            page::Piece piece =
                points(word(troop, side) + (inside ? "@in-" : "@") + key, troop, side, n);
            piece.at = key;
            piece.badges = page::badges({{inside, "inside"}});
            list.push_back(std::move(piece));
        }
    }

    static constexpr Sentence kReserveTitle{"Army Reserve", "Réserve de l’armée"};
    static constexpr Sentence kLateTitle{"Army Reserve, next turn", "Réserve, au prochain tour"};
    static constexpr Sentence kPoolTitle{"To place", "À placer"};

    void add_waiting(std::vector<page::Piece>& list, std::string_view where, const Points& force,
                     const Sentence& title, Side side) const {
        for (const Troop troop : kAllTroops) {
            const int n = force[index(troop)];
            if (n == 0 || n == kHiddenPoints) continue;
            page::Piece piece =
                points(fmt::format("{}@{}", word(troop, side), where), troop, side, n);
            piece.box = in(title);
            list.push_back(std::move(piece));
        }
    }

    bool is_seen(ArmyId counter) const { return v_.armies[counter].points[0] != kHiddenPoints; }

    page::Piece army(ArmyId counter) const {
        constexpr Sentence kUnknown{"unknown", "inconnue"};
        const Army& army = v_.armies[counter];
        const Side side = board_.side(counter);
        page::Piece piece{.id = wire::piece_id(board_, v_, counter),
                          .at = board_.card(army.at).key,
                          .side = static_cast<int>(side)};
        // 16.6: which army it is, or whether it is one at all, is not known.
        if (army.card == kHiddenArmy) {
            piece.name = fmt::format("#{}", counter.raw + 1);
            piece.nation = wire::nation(side, Troop::Infantry);
            piece.kind = "infantry";
            piece.down = true;
            return piece;
        }
        const ArmyCard& card = board_.card(army.card);
        piece.name = card.name.in(language_);
        piece.nation = wire::nation(board_, army.card);
        piece.kind = "infantry";
        LeaderSet with;
        bool wounded = false;
        if (is_seen(counter)) {
            with = leaders_with(v_, army.card);
            for (const LeaderId leader : with) wounded |= v_.leaders[leader].wounded;
        }
        piece.badges = page::badges({{army.pinned, "pinned"},
                                     {army.inside, "inside"},
                                     {wounded, "wounded"},
                                     {army.banked > 0, "on-road"},
                                     {moving(counter), "moving"}});
        if (card.kind == ArmyKind::Dummy) {
            piece.left = "0";
            return piece;
        }
        if (!is_seen(counter)) {
            piece.left = "?";
            piece.facts = page::Facts{in.fact(kStrength, in(kUnknown))};
            return piece;
        }
        const int sum = total(army.points);
        piece.points = sum;
        piece.left = std::to_string(sum);
        piece.right = fmt::format("{}+", to_hit(board_, v_, counter, on_turn(side)));
        piece.facts = contents(army, card, with);
        return piece;
    }

    static constexpr Sentence kStrength{"Strength", "Force"};

    page::Facts contents(const Army& army, const ArmyCard& card, const LeaderSet& with) const {
        constexpr Sentence kOf{"{} of {}", "{} sur {}"};
        constexpr Sentence kLeaders{"Leaders", "Chefs"};
        constexpr Sentence kWounded{"{} (wounded)", "{} (blessé)"};
        constexpr Sentence kRoad{"On the road to", "En route vers"};
        page::Facts facts{
            in.fact(kStrength, fmt::format(fmt::runtime(in(kOf)), total(army.points), card.cap))};
        for (const Troop troop : kAllTroops)
            if (army.points[index(troop)] > 0)
                facts.push_back(page::fact(
                    engine::wording::capitalised(words::troop(troop, card.side, language_)),
                    std::to_string(army.points[index(troop)])));
        std::string names;
        for (const LeaderId leader : with) {
            const std::string& name = board_.card(leader).name;
            names +=
                (names.empty() ? "" : ", ") +
                (v_.leaders[leader].wounded ? fmt::format(fmt::runtime(in(kWounded)), name) : name);
        }
        if (!names.empty()) facts.push_back(in.fact(kLeaders, names));
        if (army.banked > 0)
            facts.push_back(
                in.fact(kRoad, fmt::format("{} ({}/{})", words::name(board_, army.bound),
                                           army.banked, board_.route_areas)));
        return facts;
    }

    bool on_turn(Side side) const {
        for (std::size_t i = v_.depth; i-- > 0;)
            if (v_.frames[i].business == Business::Card) return v_.frames[i].side == side;
        return false;
    }
    bool moving(ArmyId counter) const {
        for (std::size_t i = v_.depth; i-- > 0;)
            if (v_.frames[i].business == Business::March) return v_.frames[i].army == counter;
        return false;
    }

    // An army that is not on the map, by its card.
    page::Piece away(ArmyId card) const {
        constexpr Sentence kToCome{"Still to come", "À venir"};
        constexpr Sentence kDestroyed{"Destroyed, may return", "Détruite, peut revenir"};
        constexpr Sentence kGone{"Out of the war", "Hors de la guerre"};
        constexpr Sentence kUnseen{"On the map, unseen", "Sur la carte, invisible"};
        constexpr Sentence kCap{"Most points", "Points au plus"};
        const ArmyFate& fate = v_.fates[card];
        const Sentence& box = fate.post == ArmyPost::NotYet      ? kToCome
                              : fate.post == ArmyPost::Destroyed ? kDestroyed
                              : fate.post == ArmyPost::OnMap     ? kUnseen
                                                                 : kGone;
        const ArmyCard& of = board_.card(card);
        return {.id = of.key,
                .at = {},
                .box = in(box),
                .points = 0,
                .name = std::string(of.name.in(language_)),
                .side = static_cast<int>(of.side),
                .nation = wire::nation(board_, card),
                .kind = "infantry",
                .facts = page::Facts{in.fact(kCap, of.cap)}};
    }

    page::Piece leader(LeaderId id) const {
        constexpr std::array<Sentence, 7> kBoxes{
            {{"Still to come", "À venir"},
             {"In reserve", "En réserve"},
             {"On the map, unseen", "Sur la carte, invisible"},
             {"Waiting for their army", "En attente de leur armée"},
             {"Captured", "Prisonniers"},
             {"Gone home wounded", "Partis blessés"},
             {"Out of the war", "Hors de la guerre"}}};
        const Leader& leader = v_.leaders[id];
        page::Piece piece{.id = wire::piece_id(board_, id), .at = {}, .points = 0};
        const ArmyId counter = leader.post == LeaderPost::WithArmy && leader.army != kHiddenArmy
                                   ? counter_of(v_, leader.army)
                                   : kNoArmy;
        if (counter != kNoArmy)
            piece.at = board_.card(v_.armies[counter].at).key;
        else
            piece.box = in(kBoxes[static_cast<std::size_t>(leader.post)]);
        piece.badges = page::badges(
            {{leader.wounded, "wounded"}, {leader.rank == Rank::Generalissime, "generalissime"}});
        return piece;
    }

    // --- tracks, cards, words -------------------------------------------------------------------

    // 2.9: whose fortresses they are.
    std::map<std::string, int> control() const {
        std::map<std::string, int> control;
        for (const AreaId area : board_.fortresses)
            control[board_.card(area).key] = static_cast<int>(fortress_holder(v_, area));
        return control;
    }

    std::vector<page::Hand> hands() const {
        constexpr Sentence kDiscards{"Played", "Jouées"};
        std::vector<page::Hand> list;
        for (const Side side : kBothSides) {
            const Hand& hand = v_.hands[index(side)];
            page::Hand seen{.title = wire::camp(side, language_), .side = static_cast<int>(side)};
            for (const CardId card : hand.cards) seen.cards.push_back(wire::card_id(card));
            seen.hidden = hand.held - hand.cards.size();
            list.push_back(std::move(seen));
        }
        if (v_.discards.empty()) return list;
        page::Hand played{.title = in(kDiscards), .side = page::kNeutral};
        for (const CardId card : v_.discards) played.cards.push_back(wire::card_id(card));
        list.push_back(std::move(played));
        return list;
    }

    int lead() const {
        return victory_points(board_, v_, Side::Royalist) -
               victory_points(board_, v_, Side::Republican);
    }

    page::Facts status() const {
        constexpr Sentence kTurn{"Turn", "Tour"};
        constexpr Sentence kOf{"{} of {}, {}", "{} sur {}, {}"};
        constexpr Sentence kPhase{"Phase", "Phase"};
        constexpr Sentence kCard{"Card", "Carte"};
        constexpr Sentence kScore{"If the war ended now", "Si la guerre finissait"};
        page::Facts list{
            in.fact(kTurn, fmt::format(fmt::runtime(in(kOf)), v_.turn, kTurns,
                                       board_.scenario.months[v_.turn - 1U].in(language_))),
            in.fact(kPhase, page::title_of(wire::sequence(), wire::stage(v_), language_))};
        for (std::size_t i = v_.depth; i-- > 0;)
            if (v_.frames[i].business == Business::Card && v_.frames[i].card != kNoCard) {
                list.push_back(in.fact(kCard, words::card(board_, v_.frames[i].card, language_)));
                break;
            }
        list.push_back(in.fact(kScore, fmt::format("{:+}", lead())));
        return list;
    }

    std::map<std::string, page::Cell> lit() const {
        return {{std::string(wire::kRoyalistHits),
                 {wire::row_of(board_.tables.royalist_attack, markers(v_)), -1}},
                {std::string(wire::kRepublicanHits),
                 {wire::row_of(board_.tables.republican, v_.turn), -1}},
                {std::string(wire::kVictoryTable), {wire::row_of_lead(board_, lead()), -1}}};
    }
};

}  // namespace

page::Scene scene(const Rules& rules, const State& view, SeatId /*viewer*/, Language language) {
    return Scenery(rules, view, language).seen();
}

}  // namespace levee::la_vendee
