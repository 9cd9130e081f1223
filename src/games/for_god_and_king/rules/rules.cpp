// The four questions of the engine, handed to the chapter that the business on top belongs to.
#include <array>
#include <cassert>

#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk {

namespace {

// --- the form of an action ----------------------------------------------------------------------

enum Field : unsigned {
    kGeneral = 1,
    kForce = 2,
    kEvent = 4,
    kArea = 8,
    kNumber = 16,
    kOther = 32
};
// A verb that names a general, or a force with a number.
constexpr unsigned kCounter = 64;
constexpr unsigned kAreaOptional = 128;

// Which fields a verb uses; all others must be "none", so that a decision has one spelling.
unsigned fields_of(Verb verb) {
    switch (verb) {
        case Verb::Roll:
            return kNumber | kOther;
        case Verb::Draw:
        case Verb::Join:
        case Verb::Arm:
            return kNumber;
        case Verb::Lot:
        case Verb::Keep:
        case Verb::Excuse:
            return kGeneral;
        case Verb::Play:
            return kEvent;
        case Verb::Pay:
        case Verb::Ship:
            return kForce | kArea | kAreaOptional;
        case Verb::Land:
        case Verb::Activate:
        case Verb::Preempt:
        case Verb::To:
        case Verb::March:
        case Verb::Retreat:
        case Verb::Pursue:
            return kArea;
        case Verb::Note:
            return kArea | kNumber;
        case Verb::Place:
            return kCounter | kArea;
        case Verb::Take:
        case Verb::Drop:
        case Verb::PickUp:
            return kCounter;
        case Verb::Lose:
            return kForce | kNumber | kArea | kAreaOptional;
        case Verb::Desert:
            return kForce | kNumber | kArea;
        default:
            return 0;
    }
}

constexpr int kMostPoints = 50;  // more than any counter mix has in one place
constexpr std::array<int, 4> kCounters{1, 2, 5, 10};

struct Range {
    int first;
    int last;
};
Range numbers_of(Verb verb) {
    switch (verb) {
        case Verb::Roll:
            return {1, 6};
        case Verb::Draw:
            return {0, static_cast<int>(kIncidents) - 1};
        case Verb::Join:
        case Verb::Arm:
            return {0, static_cast<int>(kArmies) - 1};
        case Verb::Note:
            return {1, static_cast<int>(kTurns) + 1};
        default:
            return {1, kMostPoints};
    }
}

bool is_counter(int n) {
    for (const int counter : kCounters)
        if (n == counter) return true;
    return false;
}

bool right_number(const Action& a) {
    const Range range = numbers_of(a.verb);
    if (a.number < range.first || a.number > range.last) return false;
    return a.verb != Verb::Place || is_counter(a.number);
}

bool well_formed(const Board& b, const Action& a) {
    if (static_cast<int>(a.verb) >= kVerbs) return false;
    unsigned fields = fields_of(a.verb);
    if ((fields & kCounter) != 0) fields |= a.general != kNoGeneral ? kGeneral : kForce | kNumber;
    if ((fields & kGeneral) != 0 ? a.general.raw >= kGenerals : a.general != kNoGeneral)
        return false;
    if ((fields & kForce) != 0 ? index(a.force) >= kForces : a.has_force()) return false;
    if ((fields & kEvent) != 0 ? index(a.event) >= kEvents : a.event != Event::None) return false;
    const bool no_area = a.area == kNoArea;
    if ((fields & kArea) != 0) {
        if (no_area ? (fields & kAreaOptional) == 0 : !b.map.exists(a.area)) return false;
    } else if (!no_area) {
        return false;
    }
    if ((fields & kNumber) != 0 ? !right_number(a) : a.number != 0) return false;
    return (fields & kOther) != 0 ? a.other <= 6 : a.other == 0;
}

}  // namespace

