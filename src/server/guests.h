#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <variant>

#include "store/store_thread.h"

namespace levee::server {

// Who is behind a cookie. A guest comes into being with the first thing he changes, never by
// looking, and never because the store could not be asked whether he is there already. Any thread;
// the answers come in any thread.
class Guests {
 public:
    Guests(store::StoreThread& store, std::function<std::string()> now)
        : store_(store), now_(std::move(now)) {}

    // No guest: nobody was ever given this token. A failure: nobody knows.
    using Found = std::variant<std::optional<store::Guest>, store::Failure>;
    void find(const std::string& token, const std::function<void(Found)>& answer);
    struct Known {
        store::Guest guest;
        std::string new_token;  // to be put into a cookie; empty if he has one
    };
    void find_or_add(const std::string& token,
                     const std::function<void(std::variant<Known, store::Failure>)>& answer);
    void rename(const std::string& token, const store::Guest& guest, const std::string& name,
                const std::function<void(bool)>& answer);

 private:
    void add(const std::function<void(std::variant<Known, store::Failure>)>& answer);
    void remember(const std::string& hash, const store::Guest& guest);

    store::StoreThread& store_;
    std::function<std::string()> now_;
    std::mutex mutex_;
    std::map<std::string, store::Guest> known_;  // by hash
};

}  // namespace levee::server
