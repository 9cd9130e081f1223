#include <filesystem>
#include <fstream>
#include <iterator>

#include "server/page.h"
#include "server/support/fixture.h"

namespace levee::test {

namespace {

std::string text_of(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

using PageTest = ServerTest;

// A program that was built after the page must have that page inside, not the one before it.
TEST_F(PageTest, TheProgramServesThePageThatWasBuiltLast) {
    const auto dist = std::filesystem::path(LEVEE_SOURCE_DIR) / "web/dist";
    if (!std::filesystem::exists(dist / "index.html")) {
        EXPECT_NE(browser().get("/").body.find("The page is not built"), std::string::npos);
        return;
    }
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(dist)) {
        if (!entry.is_regular_file()) continue;
        const auto name = "/" + entry.path().lexically_relative(dist).generic_string();
        const auto reply = browser().get(name);
        EXPECT_EQ(reply.status, 200) << name;
        EXPECT_TRUE(reply.body == text_of(entry.path())) << name << " is another one";
        ++files;
    }
    EXPECT_EQ(server::page_files().size(), files) << "files of an earlier page are left";
}

}  // namespace levee::test
