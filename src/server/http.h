#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/library.h"

namespace levee::server {

// A request as the rest of the server sees it; what it does not need of HTTP is not here.
struct Request {
    std::string method;
    std::string path;   // without the query
    std::string query;  // without its question mark
    std::string host;
    std::string origin;
    std::string cookie;
    std::string content_type;
    std::string if_none_match;
    bool accepts_gzip = false;
    std::string forwarded_for;
    std::string forwarded_proto;
    std::string peer;  // address at the other end of the connection
    std::string body;
};

struct Response {
    int status = 200;
    std::string type = "application/json";
    Text body;
    std::string_view page;  // instead of a body: bytes that are in the program
    std::vector<std::pair<std::string, std::string>> headers{};
};

using Answered = std::function<void(Response)>;

}  // namespace levee::server
