// Chapter 6, event E5: English assistance, from the first letter to the landing.
#include <algorithm>

#include "games/for_god_and_king/rules/reinforcements.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

constexpr Sentence kNoteIt{"Note the area and the turn of the landing.",
                           "Notez la zone et le tour du débarquement."};
constexpr Sentence kNoLanding{
    "The English can land in a port named by the rules or in a marsh by "
    "the sea.",
    "Les Anglais débarquent dans un port cité par la règle ou un marais "
    "côtier."};
constexpr Sentence kNotThen{"The landing is on a turn from {0} to {1}.",
                            "Le débarquement a lieu du tour {0} au tour {1}."};
constexpr Sentence kArmOne{"Arm the army of Anjou or that of the Centre.",
                           "Armez l'armée d'Anjou ou celle du Centre."};

// --- the answer from London ---------------------------------------------------------------------

// An English frame: steps only.
using enum EnglishStep::At;

// True: the Vendéen notes where and when.
bool answer(Play& p) {
    State& s = p.s;
    const Figures& figures = p.board.tables.figures;
    const bool pair = doubles(s);
    const int sum = take_sum(s);
    if (pair && sum == 12) {
        p.report({.fact = Fact::EnglishAgree, .side = Side::Vendeen, .rule = "E5"});
        change_morale(p, Side::Vendeen, figures.morale_e5_announced, "E5");
        // F-53: no more rolls. F-101: on the last turn it is too late for a fleet.
        s.english = s.turn < kTurns ? English::Coming : English::Done;
        return s.english == English::Coming;
    }
    if (pair && (sum == 2 || s.coast_watched)) {
        p.report({.fact = Fact::EmissariesTaken, .side = Side::Vendeen, .rule = "E5"});
        change_morale(p, Side::Republican, figures.morale_emissaries_captured, "E5");
    }
    return false;
}

}  // namespace

bool continue_english(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kNote) return true;
    if (f.step == kAskEnglish) {
        f.step = kEnglishRolled;
        ask_dice(s, 2);
        return true;
    }
    f.step = kNote;
    if (answer(p)) return true;
    pop(s);
    return false;
}

void offer_english(const Board& b, const State& s, Actions& out) {
    for (const AreaId area : b.landings)
        for (std::size_t turn = s.turn + 1U; turn <= kTurns; ++turn)
            out.push_back(Action::note(area, static_cast<std::uint8_t>(turn)));
}

Verdict check_english(const Board& b, const State& s, const Action& a) {
    if (a.verb != Verb::Note) return refuse("E5", kNoteIt);
    if (!b.landings.has(a.area)) return refuse("E5", kNoLanding);
    if (a.number <= s.turn || a.number > kTurns)
        return refuse("E5", kNotThen, s.turn + 1, static_cast<int>(kTurns));
    return kLegal;
}

void do_english(Play& p, const Action& a) {
    p.s.landing = {.area = a.area, .turn = a.number};
    p.report({.fact = Fact::LandingNoted,
              .side = Side::Vendeen,
              .secret = true,
              .area = a.area,
              .a = a.number,
              .rule = "E5"});
    pop(p.s);
}

// --- the landing --------------------------------------------------------------------------------

namespace {

// A Landing frame waits for a second army to be armed.
using enum LandingStep::At;

constexpr int kBest = 2;
constexpr std::size_t kAnjouMarker = 0;
constexpr std::size_t kCentreMarker = 1;
constexpr std::size_t kBasPoitouMarker = 2;
static_assert(kArmsMarkers[kBasPoitouMarker] == Army::BasPoitou);

void put_ashore(Play& p) {
    State& s = p.s;
    const AreaId area = s.landing.area;
    const std::size_t f = index(Force::Emigres);
    const int limit = p.board.card(Force::Emigres).limit - s.on_map[f];
    const int n = std::clamp<int>(p.board.landing[area], 0, std::max(0, limit));
    add_points(s, area, Force::Emigres, n);
    s.english = English::Done;
    p.report({.fact = Fact::Landed,
              .side = Side::Vendeen,
              .force = Force::Emigres,
              .area = area,
              .a = figure(n),
              .rule = "E5"});
    change_morale(p, Side::Vendeen, p.board.tables.figures.morale_e5_landed, "E5");
}

// E5: six points come with arms for all, four with arms for two armies, two for one.
bool hand_out_arms(Play& p) {
    const int size = p.board.landing[p.s.landing.area];
    set_arms(p, kBasPoitouMarker, kBest, "E5");
    if (size < 4) return false;
    if (size < 6) return true;
    set_arms(p, kAnjouMarker, kBest, "E5");
    set_arms(p, kCentreMarker, kBest, "E5");
    return false;
}

void no_landing(Play& p) {
    State& s = p.s;
    const bool gives_up = s.landing.delayed;
    p.report({.fact = gives_up ? Fact::LandingFailed : Fact::LandingDelayed,
              .side = Side::Vendeen,
              .secret = !gives_up,  // F-113: the note still stands
              .area = s.landing.area,
              .rule = "E5"});
    if (gives_up) {
        s.english = English::Done;
        change_morale(p, Side::Vendeen, p.board.tables.figures.morale_e5_failed, "E5");
        return;
    }
    s.landing.delayed = true;
    s.landing.turn = static_cast<std::uint8_t>(s.landing.turn + 1);
}

}  // namespace

bool continue_landing(Play& p) {
    State& s = p.s;
    if (top(s).step == kChooseArmy) return true;
    if (held(s, Side::Vendeen).has(s.landing.area)) {
        put_ashore(p);
        if (hand_out_arms(p)) {
            top(s).step = kChooseArmy;
            return true;
        }
    } else {
        no_landing(p);
    }
    pop(s);
    return false;
}

void offer_landing(const Board&, const State&, Actions& out) {
    out.push_back(Action::of_army(Verb::Arm, Army::Anjou));
    out.push_back(Action::of_army(Verb::Arm, Army::Centre));
}

Verdict check_landing(const Board&, const State&, const Action& a) {
    const auto army = static_cast<Army>(a.number);
    if (a.verb != Verb::Arm || (army != Army::Anjou && army != Army::Centre))
        return refuse("E5", kArmOne);
    return kLegal;
}

void do_landing(Play& p, const Action& a) {
    pop(p.s);
    set_arms(p, static_cast<Army>(a.number) == Army::Anjou ? kAnjouMarker : kCentreMarker, kBest,
             "E5");
}

}  // namespace levee::fgfk
