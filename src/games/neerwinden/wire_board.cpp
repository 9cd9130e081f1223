// What never changes in a game, for the page. All places are those of the drawn sheet.
#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "games/neerwinden/entry.h"
#include "games/neerwinden/map_drawing.h"
#include "games/neerwinden/wire.h"
#include "games/neerwinden/wire_ids.h"
#include "games/neerwinden/wire_parts.h"

namespace levee::neerwinden {

using engine::Sentence;

namespace wire {

std::string_view nation(Side side) { return side == Side::French ? "french" : "austrian"; }

std::string_view camp(Side side, Language language) {
    constexpr Sentence kFrench{"French", "Français"};
    constexpr Sentence kAustrians{"Austrians", "Autrichiens"};
    return (side == Side::French ? kFrench : kAustrians).in(language);
}

std::string marker_value(int marker) {
    if (marker == 0) return "0";
    return fmt::format("{}-{}", nation(marker > 0 ? Side::French : Side::Austrian),
                       marker > 0 ? marker : -marker);
}

}  // namespace wire

namespace {

using boost::json::array;
using boost::json::object;
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
    const Hex& ground = board.hexes[hex.raw];
    Facts facts{
        {std::string(kTerrain.in(language)), std::string(words::terrain(ground.terrain, language))},
        {std::string(kLevel.in(language)), std::to_string(ground.level)}};
    unsigned features = 0;
    for (const Board::Neighbour& next : board.next[hex.raw]) features |= next.features;
    std::string ways;
    if ((features & kRoad) != 0) add_word(ways, kRoadWord, language);
    if ((features & kPath) != 0) add_word(ways, kPathWord, language);
    if (!ways.empty()) facts.emplace_back(kWays.in(language), ways);
    std::string water;
    if ((features & kRiver) != 0) add_word(water, kRiverWord, language);
    if ((features & kStream) != 0) add_word(water, kStreamWord, language);
    if ((features & kBridge) != 0) add_word(water, kBridgeWord, language);
    if (!water.empty()) facts.emplace_back(kWater.in(language), water);
    for (const Star& star : board.stars)
        for (std::size_t i = 0; i < star.count; ++i)
            if (board.star_hexes[star.hexes[i]] == hex)
                facts.emplace_back(kStar.in(language), wire::camp(star.side, language));
    return facts;
}

array spaces(const drawing::Sheet& sheet, Language language) {
    const Board& board = sheet.board();
    array list;
    for (const HexId hex : sheet.hexes()) {
        array outline;
        for (const Direction d : maps::kDirections) {
            const auto corner = sheet.at(sheet.side(sheet.cell(hex), d).first);
            outline.emplace_back(point(corner.x, corner.y));
        }
        const auto at = sheet.centre(hex);
        list.emplace_back(object{{"id", space_id(board, hex)},
                                 {"name", board.hexes[hex.raw].name},
                                 {"at", point(at.x, at.y)},
                                 {"outline", std::move(outline)},
                                 {"facts", engine::page::written(facts_of(board, hex, language))}});
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

std::string_view kind_of(Arm arm) {
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
    const auto label = [&](const Sentence& word) { return std::string(word.in(language)); };
    return {
        .id = piece_id(board, unit),
        .name = card.name,
        .side = static_cast<int>(card.side),
        .nation = wire::nation(card.side),
        .kind = kind_of(card.arm),
        .group = board.card(card.formation).name,
        .left = std::to_string(card.strength),
        .right = std::to_string(card.movement),
        .middle = std::to_string(card.morale),
        .facts = {{label(kFormation), board.card(card.formation).name},
                  {label(kArm), std::string(words::arm(card.arm, language))},
                  {label(kStrength), std::to_string(card.strength)},
                  {label(kMorale), fmt::format("{} ({})", card.morale, card.morale_disorganised)},
                  {label(kMovement), std::to_string(card.movement)}}};
}

engine::page::Face face_of(const Board& board, CommanderId commander, Language language) {
    const CommanderCard& card = board.card(commander);
    const auto label = [&](const Sentence& word) { return std::string(word.in(language)); };
    const std::string group = card.is_general() ? "" : board.card(card.formation).name;
    return {
        .id = piece_id(board, commander),
        .name = card.name,
        .side = static_cast<int>(card.side),
        .nation = wire::nation(card.side),
        .kind = "leader",
        .group = group,
        .left = std::to_string(card.command),
        .right = std::to_string(card.morale_bonus),
        .middle = std::to_string(card.tactical),
        .facts = {{card.is_general() ? label(kGeneral) : label(kCommander),
                   card.is_general() ? std::string(words::army_of(card.side, language)) : group},
                  {label(kCommand), std::to_string(card.command)},
                  {label(kTactical), std::to_string(card.tactical)},
                  {label(kBonus), std::to_string(card.morale_bonus)},
                  {label(kMovement), std::to_string(card.movement)}}};
}

array faces(const Board& board, Language language) {
    array list;
    for (std::uint8_t raw = 0; raw < kUnits; ++raw)
        list.emplace_back(engine::page::written(face_of(board, UnitId{raw}, language)));
    for (std::uint8_t raw = 0; raw < kCommanders; ++raw)
        list.emplace_back(engine::page::written(face_of(board, CommanderId{raw}, language)));
    return list;
}

object box(std::string value, std::string label, const drawing::Box& square) {
    return {{"value", std::move(value)},
            {"label", std::move(label)},
            {"at", point(square.x + square.width / 2, square.y + square.height / 2)}};
}

array tracks(const drawing::Sheet& sheet, Language language) {
    constexpr Sentence kTurns{"Turns", "Tours"};
    constexpr Sentence kVictory{"Victory points", "Points de victoire"};
    array turns;
    for (int turn = 1; turn <= drawing::last_turn(sheet); ++turn)
        turns.emplace_back(
            box(std::to_string(turn), std::to_string(turn), drawing::turn_square(sheet, turn)));
    array victory;
    for (int marker = drawing::kLastVictorySquare; marker >= -drawing::kLastVictorySquare;
         --marker) {
        const Side side = marker > 0 ? Side::French : Side::Austrian;
        std::string label =
            marker == 0 ? "0" : fmt::format("{} {}", wire::camp(side, language), std::abs(marker));
        victory.emplace_back(box(wire::marker_value(marker), std::move(label),
                                 drawing::victory_square(sheet, marker)));
    }
    return {object{{"id", "turn"}, {"title", kTurns.in(language)}, {"boxes", std::move(turns)}},
            object{{"id", "vp"}, {"title", kVictory.in(language)}, {"boxes", std::move(victory)}}};
}

constexpr std::array<engine::page::OverlayTitle, 3> kOverlays{{
    {"zoc", {"Zones of control", "Zones de contrôle"}},
    {"los", {"Line of sight", "Ligne de vue"}},
    {"command", {"Lines of command", "Lignes de commandement"}},
}};

}  // namespace

boost::json::value board_json(const Rules& rules, Language language) {
    const drawing::Sheet sheet(rules.board());
    const drawing::Box map = sheet.map();
    const auto side = [&](Side of) {
        return std::pair{wire::camp(of, language), wire::nation(of)};
    };
    return engine::page::written({.game = Module::kKey,
                                  .title = Module::kTitle,
                                  .width = sheet.width(),
                                  .height = sheet.height(),
                                  .map = {map.x, map.y, map.width, map.height},
                                  .grid = "hex",
                                  .counter = kCounter,
                                  .sides = {side(Side::French), side(Side::Austrian)},
                                  .spaces = spaces(sheet, language),
                                  .faces = faces(rules.board(), language),
                                  .tracks = tracks(sheet, language),
                                  .sequence = wire::sequence(language),
                                  .tables = wire::tables(language),
                                  .overlays = kOverlays,
                                  .guide = wire::guide(language)},
                                 language);
}

}  // namespace levee::neerwinden
