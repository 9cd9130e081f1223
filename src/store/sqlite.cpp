#include "store/sqlite.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <vector>

#include "store/store.h"

namespace levee::store {

namespace {

Why why_of(int code) {
    if (code == SQLITE_IOERR_NOMEM) return Why::Memory;
    switch (code & 0xff) {
        case SQLITE_FULL:
            return Why::Full;
        case SQLITE_BUSY:
        case SQLITE_PROTOCOL:  // it was busy too often
        case SQLITE_LOCKED:
            return Why::Busy;
        case SQLITE_READONLY:
        case SQLITE_PERM:
            return Why::ReadOnly;
        case SQLITE_CANTOPEN:
            return Why::Unreachable;
        case SQLITE_IOERR:
            return Why::Io;
        case SQLITE_NOMEM:
            return Why::Memory;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            return Why::Damaged;
        default:
            return Why::Refused;
    }
}

std::string_view told(Why why) {
    switch (why) {
        case Why::Full:
            return "the disk is full";
        case Why::Busy:
            return "another program uses the file and does not let go of it";
        case Why::ReadOnly:
            return "the file or its folder is read-only";
        case Why::Unreachable:
            return "the file cannot be opened, and none can be made";
        case Why::Io:
            return "the disk does not read or write";
        case Why::Memory:
            return "there is no memory left";
        case Why::Damaged:
            return "the file is damaged, or of another kind";
        default:
            return "the database refuses";
    }
}

[[noreturn]] void fail(sqlite3* handle) {
    const int code = handle == nullptr ? SQLITE_NOMEM : sqlite3_extended_errcode(handle);
    const char* words = handle == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(handle);
    throw Failure(fmt::format("{} ({})", told(why_of(code)), words), why_of(code));
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

bool Database::in_transaction() const { return sqlite3_get_autocommit(raw()) == 0; }

bool Database::read_only() const { return sqlite3_db_readonly(raw(), "main") == 1; }

void Database::lengthen_log(std::int64_t bytes) {
    // SQLite's own files take no more than 128 kB at a time.
    constexpr sqlite3_int64 kPiece = 1 << 16;
    // Whoever holds the right to write is the only one who changes the log.
    run("BEGIN IMMEDIATE");
    sqlite3_file* log = nullptr;
    sqlite3_int64 size = 0;
    if (sqlite3_file_control(raw(), "main", SQLITE_FCNTL_JOURNAL_POINTER, &log) == SQLITE_OK &&
        log != nullptr && log->pMethods != nullptr &&
        log->pMethods->xFileSize(log, &size) == SQLITE_OK && size < bytes) {
        const std::vector<char> zeros(kPiece);
        int code = SQLITE_OK;
        for (auto at = size; code == SQLITE_OK && at < bytes; at += kPiece)
            code = log->pMethods->xWrite(
                log, zeros.data(), static_cast<int>(std::min<sqlite3_int64>(kPiece, bytes - at)),
                at);
        if (code == SQLITE_OK) code = log->pMethods->xSync(log, SQLITE_SYNC_NORMAL);
        if (code != SQLITE_OK) log->pMethods->xTruncate(log, size);
    }
    run("ROLLBACK");
}

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
    if (bytes != nullptr) return {bytes, static_cast<std::size_t>(size)};
    // Nothing is what an empty text is told as, and one that there was no memory for.
    if (sqlite3_errcode(database_->raw()) == SQLITE_NOMEM) fail(database_->raw());
    return {};
}

bool Statement::null(int column) const {
    return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL;
}

}  // namespace levee::store
