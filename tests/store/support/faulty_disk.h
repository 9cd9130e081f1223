#pragma once

#include <atomic>
#include <cstddef>

namespace levee::test {

// While it lives, SQLite reads and writes through it, and it fails when it is told to: a file
// system (VFS) around the usual one. One at a time.
class FaultyDisk {
 public:
    enum class Fault {
        Io,        // any call
        Full,      // what makes files longer or puts them on the disk
        Busy,      // locks
        Memory,    // any call
        ReadOnly,  // files are opened for reading only, all of them
    };

    FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;
    ~FaultyDisk();

    // From now on the call of this number that such a fault can befall fails, the first being 1;
    // alone, or with all that come after it.
    void fail(Fault fault, std::size_t call, bool and_all_after);
    void fail_always(Fault fault) { fail(fault, 1, true); }
    void heal();
    // Whether anything has failed since fail().
    bool has_failed() const { return failed_; }

    // For the file system: the code with which this call fails, or SQLITE_OK.
    int strikes(unsigned befallen_by, int code_of_io);
    bool read_only() const { return armed_ && fault_ == Fault::ReadOnly; }

 private:
    std::atomic<bool> armed_{false};
    std::atomic<bool> failed_{false};
    std::atomic<Fault> fault_{Fault::Io};
    std::atomic<std::size_t> at_{0};
    std::atomic<bool> and_all_after_{false};
    std::atomic<std::size_t> calls_{0};
};

}  // namespace levee::test