void Rules::for_every_action(engine::FunctionRef<void(const Action&)> visit) const {
    const auto tell = [&](const Action& a) {
        if (well_formed(board_, a)) visit(a);
    };
    for (int v = 0; v < kVerbs; ++v) {
        const auto verb = static_cast<Verb>(v);
        const unsigned fields = fields_of(verb);
        const Range range = numbers_of(verb);
        const auto with_numbers = [&](Action a) {
            if ((fields & kNumber) == 0 && !((fields & kCounter) != 0 && a.has_force()))
                return tell(a);
            for (int n = range.first; n <= range.last; ++n) {
                a.number = static_cast<std::uint8_t>(n);
                for (int other = 0; other <= ((fields & kOther) != 0 ? 6 : 0); ++other) {
                    a.other = static_cast<std::uint8_t>(other);
                    tell(a);
                }
            }
        };
        const auto with_areas = [&](Action a) {
            if ((fields & kArea) == 0) return with_numbers(a);
            for (const AreaId area : board_.map.all()) {
                a.area = area;
                with_numbers(a);
            }
            a.area = kNoArea;
            if ((fields & kAreaOptional) != 0) with_numbers(a);
        };
        Action a = Action::of(verb);
        if ((fields & (kGeneral | kForce | kEvent | kCounter)) == 0) with_areas(a);
        if ((fields & (kGeneral | kCounter)) != 0)
            for (std::uint8_t g = 0; g < kGenerals; ++g) with_areas({.verb = verb, .general = {g}});
        if ((fields & (kForce | kCounter)) != 0)
            for (std::size_t f = 0; f < kForces; ++f)
                with_areas({.verb = verb, .force = force_at(f)});
        if ((fields & kEvent) != 0)
            for (std::size_t e = 0; e < kEvents; ++e)
                with_areas({.verb = verb, .event = static_cast<Event>(e)});
    }
}

namespace {

constexpr Sentence kMalformed{"That is not an action of this game.",
                              "Ce n'est pas une action de ce jeu."};
constexpr Sentence kGameOver{"The game is over.", "La partie est terminée."};
constexpr Sentence kDiceFirst{"Fate must answer first.", "Le sort doit d'abord répondre."};
constexpr Sentence kNotAsked{"Fate has not been asked that.", "Le sort n'est pas interrogé ainsi."};

// --- who answers for which business -------------------------------------------------------------

struct Chapter {
    bool (*go_on)(Play&) = nullptr;
    void (*offer)(const Board&, const State&, Actions&) = nullptr;
    Verdict (*check)(const Board&, const State&, const Action&) = nullptr;
    void (*carry_out)(Play&, const Action&) = nullptr;
};

constexpr Chapter chapter_of(Business business) {
    switch (business) {
        case Business::Turn:
            return {continue_turn};
        case Business::Wounds:
            return {continue_wounds};
        case Business::Agra:
            return {continue_agra};
        case Business::English:
            return {continue_english, offer_english, check_english, do_english};
        case Business::Reinforce:
            return {continue_reinforce, offer_reinforce, check_reinforce, do_reinforce};
        case Business::Receive:
            return {continue_receive};
        case Business::EventWork:
            return {continue_event_work, offer_event_work, check_event_work, do_event_work};
        case Business::Landing:
            return {continue_landing, offer_landing, check_landing, do_landing};
        case Business::Placing:
            return {continue_placing, offer_placing, check_placing, do_placing};
        case Business::Initiative:
            return {continue_initiative, offer_initiative, check_initiative, do_initiative};
        case Business::Operations:
            return {continue_operations, offer_operations, check_operations, do_operations};
        case Business::Preempt:
            return {continue_preempt, offer_preempt, check_preempt, do_preempt};
        case Business::Gather:
            return {continue_gather, offer_gather, check_gather, do_gather};
        case Business::Operation:
            return {continue_operation, offer_operation, check_operation, do_operation};
        case Business::Entry:
            return {continue_entry, offer_entry, check_entry, do_entry};
        case Business::Combat:
            return {continue_combat, offer_combat, check_combat, do_combat};
        case Business::Guns:
            return {continue_guns, offer_guns, check_guns, do_guns};
        case Business::Losses:
            return {continue_losses, offer_losses, check_losses, do_losses};
        case Business::Retreat:
            return {continue_retreat, offer_retreat, check_retreat, do_retreat};
        case Business::Casualty:
            return {continue_casualty};
        case Business::Capture:
            return {continue_capture};
        case Business::Displace:
            return {continue_displace, offer_displace, check_displace, do_displace};
        case Business::Occupy:
            return {continue_occupy, offer_occupy, check_occupy, do_occupy};
        case Business::Pursuit:
            return {continue_pursuit, offer_pursuit, check_pursuit, do_pursuit};
        case Business::Desertion:
            return {continue_desertion, offer_desertion, check_desertion, do_desertion};
        case Business::Committee:
            return {continue_committee, offer_committee, check_committee, do_committee};
        case Business::None:
        case Business::Dice:
            return {};
    }
    return {};
}

constexpr std::size_t kBusinesses = static_cast<std::size_t>(Business::Dice) + 1;
constexpr std::array<Chapter, kBusinesses> kChapters = [] {
    std::array<Chapter, kBusinesses> chapters{};
    for (std::size_t i = 0; i < kBusinesses; ++i)
        chapters[i] = chapter_of(static_cast<Business>(i));
    return chapters;
}();
const Chapter& chapter(const Frame& f) { return kChapters[static_cast<std::size_t>(f.business)]; }

}  // namespace

