#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <set>
#include <utility>

#include "server/room.h"
#include "server/secrets.h"
#include "server/words.h"

// Computer players of a table. They think in other threads on a copy; what they decide is played
// like anybody's decision, if the game is still where it was.
namespace levee::server {

using store::Seat;

namespace {

constexpr std::chrono::milliseconds kAskAgain{500};

}  // namespace

bool Room::held() const {
    return std::ranges::any_of(present_, [](const Seated& seated) { return seated.holds; });
}

bool Room::computer_decides() const {
    const auto actor = play_->table().actor();
    return actor.is_seat() && stored_.seats[actor.seat.raw].kind == Seat::Kind::Computer;
}

void Room::wake_computer() {
    if (condition_ != Condition::Ready || thinking_ || (held() && !step_)) return;
    if (!computer_decides()) return;
    // Computers among themselves play only before an audience.
    const bool people = std::ranges::any_of(
        stored_.seats, [](const Seat& seat) { return seat.kind != Seat::Kind::Computer; });
    if (!people && present_.empty()) return;
    thinking_ = true;
    // What nobody sees need not be slow enough to be followed: others would count the pauses.
    serial_->after(std::chrono::milliseconds(step_ || !noticed_ ? 0 : stored_.pace),
                   [self = shared_from_this(), turn = turn_] {
                       self->enqueue([self, turn] { self->think(turn); });
                   });
}

void Room::think(std::uint64_t turn) {
    if (condition_ != Condition::Ready) return;
    // It may have been held, and let go again, while it waited.
    if (turn != turn_ || (held() && !step_)) {
        thinking_ = false;
        return wake_computer();
    }
    const int seat = play_->table().actor().seat.raw;
    auto& opponent = opponents_[seat];
    if (!opponent) {
        auto made = players_->opponent(stored_.seats[static_cast<std::size_t>(seat)].level,
                                       new_number(), &services_.computers.workers());
        if (const auto* wrong = mistake(made)) {
            services_.complain(fmt::format("table {}: {}", id_, wrong->text()));
            made = players_->opponent("random", new_number());
        }
        opponent = std::get<std::unique_ptr<ai::Opponent>>(std::move(made));
    }
    const auto language =
        stored_.language == "fr" ? engine::Language::French : engine::Language::English;
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
    step_ = false;
    if (condition_ != Condition::Ready) return;
    if (turn != turn_) return wake_computer();
    const auto before = play_->n();
    const auto language = engine::Language::English;
    const std::vector<std::string> chosen{decision.notation};
    auto outcome = play_->act(chosen, language, services_.now(), decision.explanation);
    if (outcome.played == 0) {
        // A player that fails must not stop the game of the person who sits opposite.
        services_.complain(
            fmt::format("table {}: the computer wanted '{}' {}", id_, decision.notation, fault));
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
                                 viewer = viewer_of(seated), &players = *players_,
                                 table = std::shared_ptr<engine::Table>(play_->table().clone())] {
            std::vector<wire::Hint> list;
            try {
                for (const auto& hint : players.hints(*table, viewer, language))
                    list.push_back({hint.notation, hint.text, hint.explanation, hint.value});
            } catch (const std::exception& fault) {
                self->services_.complain(
                    fmt::format("table {}: a hint: {}", self->id_, fault.what()));
            }
            self->enqueue([self, peer, id, done, list = std::move(list)]() mutable {
                self->tell(peer, reply(id, wire::ReplyMessage{.hints = std::move(list)}));
                done();
            });
        });
    if (asked) return;
    refuse(seated, id, problem(codes::kTooFast, words::kBusyComputers, language));
    done();
}

void Room::set_pause(Seated& seated, std::uint64_t id, const SetPause& order) {
    if (const auto wrong = not_playing(seated)) return refuse(seated, id, *wrong);
    seated.holds = order.on;
    tell(seated.peer, reply(id));
    wake_computer();
}

void Room::step(Seated& seated, std::uint64_t id, const Step& order) {
    auto wrong = not_playing(seated);
    if (!wrong) wrong = untimely(seated, order.n);
    if (wrong) return refuse(seated, id, *wrong);
    step_ = held() && computer_decides();
    tell(seated.peer, reply(id));
    wake_computer();
}

void Room::set_assessment(Seated& seated, std::uint64_t id, const SetAssessment& order) {
    seated.assesses = order.on;
    tell(seated.peer, reply(id));
    if (!order.on) return;
    const auto viewer = viewer_of(seated);
    if (knows_chance(viewer))
        tell(seated.peer, assessment_message(*play_, viewer, chances_.at(viewer)));
    else
        assess();
}

bool Room::knows_chance(engine::SeatId viewer) const {
    const auto eye = engine::eye_of(viewer);
    return chances_.contains(viewer) && chances_turns_[eye] == turns_[eye];
}

void Room::assess() {
    if (condition_ != Condition::Ready || assessing_ || play_->over()) return;
    std::set<engine::SeatId> viewers;
    for (const auto& seated : present_)
        if (seated.assesses && !knows_chance(viewer_of(seated))) viewers.insert(viewer_of(seated));
    if (viewers.empty()) return;
    assessing_ = services_.computers.ask(
        [self = shared_from_this(), turns = turns_, viewers, &players = *players_,
         table = std::shared_ptr<engine::Table>(play_->table().clone())] {
            Chances chances;
            try {
                for (const auto viewer : viewers)
                    chances[viewer] = players.assessment(*table, viewer);
            } catch (const std::exception& fault) {
                self->services_.complain(
                    fmt::format("table {}: an assessment: {}", self->id_, fault.what()));
            }
            self->enqueue([self, turns, chances] { self->assessed(turns, chances); });
        });
}

void Room::assessed(const Turns& turns, const Chances& chances) {
    assessing_ = false;
    if (condition_ != Condition::Ready) return;
    for (const auto& [viewer, chance] : chances) {
        const auto eye = engine::eye_of(viewer);
        if (turns[eye] != turns_[eye]) continue;
        chances_[viewer] = chance;
        chances_turns_[eye] = turns[eye];
        for (const auto& seated : present_)
            if (seated.assesses && viewer_of(seated) == viewer)
                tell(seated.peer, assessment_message(*play_, viewer, chance));
    }
    // Somebody may have switched it on in the meantime, or seen something new. A fault gave
    // nothing: it is not asked for again before something changes.
    if (!chances.empty()) assess();
}

}  // namespace levee::server
