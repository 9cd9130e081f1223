#pragma once

#include <gtest/gtest.h>

#include "engine/text/json.h"

namespace levee::testing {

// Whether JSON has exactly the members of a described struct, each of its type.
template <class Shape>
::testing::AssertionResult is_exactly(const boost::json::value& value) {
    Shape shape{};
    if (const auto wrong = engine::json::read(value, shape, engine::json::NoNames{}))
        return ::testing::AssertionFailure() << wrong->text();
    return ::testing::AssertionSuccess();
}

}  // namespace levee::testing
