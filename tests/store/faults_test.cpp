// Every call that the store makes of the disk fails once, and fails for good: what was acknowledged
// is there afterwards, what was not is not, and everything that failed says why.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <future>
#include <map>
#include <set>

#include "store/sqlite.h"
#include "store/sqlite_store.h"
#include "store/store_thread.h"
#include "store/support/faulty_disk.h"

namespace levee::test {

namespace {

namespace fs = std::filesystem;
using store::Action;
using store::Failure;
using store::Seat;
using store::Store;
using store::StoreThread;
using store::Table;
using store::Why;

class TempFolder {
 public:
    TempFolder() {
        const fs::path memory = "/dev/shm";
        std::string name =
            ((fs::is_directory(memory) ? memory : fs::temp_directory_path()) / "levee-XXXXXX")
                .string();
        path = mkdtemp(name.data());
    }
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;
    ~TempFolder() {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
    std::string file() const { return (path / "levee.sqlite").string(); }
    fs::path path;
};

// What a store holds, as far as these tests put anything there.
struct Contents {
    std::map<std::string, std::string> guests;                // names by hash
    std::map<std::string, std::vector<std::string>> actions;  // by table

    bool operator==(const Contents&) const = default;
};

void PrintTo(const Contents& contents, std::ostream* out) {
    for (const auto& [hash, name] : contents.guests) *out << hash << " is " << name << "; ";
    for (const auto& [id, actions] : contents.actions) {
        *out << id << ':';
        for (const auto& action : actions) *out << ' ' << action;
        *out << "; ";
    }
}

Contents contents_of(Store& store) {
    Contents contents;
    for (const char* hash : {"anna", "berthe", "claire"})
        if (const auto guest = store.guest(hash)) contents.guests[hash] = guest->name;
    for (const char* id : {"old", "new"}) {
        const auto stored = store.table(id);
        if (!stored) continue;
        auto& list = contents.actions[id];
        for (const auto& action : store.actions(id)) list.push_back(action.notation);
        EXPECT_EQ(stored->n, list.size()) << id;
    }
    return contents;
}

Table stored(const std::string& id, std::int64_t guest) {
    Table stored;
    stored.id = id;
    stored.game = "toy";
    stored.created = "then";
    stored.summary.changed = "then";
    Seat seat;
    seat.kind = Seat::Kind::Person;
    seat.guest = guest;
    stored.seats = {seat};
    return stored;
}

std::vector<Action> actions(std::uint64_t from, std::uint64_t count) {
    std::vector<Action> list(count);
    for (auto& action : list) {
        action.n = from++;
        action.notation = fmt::format("do-{}", action.n);
        action.told = std::string(3000, 'x');  // so that one page does not hold them all
    }
    return list;
}

void append(Store& store, const std::string& id, std::uint64_t before, std::uint64_t count) {
    if (!store.append(id, before, actions(before + 1, count), {}))
        throw Failure("another number of actions");
}

// A file as the first version of the program left it, with Anna and a game of hers.
void make_old_file(const std::string& path) {
    {
        const auto store = store::open_sqlite(path);
        store->create(stored("old", store->add_guest("anna", "Anna", "then").id));
        append(*store, "old", 0, 2);
    }
    store::Database database(path);
    database.run(
        "ALTER TABLE matches DROP COLUMN camps; ALTER TABLE matches DROP COLUMN secrets;"
        "ALTER TABLE matches DROP COLUMN known; ALTER TABLE actions DROP COLUMN sight;"
        "DROP TABLE probe; PRAGMA user_version = 1;");
}
const Contents kOld{{{"anna", "Anna"}}, {{"old", {"do-1", "do-2"}}}};

// One thing that is asked of the store, and what it changes.
struct Step {
    const char* name;
    std::function<void(Store&)> work;
    std::function<void(Contents&)> change;
};

const std::vector<Step>& steps() {
    static const std::vector<Step> list{
        {"read a guest",
         [](Store& store) {
             const auto guest = store.guest("anna");
             // The one answer that must never be given.
             if (!guest) ADD_FAILURE() << "Anna is not known";
         },
         [](Contents&) {}},
        {"add a guest", [](Store& store) { store.add_guest("berthe", "Berthe", "now"); },
         [](Contents& contents) { contents.guests["berthe"] = "Berthe"; }},
        {"rename a guest",
         [](Store& store) {
             if (const auto guest = store.guest("berthe")) store.rename_guest(guest->id, "B.");
         },
         [](Contents& contents) {
             if (contents.guests.contains("berthe")) contents.guests["berthe"] = "B.";
         }},
        {"create a game",
         [](Store& store) {
             store.create(stored("new", store.guest("anna")->id));
             append(store, "new", 0, 1);
         },
         [](Contents& contents) { contents.actions["new"] = {"do-1"}; }},
        {"append actions", [](Store& store) { append(store, "old", 2, 3); },
         [](Contents& contents) {
             for (const char* one : {"do-3", "do-4", "do-5"})
                 contents.actions["old"].push_back(one);
         }},
        {"photograph a position",
         [](Store& store) {
             store.put_snapshot("old", {2, "{}"});
         },
         [](Contents&) {}},
        {"probe", [](Store& store) { store.probe(); }, [](Contents&) {}},
        {"read a game",
         [](Store& store) {
             const auto found = store.table("old");
             if (!found) ADD_FAILURE() << "the old game is not there";
             if (found && store.actions("old").size() != found->n)
                 ADD_FAILURE() << "actions are missing";
         },
         [](Contents&) {}},
        {"take back",
         [](Store& store) {
             const auto found = store.table("old");
             if (!store.truncate("old", found->n, 2, {})) throw Failure("another number");
         },
         [](Contents& contents) { contents.actions["old"].resize(2); }},
        {"append again", [](Store& store) { append(store, "old", store.table("old")->n, 1); },
         [](Contents& contents) {
             auto& played = contents.actions["old"];
             played.push_back(fmt::format("do-{}", played.size() + 1));
         }},
    };
    return list;
}

StoreThread::Outcome ask(StoreThread& thread, const std::function<void(Store&)>& work) {
    std::promise<StoreThread::Outcome> answer;
    thread.run(work, [&](const StoreThread::Outcome& outcome) { answer.set_value(outcome); });
    return answer.get_future().get();
}

struct Trouble {
    const char* name;
    FaultyDisk::Fault fault;
    bool for_good;
    std::set<Why> reasons;
};

void PrintTo(const Trouble& trouble, std::ostream* out) { *out << trouble.name; }

class EveryCallFails : public testing::TestWithParam<Trouble> {};

std::string words_of(const std::set<Why>& reasons) {
    std::string text;
    for (const auto why : reasons) text += std::string(store::word_of(why)) + " ";
    return text;
}

TEST_P(EveryCallFails, WhatWasAcknowledgedIsThereAndNothingElse) {
    const auto& [name, fault, for_good, reasons] = GetParam();
    const TempFolder old;
    make_old_file(old.file());
    FaultyDisk disk;
    std::size_t refused = 0;
    std::size_t call = 1;
    for (bool more = true; more && !testing::Test::HasFailure(); ++call) {
        SCOPED_TRACE(fmt::format("{}, call {}", name, call));
        const TempFolder folder;
        const TempFolder crashed;
        fs::copy(old.file(), folder.file());
        auto expected = kOld;
        std::optional<Contents> unsure;
        disk.fail(fault, call, for_good);
        // Named again, because clang 14 captures no structured binding.
        const auto says_why = [&, &reasons = reasons](const Failure& failure) {
            ++refused;
            EXPECT_TRUE(reasons.contains(failure.why()))
                << failure.what() << ": " << store::word_of(failure.why()) << ", not "
                << words_of(reasons);
            EXPECT_STRNE(failure.what(), "");
        };
        try {
            StoreThread thread(store::open_sqlite(folder.file()), {});
            for (const auto& step : steps()) {
                SCOPED_TRACE(step.name);
                auto outcome = ask(thread, step.work);
                if (!outcome) {
                    says_why(outcome.failure());
                    if (!unsure) step.change(unsure.emplace(expected));
                    // Nobody else's fault lasts: the same thing can be asked for again.
                    if (!for_good) outcome = ask(thread, step.work);
                    EXPECT_EQ(outcome, !for_good);
                }
                if (outcome) step.change(expected);
            }
            // As the machine would leave it if it fell now.
            if (!for_good) {
                fs::copy(folder.file(), crashed.file());
                fs::copy(folder.file() + "-wal", crashed.file() + "-wal");
            }
        } catch (const Failure& failure) {
            says_why(failure);
        }
        more = disk.has_failed();
        disk.heal();
        // A disk that fails in the act of putting a commit down, and takes nothing from then on,
        // cannot be told to forget it.
        const auto found = contents_of(*store::open_sqlite(folder.file()));
        if (!for_good || found != unsure) {
            EXPECT_EQ(found, expected);
        }
        if (fs::exists(crashed.file())) {
            EXPECT_EQ(contents_of(*store::open_sqlite(crashed.file())), expected);
        }
    }
    // Enough calls to have been everywhere, and enough of them noticed.
    EXPECT_GT(call, fault == FaultyDisk::Fault::Busy ? 15U : 60U);
    // Whoever finds a lock taken once waits for it.
    if (fault == FaultyDisk::Fault::Busy && !for_good) {
        EXPECT_EQ(refused, 0U);
    } else {
        EXPECT_GT(refused, 10U);
    }
}

using Fault = FaultyDisk::Fault;
INSTANTIATE_TEST_SUITE_P(
    Faults, EveryCallFails,
    testing::Values(Trouble{"IoOnce", Fault::Io, false, {Why::Io, Why::Unreachable}},
                    Trouble{"IoForGood", Fault::Io, true, {Why::Io, Why::Unreachable}},
                    Trouble{"FullOnce", Fault::Full, false, {Why::Full}},
                    Trouble{"FullForGood", Fault::Full, true, {Why::Full}},
                    Trouble{"BusyOnce", Fault::Busy, false, {Why::Busy}},
                    Trouble{"BusyForGood", Fault::Busy, true, {Why::Busy}},
                    Trouble{"MemoryOnce", Fault::Memory, false, {Why::Memory}},
                    Trouble{"MemoryForGood", Fault::Memory, true, {Why::Memory}}),
    [](const auto& tested) { return std::string(tested.param.name); });

TEST(StoreFiles, DoNotGrowFromStartToStart) {
    const TempFolder folder;
    std::set<std::uintmax_t> open;
    std::set<std::uintmax_t> closed;
    for (int start = 0; start < 5; ++start) {
        {
            const auto store = store::open_sqlite(folder.file());
            open.insert(fs::file_size(folder.file()) + fs::file_size(folder.file() + "-wal"));
        }
        closed.insert(fs::file_size(folder.file()));
        EXPECT_FALSE(fs::exists(folder.file() + "-wal"));
    }
    EXPECT_LT(*open.rbegin(), 4'500'000U);
    EXPECT_GT(*open.begin(), 4'200'000U);
    EXPECT_LT(*closed.rbegin(), 200'000U);
    EXPECT_EQ(closed.size(), 1U);
}

// What an older version put there to lengthen its log, and left behind when the disk was full.
TEST(StoreFiles, LoseTheFillingOfAnOlderVersion) {
    const TempFolder folder;
    make_old_file(folder.file());
    {
        store::Database database(folder.file());
        database.run("CREATE TABLE stretch (bytes BLOB) STRICT");
        database.run("INSERT INTO stretch VALUES (zeroblob(4200000))");
    }
    EXPECT_EQ(contents_of(*store::open_sqlite(folder.file())), kOld);
    store::Database database(folder.file());
    EXPECT_THROW(database.run("SELECT * FROM stretch"), Failure);
}

TEST(StoreFiles, ANearlyFullDiskStartsAndNothingStaysBehind) {
    const TempFolder kept;
    make_old_file(kept.file());
    store::open_sqlite(kept.file()).reset();
    FaultyDisk disk;
    bool started_without = false;
    std::size_t call = 1;
    for (bool more = true; more; ++call) {
        const TempFolder folder;
        fs::copy(kept.file(), folder.file());
        disk.fail(Fault::Full, call, true);
        try {
            const auto store = store::open_sqlite(folder.file());
            // There was room for the probe and none for the filling.
            if (disk.has_failed()) {
                started_without = true;
                EXPECT_LT(fs::file_size(folder.file() + "-wal"), 100'000U) << "call " << call;
            }
        } catch (const Failure& failure) {
            EXPECT_EQ(failure.why(), Why::Full) << failure.what();
        }
        more = disk.has_failed();
        disk.heal();
        EXPECT_EQ(contents_of(*store::open_sqlite(folder.file())), kOld);
    }
    EXPECT_TRUE(started_without);
}

TEST(StoreFiles, OneThatMustNotBeWrittenToIsNoStore) {
    const TempFolder folder;
    make_old_file(folder.file());
    FaultyDisk disk;
    disk.fail_always(Fault::ReadOnly);
    try {
        store::open_sqlite(folder.file());
        FAIL() << "opened";
    } catch (const Failure& failure) {
        EXPECT_EQ(failure.why(), Why::ReadOnly) << failure.what();
    }
}

TEST(StoreFiles, OneThatIsNoDatabaseIsDamaged) {
    const TempFolder folder;
    { std::ofstream(folder.file()) << std::string(5000, 'x'); }
    try {
        store::open_sqlite(folder.file());
        FAIL() << "opened";
    } catch (const Failure& failure) {
        EXPECT_EQ(failure.why(), Why::Damaged) << failure.what();
    }
}

}  // namespace

}  // namespace levee::test
