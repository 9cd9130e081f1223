#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/table.h"

namespace levee::engine {

// The eyes that look at a game: those of each seat, and last those of a spectator.
inline constexpr std::size_t kEyes = kMostSeats + 1;
constexpr std::size_t eye_of(SeatId viewer) {
    return viewer.raw < kMostSeats ? viewer.raw : kMostSeats;
}
constexpr SeatId viewer_of(std::size_t eye) {
    return eye < kMostSeats ? SeatId{static_cast<std::uint8_t>(eye)} : kSpectator;
}

// An action, for each pair of eyes: who has acted, as far as they know; nothing where it is no
// action of its own, because nothing of it is seen, or only as a part of the one before.
using Sight = std::array<std::optional<Actor>, kEyes>;

// A character for each of them: a seat's number, '*' for chance, '.' for nothing.
std::string text_of(const Sight& sight);
std::optional<Sight> sight_from(std::string_view text);

// What each pair of eyes counts of a game with secrets. Not only what is done may be hidden, but
// that it is done, and how often: so each has a count of its own, and two worlds that look alike
// count alike.
//
//   An action counts for whoever acts; a roll for whoever sees that dice are asked for; anybody
//   else's decision for whoever is told something of it.
//   What is told of an action that does not count belongs to the one that counted before it, back
//   to the last moment of rest, when somebody had to decide. If none did it counts after all, for
//   a deed of whom the eyes believed to decide at that moment.
//   When the game rests again, and the eyes see something else than before although nothing has
//   counted, the last action does.
class Sights {
 public:
    // Goes on from a moment of rest; nothing has counted before it, or what add() says.
    void begin(const Table& now);
    void add(const Sight& sight);

    // Before an action, and after it with what is told of it.
    void before(const Table& table);
    Sight after(const Actor& by, const std::vector<EventText>& told);
    // Somebody will decide, or nothing follows by itself any more; with the sight of the last
    // action, if there is one, which may be completed.
    void rest(const Table& now, Sight* last);

    // The moment of rest after so many actions, to which the game has gone back.
    void cut(std::uint64_t left, const Table& now);

    // The numbers, from 0, of the actions that count for the viewer, in order.
    const std::vector<std::uint64_t>& counted(SeatId viewer) const {
        return counted_[eye_of(viewer)];
    }

 private:
    struct Eye {
        bool open = false;  // somebody looks through it
        Actor believed{};   // to act next
        Actor believed_at_rest{};
        bool heard = false;  // something has counted since
    };

    std::unique_ptr<Table> rested_;
    std::array<Eye, kEyes> eyes_{};
    std::array<std::vector<std::uint64_t>, kEyes> counted_{};
    std::uint64_t n_ = 0;
};

}  // namespace levee::engine
