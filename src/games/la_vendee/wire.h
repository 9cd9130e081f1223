#pragma once

#include "games/la_vendee/text.h"

// The game for a page with a board. Ids are those of the notation.
namespace levee::la_vendee {

using Page = engine::PageOf<Rules>;
Page::Board page_board;
Page::Scene scene;
Page::Overlay overlay;

}  // namespace levee::la_vendee
