// What never changes in a battle, for the page. All places are those of the drawn sheet.
#include <fmt/format.h>

#include <cstdlib>

#include "games/wissembourg_spicheren/entry.h"
#include "games/wissembourg_spicheren/map_drawing.h"
#include "games/wissembourg_spicheren/wire.h"
#include "games/wissembourg_spicheren/wire_ids.h"
#include "games/wissembourg_spicheren/wire_parts.h"

namespace levee::wissembourg_spicheren {

namespace {

using engine::page::fact;
using engine::page::Facts;
using engine::page::point;

// Large enough to be read with the whole map in the window, and its facing ends at the hexside.
constexpr double kCounter = 40;

constexpr Sentence kTerrain{"Terrain", "Terrain"};
constexpr Sentence kLevel{"Level", "Niveau"};
constexpr Sentence kProtection{"Protection", "Protection"};
constexpr Sentence kObjective{"Objective", "Objectif"};

Facts facts_of(const drawing::Sheet& sheet, HexId hex, Language language) {
    const Battle& battle = sheet.battle();
    Facts facts{fact(kTerrain.in(language), words::terrain(battle.terrain[hex.raw], language)),
                fact(kLevel.in(language), std::to_string(battle.level[hex.raw])),
                fact(kProtection.in(language), std::to_string(battle.protection[hex.raw]))};
    if (const std::uint8_t i = battle.objective_at[hex.raw]; i < battle.objectives.size()) {
        const Objective& objective = battle.objectives[i];
        facts.push_back(
            fact(kObjective.in(language),
                 fmt::format("{} ({})", objective.name.in(language), objective.points)));
    }
    return facts;
}

std::vector<engine::page::Space> spaces(const drawing::Sheet& sheet, Language language) {
    std::vector<engine::page::Space> list;
    for (const HexId hex : sheet.hexes()) {
        const auto at = sheet.centre(hex);
        engine::page::Space space{.id = space_id(sheet.board(), hex),
                                  .name = sheet.battle().hexes[hex.raw].name,
                                  .at = point(at.x, at.y),
                                  .outline = {},
                                  .facts = facts_of(sheet, hex, language)};
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
constexpr Sentence kCombat{"Combat value", "Valeur de combat"};
constexpr Sentence kSteps{"Steps", "Pas"};
constexpr Sentence kMorale{"Morale", "Moral"};
constexpr Sentence kMovement{"Movement", "Mouvement"};
constexpr Sentence kRange{"Range", "Portée"};
constexpr Sentence kCommand{"Command value", "Valeur de commandement"};
constexpr Sentence kBonus{"Combat bonus", "Bonus de combat"};
constexpr Sentence kInertia{"Inertia", "Inertie"};
constexpr Sentence kInitiative{"Initiative", "Initiative"};
constexpr Sentence kChief{"Commander in chief", "Commandant en chef"};

std::string kind_of(Arm arm) {
    constexpr std::array<const char*, 3> kKinds{"infantry", "cavalry", "artillery"};
    return kKinds[index(arm)];
}

engine::page::Face face_of(const Board& board, UnitId unit, Language language) {
    const UnitCard& card = board.card(unit);
    const auto label = [&](const Sentence& word, std::string_view value) {
        return fact(word.in(language), value);
    };
    Facts facts{label(kFormation, board.card(card.formation).name.in(language)),
                label(kArm, words::arm(card.arm, language)),
                label(kCombat, fmt::format("{} ({})", card.combat, card.combat_disorganised)),
                label(kSteps, std::to_string(card.steps)),
                label(kMorale, std::to_string(card.morale)),
                label(kMovement, std::to_string(card.movement))};
    if (card.range > 0) facts.push_back(label(kRange, std::to_string(card.range)));
    return {.id = piece_id(board, unit),
            .name = card.name,
            .side = static_cast<int>(card.side),
            .nation = wire::nation(card.side),
            .kind = kind_of(card.arm),
            .group = board.card(card.formation).name.in(language),
            .left = std::to_string(card.combat),
            .right = std::to_string(card.movement),
            .middle = std::to_string(card.morale),
            .facts = std::move(facts)};
}

engine::page::Face face_of(const Board& board, CommanderId commander, Language language) {
    const CommanderCard& card = board.card(commander);
    const auto label = [&](const Sentence& word, std::string_view value) {
        return fact(word.in(language), value);
    };
    const auto both = [](int front, int back) { return fmt::format("{} ({})", front, back); };
    const bool chief = card.is_chief();
    const std::string group = chief ? "" : board.card(card.formation).name.in(language);
    Facts facts;
    if (chief)
        facts = {label(kChief, words::army_of(card.side, language)),
                 label(kInertia, both(card.front.inertia, card.back.inertia)),
                 label(kInitiative, both(card.front.initiative, card.back.initiative))};
    else
        facts = {label(kFormation, group),
                 label(kCommand, both(card.front.command, card.back.command)),
                 label(kBonus, both(card.front.bonus, card.back.bonus))};
    return {.id = piece_id(board, commander),
            .name = card.name,
            .side = static_cast<int>(card.side),
            .nation = wire::nation(card.side),
            .kind = "leader",
            .group = group,
            .left = std::to_string(chief ? card.front.inertia : card.front.command),
            .right = std::to_string(chief ? card.front.initiative : card.front.bonus),
            .facts = std::move(facts)};
}

std::vector<engine::page::Face> faces(const drawing::Sheet& sheet, Language language) {
    const Board& board = sheet.board();
    std::vector<engine::page::Face> list;
    for (const UnitId u : sheet.battle().units) list.push_back(face_of(board, u, language));
    for (const CommanderId c : sheet.battle().commanders)
        list.push_back(face_of(board, c, language));
    return list;
}

engine::page::TrackBox box(std::string value, std::string label, const drawing::Box& square) {
    return {std::move(value), std::move(label),
            point(square.x + square.width / 2, square.y + square.height / 2)};
}

std::vector<engine::page::Track> tracks(const drawing::Sheet& sheet, Language language) {
    constexpr Sentence kTurns{"Turns", "Tours"};
    constexpr Sentence kLead{"Lead in victory points", "Avance en points de victoire"};
    engine::page::Track turns{"turn", std::string(kTurns.in(language)), {}};
    const int last = std::max(sheet.battle().turns, sheet.battle().turns_varied);
    for (int turn = 1; turn <= last; ++turn)
        turns.boxes.push_back(
            box(std::to_string(turn), std::to_string(turn), drawing::turn_square(sheet, turn)));
    engine::page::Track leads{"lead", std::string(kLead.in(language)), {}};
    for (int lead = drawing::last_lead(sheet); lead >= -drawing::last_lead(sheet); --lead) {
        const Side side = lead > 0 ? Side::French : Side::German;
        std::string label =
            lead == 0 ? "0" : fmt::format("{} {}", wire::camp(side, language), std::abs(lead));
        leads.boxes.push_back(
            box(wire::lead_value(lead), std::move(label), drawing::lead_square(sheet, lead)));
    }
    return {std::move(turns), std::move(leads)};
}

constexpr std::array<engine::page::OverlayWords, 3> kOverlays{{
    {"zoc", {"Zones of control", "Zones de contrôle"}},
    {"los", {"Line of sight", "Ligne de vue"}},
    {"command", {"Range of command", "Portée de commandement"}},
}};

}  // namespace

engine::page::Board page_board(const Rules& rules, const State& s, Language language) {
    const drawing::Sheet sheet(rules.board(), s.battle);
    const drawing::Box map = sheet.map();
    const auto side = [&](Side of) {
        return engine::page::Camp{wire::camp(of, language), wire::nation(of)};
    };
    return {.game = std::string(Module::kKey),
            .title = sheet.battle().title.in(language),
            .sheet = {sheet.width(), sheet.height(), {map.x, map.y, map.width, map.height}},
            .grid = engine::page::Grid::Hex,
            .counter = kCounter,
            .sides = {side(Side::French), side(Side::German)},
            .spaces = spaces(sheet, language),
            .faces = faces(sheet, language),
            .tracks = tracks(sheet, language),
            .sequence = wire::sequence(language),
            .tables = wire::tables(rules.board(), language),
            .overlays = engine::page::in_language(kOverlays, language),
            .guide = wire::guide(s.battle, language)};
}

}  // namespace levee::wissembourg_spicheren
