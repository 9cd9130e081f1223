// What never changes in a battle, for the page. All places are those of the drawn sheet.
#include <fmt/format.h>

#include <cstdlib>

#include "games/wissembourg_spicheren/entry.h"
#include "games/wissembourg_spicheren/map_drawing.h"
#include "games/wissembourg_spicheren/wire.h"
#include "games/wissembourg_spicheren/wire_ids.h"

namespace levee::wissembourg_spicheren {

namespace wire {

std::string nation(Side side) { return side == Side::French ? "imperial" : "prussian"; }

std::string camp(Side side, Language language) {
    constexpr Sentence kFrench{"French", "Français"};
    constexpr Sentence kGermans{"Germans", "Allemands"};
    return std::string((side == Side::French ? kFrench : kGermans).in(language));
}

std::string clock(int hour) { return fmt::format("{}.00", hour); }

std::string lead_value(int lead) {
    if (lead == 0) return "0";
    return fmt::format("{}-{}", lead > 0 ? "french" : "german", std::abs(lead));
}

}  // namespace wire

namespace {

using engine::page::fact;
using engine::page::Facts;
using engine::page::point;

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

void add_word(std::string& list, const Sentence& word, Language language) {
    list += (list.empty() ? "" : ", ") + std::string(word.in(language));
}

Facts facts_of(const Battle& battle, HexId hex, Language language) {
    Facts facts{
        fact(kTerrain.in(language), words::terrain(battle.terrain[hex.raw], language)),
        fact(kLevel.in(language), std::to_string(battle.level[hex.raw])),
        fact(kProtection.in(language), std::to_string(battle.protection[hex.raw])),
    };
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
    std::string text;
    for (std::size_t i = 1; i < ways.size(); ++i)
        if (ways[i]) add_word(text, kWayWords[i], language);
    if (!text.empty()) facts.push_back(fact(kWays.in(language), text));
    std::string water;
    if (river) add_word(water, kRiverWord, language);
    if (stream) add_word(water, kStreamWord, language);
    if (bridge) add_word(water, kBridgeWord, language);
    if (!water.empty()) facts.push_back(fact(kWater.in(language), water));
    if (trench) facts.push_back(fact(kTrench.in(language), kYes.in(language)));
    const std::size_t objective = battle.objective_at[hex.raw];
    if (objective < battle.objectives.size())
        facts.push_back(fact(kObjective.in(language),
                             fmt::format("{} ({})", battle.objectives[objective].name.in(language),
                                         battle.objectives[objective].points)));
    return facts;
}

std::vector<engine::page::Space> spaces(const drawing::Sheet& sheet, Language language) {
    const Battle& battle = sheet.battle();
    std::vector<engine::page::Space> list;
    for (const HexId hex : sheet.hexes()) {
        const auto at = sheet.centre(hex);
        engine::page::Space space{.id = space_id(sheet.board(), hex),
                                  .name = battle.hexes[hex.raw].name,
                                  .at = point(at.x, at.y),
                                  .outline = {},
                                  .facts = facts_of(battle, hex, language)};
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
    const auto label = [&](const Sentence& word, std::string_view value) {
        return fact(word.in(language), value);
    };
    const bool guns = card.arm == Arm::Artillery;
    const std::string group(board.card(card.formation).name.in(language));
    engine::page::Face face{
        .id = piece_id(board, unit),
        .name = card.name,
        .side = static_cast<int>(card.side),
        .nation = wire::nation(card.side),
        .kind = std::string(kKinds[index(card.arm)]),
        .group = group,
        .left = std::to_string(card.combat),
        .right = std::to_string(card.movement),
        .middle = std::to_string(guns ? card.range : card.morale),
        .facts = {label(kFormation, group), label(kArm, words::arm(card.arm, language)),
                  label(guns ? kPower : kCombat,
                        fmt::format("{} ({})", card.combat, card.combat_disorganised)),
                  label(kSteps, std::to_string(card.steps)),
                  label(kMovement, std::to_string(card.movement))}};
    if (guns) face.facts.push_back(label(kRange, std::to_string(card.range)));
    return face;
}

std::string values_of(const CommanderCard& card, const CommandValues& values) {
    return card.is_chief() ? fmt::format("{} / {}", values.inertia, values.initiative)
                           : fmt::format("{} / {}", values.command, values.bonus);
}

engine::page::Face face_of(const Board& board, CommanderId commander, Language language) {
    const CommanderCard& card = board.card(commander);
    const auto label = [&](const Sentence& word, std::string_view value) {
        return fact(word.in(language), value);
    };
    const bool chief = card.is_chief();
    const std::string group =
        chief ? "" : std::string(board.card(card.formation).name.in(language));
    const CommandValues& front = card.front;
    return {.id = piece_id(board, commander),
            .name = card.name,
            .side = static_cast<int>(card.side),
            .nation = wire::nation(card.side),
            .kind = "leader",
            .group = group,
            .left = std::to_string(chief ? front.inertia : front.command),
            .right = std::to_string(card.movement),
            .middle = std::to_string(chief ? front.initiative : front.bonus),
            .facts = {chief ? label(kChief, words::army_of(card.side, language))
                            : label(kFormation, group),
                      label(chief ? kInertia : kCommand,
                            std::to_string(chief ? front.inertia : front.command)),
                      label(chief ? kInitiative : kBonus,
                            std::to_string(chief ? front.initiative : front.bonus)),
                      label(kReplacement, values_of(card, card.back)),
                      label(kMovement, std::to_string(card.movement))}};
}

// 13.1.6: two markers that look alike.
engine::page::Face face_of_decoy(int marker, Language language) {
    constexpr Sentence kName{"13 ID ?", "13 ID ?"};
    return {.id = decoy_id(marker),
            .name = std::string(kName.in(language)),
            .side = static_cast<int>(Side::German),
            .nation = wire::nation(Side::German),
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

engine::page::TrackBox box(std::string value, std::string label, const drawing::Box& square) {
    return {std::move(value), std::move(label),
            point(square.x + square.width / 2, square.y + square.height / 2)};
}

std::vector<engine::page::Track> tracks(const drawing::Sheet& sheet, Language language) {
    constexpr Sentence kTurns{"Hours", "Heures"};
    constexpr Sentence kLead{"Victory points", "Points de victoire"};
    const Battle& battle = sheet.battle();
    engine::page::Track turns{"turn", std::string(kTurns.in(language)), {}};
    const int last = std::max(battle.turns, battle.turns_varied);
    for (int turn = 1; turn <= last; ++turn)
        turns.boxes.push_back(box(std::to_string(turn), wire::clock(battle.hour(turn)),
                                  drawing::turn_square(sheet, turn)));
    engine::page::Track leads{"vp", std::string(kLead.in(language)), {}};
    const int most = drawing::last_lead(sheet);
    for (int lead = most; lead >= -most; --lead) {
        const Side side = lead > 0 ? Side::French : Side::German;
        std::string label =
            lead == 0 ? "0" : fmt::format("{} {}", wire::camp(side, language), std::abs(lead));
        leads.boxes.push_back(
            box(wire::lead_value(lead), std::move(label), drawing::lead_square(sheet, lead)));
    }
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
    const drawing::Box map = sheet.map();
    const auto side = [&](Side of) {
        return engine::page::Camp{wire::camp(of, language), wire::nation(of)};
    };
    return {.game = std::string(Module::kKey),
            .title = std::string(board.battle(s.battle).title.in(language)),
            .sheet = {sheet.width(),
                      sheet.height(),
                      {map.x, map.y - kHours, map.width, map.height + 2 * kHours}},
            .grid = engine::page::Grid::Hex,
            .counter = kCounter,
            .sides = {side(Side::French), side(Side::German)},
            .spaces = spaces(sheet, language),
            .faces = faces(board, s.battle, language),
            .tracks = tracks(sheet, language),
            .sequence = wire::sequence(language),
            .tables = wire::tables(board, s.battle, language),
            .overlays = engine::page::in_language(kOverlays, language),
            .guide = wire::guide(s.battle, language)};
}

}  // namespace levee::wissembourg_spicheren
