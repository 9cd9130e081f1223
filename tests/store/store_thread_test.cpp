#include "store/store_thread.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <future>
#include <vector>

#include "store/sqlite_store.h"

namespace levee {

namespace {

class StoreThreadTest : public testing::Test {
 protected:
    StoreThreadTest() {
        std::string name = (std::filesystem::temp_directory_path() / "levee-XXXXXX").string();
        folder_ = mkdtemp(name.data());
    }
    ~StoreThreadTest() override {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    std::unique_ptr<store::Store> open() const {
        return store::open_sqlite((folder_ / "levee.sqlite").string());
    }
    std::filesystem::path folder_;
};

TEST_F(StoreThreadTest, WhatWaitsIsCommittedTogetherAndEveryoneHearsHowItWent) {
    std::vector<std::size_t> batches;
    std::vector<bool> went(4);
    {
        store::StoreThread thread(
            open(), [&](std::chrono::nanoseconds, std::size_t jobs) { batches.push_back(jobs); });
        // The first one holds the thread until the others are waiting.
        std::promise<void> all_wait;
        auto gate = all_wait.get_future();
        std::promise<void> begun;
        thread.run(
            [&](store::Store&) {
                begun.set_value();
                gate.wait();
            },
            {});
        begun.get_future().wait();
        for (std::size_t i = 0; i < went.size(); ++i)
            thread.run(
                [i](store::Store& store) {
                    store.add_guest("token" + std::to_string(i), "", "");
                    if (i == 2) throw store::Failure("this one alone");
                },
                [&went, i](bool worked) { went[i] = worked; });
        all_wait.set_value();
        thread.stop();
    }
    EXPECT_EQ(batches, (std::vector<std::size_t>{1, 4}));
    EXPECT_EQ(went, (std::vector<bool>{true, true, false, true}));
    const auto store = open();
    EXPECT_TRUE(store->guest("token1"));
    EXPECT_FALSE(store->guest("token2"));
    EXPECT_TRUE(store->guest("token3"));
}

TEST_F(StoreThreadTest, WhatIsDoneIsOnTheDiskAlready) {
    store::StoreThread thread(open(), {});
    std::promise<bool> seen;
    thread.run([](store::Store& store) { store.add_guest("a", "", ""); },
               [&](bool) { seen.set_value(open()->guest("a").has_value()); });
    EXPECT_TRUE(seen.get_future().get());
}

TEST_F(StoreThreadTest, AfterStopNothingIsTaken) {
    store::StoreThread thread(open(), {});
    thread.stop();
    thread.run([](store::Store& store) { store.add_guest("late", "", ""); }, {});
    EXPECT_FALSE(open()->guest("late"));
}

}  // namespace

}  // namespace levee
