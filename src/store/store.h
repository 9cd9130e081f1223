#pragma once

#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace levee::store {

// Why a store does not do what it is asked.
enum class Why : std::uint8_t {
    Refused,      // it works, but this does not fit what is in it
    Full,         // the disk
    Busy,         // another program holds the file
    ReadOnly,     // the file, its folder or the disk
    Unreachable,  // the file cannot be opened or made
    Io,           // the disk does not read or write
    Memory,
    Damaged,  // or not a store of ours
    Newer,    // written by a newer version of the program
};

// For an operator's programs: /healthz, /metrics.
constexpr std::string_view word_of(Why why) {
    switch (why) {
        case Why::Refused:
            return "refused";
        case Why::Full:
            return "full";
        case Why::Busy:
            return "busy";
        case Why::ReadOnly:
            return "read-only";
        case Why::Unreachable:
            return "unreachable";
        case Why::Io:
            return "io";
        case Why::Memory:
            return "memory";
        case Why::Damaged:
            return "damaged";
        case Why::Newer:
            return "newer";
    }
    return "";
}

// Thrown by stores, caught in the store's thread. What it says is its own: a runtime_error shares
// its words with its copies, and copies of this go to other threads.
class Failure : public std::exception {
 public:
    explicit Failure(std::string what, Why why = Why::Refused)
        : what_(std::move(what)), why_(why) {}
    const char* what() const noexcept override { return what_.c_str(); }
    Why why() const { return why_; }

 private:
    std::string what_;
    Why why_;
};

struct Guest {
    std::int64_t id = 0;
    std::string name;
};

struct Seat {
    enum class Kind : std::uint8_t { Person, Computer, Open };
    Kind kind = Kind::Open;
    std::int64_t guest = 0;  // of a person
    std::string name;        // of that guest, as the store knows it now
    std::string level;       // of a computer
    std::string token_hash;  // of the secret link, or empty
};

// Who is to decide, as a number: a seat, or one of these.
inline constexpr int kChance = -1;
inline constexpr int kNobody = -2;

// Whom a seat plays, in English and in French, and for which side.
struct Camp {
    using Tuple = void;  // as it is stored: ["French","Français",0]
    std::string name;
    std::string nom;
    int side = 0;

    bool operator==(const Camp&) const = default;
};

// What the list of games shows without opening any.
struct Summary {
    int actor = kNobody;
    bool over = false;
    std::string result;         // in English
    std::string resultat;       // in French
    std::string changed;        // UTC
    std::vector<Camp> camps{};  // by seat; empty if a version that did not store them was the last
    bool secrets = false;       // a seat may know what another may not
    // The same as each seat knows it, and last a spectator; empty where all know everything.
    struct Known {
        using Tuple = void;  // as it is stored: [57,0,"2024-05-01T10:00:00Z"]
        std::uint64_t n = 0;
        int actor = kNobody;
        std::string changed;

        bool operator==(const Known&) const = default;
    };
    std::vector<Known> known{};
};

struct Action {
    std::uint64_t n = 0;  // from 1
    int by = kChance;
    std::string notation;
    std::optional<std::uint64_t> roll{};  // its number among the committed rolls
    std::string at{};                     // UTC
    std::string note{};
    bool forced = false;  // the only choice, played by the server
    bool fixed = false;   // cannot be taken back
    std::string sight{};  // for whom it counts, and as whose; empty: for all, as it is
    // What happened, an event a line: the seat that alone may read it or "-", then the JSON of the
    // event in English and in French, parted by tabs (neither stands unescaped in JSON).
    std::string told{};
};

struct Snapshot {
    std::uint64_t n = 0;
    std::string state;  // JSON
};

struct Table {
    std::string id;
    std::string game;
    std::string scenario;
    std::map<std::string, std::string> options;
    std::string rules_version;
    std::string seed;        // of the dice, secret; empty: none that is known
    std::string commitment;  // empty: the dice were free
    bool free_dice = false;  // rolls from elsewhere come first: the record proves nothing
    std::string language;    // "en" or "fr": of the one who began it
    std::int64_t pace = 0;   // milliseconds that a computer waits
    std::string created;     // UTC
    std::uint64_t n = 0;
    Summary summary;
    std::vector<Seat> seats;
};

struct ChatLine {
    std::int64_t id = 0;  // in the order of speaking, from 1 in every table
    std::string by;
    std::optional<int> seat;
    std::string text;
    std::string at;  // UTC
};

// All that must outlive the program. One thread at a time; every call throws Failure when the
// storage does not work. Calls between begin() and commit() last together or not at all.
class Store {
 public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    virtual void begin() = 0;
    virtual void commit() = 0;
    virtual void rollback() = 0;
    // Within a transaction: what `work` did is kept, or, when it threw, undone by itself; then the
    // answer says why. Throws when the whole transaction is lost with it.
    virtual std::optional<Failure> attempt(const std::function<void()>& work) = 0;
    // Writes something that nobody reads, to know whether anything can be written.
    virtual void probe() = 0;

    virtual std::optional<Guest> guest(std::string_view token_hash) = 0;
    virtual Guest add_guest(std::string_view token_hash, std::string_view name,
                            std::string_view now) = 0;
    virtual void rename_guest(std::int64_t guest, std::string_view name) = 0;

    virtual void create(const Table& stored) = 0;
    virtual std::optional<Table> table(std::string_view id) = 0;
    // Those in which the guest sits, the one changed last first.
    virtual std::vector<Table> tables_of(std::int64_t guest, int limit) = 0;
    virtual void take_seat(std::string_view id, int seat, std::int64_t guest) = 0;
    virtual void set_pace(std::string_view id, std::int64_t pace) = 0;

    virtual std::vector<Action> actions(std::string_view id) = 0;
    virtual std::optional<Snapshot> newest_snapshot(std::string_view id) = 0;
    // Only when the table has `expected` actions; otherwise false, and nothing has changed.
    virtual bool append(std::string_view id, std::uint64_t expected,
                        std::span<const Action> actions, const Summary& summary) = 0;
    virtual bool truncate(std::string_view id, std::uint64_t expected, std::uint64_t left,
                          const Summary& summary) = 0;
    // Takes the place of an older one.
    virtual void put_snapshot(std::string_view id, const Snapshot& snapshot) = 0;
    // A game that was begun under other rules and has been replayed: everything told anew.
    virtual void renew(std::string_view id, std::string_view rules_version,
                       std::span<const Action> actions) = 0;

    virtual ChatLine say(std::string_view id, ChatLine line) = 0;
    virtual std::vector<ChatLine> chat(std::string_view id, int limit) = 0;
};

}  // namespace levee::store
