// What stands below the map: the markers, the cards, and the forces by name.
#include <array>
#include <vector>

#include "games/la_vendee/map.h"
#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/text.h"
#include "maps/terminal/pen.h"

namespace levee::la_vendee {

namespace {

constexpr std::size_t kListWidth = 118;

constexpr Sentence kMarkers{
    "Turn {turn}, {month}. Brûlez markers: {burnt}. Granville held by the Whites at {clock} ends "
    "of "
    "turns. Army Reserve: {box}.",
    "Tour {turn}, {month}. Marqueurs Brûlez : {burnt}. Granville aux Blancs à {clock} fins de "
    "tour. "
    "Réserve des armées : {box}."};
constexpr Sentence kStanding{"If the war ended now: Whites {white}, Blues {blue}.",
                             "Si la guerre finissait maintenant : Blancs {white}, Bleus {blue}."};
constexpr Sentence kHand{"Hand: {list}", "Main : {list}"};
constexpr Sentence kUnseen{"{number} unknown", "{number} inconnues"};
constexpr Sentence kDiscards{"Cards played: {list}", "Cartes jouées : {list}"};
constexpr Sentence kNothing{"none", "aucune"};
constexpr Sentence kNobody{"nobody", "personne"};
constexpr Sentence kInside{"inside: ", "dedans : "};
constexpr Sentence kIsInside{"inside", "dedans"};
constexpr Sentence kPinned{"pinned", "fixée"};
constexpr Sentence kBanked{"{number} of {all} to {area}", "{number} sur {all} vers {area}"};
constexpr Sentence kWounded{" (wounded)", " (blessé)"};
constexpr Sentence kUnknown{"strength unknown", "force inconnue"};
constexpr Sentence kSideHeading{"{side}:", "{side} :"};
constexpr Sentence kAway{"Away: {list}", "Absents : {list}"};
constexpr Sentence kDue{" (turn {number})", " (tour {number})"};
constexpr std::array<Sentence, 7> kPosts{{{"", ""},
                                          {" (in reserve)", " (en réserve)"},
                                          {"", ""},
                                          {" (waits for his army)", " (attend son armée)"},
                                          {" (captured)", " (pris)"},
                                          {" (gone wounded)", " (retiré blessé)"},
                                          {"", ""}}};

std::string listed(const std::vector<std::string>& items) {
    std::string all;
    for (const std::string& item : items) all += (all.empty() ? "" : ", ") + item;
    return all;
}

class Lists {
 public:
    Lists(const Rules& rules, const State& view, Language language)
        : board_(rules.board()), v_(view), language_(language) {}

    std::string write() {
        add(say(kMarkers, [&](std::string_view slot) {
            if (slot == "turn") return std::to_string(v_.turn);
            if (slot == "month")
                return std::string(v_.turn >= 1 && v_.turn <= kTurns
                                       ? board_.scenario.months[v_.turn - 1U].in(language_)
                                       : "?");
            if (slot == "burnt") return std::to_string(markers(v_));
            if (slot == "clock") return std::to_string(v_.clock);
            const std::string box = points(v_.box, Side::Republican);
            return box.empty() ? said(kNobody) : box;
        }));
        add(say(kStanding, [&](std::string_view slot) {
            return std::to_string(
                victory_points(board_, v_, slot == "white" ? Side::Royalist : Side::Republican));
        }));
        add(with(kDiscards, cards(v_.discards, 0)));
        for (const Side side : kBothSides) write_side(side);
        return pen_.take();
    }

 private:
    template <class Slots>
    std::string say(const Sentence& sentence, Slots slots) const {
        return engine::wording::say(sentence, language_, slots);
    }
    std::string said(const Sentence& sentence) const { return std::string(sentence.in(language_)); }
    std::string with(const Sentence& sentence, const std::string& value) const {
        return say(sentence, [&](std::string_view) { return value; });
    }

    std::string cards(const CardSet& set, int unseen) const {
        std::vector<std::string> list;
        for (const CardId card : set) list.push_back(words::card(board_, card, language_));
        if (unseen > 0) list.push_back(with(kUnseen, std::to_string(unseen)));
        return list.empty() ? said(kNothing) : listed(list);
    }

