// The actions on offer, each with the figures that matter.
#include <algorithm>
#include <array>
#include <initializer_list>

#include "games/neerwinden/notation.h"
#include "games/neerwinden/text.h"

namespace levee::neerwinden {

namespace {

using engine::Sentence;

struct VerbRow {
    Verb verb{};
    const char* rule = "";
    Sentence sentence;
};

// clang-format off
constexpr std::array<VerbRow, kVerbs> kRows{{
    {Verb::Roll, "", {"The dice show {number} and {other}", "Les dés donnent {number} et {other}"}},
    {Verb::Bid, "8.6", {"Bid {points}", "Miser {points}"}},
    {Verb::PassBid, "8.6", {"Bid no more", "Ne pas surenchérir"}},
    {Verb::TakeCamp, "8.6", {"Play {camp}", "Jouer {camp}"}},
    {Verb::Place, "8.1", {"Place {piece} in {hex}", "Placer {piece} en {hex}"}},
    {Verb::SetUpRest, "8.1",
     {"Place the rest as the scenario has it", "Placer le reste comme le scénario le donne"}},
    {Verb::Face, "1.3", {"Face {direction}{ahead}", "Faire face {direction}{ahead}"}},
    {Verb::Attempt, "4.2.1",
     {"{formation}: try for the {order}", "{formation} : tenter l'{order}"}},
    {Verb::Announced, "4.2.1", {"No more changes of order", "Plus de changement d'ordre"}},
    {Verb::Bonus, "4.2.1",
     {"Support the attempt of {formation} (+{command})",
      "Soutenir la tentative {de formation} (+{command})"}},
    {Verb::GoFirst, "2.C", {"Activate first", "Activer en premier"}},
    {Verb::GoSecond, "2.C",
     {"Let the enemy activate first", "Laisser l'ennemi activer en premier"}},
    {Verb::Activate, "2.C",
     {"Activate {formation} ({order now}, {units})", "Activer {formation} ({order now}, {units})"}},
    {Verb::Rally, "5.1", {"Rally {unit} ({level})", "Rallier {unit} ({level})"}},
    {Verb::March, "5.2", {"Move {unit}{move points}", "Déplacer {unit}{move points}"}},
    {Verb::Ride, "7", {"{commander} rides{move points}", "Déplacer {commander}{move points}"}},
    {Verb::To, "5.2", {"{mover} to {hex}{step}", "{mover} en {hex}{step}"}},
    {Verb::Halt, "5.2", {"{mover} halts", "{mover} s'arrête"}},
    {Verb::Enter, "5.5",
     {"{unit} comes back on the map in {hex}", "{unit} revient sur la carte en {hex}"}},
    {Verb::EndMovement, "5.2", {"End the movement", "Terminer le mouvement"}},
    {Verb::Flee, "5.5", {"{mover} flees{goal}", "{mover} fuit{goal}"}},
    {Verb::Turn, "5.3",
     {"{names} in {hex}: turn {direction}", "{names} en {hex} : pivoter {direction}"}},
    {Verb::ReactFire, "5.3", {"Fire with the {arm}", "Tirer avec l'{arm}"}},
    {Verb::EndReaction, "5.3", {"No more reaction", "Plus de réaction"}},
    {Verb::Fire, "6.1",
     {"Fire with the {arm} at {hex}: {names}", "Tirer avec l'{arm} sur {hex} : {names}"}},
    {Verb::Assault, "6.2", {"Assault {hex}: {names}", "Donner l'assaut à {hex} : {names}"}},
    {Verb::EndCombat, "6", {"End the combat", "Terminer le combat"}},
    {Verb::Without, "6", {"{unit} stays out of it", "{unit} reste à l'écart"}},
    {Verb::Bayonet, "6.2.1",
     {"{unit} charges with the bayonet (+2)", "{unit} charge à la baïonnette (+2)"}},
    {Verb::Charge, "5.3.1", {"{unit} charges (+2)", "{unit} charge (+2)"}},
    {Verb::Head, "6.2.1", {"{unit} leads", "{unit} est en tête"}},
    {Verb::Resolve, "6.1.2", {"Open fire", "Ouvrir le feu"}},
    {Verb::Claim, "9.1", {"Show the defensive order", "Révéler l'ordre défensif"}},
    {Verb::Decline, "", {"No", "Non"}},
    {Verb::Withdraw, "6.2.2",
     {"{unit} withdraws before the assault", "{unit} se replie avant l'assaut"}},
    {Verb::CounterCharge, "5.3.3", {"{unit} counter-charges", "{unit} contre-charge"}},
    {Verb::Test, "6.3", {"{unit} tests its morale", "{unit} teste son moral"}},
    {Verb::Lose, "6.3",
     {"{unit} loses a step (strength {strength}, then {weaker})",
      "{unit} perd un pas (force {strength}, puis {weaker})"}},
    {Verb::Disorganise, "6.3",
     {"{unit} takes the level ({level}, then {worse})",
      "{unit} subit le niveau ({level}, puis {worse})"}},
    {Verb::Retreat, "6.3", {"{unit} retreats{goal}", "{unit} recule{goal}"}},
    {Verb::Accompany, "7", {"{commander} goes along", "{commander} suit"}},
    {Verb::Stay, "7", {"{commander} stays", "{commander} reste"}},
    {Verb::Advance, "6.4", {"{unit} advances", "{unit} avance"}},
    {Verb::Post, "7", {"{commander} joins {unit}", "{commander} rejoint {unit}"}},
}};

// What is declined is seen from what could be done instead.
struct DeclineRow {
    Verb instead{};
    const char* rule = "";
    Sentence sentence;
};

constexpr std::array kDeclines{
    DeclineRow{Verb::Claim, "9.1", {"Keep the order secret", "Garder l'ordre secret"}},
    DeclineRow{Verb::Withdraw, "6.2.2", {"Stand against the assault", "Tenir face à l'assaut"}},
    DeclineRow{Verb::CounterCharge, "5.3.3", {"No counter-charge", "Pas de contre-charge"}},
    DeclineRow{Verb::Assault, "6.2.2", {"No second assault", "Pas de second assaut"}},
    DeclineRow{Verb::Advance, "6.4", {"No advance", "Pas d'avance"}},
};
// clang-format on

constexpr bool in_order_of_verbs() {
    for (std::size_t i = 0; i < kRows.size(); ++i)
        if (kRows[i].verb != static_cast<Verb>(i)) return false;
    return true;
}
static_assert(in_order_of_verbs());

constexpr Sentence kRoutedLoses{
    "{unit} is routed and loses a step (strength {strength}, then {weaker})",
    "{unit}, en déroute, perd un pas (force {strength}, puis {weaker})"};
constexpr Sentence kBeyond{" off the map", " hors de la carte"};
constexpr Sentence kTo{" to {hex}", " en {hex}"};
constexpr Sentence kPoints{" ({points} movement points)", " ({points} points de mouvement)"};
constexpr Sentence kStep{" ({terrain}, cost {cost}, {left} left)",
                         " ({terrain}, coût {cost}, reste {left})"};
constexpr Sentence kZone{", enemy zone of control", ", zone de contrôle ennemie"};
constexpr Sentence kHelped{" with {commander} (-{bonus})", " avec {commander} (-{bonus})"};
constexpr Sentence kAhead{", towards {hex}", ", vers {hex}"};

class Teller {
 public:
    Teller(const Rules& rules, const State& s, const Action& a, Language language)
        : rules_(rules), board_(rules.board()), s_(s), a_(a), language_(language) {}

