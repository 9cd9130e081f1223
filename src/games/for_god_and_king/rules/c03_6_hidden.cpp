// Chapter 3, case 3.6: what a seat may see, and worlds that it could not tell from the real one.
#include <algorithm>

#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

bool sees(engine::SeatId seat, Side side) { return seat == seat_of(side); }

// What it has spent is counted aloud, but not whether that was more than it had (F-19), nor that
// somebody joined it on the way (F-22).
void blank(Group& group) {
    group.points = {};
    group.generals = {};
    group.rating = 0;
    group.flags &= static_cast<std::uint8_t>(~(kGroupByRoad | kGroupRanOut));
}

Frame* frame_of(State& s, Business business) {
    for (std::size_t i = 0; i < s.depth; ++i)
        if (s.frames[i].business == business) return &s.frames[i];
    return nullptr;
}

// F-113: as it was when the phase began, but for what has been done in plain sight.
void draw_veil(const Board& b, State& s, Side side) {
    const Veil veil = s.veil;
    Frame* placing = frame_of(s, Business::Placing);
    Frame* desertion = frame_of(s, Business::Desertion);
    if (placing != nullptr && placing->side == side) {
        placing->flags = 0;
        for (std::size_t f = 0; f < kForces; ++f) {
            s.pool[f] = static_cast<std::uint8_t>(s.pool[f] + veil.points[f]);
            s.on_map[f] = static_cast<std::uint8_t>(s.on_map[f] - veil.points[f]);
        }
        for (const GeneralId g : veil.generals) s.generals[g].post = Post::ToPlace;
        s.present[index(side)] = s.present[index(side)].without(veil.areas);
        s.veil = {};
    } else if (desertion != nullptr && desertion->side == side) {
        const std::size_t f = index(desertion->force);
        desertion->flags = 0;
        desertion->points = static_cast<std::uint8_t>(desertion->points + veil.points[f]);
        s.on_map[f] = static_cast<std::uint8_t>(s.on_map[f] + veil.points[f]);
        s.present[index(side)] |= veil.areas & zones(b, s);
        s.veil = {};
    }
}

// F-113: that a stack is there, and nothing else.
void blank_side(const Board& b, State& s, Side side) {
    const AreaSet hidden = masked(b, s, side);
    for (const AreaId area : hidden)
        for (std::size_t f = first_force(side); f < end_force(side); ++f) {
            s.points[area][f] = 0;
            s.spent[area][f] = 0;
        }
    for (std::uint8_t i = 0; i < kGenerals; ++i) {
        General& general = s.generals[GeneralId{i}];
        if (b.generals[i].side != side || general.post != Post::OnMap) continue;
        if (general.at != kNoArea && !hidden.has(general.at)) continue;
        general.at = kNoArea;
        general.activated = false;
        general.tried = false;
    }
    for (Group* group : {&s.group, &s.chosen})
        if (group->side == side && hidden.has(group->at)) blank(*group);
    if (side == Side::Vendeen) s.landing = {};  // E5
    draw_veil(b, s, side);
}

}  // namespace

State Rules::view(const State& s, engine::SeatId seat) const {
    State seen = s;
    for (const Side side : {Side::Republican, Side::Vendeen})
        if (!sees(seat, side)) blank_side(board_, seen, side);
    rebuild(seen);
    return seen;
}

namespace {

// Fills what a view leaves blank of one side. Looks at nothing but the view, so that nobody who
// searches in such a world can know more than his seat.
template <class Pick>
class Guess {
 public:
    Guess(const Board& b, State& world, Side side, Pick& pick)
        : b_(b), s_(world), side_(side), pick_(pick), hidden_(masked(b, world, side)) {
        for (const AreaId area : hidden_) all_.push_back(area);
        left_ = s_.on_map;
        for (const AreaId area : b.map.all())
            for (std::size_t f = first_force(side); f < end_force(side); ++f)
                left_[f] = static_cast<std::uint8_t>(left_[f] - s_.points[area][f]);
        for (std::uint8_t i = 0; i < kGenerals; ++i)
            if (b.generals[i].side == side && s_.generals[GeneralId{i}].post == Post::OnMap &&
                s_.generals[GeneralId{i}].at == kNoArea)
                generals_.add(GeneralId{i});
    }

    void fill() {
        if (side_ == Side::Vendeen) guess_landing();
        if (all_.empty()) return;
        read_frames();
        read_answers();
        pin();
        for (const AreaId area : needs_general_)
            if (!generals_.empty() && generals_at(b_, s_, area, side_).empty()) put_any(area);
        for (const AreaId area : needs_points_)
            if (points_at(s_, area, side_) == 0) put_one_point(area);
        for (const AreaId area : hidden_) {
            if (present_there(area)) continue;
            const bool only_generals = no_points_.has(area) && !generals_.empty();
            if ((only_generals || !put_one_point(area)) && !generals_.empty()) put_any(area);
        }
        for (std::size_t f = first_force(side_); f < end_force(side_); ++f)
            while (left_[f] > 0) put_points(f);
        while (!generals_.empty()) put_somewhere(generals_.first());
        finish_groups();
    }

