// The actions on offer, each with the figures that matter.
#include <algorithm>
#include <array>
#include <initializer_list>

#include "games/neerwinden/notation.h"
#include "games/neerwinden/text.h"
#include "games/neerwinden/verbs.h"

namespace levee::neerwinden {

namespace {

using engine::Sentence;

// What is declined is seen from what could be done instead.
using Declined = engine::verbs::SaidWhen<Verb>;

// clang-format off
constexpr std::array kDeclines{
    Declined{Verb::Claim, "9.1", {"Keep the order secret", "Garder l'ordre secret"}},
    Declined{Verb::Withdraw, "6.2.2", {"Stand against the assault", "Tenir face à l'assaut"}},
    Declined{Verb::CounterCharge, "5.3.3", {"No counter-charge", "Pas de contre-charge"}},
    Declined{Verb::Assault, "6.2.2", {"No second assault", "Pas de second assaut"}},
    Declined{Verb::Advance, "6.4", {"No advance", "Pas d'avance"}},
};
// clang-format on

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

const Declined* declined(const Rules& rules, const State& s) {
    Rules::Actions offered;
    rules.legal_actions(s, offered);
    const auto* row = std::ranges::find_if(kDeclines, [&](const Declined& candidate) {
        return std::ranges::any_of(
            offered, [&](const Action& action) { return action.verb == candidate.when; });
    });
    // 9.1: with any other order than the defensive there is nothing to do but to keep it secret.
    return row == kDeclines.end() ? kDeclines.begin() : row;
}

}  // namespace

engine::Choice choice(const Rules& rules, const State& s, const Action& action, Language language) {
    const Board& board = rules.board();
    engine::Choice told;
    told.notation = notation(board, action);
    const VerbRow* row = row_of(action);
    if (row == nullptr) return told;
    const Teller teller(rules, s, action, language);
    told.rule = row->rule;
    // 6.3: a level turns into a loss for a routed unit.
    const bool routed = action.verb == Verb::Disorganise && action.unit.raw < kUnits &&
                        s.units[action.unit].level == Level::Routed;
    told.text = teller.say(routed ? kRoutedLoses : row->sentence);

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
        if (const Declined* decline = declined(rules, s)) {
            told.rule = decline->rule;
            told.text = decline->sentence.in(language);
        }
    return told;
}

}  // namespace levee::neerwinden
