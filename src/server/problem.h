#pragma once

#include <string>
#include <string_view>

#include "engine/contract/rule.h"
#include "server/wire_lobby.h"

namespace levee::server {

// Why something was not done: a word for programs, a sentence for people and, where the rules
// refused, the rule.
struct Problem {
    std::string_view code;  // one of the constants below
    std::string text;
    std::string rule{};
};

namespace codes {
inline constexpr std::string_view kBadRequest = "bad_request";  // not understood
inline constexpr std::string_view kTooLarge = "too_large";
inline constexpr std::string_view kTooFast = "too_fast";
inline constexpr std::string_view kNotFound = "not_found";
inline constexpr std::string_view kMethod = "method";
inline constexpr std::string_view kOrigin = "origin";  // from another site
inline constexpr std::string_view kForbidden = "forbidden";
inline constexpr std::string_view kSeatTaken = "seat_taken";
inline constexpr std::string_view kStale = "stale";         // made for another n
inline constexpr std::string_view kNotYours = "not_yours";  // another seat decides
inline constexpr std::string_view kIllegal = "illegal";
inline constexpr std::string_view kNoUndo = "no_undo";
inline constexpr std::string_view kOver = "over";
inline constexpr std::string_view kNoOdds = "no_odds";
inline constexpr std::string_view kBadRecord = "bad_record";
inline constexpr std::string_view kOldRules = "old_rules";
inline constexpr std::string_view kStorage = "storage";
inline constexpr std::string_view kFull = "full";
}  // namespace codes

inline Problem problem(std::string_view code, const engine::Sentence& sentence,
                       engine::Language language) {
    return {code, std::string(sentence.in(language))};
}

namespace wire {

inline ErrorText error_of(const Problem& problem) {
    ErrorText error{.code = std::string(problem.code), .text = problem.text};
    if (!problem.rule.empty()) error.rule = problem.rule;
    return error;
}

}  // namespace wire

}  // namespace levee::server
