#include "engine/tables/sights.h"

#include <algorithm>

namespace levee::engine {

namespace {

constexpr char kNothing = '.';
constexpr char kByChance = '*';

}  // namespace

std::string text_of(const Sight& sight) {
    std::string text;
    for (const auto& by : sight) {
        if (!by)
            text += kNothing;
        else
            text += by->is_seat() ? static_cast<char>('0' + by->seat.raw) : kByChance;
    }
    return text;
}

std::optional<Sight> sight_from(std::string_view text) {
    Sight sight;
    if (text.size() != sight.size()) return {};
    for (std::size_t i = 0; i < sight.size(); ++i) {
        const int seat = text[i] - '0';
        if (text[i] == kByChance)
            sight[i] = Actor::chance();
        else if (seat >= 0 && seat < static_cast<int>(kMostSeats))
            sight[i] = Actor::of(SeatId{static_cast<std::uint8_t>(seat)});
        else if (text[i] != kNothing)
            return {};
    }
    return sight;
}

void Sights::begin(const Table& now) {
    const auto seats = static_cast<std::size_t>(now.seats());
    for (std::size_t i = 0; i < kEyes; ++i) eyes_[i].open = i < seats || i == kEyes - 1;
    rest(now, nullptr);
}

void Sights::add(const Sight& sight) {
    for (std::size_t i = 0; i < kEyes; ++i)
        if (sight[i]) counted_[i].push_back(n_);
    ++n_;
}

void Sights::before(const Table& table) {
    for (std::size_t i = 0; i < kEyes; ++i)
        if (eyes_[i].open) eyes_[i].believed = table.actor_seen_by(viewer_of(i));
}

Sight Sights::after(const Actor& by, const std::vector<EventText>& told) {
    Sight sight;
    for (std::size_t i = 0; i < kEyes; ++i) {
        Eye& eye = eyes_[i];
        if (!eye.open) continue;
        const SeatId viewer = viewer_of(i);
        const bool hears = std::ranges::any_of(
            told, [&](const EventText& event) { return event.may_be_read_by(viewer); });
        if (by == Actor::of(viewer) || (by == eye.believed && (by.is_chance() || hears)))
            sight[i] = by;
        else if (hears && !eye.heard)
            sight[i] = eye.believed_at_rest;
        eye.heard |= sight[i].has_value();
    }
    add(sight);
    return sight;
}

void Sights::rest(const Table& now, Sight* last) {
    for (std::size_t i = 0; i < kEyes; ++i) {
        Eye& eye = eyes_[i];
        if (!eye.open) continue;
        const SeatId viewer = viewer_of(i);
        if (last != nullptr && !eye.heard && !now.looks_like(*rested_, viewer)) {
            (*last)[i] = eye.believed_at_rest;
            counted_[i].push_back(n_ - 1);
        }
        eye.believed_at_rest = now.actor_seen_by(viewer);
        eye.heard = false;
    }
    rested_ = now.clone();
}

void Sights::cut(std::uint64_t left, const Table& now) {
    for (auto& numbers : counted_)
        while (!numbers.empty() && numbers.back() >= left) numbers.pop_back();
    n_ = left;
    for (Eye& eye : eyes_) eye.heard = false;
    rest(now, nullptr);
}

}  // namespace levee::engine