    std::string points(const Points& points, Side side) const {
        std::vector<std::string> list;
        for (const Troop troop : kAllTroops)
            if (points[index(troop)] > 0)
                list.push_back(words::points(points[index(troop)], troop, side, language_));
        return listed(list);
    }

    void write_side(Side side) {
        add(with(kSideHeading, engine::wording::capitalised(words::side(side, language_))));
        const Hand& hand = v_.hands[index(side)];
        add("  " + with(kHand, cards(hand.cards, hand.held - hand.cards.size())));
        for (const AreaId area : board_.map.all()) {
            const std::vector<std::string> here = forces(area, side);
            if (here.empty()) continue;
            const AreaCard& card = board_.card(area);
            add("  " + card.key + " " + card.name + (language_ == Language::French ? " : " : ": ") +
                listed(here));
        }
        write_away(side);
    }

    std::vector<std::string> forces(AreaId area, Side side) const {
        std::vector<std::string> here;
        for (const ArmyId army : board_.armies_of[index(side)])
            if (v_.armies[army].at == area) here.push_back(army_text(army, side));
        if (const std::string text = points(v_.outside[index(side)][area], side); !text.empty())
            here.push_back(text);
        if (fortress_holder(v_, area) != side) return here;
        if (const std::string text = points(v_.inside[area], side); !text.empty())
            here.push_back(said(kInside) + text);
        return here;
    }

    // "Army of Anjou (4 infantry, 1 artillery; d'Elbée, Cathelineau; pinned)"
    std::string army_text(ArmyId army, Side side) const {
        const Army& here = v_.armies[army];
        const bool face_down = v_.options.dummies && !here.shown && here.card == kHiddenArmy;
        const ArmyId called = here.card == kHiddenArmy || here.card == kNoArmy ? army : here.card;
        std::string text =
            words::name(board_, face_down ? army : called, face_down, language_) + " (";
        text += here.points[0] == kHiddenPoints ? said(kUnknown) : points(here.points, side);
        std::vector<std::string> names;
        for (const LeaderId leader : board_.leaders_of[index(side)])
            if (v_.leaders[leader].post == LeaderPost::WithArmy &&
                v_.leaders[leader].army == called)
                names.push_back(words::name(board_, leader) +
                                (v_.leaders[leader].wounded ? said(kWounded) : ""));
        if (!names.empty()) text += "; " + listed(names);
        if (here.inside) text += "; " + said(kIsInside);
        if (here.pinned) text += "; " + said(kPinned);
        if (here.banked > 0)
            text += "; " + say(kBanked, [&](std::string_view slot) {
                        if (slot == "number") return std::to_string(here.banked);
                        if (slot == "all") return std::to_string(board_.route_areas);
                        return here.bound == kNoArea ? "?" : board_.card(here.bound).name;
                    });
        return text + ")";
    }

    // Armies to come and leaders who are with none.
    void write_away(Side side) {
        std::vector<std::string> list;
        for (const ArmyId army : board_.armies_of[index(side)]) {
            const ArmyFate& fate = v_.fates[army];
            const int turn = fate.post == ArmyPost::Destroyed ? fate.due : board_.card(army).turn;
            if ((fate.post == ArmyPost::NotYet || fate.post == ArmyPost::Destroyed) &&
                turn != kNever && turn > 0)
                list.push_back(words::name(board_, army, false, language_) +
                               with(kDue, std::to_string(turn)));
        }
        for (const LeaderId leader : board_.leaders_of[index(side)]) {
            const auto post = static_cast<std::size_t>(v_.leaders[leader].post);
            if (post < kPosts.size() && !kPosts[post].en.empty())
                list.push_back(words::name(board_, leader) + said(kPosts[post]));
        }
        if (!list.empty()) add("  " + with(kAway, listed(list)));
    }

    void add(std::string_view line) { pen_.wrapped(line, kListWidth); }

    const Board& board_;
    const State& v_;
    Language language_;
    maps::terminal::Pen pen_{false};
};

}  // namespace

std::string list_forces(const Rules& rules, const State& view, Language language) {
    return Lists(rules, view, language).write();
}

}  // namespace levee::la_vendee
