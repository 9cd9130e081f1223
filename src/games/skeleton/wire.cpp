#include "games/skeleton/wire.h"

#include "engine/tables/page_words.h"
#include "games/skeleton/entry.h"
#include "games/skeleton/map.h"
#include "games/skeleton/rules/internal.h"

namespace levee::skeleton {

namespace {

namespace page = engine::page;

constexpr std::array<std::string_view, 2> kNations{"blue", "red"};
constexpr std::array<Sentence, 2> kCamps{{{"Blue", "Bleus"}, {"Red", "Rouges"}}};
constexpr Sentence kLost{"Lost", "Pertes"};
constexpr Sentence kGuns{"guns", "canons"};
constexpr Sentence kTurn{"Turn", "Tour"};
constexpr double kCounter = 60;

constexpr std::array<page::StageWords, 3> kSequence{{{"1", {"Notes", "Notes"}, "1.1"},
                                                     {"2", {"Movement", "Mouvement"}, "2"},
                                                     {"3", {"Combat", "Combat"}, "3"}}};
constexpr std::array<page::OverlayWords, 1> kOverlays{{{"battles", {"Battles", "Combats"}}}};
constexpr std::array<page::GuideWords, 2> kGuide{{
    {{"The guns", "Les canons"},
     {"Note which of your units has the guns: it counts double until it is lost.",
      "Notez laquelle de vos unités a les canons : elle compte double tant qu'elle vit."},
     "1.1",
     "note"},
    {{"The mill", "Le moulin"},
     {"March to the mill. Who stands there alone after the last turn has won.",
      "Marchez vers le moulin. Qui s'y trouve seul après le dernier tour a gagné."},
     "1.3",
     "march"},
}};

std::string word(const Sentence& sentence, Language language) {
    return std::string(sentence.in(language));
}

std::string stage_of(const State& s) {
    const Business business = over(s) ? Business::Combat : top(s).business;
    return business == Business::Notes ? "1" : business == Business::Movement ? "2" : "3";
}

UnitId find_piece(const Board& board, std::string_view id) {
    for (std::size_t i = 0; i < kUnits; ++i)
        if (board.units[i].name == id) return UnitId{static_cast<std::uint8_t>(i)};
    return kNoUnit;
}

}  // namespace

page::Board page_board(const Rules& rules, const State& /*s*/, Language language) {
    const Board& b = rules.board();
    const auto sheet = sheet_of(b);
    const auto map = sheet.map();
    page::Board board;
    board.game = Module::kKey;
    board.title = Module::kTitle;
    board.sheet = {sheet.width(), sheet.height(), {map.x, map.y, map.width, map.height}};
    board.grid = page::Grid::Area;
    board.counter = kCounter;
    for (const Side side : kBothSides)
        board.sides.push_back(
            {word(kCamps[index(side)], language), std::string(kNations[index(side)])});
    for (const AreaId area : b.map.all()) {
        const AreaCard& card = b.areas[area.raw];
        page::Space space{.id = card.key, .name = card.name};
        space.at = page::point(sheet.town(area).x, sheet.town(area).y);
        for (const auto& corner : sheet.border(area))
            space.outline.push_back(page::point(corner.x, corner.y));
        board.spaces.push_back(std::move(space));
    }
    for (const UnitCard& card : b.units)
        board.faces.push_back({.id = card.name,
                               .name = card.name,
                               .side = static_cast<int>(card.side),
                               .nation = std::string(kNations[index(card.side)]),
                               .kind = "infantry"});
    board.sequence = page::in_language(kSequence, language);
    board.overlays = page::in_language(kOverlays, language);
    board.guide = page::in_language(kGuide, language);
    return board;
}

page::Scene scene(const Rules& rules, const State& view, SeatId /*viewer*/, Language language) {
    const Board& b = rules.board();
    page::Scene scene;
    for (std::uint8_t i = 0; i < kUnits; ++i) {
        const UnitId unit{i};
        page::Piece piece{.id = b.units[i].name, .at = {}};
        if (view.at[unit] == kNoArea)
            piece.box = word(kLost, language);
        else
            piece.at = b.areas[view.at[unit].raw].key;
        if (view.guns[index(b.side(unit))] == unit) piece.badges = {word(kGuns, language)};
        scene.pieces.push_back(std::move(piece));
    }
    scene.stage = stage_of(view);
    scene.status = {page::fact(kTurn.in(language), std::to_string(view.turn))};
    if (const auto side = holder(b, view))
        scene.control[b.areas[b.mill.raw].key] = static_cast<int>(*side);
    return scene;
}

engine::Result<page::Overlay> overlay(const Rules& rules, const State& view, SeatId /*viewer*/,
                                      std::string_view overlay, std::string_view /*piece*/,
                                      std::string_view /*space*/, Language /*language*/) {
    const Board& b = rules.board();
    if (overlay != kOverlays[0].id) return engine::Mistake{"overlay", "there are only the battles"};
    page::Overlay laid;
    for (const AreaId area : b.map.all())
        if (contested(b, view, area))
            laid.spaces.push_back({b.areas[area.raw].key, page::kNeutral, ""});
    return laid;
}

engine::Target target(const Rules& rules, const State& /*s*/, const Action& action) {
    engine::Target target;
    if (action.unit != kNoUnit) target.piece = words::name(rules.board(), action.unit);
    if (action.area != kNoArea) target.space = rules.board().areas[action.area.raw].key;
    return target;
}

std::optional<Action> aimed(const Rules& rules, const State& /*s*/, const Action& action,
                            std::string_view piece, std::string_view space) {
    if (aim_of(action) == Aim::Nothing) return {};
    Action aimed = action;
    if (!piece.empty()) {
        aimed.unit = find_piece(rules.board(), piece);
        if (aimed.unit == kNoUnit) return {};
    }
    if (!space.empty()) {
        aimed.area = find_area(rules.board(), space);
        if (aim_of(action) != Aim::UnitToArea || aimed.area == kNoArea) return {};
    }
    return aimed;
}

}  // namespace levee::skeleton
