#pragma once

#include <string>
#include <variant>

namespace levee::engine {

// A mistake in a file or a message: where, and what in one sentence.
struct Mistake {
    std::string where;  // "$.units[3].at", "map.txt:12: level"
    std::string what;

    std::string text() const { return where.empty() ? what : where + ": " + what; }
};

template <class T>
using Result = std::variant<T, Mistake>;

template <class T>
const Mistake* mistake(const Result<T>& result) {
    return std::get_if<Mistake>(&result);
}

}  // namespace levee::engine
