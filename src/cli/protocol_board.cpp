// The commands for whoever draws a board: what the server tells a page, without a server.
#include "cli/protocol.h"
#include "cli/protocol_json.h"
#include "engine/tables/page_answers.h"

namespace levee::cli {

using boost::json::object;
namespace page = engine::page;

Protocol::Reply Protocol::board(Request& request) {
    const auto language = request.language(language_);
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    const auto board = session_->game().board(session_->setup(), language);
    if (const auto* wrong = mistake(board)) return Error{"$.cmd", wrong->text()};
    return object{{"board", std::get<boost::json::value>(board)}};
}

Protocol::Reply Protocol::scene(Request& request) {
    const auto viewer = request.seat_or("viewer", seats(), asked(session_->table()));
    const auto language = request.language(language_);
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    return object{{"scene", session_->table().scene(viewer, language)}};
}

Protocol::Reply Protocol::ways(Request& request) {
    const auto viewer = request.seat_or("viewer", seats(), asked(session_->table()));
    const auto language = request.language(language_);
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    const auto ways = session_->table().ways(viewer, language);
    return object{{"ways", page::written(page::ways(ways))}};
}

Protocol::Reply Protocol::overlay(Request& request) {
    const auto name = request.text("overlay");
    const auto piece = request.text_or("piece", "");
    const auto space = request.text_or("space", "");
    const auto viewer = request.seat_or("viewer", seats(), asked(session_->table()));
    const auto language = request.language(language_);
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    auto overlay = session_->table().overlay(name, piece, space, viewer, language);
    if (const auto* wrong = mistake(overlay)) return Error{"$." + wrong->where, wrong->what};
    return object{{"overlay", std::get<boost::json::value>(std::move(overlay))}};
}

Protocol::Reply Protocol::why_not_at(Request& request) {
    const auto piece = request.text_or("piece", "");
    const auto space = request.text_or("space", "");
    const auto language = request.language(language_);
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    const auto refusals = session_->table().why_not_at(piece, space, language);
    return object{{"refusals", page::written(page::refusals(refusals))}};
}

}  // namespace levee::cli