void run(Play& p) {
    while (!over(p.s)) {
        const Chapter& now = chapter(top(p.s));
        if (now.go_on == nullptr || now.go_on(p)) return;
    }
}

engine::Actor Rules::actor(const State& s) const {
    if (over(s)) return engine::Actor::nobody();
    const Frame& f = top(s);
    if (f.business == Business::Dice) return engine::Actor::chance();
    return engine::Actor::of(seat_of(f.side));
}

namespace {

void offer_fate(const State& s, const Frame& f, Actions& out) {
    if (f.step == kDrawIncident) {
        for (std::size_t i = 0; i < kIncidents; ++i)
            if (s.cup[i] > 0) out.push_back(Action::draw(static_cast<Incident>(i)));
    } else if (f.step == kDrawGeneral) {
        for (const GeneralId g : f.generals) out.push_back(Action::of(Verb::Lot, g));
    } else {
        for (std::uint8_t a = 1; a <= 6; ++a) {
            if (f.number == 1) out.push_back(Action::roll(a));
            for (std::uint8_t b = 1; f.number == 2 && b <= 6; ++b)
                out.push_back(Action::roll(a, b));
        }
    }
}

Verdict check_fate(const State& s, const Frame& f, const Action& a) {
    bool right = false;
    if (f.step == kDrawIncident)
        right = a.verb == Verb::Draw && s.cup[a.number] > 0;
    else if (f.step == kDrawGeneral)
        right = a.verb == Verb::Lot && f.generals.has(a.general);
    else
        right = a.verb == Verb::Roll && (a.other > 0) == (f.number == 2);
    if (right) return kLegal;
    const bool fate = a.verb == Verb::Draw || a.verb == Verb::Lot || a.verb == Verb::Roll;
    return fate ? refuse("0.3", kNotAsked) : refuse("0.3", kDiceFirst);
}

void hear_fate(Play& p, const Action& a) {
    const Frame asked = top(p.s);
    pop(p.s);
    if (asked.step == kDrawIncident) {
        top(p.s).number = a.number;
    } else if (asked.step == kDrawGeneral) {
        top(p.s).general = a.general;
    } else {
        p.s.dice = {a.number, a.other};
        p.report(
            {.fact = Fact::Rolled, .side = asked.side, .a = a.number, .b = a.other, .rule = "0.3"});
    }
}

}  // namespace

void Rules::legal_actions(const State& s, Actions& out) const {
    out.clear();
    if (over(s)) return;
    const Frame& f = top(s);
    if (f.business == Business::Dice) return offer_fate(s, f, out);
    chapter(f).offer(board_, s, out);
}

