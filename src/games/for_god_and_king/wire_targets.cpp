#include "games/for_god_and_king/wire.h"

#include <boost/json/object.hpp>

namespace levee::fgfk {

boost::json::value board_json(const Rules& /*rules*/, Language /*language*/) {
    return boost::json::object{};
}
boost::json::value scene(const Rules& /*rules*/, const State& /*view*/, SeatId /*viewer*/,
                         Language /*language*/) {
    return boost::json::object{};
}
engine::Result<boost::json::value> overlay(const Rules& /*rules*/, const State& /*view*/,
                                           std::string_view /*overlay*/, std::string_view /*piece*/,
                                           std::string_view /*space*/, Language /*language*/) {
    return engine::Mistake{"overlay", "no such overlay"};
}
engine::Target target(const Rules& /*rules*/, const State& /*s*/, const Action& /*action*/) {
    return {};
}
std::optional<Action> aimed(const Rules& /*rules*/, const State& /*s*/, const Action& /*action*/,
                            std::string_view /*piece*/, std::string_view /*space*/) {
    return {};
}
std::string step_space(const Board& /*board*/, const Action& /*action*/) { return {}; }
int step_cost(const Report& /*event*/) { return 0; }
std::string cost_text(int cost) { return std::to_string(cost); }

}  // namespace levee::fgfk
