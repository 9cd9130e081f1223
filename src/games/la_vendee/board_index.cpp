#include "games/la_vendee/board.h"

// Flat tables for the rules, made from the descriptive part of the board.
namespace levee::la_vendee {

using maps::Link;

namespace {

void index_regions(Board& board) {
    for (const AreaId area : board.map.all()) {
        const AreaCard& card = board.card(area);
        board.home[index(card.home)].add(area);
        if (card.border != Border::None) board.inside[index(card.border)].add(area);
        if (card.fortress) {
            board.fortresses.add(area);
            board.fortresses_at_start[index(card.fortress_start)].add(area);
        }
        if (card.ocean) board.ocean.add(area);
        if (card.east_edge) board.east_edge.add(area);
        if (card.bank == Bank::South) board.south.add(area);
        if (card.bank == Bank::OffMap) board.granville = area;
    }
}

void index_borders(Board& board) {
    const auto links = [&](maps::LinkFlags kinds) {
        return board.map.neighbours_if(
            [kinds](AreaId, const Link& link) { return link.has_border(kinds); });
    };
    board.beside = links(kLand | kLoire);
    board.land = links(kLand);
    board.across = links(kLoire);
    board.route = links(kRoute);
    for (const AreaId area : board.map.all())
        if (!board.across[area].empty()) board.loire.add(area);
}

void index_armies(Board& board) {
    for (std::size_t i = 0; i < board.armies.size(); ++i) {
        const ArmyId army{static_cast<std::uint8_t>(i)};
        const ArmyCard& card = board.card(army);
        board.armies_of[index(card.side)].add(army);
        if (card.kind == ArmyKind::Dummy) board.dummies[index(card.side)].add(army);
        if (card.turn == 0) board.at_start[index(card.side)].add(army);
        if (card.kind == ArmyKind::British) board.british = army;
        if (card.kind == ArmyKind::Mayence) board.mayence = army;
    }
}

void index_leaders(Board& board) {
    for (std::size_t i = 0; i < board.leaders.size(); ++i) {
        const LeaderId leader{static_cast<std::uint8_t>(i)};
        const LeaderCard& card = board.card(leader);
        board.leaders_of[index(card.side)].add(leader);
        if (card.reserve) board.reserve.add(leader);
        if (card.artillery) board.bonaparte = leader;
        if (card.succession != 0) board.succession[card.succession - 1U] = leader;
    }
}

}  // namespace

void index_board(Board& board) {
    index_regions(board);
    index_borders(board);
    index_armies(board);
    index_leaders(board);
    for (std::size_t i = 0; i < kCards; ++i)
        if (board.cards[i].any_time) board.any_time.add(CardId{static_cast<std::uint8_t>(i)});
}

}  // namespace levee::la_vendee