    std::string say(const Sentence& sentence) const {
        return words::say(sentence, language_,
                          [this](std::string_view name) { return slot(name); });
    }

    // The frame that asks; a hand-made state may have none.
    const Frame& frame() const { return s_.frames[s_.depth == 0 ? 0 : s_.depth - 1U]; }

    // {cost} and {left} are what the rules report, not what this file believes.
    std::string step() const {
        State after = s_;
        Events log;
        rules_.apply(after, a_, &log);
        for (const Event& event : log) {
            const bool is_step = event.fact == Fact::Moved || event.fact == Fact::BrokeOut ||
                                 event.fact == Fact::Rode;
            if (is_step) return told_step(event.a);
        }
        return {};
    }

 private:
    std::string told_step(int cost) const {
        const Frame& f = frame();
        const Side enemy = enemy_of(f.side);
        std::string text = words::say(kStep, language_, [&](std::string_view name) {
            if (name == "cost") return std::to_string(cost);
            if (name == "left") return std::to_string(std::max(0, f.points - f.spent - cost));
            return std::string(words::terrain(board_.terrain[a_.hex.raw], language_));
        });
        if (s_.derived.zoc[index(enemy)][a_.hex.raw] > 0)
            text.insert(text.size() - 1, kZone.in(language_));
        return text;
    }

