// The actions on offer, each with the figures that matter.
#include <algorithm>
#include <array>

#include "engine/text/prompts.h"
#include "engine/text/verb_words.h"
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

// What a choice is about: an action, the frame that asks for it, and what its actor can see.
struct Offer : Subject {
    const State& v;
    const Action& a;
    const Frame& f;
};

Offer offer_of(const Board& board, const State& view, const Action& a) {
    const Frame& f = engine::prompts::frame(view, 0);
    return {{.board = board,
             .side = f.side,
             .general = a.general,
             .force = a.force,
             .card = a.event,
             .area = a.area},
            view,
            a,
            f};
}

std::string said(const Sentence& sentence, const Offer& t, Language language);

std::string text(int number) { return std::to_string(number); }
bool exists(const Offer& t, AreaId area) { return area.raw < t.board.areas.size(); }
bool has_force(const Offer& t) { return index(t.a.force) < kForces; }

// Where the group is, or the area whose counters are being chosen.
AreaId here(const Offer& t) {
    return t.f.business == Business::Operation ? t.v.group.at : t.f.area;
}

std::string piece(const Offer& t, Language l) {
    return t.a.has_force() ? words::points(t.a.number, t.a.force, l)
                           : words::name(t.board, t.a.general);
}

std::string of_those(const Offer& t, Language l) {
    if (t.a.has_force()) return said(kOf, t, l);
    return t.a.general.raw < kGenerals ? said(kRatings, t, l) : std::string();
}

std::string available(const Offer& t) {
    if (!has_force(t) || !exists(t, here(t))) return "?";
    const std::size_t f = index(t.a.force);
    return text(t.v.points[here(t)][f] - t.v.chosen.points[f]);
}

int in_pool(const Offer& t) { return has_force(t) ? t.v.pool[index(t.a.force)] : 0; }
int number_there(const Offer& t) {
    return exists(t, t.a.area) && has_force(t) ? t.v.points[t.a.area][index(t.a.force)] : 0;
}

int best_at(const Offer& t, AreaId area, bool fresh) {
    if (!exists(t, area)) return 0;
    GeneralSet generals;
    for (const GeneralId g : generals_at(t.board, t.v, area, t.side))
        if (!fresh || !t.v.generals[g].activated) generals.add(g);
    return best_strategic(t.board, generals);
}

// 3.1, F-20: the best of those whose rating counts, and whether the whole group has one of them for
// every force.
int rating_of_chosen(const Offer& t) {
    const Group& chosen = t.v.chosen;
    GeneralSet leading;
    for (const GeneralId g : chosen.generals)
        for (std::size_t f = first_force(t.side); f < end_force(t.side); ++f)
            if (chosen.points[f] > 0 && leads(t.v, g, force_at(f))) leading.add(g);
    return best_strategic(t.board, total(chosen.points) == 0 ? chosen.generals : leading);
}
std::string action_points(const Offer& t, Language l) {
    const Group& chosen = t.v.chosen;
    bool all_led = true;
    for (std::size_t f = first_force(t.side); f < end_force(t.side); ++f)
        if (chosen.points[f] > 0 && !led(t.v, chosen.generals, force_at(f))) all_led = false;
    return said(all_led ? kRolled : kFixed, t, l);
}

int chance_to_march(const Offer& t) {
    const int best = t.a.verb == Verb::March ? best_at(t, t.a.area, false)
                                             : best_strategic(t.board, t.v.chosen.generals);
    return t.board.tables.figures.march_factor * best;
}

const Board::Step* step(const Offer& t) {
    if (!exists(t, t.v.group.at)) return nullptr;
    for (const Board::Step& step : t.board.steps(t.v.group.side, t.v.group.at))
        if (step.to == t.a.area) return &step;
    return nullptr;
}

std::string road(const Offer& t, Language l) {
    const Board::Step* way = step(t);
    if (way == nullptr) return {};
    const auto has = [](std::uint8_t flags, int flag) { return (flags & flag) != 0; };
    std::string text;
    if (has(way->border, kGois)) text += kOverGois.in(l);
    if (has(way->border, kBridge)) text += kOverBridge.in(l);
    if (!has(way->border, kLand | kBridge | kGois)) text += kOverLoire.in(l);
    if (has(way->road, kRoyal))
        text += kRoyalRoad.in(l);
    else if (has(way->road, kMajor))
        text += kMajorRoad.in(l);
    return text;
}

