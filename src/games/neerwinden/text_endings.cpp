// Seats, scenarios and the end of the game.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/neerwinden/text.h"

namespace levee::neerwinden {

namespace {

using engine::Sentence;

// 8.3
constexpr std::array<Sentence, 5> kVictories{{
    {"The battle is not over.", "La bataille n'est pas finie."},
    {"The battle is undecided.", "La bataille est indécise."},
    {"{army} win a minor victory ({points}).",
     "{army} remportent une victoire mineure ({points})."},
    {"{army} win a major victory ({points}).",
     "{army} remportent une victoire majeure ({points})."},
    {"{army} win a decisive victory ({points}).",
     "{army} remportent une victoire décisive ({points})."},
}};

}  // namespace

bool camps_settled(const State& s) {
    return std::none_of(s.frames.begin(), s.frames.begin() + std::min<int>(s.depth, kMaxFrames),
                        [](const Frame& frame) {
                            return frame.business == Business::Bidding ||
                                   frame.business == Business::PickCamp;
                        });
}

SeatId seat_of(const State& s, Side side) {
    return SeatId{static_cast<std::uint8_t>(s.side_of_seat[0] == side ? 0 : 1)};
}

std::string seat_name(const State& s, SeatId seat, Language language) {
    const bool french = language == Language::French;
    if (seat.raw > 1) return french ? "Spectateur" : "Spectator";
    if (!camps_settled(s)) return (french ? "Joueur " : "Player ") + std::to_string(seat.raw + 1);
    if (s.side_of_seat[seat.raw] == Side::French) return french ? "Français" : "French";
    return french ? "Autrichiens" : "Austrian";
}

std::optional<engine::Ending> ending(const State& s, Language language) {
    const auto victory = static_cast<std::size_t>(s.victory);
    if (s.victory == Victory::None || victory >= kVictories.size()) return {};
    engine::Ending ending;
    ending.rule = "8.3";
    if (s.victory != Victory::Draw)
        ending.winner = engine::SideId{static_cast<std::uint8_t>(s.winner)};
    ending.text = words::say(kVictories[victory], language, [&](std::string_view slot) {
        if (slot == "army") return words::capitalised(std::string(words::army(s.winner, language)));
        return words::counted(std::abs(s.vp), "point");
    });
    return ending;
}

}  // namespace levee::neerwinden