    // How far the piece could go, as the rules say once it sets out.
    std::string move_points() const {
        State after = s_;
        rules_.apply(after, a_, nullptr);
        if (after.depth == 0) return {};
        const Frame& f = after.frames[after.depth - 1U];
        if (f.business != Business::Move && f.business != Business::Ride) return {};
        return words::say(kPoints, language_,
                          [&](std::string_view) { return std::to_string(f.points); });
    }

    std::string ahead() const {
        const UnitId unit = frame().unit;
        if (unit.raw >= kUnits || !board_.grid.exists(s_.units[unit].at) || a_.number > 5)
            return {};
        const HexId hex =
            board_.grid.neighbour(s_.units[unit].at, static_cast<Direction>(a_.number));
        if (hex == kNoHex) return {};
        return words::say(kAhead, language_,
                          [&](std::string_view) { return words::place(board_, hex); });
    }

    int units_left(FormationId formation) const {
        int count = 0;
        for (const UnitId unit : board_.card(formation).units) {
            const Status status = s_.units[unit].status;
            count += status == Status::OnMap || status == Status::Beyond;
        }
        return count;
    }

    int strength() const {
        return std::max(0, board_.card(a_.unit).strength - 2 * s_.units[a_.unit].losses);
    }

    std::string slot_of_unit(std::string_view name) const {
        if (a_.unit.raw >= kUnits) return "?";
        const auto level = static_cast<int>(s_.units[a_.unit].level);
        if (name == "level") return std::string(words::level(static_cast<Level>(level), language_));
        if (name == "worse")
            return std::string(words::level(static_cast<Level>(std::min(level + 1, 3)), language_));
        if (name == "strength") return std::to_string(strength());
        if (name == "weaker") return std::to_string(std::max(0, strength() - 2));
        return words::name(board_, a_.unit);
    }

    std::string slot_of_formation(std::string_view name) const {
        const FormationId formation{a_.number};
        if (formation.raw >= kFormations) return "?";
        const bool french = language_ == Language::French;
        if (name == "order now")
            return std::string(words::order(s_.formations[formation].order, language_));
        if (name == "units")
            return words::counted(units_left(formation), french ? "unité" : "unit");
        if (name == "command") {
            const CommanderId general = board_.generals[index(board_.card(formation).side)];
            const bool replaced = s_.commanders[general].replacement;
            return std::to_string(replaced ? 0 : board_.card(general).command);
        }
        return words::name(board_, formation);
    }

    // What the number of the action stands for.
    std::string slot_of_number(std::string_view name) const {
        const auto text = [](std::string_view view) { return std::string(view); };
        if (name == "number") return std::to_string(a_.number);
        if (name == "other") return std::to_string(a_.other);
        if (name == "points") return words::counted(a_.number, "point");
        if (name == "camp") return text(words::army(static_cast<Side>(a_.number), language_));
        if (name == "order") return text(words::order(static_cast<Order>(a_.other), language_));
        if (name == "arm") return text(words::arm(static_cast<Arm>(a_.number), language_));
        if (name == "direction") return text(words::direction(static_cast<Direction>(a_.number)));
        return "?";
    }

