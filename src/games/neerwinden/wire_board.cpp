// What never changes in a game, for the page. All places are those of the drawn sheet.
#include <fmt/format.h>

#include "games/neerwinden/entry.h"
#include "games/neerwinden/map_drawing.h"
#include "games/neerwinden/wire.h"
#include "games/neerwinden/wire_ids.h"
#include "games/neerwinden/wire_parts.h"

namespace levee::neerwinden {

using engine::Sentence;

namespace wire {

std::string nation(Side side) { return side == Side::French ? "french" : "austrian"; }

std::string camp(Side side, Language language) {
    constexpr Sentence kFrench{"French", "Français"};
    constexpr Sentence kAustrians{"Austrians", "Autrichiens"};
    return std::string((side == Side::French ? kFrench : kAustrians).in(language));
}

std::string marker_value(int marker) {
    if (marker == 0) return "0";
    return fmt::format("{}-{}", nation(marker > 0 ? Side::French : Side::Austrian),
                       marker > 0 ? marker : -marker);
}

}  // namespace wire

namespace {

using engine::page::fact;
using engine::page::Facts;
using engine::page::point;

// Large enough to be read with the whole map in the window, and its facing ends at the hexside.
constexpr double kCounter = 40;

constexpr Sentence kTerrain{"Terrain", "Terrain"};
constexpr Sentence kLevel{"Level", "Niveau"};
constexpr Sentence kStar{"Victory point", "Point de victoire"};
constexpr Sentence kWays{"Ways", "Voies"};
constexpr Sentence kRoadWord{"road", "route"};
constexpr Sentence kPathWord{"path", "chemin"};
constexpr Sentence kWater{"Water at its sides", "Eau sur ses côtés"};
constexpr Sentence kRiverWord{"river", "rivière"};
constexpr Sentence kStreamWord{"stream", "ruisseau"};
constexpr Sentence kBridgeWord{"bridge", "pont"};

void add_word(std::string& list, const Sentence& word, Language language) {
    list += (list.empty() ? "" : ", ") + std::string(word.in(language));
}

Facts facts_of(const Board& board, HexId hex, Language language) {
    const HexCard& ground = board.hexes[hex.raw];
    Facts facts{fact(kTerrain.in(language), words::terrain(ground.terrain, language)),
                fact(kLevel.in(language), std::to_string(ground.level))};
    unsigned features = 0;
    for (const Board::Neighbour& next : board.next[hex.raw]) features |= next.features;
    std::string ways;
    if ((features & kRoad) != 0) add_word(ways, kRoadWord, language);
    if ((features & kPath) != 0) add_word(ways, kPathWord, language);
    if (!ways.empty()) facts.push_back(fact(kWays.in(language), ways));
    std::string water;
    if ((features & kRiver) != 0) add_word(water, kRiverWord, language);
    if ((features & kStream) != 0) add_word(water, kStreamWord, language);
    if ((features & kBridge) != 0) add_word(water, kBridgeWord, language);
    if (!water.empty()) facts.push_back(fact(kWater.in(language), water));
    for (const Star& star : board.stars)
        for (std::size_t i = 0; i < star.count; ++i)
            if (board.star_hexes[star.hexes[i]] == hex)
                facts.push_back(fact(kStar.in(language), wire::camp(star.side, language)));
    return facts;
}

std::vector<engine::page::Space> spaces(const drawing::Sheet& sheet, Language language) {
    const Board& board = sheet.board();
    std::vector<engine::page::Space> list;
    for (const HexId hex : sheet.hexes()) {
        const auto at = sheet.centre(hex);
        engine::page::Space space{.id = space_id(board, hex),
                                  .name = board.hexes[hex.raw].name,
                                  .at = point(at.x, at.y),
                                  .outline = {},
                                  .facts = facts_of(board, hex, language)};
        for (const Direction d : maps::kDirections) {
            const auto corner = sheet.at(sheet.side(sheet.cell(hex), d).first);
            space.outline.push_back(point(corner.x, corner.y));
        }
        list.push_back(std::move(space));
    }
    return list;
}

constexpr Sentence kFormation{"Formation", "Formation"};
constexpr Sentence kArm{"Arm", "Arme"};
constexpr Sentence kStrength{"Strength", "Force"};
constexpr Sentence kMorale{"Morale", "Moral"};
constexpr Sentence kMovement{"Movement", "Mouvement"};
constexpr Sentence kCommand{"Command value", "Valeur de commandement"};
constexpr Sentence kTactical{"Tactical value", "Valeur tactique"};
constexpr Sentence kBonus{"Morale bonus", "Bonus de moral"};
constexpr Sentence kGeneral{"Commanding general", "Général en chef"};
constexpr Sentence kCommander{"Commander", "Commandant"};

std::string kind_of(Arm arm) {
    switch (arm) {
        case Arm::Infantry:
            return "infantry";
        case Arm::Cavalry:
            return "cavalry";
        case Arm::Artillery:
            break;
    }
    return "artillery";
}

engine::page::Face face_of(const Board& board, UnitId unit, Language language) {
    const UnitCard& card = board.card(unit);
    const auto label = [&](const Sentence& word, std::string_view value) {
        return fact(word.in(language), value);
    };
    return {.id = piece_id(board, unit),
            .name = card.name,
            .side = static_cast<int>(card.side),
            .nation = wire::nation(card.side),
            .kind = kind_of(card.arm),
            .group = board.card(card.formation).name,
            .left = std::to_string(card.strength),
            .right = std::to_string(card.movement),
            .middle = std::to_string(card.morale),
            .facts = {label(kFormation, board.card(card.formation).name),
                      label(kArm, words::arm(card.arm, language)),
                      label(kStrength, std::to_string(card.strength)),
                      label(kMorale, fmt::format("{} ({})", card.morale, card.morale_disorganised)),
                      label(kMovement, std::to_string(card.movement))}};
}

engine::page::Face face_of(const Board& board, CommanderId commander, Language language) {
    const CommanderCard& card = board.card(commander);
    const auto label = [&](const Sentence& word, std::string_view value) {
        return fact(word.in(language), value);
    };
    const std::string group = card.is_general() ? "" : board.card(card.formation).name;
    return {.id = piece_id(board, commander),
            .name = card.name,
            .side = static_cast<int>(card.side),
            .nation = wire::nation(card.side),
            .kind = "leader",
            .group = group,
            .left = std::to_string(card.command),
            .right = std::to_string(card.morale_bonus),
            .middle = std::to_string(card.tactical),
            .facts = {card.is_general() ? label(kGeneral, words::army_of(card.side, language))
                                        : label(kCommander, group),
                      label(kCommand, std::to_string(card.command)),
                      label(kTactical, std::to_string(card.tactical)),
                      label(kBonus, std::to_string(card.morale_bonus)),
                      label(kMovement, std::to_string(card.movement))}};
}

std::vector<engine::page::Face> faces(const Board& board, Language language) {
    std::vector<engine::page::Face> list;
    for (std::uint8_t raw = 0; raw < kUnits; ++raw)
        list.push_back(face_of(board, UnitId{raw}, language));
    for (std::uint8_t raw = 0; raw < kCommanders; ++raw)
        list.push_back(face_of(board, CommanderId{raw}, language));
    return list;
}

engine::page::TrackBox box(std::string value, std::string label, const drawing::Box& square) {
    return {std::move(value), std::move(label),
            point(square.x + square.width / 2, square.y + square.height / 2)};
}

std::vector<engine::page::Track> tracks(const drawing::Sheet& sheet, Language language) {
    constexpr Sentence kTurns{"Turns", "Tours"};
    constexpr Sentence kVictory{"Victory points", "Points de victoire"};
    engine::page::Track turns{"turn", std::string(kTurns.in(language)), {}};
    for (int turn = 1; turn <= drawing::last_turn(sheet); ++turn)
        turns.boxes.push_back(
            box(std::to_string(turn), std::to_string(turn), drawing::turn_square(sheet, turn)));
    engine::page::Track victory{"vp", std::string(kVictory.in(language)), {}};
    for (int marker = drawing::kLastVictorySquare; marker >= -drawing::kLastVictorySquare;
         --marker) {
        const Side side = marker > 0 ? Side::French : Side::Austrian;
        std::string label =
            marker == 0 ? "0" : fmt::format("{} {}", wire::camp(side, language), std::abs(marker));
        victory.boxes.push_back(box(wire::marker_value(marker), std::move(label),
                                    drawing::victory_square(sheet, marker)));
    }
    return {std::move(turns), std::move(victory)};
}

constexpr std::array<engine::page::OverlayWords, 3> kOverlays{{
    {"zoc", {"Zones of control", "Zones de contrôle"}},
    {"los", {"Line of sight", "Ligne de vue"}},
    {"command", {"Lines of command", "Lignes de commandement"}},
}};

}  // namespace

engine::page::Board page_board(const Rules& rules, Language language) {
    const drawing::Sheet sheet(rules.board());
    const drawing::Box map = sheet.map();
    const auto side = [&](Side of) {
        return engine::page::Camp{wire::camp(of, language), wire::nation(of)};
    };
    return {.game = std::string(Module::kKey),
            .title = std::string(Module::kTitle),
            .sheet = {sheet.width(), sheet.height(), {map.x, map.y, map.width, map.height}},
            .grid = engine::page::Grid::Hex,
            .counter = kCounter,
            .sides = {side(Side::French), side(Side::Austrian)},
            .spaces = spaces(sheet, language),
            .faces = faces(rules.board(), language),
            .tracks = tracks(sheet, language),
            .sequence = wire::sequence(language),
            .tables = wire::tables(language),
            .overlays = engine::page::in_language(kOverlays, language),
            .guide = wire::guide(language)};
}

}  // namespace levee::neerwinden
