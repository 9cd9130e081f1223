// What never changes in a game, for the page. All places are those of the drawn sheet.
#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "games/for_god_and_king/entry.h"
#include "games/for_god_and_king/map_drawing.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/wire.h"
#include "games/for_god_and_king/wire_ids.h"
#include "games/for_god_and_king/wire_parts.h"

namespace levee::fgfk {

namespace wire {

std::string_view nation(Side side) { return side == Side::Republican ? "republican" : "vendeen"; }

// The émigrés come in English ships and English coats.
std::string_view nation(Force force) {
    return force == Force::Emigres ? "english" : nation(side_of(force));
}

std::string_view camp(Side side, Language language) {
    constexpr Sentence kRepublicans{"Republicans", "Républicains"};
    constexpr Sentence kVendeens{"Vendéens", "Vendéens"};
    return (side == Side::Republican ? kRepublicans : kVendeens).in(language);
}

std::string army(Army army, Language language) {
    if (army == Army::None) return {};
    std::string text(words::army(army, language));
    if (text.starts_with("the ")) text.erase(0, 4);
    if (text.starts_with("l'")) text.erase(0, 2);
    return words::capitalised(std::move(text));
}

std::string_view morale_track(Side side) {
    return side == Side::Republican ? "morale-republican" : "morale-vendeen";
}

}  // namespace wire

namespace {

using boost::json::array;
using boost::json::object;
using drawing::Box;
using drawing::Point;
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
    const auto word = [&](const Sentence& sentence) { return std::string(sentence.in(language)); };
    Facts facts{{word(kTerrain), std::string(words::terrain(card.terrain, language))},
                {word(kZone), std::string(words::zone(card.zone, language))}};
    if (card.objective != Objective::None)
        facts.emplace_back(word(kObjective),
                           word(card.objective == Objective::Primary ? kPrimary : kSecondary));
    if (card.base != Army::None) facts.emplace_back(word(kBase), wire::army(card.base, language));
    if (card.stronghold) facts.emplace_back(word(kStronghold), word(kYes));
    if (card.access != Access::None)
        facts.emplace_back(word(kAccess), word(card.access == Access::Sea ? kSea : kSouth));
    if (card.landing > 0)
        facts.emplace_back(word(kLanding), words::points(card.landing, Force::Emigres, language));
    return facts;
}

array spaces(const drawing::Sheet& sheet, Language language) {
    const Board& board = sheet.board();
    array list;
    for (const AreaId area : board.map.all()) {
        const drawing::Line border = sheet.border(area);
        array outline;
        outline.reserve(border.size());
        for (const Point corner : border) outline.emplace_back(point(corner.x, corner.y));
        const Point at = standing(border, sheet.town(area));
        const AreaCard& card = board.card(area);
        list.emplace_back(object{{"id", space_id(board, area)},
                                 {"name", card.name},
                                 {"at", point(at.x, at.y)},
                                 {"outline", std::move(outline)},
                                 {"facts", engine::page::written(facts_of(card, language))}});
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
    if (card.army != Army::None) face.facts.emplace_back(word(kArmy), face.group);
    if (card.status != Status::None)
        face.facts.emplace_back(word(kStatus),
                                word(card.status == Status::Noble ? kNoble : kSansCulotte));
    return face;
}

array faces(const Board& board, Language language) {
    array list;
    for (std::uint8_t raw = 0; raw < kGenerals; ++raw)
        list.emplace_back(engine::page::written(face_of(board, GeneralId{raw}, language)));
    return list;
}

// --- tracks -------------------------------------------------------------------------------------

// Markers of different kinds lie side by side in the same boxes.
object five(std::string_view id, const std::string& title,
            Box (*box_of)(const drawing::Sheet&, int), const drawing::Sheet& sheet, double aside) {
    array boxes;
    for (int value = -drawing::kTrackEnd; value <= drawing::kTrackEnd; ++value) {
        const Box box = box_of(sheet, value);
        boxes.emplace_back(
            object{{"value", std::to_string(value)},
                   {"label", words::with_sign(value)},
                   {"at", point(box.x + box.width / 2 + aside, box.y + box.height / 2)}});
    }
    return {{"id", id}, {"title", title}, {"boxes", std::move(boxes)}};
}

array tracks(const drawing::Sheet& sheet, Language language) {
    constexpr Sentence kTurnTitle{"Turns", "Tours"};
    constexpr Sentence kMorale{"Morale: {}", "Moral : {}"};
    constexpr Sentence kArms{"Arms and powder: {}", "Armes et poudre : {}"};
    constexpr double kAside = 15;
    array turns;
    for (int turn = 1; turn <= static_cast<int>(kTurns); ++turn) {
        const Box box = drawing::turn_box(sheet, turn);
        turns.emplace_back(object{
            {"value", std::to_string(turn)},
            {"label", fmt::format("{} {}", turn, words::month(sheet.board(), turn, language))},
            {"at", point(box.x + box.width / 2, box.y + box.height / 2)}});
    }
    array list{
        object{{"id", "turn"}, {"title", kTurnTitle.in(language)}, {"boxes", std::move(turns)}}};
    for (const Side side : {Side::Republican, Side::Vendeen})
        list.emplace_back(
            five(wire::morale_track(side),
                 fmt::format(fmt::runtime(kMorale.in(language)), wire::camp(side, language)),
                 &drawing::morale_box, sheet, side == Side::Republican ? -kAside : kAside));
    for (std::size_t i = 0; i < kArmsMarkers.size(); ++i)
        list.emplace_back(five(
            wire::kArmsTracks[i],
            fmt::format(fmt::runtime(kArms.in(language)), words::army(kArmsMarkers[i], language)),
            &drawing::arms_box, sheet, (static_cast<double>(i) - 1) * kAside));
    return list;
}

constexpr std::array<engine::page::OverlayTitle, 3> kOverlays{{
    {"zoc", {"Zones of control", "Zones de contrôle"}},
    {"supply", {"Republican supply", "Ravitaillement républicain"}},
    {"zones", {"Vendéen zones", "Zones vendéennes"}},
}};

}  // namespace

boost::json::value board_json(const Rules& rules, Language language) {
    const drawing::Sheet sheet(rules.board());
    const Box map = sheet.map();
    const auto side = [&](Side of) {
        return std::pair{wire::camp(of, language), wire::nation(of)};
    };
    return engine::page::written({.game = Module::kKey,
                                  .title = Module::kTitle,
                                  .width = sheet.width(),
                                  .height = sheet.height(),
                                  .map = {map.x, map.y, map.width, map.height},
                                  .grid = "area",
                                  .counter = kCounter,
                                  .sides = {side(Side::Republican), side(Side::Vendeen)},
                                  .spaces = spaces(sheet, language),
                                  .faces = faces(rules.board(), language),
                                  .tracks = tracks(sheet, language),
                                  .sequence = wire::sequence(language),
                                  .tables = wire::tables(rules.board(), language),
                                  .overlays = kOverlays,
                                  .guide = wire::guide(language)},
                                 language);
}

}  // namespace levee::fgfk
