// The actions on offer, each with the figures that matter.
#include <algorithm>
#include <array>

#include "games/for_god_and_king/notation.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"
#include "games/for_god_and_king/verbs.h"

namespace levee::fgfk {

namespace {

// What `done` and `decline` mean depends on what is going on.
using During = engine::verbs::SaidWhen<Business>;
// clang-format off
constexpr std::array kDone{
    During{Business::Reinforce, "2.2", {"No more events", "Plus d'événement"}},
    During{Business::Guns, "4.2", {"No more marches to the guns", "Plus de marche au canon"}},
    During{Business::Placing, "2.2", {"Nothing more to place", "Plus rien à placer"}},
    During{Business::Operation, "3.2", {"Nothing more", "Rien de plus"}},
};
constexpr std::array kDeclines{
    During{Business::Preempt, "2.4", {"Do not pre-empt", "Ne pas devancer l'adversaire"}},
    During{Business::Pursuit, "4.5", {"Do not pursue", "Ne pas poursuivre"}},
    During{Business::Entry, "E6", {"Do not play E6", "Ne pas jouer E6"}},
};
// clang-format on

constexpr Sentence kOneDie{"The die shows {number}", "Le dé donne {number}"};
constexpr Sentence kDeclineEvent{"Do not play {frame event}", "Ne pas jouer {frame event}"};
constexpr Sentence kNoMarch{"No march from {here} after all", "Pas de marche depuis {here}"};
constexpr Sentence kPassEnds{"Pass: the operations are over",
                             "Passer : les opérations sont terminées"};
constexpr Sentence kPassOn{"Pass: the enemy has the opportunity",
                           "Passer : l'occasion revient à l'ennemi"};
constexpr Sentence kMarchOut{"March: {chosen} (1d6: less than {guns})",
                             "Marcher : {chosen} (1d6 : moins de {guns})"};
constexpr Sentence kPursueWith{"Pursue with {chosen}", "Poursuivre avec {chosen}"};
constexpr Sentence kGeneralsGo{"{frame generals} to {area} ({ground})",
                               "{frame generals} : aller {à area} ({ground})"};
constexpr Sentence kHaltAtOnce{"Stay in {here}", "Rester {à here}"};
constexpr Sentence kHaltExact{"Halt in {here}", "S'arrêter {à here}"};

constexpr Sentence kOutOfPool{"of the reinforcements ({pool})", "des renforts ({pool})"};
constexpr Sentence kOutOfArea{"from {area} ({there} there)", "{de area} ({there} sur place)"};
constexpr Sentence kLeftToPlace{" ({left} left to place)", " (reste {left} à placer)"};
constexpr Sentence kRatings{" (strategic {strategic}, tactical {tactical})",
                            " (stratégie {strategic}, tactique {tactical})"};
constexpr Sentence kOf{" (of {available})", " (sur {available})"};
constexpr Sentence kFixed{" ({fixed})", " ({fixed})"};
constexpr Sentence kRolled{" (2d6: {low} to {high} action points)",
                           " (2d6 : {low} à {high} points d'action)"};
constexpr Sentence kStep{"{ground}{road}; costs {cost}, {rest} left",
                         "{ground}{road} ; coûte {cost}, reste {rest}"};
constexpr Sentence kAttack{"; {mine} against {theirs}, {odds}",
                           " ; {mine} contre {theirs}, {odds}"};
constexpr Sentence kRoyalRoad{", royal road", ", route royale"};
constexpr Sentence kMajorRoad{", major road", ", grande route"};
constexpr Sentence kOverLoire{", over the Loire", ", par la Loire"};
constexpr Sentence kOverBridge{", over the bridge", ", par le pont"};
constexpr Sentence kOverGois{", by the Gois", ", par le Gois"};
constexpr Sentence kFrom{" of those from {area}", " parmi ceux {de area}"};
constexpr Sentence kOfGroup{" of the active group", " du groupe actif"};
constexpr std::array<Sentence, 3> kLandings{
    {{"{émigrés}; Bas-Poitou gets arms and powder",
      "{émigrés} ; armes et poudre pour le Bas-Poitou"},
     {"{émigrés}; Bas-Poitou and one other army get arms and powder",
      "{émigrés} ; armes et poudre pour le Bas-Poitou et une autre armée"},
     {"{émigrés}; all armies get arms and powder",
      "{émigrés} ; armes et poudre pour toutes les armées"}}};

const Frame kNoFrame{};

class Teller {
 public:
    Teller(const Board& board, const State& view, const Action& a, Language language)
        : board_(board), v_(view), a_(a), language_(language) {}

