#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace levee::server {

// 192 random bits, as 32 characters that need no escaping in a cookie or a link.
std::string new_token();
// What is kept of a token: a leaked store opens no seat. The token has more bits than anyone can
// try, so a fast hash without salt is enough.
std::string hash_of(std::string_view token);
// In a time that does not depend on where they differ.
bool same_hash(std::string_view a, std::string_view b);

std::uint64_t new_number();

// 80 random bits: nobody finds a table by trying.
std::string new_table_id();
bool is_table_id(std::string_view text);
bool is_token(std::string_view text);

}  // namespace levee::server
