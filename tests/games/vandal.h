#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/contract/chance.h"

namespace levee::testing {

// A position as JSON with a few of its values changed at random: a number for another one, a word
// for one that stands elsewhere in the position, so that much of it can still be read.
class Vandal {
 public:
    explicit Vandal(std::uint64_t seed) : random_(seed) {}

    void damage(boost::json::value& position, std::uint32_t most) {
        leaves_.clear();
        words_.clear();
        collect(position);
        for (std::uint32_t k = 0, n = 1 + random_.below(most); k < n; ++k)
            change(*leaves_[below(leaves_.size())]);
    }

    std::size_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }

 private:
    void collect(boost::json::value& value) {
        if (auto* object = value.if_object()) {
            for (auto& member : *object) collect(member.value());
        } else if (auto* array = value.if_array()) {
            for (auto& one : *array) collect(one);
        } else {
            leaves_.push_back(&value);
            if (const auto* word = value.if_string()) words_.emplace_back(*word);
        }
    }

    void change(boost::json::value& leaf) {
        if (leaf.is_bool()) {
            leaf = !leaf.as_bool();
        } else if (leaf.is_number()) {
            constexpr std::int64_t kNear = 4;
            const auto old = leaf.is_int64() ? leaf.as_int64() : std::int64_t{0};
            leaf = random_.below(3) == 0
                       ? static_cast<std::int64_t>(random_.below(300))
                       : old + static_cast<std::int64_t>(random_.below(2 * kNear + 1)) - kNear;
        } else if (!words_.empty()) {
            leaf = words_[below(words_.size())];
        }
    }

    engine::Random random_;
    std::vector<boost::json::value*> leaves_;
    std::vector<std::string> words_;
};

}  // namespace levee::testing