    std::string say(const Sentence& sentence) const {
        return words::say(sentence, language_,
                          [this](std::string_view name) { return slot(name); });
    }

    // The frame that asks; a hand-made state may have none.
    const Frame& frame() const {
        return v_.depth == 0 ? kNoFrame
                             : v_.frames[std::min<std::size_t>(v_.depth, kMaxFrames) - 1];
    }

 private:
    static std::string text(int number) { return std::to_string(number); }
    bool area_exists(AreaId area) const { return area.raw < board_.areas.size(); }
    Side side() const { return frame().side; }

    std::string piece() const {
        if (a_.has_force()) return words::points(a_.number, a_.force, language_);
        return words::name(board_, a_.general);
    }

    int number_there() const {
        if (!area_exists(a_.area) || index(a_.force) >= kForces) return 0;
        return v_.points[a_.area][index(a_.force)];
    }

    // Where the group is, or the area whose counters are being chosen.
    AreaId here() const {
        if (frame().business == Business::Operation) return v_.group.at;
        return frame().area;
    }

    std::string of_those() const {
        if (!a_.has_force()) return a_.general.raw < kGenerals ? say(kRatings) : std::string();
        return say(kOf);
    }

    int best_at(AreaId area, bool fresh) const {
        if (!area_exists(area)) return 0;
        GeneralSet generals;
        for (const GeneralId g : generals_at(board_, v_, area, side()))
            if (!fresh || !v_.generals[g].activated) generals.add(g);
        return best_strategic(board_, generals);
    }

    // 3.1, F-20: those whose rating counts, and whether the whole group has one of them for every
    // force.
    GeneralSet leaders() const {
        const Group& chosen = v_.chosen;
        if (total(chosen.points) == 0) return chosen.generals;
        GeneralSet leading;
        for (const GeneralId g : chosen.generals)
            for (std::size_t f = first_force(side()); f < end_force(side()); ++f)
                if (chosen.points[f] > 0 && leads(v_, g, force_at(f))) leading.add(g);
        return leading;
    }
    std::string action_points() const {
        const Group& chosen = v_.chosen;
        bool all_led = true;
        for (std::size_t f = first_force(side()); f < end_force(side()); ++f)
            if (chosen.points[f] > 0 && !led(v_, chosen.generals, force_at(f))) all_led = false;
        return say(all_led ? kRolled : kFixed);
    }

    const Board::Step* step() const {
        if (!area_exists(v_.group.at)) return nullptr;
        for (const Board::Step& step : board_.steps(v_.group.side, v_.group.at))
            if (step.to == a_.area) return &step;
        return nullptr;
    }

    std::string road() const {
        const Board::Step* way = step();
        if (way == nullptr) return {};
        const auto has = [](std::uint8_t flags, int flag) { return (flags & flag) != 0; };
        std::string text;
        if (has(way->border, kGois)) text += kOverGois.in(language_);
        if (has(way->border, kBridge)) text += kOverBridge.in(language_);
        if (!has(way->border, kLand | kBridge | kGois)) text += kOverLoire.in(language_);
        if (has(way->road, kRoyal))
            text += kRoyalRoad.in(language_);
        else if (has(way->road, kMajor))
            text += kMajorRoad.in(language_);
        return text;
    }

    int cost() const {
        const Board::Step* way = step();
        return way == nullptr ? 0 : known_cost(board_, v_, v_.group, *way);
    }

    std::string told_step() const {
        std::string text = say(kStep);
        const Side enemy = enemy_of(v_.group.side);
        if (area_exists(a_.area) && points_at(v_, a_.area, enemy) > 0) text += say(kAttack);
        return text;
    }

