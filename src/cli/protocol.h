#pragma once

#include <boost/json/object.hpp>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/request.h"
#include "engine/tables/game.h"
#include "engine/tables/session.h"
#include "games/registry.h"

namespace levee::cli {

// The JSON-lines protocol (docs/protocol.md): one request in, one reply out. It trusts nobody:
// whatever a line holds, the answer is one object, and a request that is refused has changed
// nothing.
class Protocol {
 public:
    static constexpr std::size_t kMostBytes = std::size_t{1} << 20U;

    Protocol(std::span<const games::GameEntry> games, std::string data, engine::Language language)
        : games_(games), data_(std::move(data)), language_(language) {}

    // One line without its end; the answer without one either.
    std::string answer(std::string_view line);
    // The answer to a line that was too long to keep.
    std::string answer_too_long(std::size_t bytes) const;
    bool finished() const { return finished_; }

 private:
    struct Error {
        std::string where;
        std::string what;
        std::string rule{};
        boost::json::object more{};  // what was done before it (apply with "partial")
    };
    using Reply = std::variant<boost::json::object, Error>;
    using Command = Reply (Protocol::*)(Request&);

    static Command command_named(std::string_view name);
    Reply answer(const boost::json::object& request);

    Reply games(Request& request);
    Reply new_game(Request& request);
    Reply load_state(Request& request);
    Reply set_position(Request& request);
    Reply load_record(Request& request);
    Reply legal(Request& request);
    Reply why_not(Request& request);
    Reply odds(Request& request);
    Reply apply(Request& request);
    Reply view(Request& request);
    Reply state(Request& request);
    Reply dice(Request& request);
    Reply prompt(Request& request);
    // For whoever draws a board; in protocol_board.cpp.
    Reply board(Request& request);
    Reply scene(Request& request);
    Reply ways(Request& request);
    Reply overlay(Request& request);
    Reply why_not_at(Request& request);
    Reply record(Request& request);
    Reply quit(Request& request);

    // Games stay open: tables look into them, and a second `new` need not read the data again.
    engine::Result<const engine::Game*> game(const std::string& key);
    // A game with the scenario and every option named.
    struct Chosen {
        const engine::Game* game = nullptr;
        engine::Setup setup;
    };
    std::variant<Chosen, Error> chosen(const std::string& key, engine::Setup setup);
    int seats() const { return session_ ? session_->table().seats() : 0; }
    boost::json::object position(engine::SeatId viewer, engine::Language language) const;

    std::span<const games::GameEntry> games_;
    std::string data_;
    engine::Language language_;
    std::map<std::string, std::unique_ptr<engine::Game>> open_;
    std::optional<engine::Session> session_;
    bool finished_ = false;
};

}  // namespace levee::cli
