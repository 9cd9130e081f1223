#include "games/la_vendee/wire.h"

#include "engine/contract/chapters.h"
#include "engine/tables/page_kit.h"
#include "games/la_vendee/entry.h"
#include "games/la_vendee/map.h"
#include "games/la_vendee/rules/internal.h"

namespace levee::la_vendee {

namespace {

namespace page = engine::page;

constexpr std::array<page::CampWords, 2> kCamps{
    {{{"Blue", "Bleus"}, "blue"}, {{"Red", "Rouges"}, "red"}}};
constexpr Sentence kLost{"Lost", "Pertes"};
constexpr Sentence kGuns{"guns", "canons"};
constexpr Sentence kTurn{"Turn", "Tour"};

constexpr std::array<page::StageWords, 3> kSequence{
    {{"1", {"Notes", "Notes"}, "1.1", engine::any_of(Business::Notes).bits},
     {"2", {"Movement", "Mouvement"}, "2", engine::any_of(Business::Movement).bits},
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

constexpr page::BoardWords kBoard{.grid = page::Grid::Area,
                                  .counter = 60,
                                  .camps = kCamps,
                                  .sequence = kSequence,
                                  .overlays = kOverlays,
                                  .guide = kGuide};

}  // namespace

page::Board page_board(const Rules& rules, Language language) {
    const Board& b = rules.board();
    const auto sheet = sheet_of(b);
    std::vector<page::Space> spaces;
    for (const AreaId area : b.map.all())
        spaces.push_back(page::space(b.areas[area.raw].key, b.areas[area.raw].name,
                                     sheet.town(area), sheet.border(area)));
    std::vector<page::Face> faces;
    for (const UnitCard& card : b.units)
        faces.push_back({.id = card.name,
                         .name = card.name,
                         .side = static_cast<int>(card.side),
                         .nation = std::string(kCamps[index(card.side)].nation),
                         .kind = "infantry"});
    return page::board_of<Module>(sheet, kBoard, language, std::move(spaces), std::move(faces));
}

page::Scene scene(const Rules& rules, const State& view, SeatId /*viewer*/, Language language) {
    const Board& b = rules.board();
    const page::Speaker in{language};
    page::Scene scene;
    for (std::uint8_t i = 0; i < kUnits; ++i) {
        const UnitId unit{i};
        page::Piece piece{.id = b.units[i].name, .at = {}};
        if (view.at[unit] == kNoArea)
            piece.box = in(kLost);
        else
            piece.at = b.areas[view.at[unit].raw].key;
        piece.badges = page::badges({{view.guns[index(b.side(unit))] == unit, in(kGuns)}});
        scene.pieces.push_back(std::move(piece));
    }
    scene.stage = page::stage_of(kSequence, view, "3");
    scene.status = {in.fact(kTurn, view.turn)};
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

}  // namespace levee::la_vendee
