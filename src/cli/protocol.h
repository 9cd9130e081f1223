#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "cli/answers.h"
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
        std::optional<answer::Done> done{};  // before it (apply with "partial")
    };
    using Reply =
        std::variant<answer::Nothing, answer::Games, answer::Game, answer::Position, answer::Loaded,
                     answer::Legal, answer::WhyNot, answer::Odds, answer::Applied, answer::Dice,
                     answer::View, answer::State, answer::Record, answer::Board, answer::Scene,
                     answer::Ways, answer::Overlay, answer::WhyNotAt, Error>;
    Reply reply_to(const boost::json::value& value);
    Reply answer(const request::Games& asked);
    Reply answer(const request::New& asked);
    Reply answer(const request::LoadState& asked);
    Reply answer(const request::Position& asked);
    Reply answer(const request::LoadRecord& asked);
    Reply answer(const request::Legal& asked);
    Reply answer(const request::WhyNot& asked);
    Reply answer(const request::Odds& asked);
    Reply answer(const request::Apply& asked);
    Reply answer(const request::View& asked);
    Reply answer(const request::State& asked);
    Reply answer(const request::Dice& asked);
    Reply answer(const request::Prompt& asked);
    // For whoever draws a board; in protocol_board.cpp.
    Reply answer(const request::Board& asked);
    Reply answer(const request::Scene& asked);
    Reply answer(const request::Ways& asked);
    Reply answer(const request::Overlay& asked);
    Reply answer(const request::WhyNotAt& asked);
    Reply answer(const request::Record& asked);
    Reply answer(const request::Quit& asked);

    // Games stay open: tables look into them, and a second `new` need not read the data again.
    engine::Result<const engine::Game*> game(const std::string& key);
    // A game with the scenario and every option named, as the request wants it.
    struct Chosen {
        const engine::Game* game = nullptr;
        engine::Setup setup;
    };
    template <class Request>
    std::variant<Chosen, Error> chosen(const Request& asked);
    // A session with it, if it can be had.
    Reply begin(engine::Result<engine::Session> session, std::optional<request::Lang> lang);
    engine::Language language(std::optional<request::Lang> lang) const;
    // The seat, if the table has it; `otherwise` if none is named.
    std::variant<engine::SeatId, Error> seat(const char* where,
                                             const std::optional<request::Seat>& named,
                                             engine::SeatId otherwise) const;
    answer::Position position(engine::SeatId viewer, engine::Language language) const;

    std::span<const games::GameEntry> games_;
    std::string data_;
    engine::Language language_;
    std::map<std::string, std::unique_ptr<engine::Game>> open_;
    std::optional<engine::Session> session_;
    bool finished_ = false;
};

}  // namespace levee::cli
