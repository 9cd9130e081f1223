#include "server/room.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <utility>

#include "server/secrets.h"
#include "server/words.h"

namespace levee::server {

using engine::Language;
using engine::SeatId;
using store::Seat;

namespace {

constexpr int kChatLines = 200;
constexpr std::uint64_t kSnapshotEvery = 32;
// Close codes of the feed (docs/server-protocol.md).
constexpr std::uint16_t kCloseMissing = 4004;
constexpr std::uint16_t kCloseUnfit = 4009;
constexpr std::uint16_t kCloseTryAgain = 1012;

}  // namespace

Room::Room(std::string id, const Services& services, std::shared_ptr<Serial> serial)
    : id_(std::move(id)),
      services_(services),
      serial_(std::move(serial)),
      used_(std::chrono::steady_clock::now()) {
    ++services_.metrics.tables;
}

Room::~Room() { --services_.metrics.tables; }

void Room::touch() { used_ = std::chrono::steady_clock::now(); }

void Room::enqueue(std::function<void()> work) {
    serial_->post([self = shared_from_this(), work = std::move(work)]() mutable {
        self->touch();
        self->waiting_.push_back(std::move(work));
        self->work_on();
    });
}

void Room::work_on() {
    while (!busy_ && !waiting_.empty()) {
        const auto work = std::move(waiting_.front());
        waiting_.pop_front();
        try {
            work();
        } catch (const std::exception& fault) {
            services_.complain(fmt::format("table {}: {}", id_, fault.what()));
            fail(Condition::Broken, fault.what());
        }
    }
}

void Room::load() {
    struct Found {
        std::optional<store::Table> stored;
        std::vector<store::Action> actions;
        std::optional<store::Snapshot> snapshot;
        std::vector<store::ChatLine> chat;
    };
    auto found = std::make_shared<Found>();
    services_.store.run(
        [found, id = id_](store::Store& store) {
            found->stored = store.table(id);
            if (!found->stored) return;
            found->actions = store.actions(id);
            found->snapshot = store.newest_snapshot(id);
            found->chat = store.chat(id, kChatLines);
        },
        [found, self = shared_from_this()](const store::StoreThread::Outcome& read) {
            self->serial_->post([found, self, read] {
                self->busy_ = false;
                if (read) {
                    self->loaded(std::move(found->stored), std::move(found->actions),
                                 std::move(found->snapshot), std::move(found->chat));
                } else {
                    self->services_.complain(fmt::format("table {}: could not be read: {}",
                                                         self->id_, read.failure().what()));
                    self->fail(Condition::Unread, read.failure().what());
                }
                self->work_on();
            });
        });
}

void Room::loaded(std::optional<store::Table> stored, std::vector<store::Action> actions,
                  std::optional<store::Snapshot> snapshot, std::vector<store::ChatLine> chat) {
    if (!stored) return fail(Condition::Missing, "");
    stored_ = *std::move(stored);
    chat_ = std::move(chat);
    const auto* shelf = services_.library.find(stored_.game);
    if (shelf == nullptr) return fail(Condition::Unfit, stored_.game);
    const auto& game = *shelf->game;
    players_ = &shelf->players;
    const bool same_rules =
        stored_.rules_version == game.rules_version() && Play::have_sights(game, stored_, actions);
    auto play = same_rules ? Play::resume(game, stored_, std::move(actions), snapshot)
                           : Play::replay(game, stored_, std::move(actions));
    if (const auto* wrong = mistake(play)) {
        services_.complain(fmt::format("table {}: {}", id_, wrong->text()));
        return fail(Condition::Unfit, wrong->text());
    }
    play_ = std::get<Play>(std::move(play));
    // Other rules, or an older version of the program, may have said less.
    stored_.summary = play_->summary(stored_.summary.changed);
    snapshot_n_ = snapshot ? snapshot->n : 0;
    changed();
    condition_ = Condition::Ready;
    if (same_rules) return wake_computer();
    stored_.rules_version = std::string(game.rules_version());
    snapshot_n_ = 0;
    commit([id = id_, version = stored_.rules_version, told = play_->actions_after(0)](
               store::Store& store) { store.renew(id, version, told); },
           [this] { wake_computer(); });
}

void Room::fail(Condition condition, std::string text) {
    condition_ = condition;
    trouble_ = std::move(text);
    gone_ = condition != Condition::Unfit;
    play_.reset();
    for (const auto& seated : std::exchange(present_, {}))
        seated.peer->close(kCloseTryAgain, "try again");
}

Problem Room::trouble(Language language) const {
    if (condition_ == Condition::Missing)
        return problem(codes::kNotFound, words::kNoTable, language);
    if (condition_ == Condition::Unfit)
        return {codes::kOldRules, std::string(words::kUnfit.in(language)) + trouble_};
    if (condition_ == Condition::Unread)
        return problem(codes::kStorage, words::kUnreadable, language);
    return problem(codes::kStorage, words::kStorage, language);
}

void Room::join(std::shared_ptr<Peer> peer, Visitor visitor) {
    enqueue([this, peer = std::move(peer), visitor = std::move(visitor)]() mutable {
        if (condition_ != Condition::Ready) {
            tell(peer, reply(0, trouble(visitor.language)));
            if (condition_ == Condition::Missing)
                peer->close(kCloseMissing, "no such game");
            else if (condition_ == Condition::Unfit)
                peer->close(kCloseUnfit, "older rules");
            else
                peer->close(kCloseTryAgain, "try again");
            return;
        }
        present_.push_back({std::move(peer), std::move(visitor),
                            TokenBucket(services_.limits.commands),
                            TokenBucket(services_.limits.chat)});
        send_state(present_.back());
        tell(present_.back().peer, chat_message(chat_));
        send_infos();
        wake_computer();
    });
}

void Room::leave(std::shared_ptr<Peer> peer) {
    enqueue([this, peer = std::move(peer)] {
        const auto gone =
            std::erase_if(present_, [&](const Seated& seated) { return seated.peer == peer; });
        if (gone == 0 || condition_ != Condition::Ready) return;
        send_infos();
        // Who held the computer has gone; the others need not wait for him.
        wake_computer();
    });
}

void Room::info(std::int64_t guest, Language language, Answer<wire::TableInfo> answer) {
    enqueue([this, guest, language, answer = std::move(answer)] {
        if (condition_ != Condition::Ready) return answer(trouble(language));
        Presence presence{guest};
        for (const auto& seated : present_) presence.online.insert(seated.visitor.guest);
        answer(table_info(stored_, play_->game(), presence, language));
    });
}

void Room::take_seat(store::Guest guest, const std::string& token, Language language,
                     Answer<int> answer) {
    enqueue([this, guest = std::move(guest), hash = hash_of(token), language,
             answer = std::move(answer)] {
        if (condition_ != Condition::Ready) return answer(trouble(language));
        const auto found = std::ranges::find_if(
            stored_.seats, [&](const Seat& seat) { return same_hash(seat.token_hash, hash); });
        if (found == stored_.seats.end())
            return answer(problem(codes::kForbidden, words::kBadLink, language));
        const int seat = static_cast<int>(found - stored_.seats.begin());
        if (found->kind != Seat::Kind::Open) {
            if (found->guest == guest.id) return answer(seat);
            return answer(problem(codes::kSeatTaken, words::kSeatTaken, language));
        }
        commit([id = id_, seat, id_of_guest = guest.id](
                   store::Store& store) { store.take_seat(id, seat, id_of_guest); },
               [this, guest, seat, answer] {
                   auto& taken = stored_.seats[static_cast<std::size_t>(seat)];
                   taken.kind = Seat::Kind::Person;
                   taken.guest = guest.id;
                   taken.name = guest.name;
                   answer(seat);
                   send_states();
                   send_infos();
                   assess();
               },
               [language, answer] { answer(problem(codes::kStorage, words::kStorage, language)); });
    });
}

void Room::record(std::int64_t guest, Language language, Answer<RecordFile> answer) {
    enqueue([this, guest, language, answer = std::move(answer)] {
        if (condition_ != Condition::Ready) return answer(trouble(language));
        // Whoever sees everything anyway may have it before the end.
        bool holds_people = guest != 0;
        bool holds_all = guest != 0;
        for (const auto& seat : stored_.seats) {
            const bool mine = seat.kind == Seat::Kind::Person && seat.guest == guest;
            holds_all = holds_all && mine;
            holds_people = holds_people && (mine || seat.kind == Seat::Kind::Computer);
        }
        const bool sees_all = holds_all || (holds_people && play_->table().open());
        if (!play_->over() && !sees_all)
            return answer(problem(codes::kForbidden, words::kRecordLater, language));
        std::vector<std::string> names;
        for (std::size_t i = 0; i < stored_.seats.size(); ++i) {
            const auto& seat = stored_.seats[i];
            const auto camp =
                play_->table().seat_name(SeatId{static_cast<std::uint8_t>(i)}, Language::English);
            const auto& who = seat.kind == Seat::Kind::Computer ? seat.level : seat.name;
            names.push_back(who.empty() ? camp : fmt::format("{} ({})", camp, who));
        }
        answer(RecordFile{fmt::format("{}-{}.levee", stored_.game, id_),
                          engine::to_text(play_->record(stored_, std::move(names)))});
    });
}

void Room::renamed(store::Guest guest) {
    enqueue([this, guest = std::move(guest)] {
        if (condition_ != Condition::Ready) return;
        for (auto& seat : stored_.seats)
            if (seat.kind == Seat::Kind::Person && seat.guest == guest.id) seat.name = guest.name;
        for (auto& seated : present_)
            if (seated.visitor.guest == guest.id) seated.visitor.name = guest.name;
        send_infos();
    });
}

Room::Seated* Room::find(const Peer* peer) {
    const auto found = std::ranges::find_if(
        present_, [&](const Seated& seated) { return seated.peer.get() == peer; });
    return found == present_.end() ? nullptr : &*found;
}

std::vector<SeatId> Room::seats_of(std::int64_t guest) const {
    std::vector<SeatId> seats;
    if (guest == 0) return seats;
    for (std::size_t i = 0; i < stored_.seats.size(); ++i)
        if (stored_.seats[i].kind == Seat::Kind::Person && stored_.seats[i].guest == guest)
            seats.push_back(SeatId{static_cast<std::uint8_t>(i)});
    return seats;
}

engine::SeatSet Room::own_seats(const Seated& seated) const {
    engine::SeatSet own;
    for (const auto seat : seats_of(seated.visitor.guest)) own.add(seat);
    return own;
}

SeatId Room::viewer_of(const Seated& seated) const {
    const auto own = seats_of(seated.visitor.guest);
    if (own.empty()) return engine::kSpectator;
    const auto has = [&](SeatId seat) { return std::ranges::find(own, seat) != own.end(); };
    const auto actor = play_->table().actor();
    if (actor.is_seat() && has(actor.seat)) return actor.seat;
    // Whoever sits on both sides keeps looking through the same eyes until the other must decide.
    const auto before = seated.feed.viewer();
    return before && has(*before) ? *before : own.front();
}

Reader Room::reader_of(const Seated& seated) const {
    Reader reader;
    reader.viewer = viewer_of(seated);
    reader.language = seated.visitor.language;
    const auto actor = play_->table().actor();
    reader.decides = actor.is_seat() && actor.seat == reader.viewer;
    reader.undo = play_->undo_for(own_seats(seated)).has_value();
    return reader;
}

void Room::send_state(Seated& seated) {
    Edition edition(*play_, stored_);
    if (auto text = seated.feed.next(edition, reader_of(seated)))
        seated.peer->send(std::move(text));
}

void Room::send_states() {
    Edition edition(*play_, stored_);
    for (auto& seated : present_)
        if (auto text = seated.feed.next(edition, reader_of(seated)))
            seated.peer->send(std::move(text));
}

std::string Room::info_for(const Visitor& visitor) const {
    Presence presence{visitor.guest};
    std::size_t spectators = 0;
    for (const auto& seated : present_) {
        presence.online.insert(seated.visitor.guest);
        if (seats_of(seated.visitor.guest).empty()) ++spectators;
    }
    return info_message(table_info(stored_, play_->game(), presence, visitor.language), spectators);
}

void Room::take(const store::Summary& summary) {
    const bool other_camps = summary.camps != stored_.summary.camps;
    stored_.summary = summary;
    if (other_camps) send_infos();
}

void Room::send_infos() {
    std::map<std::pair<std::int64_t, Language>, Text> made;
    for (const auto& seated : present_) {
        auto& text = made[{seated.visitor.guest, seated.visitor.language}];
        if (!text) text = shared(info_for(seated.visitor));
        seated.peer->send(text);
    }
}

void Room::tell(const std::shared_ptr<Peer>& peer, std::string text) {
    peer->send(shared(std::move(text)));
}

void Room::refuse(const Seated& seated, std::uint64_t id, const Problem& problem) {
    services_.metrics.refused(problem.code);
    tell(seated.peer, reply(id, problem));
}

std::function<void()> Room::unsaved(const Seated& seated, std::uint64_t id) {
    return [this, peer = seated.peer, id] {
        if (const auto* still = find(peer.get()))
            refuse(*still, id, problem(codes::kStorage, words::kStorage, still->visitor.language));
    };
}

void Room::commit(store::StoreThread::Work work, std::function<void()> then,
                  std::function<void()> otherwise) {
    busy_ = true;
    services_.store.run(std::move(work), [self = shared_from_this(), then = std::move(then),
                                          otherwise = std::move(otherwise)](
                                             const store::StoreThread::Outcome& worked) {
        self->serial_->post([self, then, otherwise, worked] {
            self->busy_ = false;
            if (worked) {
                self->waiting_.push_front(then);
            } else {
                // What is in memory was never stored. The next visitor reads the store again.
                self->services_.complain(fmt::format("table {}: could not be saved: {}", self->id_,
                                                     worked.failure().what()));
                if (otherwise) otherwise();
                self->fail(Condition::Broken, worked.failure().what());
            }
            self->work_on();
        });
    });
}

void Room::changed() {
    ++turn_;
    noticed_ = play_->n_for(engine::kSpectator) != counts_[engine::eye_of(engine::kSpectator)];
    for (std::size_t i = 0; i < engine::kEyes; ++i) {
        const auto count = play_->n_for(engine::viewer_of(i));
        if (count != counts_[i]) ++turns_[i];
        counts_[i] = count;
    }
}

void Room::commit_actions(std::uint64_t before, std::function<void()> then,
                          std::function<void()> otherwise) {
    changed();
    auto actions = play_->actions_after(before);
    auto summary = play_->summary(services_.now());
    std::optional<store::Snapshot> snapshot;
    if (play_->n() >= snapshot_n_ + kSnapshotEvery) {
        snapshot = play_->snapshot();
        snapshot_n_ = snapshot->n;
    }
    const auto count = actions.size();
    commit(
        [id = id_, before, actions = std::move(actions), summary,
         snapshot = std::move(snapshot)](store::Store& store) {
            if (!store.append(id, before, actions, summary))
                throw store::Failure("the table has another number of actions");
            if (snapshot) store.put_snapshot(id, *snapshot);
        },
        [this, count, summary, then = std::move(then)] {
            stored_.n = play_->n();
            services_.metrics.actions += count;
            then();
            take(summary);
            send_states();
            wake_computer();
            assess();
        },
        std::move(otherwise));
}

}  // namespace levee::server