    std::string landing() const {
        const int number = area_exists(a_.area) ? board_.landing[a_.area] : 0;
        const std::size_t row = number >= 6 ? 2 : number >= 4 ? 1 : 0;
        return words::say(kLandings[row], language_, [&](std::string_view) {
            return words::points(number, Force::Emigres, language_);
        });
    }

    int marker() const {
        for (std::size_t i = 0; i < kArmsMarkers.size(); ++i)
            if (index(kArmsMarkers[i]) == a_.number) return v_.arms[i];
        return 0;
    }

    // The group in motion is named by the battle itself.
    std::string whose() const {
        if (a_.area == kNoArea) return {};
        return say(a_.area == v_.combat.area ? kOfGroup : kFrom);
    }

    std::string slot_of_combat(std::string_view name) const {
        const Combat& c = v_.combat;
        if (name == "battle") return words::name(board_, c.area);
        if (name == "attack") return text(c.size[index(c.attacker)]);
        if (name == "defence") return text(c.size[index(enemy_of(c.attacker))]);
        if (name == "column") return words::odds(board_, c.column);
        if (name == "modifier") return words::with_sign(c.modifier);
        if (name == "no powder") return text(board_.tables.figures.t6_no_powder);
        if (name == "whose") return whose();
        if (name == "due") return text(frame().points);
        return slot_of_pieces(name);
    }

    std::string slot_of_pieces(std::string_view name) const {
        if (name == "one") return words::points(1, a_.force, language_);
        if (name == "origin") return say(a_.area == kNoArea ? kOutOfPool : kOutOfArea);
        if (name == "pool") return text(index(a_.force) < kForces ? v_.pool[index(a_.force)] : 0);
        if (name == "there") return text(number_there());
        if (name == "left")
            return text(index(a_.force) < kForces ? v_.pool[index(a_.force)] - a_.number : 0);
        if (name == "left to place") return a_.has_force() ? say(kLeftToPlace) : std::string();
        if (name == "points") return words::points(a_.number, a_.force, language_);
        if (name == "piece") return piece();
        if (name == "of those") return of_those();
        if (name == "strategic") return text(board_.card(a_.general).strategic);
        if (name == "tactical") return text(board_.card(a_.general).tactical);
        if (name == "available") {
            const std::size_t f = index(a_.force);
            if (f >= kForces || !area_exists(here())) return "?";
            return text(v_.points[here()][f] - v_.chosen.points[f]);
        }
        return slot_of_movement(name);
    }

    std::string slot_of_movement(std::string_view name) const {
        const Figures& figures = board_.tables.figures;
        const auto& table = board_.tables.action_points;
        const int rating = best_strategic(board_, leaders());
        if (name == "chosen")
            return words::stack(board_, v_.chosen.points, v_.chosen.generals, side(), language_);
        if (name == "chance") return action_points();
        if (name == "fixed")
            return words::action_points(2 * figures.points_without_general, language_);
        if (name == "low") return text(table.rows.front() + rating);
        if (name == "high") return text(table.rows.back() + rating);
        if (name == "rating") return text(best_at(a_.area, true));
        if (name == "guns") {
            const bool marching = a_.verb == Verb::March;
            const int best = best_strategic(board_, v_.chosen.generals);
            return text(figures.march_factor * (marching ? best_at(a_.area, false) : best));
        }
        if (name == "fresh") return words::stack(board_, v_, a_.area, side(), true, language_);
        if (name == "stack") return words::stack(board_, v_, a_.area, side(), false, language_);
        if (name == "ground") return words::ground(board_, v_, a_.area, side(), language_);
        if (name == "road") return road();
        if (name == "cost") return words::halves(cost());
        if (name == "rest") return words::halves(std::max(0, half_points_left(v_.group) - cost()));
        if (name == "unused") return words::action_points(half_points_left(v_.group), language_);
        if (name == "step") return told_step();
        return slot_of_odds(name);
    }

