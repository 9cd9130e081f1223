// What never changes in a game, for the page. All places are those of the drawn sheet.
#include <fmt/format.h>

#include "games/for_god_and_king/entry.h"
#include "games/for_god_and_king/map_drawing.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/wire.h"
#include "games/for_god_and_king/wire_ids.h"
#include "games/for_god_and_king/wire_parts.h"

namespace levee::fgfk {

namespace wire {

std::string nation(Side side) { return side == Side::Republican ? "republican" : "vendeen"; }

// The émigrés come in English ships and English coats.
std::string nation(Force force) {
    return force == Force::Emigres ? "english" : nation(side_of(force));
}

std::string camp(Side side, Language language) {
    constexpr Sentence kRepublicans{"Republicans", "Républicains"};
    constexpr Sentence kVendeens{"Vendéens", "Vendéens"};
    return std::string((side == Side::Republican ? kRepublicans : kVendeens).in(language));
}

std::string army(Army army, Language language) {
    if (army == Army::None) return {};
    std::string text(words::army(army, language));
    if (text.starts_with("the ")) text.erase(0, 4);
    if (text.starts_with("l'")) text.erase(0, 2);
    return words::capitalised(std::move(text));
}

std::string morale_track(Side side) {
    return side == Side::Republican ? "morale-republican" : "morale-vendeen";
}

}  // namespace wire

namespace {

using drawing::Box;
using drawing::Point;
using engine::page::fact;
using engine::page::Facts;
using engine::page::point;

// Large enough to be read with the whole map in the window.
constexpr double kCounter = 38;

// --- spaces -------------------------------------------------------------------------------------

bool inside(const drawing::Line& border, Point p) {
    bool in = false;
    for (std::size_t i = 0, j = border.size() - 1; i < border.size(); j = i++) {
        const Point a = border[i];
        const Point b = border[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            in = !in;
    }
    return in;
}

// Counters stand in the middle of their area; where that lies outside of it, at the town.
Point standing(const drawing::Line& border, Point town) {
    double twice_area = 0;
    Point sum{0, 0};
    for (std::size_t i = 0, j = border.size() - 1; i < border.size(); j = i++) {
        const double cross = border[j].x * border[i].y - border[i].x * border[j].y;
        twice_area += cross;
        sum = sum + (border[i] + border[j]) * cross;
    }
    if (twice_area == 0) return town;
    const Point centre = sum * (1 / (3 * twice_area));
    return inside(border, centre) ? centre : town;
}

Facts facts_of(const AreaCard& card, Language language) {
    constexpr Sentence kTerrain{"Terrain", "Terrain"};
    constexpr Sentence kZone{"Zone", "Zone"};
    constexpr Sentence kObjective{"Objective", "Objectif"};
    constexpr Sentence kPrimary{"primary", "principal"};
    constexpr Sentence kSecondary{"secondary", "secondaire"};
    constexpr Sentence kBase{"Base", "Base"};
    constexpr Sentence kStronghold{"Stronghold", "Place forte"};
    constexpr Sentence kYes{"yes", "oui"};
    constexpr Sentence kAccess{"Access", "Accès"};
    constexpr Sentence kSea{"the sea", "la mer"};
    constexpr Sentence kSouth{"the south", "le sud"};
    constexpr Sentence kLanding{"Landing", "Débarquement"};
    const auto word = [&](const Sentence& sentence) { return sentence.in(language); };
    Facts facts{fact(word(kTerrain), words::terrain(card.terrain, language)),
                fact(word(kZone), words::zone(card.zone, language))};
    const auto add = [&](const Sentence& label, std::string_view value) {
        facts.push_back(fact(word(label), value));
    };
    if (card.objective != Objective::None)
        add(kObjective, word(card.objective == Objective::Primary ? kPrimary : kSecondary));
    if (card.base != Army::None) add(kBase, wire::army(card.base, language));
    if (card.stronghold) add(kStronghold, word(kYes));
    if (card.access != Access::None) add(kAccess, word(card.access == Access::Sea ? kSea : kSouth));
    if (card.landing > 0) add(kLanding, words::points(card.landing, Force::Emigres, language));
    return facts;
}

std::vector<engine::page::Space> spaces(const drawing::Sheet& sheet, Language language) {
    const Board& board = sheet.board();
    std::vector<engine::page::Space> list;
    for (const AreaId area : board.map.all()) {
        const drawing::Line border = sheet.border(area);
        const Point at = standing(border, sheet.town(area));
        const AreaCard& card = board.card(area);
        engine::page::Space space{.id = space_id(board, area),
                                  .name = card.name,
                                  .at = point(at.x, at.y),
                                  .outline = {},
                                  .facts = facts_of(card, language)};
        for (const Point corner : border) space.outline.push_back(point(corner.x, corner.y));
        list.push_back(std::move(space));
    }
    return list;
}

// --- counters -----------------------------------------------------------------------------------

engine::page::Face face_of(const Board& board, GeneralId general, Language language) {
    constexpr Sentence kFullName{"Name", "Nom"};
    constexpr Sentence kArmy{"Army", "Armée"};
    constexpr Sentence kStrategic{"Strategic rating", "Valeur stratégique"};
    constexpr Sentence kTactical{"Tactical rating", "Valeur tactique"};
    constexpr Sentence kStatus{"Status", "Condition"};
    constexpr Sentence kNoble{"noble", "noble"};
    constexpr Sentence kSansCulotte{"sans-culotte", "sans-culotte"};
    const GeneralCard& card = board.card(general);
    const auto word = [&](const Sentence& sentence) { return std::string(sentence.in(language)); };
    engine::page::Face face{.id = piece_id(board, general),
                            .name = card.name,
                            .side = static_cast<int>(card.side),
                            .nation = wire::nation(card.side),
                            .kind = "leader",
                            .group = wire::army(card.army, language),
                            .left = std::to_string(card.strategic),
                            .right = std::to_string(card.tactical),
                            .middle = "",
                            .facts = {{word(kFullName), card.full_name},
                                      {word(kStrategic), std::to_string(card.strategic)},
                                      {word(kTactical), std::to_string(card.tactical)}}};
    if (card.army != Army::None) face.facts.push_back({word(kArmy), face.group});
    if (card.status != Status::None)
        face.facts.push_back(
            {word(kStatus), word(card.status == Status::Noble ? kNoble : kSansCulotte)});
    return face;
}

std::vector<engine::page::Face> faces(const Board& board, Language language) {
    std::vector<engine::page::Face> list;
    for (std::uint8_t raw = 0; raw < kGenerals; ++raw)
        list.push_back(face_of(board, GeneralId{raw}, language));
    return list;
}

// --- tracks -------------------------------------------------------------------------------------

engine::page::TrackBox box_at(int value, std::string label, const Box& box, double aside) {
    return {std::to_string(value), std::move(label),
            point(box.x + box.width / 2 + aside, box.y + box.height / 2)};
}

// Markers of different kinds lie side by side in the same boxes.
engine::page::Track five(std::string_view id, std::string title,
                         Box (*box_of)(const drawing::Sheet&, int), const drawing::Sheet& sheet,
                         double aside) {
    engine::page::Track track{std::string(id), std::move(title), {}};
    for (int value = -drawing::kTrackEnd; value <= drawing::kTrackEnd; ++value)
        track.boxes.push_back(box_at(value, words::with_sign(value), box_of(sheet, value), aside));
    return track;
}

std::vector<engine::page::Track> tracks(const drawing::Sheet& sheet, Language language) {
    constexpr Sentence kTurnTitle{"Turns", "Tours"};
    constexpr Sentence kMorale{"Morale: {}", "Moral : {}"};
    constexpr Sentence kArms{"Arms and powder: {}", "Armes et poudre : {}"};
    constexpr double kAside = 15;
    engine::page::Track turns{"turn", std::string(kTurnTitle.in(language)), {}};
    for (int turn = 1; turn <= static_cast<int>(kTurns); ++turn)
        turns.boxes.push_back(
            box_at(turn, fmt::format("{} {}", turn, words::month(sheet.board(), turn, language)),
                   drawing::turn_box(sheet, turn), 0));
    std::vector<engine::page::Track> list{std::move(turns)};
    for (const Side side : {Side::Republican, Side::Vendeen})
        list.push_back(
            five(wire::morale_track(side),
                 fmt::format(fmt::runtime(kMorale.in(language)), wire::camp(side, language)),
                 &drawing::morale_box, sheet, side == Side::Republican ? -kAside : kAside));
    for (std::size_t i = 0; i < kArmsMarkers.size(); ++i)
        list.push_back(five(
            wire::kArmsTracks[i],
            fmt::format(fmt::runtime(kArms.in(language)), words::army(kArmsMarkers[i], language)),
            &drawing::arms_box, sheet, (static_cast<double>(i) - 1) * kAside));
    return list;
}

constexpr std::array<engine::page::OverlayWords, 3> kOverlays{{
    {"zoc", {"Zones of control", "Zones de contrôle"}},
    {"supply", {"Republican supply", "Ravitaillement républicain"}},
    {"zones", {"Vendéen zones", "Zones vendéennes"}},
}};

}  // namespace

engine::page::Board page_board(const Rules& rules, Language language) {
    const drawing::Sheet sheet(rules.board());
    const Box map = sheet.map();
    const auto side = [&](Side of) {
        return engine::page::Camp{wire::camp(of, language), wire::nation(of)};
    };
    return {.game = std::string(Module::kKey),
            .title = std::string(Module::kTitle),
            .sheet = {sheet.width(), sheet.height(), {map.x, map.y, map.width, map.height}},
            .grid = engine::page::Grid::Area,
            .counter = kCounter,
            .sides = {side(Side::Republican), side(Side::Vendeen)},
            .spaces = spaces(sheet, language),
            .faces = faces(rules.board(), language),
            .tracks = tracks(sheet, language),
            .sequence = wire::sequence(language),
            .tables = wire::tables(rules.board(), language),
            .overlays = engine::page::in_language(kOverlays, language),
            .guide = wire::guide(language)};
}

}  // namespace levee::fgfk
