#include "store/support/faulty_disk.h"

#include <sqlite3.h>

#include <cassert>

namespace levee::test {

namespace {

FaultyDisk* disk = nullptr;  // the one there is
sqlite3_vfs* usual = nullptr;

constexpr unsigned bit(FaultyDisk::Fault fault) { return 1U << static_cast<unsigned>(fault); }
constexpr unsigned kAny = bit(FaultyDisk::Fault::Io) | bit(FaultyDisk::Fault::Memory);
constexpr unsigned kWriting = kAny | bit(FaultyDisk::Fault::Full);
constexpr unsigned kLocking = kAny | bit(FaultyDisk::Fault::Busy);

// In the memory that SQLite gives us for a file; that of the usual file lies behind it.
struct File {
    sqlite3_file base;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

sqlite3_file* real(sqlite3_file* file) { return reinterpret_cast<File*>(file)->real(); }

template <class Call>
int unless_struck(unsigned befallen_by, int code_of_io, Call call) {
    const int code = disk->strikes(befallen_by, code_of_io);
    return code == SQLITE_OK ? call() : code;
}

int close(sqlite3_file* f) { return real(f)->pMethods->xClose(real(f)); }
int read(sqlite3_file* f, void* to, int size, sqlite3_int64 at) {
    return unless_struck(kAny, SQLITE_IOERR_READ,
                         [&] { return real(f)->pMethods->xRead(real(f), to, size, at); });
}
int write(sqlite3_file* f, const void* from, int size, sqlite3_int64 at) {
    return unless_struck(kWriting, SQLITE_IOERR_WRITE,
                         [&] { return real(f)->pMethods->xWrite(real(f), from, size, at); });
}
int truncate(sqlite3_file* f, sqlite3_int64 size) {
    return unless_struck(kAny, SQLITE_IOERR_TRUNCATE,
                         [&] { return real(f)->pMethods->xTruncate(real(f), size); });
}
int sync(sqlite3_file* f, int flags) {
    return unless_struck(kWriting, SQLITE_IOERR_FSYNC,
                         [&] { return real(f)->pMethods->xSync(real(f), flags); });
}
int file_size(sqlite3_file* f, sqlite3_int64* size) {
    return unless_struck(kAny, SQLITE_IOERR_FSTAT,
                         [&] { return real(f)->pMethods->xFileSize(real(f), size); });
}
int lock(sqlite3_file* f, int level) {
    return unless_struck(kLocking, SQLITE_IOERR_LOCK,
                         [&] { return real(f)->pMethods->xLock(real(f), level); });
}
int unlock(sqlite3_file* f, int level) { return real(f)->pMethods->xUnlock(real(f), level); }
int check_lock(sqlite3_file* f, int* taken) {
    return unless_struck(kAny, SQLITE_IOERR_CHECKRESERVEDLOCK,
                         [&] { return real(f)->pMethods->xCheckReservedLock(real(f), taken); });
}
int control(sqlite3_file* f, int what, void* argument) {
    return real(f)->pMethods->xFileControl(real(f), what, argument);
}
int sector_size(sqlite3_file* f) { return real(f)->pMethods->xSectorSize(real(f)); }
int character(sqlite3_file* f) { return real(f)->pMethods->xDeviceCharacteristics(real(f)); }
int shm_map(sqlite3_file* f, int page, int size, int extend, void volatile** to) {
    return unless_struck(extend != 0 ? kWriting : kAny, SQLITE_IOERR_SHMMAP, [&] {
        return real(f)->pMethods->xShmMap(real(f), page, size, extend, to);
    });
}
int shm_lock(sqlite3_file* f, int from, int count, int flags) {
    const auto go = [&] { return real(f)->pMethods->xShmLock(real(f), from, count, flags); };
    // Letting go never fails.
    if ((flags & SQLITE_SHM_LOCK) == 0) return go();
    return unless_struck(kLocking, SQLITE_IOERR_SHMLOCK, go);
}
void shm_barrier(sqlite3_file* f) { real(f)->pMethods->xShmBarrier(real(f)); }
int shm_unmap(sqlite3_file* f, int remove) { return real(f)->pMethods->xShmUnmap(real(f), remove); }

constexpr sqlite3_io_methods kMethods{.iVersion = 2,
                                      .xClose = close,
                                      .xRead = read,
                                      .xWrite = write,
                                      .xTruncate = truncate,
                                      .xSync = sync,
                                      .xFileSize = file_size,
                                      .xLock = lock,
                                      .xUnlock = unlock,
                                      .xCheckReservedLock = check_lock,
                                      .xFileControl = control,
                                      .xSectorSize = sector_size,
                                      .xDeviceCharacteristics = character,
                                      .xShmMap = shm_map,
                                      .xShmLock = shm_lock,
                                      .xShmBarrier = shm_barrier,
                                      .xShmUnmap = shm_unmap,
                                      .xFetch = nullptr,
                                      .xUnfetch = nullptr};

int open(sqlite3_vfs*, const char* name, sqlite3_file* f, int flags, int* opened) {
    f->pMethods = nullptr;
    if (disk->read_only()) {
        flags &= ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
        flags |= SQLITE_OPEN_READONLY;
    }
    const int code = unless_struck(
        kAny, SQLITE_CANTOPEN, [&] { return usual->xOpen(usual, name, real(f), flags, opened); });
    if (code == SQLITE_OK) f->pMethods = &kMethods;
    return code;
}
int remove(sqlite3_vfs*, const char* name, int and_folder) {
    return unless_struck(kAny, SQLITE_IOERR_DELETE,
                         [&] { return usual->xDelete(usual, name, and_folder); });
}
int access(sqlite3_vfs*, const char* name, int how, int* may) {
    return unless_struck(kAny, SQLITE_IOERR_ACCESS,
                         [&] { return usual->xAccess(usual, name, how, may); });
}
int full_path(sqlite3_vfs*, const char* name, int size, char* to) {
    return usual->xFullPathname(usual, name, size, to);
}
int randomness(sqlite3_vfs*, int size, char* to) { return usual->xRandomness(usual, size, to); }
// Whoever waits for a lock need not do so in earnest.
int sleep(sqlite3_vfs*, int microseconds) { return microseconds; }
int time_now(sqlite3_vfs*, double* time) { return usual->xCurrentTime(usual, time); }
int last_error(sqlite3_vfs*, int size, char* to) { return usual->xGetLastError(usual, size, to); }

sqlite3_vfs& vfs() {
    static sqlite3_vfs made{};
    return made;
}

}  // namespace

FaultyDisk::FaultyDisk() {
    assert(disk == nullptr && "there is one faulty disk at a time");
    usual = sqlite3_vfs_find(nullptr);
    disk = this;
    vfs() = {};
    vfs().iVersion = 1;
    vfs().szOsFile = static_cast<int>(sizeof(File)) + usual->szOsFile;
    vfs().mxPathname = usual->mxPathname;
    vfs().zName = "faulty";
    vfs().xOpen = open;
    vfs().xDelete = remove;
    vfs().xAccess = access;
    vfs().xFullPathname = full_path;
    vfs().xRandomness = randomness;
    vfs().xSleep = sleep;
    vfs().xCurrentTime = time_now;
    vfs().xGetLastError = last_error;
    sqlite3_vfs_register(&vfs(), 1);
}

FaultyDisk::~FaultyDisk() {
    sqlite3_vfs_unregister(&vfs());
    sqlite3_vfs_register(usual, 1);
    disk = nullptr;
}

void FaultyDisk::fail(Fault fault, std::size_t call, bool and_all_after) {
    armed_ = false;
    failed_ = false;
    fault_ = fault;
    at_ = call;
    and_all_after_ = and_all_after;
    calls_ = 0;
    armed_ = true;
}

void FaultyDisk::heal() { armed_ = false; }

int FaultyDisk::strikes(unsigned befallen_by, int code_of_io) {
    if (!armed_ || (befallen_by & bit(fault_)) == 0) return SQLITE_OK;
    const std::size_t call = ++calls_;
    if (call < at_ || (call > at_ && !and_all_after_)) return SQLITE_OK;
    failed_ = true;
    switch (fault_) {
        case Fault::Io:
            return code_of_io;
        case Fault::Full:
            return SQLITE_FULL;
        case Fault::Busy:
            return SQLITE_BUSY;
        default:
            return SQLITE_NOMEM;
    }
}

}  // namespace levee::test
