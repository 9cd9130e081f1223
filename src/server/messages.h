#pragma once

#include <boost/json/object.hpp>
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
#include "store/store.h"

// What is sent over the feed (ServerMessage in web/src/protocol.ts), as text. Everything here is
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

// A state but for its log, without the last bracket: two that are equal tell the reader nothing new
// between them. And the whole of it, with the log after reader.since.
std::string state_body(const Play& play, const store::Match& match, const Reader& reader);
std::string state_message(std::string_view body, const Play& play, const Reader& reader);

// Seats of this guest and those that are connected now.
struct Presence {
    std::int64_t guest = 0;  // 0: nobody known
    std::set<std::int64_t> online{};
};
// MatchInfo, of what is stored.
boost::json::object match_info(const store::Match& match, const engine::Game& game,
                               const Presence& presence, engine::Language language);
std::string info_message(boost::json::object match, std::size_t spectators);
// The chance that the viewer's side wins (a spectator: the first seat's), as far as he can judge
// it.
std::string assessment_message(const Play& play, engine::SeatId viewer, double chance);
std::string chat_message(const std::vector<store::ChatLine>& lines);

std::string reply(std::uint64_t id);
std::string reply(std::uint64_t id, const Problem& problem);
// With one more member: "odds", "ways", ...
std::string reply(std::uint64_t id, std::string_view member, boost::json::value value);

// Moment: the game as it was after n actions.
boost::json::value moment_json(const Play& play, std::uint64_t n, engine::SeatId viewer,
                               engine::Language language);

}  // namespace levee::server
