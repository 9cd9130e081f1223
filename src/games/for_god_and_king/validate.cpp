// Positions from outside are not trusted: what is impossible is named before the rules see it.
#include <fmt/format.h>

#include "games/for_god_and_king/validate_parts.h"

namespace levee::fgfk {

Found wrong(std::string where, std::string what) {
    return engine::Mistake{std::move(where), std::move(what)};
}

std::string path_to(std::string_view list, std::size_t i, std::string_view member) {
    return fmt::format("$.{}[{}]{}{}", list, i, member.empty() ? "" : ".", member);
}

// --- numbers that must name something -----------------------------------------------------------

namespace {

constexpr const char* kNoSuchArea = "there is no such area";
constexpr const char* kNoSuchGeneral = "there is no such general";
constexpr const char* kNoSuchWord = "there is no such value";

// Asks the same few questions of many fields and keeps the first mistake.
class Names {
 public:
    explicit Names(const Board& b) : b_(b) {}

    void area(const std::string& where, AreaId area) {
        if (area != kNoArea && !b_.map.exists(area)) note(where, kNoSuchArea);
    }
    void areas(const std::string& where, const AreaSet& areas) {
        if (!b_.map.all().contains(areas)) note(where, kNoSuchArea);
    }
    void general(const std::string& where, GeneralId g) {
        if (g != kNoGeneral && g.raw >= kGenerals) note(where, kNoSuchGeneral);
    }
    void generals(const std::string& where, GeneralSet generals) {
        if ((generals.bits >> kGenerals) != 0) note(where, kNoSuchGeneral);
    }
    template <class Enum>
    void word(const std::string& where, Enum value, Enum last) {
        if (value > last) note(where, kNoSuchWord);
    }
    void require(bool right, const std::string& where, const char* what) {
        if (!right) note(where, what);
    }
    Found found() const { return found_; }

 private:
    void note(const std::string& where, const char* what) {
        if (!found_) found_ = wrong(where, what);
    }