int cost(const Offer& t) {
    const Board::Step* way = step(t);
    return way == nullptr ? 0 : known_cost(t.board, t.v, t.v.group, *way);
}

int mine(const Offer& t) { return total(t.v.group.points); }
int theirs(const Offer& t) {
    return exists(t, t.a.area) ? points_at(t.v, t.a.area, enemy_of(t.v.group.side)) : 0;
}
std::string told_step(const Offer& t, Language l) {
    return said(kStep, t, l) + (theirs(t) > 0 ? said(kAttack, t, l) : std::string());
}

std::string landing(const Offer& t, Language l) {
    const int number = exists(t, t.a.area) ? t.board.landing[t.a.area] : 0;
    const std::size_t row = number >= 6 ? 2 : number >= 4 ? 1 : 0;
    return words::say(kLandings[row], l,
                      [&](std::string_view) { return words::points(number, Force::Emigres, l); });
}

int arms(const Offer& t) {
    for (std::size_t i = 0; i < kArmsMarkers.size(); ++i)
        if (index(kArmsMarkers[i]) == t.a.number) return t.v.arms[i];
    return 0;
}

// The group in motion is named by the battle itself.
std::string whose(const Offer& t, Language l) {
    if (t.a.area == kNoArea) return {};
    return said(t.a.area == t.v.combat.area ? kOfGroup : kFrom, t, l);
}

int size_of(const Offer& t, Side side) { return t.v.combat.size[index(side)]; }

