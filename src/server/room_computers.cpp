#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <utility>

#include "server/room.h"
#include "server/secrets.h"
#include "server/words.h"

// Computer players of a match. They think in other threads on a copy; what they decide is played
// like anybody's decision, if the game is still where it was.
namespace levee::server {

using store::Seat;

namespace {

constexpr std::chrono::milliseconds kAskAgain{500};

}  // namespace

void Room::wake_computer() {
    if (condition_ != Condition::Ready || thinking_) return;
    const auto actor = play_->table().actor();
    if (!actor.is_seat() || match_.seats[actor.seat.raw].kind != Seat::Kind::Computer) return;
    // Computers among themselves play only before an audience.
    const bool people = std::ranges::any_of(
        match_.seats, [](const Seat& seat) { return seat.kind != Seat::Kind::Computer; });
    if (!people && present_.empty()) return;
    thinking_ = true;
    serial_->after(std::chrono::milliseconds(match_.pace),
                   [self = shared_from_this(), turn = turn_] {
                       self->enqueue([self, turn] { self->think(turn); });
                   });
}

void Room::think(std::uint64_t turn) {
    if (condition_ != Condition::Ready) return;
    if (turn != turn_) {
        thinking_ = false;
        return wake_computer();
    }
    const int seat = play_->table().actor().seat.raw;
    auto& opponent = opponents_[seat];
    if (!opponent) {
        auto made = ai::opponent(play_->game(), match_.seats[static_cast<std::size_t>(seat)].level,
                                 new_number());
        if (const auto* wrong = mistake(made)) {
            services_.complain(fmt::format("match {}: {}", id_, wrong->text()));
            made = ai::opponent(play_->game(), "random", new_number());
        }
        opponent = std::get<std::unique_ptr<ai::Opponent>>(std::move(made));
    }
    const auto language =
        match_.language == "fr" ? engine::Language::French : engine::Language::English;
    const bool asked =
        services_.computers.ask([self = shared_from_this(), opponent, language, turn,
                                 table = std::shared_ptr<engine::Table>(play_->table().clone())] {
            std::string fault;
            ai::Decision decision;
            try {
                decision = opponent->decide(*table, language);
            } catch (const std::exception& thrown) {
                fault = thrown.what();
            }
            self->enqueue(
                [self, turn, fault, decision] { self->play_decision(turn, fault, decision); });
        });
    if (asked) return;
    serial_->after(kAskAgain, [self = shared_from_this(), turn] {
        self->enqueue([self, turn] { self->think(turn); });
    });
}

void Room::play_decision(std::uint64_t turn, const std::string& fault,
                         const ai::Decision& decision) {
    thinking_ = false;
    if (condition_ != Condition::Ready) return;
    if (turn != turn_) return wake_computer();
    const auto before = play_->n();
    const auto language = engine::Language::English;
    const std::vector<std::string> chosen{decision.notation};
    auto outcome = play_->act(chosen, language, services_.now(), decision.reason);
    if (outcome.played == 0) {
        // A player that fails must not stop the game of the person who sits opposite.
        services_.complain(
            fmt::format("match {}: the computer wanted '{}' {}", id_, decision.notation, fault));
        const auto choices = play_->table().choices(language);
        if (choices.empty()) return;
        const std::vector<std::string> first{choices.front().notation};
        outcome = play_->act(first, language, services_.now());
        if (outcome.played == 0) return;
    }
    commit_actions(before, [] {});
}

void Room::hint(Seated& seated, std::uint64_t id, const AskHint& order,
                const std::function<void()>& done) {
    auto wrong = untimely(seated, order.n);
    if (!wrong) wrong = not_deciding(seated);
    if (wrong) {
        refuse(seated, id, *wrong);
        return done();
    }
    const auto language = seated.visitor.language;
    const bool asked =
        services_.computers.ask([self = shared_from_this(), peer = seated.peer, id, language, done,
                                 viewer = viewer_of(seated), &game = play_->game(),
                                 table = std::shared_ptr<engine::Table>(play_->table().clone())] {
            boost::json::array list;
            try {
                for (const auto& hint : ai::hints(game, *table, viewer, language))
                    list.push_back(boost::json::object{
                        {"do", hint.notation}, {"text", hint.text}, {"reason", hint.reason}});
            } catch (const std::exception& fault) {
                self->services_.complain(
                    fmt::format("match {}: a hint: {}", self->id_, fault.what()));
            }
            self->tell(peer, reply(id, "hints", std::move(list)));
            done();
        });
    if (asked) return;
    refuse(seated, id, problem(codes::kTooFast, words::kBusyComputers, language));
    done();
}

}  // namespace levee::server
