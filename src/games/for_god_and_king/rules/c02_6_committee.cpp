// Chapter 2, case 2.6: the Committee of Public Safety is watching.
#include "games/for_god_and_king/rules/reinforcements.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

// A Committee frame: number is the army's place in the list, generals those who have still to
// answer, general the one who stands before the tribunal, points the modifier of his roll.
using enum CommitteeStep::At;

constexpr std::array<Army, 4> kWatched{Army::Nantes, Army::Saumur, Army::LaRochelle,
                                       Army::Mayencais};

constexpr Sentence kNoble{"of noble birth", "ci-devant noble"};
constexpr Sentence kSansCulotte{"sans-culotte", "sans-culotte"};
constexpr Sentence kPickOne{"Say which general of the army is excused.",
                            "Dites quel général de l'armée est excusé."};
constexpr Sentence kNotDelinquent{"He has nothing to answer for.",
                                  "Il n'a pas de comptes à rendre."};

// F-17, F-94: those on the map who neither fought nor stand with Republican points in a zone.
GeneralSet delinquents(const Board& b, const State& s, Army army) {
    const AreaSet active = held(s, Side::Republican) & zones(b, s);
    GeneralSet all;
    for (const GeneralId g : b.side_generals[index(Side::Republican)]) {
        const General& general = s.generals[g];
        if (general.post == Post::OnMap && general.army == army && !general.fought &&
            !active.has(general.at))
            all.add(g);
    }
    return all;
}

// T8, F-76: they are never the excused ones.
GeneralSet accused(const Board& b, const State& s, Army army) {
    GeneralSet all;
    for (const GeneralId g : b.side_generals[index(Side::Republican)])
        if (s.generals[g].post == Post::Accused && s.generals[g].army == army) all.add(g);
    return all;
}

int tribunal_modifier(Play& p, GeneralId g) {
    const Figures& figures = p.board.tables.figures;
    switch (p.board.card(g).status) {
        case Status::Noble:
            return modifier(p, Side::Republican, "2.6", kNoble, figures.tribunal_noble);
        case Status::SansCulotte:
            return modifier(p, Side::Republican, "2.6", kSansCulotte,
                            figures.tribunal_sans_culotte);
        default:
            return 0;
    }
}

void judged(Play& p, GeneralId g, int roll) {
    State& s = p.s;
    const bool saved = roll >= p.board.tables.figures.tribunal_saved;
    if (!saved) {
        take_general(p.board, s, g, Post::Gone);
    } else if (s.generals[g].post == Post::Accused) {
        s.generals[g].post = Post::Away;
        s.generals[g].due = static_cast<std::uint8_t>(s.turn + 1);
    }
    p.report({.fact = saved ? Fact::Acquitted : Fact::Guillotined,
              .side = Side::Republican,
              .general = g,
              .a = figure(roll),
              .rule = "2.6"});
}

// Steps to the next general who must answer; false: this army is done.
bool call_next(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.generals.empty()) return false;
    f.general = f.generals.first();
    f.generals.remove(f.general);
    p.report(
        {.fact = Fact::Accused, .side = Side::Republican, .general = f.general, .rule = "2.6"});
    f.points = static_cast<std::uint8_t>(tribunal_modifier(p, f.general));
    f.step = kExcuseRolled;
    ask_dice(s, 2);
    return true;
}

}  // namespace

bool continue_committee(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kExcuse) return true;
    if (f.step == kExcuseRolled) {
        judged(p, f.general, take_sum(s) + static_cast<std::int8_t>(f.points));
        f.step = kNextGeneral;
    }
    if (f.step == kNextGeneral) {
        if (call_next(p)) return true;
        f.step = kNextArmy;
        f.number += 1;
    }
    for (; f.number < kWatched.size(); ++f.number) {
        const Army army = kWatched[f.number];
        f.generals = accused(p.board, s, army);
        if (delinquents(p.board, s, army).size() > 1) {
            f.step = kExcuse;
            return true;
        }
        if (call_next(p)) return true;
    }
    pop(s);
    return false;
}

void offer_committee(const Board& b, const State& s, Actions& out) {
    for (const GeneralId g : delinquents(b, s, kWatched[top(s).number]))
        out.push_back(Action::of(Verb::Excuse, g));
}

Verdict check_committee(const Board& b, const State& s, const Action& a) {
    if (a.verb != Verb::Excuse) return refuse("2.6", kPickOne);
    if (!delinquents(b, s, kWatched[top(s).number]).has(a.general))
        return refuse("2.6", kNotDelinquent);
    return kLegal;
}

void do_committee(Play& p, const Action& a) {
    Frame& f = top(p.s);
    f.generals = f.generals | delinquents(p.board, p.s, kWatched[f.number]);
    f.generals.remove(a.general);
    f.step = kNextGeneral;
}

}  // namespace levee::fgfk