    static bool is_one_of(std::string_view name, std::initializer_list<std::string_view> list) {
        return std::ranges::find(list, name) != list.end();
    }

    std::string slot(std::string_view name) const {
        if (is_one_of(name, {"unit", "level", "worse", "strength", "weaker"}))
            return slot_of_unit(name);
        if (is_one_of(name, {"formation", "order now", "units", "command"}))
            return slot_of_formation(name);
        if (name == "commander" || (name == "piece" && a_.unit == kNoUnit))
            return words::name(board_, a_.commander);
        if (name == "piece") return words::name(board_, a_.unit);
        if (name == "mover") return mover();
        if (name == "goal") return say(a_.hex == kOffMap ? kBeyond : kTo);
        if (name == "hex") return words::place(board_, a_.hex);
        if (name == "names") return words::names_at(board_, s_, a_.hex);
        if (name == "ahead") return ahead();
        if (name == "move points") return move_points();
        if (name == "step") return step();
        return slot_of_number(name);
    }

    std::string mover() const {
        const Frame& f = frame();
        return f.unit != kNoUnit ? words::name(board_, f.unit) : words::name(board_, f.commander);
    }

    const Rules& rules_;
    const Board& board_;
    const State& s_;
    const Action& a_;
    Language language_;
};

const DeclineRow* declined(const Rules& rules, const State& s) {
    Rules::Actions offered;
    rules.legal_actions(s, offered);
    const auto* row = std::ranges::find_if(kDeclines, [&](const DeclineRow& candidate) {
        return std::ranges::any_of(
            offered, [&](const Action& action) { return action.verb == candidate.instead; });
    });
    // 9.1: with any other order than the defensive there is nothing to do but to keep it secret.
    return row == kDeclines.end() ? kDeclines.begin() : row;
}

}  // namespace

engine::Choice choice(const Rules& rules, const State& s, const Action& action, Language language) {
    const Board& board = rules.board();
    engine::Choice told;
    told.notation = notation(board, action);
    if (static_cast<int>(action.verb) >= kVerbs) return told;
    const VerbRow& row = kRows[static_cast<std::size_t>(action.verb)];
    const Teller teller(rules, s, action, language);
    told.rule = row.rule;
    // 6.3: a level turns into a loss for a routed unit.
    const bool routed = action.verb == Verb::Disorganise && action.unit.raw < kUnits &&
                        s.units[action.unit].level == Level::Routed;
    told.text = teller.say(routed ? kRoutedLoses : row.sentence);

    const bool riding = teller.frame().business == Business::Ride;
    if (riding && (action.verb == Verb::To || action.verb == Verb::Halt)) told.rule = "7";
    if (action.verb == Verb::Rally && action.commander.raw < kCommanders)
        told.text += words::say(kHelped, language, [&](std::string_view slot) {
            const bool replaced = s.commanders[action.commander].replacement;
            if (slot == "bonus")
                return std::to_string(replaced ? 0 : board.card(action.commander).morale_bonus);
            return words::name(board, action.commander);
        });
    if (action.verb == Verb::Decline)
        if (const DeclineRow* decline = declined(rules, s)) {
            told.rule = decline->rule;
            told.text = decline->sentence.in(language);
        }
    return told;
}

bool commits(const Action& action) {
    switch (action.verb) {
        case Verb::Announced:      // 4.2.1: the dice for all attempts
        case Verb::Bonus:          // likewise
        case Verb::Activate:       // 9.1: the order is shown
        case Verb::Rally:          // 5.1
        case Verb::ReactFire:      // 5.3
        case Verb::Head:           // 6.2.1: the declaration is complete
        case Verb::Resolve:        // 6.1.2
        case Verb::Claim:          // 9.1
        case Verb::Withdraw:       // 6.2.2: a morale test
        case Verb::CounterCharge:  // 5.3.4
        case Verb::Test:           // 6.3
            return true;
        default:
            return false;
    }
}

}  // namespace levee::neerwinden
