// What `levee serve` says when it cannot keep games where it was told to.
#include <sys/wait.h>

#include <csignal>
#include <functional>

#include "store/sqlite.h"
#include "store/sqlite_store.h"
#include "store/support/faulty_disk.h"
#include "support.h"

namespace levee::testing {
namespace {

using test::FaultyDisk;

// In a process of its own: a server that did start would wait for a signal for ever.
Ran in_child(const std::function<Ran()>& work) {
    int ends[2];
    EXPECT_EQ(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
        alarm(60);
        const Ran ran = work();
        const std::string text = ran.out + ran.err;
        _exit(write(ends[1], text.data(), text.size()) < 0 ? 99 : ran.exit);
    }
    close(ends[1]);
    Ran ran;
    char bytes[4096];
    for (ssize_t got = 0; (got = read(ends[0], bytes, sizeof bytes)) > 0;)
        ran.err.append(bytes, static_cast<std::size_t>(got));
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    ran.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ran;
}

Ran serve(const std::string& folder) {
    return levee({"serve", "--port", "0", "--data-dir", folder});
}

class ServeWithout : public ::testing::Test {
 protected:
    void SetUp() override { store::open_sqlite(file()).reset(); }
    std::string file() const { return folder_.path("levee.sqlite"); }
    const Folder folder_;
};

TEST_F(ServeWithout, RoomOnTheDiskSaysSo) {
    FaultyDisk disk;
    disk.fail_always(FaultyDisk::Fault::Full);
    expect_refusal(in_child([&] { return serve(folder_.path("")); }), "the disk is full");
}

TEST_F(ServeWithout, AFileThatMayBeWrittenToSaysSo) {
    FaultyDisk disk;
    disk.fail_always(FaultyDisk::Fault::ReadOnly);
    expect_refusal(in_child([&] { return serve(folder_.path("")); }), "read-only");
}

TEST_F(ServeWithout, AFolderThatMayBeWrittenToSaysSo) {
    const auto path = folder_.path("");
    std::filesystem::permissions(
        path, std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec |
                  std::filesystem::perms::others_read | std::filesystem::perms::others_exec);
    const auto ran = in_child([&] {
        // The superuser may write everywhere.
        if (geteuid() == 0 && seteuid(65534) != 0) return Ran{99, "", "no other user"};
        return serve(path);
    });
    std::filesystem::permissions(path, std::filesystem::perms::owner_all);
    expect_refusal(ran, "cannot be written to");
}

TEST_F(ServeWithout, AFileOfItsOwnSaysSo) {
    FaultyDisk disk;  // on which nobody waits in earnest
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    const pid_t other = fork();
    if (other == 0) {
        store::Database database(file());
        database.run("BEGIN EXCLUSIVE");
        if (write(ends[1], "x", 1) != 1) _exit(1);
        for (;;) pause();
    }
    char byte = 0;
    ASSERT_EQ(read(ends[0], &byte, 1), 1);
    const auto ran = in_child([&] { return serve(folder_.path("")); });
    kill(other, SIGKILL);
    waitpid(other, nullptr, 0);
    close(ends[0]);
    close(ends[1]);
    expect_refusal(ran, "another program uses the file");
}

TEST_F(ServeWithout, AStoreOfItsOwnKindSaysSo) {
    folder_.write("levee.sqlite", std::string(5000, 'x'));
    expect_refusal(in_child([&] { return serve(folder_.path("")); }),
                   "damaged, or of another kind");
}

}  // namespace
}  // namespace levee::testing
