#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "server/library.h"
#include "server/messages.h"
#include "server/play.h"

namespace levee::server {

Text shared(std::string text);

// One moment of a table as it is sent. Readers with the same eyes share a text.
class Edition {
 public:
    Edition(const Play& play, const store::Table& stored) : play_(play), stored_(stored) {}

    const Play& play() const { return play_; }
    // state_body and state_message.
    Text body(const Reader& reader);
    Text message(const Reader& reader);

 private:
    const Play& play_;
    const store::Table& stored_;
    std::map<Reader, Text> bodies_;
    std::map<Reader, Text> messages_;
};

// What one connection has been sent of the state of its table. That somebody is at work in secret
// must not show: a state is sent when the reader sees something new in it, and at no other time.
class StateFeed {
 public:
    // The state for this reader, with what is new in his log (reader.since is filled in here), or
    // nothing when it says what he knows.
    Text next(Edition& edition, Reader reader);
    // He gets everything anew.
    void forget() { sent_.reset(); }
    // Through whose eyes the last one was.
    std::optional<engine::SeatId> viewer() const {
        return sent_ ? std::optional(sent_->viewer) : std::nullopt;
    }

 private:
    struct Sent {
        engine::SeatId viewer;
        engine::Language language;
        std::uint64_t n;  // as the viewer counts
        bool hidden;      // something was
        Text body;
    };
    std::optional<Sent> sent_;
};

}  // namespace levee::server
