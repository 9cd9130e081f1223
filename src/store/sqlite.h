#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

// The little of SQLite's interface that the store needs, with errors as store::Failure.
namespace levee::store {

class Database {
 public:
    explicit Database(const std::string& path);
    Database(Database&& other) = default;
    Database& operator=(Database&& other) = default;
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database() = default;

    // One or more statements without parameters.
    void run(const char* sql);
    std::int64_t last_id() const;
    // Rows that the last statement changed.
    int changes() const;
    bool in_transaction() const;
    // SQLite opens a file that must not be written to without a word.
    bool read_only() const;
    // Of a database in WAL mode: fills its log up with zeros to so many bytes. Where that cannot be
    // done, the log stays as long as it was.
    void lengthen_log(std::int64_t bytes);
    sqlite3* raw() const { return handle_.get(); }

 private:
    struct Close {
        void operator()(sqlite3* handle) const;
    };
    std::unique_ptr<sqlite3, Close> handle_;
};

// A prepared statement. `rows` starts it with its parameters; it is ready again once next() has
// said false or the next `rows` begins.
class Statement {
 public:
    Statement(Database& database, const char* sql);

    template <class... Values>
    Statement& rows(const Values&... values) {
        reset();
        int at = 0;
        (bind(++at, values), ...);
        return *this;
    }
    bool next();
    template <class... Values>
    void run(const Values&... values) {
        rows(values...);
        while (next()) {
        }
    }

    std::int64_t integer(int column) const;
    std::string text(int column) const;
    bool null(int column) const;

 private:
    void reset();
    void bind(int at, std::int64_t value);
    void bind(int at, std::uint64_t value) { bind(at, static_cast<std::int64_t>(value)); }
    void bind(int at, int value) { bind(at, std::int64_t{value}); }
    void bind(int at, bool value) { bind(at, std::int64_t{value ? 1 : 0}); }
    void bind(int at, std::string_view value);
    void bind(int at, const std::string& value) { bind(at, std::string_view(value)); }
    template <class Value>
    void bind(int at, const std::optional<Value>& value) {
        if (value) bind(at, *value);
    }

    struct Finalize {
        void operator()(sqlite3_stmt* handle) const;
    };
    Database* database_;
    std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

}  // namespace levee::store
