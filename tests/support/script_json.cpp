#include "support/script_json.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>

#include "support/script_text.h"

namespace levee::testing {

namespace json = boost::json;

std::size_t path_end(std::string_view text) {
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') quoted = !quoted;
        if (text[i] == ' ' && !quoted) return i;
    }
    return text.size();
}

json::value& member_at(json::value& root, std::string_view path, const PlaceOf& place_of) {
    json::value* at = &root;
    std::string last;
    for (std::string_view rest = path; !rest.empty();) {
        if (rest.front() == '.') rest.remove_prefix(1);
        if (!rest.starts_with('[')) {
            last = std::string{rest.substr(0, rest.find_first_of(".["))};
            rest.remove_prefix(last.size());
            json::value* next = at->is_object() ? at->get_object().if_contains(last) : nullptr;
            if (next == nullptr)
                throw Stop{"the position has no " + last + " in " + std::string{path}};
            at = next;
            continue;
        }
        const auto close = rest.find(']');
        if (close == rest.npos || !at->is_array())
            throw Stop{last + " is no list, or a bracket is not closed: " + std::string{path}};
        std::string index{rest.substr(1, close - 1)};
        rest.remove_prefix(close + 1);
        if (index.starts_with('"')) index = index.substr(1, index.size() - 2);
        std::size_t number = 0;
        const auto read = std::from_chars(index.data(), index.data() + index.size(), number);
        if (read.ec != std::errc{} || read.ptr != index.data() + index.size()) {
            const auto found = place_of(last, index);
            if (!found) throw Stop{index.insert(0, "there is no ") + " among the " + last};
            number = *found;
        }
        if (number >= at->get_array().size())
            throw Stop{last + " has only " + std::to_string(at->get_array().size())};
        at = &at->get_array()[number];
    }
    return *at;
}

json::value value_for(const json::value& now, const std::string& written) {
    if (now.is_string()) {
        const auto words = split(written);
        if (words.size() != 1) throw Stop{"one word is wanted, not " + written};
        return json::string(words[0].text);
    }
    json::error_code wrong;
    json::value value = json::parse(written.starts_with('+') ? written.substr(1) : written, wrong);
    if (wrong) throw Stop{written + " is no such value as " + json::serialize(now)};
    return value;
}

}  // namespace levee::testing
