#pragma once

#include "games/skeleton/text.h"

// The game for a page with a board. Ids are those of the notation.
namespace levee::skeleton {

using Page = engine::PageOf<Rules>;
Page::Board page_board;
Page::Scene scene;
Page::Overlay overlay;

}  // namespace levee::skeleton
