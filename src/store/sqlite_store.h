#pragma once

#include <memory>
#include <string>

#include "store/store.h"

namespace levee::store {

// A file of SQLite in WAL mode with synchronous=FULL: what was committed survives a loss of power.
// Throws Failure when the file cannot be used, for example because a newer program wrote it.
std::unique_ptr<Store> open_sqlite(const std::string& path);

}  // namespace levee::store