 private:
    bool present_there(AreaId area) const {
        return points_at(s_, area, side_) > 0 || !generals_at(b_, s_, area, side_).empty();
    }

    // What is going on says something about who takes part.
    void read_frames() {
        for (std::size_t i = 0; i < s_.depth; ++i) {
            const Frame& f = s_.frames[i];
            switch (f.business) {
                case Business::Retreat:
                    if (f.side == side_ && hidden_.has(f.area)) retreating_ = &f;
                    break;
                case Business::Displace:
                    if (f.side == side_ && hidden_.has(f.area)) displaced_ = &f;
                    break;
                case Business::Pursuit:
                    if (f.side == side_ && f.step == PursuitStep::kSecondArea)
                        needs_points_.add(s_.group.at);
                    break;
                case Business::Occupy:
                    if (side_ == Side::Vendeen) needs_points_.add(f.area);
                    break;
                case Business::Entry:  // E6: generals alone are sent back before it is asked for
                    if (s_.group.side == side_ && points_at(s_, f.area, enemy_of(side_)) > 0)
                        needs_points_.add(s_.group.at);
                    break;
                case Business::Guns:
                    if (f.side == side_ && f.step > GunsStep::kWho) {
                        needs_points_.add(s_.chosen.at);
                        needs_general_.add(s_.chosen.at);
                    }
                    break;
                case Business::Gather:
                    if (f.side == side_ && (f.number == kForPreemption || f.number == kForGuns))
                        needs_general_.add(f.area);
                    if (f.side == side_ && f.number == kForGuns) needs_points_.add(f.area);
                    break;
                case Business::Preempt:
                    if (f.side == side_ && f.general != kNoGeneral && generals_.has(f.general) &&
                        hidden_.has(f.from))
                        put_general_at(f.general, f.from);
                    break;
                default:
                    break;
            }
        }
        needs_points_ &= hidden_;
        needs_general_ &= hidden_;
    }

    // 3.6: what the seat has been told about control.
    void read_answers() {
        const std::size_t asker = index(enemy_of(side_));
        for (const AreaId area : s_.told_free[asker])
            no_points_ |= b_.controlled_from[area] & hidden_;
        for (const AreaId area : s_.told_controlled[asker]) {
            const AreaSet around = b_.controlled_from[area];
            if (around.meets(held(s_, side_).without(hidden_)) || around.meets(needs_points_))
                continue;
            const AreaSet may = (around & hidden_).without(no_points_);
            if (!may.empty())
                needs_points_.add(nth(may, pick_(static_cast<std::size_t>(may.size()))));
        }
        needs_points_ = needs_points_.without(no_points_);
    }

    // Troops in flight have just been seen.
    void pin() {
        if (retreating_ != nullptr) {
            const Contingent& k = s_.combat.contingents[retreating_->number];
            for (std::size_t f = first_force(side_); f < end_force(side_); ++f) {
                lay(retreating_->area, f, std::min(k.points[f], left_[f]));
                s_.spent[retreating_->area][f] = k.spent[f];
            }
            for (const GeneralId g : k.generals)
                if (generals_.has(g)) put_general_at(g, retreating_->area);
        }
        if (displaced_ != nullptr)
            for (const GeneralId g : displaced_->generals)
                if (generals_.has(g)) put_general_at(g, displaced_->area);
    }

    static AreaId nth(const AreaSet& areas, std::size_t n) {
        for (const AreaId area : areas)
            if (n-- == 0) return area;
        return areas.first();
    }

    void lay(AreaId area, std::size_t f, int n) {
        s_.points[area][f] = static_cast<std::uint8_t>(s_.points[area][f] + n);
        left_[f] = static_cast<std::uint8_t>(left_[f] - n);
    }

    void put_general_at(GeneralId g, AreaId area) {
        s_.generals[g].at = area;
        s_.derived.generals[area].add(g);
        generals_.remove(g);
    }
    // Where the counters of an army are most likely: in its zone, or nearest to its bases.
    AreaSet home(Army army) const {
        if (army == Army::Mayencais) army = s_.mayencais_with;
        if (army == Army::None) return {};
        return side_ == Side::Vendeen ? zone_of(b_, s_, army) : b_.set_up[index(army)];
    }
    // 0: at home and allowed (3.5), 1: allowed, 2: neither.
    int strangeness(AreaId area, Army army, GeneralSet generals) const {
        if (!check_stacking(b_, s_, area, side_, bit(army), generals).legal()) return 2;
        return army == Army::None || home(army).has(area) ? 0 : 1;
    }
    // Of the candidates one of the least strange.
    template <class List, class Strangeness>
    std::size_t likely(const List& list, Strangeness strange) {
        engine::FixedVector<std::size_t, kAreaRoom> best;
        int least = 3;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const int how = strange(list[i]);
            if (how > least) continue;
            if (how < least) best.clear();
            least = how;
            best.push_back(i);
        }
        return best[pick_(best.size())];
    }

