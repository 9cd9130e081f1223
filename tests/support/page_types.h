#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <initializer_list>
#include <sstream>
#include <string>

#include "engine/tables/page_answers.h"
#include "engine/tables/page_shapes.h"
#include "support/typescript.h"

// What the tests share that keep the types of the page in step with the structs they are made of.
namespace levee::testing {

inline void read_comments_of(TypeScript& types, std::initializer_list<const char*> headers) {
    for (const char* header : headers) {
        std::ifstream text(std::string(LEVEE_SOURCE_DIR) + "/src/" + header);
        EXPECT_TRUE(text) << header;
        types.read_comments(text);
    }
}

// What the engine shows of a game.
inline void declare_page_types(TypeScript& types) {
    namespace page = engine::page;
    read_comments_of(types, {"engine/tables/page_shapes.h", "engine/tables/page_answers.h"});
    types.declare<page::Lang>();
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
}

// The file has this text; with LEVEE_RENEW it is given it.
inline void expect_kept(const std::string& file, const std::string& text) {
    const std::string path = std::string(LEVEE_SOURCE_DIR) + "/" + file;
    if (std::getenv("LEVEE_RENEW") != nullptr) std::ofstream(path) << text;
    std::ostringstream kept;
    kept << std::ifstream(path).rdbuf();
    EXPECT_EQ(kept.str(), text) << file << " is stale; run this test with LEVEE_RENEW=1";
}

}  // namespace levee::testing
