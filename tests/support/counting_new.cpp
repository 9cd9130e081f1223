#include "support/counting_new.h"

#include <cstdlib>
#include <new>

namespace levee::support {
namespace {

std::size_t& count() {
    static thread_local std::size_t allocations = 0;
    return allocations;
}

void* allocate(std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
    ++count();
    // aligned_alloc wants a multiple of the alignment, and something in any case.
    const auto step = static_cast<std::size_t>(alignment);
    const std::size_t rounded = (size + step - 1) / step * step;
    return std::aligned_alloc(step, rounded == 0 ? step : rounded);
}

void* allocate(std::size_t size, std::align_val_t alignment) {
    if (void* memory = allocate(size, alignment, std::nothrow)) return memory;
    throw std::bad_alloc();
}

}  // namespace

std::size_t allocations_so_far() { return count(); }

}  // namespace levee::support

// All forms, although those of the library go back to the first: the ones of AddressSanitizer,
// which would stand in for the missing, do not.
using levee::support::allocate;
constexpr std::align_val_t kUsual{__STDCPP_DEFAULT_NEW_ALIGNMENT__};

// clang-format off
void* operator new(std::size_t n) { return allocate(n, kUsual); }
void* operator new[](std::size_t n) { return allocate(n, kUsual); }
void* operator new(std::size_t n, std::align_val_t a) { return allocate(n, a); }
void* operator new[](std::size_t n, std::align_val_t a) { return allocate(n, a); }
void* operator new(std::size_t n, const std::nothrow_t& t) noexcept { return allocate(n, kUsual, t); }
void* operator new[](std::size_t n, const std::nothrow_t& t) noexcept { return allocate(n, kUsual, t); }
void* operator new(std::size_t n, std::align_val_t a, const std::nothrow_t& t) noexcept { return allocate(n, a, t); }
void* operator new[](std::size_t n, std::align_val_t a, const std::nothrow_t& t) noexcept { return allocate(n, a, t); }

void operator delete(void* p) noexcept { std::free(p); }
void operator delete[](void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }
void operator delete[](void* p, std::size_t) noexcept { std::free(p); }
void operator delete(void* p, std::align_val_t) noexcept { std::free(p); }
void operator delete[](void* p, std::align_val_t) noexcept { std::free(p); }
void operator delete(void* p, std::size_t, std::align_val_t) noexcept { std::free(p); }
void operator delete[](void* p, std::size_t, std::align_val_t) noexcept { std::free(p); }
void operator delete(void* p, const std::nothrow_t&) noexcept { std::free(p); }
void operator delete[](void* p, const std::nothrow_t&) noexcept { std::free(p); }
void operator delete(void* p, std::align_val_t, const std::nothrow_t&) noexcept { std::free(p); }
void operator delete[](void* p, std::align_val_t, const std::nothrow_t&) noexcept { std::free(p); }
// clang-format on
