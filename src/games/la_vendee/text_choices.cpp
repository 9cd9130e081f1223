// The actions on offer, each with the figures that matter to whoever chooses.
#include <algorithm>

#include "engine/text/prompts.h"
#include "engine/text/verb_words.h"
#include "games/la_vendee/map.h"
#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/rules/steps.h"
#include "games/la_vendee/text.h"
#include "games/la_vendee/verbs.h"

namespace levee::la_vendee {

namespace offered_words {

namespace {

// A choice: an action with the frame that asks for it and what its actor can see.
struct Offer : Subject {
    const Action& a;
    const Frame& f;
};

// --- where the sentence is not that of the verb alone -------------------------------------------

struct When {
    Verb verb{};
    Business business{};
    bool (*is)(const Offer&) = nullptr;  // always, where nothing is said
    const char* rule = "";
    Sentence sentence;
};

template <std::uint8_t kStep>
bool at(const Offer& t) {
    return t.f.step == kStep;
}

// clang-format off
constexpr std::array kWhens{
    When{Verb::Done, Business::SetUp, nullptr, "13.0", {"The armies stand", "Les armées sont en place"}},
    When{Verb::Done, Business::Succession, nullptr, "10.3.2", {"Replace nobody else", "Ne remplacer personne d’autre"}},
    When{Verb::Done, Business::Placing, [](const Offer& t) { return total(t.v.pool) > 0; }, "4.0",
        {"Place nothing more: {pool} given up", "Ne plus rien placer : {pool}, perdus"}},
    When{Verb::Done, Business::Placing, nullptr, "4.0", {"Nothing more", "Rien de plus"}},
    When{Verb::Done, Business::Arrival, nullptr, "16.6", {"Put no dummy down", "Ne placer aucune armée factice"}},
    When{Verb::Done, Business::Transfers, nullptr, "4.3", {"Transfer nothing more", "Ne plus rien échanger"}},
    When{Verb::Done, Business::Irregulars, at<IrregularsStep::kMoves>, "5.2.1", {"No more moves: now they fire", "Plus de mouvement : place au tir"}},
    When{Verb::Done, Business::Irregulars, nullptr, "6.0", {"Fire no more", "Ne plus tirer"}},
    When{Verb::Done, Business::Card, at<CardStep::kFirst>, "15.4", {"Move an army instead", "Faire plutôt avancer une armée"}},
    When{Verb::Done, Business::Card, at<CardStep::kArmies>, "7.3.1", {"No more armies move", "Plus d’armée à faire avancer"}},
    When{Verb::Done, Business::Card, at<CardStep::kBattles>, "8.1", {"No more attacks", "Plus d’attaque"}},
    When{Verb::Done, Business::Card, nullptr, "15.11", {"Nothing more", "Rien de plus"}},
    When{Verb::Done, Business::Volley, nullptr, "8.3", {"{chosen}", "{chosen}"}},
    When{Verb::Done, Business::Desertion, nullptr, "16.1", {"No army can take them in", "Aucune armée ne peut les accueillir"}},
    When{Verb::Place, Business::SetUp, nullptr, "13.0", {"Place {points} in {area} ({there})", "Placer {points} : {area} ({there})"}},
    When{Verb::Place, Business::Placing, nullptr, "4.1", {"Place {points} in {area} ({there})", "Placer {points} : {area} ({there})"}},
    When{Verb::Place, Business::British, nullptr, "12.2b", {"Land {points} at {area} ({there})", "Débarquer {points} : {area} ({there})"}},
    When{Verb::Join, Business::British, nullptr, "12.2b", {"{points} join {army} ({strength})", "{points} : rejoindre {army} ({strength})"}},
    When{Verb::Join, Business::Desertion, nullptr, "16.1", {"{army} takes a point of infantry in ({strength})", "{army} : accueillir un point d’infanterie ({strength})"}},
    When{Verb::Deploy, Business::British, nullptr, "12.1", {"Land at {area}", "Débarquer : {area}"}},
    When{Verb::Stay, Business::Battle, nullptr, "8.7", {"{standing} stays", "{standing} : rester"}},
    When{Verb::Retreat, Business::Battle, at<BattleStep::kStand>, "8.7", {"{standing} retreats (a point at least)", "{standing} : se retirer (un point au moins)"}},
    When{Verb::Stay, Business::Withdrawal, nullptr, "6.6", {"Stay in {here}", "Rester {à here}"}},
    When{Verb::To, Business::Irregulars, nullptr, "5.2", {"To {area}{there}{fire}", "Vers {area}{there}{fire}"}},
    When{Verb::To, Business::Retreat, nullptr, "10.2", {"Retreat to {area} ({toll})", "Se retirer : {area} ({toll})"}},
    When{Verb::Inside, Business::Retreat, nullptr, "5.7", {"Into the fortress of {here} (a point)", "Dans la forteresse {de here} (un point)"}},
    When{Verb::Reroll, Business::Volley, nullptr, "8.3", {"Roll {again} of volley {volley} again", "Relancer {again} de la salve {volley}"}},
    When{Verb::Play, Business::Window, nullptr, "7.5", {"Play {card}: {effect}", "Jouer {card} : {effect}"}},
};
// clang-format on

// --- figures ------------------------------------------------------------------------------------

constexpr Sentence kPoint{"point", "point"};
constexpr Sentence kRegion{"region", "région"};
constexpr Sentence kThere{"{n} of {most} there", "{n} sur {most} sur place"};
constexpr Sentence kFireThere{", a point is lost there", ", un point y est perdu"};
constexpr Sentence kEnemyArmy{", an enemy army is there", ", une armée ennemie s’y trouve"};
constexpr Sentence kEnemies{", enemy irregulars are there",
                            ", des irréguliers ennemis s’y trouvent"};
constexpr Sentence kOverLoire{", over the Loire", ", par la Loire"};
constexpr Sentence kLetThemLie{"Let the dice lie", "Laisser les dés"};
constexpr Sentence kRollAgain{"Roll what has been chosen again", "Relancer ce qui est choisi"};
constexpr Sentence kNobodyMoves{"no army moves", "aucune armée n’avance"};
constexpr Sentence kEveryArmy{"all armies", "toutes les armées"};
constexpr Sentence kArmy{"army", "armée"};

std::string text(int number) { return std::to_string(number); }
std::string points_text(int n, Language l) { return words::count(n, kPoint, l); }

bool is_counter(const Offer& t, ArmyId army) {
    return army.raw < t.board.armies.size() && on_map(t.v, army);
}
// The counter that an action names, by number or by name.
ArmyId counter(const Offer& t) {
    if (t.a.army == kNoArmy) return kNoArmy;
    return ArmyId{static_cast<std::uint8_t>(t.a.army.raw % kFaceDown)};
}
ArmyId other_counter(const Offer& t) {
    return ArmyId{static_cast<std::uint8_t>(t.a.other % kFaceDown)};
}
bool exists(const Offer& t, AreaId area) { return area.raw < t.board.areas.size(); }

AreaId here(const Offer& t) {
    if (t.f.business == Business::Withdrawal) return t.f.area;
    if (t.f.business == Business::Battle) return t.v.battle.area;
    return is_counter(t, t.f.army) ? t.v.armies[t.f.army].at : t.f.area;
}

std::string there(const Offer& t, Language l) {
    if (!exists(t, t.a.area)) return {};
    const std::string sentence = words::say(kThere, l, [&](std::string_view slot) {
        return text(slot == "n" ? id_points(t.v, t.a.area, t.f.side)
                                : t.board.tables.figures.stacking);
    });
    return t.a.verb == Verb::To ? " (" + sentence + ")" : sentence;
}
std::string within(const Offer& t, Language l) {
    if (!exists(t, t.a.area)) return {};
    int n = total(t.v.inside[t.a.area]);
    for (const ArmyId army : armies_inside(t.board, t.v, t.a.area))
        n += total(t.v.armies[army].points);
    return words::say(kThere, l, [&](std::string_view slot) {
        return text(slot == "n" ? n : t.board.tables.figures.fortress_holds);
    });
}

// "7 of 10 points", of an own army or one that is seen.
std::string strength_of(const Offer& t, ArmyId army, Language l) {
    if (!is_counter(t, army)) return "0";
    const Army& own = t.v.armies[army];
    if (own.points[0] == kHiddenPoints) return l == Language::French ? "cachée" : "face down";
    return text(total(own.points)) + "/" + points_text(army_card(t.board, t.v, army).cap, l);
}
// Of an enemy whose points may be hidden.
std::string known_points(const Offer& t, ArmyId army, Language l) {
    if (!is_counter(t, army)) return points_text(0, l);
    if (t.v.armies[army].points[0] == kHiddenPoints)
        return l == Language::French ? "force inconnue" : "strength unknown";
    return points_text(total(t.v.armies[army].points), l);
}

int of_kind(const Offer& t) {
    if (t.a.troop == kNoTroop) return 0;
    const std::size_t troop = index(t.a.troop);
    if (t.f.business == Business::March && is_counter(t, t.f.army))
        return t.v.armies[t.f.army].points[troop];
    if (is_counter(t, counter(t))) return t.v.armies[counter(t)].points[troop];
    if (t.f.business == Business::Losses && t.f.army != kNoArmy)
        return is_counter(t, t.f.army) ? t.v.armies[t.f.army].points[troop] : 0;
    const AreaId area = exists(t, t.a.area) ? t.a.area : t.f.area;
    if (!exists(t, area)) return 0;
    const bool inside =
        t.a.verb == Verb::Leave || (t.f.business == Business::Losses && (t.f.flags & 1U) != 0);
    return inside ? t.v.inside[area][troop] : t.v.outside[index(t.f.side)][area][troop];
}

// 6.1: what the irregular die of that side's irregulars and detachments there has to show.
int irregular_bar(const Offer& t, AreaId area) {
    if (!exists(t, area)) return 0;
    const Figures& figures = t.board.tables.figures;
    const int more = total(t.v.outside[index(t.f.side)][area]) - 1;
    return figures.irregular_hit - std::min<int>(std::max(more, 0), figures.irregular_modifier);
}
AreaId fired_from(const Offer& t) {
    if (t.a.verb == Verb::Harass)
        return is_counter(t, counter(t)) ? t.v.armies[counter(t)].at : kNoArea;
    return t.a.area;
}
int attack_bar(const Offer& t) {
    const ArmyId attacker = t.v.battle.attacker;
    return is_counter(t, attacker) ? to_hit(t.board, t.v, attacker, true) : 0;
}

std::string fire(const Offer& t, Language l) {
    if (!exists(t, t.a.area)) return {};
    std::string all;
    if (is_burnt(t.v, t.a.area)) all += kFireThere.in(l);
    const Side enemy = enemy_of(t.f.side);
    if (has_army(t.board, t.v, t.a.area, enemy))
        all += kEnemyArmy.in(l);
    else if (t.v.derived.irregulars[index(enemy)].has(t.a.area))
        all += kEnemies.in(l);
    return all;
}
// What a march step means.
std::string step(const Offer& t, Language l) {
    if (!exists(t, t.a.area)) return {};
    const AreaId from = here(t);
    const bool over =
        exists(t, from) && !t.board.land[from].has(t.a.area) && t.board.across[from].has(t.a.area);
    return (over ? std::string(kOverLoire.in(l)) : std::string()) + fire(t, l);
}
int regions_after(const Offer& t) {
    const int left = t.f.number - t.f.points - 1;
    return std::max(left, 0);
}

std::string toll(const Offer& t, Language l) {
    const Figures& figures = t.board.tables.figures;
    const bool army = exists(t, t.a.area) && has_army(t.board, t.v, t.a.area, enemy_of(t.f.side));
    return points_text(army ? figures.retreat_into_army : figures.retreat_loss, l) +
           (exists(t, t.a.area) && is_burnt(t.v, t.a.area) ? std::string(kFireThere.in(l)) : "");
}
std::string withdrawal(const Offer& t, Language l) {
    std::string all = there(t, l);
    const Side enemy = enemy_of(t.f.side);
    if (exists(t, t.a.area) && has_army(t.board, t.v, t.a.area, enemy)) all += kEnemyArmy.in(l);
    if (exists(t, t.a.area) && is_burnt(t.v, t.a.area)) all += kFireThere.in(l);
    return all;
}

std::string moves(const Offer& t, Language l) {
    if (t.a.card().raw >= kCards) return {};
    const CardCard& card = t.board.card(t.a.card());
    if (card.armies == 0) return std::string(kNobodyMoves.in(l));
    std::string who = card.armies == kAllArmies ? std::string(kEveryArmy.in(l))
                      : card.armies > 1 && l == Language::English
                          ? text(card.armies) + " armies"
                          : words::count(card.armies, kArmy, l);
    return who + ", " + words::count(card.regions, kRegion, l);
}
std::string effect(const Offer& t, Language l) {
    if (t.a.card().raw >= kCards) return {};
    std::string sentence = card_effect(t.board.card(t.a.card()), l);
    if (sentence.ends_with('.')) sentence.pop_back();
    return sentence;
}

std::string leaders(const Offer& t) {
    std::string names;
    if (!is_counter(t, counter(t))) return names;
    for (const LeaderId leader : leaders_with(t.v, card_of(t.v, counter(t))))
        names += ", " + words::name(t.board, leader);
    return names;
}
int reach(const Offer& t) {
    return is_counter(t, counter(t)) && t.f.card != kNoCard
               ? march_regions(t.board, t.v, counter(t), t.f.card)
               : 0;
}

std::string chosen(const Offer& t, Language l) {
    bool any = false;
    for (std::size_t i = 0; i < t.v.volley_count && i < kMaxVolleys; ++i)
        any = any || t.v.volleys[i].reroll > 0;
    return std::string((any ? kRollAgain : kLetThemLie).in(l));
}
std::string volley(const Offer& t, Language l) {
    const std::size_t i = t.a.number - 1U;
    return i < t.v.volley_count ? words::volley(t.board, t.v, i, l) : text(t.a.number);
}
int walls(const Offer& t) { return t.v.battle.fortress_dice; }
int storming(const Offer& t) {
    return is_counter(t, t.v.battle.attacker)
               ? assault_dice(t.board, t.v, t.v.battle.attacker, t.a.number)
               : 0;
}
int banked_after(const Offer& t) {
    return is_counter(t, t.f.army) ? t.v.armies[t.f.army].banked + t.f.number : 0;
}
AreaId home_of_battle(const Offer& t) {
    return is_counter(t, counter(t)) ? t.v.armies[counter(t)].at : kNoArea;
}
std::string dice_text(int count, Language l) {
    if (l == Language::French) return engine::wording::counted(count, "dé");
    return text(count) + (count == 1 ? " die" : " dice");
}

// clang-format off
using Slot = engine::wording::Slot<Offer>;
constexpr std::array kSlots{
    Slot{"number", [](const Offer& t, Language) { return text(t.a.number); }},
    Slot{"other", [](const Offer& t, Language) { return text(t.a.other); }},
    Slot{"dice", [](const Offer& t, Language) { return words::faces(t.a.dice()); }},
    Slot{"pool", [](const Offer& t, Language l) { return words::force(t.v.pool, t.f.side, l); }},
    Slot{"here", [](const Offer& t, Language) { return words::name(t.board, here(t)); }},
    Slot{"there", there},
    Slot{"within", within},
    Slot{"of", [](const Offer& t, Language) { return text(of_kind(t)); }},
    Slot{"strength", [](const Offer& t, Language l) { return strength_of(t, counter(t), l); }},
    Slot{"other strength", [](const Offer& t, Language l) { return strength_of(t, other_counter(t), l); }},
    Slot{"enemy", [](const Offer& t, Language l) { return known_points(t, counter(t), l); }},
    Slot{"stored", [](const Offer& t, Language l) { return points_text(total(t.v.box) + total(t.v.box_late), l); }},
    Slot{"irregular bar", [](const Offer& t, Language) { return text(irregular_bar(t, fired_from(t))); }},
    Slot{"fired from", [](const Offer& t, Language) { return words::name(t.board, fired_from(t)); }},
    Slot{"bar", [](const Offer& t, Language) { return text(attack_bar(t)); }},
    Slot{"fire", fire},
    Slot{"step", step},
    Slot{"left", [](const Offer& t, Language l) { return words::count(regions_after(t), kRegion, l); }},
    Slot{"toll", toll},
    Slot{"withdrawal", withdrawal},
    Slot{"moves", moves},
    Slot{"effect", effect},
    Slot{"leaders", [](const Offer& t, Language) { return leaders(t); }},
    Slot{"reach", [](const Offer& t, Language l) { return words::count(reach(t), kRegion, l); }},
    Slot{"standing", [](const Offer& t, Language l) { return words::the_counter(t.board, t.v, ArmyId{t.f.number}, l); }},
    Slot{"chosen", chosen},
    Slot{"volley", volley},
    Slot{"round", [](const Offer& t, Language) { return text(t.v.battle.round + 1); }},
    Slot{"walls", [](const Offer& t, Language l) { return dice_text(walls(t), l); }},
    Slot{"storming", [](const Offer& t, Language l) { return dice_text(storming(t), l); }},
    Slot{"aimed", [](const Offer& t, Language l) { return dice_text(t.a.number, l); }},
    Slot{"again", [](const Offer& t, Language l) { return dice_text(t.a.other, l); }},
    Slot{"banked", [](const Offer& t, Language) { return text(banked_after(t)); }},
    Slot{"road", [](const Offer& t, Language) { return text(t.board.route_areas); }},
    Slot{"battlefield", [](const Offer& t, Language) { return words::name(t.board, home_of_battle(t)); }},
};
// clang-format on
static_assert(std::ranges::all_of(kWhens, [](const When& when) {
    return engine::wording::slots_are_known(when.sentence, kSlots, words::kSubjectSlots);
}));

// What the verb itself says, with its figures; where it says more than its row of verbs.cpp.
struct More {
    Verb verb{};
    Sentence more;  // after it, in brackets
};
// clang-format off
constexpr std::array kMores{
    More{Verb::Garrison, {"{within}", "{within}"}},
    More{Verb::Join, {"{strength}", "{strength}"}},
    More{Verb::Store, {"{stored} there", "{stored} sur place"}},
    More{Verb::Transfer, {"{strength}; {other strength}", "{strength} ; {other strength}"}},
    More{Verb::Move, {"of {of}", "sur {of}"}},
    More{Verb::Enter, {"{within}", "{within}"}},
    More{Verb::Leave, {"of {of}", "sur {of}"}},
    More{Verb::Skirmish, {"a die, {irregular bar} or more hits", "un dé, touche à {irregular bar} ou plus"}},
    More{Verb::Harass, {"from {fired from}: a die, {irregular bar} or more hits; then they must leave", "depuis {fired from} : un dé, touche à {irregular bar} ou plus ; puis ils doivent partir"}},
    More{Verb::Withdraw, {"{withdrawal}", "{withdrawal}"}},
    More{Verb::Play, {"{moves}", "{moves}"}},
    More{Verb::March, {"{strength}{leaders}; {reach}", "{strength}{leaders} ; {reach}"}},
    More{Verb::To, {"{left} left{step}", "reste {left}{step}"}},
    More{Verb::Force, {"costs a point{step}", "coûte un point{step}"}},
    More{Verb::Route, {"{banked} of {road}", "{banked} sur {road}"}},
    More{Verb::Drop, {"of {of}", "sur {of}"}},
    More{Verb::Attack, {"in {battlefield}, {strength}{leaders}", "{battlefield}, {strength}{leaders}"}},
    More{Verb::Engage, {"{bar} or more hits; {enemy}", "touche à {bar} ou plus ; {enemy}"}},
    More{Verb::EngageIrregulars, {"{bar} or more hits", "touche à {bar} ou plus"}},
    More{Verb::Assault, {"{storming} with the guns, {bar} or more hits; {walls} in the walls", "{storming} avec les canons, touche à {bar} ou plus ; {walls} pour les murs"}},
    More{Verb::Fire, {"round {round}", "round {round}"}},
    More{Verb::Pin, {"{enemy}", "{enemy}"}},
    More{Verb::Rout, {"{enemy}", "{enemy}"}},
    More{Verb::Lose, {"of {of}", "sur {of}"}},
    More{Verb::LoseOf, {"of {of}", "sur {of}"}},
};
// clang-format on
static_assert(std::ranges::all_of(kMores, [](const More& more) {
    return engine::wording::slots_are_known(more.more, kSlots, words::kSubjectSlots);
}));

std::string said(const Sentence& sentence, const Offer& t, Language l) {
    return words::say(sentence, l, t, kSlots, words::kSubjectSlots);
}

}  // namespace

}  // namespace offered_words

engine::Choice choice(const Rules& rules, const State& s, const Action& action, Language language) {
    using namespace offered_words;
    const Board& board = rules.board();
    const auto* verb = verb_book().row(action);
    if (verb == nullptr) return {};
    // 2.6, 7: nothing but what the one who decides can see.
    const engine::Actor actor = rules.actor(s);
    const State view = actor.is_seat() ? rules.view(s, actor.seat) : s;
    const Frame& f = engine::prompts::frame(view, 0);
    const Offer offer{{.board = board,
                       .v = view,
                       .side = f.side,
                       .army = action.army,
                       .other = action.other_army(),
                       .leader = action.leader,
                       .successor = action.other_leader(),
                       .card = action.card(),
                       .troop = action.troop,
                       .number = action.number,
                       .area = action.area},
                      action,
                      f};
    engine::Choice told{verb_book().notation(board, action), {}, verb->rule};
    const auto when = std::ranges::find_if(kWhens, [&](const When& one) {
        return one.verb == action.verb && one.business == f.business &&
               (one.is == nullptr || one.is(offer));
    });
    if (when != kWhens.end()) {
        told.rule = when->rule;
        told.text = engine::wording::capitalised(said(when->sentence, offer, language));
        return told;
    }
    told.text = engine::wording::capitalised(said(verb->sentence, offer, language));
    const auto more = std::ranges::find(kMores, action.verb, &More::verb);
    if (more != kMores.end() && actor.is_seat())
        told.text += " (" + said(more->more, offer, language) + ")";
    return told;
}

}  // namespace levee::la_vendee