// clang-format off
using OfferSlot = engine::wording::Slot<Offer>;
constexpr std::array kOfferSlots{
    // What the action and its frame name.
    OfferSlot{"number", [](const Offer& t, Language) { return text(t.a.number); }},
    OfferSlot{"other", [](const Offer& t, Language) { return text(t.a.other); }},
    OfferSlot{"here", [](const Offer& t, Language) { return words::name(t.board, here(t)); }},
    OfferSlot{"army", [](const Offer& t, Language l) { return std::string(words::army(static_cast<Army>(t.a.number), l)); }},
    OfferSlot{"arms", [](const Offer& t, Language) { return words::with_sign(arms(t)); }},
    OfferSlot{"month", [](const Offer& t, Language l) { return words::month(t.board, t.a.number, l); }},
    OfferSlot{"landing", landing},
    OfferSlot{"incident", [](const Offer& t, Language l) { return words::incident(t.board, static_cast<Incident>(t.a.number), l); }},
    OfferSlot{"effect", [](const Offer& t, Language l) { return words::effect(t.board, t.a.event, l); }},
    OfferSlot{"frame event", [](const Offer& t, Language l) { return words::event(t.board, t.f.event, l); }},
    OfferSlot{"frame generals", [](const Offer& t, Language) { return words::names(t.board, t.f.generals); }},
    // Combat.
    OfferSlot{"battle", [](const Offer& t, Language) { return words::name(t.board, t.v.combat.area); }},
    OfferSlot{"attack", [](const Offer& t, Language) { return text(size_of(t, t.v.combat.attacker)); }},
    OfferSlot{"defence", [](const Offer& t, Language) { return text(size_of(t, enemy_of(t.v.combat.attacker))); }},
    OfferSlot{"column", [](const Offer& t, Language) { return words::odds(t.board, t.v.combat.column); }},
    OfferSlot{"modifier", [](const Offer& t, Language) { return words::with_sign(t.v.combat.modifier); }},
    OfferSlot{"no powder", [](const Offer& t, Language) { return text(t.board.tables.figures.t6_no_powder); }},
    OfferSlot{"whose", whose},
    OfferSlot{"due", [](const Offer& t, Language) { return text(t.f.points); }},
    // Pieces.
    OfferSlot{"origin", [](const Offer& t, Language l) { return said(t.a.area == kNoArea ? kOutOfPool : kOutOfArea, t, l); }},
    OfferSlot{"pool", [](const Offer& t, Language) { return text(in_pool(t)); }},
    OfferSlot{"there", [](const Offer& t, Language) { return text(number_there(t)); }},
    OfferSlot{"left", [](const Offer& t, Language) { return text(has_force(t) ? in_pool(t) - t.a.number : 0); }},
    OfferSlot{"left to place", [](const Offer& t, Language l) { return t.a.has_force() ? said(kLeftToPlace, t, l) : std::string(); }},
    OfferSlot{"points", [](const Offer& t, Language l) { return words::points(t.a.number, t.a.force, l); }},
    OfferSlot{"piece", piece},
    OfferSlot{"of those", of_those},
    OfferSlot{"strategic", [](const Offer& t, Language) { return text(t.board.card(t.a.general).strategic); }},
    OfferSlot{"tactical", [](const Offer& t, Language) { return text(t.board.card(t.a.general).tactical); }},
    OfferSlot{"available", [](const Offer& t, Language) { return available(t); }},
    // Movement.
    OfferSlot{"chosen", [](const Offer& t, Language l) { return words::stack(t.board, t.v.chosen.points, t.v.chosen.generals, t.side, l); }},
    OfferSlot{"chance", action_points},
    OfferSlot{"fixed", [](const Offer& t, Language l) { return words::action_points(2 * t.board.tables.figures.points_without_general, l); }},
    OfferSlot{"low", [](const Offer& t, Language) { return text(t.board.tables.action_points.rows.front() + rating_of_chosen(t)); }},
    OfferSlot{"high", [](const Offer& t, Language) { return text(t.board.tables.action_points.rows.back() + rating_of_chosen(t)); }},
    OfferSlot{"rating", [](const Offer& t, Language) { return text(best_at(t, t.a.area, true)); }},
    OfferSlot{"guns", [](const Offer& t, Language) { return text(chance_to_march(t)); }},
    OfferSlot{"fresh", [](const Offer& t, Language l) { return words::stack(t.board, t.v, t.a.area, t.side, true, l); }},
    OfferSlot{"stack", [](const Offer& t, Language l) { return words::stack(t.board, t.v, t.a.area, t.side, false, l); }},
    OfferSlot{"ground", [](const Offer& t, Language l) { return words::ground(t.board, t.v, t.a.area, t.side, l); }},
    OfferSlot{"road", road},
    OfferSlot{"cost", [](const Offer& t, Language) { return words::halves(cost(t)); }},
    OfferSlot{"rest", [](const Offer& t, Language) { return words::halves(std::max(0, half_points_left(t.v.group) - cost(t))); }},
    OfferSlot{"unused", [](const Offer& t, Language l) { return words::action_points(half_points_left(t.v.group), l); }},
    OfferSlot{"step", told_step},
    OfferSlot{"mine", [](const Offer& t, Language) { return text(mine(t)); }},
    OfferSlot{"theirs", [](const Offer& t, Language) { return text(theirs(t)); }},
    OfferSlot{"odds", [](const Offer& t, Language) { return words::odds(t.board, static_cast<std::size_t>(odds_column(t.board, mine(t), theirs(t)))); }},
};
// clang-format on

std::string said(const Sentence& sentence, const Offer& t, Language language) {
    return words::say(sentence, language, t, kOfferSlots, words::kSubjectSlots);
}

struct Said {
    const char* rule = "";
    Sentence sentence;
};

// The sentence and the rule where they are not those of the verb alone.
Said said_of(const VerbBook::Row& verb, const Frame& f, const State& view, const Action& a) {
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
    engine::Choice told = engine::named_choice(verb_book(), board, action);
    const auto* row = verb_book().row(action);
    if (row == nullptr) return told;
    // 3.6: nothing but what the one who decides can see.
    const engine::Actor actor = rules.actor(s);
    const State view = actor.is_seat() ? rules.view(s, actor.seat) : s;
    const Offer offer = offer_of(board, view, action);
    const Said by = said_of(*row, offer.f, view, action);
    told.rule = by.rule;
    // 6: the events have no other number.
    const Event event = action.verb == Verb::Play ? action.event : offer.f.event;
    if (told.rule == "6" && index(event) < kEvents)
        told.rule = "E" + std::to_string(index(event) + 1);
    told.text = said(by.sentence, offer, language);
    return told;
}

}  // namespace levee::fgfk
