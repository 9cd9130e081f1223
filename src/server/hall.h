#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/room.h"

namespace levee::server {

// The tables in memory. They are read when somebody asks for them and forgotten when nobody does.
// Any thread.
class Hall {
 public:
    Hall(const Services& services, Executor& executor) : services_(services), executor_(executor) {}

    std::shared_ptr<Room> room(const std::string& id);
    // Those in memory in which the guest may sit.
    std::vector<std::shared_ptr<Room>> rooms();
    // Forgets what has been idle for so long.
    void sweep(std::chrono::steady_clock::duration idle);

 private:
    const Services& services_;
    Executor& executor_;
    std::mutex mutex_;
    std::map<std::string, std::shared_ptr<Room>> rooms_;
};

}  // namespace levee::server
