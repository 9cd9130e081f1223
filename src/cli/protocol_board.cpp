// The commands for whoever draws a board: what the server tells a page, without a server.
#include "cli/protocol.h"
#include "cli/protocol_json.h"
#include "engine/tables/page_answers.h"

namespace levee::cli {

using boost::json::object;
namespace page = engine::page;

Protocol::Reply Protocol::answer(const request::Board& asked) {
    const auto board = session_->game().board(session_->setup(), language(asked.lang));
    if (const auto* wrong = mistake(board)) return Error{"$.cmd", wrong->text()};
    return object{{"board", std::get<boost::json::value>(board)}};
}

Protocol::Reply Protocol::answer(const request::Scene& asked) {
    const auto viewer = seat("$.viewer", asked.viewer, to_decide(session_->table()));
    if (const auto* error = std::get_if<Error>(&viewer)) return *error;
    return object{
        {"scene", session_->table().scene(std::get<engine::SeatId>(viewer), language(asked.lang))}};
}

Protocol::Reply Protocol::answer(const request::Ways& asked) {
    const auto viewer = seat("$.viewer", asked.viewer, to_decide(session_->table()));
    if (const auto* error = std::get_if<Error>(&viewer)) return *error;
    const auto ways =
        session_->table().ways(std::get<engine::SeatId>(viewer), language(asked.lang));
    return object{{"ways", page::written(page::ways(ways))}};
}

Protocol::Reply Protocol::answer(const request::Overlay& asked) {
    const auto viewer = seat("$.viewer", asked.viewer, to_decide(session_->table()));
    if (const auto* error = std::get_if<Error>(&viewer)) return *error;
    auto overlay =
        session_->table().overlay(asked.overlay, asked.piece.value_or(""), asked.space.value_or(""),
                                  std::get<engine::SeatId>(viewer), language(asked.lang));
    if (const auto* wrong = mistake(overlay)) return Error{"$." + wrong->where, wrong->what};
    return object{{"overlay", std::get<boost::json::value>(std::move(overlay))}};
}

Protocol::Reply Protocol::answer(const request::WhyNotAt& asked) {
    const auto refusals = session_->table().why_not_at(
        asked.piece.value_or(""), asked.space.value_or(""), language(asked.lang));
    return object{{"refusals", page::written(page::refusals(refusals))}};
}

}  // namespace levee::cli