    const Board& b_;
    Found found_;
};

void name_group(Names& names, const std::string& where, const Group& group) {
    names.word(where + ".side", group.side, Side::Vendeen);
    names.area(where + ".at", group.at);
    names.area(where + ".from", group.from);
    names.generals(where + ".generals", group.generals);
}

void name_combat(Names& names, const Combat& c) {
    names.area("$.combat.area", c.area);
    names.word("$.combat.attacker", c.attacker, Side::Vendeen);
    names.require(c.count <= kMaxContingents, "$.combat.count", "too many contingents");
    names.require(c.drawn <= kMaxDrawn, "$.combat.drawn", "too many incidents");
    names.require(c.column < kOdds, "$.combat.column", "the table has eight columns");
    names.require(c.coloured <= 6 && c.white <= 6, "$.combat.coloured", "a die has six faces");
    for (const Incident incident : c.incidents)
        names.word("$.combat.incidents", incident, Incident::T12);
    for (const AreaSet& tried : c.tried) names.areas("$.combat.tried", tried);
    names.generals("$.combat.generals", c.generals);
    names.generals("$.combat.tested", c.tested);
    names.generals("$.combat.stranded", c.stranded);
    for (std::size_t i = 0; i < kMaxContingents; ++i) {
        const Contingent& k = c.contingents[i];
        const std::string where = path_to("combat.contingents", i, "");
        names.word(where + ".side", k.side, Side::Vendeen);
        names.area(where + ".from", k.from);
        for (const AreaId area : k.path) names.area(where + ".path", area);
        names.generals(where + ".generals", k.generals);
        names.require(i < c.count || k == Contingent{}, where, "beyond the count");
    }
}

void name_frame(Names& names, const State& s, std::size_t i) {
    const Frame& f = s.frames[i];
    names.word(path_to("frames", i, "business"), f.business, Business::Dice);
    names.word(path_to("frames", i, "side"), f.side, Side::Vendeen);
    names.area(path_to("frames", i, "area"), f.area);
    names.area(path_to("frames", i, "from"), f.from);
    names.general(path_to("frames", i, "general"), f.general);
    names.word(path_to("frames", i, "event"), f.event, Event::None);
    names.word(path_to("frames", i, "force"), f.force, Force::Mayencais);
    names.areas(path_to("frames", i, "areas"), f.areas);
    names.generals(path_to("frames", i, "generals"), f.generals);
    names.require(i < s.depth || f == Frame{}, path_to("frames", i, ""), "beyond the depth");
}

void name_markers(Names& names, const Board& b, const State& s) {
    const Figures& figures = b.tables.figures;
    names.require(s.turn >= 1 && s.turn <= kTurns, "$.turn", "there is no such turn");
    names.require(s.depth <= kMaxFrames, "$.depth", "too deep");
    for (const auto die : s.dice) names.require(die <= 6, "$.dice", "a die has six faces");
    for (const auto value : s.morale)
        names.require(value >= figures.morale_low && value <= figures.morale_high, "$.morale",
                      "the marker is off its track");
    for (const auto value : s.arms)
        names.require(value >= figures.morale_low && value <= figures.morale_high, "$.arms",
                      "the marker is off its track");
    names.word("$.initiative", s.initiative, Side::Vendeen);
    names.word("$.victory", s.victory, Victory::Galerne);
    names.word("$.winner", s.winner, Side::Vendeen);
    names.word("$.english", s.english, English::Done);
    names.word("$.mayencais_with", s.mayencais_with, Army::None);
    names.word("$.shipped_force", s.shipped_force, Force::Mayencais);
    names.require((s.played_now >> kEvents) == 0, "$.played_now", "there is no such event");
    names.area("$.landing.area", s.landing.area);
    names.areas("$.vendeen_hold", s.vendeen_hold);
    for (std::size_t i = 0; i < kSides; ++i) {
        names.areas("$.present", s.present[i]);
        names.areas("$.routed", s.routed[i]);
        names.areas("$.told_controlled", s.told_controlled[i]);
        names.areas("$.told_free", s.told_free[i]);
        names.areas("$.told_barred", s.told_barred[i]);
    }
}

}  // namespace

Found check_ids(const Board& b, const State& s) {
    Names names(b);
    name_markers(names, b, s);
    if (names.found()) return names.found();
    for (std::size_t i = 0; i < kGenerals; ++i) {
        const General& general = s.generals.items[i];
        names.area(path_to("generals", i, "at"), general.at);
        names.word(path_to("generals", i, "post"), general.post, Post::Gone);
        names.word(path_to("generals", i, "army"), general.army, Army::None);
    }
    name_group(names, "$.group", s.group);
    name_group(names, "$.chosen", s.chosen);
    name_combat(names, s.combat);
    for (std::size_t i = 0; i < kMaxFrames; ++i) name_frame(names, s, i);
    return names.found();
}

// --- counters -----------------------------------------------------------------------------------

namespace {

Found check_points(const Board& b, const State& s) {
    std::array<int, kForces> sum{};  // conserved() adds in bytes
    for (std::size_t i = 0; i < kAreaRoom; ++i) {
        const Points& points = s.points.items[i];
        const bool beyond = i >= b.map.size();
        if (beyond && (total(points) > 0 || total(s.spent.items[i]) > 0))
            return wrong(path_to("points", i, ""), "points beyond the map");
        for (std::size_t f = 0; f < kForces; ++f) sum[f] += points[f];
    }
    for (std::size_t f = 0; f < kForces; ++f)
        if (sum[f] > b.forces[f].limit)
            return wrong("$.points", "more points of " + b.forces[f].key + " than counters");
    for (const Force force : {Force::Emigres, Force::Deserters})
        if (s.pool[index(force)] > 0) return wrong("$.pool", "these are never placed");
    if (s.deserters > b.card(Force::Deserters).limit ||
        s.on_map[index(Force::Deserters)] > s.deserters)
        return wrong("$.deserters", "more have come over than there are, or fewer than are there");
    if (s.shipped > 1 || (s.shipped > 0 && side_of(s.shipped_force) != Side::Republican))
        return wrong("$.shipped", "at most one Republican point is at sea");
    if (s.shipped > 0 && s.hand[index(Event::E15)] >= b.card(Event::E15).count)
        return wrong("$.shipped", "nothing is at sea before E15 has been played");
    return {};
}

// E13: only Léchelle may choose.
Found check_general(const Board& b, const State& s, std::size_t i) {
    const General& general = s.generals.items[i];
    const GeneralCard& card = b.generals[i];
    const bool free = card.army == Army::None;
    if (!free && general.army != card.army)
        return wrong(path_to("generals", i, "army"), "he belongs to another army");
    if (free && general.army != Army::None &&
        (side_of(general.army) != card.side || general.army == Army::Mayencais))
        return wrong(path_to("generals", i, "army"), "he cannot join that army");
    if (general.post == Post::OnMap && general.army == Army::None)
        return wrong(path_to("generals", i, "army"), "on the map he has an army");
    if (general.post == Post::Accused && card.side != Side::Republican)
        return wrong(path_to("generals", i, "post"), "only Republicans go before the tribunal");
    const bool away = general.post == Post::Away;
    if (away ? general.due < 1 || general.due > kTurns + 1 : general.due != 0)
        return wrong(path_to("generals", i, "due"), "he who is away, and nobody else, returns");
    return {};
}

// 4.1, 4.5: only a combat or a flight brings both sides together.
Found check_company(const State& s) {
    AreaSet both = held(s, Side::Republican) & held(s, Side::Vendeen);
    const Frame* combat = find_frame(s, Business::Combat);
    const Frame* retreat = find_frame(s, Business::Retreat);
    if (combat != nullptr && still_fighting(*combat) && s.combat.area != kNoArea)
        both.remove(s.combat.area);
    if (retreat != nullptr && retreat->area != kNoArea) both.remove(retreat->area);
    if (both.empty()) return {};
    return wrong(path_to("points", both.first().raw, ""), "both sides are in this area");
}

// 7.1: the Republicans are set up first and outside the zones.
Found check_set_up(const Board& b, const State& s) {
    const Frame* phase = find_frame(s, Business::Reinforce);
    if (s.turn > 1 || phase == nullptr) return {};
    if (phase->side == Side::Republican && !present(s, Side::Vendeen).empty())
        return wrong("$.present", "the Vendéens are set up after the Republicans");
    if (present(s, Side::Republican).meets(b.zones[0]))
        return wrong("$.present", "Republicans are set up outside the zones");
    return {};
}

Found check_memory(const Board& b, const State& s) {
    for (std::size_t i = 0; i < kEvents; ++i)
        if (s.hand[i] > b.events[i].count)
            return wrong(path_to("hand", i, ""), "more markers than there are");
    if (s.mayencais_with != Army::None &&
        (side_of(s.mayencais_with) != Side::Republican || s.mayencais_with == Army::Mayencais))
        return wrong("$.mayencais_with", "they cannot reinforce that army");
    if (!(b.strongholds | b.all_bases).contains(s.vendeen_hold))
        return wrong("$.vendeen_hold", "only strongholds and bases are remembered");
    if (s.landing.area != kNoArea && !b.landings.has(s.landing.area))
        return wrong("$.landing.area", "the English do not land there");
    const bool noted = s.landing.area != kNoArea;
    if (noted != (s.landing.turn > 0) || s.landing.turn > kTurns + 1)
        return wrong("$.landing.turn", "a landing has an area and a turn");
    const bool being_noted = find_frame(s, Business::English) != nullptr;
    if (s.english == English::Coming && !noted && !being_noted)
        return wrong("$.landing", "the English come somewhere");
    if (s.combat.drawn > 0 && find_frame(s, Business::Combat) == nullptr)
        return wrong("$.combat.drawn", "incidents are drawn in a combat");
    return {};
}

}  // namespace

Found check_counters(const Board& b, const State& s) {
    if (auto found = check_points(b, s)) return found;
    for (std::size_t i = 0; i < kGenerals; ++i)
        if (auto found = check_general(b, s, i)) return found;
    if (auto found = check_memory(b, s)) return found;
    if (auto found = check_company(s)) return found;
    return check_set_up(b, s);
}

// --- all of it ----------------------------------------------------------------------------------

std::optional<engine::Mistake> Rules::validate(const State& s) const {
    if (auto found = check_ids(board_, s)) return found;
    State rebuilt = s;
    rebuild(rebuilt);
    if (auto found = check_counters(board_, rebuilt)) return found;
    if (const auto broken = conserved(rebuilt)) return wrong("$", *broken);
    if (over(s) != (s.victory != Victory::None))
        return wrong("$.victory", "a game is over when somebody has won it, and only then");
    if (over(s)) return {};
    for (const auto check :
         {check_stack, check_frames, check_contingents, check_groups, check_battle})
        if (auto found = check(board_, rebuilt)) return found;
    Actions options;
    legal_actions(rebuilt, options);
    if (options.empty()) return wrong("$.frames", "nobody could do anything here");
    return {};
}

}  // namespace levee::fgfk
