#include "store/sqlite_store.h"

#include <fmt/format.h>

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "store/sqlite.h"

namespace levee::store {

namespace {

// The tables as they came to be: what each version added to the one before it. What is here has
// been written to disks and does not change any more.
constexpr std::array<const char*, 3> kVersions{R"(
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
    ALTER TABLE matches ADD COLUMN known TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE actions ADD COLUMN sight TEXT NOT NULL DEFAULT '';
)"};

std::string text_of(const std::map<std::string, std::string>& options) {
    boost::json::object object;
    for (const auto& [key, value] : options) object[key] = value;
    return boost::json::serialize(object);
}

std::map<std::string, std::string> options_of(const std::string& text) {
    std::map<std::string, std::string> options;
    boost::json::error_code error;
    const auto value = boost::json::parse(text, error);
    if (error || !value.is_object()) throw Failure("the options of a match are not readable");
    for (const auto& [key, option] : value.get_object())
        if (option.is_string()) options[std::string(key)] = std::string(option.get_string());
    return options;
}

// [["French","Français",0],...]
std::string text_of(const std::vector<Camp>& camps) {
    boost::json::array list;
    for (const auto& camp : camps)
        list.push_back(boost::json::array{boost::json::string(camp.name),
                                          boost::json::string(camp.nom), camp.side});
    return boost::json::serialize(list);
}

std::vector<Camp> camps_of(const std::string& text) {
    std::vector<Camp> camps;
    boost::json::error_code error;
    const auto value = boost::json::parse(text, error);
    if (error || !value.is_array()) throw Failure("the camps of a match are not readable");
    for (const auto& one : value.get_array()) {
        const auto* names = one.if_array();
        if (names == nullptr || names->size() != 3 || !(*names)[0].is_string() ||
            !(*names)[1].is_string() || !(*names)[2].is_int64())
            throw Failure("the camps of a match are not readable");
        camps.push_back({std::string((*names)[0].get_string()),
                         std::string((*names)[1].get_string()),
                         static_cast<int>((*names)[2].get_int64())});
    }
    return camps;
}

// [[57,0,"2024-05-01T10:00:00Z"],...]
std::string text_of(const std::vector<Summary::Known>& known) {
    boost::json::array list;
    for (const auto& one : known)
        list.push_back(boost::json::array{one.n, one.actor, boost::json::string(one.changed)});
    return boost::json::serialize(list);
}

std::vector<Summary::Known> known_of(const std::string& text) {
    std::vector<Summary::Known> known;
    boost::json::error_code error;
    const auto value = boost::json::parse(text, error);
    if (error || !value.is_array()) throw Failure("what is known of a match is not readable");
    for (const auto& one : value.get_array()) {
        const auto* parts = one.if_array();
        if (parts == nullptr || parts->size() != 3 || !(*parts)[0].is_int64() ||
            !(*parts)[1].is_int64() || !(*parts)[2].is_string())
            throw Failure("what is known of a match is not readable");
        known.push_back({static_cast<std::uint64_t>((*parts)[0].get_int64()),
                         static_cast<int>((*parts)[1].get_int64()),
                         std::string((*parts)[2].get_string())});
    }
    return known;
}

// Lengthens the log file to what it grows to anyway before SQLite begins it anew. A commit then
// overwrites bytes that are there, and need not make the file system write down a new length: on an
// ordinary disk that is the difference between half a millisecond and several.
void stretch_log(Database& database) {
    database.run("CREATE TABLE IF NOT EXISTS stretch (bytes BLOB) STRICT");
    database.run("INSERT INTO stretch VALUES (zeroblob(4200000))");
    database.run("DROP TABLE stretch; PRAGMA wal_checkpoint(RESTART)");
}

// The tables are there before any statement is prepared.
Database opened(const std::string& path) {
    Database database(path);
    database.run(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
        "PRAGMA trusted_schema = OFF;");
    std::size_t version = 0;
    {
        Statement statement(database, "PRAGMA user_version");
        if (statement.rows().next()) version = static_cast<std::size_t>(statement.integer(0));
    }
    if (version > kVersions.size())
        throw Failure("a newer version of the program has written " + path);
    for (; version < kVersions.size(); ++version)
        database.run(fmt::format("BEGIN IMMEDIATE;{};PRAGMA user_version = {};COMMIT;",
                                 kVersions[version], version + 1)
                         .c_str());
    if (path != ":memory:") stretch_log(database);
    return database;
}

class SqliteStore final : public Store {
 public:
    explicit SqliteStore(const std::string& path) : database_(opened(path)) {}

