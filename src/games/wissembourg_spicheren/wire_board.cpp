// What never changes in a battle, for the page. All places are those of the drawn sheet.
#include <fmt/format.h>

#include <cstdlib>

#include "games/wissembourg_spicheren/entry.h"
#include "games/wissembourg_spicheren/map.h"
#include "games/wissembourg_spicheren/wire.h"

namespace levee::wissembourg_spicheren {

namespace wire {

std::string clock(int hour) { return fmt::format("{}.00", hour); }

std::string lead_value(int lead) {
    if (lead == 0) return "0";
    return fmt::format("{}-{}", lead > 0 ? "french" : "german", std::abs(lead));
}

}  // namespace wire

namespace {

using engine::page::Facts;

// As in the printed series a counter nearly fills its hex: with 23 columns on a page it has to be
// read.
constexpr double kCounter = 46;
constexpr double kHours = 24;  // beside the map, where it is entered

constexpr Sentence kTerrain{"Terrain", "Terrain"};
constexpr Sentence kLevel{"Level", "Niveau"};
constexpr Sentence kProtection{"Protection", "Protection"};
constexpr Sentence kObjective{"Objective", "Objectif"};
constexpr Sentence kWays{"Ways", "Voies"};
constexpr std::array<Sentence, 4> kWayWords{
    {{"", ""}, {"road", "route"}, {"path", "chemin"}, {"railway", "chemin de fer"}}};
constexpr Sentence kWater{"Water at its sides", "Eau sur ses côtés"};
constexpr Sentence kStreamWord{"stream", "ruisseau"};
constexpr Sentence kRiverWord{"river", "rivière"};
constexpr Sentence kBridgeWord{"bridge", "pont"};
constexpr Sentence kTrench{"Trench", "Tranchée"};
constexpr Sentence kYes{"on some sides", "sur certains côtés"};

Facts facts_of(const Battle& battle, HexId hex, Language language) {
    const engine::page::Speaker in{language};
    Facts facts{in.fact(kTerrain, words::terrain(battle.terrain[hex.raw], language)),
                in.fact(kLevel, battle.level[hex.raw]),
                in.fact(kProtection, battle.protection[hex.raw])};
    std::array<bool, 4> ways{};
    bool stream = false;
    bool river = false;
    bool bridge = false;
    bool trench = false;
    for (const Battle::Step& step : battle.steps(hex)) {
        ways[static_cast<std::size_t>(step.way)] = true;
        stream |= step.water == Water::Stream;
        river |= step.water == Water::River;
        bridge |= step.bridge;
        trench |= step.trench;
    }
    in.add(facts, kWays,
           in.list({{ways[1], kWayWords[1]}, {ways[2], kWayWords[2]}, {ways[3], kWayWords[3]}}));
    in.add(facts, kWater,
           in.list({{river, kRiverWord}, {stream, kStreamWord}, {bridge, kBridgeWord}}));
    in.add(facts, kTrench, in.list({{trench, kYes}}));
    const std::size_t objective = battle.objective_at[hex.raw];
    if (objective < battle.objectives.size())
        facts.push_back(in.fact(
            kObjective, fmt::format("{} ({})", battle.objectives[objective].name.in(language),
                                    battle.objectives[objective].points)));
    return facts;
}

std::vector<engine::page::Space> spaces(const drawing::Sheet& sheet, Language language) {
    const Battle& battle = sheet.battle();
    std::vector<engine::page::Space> list;
    for (const HexId hex : sheet.hexes())
        list.push_back(engine::page::space(space_id(sheet.board(), hex), battle.hexes[hex.raw].name,
                                           sheet.centre(hex), sheet.outline(hex),
                                           facts_of(battle, hex, language)));
    return list;
}

constexpr Sentence kFormation{"Formation", "Formation"};
constexpr Sentence kArm{"Arm", "Arme"};
constexpr Sentence kCombat{"Combat", "Combat"};
constexpr Sentence kPower{"Fire power", "Puissance de feu"};
constexpr Sentence kRange{"Range", "Portée"};
constexpr Sentence kSteps{"Steps and morale", "Pas et moral"};
constexpr Sentence kMovement{"Movement", "Mouvement"};
constexpr Sentence kCommand{"Command value", "Valeur de commandement"};
constexpr Sentence kBonus{"Combat bonus", "Bonus de combat"};
constexpr Sentence kInertia{"Inertia", "Inertie"};
constexpr Sentence kInitiative{"Initiative", "Initiative"};
constexpr Sentence kChief{"Commander in chief", "Commandant en chef"};
constexpr Sentence kReplacement{"His replacement", "Son remplaçant"};
constexpr std::array<std::string_view, 3> kKinds{"infantry", "cavalry", "artillery"};

engine::page::Face face_of(const Board& board, UnitId unit, Language language) {
    const UnitCard& card = board.card(unit);
    const engine::page::Speaker in{language};
    const bool guns = card.arm == Arm::Artillery;
    const std::string group(board.card(card.formation).name.in(language));
    engine::page::Face face{
        .id = piece_id(board, unit),
        .name = card.name,
        .side = static_cast<int>(card.side),
        .nation = wire::kCamps.nation(card.side),
        .kind = std::string(kKinds[index(card.arm)]),
        .group = group,
        .left = std::to_string(card.combat),
        .right = std::to_string(card.movement),
        .middle = std::to_string(guns ? card.range : card.morale),
        .facts = {in.fact(kFormation, group), in.fact(kArm, words::arm(card.arm, language)),
                  in.fact(guns ? kPower : kCombat,
                          fmt::format("{} ({})", card.combat, card.combat_disorganised)),
                  in.fact(kSteps, card.steps), in.fact(kMovement, card.movement)}};
    if (guns) face.facts.push_back(in.fact(kRange, card.range));
    return face;
}

std::string values_of(const CommanderCard& card, const CommandValues& values) {
    return card.is_chief() ? fmt::format("{} / {}", values.inertia, values.initiative)
                           : fmt::format("{} / {}", values.command, values.bonus);
}

engine::page::Face face_of(const Board& board, CommanderId commander, Language language) {
    const CommanderCard& card = board.card(commander);
    const engine::page::Speaker in{language};
    const bool chief = card.is_chief();
    const std::string group =
        chief ? "" : std::string(board.card(card.formation).name.in(language));
    const CommandValues& front = card.front;
    return {.id = piece_id(board, commander),
            .name = card.name,
            .side = static_cast<int>(card.side),
            .nation = wire::kCamps.nation(card.side),
            .kind = "leader",
            .group = group,
            .left = std::to_string(chief ? front.inertia : front.command),
            .right = std::to_string(card.movement),
            .middle = std::to_string(chief ? front.initiative : front.bonus),
            .facts = {chief ? in.fact(kChief, words::army_of(card.side, language))
                            : in.fact(kFormation, group),
                      in.fact(chief ? kInertia : kCommand, chief ? front.inertia : front.command),
                      in.fact(chief ? kInitiative : kBonus, chief ? front.initiative : front.bonus),
                      in.fact(kReplacement, values_of(card, card.back)),
                      in.fact(kMovement, card.movement)}};
}

// 13.1.6: two markers that look alike.
engine::page::Face face_of_decoy(int marker, Language language) {
    constexpr Sentence kName{"13 ID ?", "13 ID ?"};
    return {.id = decoy_id(marker),
            .name = std::string(kName.in(language)),
            .side = static_cast<int>(Side::German),
            .nation = wire::kCamps.nation(Side::German),
            .kind = "marker"};
}

std::vector<engine::page::Face> faces(const Board& board, BattleId id, Language language) {
    const Battle& battle = board.battle(id);
    std::vector<engine::page::Face> list;
    for (const UnitId unit : battle.units) list.push_back(face_of(board, unit, language));
    for (const CommanderId commander : battle.commanders)
        list.push_back(face_of(board, commander, language));
    if (id == BattleId::Spicheren)
        for (const int marker : {1, 2}) list.push_back(face_of_decoy(marker, language));
    return list;
}

std::vector<engine::page::Track> tracks(const drawing::Sheet& sheet, Language language) {
    constexpr Sentence kTurns{"Hours", "Heures"};
    constexpr Sentence kLead{"Victory points", "Points de victoire"};
    const Battle& battle = sheet.battle();
    const engine::page::Speaker in{language};
    engine::page::Track turns = in.track("turn", kTurns);
    const int last = std::max(battle.turns, battle.turns_varied);
    for (int turn = 1; turn <= last; ++turn)
        turns.boxes.push_back(engine::page::box(std::to_string(turn),
                                                wire::clock(battle.hour(turn)),
                                                drawing::turn_square(sheet, turn)));
    engine::page::Track leads = in.track("vp", kLead);
    engine::page::add_leads(leads, drawing::last_lead(sheet), wire::kCamps, language,
                            wire::lead_value,
                            [&](int lead) { return drawing::lead_square(sheet, lead); });
    return {std::move(turns), std::move(leads)};
}

constexpr std::array<engine::page::OverlayWords, 4> kOverlays{{
    {"zoc", {"Zones of control", "Zones de contrôle"}},
    {"los", {"Line of sight", "Ligne de vue"}},
    {"guns", {"Guns", "Artillerie"}},
    {"command", {"Command", "Commandement"}},
}};

}  // namespace

engine::page::Board page_board(const Rules& rules, const State& s, Language language) {
    const Board& board = rules.board();
    const drawing::Sheet sheet(board, s.battle);
    const auto guide = wire::guide(s.battle);
    auto made = engine::page::board_of<Module>(
        sheet,
        {engine::page::Grid::Hex, kCounter, wire::kCamps.of, wire::sequence(), kOverlays, guide},
        language, spaces(sheet, language), faces(board, s.battle, language),
        tracks(sheet, language), wire::tables(board, s.battle, language));
    made.sheet.map.y -= kHours;
    made.sheet.map.height += 2 * kHours;
    made.title = board.battle(s.battle).title.in(language);
    return made;
}

}  // namespace levee::wissembourg_spicheren
