#pragma once

#include <cstddef>

// A program that links counting_new.cpp counts every allocation of this thread.
namespace levee::support {

std::size_t allocations_so_far();

// How often `work()` asks for memory.
template <class Work>
std::size_t allocations_during(Work work) {
    const std::size_t before = allocations_so_far();
    work();
    return allocations_so_far() - before;
}

}  // namespace levee::support
