// The page is written against the types of what it is sent.
#include <gtest/gtest.h>

#include "support/page_types.h"

namespace levee::engine {
namespace {

constexpr const char* kHead =
    "// Made of the structs of src/engine/tables/page_shapes.h and page_answers.h: change those.\n"
    "// A test fails when this is stale; LEVEE_RENEW=1 engine_test --gtest_filter='PageTypes.*'\n"
    "// writes it anew.\n";

std::string types() {
    levee::testing::TypeScript types;
    levee::testing::declare_page_types(types);
    return kHead + types.text();
}

TEST(PageTypes, AreThoseOfTheStructs) {
    levee::testing::expect_kept("web/src/protocol/shapes.ts", types());
}

}  // namespace
}  // namespace levee::engine