    void put_any(AreaId area) {
        engine::FixedVector<GeneralId, kGenerals> list;
        for (const GeneralId g : generals_) list.push_back(g);
        put_general_at(list[likely(list,
                                   [&](GeneralId g) {
                                       return strangeness(area, s_.generals[g].army,
                                                          GeneralSet::of(g));
                                   })],
                       area);
    }
    void put_somewhere(GeneralId g) {
        put_general_at(g, all_[likely(all_, [&](AreaId area) {
                           return strangeness(area, s_.generals[g].army, GeneralSet::of(g));
                       })]);
    }

    bool put_one_point(AreaId area) {
        engine::FixedVector<std::size_t, kForces> kinds;
        for (std::size_t f = first_force(side_); f < end_force(side_); ++f)
            if (left_[f] > 0) kinds.push_back(f);
        if (kinds.empty()) return false;
        lay(area,
            kinds[likely(
                kinds, [&](std::size_t f) { return strangeness(area, army_of(force_at(f)), {}); })],
            1);
        return true;
    }
    // A few at a time: armies keep together.
    void put_points(std::size_t f) {
        engine::FixedVector<AreaId, kAreaRoom> list;
        for (const AreaId area : hidden_.without(no_points_)) list.push_back(area);
        const auto& areas = list.empty() ? all_ : list;
        const int n = std::min<int>(left_[f], 1 + static_cast<int>(pick_(5)));
        lay(areas[likely(areas,
                         [&](AreaId area) { return strangeness(area, army_of(force_at(f)), {}); })],
            f, n);
    }

    // E5: any legal note.
    void guess_landing() {
        if (s_.english != English::Coming) return;
        const AreaSet coast = b_.landings;
        s_.landing.area = nth(coast, pick_(static_cast<std::size_t>(coast.size())));
        const auto first = static_cast<std::uint8_t>(std::min<int>(s_.turn + 1, kTurns));
        s_.landing.turn = first;
    }

    void finish_groups() {
        if (s_.group.side == side_ && hidden_.has(s_.group.at) && is_moving()) take(s_.group);
        if (s_.chosen.side == side_ && hidden_.has(s_.chosen.at)) {
            const Frame& f = top(s_);
            const Frame& asker = f.business == Business::Dice ? below_top(s_) : f;
            if (asker.business == Business::Guns) take(s_.chosen);
            if (asker.business == Business::Gather && asker.number == kForPreemption)
                s_.chosen.generals.add(generals_at(b_, s_, s_.chosen.at, side_).first());
        }
    }
    bool is_moving() const {
        for (std::size_t i = 0; i < s_.depth; ++i)
            if (s_.frames[i].business == Business::Operation ||
                s_.frames[i].business == Business::Pursuit)
                return true;
        return false;
    }
    void take(Group& group) {
        for (std::size_t f = first_force(side_); f < end_force(side_); ++f)
            group.points[f] = s_.points[group.at][f];
        group.generals = generals_at(b_, s_, group.at, side_);
        if ((group.flags & kGroupFixed) == 0)
            group.rating = static_cast<std::uint8_t>(best_strategic(b_, group.generals));
        for (std::size_t f = first_force(side_); f < end_force(side_); ++f)
            s_.spent[group.at][f] = group.points[f];
        for (const GeneralId g : group.generals) s_.generals[g].activated = true;
    }

    const Board& b_;
    State& s_;
    Side side_;
    Pick& pick_;
    AreaSet hidden_;
    engine::FixedVector<AreaId, kAreaRoom> all_;
    Points left_{};
    GeneralSet generals_{};
    AreaSet needs_points_{};
    AreaSet needs_general_{};
    AreaSet no_points_{};
    const Frame* retreating_ = nullptr;
    const Frame* displaced_ = nullptr;
};

// He who decides has something to choose from: a guess that leaves him nothing is a wrong one.
bool playable(const Rules& rules, const State& world) {
    if (!rules.actor(world).is_seat()) return true;
    Actions offered;
    rules.legal_actions(world, offered);
    return !offered.empty();
}

template <class Pick>
State filled(const Rules& rules, const State& s, engine::SeatId seat, Pick pick) {
    constexpr int kTries = 24;
    const State seen = rules.view(s, seat);
    State world = seen;
    for (int i = 0; i < kTries; ++i) {
        world = seen;
        for (const Side side : {Side::Republican, Side::Vendeen})
            if (!sees(seat, side)) Guess<Pick>(rules.board(), world, side, pick).fill();
        rules.rebuild(world);
        if (playable(rules, world)) break;
    }
    return world;
}

}  // namespace

State Rules::resample(const State& s, engine::SeatId seat, engine::Random& random) const {
    return filled(*this, s, seat, [&](std::size_t n) {
        return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(n)));
    });
}

// Everything evenly spread.
State Rules::likeliest(const State& s, engine::SeatId seat) const {
    std::size_t turn = 0;
    return filled(*this, s, seat, [&](std::size_t n) { return turn++ % n; });
}

}  // namespace levee::fgfk
