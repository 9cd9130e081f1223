#pragma once

#include <boost/json/value.hpp>
#include <string>

// What the server sends is what the structs say from which the types of the page are made: every
// message that a test gets is read by them, and a member too many or too few fails the test.
namespace levee::test {

void expect_message(const boost::json::value& message);
// An answer over HTTP, by its address; other things than JSON pass.
void expect_answer(const std::string& method, const std::string& path, int status,
                   const std::string& type, const std::string& body);

}  // namespace levee::test
