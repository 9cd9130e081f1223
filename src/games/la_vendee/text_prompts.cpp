// Who decides what, and what dice are for: for every kind of business.
#include "engine/text/prompts.h"
#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/rules/steps.h"
#include "games/la_vendee/text.h"

namespace levee::la_vendee {

namespace questions {

namespace {

// What somebody is asked about: the frame and what he may see.
struct Asked : Subject {
    const Frame& f;
    int dice = 0;  // of a roll
    int bar = 0;
};

struct When {
    bool (*is)(const Asked&) = nullptr;  // always, where nothing is said
};
using Row = engine::prompts::Row<Business, When>;

template <Source kSource>
bool of(const Asked& t) {
    return t.f.number == static_cast<int>(kSource);
}
template <std::uint8_t kStep>
bool at(const Asked& t) {
    return t.f.step == kStep;
}
template <std::uint8_t kStep, Effect kEffect>
bool at_effect(const Asked& t) {
    return t.f.step == kStep && t.f.card != kNoCard && t.board.card(t.f.card).effect == kEffect;
}
bool inside(const Asked& t) { return t.f.army == kNoArmy && (t.f.flags & 1U) != 0; }

// clang-format off
constexpr std::array kQuestions{
    Row{Business::SetUp, {[](const Asked& t) { return t.f.flags == 0; }}, "13.0",
        {"put armies down inside their borders", "placer les armées dans leurs limites"}},
    Row{Business::SetUp, {}, "13.0", {"place {pool}", "placer {pool}"}},
    Row{Business::Succession, {[](const Asked& t) { return t.f.leader != kNoLeader; }}, "10.3.2",
        {"give the army that {leader} led a new leader", "donner un nouveau chef à l’armée que menait {leader}"}},
    Row{Business::Succession, {[](const Asked& t) { return t.f.side == Side::Republican; }}, "16.11",
        {"let Bonaparte take the place of a leader, or not", "faire remplacer un chef par Bonaparte, ou non"}},
    Row{Business::Succession, {}, "10.3.2",
        {"replace leaders who are captured or wounded", "remplacer les chefs pris ou blessés"}},
    Row{Business::British, {[](const Asked& t) { return t.f.points > 0; }}, "12.2b",
        {"land British reinforcements ({left} to go)", "débarquer des renforts britanniques (encore {left})"}},
    Row{Business::British, {}, "12.1", {"choose where the British land", "choisir où débarquent les Britanniques"}},
    Row{Business::Placing, {[](const Asked& t) { return of<Source::Units>(t) && total(t.v.pool) == 0; }}, "5.2.4",
        {"take Garde nationale out of Granville into the Army Reserve, or go on",
         "faire passer de la Garde nationale de Granville en réserve, ou de continuer"}},
    Row{Business::Placing, {of<Source::Units>}, "4.1", {"place the new units: {pool}", "placer les nouvelles unités : {pool}"}},
    Row{Business::Placing, {of<Source::Regulars>}, "4.2", {"place the regulars of the dice: {pool}", "placer les réguliers des dés : {pool}"}},
    Row{Business::Placing, {of<Source::FromBox>}, "4.1",
        {"bring troops out of the Army Reserve: {box}", "faire sortir des troupes de la réserve : {box}"}},
    Row{Business::Placing, {of<Source::Levy>}, "15.7", {"place those whom the card raises: {pool}", "placer ceux que lève la carte : {pool}"}},
    Row{Business::Placing, {}, "15.5",
        {"place those whom {army} has won over: {pool}", "placer ceux que gagne {army} : {pool}"}},
    Row{Business::Arrival, {}, "4.2", {"choose where {army itself} comes in", "choisir où arrive {army itself}"}},
    Row{Business::Transfers, {}, "4.3",
        {"transfer points between armies that stand together, then go on",
         "échanger des points entre armées réunies, puis de continuer"}},
    Row{Business::Irregulars, {at<IrregularsStep::kMoves>}, "5.2",
        {"move irregulars and detachments, or let them join armies",
         "déplacer irréguliers et détachements, ou de les joindre à des armées"}},
    Row{Business::Irregulars, {at<IrregularsStep::kWhither>}, "5.2",
        {"say where {moving} of {area} go", "dire où vont {moving} {de area}"}},
    Row{Business::Irregulars, {}, "6.0",
        {"let irregulars and detachments fire, region by region",
         "faire tirer irréguliers et détachements, région par région"}},
    Row{Business::Withdrawal, {[](const Asked& t) { return t.f.number == 1; }}, "6.6",
        {"say where the irregulars and detachments of {area} retreat: they have to",
         "dire où se retirent irréguliers et détachements {de area} : ils y sont forcés"}},
    Row{Business::Withdrawal, {}, "6.6",
        {"retreat with the irregulars and detachments of {area}, or stay",
         "retirer irréguliers et détachements {de area}, ou de rester"}},
    Row{Business::CardPlay, {}, "7.3", {"play a card ({held} in hand)", "jouer une carte ({held} en main)"}},
    Row{Business::Card, {at<CardStep::kFirst>}, "15.4",
        {"look at the enemy’s hand by {card}, or move by it", "regarder la main de l’ennemi par {card}, ou d’avancer par elle"}},
    Row{Business::Card, {at<CardStep::kArmies>}, "5.3",
        {"choose the next army that {card} moves ({actions})", "choisir la prochaine armée qui avance par {card} ({actions})"}},
    Row{Business::Card, {at<CardStep::kBattles>}, "8.1",
        {"attack with armies that {card} has activated, or go on",
         "attaquer avec des armées activées par {card}, ou de continuer"}},
    Row{Business::Card, {at_effect<CardStep::kEffect, Effect::Pin>}, "5.6",
        {"choose the enemy army that {card} pins", "choisir l’armée ennemie que fixe {card}"}},
    Row{Business::Card, {at_effect<CardStep::kEffect, Effect::Panic>}, "15.10",
        {"choose the enemy army that {card} may put to flight", "choisir l’armée ennemie que {card} peut mettre en fuite"}},
    Row{Business::Card, {}, "15.11",
        {"choose what {card} does", "choisir ce que fait {card}"}},
    Row{Business::Look, {}, "5.3.3", {"choose the card that the enemy discards", "choisir la carte que défausse l’ennemi"}},
    Row{Business::March, {[](const Asked& t) { return t.f.army.raw < kArmyRoom && t.v.armies[t.f.army].bound != kNoArea; }}, "5.3.3",
        {"go on with {army} on the road to {bound}, or halt", "continuer avec {army} sur la route {de bound}, ou de s’arrêter"}},
    Row{Business::March, {}, "5.3",
        {"march with {army} from {at} ({regions} left), or halt", "faire marcher {army} depuis {at} (reste {regions}), ou de s’arrêter"}},
    Row{Business::Battle, {[](const Asked& t) { return t.f.step == BattleStep::kStand; }}, "8.7",
        {"stay in {battle} with {standing}, or retreat", "rester {à battle} avec {standing}, ou de battre en retraite"}},
    Row{Business::Battle, {[](const Asked& t) { return t.v.battle.round > 0; }}, "8.2",
        {"name targets in {battle} for another round ({aim} left), or stop",
         "désigner des cibles {à battle} pour un autre round (reste {aim}), ou de cesser"}},
    Row{Business::Battle, {}, "8.2",
        {"name targets in {battle} for {army} ({aim} left), then fight",
         "désigner des cibles {à battle} pour {army} (reste {aim}), puis de combattre"}},
    Row{Business::Volley, {}, "8.3", {"have dice rolled again, or let them lie: {lying}", "faire relancer des dés, ou de les laisser : {lying}"}},
    Row{Business::Losses, {[](const Asked& t) { return t.f.army != kNoArmy; }}, "8.6",
        {"choose what {army} loses ({left} to go)", "choisir ce que perd {army} (encore {left})"}},
    Row{Business::Losses, {inside}, "9.4",
        {"choose what is lost in the fortress of {area} ({left} to go)", "choisir les pertes dans la forteresse {de area} (encore {left})"}},
    Row{Business::Losses, {}, "8.6",
        {"choose what irregulars and detachments of {area} lose ({left} to go)",
         "choisir ce que perdent irréguliers et détachements {de area} (encore {left})"}},
    Row{Business::Retreat, {}, "10.2", {"choose where {army} retreats from {at}", "choisir où {army} se retire depuis {at}"}},
    Row{Business::Window, {[](const Asked& t) { return t.f.card != kNoCard; }}, "7.5",
        {"answer {card} by a card, or pass", "répondre à {card} par une carte, ou de passer"}},
    Row{Business::Window, {[](const Asked& t) { return t.f.flags == 1; }}, "7.5",
        {"play a card after this round in {battle}, or pass", "jouer une carte après ce round {à battle}, ou de passer"}},
    Row{Business::Window, {}, "7.5", {"play a card out of turn, or pass", "jouer une carte hors de son tour, ou de passer"}},
    Row{Business::Desertion, {}, "16.1",
        {"choose the army near {area} that takes the deserters in", "choisir l’armée voisine {de area} qui accueille les déserteurs"}},
};
constexpr std::array kRolls{
    Row{Business::Reinforce, {}, "4.2",
        {"{dice} for Royalist regulars: a point for each that shows {left} or less, but no 6.",
         "{dice} pour les réguliers royalistes : un point pour chaque dé de {left} ou moins, sauf 6."}},
    Row{Business::British, {}, "12.2b",
        {"A die for British reinforcements: they come on an even number.", "Un dé pour les renforts britanniques : ils viennent s’il est pair."}},
    Row{Business::Draw, {}, "7.0", {"A card is drawn for {side}.", "On tire une carte pour {side}."}},
    Row{Business::Card, {}, "15.10",
        {"A die for {other army}: on {figure} or more it flees.", "Un dé pour {other army}, en fuite sur {figure} ou plus."}},
    Row{Business::Battle, {at<BattleStep::kTied>}, "8.7",
        {"Dice for {army} and {other army}, which have lost as many: the lower one retreats.",
         "Dés pour {army} et {other army}, à pertes égales : le plus bas se retire."}},
    Row{Business::Battle, {}, "9.5",
        {"A die for what is found in the fortress of {battle}: cavalry on {cavalry}, guns on {guns}.",
         "Un dé pour les prises dans la forteresse {de battle} : cavalerie sur {cavalry}, canons sur {guns}."}},
    Row{Business::Volley, {at<VolleyStep::kIrregularRolled>}, "6.1",
        {"A die for {firer}: it hits {target} on {bar} or more.", "Un dé pour {firer} : touche {target} à {bar} ou plus."}},
    Row{Business::Volley, {}, "8.3",
        {"{dice} for {firer}: {bar} or more hit {target}.", "{dice} pour {firer} : {bar} ou plus touchent {target}."}},
    Row{Business::Leaders, {at<LeadersStep::kWoundRolled>}, "10.3.1",
        {"A die for {leader}: on {bar} or more he is wounded.", "Un dé pour {leader} : blessé à {bar} ou plus."}},
    Row{Business::Leaders, {}, "10.3.1",
        {"A die for {leader}: on {bar} or more he is captured.", "Un dé pour {leader} : capturé à {bar} ou plus."}},
    Row{Business::Desertion, {}, "16.1",
        {"A die for {army} in {area}: a point deserts on {deserts} or more.", "Un dé pour {army} {à area} : un point déserte à {deserts} ou plus."}},
};
// clang-format on

constexpr Sentence kPoint{"point", "point"};
constexpr Sentence kRegion{"region", "région"};
constexpr Sentence kArmy{"army", "armée"};
constexpr Sentence kDie{"die", "dé"};
constexpr Sentence kAll{"all armies", "toutes les armées"};
constexpr Sentence kNoRegulars{"one irregular die", "un dé irrégulier"};

std::string text(int number) { return std::to_string(number); }
std::string dice_text(int count, Language l) {
    if (l == Language::French) return engine::wording::counted(count, "dé");
    return text(count) + (count == 1 ? " die" : " dice");
}

const Volley& volley(const Asked& t) {
    return t.v.volleys[t.f.number < kMaxVolleys ? t.f.number : 0U];
}

std::string lying(const Asked& t, Language l) {
    std::string all;
    for (std::size_t i = 0; i < t.v.volley_count && i < kMaxVolleys; ++i) {
        const Volley& v = t.v.volleys[i];
        if (v.side != t.f.side) continue;
        all += (all.empty() ? "" : ", ") + words::volley(t.board, t.v, i, l);
    }
    return all;
}

std::string aim(const Asked& t, Language l) {
    const Battle& battle = t.v.battle;
    if (battle.attacker.raw >= kArmyRoom) return {};
    if (regulars(t.v.armies[battle.attacker].points) == 0) return std::string(kNoRegulars.in(l));
    int left = army_dice(t.board, t.v, battle.attacker) - battle.dice_at_irregulars -
               battle.dice_at_fortress;
    for (const ArmyId army : battle.engaged) left -= battle.dice_at[army];
    return dice_text(left < 0 ? 0 : left, l);
}

AreaId place_of(const Asked& t) {
    return t.f.army.raw < kArmyRoom ? t.v.armies[t.f.army].at : kNoArea;
}
int regions_left(const Asked& t) { return t.f.number > t.f.points ? t.f.number - t.f.points : 0; }
int figure(const Asked& t) { return t.f.card == kNoCard ? 0 : t.board.card(t.f.card).figure; }
int deserts_on(const Asked& t) {
    const Figures& figures = t.board.tables.figures;
    return t.f.side == Side::Royalist ? figures.desertion_royalist : figures.desertion_republican;
}

// clang-format off
using Slot = engine::wording::Slot<Asked>;
constexpr std::array kSlots{
    Slot{"pool", [](const Asked& t, Language l) { return words::force(t.v.pool, t.f.side, l); }},
    Slot{"box", [](const Asked& t, Language l) { return words::force(t.v.box, t.f.side, l); }},
    Slot{"left", [](const Asked& t, Language l) { return t.f.business == Business::Reinforce ? text(t.f.points) : words::count(t.f.points, kPoint, l); }},
    Slot{"moving", [](const Asked& t, Language l) { return words::points(t.f.number, t.f.troop, t.f.side, l); }},
    Slot{"held", [](const Asked& t, Language) { return text(t.v.hands[index(t.f.side) % kSides].held); }},
    Slot{"actions", [](const Asked& t, Language l) { return t.f.points > kArmyRoom ? std::string(kAll.in(l)) : t.f.points == 1 || l == Language::French ? words::count(t.f.points, kArmy, l) : text(t.f.points) + " armies"; }},
    Slot{"bound", [](const Asked& t, Language) { return words::name(t.board, t.f.army.raw < kArmyRoom ? t.v.armies[t.f.army].bound : kNoArea); }},
    Slot{"at", [](const Asked& t, Language) { return words::name(t.board, place_of(t)); }},
    Slot{"regions", [](const Asked& t, Language l) { return words::count(regions_left(t), kRegion, l); }},
    Slot{"battle", [](const Asked& t, Language) { return words::name(t.board, t.v.battle.area); }},
    Slot{"standing", [](const Asked& t, Language l) { return words::the_counter(t.board, t.v, ArmyId{t.f.number}, l); }},
    Slot{"aim", aim},
    Slot{"lying", lying},
    Slot{"dice", [](const Asked& t, Language l) { return dice_text(t.dice, l); }},
    Slot{"bar", [](const Asked& t, Language) { return text(t.bar); }},
    Slot{"firer", [](const Asked& t, Language l) { return words::force(t, volley(t).firer, volley(t).army, volley(t).side, l); }},
    Slot{"target", [](const Asked& t, Language l) { return words::force(t, volley(t).at, volley(t).target, enemy_of(volley(t).side), l); }},
    Slot{"figure", [](const Asked& t, Language) { return text(figure(t)); }},
    Slot{"cavalry", [](const Asked& t, Language) { return text(t.board.tables.figures.capture_cavalry); }},
    Slot{"guns", [](const Asked& t, Language) { return text(t.board.tables.figures.capture_artillery); }},
    Slot{"deserts", [](const Asked& t, Language) { return text(deserts_on(t)); }},
};
// clang-format on
static_assert(engine::prompts::slots_are_known(kQuestions, kSlots, words::kSubjectSlots));
static_assert(engine::prompts::slots_are_known(kRolls, kSlots, words::kSubjectSlots));

Asked asked_of(const Board& board, const State& s, const Frame& f) {
    return {{.board = board,
             .v = s,
             .side = f.side,
             .army = f.army,
             .other = f.target,
             .leader = f.leader,
             .card = f.card,
             .troop = f.troop,
             .number = f.points,
             .area = f.area,
             .from = f.from},
            f};
}

template <class Rows>
const Row* row_of(const Rows& rows, const Asked& about) {
    return engine::prompts::find(rows, about.f.business, [&](const When& when) {
        return when.is == nullptr || when.is(about);
    });
}

engine::Choice roll(const Board& board, const State& view, Language language) {
    Asked about = asked_of(board, view, engine::prompts::frame(view, 1));
    const Frame& dice = engine::prompts::frame(view, 0);
    about.dice = dice.number;
    about.bar = dice.points;
    const Row* row = row_of(kRolls, about);
    if (row == nullptr) return {};
    return {"",
            engine::wording::capitalised(
                words::say(row->text, language, about, kSlots, words::kSubjectSlots)),
            row->rule};
}

}  // namespace

}  // namespace questions

namespace words {

std::string volley(const Board& board, const State& s, std::size_t i, Language language) {
    const Volley& v = s.volleys[i];
    std::string text = std::to_string(i + 1) + ": ";
    text += v.army == kNoArmy ? std::string() : the_counter(board, s, v.army, language) + " ";
    for (std::size_t n = 0; n < v.rolled && n < v.faces.size(); ++n)
        text += (n > 0 ? " " : "") + std::to_string(v.faces[n]);
    if (v.irregular_face > 0)
        text += (v.rolled > 0 ? " + " : "") + std::to_string(v.irregular_face);
    return text;
}

}  // namespace words

engine::Choice prompt(const Rules& rules, const State& view, SeatId viewer, Language language) {
    const engine::Actor actor = rules.actor(view);
    if (actor.is_over()) return {"", ending(rules, view, language)->text, "14.0"};
    if (actor.is_chance()) return questions::roll(rules.board(), view, language);
    const questions::Asked about =
        questions::asked_of(rules.board(), view, engine::prompts::frame(view, 0));
    const questions::Row* row = questions::row_of(questions::kQuestions, about);
    if (row == nullptr) return {};
    const std::string text =
        words::say(row->text, language, about, questions::kSlots, words::kSubjectSlots);
    return {"",
            engine::prompts::asked_of(words::side(about.f.side, language), viewer == actor.seat,
                                      text, language),
            row->rule};
}

}  // namespace levee::la_vendee
