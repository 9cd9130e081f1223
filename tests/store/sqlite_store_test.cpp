#include "store/sqlite_store.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>

#include "store/sqlite.h"

namespace levee {

namespace {

using store::Action;
using store::Seat;
using store::Summary;
using store::Table;

class SqliteStoreTest : public testing::Test {
 protected:
    SqliteStoreTest() {
        std::string name = (std::filesystem::temp_directory_path() / "levee-XXXXXX").string();
        folder_ = mkdtemp(name.data());
        open();
    }
    ~SqliteStoreTest() override {
        store_.reset();
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    std::string file() const { return (folder_ / "levee.sqlite").string(); }
    void open() {
        store_.reset();
        store_ = store::open_sqlite(file());
    }

    Table add_match(const std::string& id, std::int64_t guest) {
        Table stored;
        stored.id = id;
        stored.game = "toy";
        stored.scenario = "first";
        stored.options = {{"fog", "on"}, {"a \"quoted\" key", "x"}};
        stored.rules_version = "toy 1";
        stored.seed = "s";
        stored.commitment = "c";
        stored.language = "fr";
        stored.pace = 5;
        stored.created = "then";
        stored.summary = {0, false, "", "", "then"};
        Seat person;
        person.kind = Seat::Kind::Person;
        person.guest = guest;
        Seat open;
        open.token_hash = "hash";
        stored.seats = {person, open};
        store_->create(stored);
        return stored;
    }
    static Action action(std::uint64_t n, int by = 0) {
        Action action;
        action.n = n;
        action.by = by;
        action.notation = "do " + std::to_string(n);
        action.told = "-\t{}\t{}\n";
        return action;
    }
    static Summary summary(int actor) { return {actor, false, "", "", "now"}; }

    std::filesystem::path folder_;
    std::unique_ptr<store::Store> store_;
};

TEST_F(SqliteStoreTest, ATableComesBackAfterReopening) {
    const auto guest = store_->add_guest("token", "Anna", "then");
    const auto made = add_match("m", guest.id);
    open();
    const auto found = store_->table("m");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->options, made.options);
    EXPECT_EQ(found->seed, "s");
    EXPECT_EQ(found->language, "fr");
    EXPECT_EQ(found->pace, 5);
    ASSERT_EQ(found->seats.size(), 2U);
    EXPECT_EQ(found->seats[0].kind, Seat::Kind::Person);
    EXPECT_EQ(found->seats[0].name, "Anna");
    EXPECT_EQ(found->seats[1].kind, Seat::Kind::Open);
    EXPECT_EQ(found->seats[1].guest, 0);
    EXPECT_EQ(found->seats[1].token_hash, "hash");
    EXPECT_FALSE(store_->table("other"));
}

TEST_F(SqliteStoreTest, AGuestIsFoundByTheHashOnly) {
    const auto guest = store_->add_guest("token", "Anna", "then");
    store_->rename_guest(guest.id, "Berthe");
    ASSERT_TRUE(store_->guest("token"));
    EXPECT_EQ(store_->guest("token")->name, "Berthe");
    EXPECT_FALSE(store_->guest("toke"));
    EXPECT_THROW(store_->add_guest("token", "", ""), store::Failure);
}

TEST_F(SqliteStoreTest, ActionsAreAppendedOnlyToTheNumberThatWasExpected) {
    add_match("m", store_->add_guest("t", "", "").id);
    const std::array first{action(1), action(2, store::kChance)};
    EXPECT_TRUE(store_->append("m", 0, first, summary(1)));
    EXPECT_FALSE(store_->append("m", 0, first, summary(1)));
    EXPECT_FALSE(store_->append("m", 1, first, summary(1)));
    auto third = action(3);
    third.roll = 7;
    third.note = "n";
    third.forced = third.fixed = true;
    EXPECT_TRUE(store_->append("m", 2, std::array{third}, summary(0)));
    const auto found = store_->actions("m");
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[1].by, store::kChance);
    EXPECT_FALSE(found[0].roll);
    EXPECT_EQ(found[2].roll, 7U);
    EXPECT_TRUE(found[2].forced && found[2].fixed);
    EXPECT_EQ(found[2].told, third.told);
    EXPECT_EQ(store_->table("m")->n, 3U);
    EXPECT_EQ(store_->table("m")->summary.actor, 0);
}

TEST_F(SqliteStoreTest, TakingBackCutsActionsAndWhatWasPhotographedAfterThem) {
    add_match("m", store_->add_guest("t", "", "").id);
    const std::array three{action(1), action(2), action(3)};
    store_->append("m", 0, three, summary(1));
    store_->put_snapshot("m", {2, "two"});
    store_->put_snapshot("m", {3, "three"});
    EXPECT_EQ(store_->newest_snapshot("m")->state, "three");
    EXPECT_FALSE(store_->truncate("m", 2, 1, summary(0)));
    EXPECT_TRUE(store_->truncate("m", 3, 1, summary(0)));
    EXPECT_EQ(store_->actions("m").size(), 1U);
    EXPECT_FALSE(store_->newest_snapshot("m"));
    EXPECT_EQ(store_->table("m")->n, 1U);
}

TEST_F(SqliteStoreTest, AGuestSeesHisTablesTheLatestFirst) {
    const auto anna = store_->add_guest("a", "", "").id;
    const auto berthe = store_->add_guest("b", "", "").id;
    add_match("old", anna);
    add_match("new", anna);
    add_match("other", berthe);
    store_->append("new", 0, std::array{action(1)}, {0, true, "won", "gagné", "zzz"});
    const auto list = store_->tables_of(anna, 10);
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list[0].id, "new");
    EXPECT_TRUE(list[0].summary.over);
    EXPECT_EQ(list[0].summary.resultat, "gagné");
    EXPECT_EQ(list[0].seats.size(), 2U);
    EXPECT_EQ(store_->tables_of(anna, 1).size(), 1U);
    store_->take_seat("other", 1, anna);
    EXPECT_EQ(store_->tables_of(anna, 10).size(), 3U);
}

