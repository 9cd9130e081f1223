#include "server/hall.h"

namespace levee::server {

std::shared_ptr<Room> Hall::room(const std::string& id) {
    const std::scoped_lock lock(mutex_);
    auto& room = rooms_[id];
    if (!room || room->gone()) {
        room = std::make_shared<Room>(id, services_, executor_.serial());
        room->load();
    }
    return room;
}

std::vector<std::shared_ptr<Room>> Hall::rooms() {
    const std::scoped_lock lock(mutex_);
    std::vector<std::shared_ptr<Room>> list;
    list.reserve(rooms_.size());
    for (const auto& [id, room] : rooms_) list.push_back(room);
    return list;
}

void Hall::sweep(std::chrono::steady_clock::duration idle) {
    const auto before = std::chrono::steady_clock::now() - idle;
    const std::scoped_lock lock(mutex_);
    // Connections, posted work and thinking computers hold a room. If only this map does, nobody
    // can get hold of it while the lock is ours.
    std::erase_if(rooms_, [&](const auto& entry) {
        return entry.second.use_count() == 1 &&
               (entry.second->gone() || entry.second->idle_since(before));
    });
}

}  // namespace levee::server
