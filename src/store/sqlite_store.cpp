#include "store/sqlite_store.h"

#include <fmt/format.h>

#include <array>
#include <boost/json/serialize.hpp>

#include "engine/text/json.h"
#include "store/sqlite.h"

namespace levee::store {

BOOST_DESCRIBE_STRUCT(Camp, (), (name, nom, side))
BOOST_DESCRIBE_STRUCT(Summary::Known, (), (n, actor, changed))

namespace {

// The tables as they came to be: what each version added to the one before it. What is here has
// been written to disks and does not change any more: where a game is played was called a match.
constexpr std::array<const char*, 4> kVersions{R"(
    CREATE TABLE guests (
        id INTEGER PRIMARY KEY,
        token_hash TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        created TEXT NOT NULL
    ) STRICT;
    CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        scenario TEXT NOT NULL,
        options TEXT NOT NULL,
        rules_version TEXT NOT NULL,
        seed TEXT NOT NULL,
        commitment TEXT NOT NULL,
        free_dice INTEGER NOT NULL,
        language TEXT NOT NULL,
        pace INTEGER NOT NULL,
        created TEXT NOT NULL,
        n INTEGER NOT NULL,
        actor INTEGER NOT NULL,
        over INTEGER NOT NULL,
        result TEXT NOT NULL,
        resultat TEXT NOT NULL,
        changed TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE seats (
        match TEXT NOT NULL REFERENCES matches (id),
        seat INTEGER NOT NULL,
        kind INTEGER NOT NULL,
        guest INTEGER REFERENCES guests (id),
        level TEXT NOT NULL,
        token_hash TEXT NOT NULL,
        PRIMARY KEY (match, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_of_guest ON seats (guest);
    CREATE TABLE actions (
        match TEXT NOT NULL REFERENCES matches (id),
        n INTEGER NOT NULL,
        by INTEGER NOT NULL,
        notation TEXT NOT NULL,
        roll INTEGER,
        at TEXT NOT NULL,
        note TEXT NOT NULL,
        forced INTEGER NOT NULL,
        fixed INTEGER NOT NULL,
        told TEXT NOT NULL,
        PRIMARY KEY (match, n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE snapshots (
        match TEXT PRIMARY KEY REFERENCES matches (id),
        n INTEGER NOT NULL,
        state TEXT NOT NULL
    ) STRICT;
    CREATE TABLE chat (
        match TEXT NOT NULL REFERENCES matches (id),
        id INTEGER NOT NULL,
        by TEXT NOT NULL,
        seat INTEGER,
        text TEXT NOT NULL,
        at TEXT NOT NULL,
        PRIMARY KEY (match, id)
    ) STRICT, WITHOUT ROWID;
)",
                                               R"(
    ALTER TABLE matches ADD COLUMN camps TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE matches ADD COLUMN secrets INTEGER NOT NULL DEFAULT 0;
)",
                                               R"(
    DROP TABLE IF EXISTS stretch;
    CREATE TABLE probe (n INTEGER NOT NULL) STRICT;
    INSERT INTO probe VALUES (0);
)",
                                               R"(
    ALTER TABLE matches ADD COLUMN known TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE actions ADD COLUMN sight TEXT NOT NULL DEFAULT '';
)"};

// What the log grows to before SQLite begins it anew. It is made that long at once: a commit then
// overwrites bytes that are there, and the file system need not write down a new length. On an
// ordinary disk that is the difference between half a millisecond and several.
constexpr std::int64_t kLogBytes = 4'200'000;

template <class T>
std::string text_of(const T& what) {
    return boost::json::serialize(engine::json::write(what, engine::json::NoNames{}));
}

template <class T>
T read_from(const std::string& text, const char* what) {
    T read{};
    const auto value = engine::json::parse(text, text.size());
    if (engine::mistake(value) ||
        engine::json::read(std::get<boost::json::value>(value), read, engine::json::NoNames{}))
        throw Failure(fmt::format("the {} of a table are not readable", what));
    return read;
}

std::string asked(Database& database, const char* sql) {
    Statement statement(database, sql);
    auto& rows = statement.rows();
    return rows.next() ? rows.text(0) : std::string();
}

constexpr const char* kProbe = "UPDATE probe SET n = n + 1";

// The tables are there before any statement is prepared, and a store that cannot be written to is
// found out here and not at the first move.
Database opened(const std::string& path) {
    Database database(path);
    if (database.read_only()) throw Failure("the file or its folder is read-only", Why::ReadOnly);
    database.run(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
        "PRAGMA trusted_schema = OFF;");
    std::size_t version = 0;
    {
        Statement statement(database, "PRAGMA user_version");
        if (statement.rows().next()) version = static_cast<std::size_t>(statement.integer(0));
    }
    if (version > kVersions.size())
        throw Failure("a newer version of the program has written the file", Why::Newer);
    for (; version < kVersions.size(); ++version)
        database.run(fmt::format("BEGIN IMMEDIATE;{};PRAGMA user_version = {};COMMIT;",
                                 kVersions[version], version + 1)
                         .c_str());
    database.run(kProbe);
    // A disk that has no room for it goes on without.
    if (asked(database, "PRAGMA journal_mode") == "wal") database.lengthen_log(kLogBytes);
    return database;
}

class SqliteStore final : public Store {
 public:
    explicit SqliteStore(const std::string& path) : database_(opened(path)) {}

    void begin() override {
        rollback();
        database_.run("BEGIN IMMEDIATE");
    }
    void commit() override { database_.run("COMMIT"); }
    void rollback() override {
        if (database_.in_transaction()) database_.run("ROLLBACK");
    }
    std::optional<Failure> attempt(const std::function<void()>& work) override {
        database_.run("SAVEPOINT attempt");
        try {
            work();
        } catch (const Failure& failure) {
            // A full disk and the like may have ended the transaction, not the work alone.
            if (!database_.in_transaction()) throw;
            database_.run("ROLLBACK TO attempt; RELEASE attempt");
            return failure;
        }
        database_.run("RELEASE attempt");
        return {};
    }
    void probe() override { probe_.run(); }

    std::optional<Guest> guest(std::string_view token_hash) override {
        auto& rows = guest_.rows(token_hash);
        if (!rows.next()) return {};
        Guest found{rows.integer(0), rows.text(1)};
        rows.next();
        return found;
    }
    Guest add_guest(std::string_view token_hash, std::string_view name,
                    std::string_view now) override {
        add_guest_.run(token_hash, name, now);
        return {database_.last_id(), std::string(name)};
    }
    void rename_guest(std::int64_t guest, std::string_view name) override {
        rename_guest_.run(name, guest);
    }

    void create(const Table& stored) override;
    std::optional<Table> table(std::string_view id) override;
    std::vector<Table> tables_of(std::int64_t guest, int limit) override;
    void take_seat(std::string_view id, int seat, std::int64_t guest) override {
        take_seat_.run(static_cast<int>(Seat::Kind::Person), guest, id, seat);
    }
    void set_pace(std::string_view id, std::int64_t pace) override { set_pace_.run(pace, id); }

    std::vector<Action> actions(std::string_view id) override;
    std::optional<Snapshot> newest_snapshot(std::string_view id) override {
        auto& rows = snapshot_.rows(id);
        if (!rows.next()) return {};
        Snapshot found{static_cast<std::uint64_t>(rows.integer(0)), rows.text(1)};
        rows.next();
        return found;
    }
    bool append(std::string_view id, std::uint64_t expected, std::span<const Action> actions,
                const Summary& summary) override;
    bool truncate(std::string_view id, std::uint64_t expected, std::uint64_t left,
                  const Summary& summary) override;
    void put_snapshot(std::string_view id, const Snapshot& snapshot) override {
        put_snapshot_.run(id, snapshot.n, snapshot.state);
    }
    void renew(std::string_view id, std::string_view rules_version,
               std::span<const Action> actions) override;

    ChatLine say(std::string_view id, ChatLine line) override;
    std::vector<ChatLine> chat(std::string_view id, int limit) override;

 private:
    bool move_on(std::string_view id, std::uint64_t expected, std::uint64_t n,
                 const Summary& summary) {
        move_on_.run(n, summary.actor, summary.over, summary.result, summary.resultat,
                     summary.changed, text_of(summary.camps), summary.secrets,
                     text_of(summary.known), id, expected);
        return database_.changes() == 1;
    }
    void insert(std::string_view id, std::span<const Action> actions) {
        for (const auto& action : actions)
            add_action_.run(id, action.n, action.by, action.notation, action.roll, action.at,
                            action.note, action.forced, action.fixed, action.told, action.sight);
    }
    static Table stored_of(const Statement& row);
    void add_seats(Table& stored);

    Database database_;
    Statement probe_{database_, kProbe};
    Statement guest_{database_, "SELECT id, name FROM guests WHERE token_hash = ?"};
    Statement add_guest_{database_,
                         "INSERT INTO guests (token_hash, name, created) VALUES (?, ?, ?)"};
    Statement rename_guest_{database_, "UPDATE guests SET name = ? WHERE id = ?"};
    Statement add_table_{database_,
                         "INSERT INTO matches VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"};
    Statement add_seat_{database_, "INSERT INTO seats VALUES (?, ?, ?, nullif(?, 0), ?, ?)"};
    Statement stored_{database_, "SELECT * FROM matches WHERE id = ?"};
    Statement tables_of_{database_,
                         "SELECT * FROM matches WHERE id IN (SELECT match FROM seats WHERE guest "
                         "= ?) ORDER BY changed DESC, id LIMIT ?"};
    Statement seats_{database_,
                     "SELECT s.kind, coalesce(s.guest, 0), coalesce(g.name, ''), s.level, "
                     "s.token_hash FROM seats s LEFT JOIN guests g ON g.id = s.guest "
                     "WHERE s.match = ? ORDER BY s.seat"};
    Statement take_seat_{database_,
                         "UPDATE seats SET kind = ?, guest = ? WHERE match = ? AND seat = ?"};
    Statement set_pace_{database_, "UPDATE matches SET pace = ? WHERE id = ?"};
    Statement actions_{database_,
                       "SELECT n, by, notation, roll, at, note, forced, fixed, told, sight "
                       "FROM actions "
                       "WHERE match = ? ORDER BY n"};
    Statement add_action_{database_, "INSERT INTO actions VALUES (?,?,?,?,?,?,?,?,?,?,?)"};
    Statement cut_actions_{database_, "DELETE FROM actions WHERE match = ? AND n > ?"};
    Statement cut_snapshots_{database_, "DELETE FROM snapshots WHERE match = ? AND n > ?"};
    Statement snapshot_{database_, "SELECT n, state FROM snapshots WHERE match = ?"};
    Statement put_snapshot_{database_, "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)"};
    Statement move_on_{database_,
                       "UPDATE matches SET n = ?, actor = ?, over = ?, result = ?, resultat = ?, "
                       "changed = ?, camps = ?, secrets = ?, known = ? WHERE id = ? AND n = "
                       "?"};
    Statement set_version_{database_, "UPDATE matches SET rules_version = ? WHERE id = ?"};
    Statement next_chat_{database_, "SELECT coalesce(max(id), 0) + 1 FROM chat WHERE match = ?"};
    Statement say_{database_, "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)"};
    Statement chat_{database_,
                    "SELECT * FROM (SELECT id, by, seat, text, at FROM chat WHERE match = ? "
                    "ORDER BY id DESC LIMIT ?) ORDER BY id"};
};

void SqliteStore::create(const Table& stored) {
    const auto& summary = stored.summary;
    add_table_.run(stored.id, stored.game, stored.scenario, text_of(stored.options),
                   stored.rules_version, stored.seed, stored.commitment, stored.free_dice,
                   stored.language, stored.pace, stored.created, stored.n, summary.actor,
                   summary.over, summary.result, summary.resultat, summary.changed,
                   text_of(summary.camps), summary.secrets, text_of(summary.known));
    int number = 0;
    for (const auto& seat : stored.seats)
        add_seat_.run(stored.id, number++, static_cast<int>(seat.kind), seat.guest, seat.level,
                      seat.token_hash);
}

Table SqliteStore::stored_of(const Statement& row) {
    Table stored;
    int at = 0;
    stored.id = row.text(at++);
    stored.game = row.text(at++);
    stored.scenario = row.text(at++);
    stored.options = read_from<decltype(stored.options)>(row.text(at++), "options");
    stored.rules_version = row.text(at++);
    stored.seed = row.text(at++);
    stored.commitment = row.text(at++);
    stored.free_dice = row.integer(at++) != 0;
    stored.language = row.text(at++);
    stored.pace = row.integer(at++);
    stored.created = row.text(at++);
    stored.n = static_cast<std::uint64_t>(row.integer(at++));
    stored.summary.actor = static_cast<int>(row.integer(at++));
    stored.summary.over = row.integer(at++) != 0;
    stored.summary.result = row.text(at++);
    stored.summary.resultat = row.text(at++);
    stored.summary.changed = row.text(at++);
    stored.summary.camps = read_from<std::vector<Camp>>(row.text(at++), "camps");
    stored.summary.secrets = row.integer(at++) != 0;
    stored.summary.known = read_from<std::vector<Summary::Known>>(row.text(at++), "counts");
    return stored;
}

void SqliteStore::add_seats(Table& stored) {
    auto& rows = seats_.rows(stored.id);
    while (rows.next())
        stored.seats.push_back({static_cast<Seat::Kind>(rows.integer(0)), rows.integer(1),
                                rows.text(2), rows.text(3), rows.text(4)});
}

std::optional<Table> SqliteStore::table(std::string_view id) {
    auto& rows = stored_.rows(id);
    if (!rows.next()) return {};
    Table found = stored_of(rows);
    rows.next();
    add_seats(found);
    return found;
}

std::vector<Table> SqliteStore::tables_of(std::int64_t guest, int limit) {
    std::vector<Table> list;
    auto& rows = tables_of_.rows(guest, limit);
    while (rows.next()) list.push_back(stored_of(rows));
    for (auto& stored : list) add_seats(stored);
    return list;
}

std::vector<Action> SqliteStore::actions(std::string_view id) {
    std::vector<Action> list;
    auto& rows = actions_.rows(id);
    while (rows.next()) {
        Action action;
        action.n = static_cast<std::uint64_t>(rows.integer(0));
        action.by = static_cast<int>(rows.integer(1));
        action.notation = rows.text(2);
        if (!rows.null(3)) action.roll = static_cast<std::uint64_t>(rows.integer(3));
        action.at = rows.text(4);
        action.note = rows.text(5);
        action.forced = rows.integer(6) != 0;
        action.fixed = rows.integer(7) != 0;
        action.told = rows.text(8);
        action.sight = rows.text(9);
        list.push_back(std::move(action));
    }
    return list;
}

bool SqliteStore::append(std::string_view id, std::uint64_t expected,
                         std::span<const Action> actions, const Summary& summary) {
    if (!move_on(id, expected, expected + actions.size(), summary)) return false;
    insert(id, actions);
    return true;
}

bool SqliteStore::truncate(std::string_view id, std::uint64_t expected, std::uint64_t left,
                           const Summary& summary) {
    if (!move_on(id, expected, left, summary)) return false;
    cut_actions_.run(id, left);
    cut_snapshots_.run(id, left);
    return true;
}

void SqliteStore::renew(std::string_view id, std::string_view rules_version,
                        std::span<const Action> actions) {
    set_version_.run(rules_version, id);
    cut_actions_.run(id, 0);
    cut_snapshots_.run(id, -1);
    insert(id, actions);
}

ChatLine SqliteStore::say(std::string_view id, ChatLine line) {
    auto& rows = next_chat_.rows(id);
    if (rows.next()) line.id = rows.integer(0);
    rows.next();
    say_.run(id, line.id, line.by, line.seat, line.text, line.at);
    return line;
}

std::vector<ChatLine> SqliteStore::chat(std::string_view id, int limit) {
    std::vector<ChatLine> list;
    auto& rows = chat_.rows(id, limit);
    while (rows.next()) {
        ChatLine line{rows.integer(0), rows.text(1), {}, rows.text(3), rows.text(4)};
        if (!rows.null(2)) line.seat = static_cast<int>(rows.integer(2));
        list.push_back(std::move(line));
    }
    return list;
}

}  // namespace

std::unique_ptr<Store> open_sqlite(const std::string& path) {
    return std::make_unique<SqliteStore>(path);
}

}  // namespace levee::store
