// Positions from outside: the stack of unfinished business.
#include <algorithm>
#include <array>

#include "games/for_god_and_king/rules/chapters.h"
#include "games/for_god_and_king/rules/reinforcements.h"
#include "games/for_god_and_king/validate_parts.h"

namespace levee::fgfk {

namespace {

// 2.1: a light wound takes two dice, a serious one a single die; all else is in the table.
int dice_of(const State& s, const Frame& asker, int as_a_rule) {
    if (asker.business != Business::Wounds) return as_a_rule;
    const bool light =
        asker.number >= kGenerals || s.generals[GeneralId{asker.number}].post == Post::LightWound;
    return light ? 2 : 1;
}

Found check_dice(const State& s, std::size_t i) {
    const Frame& f = s.frames[i];
    const Frame& asker = s.frames[i - 1];
    const int dice = dice_of(s, asker, engine::asked(kChapters, s).dice);
    const Fate fate = dice > 0                             ? kDice
                      : asker.business == Business::Combat ? kDrawIncident
                                                           : kDrawGeneral;
    if (f.step != fate || f.number != dice)
        return wrong(path_to("frames", i, "number"), "fate is asked for something else here");
    if (f.side != asker.side)
        return wrong(path_to("frames", i, "side"), "the other side asks fate");
    return {};
}

}  // namespace

Found check_stack(const Board& /*b*/, const State& s) {
    if (s.frames[0].business != Business::Turn)
        return wrong(path_to("frames", 0, "business"), "a turn lies under everything");
    for (std::size_t i = 0; i < s.depth; ++i) {
        if (s.frames[i].business == Business::Dice) {
            if (i + 1U != s.depth)
                return wrong(path_to("frames", i, "business"), "nothing is before fate");
            return check_dice(s, i);
        }
        if (engine::wait_of(kChapters, s, i) == nullptr)
            return wrong(path_to("frames", i, "step"), "this does not wait here, or not for that");
    }
    return {};
}

// --- the fields of each kind --------------------------------------------------------------------

namespace {

Found check_wounds(const Look& at) {
    const Frame& f = at.f();
    if (f.number >= kGenerals) return at.no("number", "there is no such general");
    const GeneralId g{f.number};
    const Post post = at.s.generals[g].post;
    if (post != Post::LightWound && post != Post::SeriousWound)
        return at.no("number", "he is not wounded");
    if (f.side != at.b.card(g).side) return at.no("side", "he is on the other side");
    return {};
}

Found check_english_frame(const Look& at) {
    const State& s = at.s;
    const English due =
        at.f().step == EnglishStep::kEnglishRolled ? English::Asked : English::Coming;
    if (s.english != due) return wrong("$.english", "London has not been asked, or has answered");
    if (due == English::Coming && s.turn >= kTurns)
        return wrong("$.turn", "it is too late for a fleet");
    if (s.landing.area != kNoArea) return wrong("$.landing", "the landing has been noted");
    return {};
}

Found check_receive(const Look& at) {
    const Frame& f = at.f();
    const auto& receipts = at.b.scenario.receipts;
    if (f.step == ReceiveStep::kNextReceipt)  // E10 to E12: the decision comes first
        return at.need(f.number == 0 && f.event == at.above().event, "event",
                       "another event is being played");
    if (f.number >= receipts.size()) return at.no("number", "there is no such roll");
    const Receipt& receipt = receipts[f.number];
    if (receipt.event != f.event || receipt.force != f.force || side_of(receipt.force) != f.side)
        return at.no("number", "this roll is not due");
    return {};
}

Found check_event_frame(const Look& at) {
    const State& s = at.s;
    const Frame& f = at.f();
    const bool end_of_turn = at.below().business == Business::Turn;
    if (end_of_turn != (f.event == Event::E14))
        return at.no("event", "this event is not for this phase");
    if (at.below().business == Business::Reinforce && at.below().side != Side::Republican)
        return at.no("event", "the Vendéens are at play");
    if (at.below().business == Business::Reinforce && at.below().step == ReinforceStep::kStart &&
        (f.event != Event::E15 || f.step == WorkStep::kBeginWork))
        return at.no("event", "nothing has been played yet");
    constexpr const char* kNoStep = "the event has no such step";
    switch (f.event) {
        case Event::E7:
        case Event::E8:
        case Event::E11:
            return at.need(f.step == WorkStep::kBeginWork, "step", kNoStep);
        case Event::E14:
            if (!in_hand(s, Event::E14)) return at.no("event", "it has been played");
            return at.need(f.step == WorkStep::kBeginWork, "step", kNoStep);
        case Event::E10:
            return at.need(f.step == WorkStep::kWorkRolled, "step", kNoStep);
        case Event::E12:
            if (f.step == WorkStep::kAshore) return at.no("step", kNoStep);
            if (f.step == WorkStep::kWorkRolled && f.number != index(Army::Nantes) &&
                f.number != index(Army::LaRochelle))
                return at.no("number", "no die is rolled for that army");
            return {};
        case Event::E15:
            if ((f.step > WorkStep::kBeginWork) != (s.shipped > 0))
                return wrong("$.shipped", "a point is at sea, or is not");
            return {};
        default:
            return at.no("event", "this event asks for nothing");
    }
}

Found check_placing_frame(const Look& at) {
    return at.need(at.f().flags <= kAsked, "flags", "no such flags");
}

Found check_reinforce_frame(const Look& at) {
    const bool blue = at.below().step == TurnStep::kReinforceVendeens;
    return at.need((at.f().side == Side::Republican) == blue, "side", "the other side is first");
}

// Who has been beaten has acted.
Found check_operations_frame(const Look& at) {
    const Frame& f = at.f();
    const bool right =
        f.flags <= (kOperationsActed | kOperationsBeaten) && f.flags != kOperationsBeaten;
    return at.need(f.number <= 1 && right, "flags", "no such flags");
}

bool is_fresh(const State& s, GeneralId g) { return !s.generals[g].activated; }

bool fresh_at(const Board& b, const State& s, AreaId area, Side side) {
    for (std::size_t f = first_force(side); f < end_force(side); ++f)
        if (s.points[area][f] > s.spent[area][f]) return true;
    for (const GeneralId g : generals_at(b, s, area, side))
        if (is_fresh(s, g)) return true;
    return false;
}

Found check_preempt_frame(const Look& at) {
    const Frame& f = at.f();
    if (f.side != at.s.initiative || f.side == at.below().side)
        return at.no("side", "he who has the initiative interrupts the other");
    if (f.area == kNoArea || !fresh_at(at.b, at.s, f.area, at.below().side))
        return at.no("area", "the stack that was named is not there");
    if (f.step == PreemptStep::kInterrupt) return {};
    if (f.from == kNoArea || !at.has_side(f.general, f.side) || !at.is_there(f.general, f.from) ||
        !is_fresh(at.s, f.general))
        return at.no("general", "a general who has not been activated is needed there");
    return {};
}

// 2.5
Found check_desertion_frame(const Look& at) {
    constexpr std::array<Force, 4> kInTurn{Force::Anjou, Force::Centre, Force::BasPoitou,
                                           Force::Loroux};
    const Frame& f = at.f();
    if (f.number >= kInTurn.size() || kInTurn[f.number] != f.force)
        return at.no("force", "it is not the turn of this army");
    if (at.s.on_map[index(f.force)] == 0) return at.no("force", "this army is not on the map");
    if (f.step == DesertionStep::kRemove &&
        (f.points == 0 || f.points > at.s.on_map[index(f.force)]))
        return at.no("points", "so many cannot desert");
    return at.need(f.flags <= kAsked, "flags", "no such flags");
}

// 2.6
Found check_committee_frame(const Look& at) {
    constexpr std::array<Army, 4> kInTurn{Army::Nantes, Army::Saumur, Army::LaRochelle,
                                          Army::Mayencais};
    const Frame& f = at.f();
    if (f.number >= kInTurn.size()) return at.no("number", "there is no such army");
    GeneralSet all = f.generals;
    if (f.step == CommitteeStep::kExcuseRolled) {
        if (f.general == kNoGeneral) return at.no("general", "somebody stands before the tribunal");
        all.add(f.general);
    }
    for (const GeneralId g : all) {
        const Post post = at.s.generals[g].post;
        if (at.s.generals[g].army != kInTurn[f.number] ||
            (post != Post::OnMap && post != Post::Accused))
            return at.no("generals", "he has nothing to answer for");
    }
    return {};
}

// E3, E4
Found check_occupy_frame(const Look& at) {
    const Frame& f = at.f();
    const bool lescure = f.event == Event::E3;
    if (!lescure && f.event != Event::E4) return at.no("event", "no town asks for this event");
    if (f.area != (lescure ? at.b.bressuire : at.b.thouars))
        return at.no("area", "the event belongs to another town");
    if (at.on_top() && !in_hand(at.s, f.event)) return at.no("event", "it has been played");
    if (at.below().business == Business::Occupy && (!lescure || at.below().event != Event::E4))
        return at.no("event", "E3 comes before E4");
    return {};
}

// 3.7: they have passed only through areas where the enemy is.
Found check_displace_frame(const Look& at) {
    const Frame& f = at.f();
    if (f.area == kNoArea) return at.no("area", "an area is needed here");
    if (f.generals.empty()) return at.no("generals", "somebody must go");
    for (const GeneralId g : f.generals)
        if (!at.has_side(g, f.side) || !at.is_there(g, f.area))
            return at.no("generals", "he is not there, or not of this side");
    if (!present(at.s, enemy_of(f.side)).contains(f.areas))
        return at.no("areas", "nobody drives them out of an area without enemies");
    if (f.step == DisplaceStep::kThroughEnemies &&
        (f.number != 1 || f.general == kNoGeneral || !f.generals.has(f.general)))
        return at.no("general", "it is not his die");
    return {};
}

Found check_capture_frame(const Look& at) {
    const Frame& f = at.f();
    if (f.step == CaptureStep::kCaptureRolled &&
        (f.general == kNoGeneral || !on_map(at.s, f.general)))
        return at.no("general", "he is not on the map");
    return at.need(f.side == loser_of(at.s.combat), "side", "his side has not lost");
}

Found check_casualty_frame(const Look& at) {
    const Frame& f = at.f();
    const std::uint8_t step = at.below().step;
    const Incident incident = step == CombatStep::kAvengers   ? Incident::T1
                              : step == CombatStep::kScaffold ? Incident::T7
                                                              : Incident::T8;
    if (f.number != index(incident)) return at.no("number", "another incident is looked at");
    const Side side = incident == Incident::T1 ? Side::Vendeen : Side::Republican;
    if (f.side != side) return at.no("side", "the incident is about the other side");
    if (incident == Incident::T8 && f.step == CasualtyStep::kWoundDecided)
        return at.no("step", "no dice are rolled for T8");
    const GeneralSet asked = f.step == CasualtyStep::kGeneralFound ? at.above().generals
                             : f.general == kNoGeneral             ? GeneralSet{}
                                                                   : GeneralSet::of(f.general);
    if (asked.empty()) return at.no("general", "somebody must be found");
    for (const GeneralId g : asked)
        if (!at.has_side(g, side) || !on_map(at.s, g) || !at.s.combat.generals.has(g))
            return at.no("general", "he has not taken part");
    return {};
}

// Whose it is, where nothing else decides about that.
enum class Whose : std::uint8_t { OfEither, OfRepublicans, OfVendeens, OfHimBelow };

struct Kind {
    Business business{};
    Whose whose{};
    const char* otherwise = "";  // what is wrong with another side
    Found (*check)(const Look&) = nullptr;
};

// clang-format off
constexpr std::array kKinds{
    Kind{Business::Wounds, Whose::OfEither, "", check_wounds},
    Kind{Business::Agra, Whose::OfVendeens, "he is a Vendéen bishop"},
    Kind{Business::English, Whose::OfVendeens, "the Vendéens ask for help", check_english_frame},
    Kind{Business::Reinforce, Whose::OfEither, "", check_reinforce_frame},
    Kind{Business::Receive, Whose::OfEither, "", check_receive},
    Kind{Business::EventWork, Whose::OfRepublicans, "these events are Republican", check_event_frame},
    Kind{Business::Landing, Whose::OfVendeens, "the English help the Vendéens"},
    Kind{Business::Landing, Whose::OfHimBelow, "the English help the Vendéens"},
    Kind{Business::Placing, Whose::OfHimBelow, "it is not his phase", check_placing_frame},
    Kind{Business::Operations, Whose::OfEither, "", check_operations_frame},
    Kind{Business::Preempt, Whose::OfEither, "", check_preempt_frame},
    Kind{Business::Casualty, Whose::OfEither, "", check_casualty_frame},
    Kind{Business::Capture, Whose::OfEither, "", check_capture_frame},
    Kind{Business::Displace, Whose::OfEither, "", check_displace_frame},
    Kind{Business::Occupy, Whose::OfVendeens, "these events are Vendéen", check_occupy_frame},
    Kind{Business::Desertion, Whose::OfVendeens, "Vendéens desert", check_desertion_frame},
    Kind{Business::Committee, Whose::OfRepublicans, "Republicans answer for themselves", check_committee_frame},
};
// clang-format on

bool is_his(const Look& at, Whose whose) {
    switch (whose) {
        case Whose::OfRepublicans:
            return at.f().side == Side::Republican;
        case Whose::OfVendeens:
            return at.f().side == Side::Vendeen;
        case Whose::OfHimBelow:
            return at.f().side == at.below().side;
        default:
            return true;
    }
}

}  // namespace

Found check_frames(const Board& b, const State& s) {
    for (std::size_t i = 0; i < s.depth; ++i)
        for (const Kind& kind : kKinds) {
            const Look at{{b, s, i}};
            if (at.f().business != kind.business) continue;
            if (!is_his(at, kind.whose)) return at.no("side", kind.otherwise);
            if (kind.check == nullptr) continue;
            if (auto found = kind.check(at)) return found;
        }
    return {};
}

}  // namespace levee::fgfk
