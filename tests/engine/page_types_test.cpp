// The page is written against the types of what it is sent.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "engine/tables/page_answers.h"
#include "engine/tables/page_shapes.h"
#include "support/typescript.h"

namespace levee::engine {
namespace {

constexpr const char* kFile = "web/src/protocol/shapes.ts";

constexpr const char* kHead =
    "// Made of the structs of src/engine/tables/page_shapes.h and page_answers.h: change those.\n"
    "// A test fails when this is stale; LEVEE_RENEW=1 engine_test --gtest_filter='PageTypes.*'\n"
    "// writes it anew.\n";

std::string types() {
    levee::testing::TypeScript types;
    for (const char* header : {"page_shapes.h", "page_answers.h"}) {
        std::ifstream text(std::string(LEVEE_SOURCE_DIR) + "/src/engine/tables/" + header);
        EXPECT_TRUE(text) << header;
        types.read_comments(text);
    }
    types.declare<page::Board>();
    types.declare<page::Scene>();
    types.declare<page::Overlay>();
    types.declare<page::Prompt>();
    types.declare<page::Choice>();
    types.declare<page::Way>();
    types.declare<page::Odds>();
    types.declare<page::Refusal>();
    types.declare<page::Ending>();
    types.declare<page::Told>();
    return kHead + types.text();
}

TEST(PageTypes, AreThoseOfTheStructs) {
    const std::string path = std::string(LEVEE_SOURCE_DIR) + "/" + kFile;
    if (std::getenv("LEVEE_RENEW") != nullptr) std::ofstream(path) << types();
    std::ostringstream kept;
    kept << std::ifstream(path).rdbuf();
    EXPECT_EQ(kept.str(), types()) << kFile << " is stale; LEVEE_RENEW=1 build/dev/bin/engine_test "
                                   << "--gtest_filter='PageTypes.*' writes it anew";
}

}  // namespace
}  // namespace levee::engine
