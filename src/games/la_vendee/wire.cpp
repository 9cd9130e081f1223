#include "games/la_vendee/wire.h"

#include "engine/contract/chapters.h"
#include "engine/tables/page_kit.h"
#include "games/la_vendee/entry.h"
#include "games/la_vendee/map.h"
#include "games/la_vendee/rules/internal.h"

namespace levee::la_vendee {

namespace {

namespace page = engine::page;

constexpr std::array<page::CampWords, kSides> kCamps{
    {{{"Royalists", "Royalistes"}, "vendeen"}, {{"Republicans", "Républicains"}, "french"}}};
constexpr Sentence kTurn{"Turn", "Tour"};
constexpr std::array<page::StageWords, 2> kSequence{
    {{"2", {"Irregulars", "Irréguliers"}, "3.2", engine::any_of(Business::Irregulars).bits},
     {"5", {"Card play", "Jeu des cartes"}, "3.5"}}};
constexpr page::BoardWords kBoard{.grid = page::Grid::Area,
                                  .counter = 28,
                                  .camps = kCamps,
                                  .sequence = kSequence,
                                  .overlays = {},
                                  .guide = {}};

}  // namespace

page::Board page_board(const Rules& rules, Language language) {
    const Board& b = rules.board();
    const drawing::Sheet sheet(b);
    std::vector<page::Space> spaces;
    for (const AreaId area : b.map.all())
        spaces.push_back(page::space(b.areas[area.raw].key, b.areas[area.raw].name,
                                     sheet.town(area), sheet.border(area)));
    return page::board_of<Module>(sheet, kBoard, language, std::move(spaces), {});
}

page::Scene scene(const Rules& /*rules*/, const State& view, SeatId /*viewer*/, Language language) {
    const page::Speaker in{language};
    page::Scene scene;
    scene.stage = page::stage_of(kSequence, view, "5");
    scene.status = {in.fact(kTurn, view.turn)};
    return scene;
}

engine::Result<page::Overlay> overlay(const Rules& /*rules*/, const State& /*view*/,
                                      SeatId /*viewer*/, std::string_view /*overlay*/,
                                      std::string_view /*piece*/, std::string_view /*space*/,
                                      Language /*language*/) {
    return engine::Mistake{"overlay", "there are none"};
}

}  // namespace levee::la_vendee
