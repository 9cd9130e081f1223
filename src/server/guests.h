#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "store/store_thread.h"

namespace levee::server {

// Who is behind a cookie. A guest comes into being with the first thing he changes, never by
// looking. Any thread; the answers come in any thread.
class Guests {
 public:
    Guests(store::StoreThread& store, std::function<std::string()> now)
        : store_(store), now_(std::move(now)) {}

    // Nothing for a token that nobody was given.
    void find(const std::string& token,
              const std::function<void(std::optional<store::Guest>)>& answer);
    struct Known {
        store::Guest guest;
        std::string new_token;  // to be put into a cookie; empty if he has one
    };
    // Nothing only when the store does not work.
    void find_or_add(const std::string& token,
                     const std::function<void(std::optional<Known>)>& answer);
    void rename(const std::string& token, const store::Guest& guest, const std::string& name,
                const std::function<void(bool)>& answer);

 private:
    void add(const std::function<void(std::optional<Known>)>& answer);
    void remember(const std::string& hash, const store::Guest& guest);

    store::StoreThread& store_;
    std::function<std::string()> now_;
    std::mutex mutex_;
    std::map<std::string, store::Guest> known_;  // by hash
};

}  // namespace levee::server
