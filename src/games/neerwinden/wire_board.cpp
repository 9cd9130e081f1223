// What never changes in a game, for the page. All places are those of the drawn sheet.
#include <fmt/format.h>

#include "games/neerwinden/entry.h"
#include "games/neerwinden/map.h"
#include "games/neerwinden/wire.h"

namespace levee::neerwinden {

using engine::Sentence;

namespace wire {

std::string marker_value(int marker) {
    if (marker == 0) return "0";
    return fmt::format("{}-{}", kCamps.nation(marker > 0 ? Side::French : Side::Austrian),
                       marker > 0 ? marker : -marker);
}

}  // namespace wire

namespace {

using engine::page::Facts;

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

Facts facts_of(const Board& board, HexId hex, Language language) {
    const HexCard& ground = board.hexes[hex.raw];
    const engine::page::Speaker in{language};
    Facts facts{in.fact(kTerrain, words::terrain(ground.terrain, language)),
                in.fact(kLevel, ground.level)};
    unsigned features = 0;
    for (const Board::Neighbour& next : board.next[hex.raw]) features |= next.features;
    in.add(facts, kWays,
           in.list({{(features & kRoad) != 0, kRoadWord}, {(features & kPath) != 0, kPathWord}}));
    in.add(facts, kWater,
           in.list({{(features & kRiver) != 0, kRiverWord},
                    {(features & kStream) != 0, kStreamWord},
                    {(features & kBridge) != 0, kBridgeWord}}));
    for (const Star& star : board.stars)
        for (std::size_t i = 0; i < star.count; ++i)
            if (board.star_hexes[star.hexes[i]] == hex)
                facts.push_back(in.fact(kStar, wire::kCamps.name(star.side, language)));
    return facts;
}

std::vector<engine::page::Space> spaces(const drawing::Sheet& sheet, Language language) {
    const Board& board = sheet.board();
    std::vector<engine::page::Space> list;
    for (const HexId hex : sheet.hexes())
        list.push_back(engine::page::space(space_id(board, hex), board.hexes[hex.raw].name,
                                           sheet.centre(hex), sheet.outline(hex),
                                           facts_of(board, hex, language)));
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
    constexpr std::array<const char*, 3> kKinds{"infantry", "cavalry", "artillery"};
    return kKinds[static_cast<std::size_t>(arm)];
}

engine::page::Face face_of(const Board& board, UnitId unit, Language language) {
    const UnitCard& card = board.card(unit);
    const engine::page::Speaker in{language};
    return {
        .id = piece_id(board, unit),
        .name = card.name,
        .side = static_cast<int>(card.side),
        .nation = wire::kCamps.nation(card.side),
        .kind = kind_of(card.arm),
        .group = board.card(card.formation).name,
        .left = std::to_string(card.strength),
        .right = std::to_string(card.movement),
        .middle = std::to_string(card.morale),
        .facts = {in.fact(kFormation, board.card(card.formation).name),
                  in.fact(kArm, words::arm(card.arm, language)), in.fact(kStrength, card.strength),
                  in.fact(kMorale, fmt::format("{} ({})", card.morale, card.morale_disorganised)),
                  in.fact(kMovement, card.movement)}};
}

engine::page::Face face_of(const Board& board, CommanderId commander, Language language) {
    const CommanderCard& card = board.card(commander);
    const engine::page::Speaker in{language};
    const std::string group = card.is_general() ? "" : board.card(card.formation).name;
    return {.id = piece_id(board, commander),
            .name = card.name,
            .side = static_cast<int>(card.side),
            .nation = wire::kCamps.nation(card.side),
            .kind = "leader",
            .group = group,
            .left = std::to_string(card.command),
            .right = std::to_string(card.morale_bonus),
            .middle = std::to_string(card.tactical),
            .facts = {card.is_general() ? in.fact(kGeneral, words::army_of(card.side, language))
                                        : in.fact(kCommander, group),
                      in.fact(kCommand, card.command), in.fact(kTactical, card.tactical),
                      in.fact(kBonus, card.morale_bonus), in.fact(kMovement, card.movement)}};
}

std::vector<engine::page::Face> faces(const Board& board, Language language) {
    std::vector<engine::page::Face> list;
    for (std::uint8_t raw = 0; raw < kUnits; ++raw)
        list.push_back(face_of(board, UnitId{raw}, language));
    for (std::uint8_t raw = 0; raw < kCommanders; ++raw)
        list.push_back(face_of(board, CommanderId{raw}, language));
    return list;
}

std::vector<engine::page::Track> tracks(const drawing::Sheet& sheet, Language language) {
    constexpr Sentence kTurns{"Turns", "Tours"};
    constexpr Sentence kVictory{"Victory points", "Points de victoire"};
    const engine::page::Speaker in{language};
    engine::page::Track turns = in.track("turn", kTurns);
    for (int turn = 1; turn <= drawing::last_turn(sheet); ++turn)
        turns.boxes.push_back(engine::page::box(std::to_string(turn), std::to_string(turn),
                                                drawing::turn_square(sheet, turn)));
    engine::page::Track victory = in.track("vp", kVictory);
    engine::page::add_leads(victory, drawing::kLastVictorySquare, wire::kCamps, language,
                            wire::marker_value,
                            [&](int marker) { return drawing::victory_square(sheet, marker); });
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
    // Large enough to be read with the whole map in the window, and its facing ends at the hexside.
    constexpr double kCounter = 40;
    return engine::page::board_of<Module>(sheet,
                                          {engine::page::Grid::Hex, kCounter, wire::kCamps.of,
                                           wire::sequence(), kOverlays, wire::guide()},
                                          language, spaces(sheet, language),
                                          faces(rules.board(), language), tracks(sheet, language),
                                          wire::tables(language));
}

}  // namespace levee::neerwinden