    void begin() override { database_.run("BEGIN IMMEDIATE"); }
    void commit() override { database_.run("COMMIT"); }
    void rollback() override { database_.run("ROLLBACK"); }
    bool attempt(const std::function<void()>& work) override {
        database_.run("SAVEPOINT attempt");
        bool done = true;
        try {
            work();
        } catch (const Failure&) {
            database_.run("ROLLBACK TO attempt");
            done = false;
        }
        database_.run("RELEASE attempt");
        return done;
    }

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

    void create(const Match& match) override;
    std::optional<Match> match(std::string_view id) override;
    std::vector<Match> matches_of(std::int64_t guest, int limit) override;
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
    static Match match_of(const Statement& row);
    void add_seats(Match& match);

    Database database_;
    Statement guest_{database_, "SELECT id, name FROM guests WHERE token_hash = ?"};
    Statement add_guest_{database_,
                         "INSERT INTO guests (token_hash, name, created) VALUES (?, ?, ?)"};
    Statement rename_guest_{database_, "UPDATE guests SET name = ? WHERE id = ?"};
    Statement add_match_{database_,
                         "INSERT INTO matches VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"};
    Statement add_seat_{database_, "INSERT INTO seats VALUES (?, ?, ?, nullif(?, 0), ?, ?)"};
    Statement match_{database_, "SELECT * FROM matches WHERE id = ?"};
    Statement matches_of_{database_,
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

void SqliteStore::create(const Match& match) {
    const auto& summary = match.summary;
    add_match_.run(match.id, match.game, match.scenario, text_of(match.options),
                   match.rules_version, match.seed, match.commitment, match.free_dice,
                   match.language, match.pace, match.created, match.n, summary.actor, summary.over,
                   summary.result, summary.resultat, summary.changed, text_of(summary.camps),
                   summary.secrets, text_of(summary.known));
    int number = 0;
    for (const auto& seat : match.seats)
        add_seat_.run(match.id, number++, static_cast<int>(seat.kind), seat.guest, seat.level,
                      seat.token_hash);
}

Match SqliteStore::match_of(const Statement& row) {
    Match match;
    int at = 0;
    match.id = row.text(at++);
    match.game = row.text(at++);
    match.scenario = row.text(at++);
    match.options = options_of(row.text(at++));
    match.rules_version = row.text(at++);
    match.seed = row.text(at++);
    match.commitment = row.text(at++);
    match.free_dice = row.integer(at++) != 0;
    match.language = row.text(at++);
    match.pace = row.integer(at++);
    match.created = row.text(at++);
    match.n = static_cast<std::uint64_t>(row.integer(at++));
    match.summary.actor = static_cast<int>(row.integer(at++));
    match.summary.over = row.integer(at++) != 0;
    match.summary.result = row.text(at++);
    match.summary.resultat = row.text(at++);
    match.summary.changed = row.text(at++);
    match.summary.camps = camps_of(row.text(at++));
    match.summary.secrets = row.integer(at++) != 0;
    match.summary.known = known_of(row.text(at++));
    return match;
}

void SqliteStore::add_seats(Match& match) {
    auto& rows = seats_.rows(match.id);
    while (rows.next())
        match.seats.push_back({static_cast<Seat::Kind>(rows.integer(0)), rows.integer(1),
                               rows.text(2), rows.text(3), rows.text(4)});
}

std::optional<Match> SqliteStore::match(std::string_view id) {
    auto& rows = match_.rows(id);
    if (!rows.next()) return {};
    Match found = match_of(rows);
    rows.next();
    add_seats(found);
    return found;
}

std::vector<Match> SqliteStore::matches_of(std::int64_t guest, int limit) {
    std::vector<Match> list;
    auto& rows = matches_of_.rows(guest, limit);
    while (rows.next()) list.push_back(match_of(rows));
    for (auto& match : list) add_seats(match);
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
