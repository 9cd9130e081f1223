// What never changes in a game, for the page. All places are those of the drawn sheet.
#include <fmt/format.h>

#include "games/for_god_and_king/entry.h"
#include "games/for_god_and_king/map.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/wire.h"

namespace levee::fgfk {

namespace wire {

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
using engine::page::Facts;

// --- spaces -------------------------------------------------------------------------------------

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
    const engine::page::Speaker in{language};
    Facts facts{in.fact(kTerrain, words::terrain(card.terrain, language)),
                in.fact(kZone, words::zone(card.zone, language))};
    const auto add = [&](const Sentence& label, std::string_view value) {
        facts.push_back(in.fact(label, value));
    };
    if (card.objective != Objective::None)
        add(kObjective, in(card.objective == Objective::Primary ? kPrimary : kSecondary));
    if (card.base != Army::None) add(kBase, wire::army(card.base, language));
    if (card.stronghold) add(kStronghold, in(kYes));
    if (card.access != Access::None) add(kAccess, in(card.access == Access::Sea ? kSea : kSouth));
    if (card.landing > 0) add(kLanding, words::points(card.landing, Force::Emigres, language));
    return facts;
}

std::vector<engine::page::Space> spaces(const drawing::Sheet& sheet, Language language) {
    const Board& board = sheet.board();
    std::vector<engine::page::Space> list;
    for (const AreaId area : board.map.all())
        list.push_back(engine::page::space(space_id(board, area), board.card(area).name,
                                           sheet.standing(area), sheet.border(area),
                                           facts_of(board.card(area), language)));
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
    const engine::page::Speaker in{language};
    engine::page::Face face{
        .id = piece_id(board, general),
        .name = card.name,
        .side = static_cast<int>(card.side),
        .nation = wire::kCamps.nation(card.side),
        .kind = "leader",
        .group = wire::army(card.army, language),
        .left = std::to_string(card.strategic),
        .right = std::to_string(card.tactical),
        .middle = "",
        .facts = {in.fact(kFullName, card.full_name), in.fact(kStrategic, card.strategic),
                  in.fact(kTactical, card.tactical)}};
    if (card.army != Army::None) face.facts.push_back(in.fact(kArmy, face.group));
    if (card.status != Status::None)
        face.facts.push_back(
            in.fact(kStatus, in(card.status == Status::Noble ? kNoble : kSansCulotte)));
    return face;
}

std::vector<engine::page::Face> faces(const Board& board, Language language) {
    std::vector<engine::page::Face> list;
    for (std::uint8_t raw = 0; raw < kGenerals; ++raw)
        list.push_back(face_of(board, GeneralId{raw}, language));
    return list;
}

// --- tracks -------------------------------------------------------------------------------------

// Markers of different kinds lie side by side in the same boxes.
engine::page::Track five(std::string_view id, std::string title,
                         Box (*box_of)(const drawing::Sheet&, int), const drawing::Sheet& sheet,
                         double aside) {
    engine::page::Track track{std::string(id), std::move(title), {}};
    for (int value = -drawing::kTrackEnd; value <= drawing::kTrackEnd; ++value)
        track.boxes.push_back(engine::page::box(std::to_string(value), words::with_sign(value),
                                                box_of(sheet, value), aside));
    return track;
}

std::vector<engine::page::Track> tracks(const drawing::Sheet& sheet, Language language) {
    constexpr Sentence kTurnTitle{"Turns", "Tours"};
    constexpr Sentence kMorale{"Morale: {}", "Moral : {}"};
    constexpr Sentence kArms{"Arms and powder: {}", "Armes et poudre : {}"};
    constexpr double kAside = 15;
    engine::page::Track turns = engine::page::Speaker{language}.track("turn", kTurnTitle);
    for (int turn = 1; turn <= static_cast<int>(kTurns); ++turn)
        turns.boxes.push_back(engine::page::box(
            std::to_string(turn),
            fmt::format("{} {}", turn, words::month(sheet.board(), turn, language)),
            drawing::turn_box(sheet, turn)));
    std::vector<engine::page::Track> list{std::move(turns)};
    for (const Side side : {Side::Republican, Side::Vendeen})
        list.push_back(
            five(wire::morale_track(side),
                 fmt::format(fmt::runtime(kMorale.in(language)), wire::kCamps.name(side, language)),
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
    // Large enough to be read with the whole map in the window.
    constexpr double kCounter = 38;
    return engine::page::board_of<Module>(sheet,
                                          {engine::page::Grid::Area, kCounter, wire::kCamps.of,
                                           wire::sequence(), kOverlays, wire::guide()},
                                          language, spaces(sheet, language),
                                          faces(rules.board(), language), tracks(sheet, language),
                                          wire::tables(rules.board(), language));
}

}  // namespace levee::fgfk