engine::Verdict Rules::why_not(const State& s, const Action& a) const {
    if (over(s)) return refuse("2.7", kGameOver);
    if (!well_formed(board_, a)) return refuse("0.3", kMalformed);
    const Frame& f = top(s);
    if (f.business == Business::Dice) return check_fate(s, f, a);
    if (a.verb == Verb::Roll || a.verb == Verb::Draw || a.verb == Verb::Lot)
        return refuse("0.3", kNotAsked);
    return chapter(f).check(board_, s, a);
}

void Rules::apply(State& s, const Action& a, Events* log) const {
    Play p{board_, s, log};
    if (top(s).business == Business::Dice)
        hear_fate(p, a);
    else
        chapter(top(s)).carry_out(p, a);
    run(p);
}

// --- chance -------------------------------------------------------------------------------------

namespace {

const char* rule_of_dice(const State& s, const Frame& asker) {
    switch (asker.business) {
        case Business::Wounds:
            return "2.1";
        case Business::Agra:
            return "E4";
        case Business::English:
            return "E5";
        case Business::Receive:
            return "2.2";
        case Business::Initiative:
            return "2.3";
        case Business::Preempt:
            return "2.4";
        case Business::Desertion:
            return "2.5";
        case Business::Committee:
            return "2.6";
        case Business::Operation:
            return "3.1";
        case Business::Entry:
            return "3.5";
        case Business::Displace:
        case Business::Capture:
            return "3.7";
        case Business::Combat:
            return "4.1";
        case Business::Guns:
            return asker.step <= 2 ? "3.5" : "4.2";
        case Business::Casualty:
            return static_cast<Incident>(asker.number) == Incident::T1 ? "T1" : "T7";
        case Business::EventWork:
            switch (asker.event) {
                case Event::E10:
                    return "E10";
                case Event::E12:
                    return "E12";
                default:
                    return "E15";
            }
        default:
            return s.depth > 0 ? "0.3" : "";
    }
}

}  // namespace

engine::Chance Rules::chance(const State& s) const {
    if (over(s) || top(s).business != Business::Dice) return {};
    const Frame& f = top(s);
    if (f.step == kDice)
        return engine::Chance::dice(f.number, 6, engine::Chance::Tells::Each,
                                    rule_of_dice(s, below_top(s)));
    engine::Chance chance;
    chance.kind = engine::Chance::Kind::Pick;
    if (f.step == kDrawIncident) {
        chance.rule = "4.3";
        for (const auto n : s.cup) chance.weights.push_back(n);
    } else {
        chance.rule = rule_of_dice(s, below_top(s));
        for (std::uint8_t g = 0; g < kGenerals; ++g)
            chance.weights.push_back(f.generals.has(GeneralId{g}) ? 1 : 0);
    }
    return chance;
}

Action Rules::chance_action(const State& s, const engine::Outcome& outcome) const {
    const Frame& f = top(s);
    if (f.step == kDrawIncident) return Action::draw(static_cast<Incident>(outcome.faces[0]));
    if (f.step == kDrawGeneral) return Action::of(Verb::Lot, GeneralId{outcome.faces[0]});
    return Action::roll(outcome.faces[0], outcome.faces[1]);
}

// What odds suppose: nobody comes to help, no event is played, everybody available goes.
Action Rules::assumed(const State& s) const {
    const Business business = top(s).business;
    const auto if_legal = [&](Verb verb) { return why_not(s, Action::of(verb)).legal(); };
    switch (business) {
        case Business::Gather:
            if (total(s.chosen.points) == 0 && if_legal(Verb::TakeAll))
                return Action::of(Verb::TakeAll);
            if (if_legal(Verb::Go)) return Action::of(Verb::Go);
            break;
        case Business::Guns:
            return Action::of(Verb::Done);
        case Business::Preempt:
        case Business::Entry:
        case Business::Occupy:
        case Business::Pursuit:
            return Action::of(Verb::Decline);
        case Business::Combat:
            return Action::of(if_legal(Verb::Fight) ? Verb::Fight : Verb::Resolve);
        default:
            break;
    }
    Actions offered;
    legal_actions(s, offered);
    return offered.empty() ? Action::of(Verb::Done) : offered[0];
}

}  // namespace levee::fgfk
