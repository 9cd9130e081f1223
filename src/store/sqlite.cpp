#include "store/sqlite.h"

#include <sqlite3.h>

#include "store/store.h"

namespace levee::store {

namespace {

[[noreturn]] void fail(sqlite3* handle) {
    throw Failure(std::string("the database says: ") +
                  (handle == nullptr ? "no memory" : sqlite3_errmsg(handle)));
}

}  // namespace

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

Database::Database(const std::string& path) {
    sqlite3* handle = nullptr;
    const int flags =
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
    handle_.reset(handle);
    if (code != SQLITE_OK) fail(handle);
    // A backup that is being taken holds us up for a moment, no longer.
    sqlite3_busy_timeout(handle, 5000);
}

void Database::run(const char* sql) {
    if (sqlite3_exec(raw(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail(raw());
}

std::int64_t Database::last_id() const { return sqlite3_last_insert_rowid(raw()); }

int Database::changes() const { return sqlite3_changes(raw()); }

void Statement::Finalize::operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }

Statement::Statement(Database& database, const char* sql) : database_(&database) {
    sqlite3_stmt* handle = nullptr;
    if (sqlite3_prepare_v3(database.raw(), sql, -1, SQLITE_PREPARE_PERSISTENT, &handle, nullptr) !=
        SQLITE_OK)
        fail(database.raw());
    handle_.reset(handle);
}

bool Statement::next() {
    const int code = sqlite3_step(handle_.get());
    if (code == SQLITE_ROW) return true;
    sqlite3_reset(handle_.get());
    if (code != SQLITE_DONE) fail(database_->raw());
    return false;
}

void Statement::reset() {
    // An error of the last run was reported when it happened.
    sqlite3_reset(handle_.get());
    sqlite3_clear_bindings(handle_.get());
}

void Statement::bind(int at, std::int64_t value) {
    if (sqlite3_bind_int64(handle_.get(), at, value) != SQLITE_OK) fail(database_->raw());
}

void Statement::bind(int at, std::string_view value) {
    // A null pointer would bind NULL.
    const char* text = value.empty() ? "" : value.data();
    if (sqlite3_bind_text64(handle_.get(), at, text, value.size(), SQLITE_TRANSIENT, SQLITE_UTF8) !=
        SQLITE_OK)
        fail(database_->raw());
}

std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(handle_.get(), column);
}

std::string Statement::text(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(handle_.get(), column));
    const int size = sqlite3_column_bytes(handle_.get(), column);
    return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(size));
}

bool Statement::null(int column) const {
    return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL;
}

}  // namespace levee::store
