#pragma once

#include <span>
#include <string_view>

namespace levee::server {

// A file of the built page, put into the binary by cmake/page.cmake.
struct PageFile {
    std::string_view path;  // "/index.html", "/assets/app-7F3A.js"
    std::string_view body;
    std::string_view gzip;
    std::string_view etag;
};

std::span<const PageFile> page_files();

}  // namespace levee::server
