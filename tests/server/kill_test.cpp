// The process is killed in the middle of play; what it had acknowledged is there afterwards.
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "server/support/fixture.h"

namespace levee::test {

class KillTest : public ServerTest {
 protected:
    void SetUp() override {}

    // A server in a process of its own, which ends only by a signal; its port comes by a pipe.
    std::uint16_t start_child() {
        int ends[2];
        EXPECT_EQ(pipe(ends), 0);
        child_ = fork();
        if (child_ == 0) {
            config_.limits.commands = {};
            start();
            const std::uint16_t port = server_->port();
            if (write(ends[1], &port, sizeof port) != sizeof port) _exit(1);
            for (;;) pause();
        }
        std::uint16_t port = 0;
        EXPECT_EQ(read(ends[0], &port, sizeof port), static_cast<ssize_t>(sizeof port));
        close(ends[0]);
        close(ends[1]);
        return port;
    }
    void kill_child() const {
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
    }

    pid_t child_ = 0;
};

TEST_F(KillTest, NothingThatWasAcknowledgedIsLost) {
    std::string id;
    std::string cookie;
    std::vector<std::string> acknowledged;
    for (int life = 0; life < 5; ++life) {
        Browser visitor(start_child());
        visitor.cookie = cookie;
        if (id.empty()) id = make(visitor, new_table("neerwinden", {me(), me()})).id;
        cookie = visitor.cookie;
        auto feed = visitor.feed(id);
        auto state = feed->next_of("state");
        const auto& log = state.at("log").as_array();
        ASSERT_GE(log.size(), acknowledged.size()) << "life " << life;
        for (std::size_t i = 0; i < acknowledged.size(); ++i)
            ASSERT_EQ(log.at(i).at("do"), json::string(acknowledged[i])) << "action " << i + 1;
        acknowledged.clear();
        for (const auto& entry : log) acknowledged.emplace_back(entry.at("do").as_string());

        const auto decisions = static_cast<std::size_t>(9 + 7 * life);
        for (std::size_t i = 0; i < decisions; ++i) {
            const auto n = n_of(state);
            ASSERT_TRUE(feed->ask(first_choice(state, i)).at("ok").as_bool());
            state = feed->state_when([&](const json::value& one) { return n_of(one) > n; });
            for (const auto& entry : state.at("log").as_array())
                acknowledged.emplace_back(entry.at("do").as_string());
        }
        // One more is under way when the end comes.
        auto last = first_choice(state);
        last["id"] = 1'000'000;
        feed->send(json::serialize(last));
        kill_child();
    }
    EXPECT_GT(acknowledged.size(), 100U);
}

}  // namespace levee::test