    std::string slot_of_odds(std::string_view name) const {
        const Group& group = v_.group;
        const int mine = total(group.points);
        const int theirs = area_exists(a_.area) ? points_at(v_, a_.area, enemy_of(group.side)) : 0;
        if (name == "mine") return text(mine);
        if (name == "theirs") return text(theirs);
        if (name == "odds")
            return words::odds(board_, static_cast<std::size_t>(odds_column(board_, mine, theirs)));
        return "?";
    }

    std::string slot(std::string_view name) const {
        if (name == "number") return text(a_.number);
        if (name == "other") return text(a_.other);
        if (name == "general") return words::name(board_, a_.general);
        if (name == "area") return words::name(board_, a_.area);
        if (name == "here") return words::name(board_, here());
        if (name == "army")
            return std::string(words::army(static_cast<Army>(a_.number), language_));
        if (name == "arms") return words::with_sign(marker());
        if (name == "month") return words::month(board_, a_.number, language_);
        if (name == "landing") return landing();
        if (name == "incident")
            return words::incident(board_, static_cast<Incident>(a_.number), language_);
        if (name == "event") return words::event(board_, a_.event, language_);
        if (name == "effect") return words::effect(board_, a_.event, language_);
        if (name == "frame event") return words::event(board_, frame().event, language_);
        if (name == "frame generals") return words::names(board_, frame().generals);
        return slot_of_combat(name);
    }

    const Board& board_;
    const State& v_;
    const Action& a_;
    Language language_;
};

struct Said {
    const char* rule = "";
    Sentence sentence;
};

// The sentence and the rule where they are not those of the verb alone.
Said said_of(const VerbRow& verb, const Frame& f, const State& view, const Action& a) {
    Said row{verb.rule, verb.sentence};
    const auto plain = [&](const auto& list) {
        const auto* found = std::ranges::find(list, f.business, &During::when);
        if (found != list.end()) row = {found->rule, found->sentence};
    };
    switch (a.verb) {
        case Verb::Roll:
            if (a.other == 0) row.sentence = kOneDie;
            break;
        case Verb::Done:
            plain(kDone);
            break;
        case Verb::Decline:
            plain(kDeclines);
            if (f.business == Business::Occupy || f.business == Business::EventWork)
                row = {"6", kDeclineEvent};
            if (f.business == Business::Gather)
                row = {f.number == kForGuns ? "4.2" : "4.5",
                       f.number == kForGuns ? kNoMarch : kDeclines[1].sentence};
            break;
        case Verb::Pass:
            row.sentence = f.number == 1 && f.flags == 0 ? kPassEnds : kPassOn;
            break;
        case Verb::Go:
            if (f.number == kForGuns) row = {"4.2", kMarchOut};
            if (f.number == kForPursuit) row = {"4.5", kPursueWith};
            break;
        case Verb::Halt:
            if ((view.group.flags & kGroupMoved) == 0)
                row.sentence = kHaltAtOnce;
            else if (half_points_left(view.group) == 0)
                row.sentence = kHaltExact;
            break;
        case Verb::Retreat:
            if (f.business == Business::Displace) row = {"3.7", kGeneralsGo};
            break;
        default:
            break;
    }
    return row;
}

}  // namespace

engine::Choice choice(const Rules& rules, const State& s, const Action& action, Language language) {
    const Board& board = rules.board();
    engine::Choice told;
    told.notation = notation(board, action);
    const VerbRow* row = row_of(action);
    if (row == nullptr) return told;
    // 3.6: nothing but what the one who decides can see.
    const engine::Actor actor = rules.actor(s);
    const State view = actor.is_seat() ? rules.view(s, actor.seat) : s;
    const Teller teller(board, view, action, language);
    const Said said = said_of(*row, teller.frame(), view, action);
    told.rule = said.rule;
    // 6: the events have no other number.
    const Event event = action.verb == Verb::Play ? action.event : teller.frame().event;
    if (told.rule == "6" && index(event) < kEvents)
        told.rule = "E" + std::to_string(index(event) + 1);
    told.text = teller.say(said.sentence);
    return told;
}

}  // namespace levee::fgfk