TEST_F(SqliteStoreTest, ChatIsNumberedPerTableAndGivesTheLastLines) {
    const auto guest = store_->add_guest("t", "", "").id;
    add_match("m", guest);
    add_match("k", guest);
    EXPECT_EQ(store_->say("m", {0, "Anna", 1, "bonjour", "t1"}).id, 1);
    EXPECT_EQ(store_->say("m", {0, "Spectator", {}, "salut", "t2"}).id, 2);
    EXPECT_EQ(store_->say("k", {0, "Anna", 0, "hm", "t3"}).id, 1);
    const auto lines = store_->chat("m", 1);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].text, "salut");
    EXPECT_FALSE(lines[0].seat);
    EXPECT_EQ(store_->chat("m", 9).front().seat, 1);
}

TEST_F(SqliteStoreTest, OtherRulesReplaceWhatWasToldAndForgetTheSnapshot) {
    add_match("m", store_->add_guest("t", "", "").id);
    store_->append("m", 0, std::array{action(1)}, summary(0));
    store_->put_snapshot("m", {1, "old"});
    auto told = action(1);
    told.told = "-\t{1}\t{1}\n";
    store_->renew("m", "toy 2", std::array{told});
    EXPECT_EQ(store_->table("m")->rules_version, "toy 2");
    EXPECT_EQ(store_->actions("m").front().told, told.told);
    EXPECT_FALSE(store_->newest_snapshot("m"));
}

TEST_F(SqliteStoreTest, AFailedAttemptLeavesNothingAndDoesNotSpoilTheTransaction) {
    store_->begin();
    EXPECT_FALSE(store_->attempt([&] { store_->add_guest("a", "", ""); }));
    const auto failure = store_->attempt([&] {
        store_->add_guest("b", "", "");
        throw store::Failure("no");
    });
    ASSERT_TRUE(failure);
    EXPECT_STREQ(failure->what(), "no");
    store_->commit();
    EXPECT_TRUE(store_->guest("a"));
    EXPECT_FALSE(store_->guest("b"));
    store_->begin();
    store_->add_guest("c", "", "");
    store_->rollback();
    EXPECT_FALSE(store_->guest("c"));
}

TEST_F(SqliteStoreTest, AFileOfANewerProgramOrOfAnotherKindIsRefused) {
    store_.reset();
    {
        store::Database database(file());
        database.run("PRAGMA user_version = 99");
    }
    EXPECT_THROW(store::open_sqlite(file()), store::Failure);
    EXPECT_THROW(store::open_sqlite((folder_ / "no" / "such").string()), store::Failure);
}

TEST_F(SqliteStoreTest, AFileOfTheFirstVersionGetsWhatWasAddedSince) {
    add_match("m", store_->add_guest("t", "Anna", "").id);
    store_->append("m", 0, std::array{action(1)}, summary(0));
    store_.reset();
    {
        store::Database database(file());
        database.run("DROP TABLE probe");
        database.run("ALTER TABLE matches DROP COLUMN camps");
        database.run("ALTER TABLE matches DROP COLUMN secrets");
        database.run("ALTER TABLE matches DROP COLUMN known");
        database.run("ALTER TABLE actions DROP COLUMN sight");
        database.run("PRAGMA user_version = 1");
    }
    open();
    const auto stored = store_->table("m");
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->n, 1U);
    EXPECT_TRUE(stored->summary.camps.empty());
    EXPECT_FALSE(stored->summary.secrets);
    EXPECT_TRUE(stored->summary.known.empty());
    EXPECT_EQ(store_->actions("m").front().sight, "");
    auto later = summary(1);
    later.camps = {{"Red", "Rouge", 1}, {"\"Blue\"", "Bleu, é", 0}};
    later.secrets = true;
    later.known = {{2, 0, "now"}, {1, store::kChance, "\"then\""}};
    auto second = action(2);
    second.sight = "0......0";
    ASSERT_TRUE(store_->append("m", 1, std::array{second}, later));
    open();
    const auto kept = store_->table("m")->summary;
    ASSERT_EQ(kept.camps.size(), 2U);
    EXPECT_EQ(kept.camps[0].nom, "Rouge");
    EXPECT_EQ(kept.camps[0].side, 1);
    EXPECT_EQ(kept.camps[1].name, "\"Blue\"");
    EXPECT_EQ(kept.camps[1].nom, "Bleu, é");
    EXPECT_TRUE(kept.secrets);
    EXPECT_EQ(kept.known, later.known);
    EXPECT_EQ(store_->actions("m").back().sight, second.sight);
}

TEST_F(SqliteStoreTest, ItSyncsEveryCommit) {
    store::Database database(file());
    store::Statement mode(database, "PRAGMA journal_mode");
    ASSERT_TRUE(mode.rows().next());
    EXPECT_EQ(mode.text(0), "wal");
}

}  // namespace

}  // namespace levee
