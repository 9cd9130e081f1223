#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/rule.h"
#include "engine/contract/seats.h"
#include "engine/tables/table.h"
#include "server/play.h"
#include "server/problem.h"
#include "server/wire_feed.h"
#include "store/store.h"

// What is sent over the feed (server/wire_feed.h), as text. Everything here is
// cut to what the viewer may see.
namespace levee::server {

// Through whose eyes a message is made.
struct Reader {
    engine::SeatId viewer = engine::kSpectator;
    bool decides = false;  // it is the viewer who must decide
    bool undo = false;     // and he may take back the last decision
    engine::Language language{};
    std::uint64_t since = 0;

    auto operator<=>(const Reader&) const = default;  // NOLINT(modernize-use-nullptr)
};

// A state but for its log: two that are equal tell the reader nothing new between them. And the
// whole of it, with the log after reader.since.
std::string state_body(const Play& play, const store::Table& stored, const Reader& reader);
std::string state_message(std::string_view body, const Play& play, const Reader& reader);

// Seats of this guest and those that are connected now.
struct Presence {
    std::int64_t guest = 0;  // 0: nobody known
    std::set<std::int64_t> online{};
};
// Of what is stored.
wire::TableInfo table_info(const store::Table& stored, const engine::Game& game,
                           const Presence& presence, engine::Language language);
std::string info_message(wire::TableInfo table, std::size_t spectators);
// The chance that the viewer's side wins (a spectator: the first seat's), as far as he can judge
// it.
std::string assessment_message(const Play& play, engine::SeatId viewer, double chance);
std::string chat_message(const std::vector<store::ChatLine>& lines);

std::string reply(std::uint64_t id);
std::string reply(std::uint64_t id, const Problem& problem);
// With what was asked for.
std::string reply(std::uint64_t id, wire::ReplyMessage answer);

// The game as it was after n actions.
wire::Moment moment(const Play& play, std::uint64_t n, engine::SeatId viewer,
                    engine::Language language);

}  // namespace levee::server
