// The page is written against the types of what the server sends and takes.
#include "support/page_types.h"

#include "server/command.h"
#include "server/wire_feed.h"

namespace levee::server {
namespace {

constexpr const char* kHead =
    "// Made of the structs of src/server/wire_lobby.h, wire_feed.h and command.h: change those. "
    "A\n"
    "// test fails when this is stale; LEVEE_RENEW=1 server_test --gtest_filter='ServerTypes.*'\n"
    "// writes it anew.\n\n";

std::string types() {
    levee::testing::TypeScript types;
    levee::testing::declare_page_types(types);
    types.next_file();
    levee::testing::read_comments_of(
        types, {"server/wire_lobby.h", "server/wire_feed.h", "server/command.h"});
    types.declare<wire::GameInfo>();
    types.declare<wire::RuleText>();
    types.declare<wire::TableInfo>();
    types.declare<wire::Me>();
    types.declare<wire::NewTable>();
    types.declare<wire::Created>();
    types.declare<wire::Loaded>();
    types.declare<wire::Invitation>();
    types.declare<wire::Joined>();
    types.declare<wire::ErrorAnswer>();
    types.name<wire::Sitter>("Sitter");
    types.name<wire::ServerMessage>("ServerMessage");
    types.name<Order>("ClientMessage");
    return kHead + types.imports("./shapes") + types.text();
}

TEST(ServerTypes, AreThoseOfTheStructs) {
    levee::testing::expect_kept("web/src/protocol/server.ts", types());
}

}  // namespace
}  // namespace levee::server
