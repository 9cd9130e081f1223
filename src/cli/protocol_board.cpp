// The commands for whoever draws a board: what the server tells a page, without a server.
#include "cli/protocol.h"
#include "engine/tables/page_answers.h"

namespace levee::cli {

namespace page = engine::page;

Protocol::Reply Protocol::answer(const request::Board& asked) {
    const auto board = session_->game().board(session_->setup(), language(asked.lang));
    if (const auto* wrong = mistake(board)) return Error{"$.cmd", wrong->text()};
    return answer::Board{{std::get<boost::json::value>(board)}};
}

Protocol::Reply Protocol::answer(const request::Scene& asked) {
    const auto viewer = seat("$.viewer", asked.viewer, answer::to_decide(session_->table()));
    if (const auto* error = std::get_if<Error>(&viewer)) return *error;
    return answer::Scene{
        {session_->table().scene(std::get<engine::SeatId>(viewer), language(asked.lang))}};
}

Protocol::Reply Protocol::answer(const request::Ways& asked) {
    const auto viewer = seat("$.viewer", asked.viewer, answer::to_decide(session_->table()));
    if (const auto* error = std::get_if<Error>(&viewer)) return *error;
    const auto ways =
        session_->table().ways(std::get<engine::SeatId>(viewer), language(asked.lang));
    return answer::Ways{page::ways(ways)};
}

Protocol::Reply Protocol::answer(const request::Overlay& asked) {
    const auto viewer = seat("$.viewer", asked.viewer, answer::to_decide(session_->table()));
    if (const auto* error = std::get_if<Error>(&viewer)) return *error;
    auto overlay =
        session_->table().overlay(asked.overlay, asked.piece.value_or(""), asked.space.value_or(""),
                                  std::get<engine::SeatId>(viewer), language(asked.lang));
    if (const auto* wrong = mistake(overlay)) return Error{"$." + wrong->where, wrong->what};
    return answer::Overlay{{std::get<boost::json::value>(std::move(overlay))}};
}

Protocol::Reply Protocol::answer(const request::WhyNotAt& asked) {
    const auto refusals = session_->table().why_not_at(
        asked.piece.value_or(""), asked.space.value_or(""), language(asked.lang));
    return answer::WhyNotAt{page::refusals(refusals)};
}

}  // namespace levee::cli
