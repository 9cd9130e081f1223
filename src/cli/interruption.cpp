#include "cli/interruption.h"

namespace levee::cli {

namespace {

// A handler can reach nothing else.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): see above.
std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a handler may not wait");

void note(int /*signal*/) { interrupted = true; }

}  // namespace

Interruption::Interruption() {
    interrupted = false;
    struct sigaction once {};
    once.sa_handler = note;
    sigemptyset(&once.sa_mask);
    once.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &once, &on_int_);
    sigaction(SIGTERM, &once, &on_term_);
}

Interruption::~Interruption() {
    sigaction(SIGINT, &on_int_, nullptr);
    sigaction(SIGTERM, &on_term_, nullptr);
}

const std::atomic<bool>& Interruption::flag() const { return interrupted; }

}  // namespace levee::cli
