#include "server/guests.h"

#include <memory>
#include <utility>

#include "server/secrets.h"

namespace levee::server {

namespace {

constexpr std::size_t kMostRemembered = 10'000;

}  // namespace

void Guests::remember(const std::string& hash, const store::Guest& guest) {
    const std::scoped_lock lock(mutex_);
    // The store knows them all; starting over is simpler than choosing whom to forget.
    if (known_.size() >= kMostRemembered) known_.clear();
    known_[hash] = guest;
}

void Guests::find(const std::string& token, const std::function<void(Found)>& answer) {
    if (!is_token(token)) return answer(std::nullopt);
    const auto hash = hash_of(token);
    std::optional<store::Guest> known;
    {
        const std::scoped_lock lock(mutex_);
        if (const auto at = known_.find(hash); at != known_.end()) known = at->second;
    }
    if (known) return answer(known);
    auto found = std::make_shared<std::optional<store::Guest>>();
    store_.run([found, hash](store::Store& store) { *found = store.guest(hash); },
               [this, found, hash, answer](const store::StoreThread::Outcome& read) {
                   if (!read) return answer(read.failure());
                   if (*found) remember(hash, **found);
                   answer(*found);
               });
}

void Guests::find_or_add(const std::string& token,
                         const std::function<void(std::variant<Known, store::Failure>)>& answer) {
    find(token, [this, answer](const Found& found) {
        if (const auto* failure = std::get_if<store::Failure>(&found)) return answer(*failure);
        if (const auto& guest = std::get<std::optional<store::Guest>>(found))
            return answer(Known{*guest, ""});
        add(answer);
    });
}

void Guests::add(const std::function<void(std::variant<Known, store::Failure>)>& answer) {
    auto known = std::make_shared<Known>();
    known->new_token = new_token();
    const auto hash = hash_of(known->new_token);
    store_.run([known, hash, now = now_()](
                   store::Store& store) { known->guest = store.add_guest(hash, "", now); },
               [this, known, hash, answer](const store::StoreThread::Outcome& added) {
                   if (!added) return answer(added.failure());
                   remember(hash, known->guest);
                   answer(std::move(*known));
               });
}

void Guests::rename(const std::string& token, const store::Guest& guest, const std::string& name,
                    const std::function<void(bool)>& answer) {
    store_.run([id = guest.id, name](store::Store& store) { store.rename_guest(id, name); },
               [this, hash = hash_of(token), id = guest.id, name, answer](bool worked) {
                   if (worked) remember(hash, {id, name});
                   answer(worked);
               });
}

}  // namespace levee::server
