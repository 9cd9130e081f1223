#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/tables/page_answers.h"
#include "server/room.h"
#include "server/words.h"

// What a connection asks of its table.
namespace levee::server {

namespace page = engine::page;

namespace {

constexpr std::uint16_t kClosePolicy = 1008;

}  // namespace

void Room::receive(std::shared_ptr<Peer> peer, std::string text, std::function<void()> done) {
    enqueue([this, peer = std::move(peer), text = std::move(text), done = std::move(done)] {
        answer(peer, text, done);
    });
}

void Room::answer(const std::shared_ptr<Peer>& peer, const std::string& text,
                  const std::function<void()>& done) {
    auto* seated = find(peer.get());
    if (seated == nullptr) return done();
    const auto parsed = parse_command(text);
    if (const auto* wrong = mistake(parsed.order)) {
        refuse(*seated, parsed.id, {codes::kBadRequest, wrong->text()});
        // A page of ours sends none of these.
        if (!seated->commands.take(TokenBucket::Clock::now()))
            peer->close(kClosePolicy, "too many messages that make no sense");
        return done();
    }
    const auto& order = std::get<Order>(parsed.order);
    if (too_fast(*seated, order)) {
        refuse(*seated, parsed.id,
               problem(codes::kTooFast, words::kTooFast, seated->visitor.language));
        return done();
    }
    try {
        obey(*seated, parsed.id, order, done);
    } catch (const std::exception&) {
        // The connection must not wait for an answer to a message that broke the table.
        done();
        throw;
    }
}

bool Room::too_fast(Seated& seated, const Order& order) {
    const auto now = TokenBucket::Clock::now();
    if (std::holds_alternative<Say>(order) && !seated.chat.take(now)) return true;
    // All connections of a seat share its bucket.
    const auto seats = seats_of(seated.visitor.guest);
    if (seats.empty()) return !seated.commands.take(now);
    return !seat_commands_.try_emplace(seats.front().raw, services_.limits.commands)
                .first->second.take(now);
}

void Room::obey(Seated& seated, std::uint64_t id, const Order& order,
                const std::function<void()>& done) {
    if (const auto* ask = std::get_if<AskHint>(&order)) return hint(seated, id, *ask, done);
    if (const auto* one = std::get_if<Act>(&order)) act(seated, id, *one);
    if (const auto* one = std::get_if<Undo>(&order)) undo(seated, id, *one);
    if (const auto* one = std::get_if<WhyNot>(&order)) why_not(seated, id, *one);
    if (const auto* one = std::get_if<AskOdds>(&order)) odds(seated, id, *one);
    if (const auto* one = std::get_if<AskWays>(&order)) ways(seated, id, *one);
    if (const auto* one = std::get_if<AskOverlay>(&order)) overlay(seated, id, *one);
    if (const auto* one = std::get_if<AskMoment>(&order)) moment(seated, id, *one);
    if (const auto* one = std::get_if<Say>(&order)) say(seated, id, *one);
    if (const auto* one = std::get_if<SetLanguage>(&order)) set_language(seated, id, *one);
    if (const auto* one = std::get_if<SetPace>(&order)) set_pace(seated, id, *one);
    if (const auto* one = std::get_if<SetPause>(&order)) set_pause(seated, id, *one);
    if (const auto* one = std::get_if<Step>(&order)) step(seated, id, *one);
    if (const auto* one = std::get_if<SetAssessment>(&order)) set_assessment(seated, id, *one);
    done();
}

std::optional<Problem> Room::untimely(const Seated& seated, std::uint64_t n) const {
    const auto language = seated.visitor.language;
    if (n != play_->n_for(viewer_of(seated)))
        return problem(codes::kStale, words::kStale, language);
    if (play_->over()) return problem(codes::kOver, words::kOver, language);
    return {};
}

std::optional<Problem> Room::not_deciding(const Seated& seated) const {
    if (reader_of(seated).decides) return {};
    return problem(codes::kNotYours, words::kNotYours, seated.visitor.language);
}

std::optional<Problem> Room::not_playing(const Seated& seated) const {
    if (!seats_of(seated.visitor.guest).empty()) return {};
    return problem(codes::kForbidden, words::kPlayersOnly, seated.visitor.language);
}

void Room::act(Seated& seated, std::uint64_t id, const Act& order) {
    auto wrong = untimely(seated, order.n);
    if (!wrong) wrong = not_deciding(seated);
    if (wrong) {
        refuse(seated, id, *wrong);
        // A page that is behind gets what it lacks.
        if (wrong->code == codes::kStale) {
            seated.feed.forget();
            send_state(seated);
        }
        return;
    }
    const auto before = play_->n();
    const auto outcome = play_->act(order.do_, seated.visitor.language, services_.now());
    std::optional<Problem> refused;
    if (outcome.refusal)
        refused = Problem{codes::kIllegal, outcome.refusal->text, outcome.refusal->rule};
    if (outcome.played == 0) return refuse(seated, id, *refused);
    commit_actions(
        before,
        [this, peer = seated.peer, id, refused] {
            const auto* still = find(peer.get());
            if (still == nullptr) return;
            if (refused)
                refuse(*still, id, *refused);
            else
                tell(peer, reply(id));
        },
        unsaved(seated, id));
}

void Room::undo(Seated& seated, std::uint64_t id, const Undo& order) {
    if (const auto wrong = untimely(seated, order.n)) return refuse(seated, id, *wrong);
    const auto left = play_->undo_for(own_seats(seated));
    if (!left)
        return refuse(seated, id, problem(codes::kNoUndo, words::kNoUndo, seated.visitor.language));
    const auto before = play_->n();
    play_->cut(*left);
    changed();
    snapshot_n_ = std::min(snapshot_n_, *left);
    auto summary = play_->summary(services_.now());
    commit(
        [stored = id_, before, left = *left, summary](store::Store& store) {
            if (!store.truncate(stored, before, left, summary))
                throw store::Failure("the table has another number of actions");
        },
        [this, peer = seated.peer, id, summary] {
            stored_.n = play_->n();
            tell(peer, reply(id));
            take(summary);
            send_states();
            wake_computer();
            assess();
        },
        unsaved(seated, id));
}

void Room::why_not(Seated& seated, std::uint64_t id, const WhyNot& order) {
    if (const auto wrong = untimely(seated, order.n)) return refuse(seated, id, *wrong);
    const auto language = seated.visitor.language;
    const auto& table = play_->table();
    std::vector<engine::RefusalText> refusals;
    if (!reader_of(seated).decides) {
        const auto prompt = table.prompt(viewer_of(seated), language);
        refusals.push_back({prompt.rule, prompt.text});
    } else if (order.do_) {
        if (auto refusal = table.why_not(*order.do_, language))
            refusals.push_back(*std::move(refusal));
    } else {
        refusals = table.why_not_at(order.piece.value_or(""), order.space.value_or(""), language);
    }
    tell(seated.peer, reply(id, wire::ReplyMessage{.refusals = page::refusals(refusals)}));
}

void Room::odds(Seated& seated, std::uint64_t id, const AskOdds& order) {
    auto wrong = untimely(seated, order.n);
    if (!wrong) wrong = not_deciding(seated);
    if (wrong) return refuse(seated, id, *wrong);
    const auto odds = play_->table().odds(order.do_, viewer_of(seated), seated.visitor.language);
    if (const auto* none = mistake(odds))
        return refuse(seated, id, {codes::kNoOdds, none->what, none->where});
    tell(seated.peer,
         reply(id, wire::ReplyMessage{.odds = page::odds(std::get<engine::Odds>(odds))}));
}

void Room::ways(Seated& seated, std::uint64_t id, const AskWays& order) {
    if (const auto wrong = untimely(seated, order.n)) return refuse(seated, id, *wrong);
    std::vector<engine::Way> ways;
    if (reader_of(seated).decides)
        ways = play_->table().ways(viewer_of(seated), seated.visitor.language);
    tell(seated.peer, reply(id, wire::ReplyMessage{.ways = page::ways(ways)}));
}

void Room::overlay(Seated& seated, std::uint64_t id, const AskOverlay& order) {
    if (order.n != play_->n_for(viewer_of(seated)))
        return refuse(seated, id, problem(codes::kStale, words::kStale, seated.visitor.language));
    auto overlay =
        play_->table().overlay(order.overlay, order.piece.value_or(""), order.space.value_or(""),
                               viewer_of(seated), seated.visitor.language);
    if (const auto* wrong = mistake(overlay))
        return refuse(seated, id, {codes::kBadRequest, wrong->text()});
    tell(seated.peer,
         reply(id, wire::ReplyMessage{.overlay = wire::Made<page::Overlay>{
                                          std::get<boost::json::value>(std::move(overlay))}}));
}

void Room::moment(Seated& seated, std::uint64_t id, const AskMoment& order) {
    const auto language = seated.visitor.language;
    if (order.at > play_->n_for(viewer_of(seated)))
        return refuse(seated, id, problem(codes::kNotFound, words::kNoMoment, language));
    tell(seated.peer,
         reply(id, wire::ReplyMessage{
                       .moment = server::moment(*play_, order.at, viewer_of(seated), language)}));
}

void Room::say(Seated& seated, std::uint64_t id, const Say& order) {
    const auto seats = seats_of(seated.visitor.guest);
    store::ChatLine line;
    line.text = order.text;
    line.at = services_.now();
    line.by = seated.visitor.name;
    if (!seats.empty()) line.seat = seats.front().raw;
    if (line.by.empty())
        line.by = seats.empty() ? std::string(words::kSpectator.in(seated.visitor.language))
                                : play_->table().seat_name(seats.front(), seated.visitor.language);
    auto said = std::make_shared<store::ChatLine>(std::move(line));
    commit([stored = id_, said](store::Store& store) { *said = store.say(stored, *said); },
           [this, said, peer = seated.peer, id] {
               chat_.push_back(*said);
               tell(peer, reply(id));
               for (const auto& other : present_) tell(other.peer, chat_message({*said}));
           },
           unsaved(seated, id));
}

void Room::set_language(Seated& seated, std::uint64_t id, const SetLanguage& order) {
    seated.visitor.language = page::language_of(order.lang);
    tell(seated.peer, reply(id));
    send_state(seated);
    tell(seated.peer, info_for(seated.visitor));
}

void Room::set_pace(Seated& seated, std::uint64_t id, const SetPace& order) {
    if (const auto wrong = not_playing(seated)) return refuse(seated, id, *wrong);
    commit([stored = id_, pace = order.ms](store::Store& store) { store.set_pace(stored, pace); },
           [this, peer = seated.peer, id, pace = order.ms] {
               stored_.pace = pace;
               tell(peer, reply(id));
           },
           unsaved(seated, id));
}

}  // namespace levee::server
