// The two commands of the protocol that move a game on: `dice` and `apply`.

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <utility>

#include "cli/event_text.h"
#include "cli/protocol.h"
#include "engine/json.h"

namespace levee::cli {

using boost::json::object;
using engine::EventText;
using engine::Mistake;

namespace {

// No rules roll that often in a row: a loop that does is a fault of theirs.
constexpr int kMostRollsInARow = 1000;

}  // namespace

Protocol::Reply Protocol::dice(Request& request) {
    const int kinds = (request.has("faces") ? 1 : 0) + (request.has("seed") ? 1 : 0) +
                      (request.has("clear") ? 1 : 0);
    if (kinds != 1) return Error{"$", "dice takes one of faces, seed and clear"};
    if (request.has("faces")) {
        const auto faces = request.faces("faces");
        if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
        constexpr std::size_t kMostWaiting = 65'536;
        if (match_->faces_left() + faces.size() > kMostWaiting)
            return Error{"$.faces", fmt::format("at most {} numbers may wait", kMostWaiting)};
        match_->feed(faces);
    } else if (request.has("seed")) {
        const auto seed = request.seed("seed");
        if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
        const auto dice = dice_of_seed(seed);
        if (const auto* wrong = mistake(dice)) return Error{"$.seed", wrong->what};
        match_->use(std::get<engine::CommittedDice>(dice));
    } else {
        const bool clear = request.flag("clear");
        if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
        if (!clear) return Error{"$.clear", "expected true"};
        match_->clear_dice();
    }
    object reply{{"faces_left", match_->faces_left()}};
    if (match_->dice()) reply["commitment"] = match_->dice()->commitment();
    return reply;
}

Protocol::Reply Protocol::apply(Request& request) {
    const bool roll = request.flag("auto");
    const bool partial = request.flag("partial");
    const auto language = request.language(language_);
    const bool many = request.has("action");
    const auto actions = many || !roll ? request.texts("action") : std::vector<std::string>{};
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};

    auto before = match_->mark();
    boost::json::array applied;
    boost::json::array events;
    const auto note = [&](std::string_view notation, const std::vector<EventText>& happened) {
        applied.push_back(boost::json::string(notation));
        for (auto& event : json_of(happened)) events.push_back(std::move(event));
    };
    // What went wrong takes everything back, unless the request wants what was done to stay.
    const auto fail = [&](std::string where, std::string what, std::string rule) -> Reply {
        Error error{std::move(where), std::move(what), std::move(rule), {}};
        if (!partial) {
            match_->restore(std::move(before));
            return error;
        }
        error.more = {{"applied", std::move(applied)}, {"events", std::move(events)}};
        return error;
    };
    const auto roll_all = [&]() -> std::optional<Mistake> {
        for (int i = 0; roll && match_->table().actor().is_chance(); ++i) {
            if (i == kMostRollsInARow) return Mistake{"dice", "the rules roll without end"};
            auto rolled = match_->roll(language);
            if (auto* wrong = std::get_if<Mistake>(&rolled)) return std::move(*wrong);
            auto& [notation, outcome] = std::get<Match::Roll>(rolled);
            if (const auto* refusal = std::get_if<engine::RefusalText>(&outcome))
                return Mistake{"dice", refusal->text};
            note(notation, std::get<std::vector<EventText>>(outcome));
        }
        return {};
    };

    if (auto wrong = roll_all()) return fail(wrong->where, wrong->what, "");
    for (std::size_t i = 0; i < actions.size(); ++i) {
        auto outcome = match_->apply(actions[i], language);
        if (auto* refusal = std::get_if<engine::RefusalText>(&outcome))
            return fail(actions.size() == 1 ? "$.action" : fmt::format("$.action[{}]", i),
                        refusal->text, refusal->rule);
        note(actions[i], std::get<std::vector<EventText>>(outcome));
        if (auto wrong = roll_all()) return fail(wrong->where, wrong->what, "");
    }
    const auto actor = match_->table().actor();
    auto reply = position(actor.is_seat() ? actor.seat : engine::kSpectator, language);
    reply["applied"] = std::move(applied);
    reply["events"] = std::move(events);
    return reply;
}

}  // namespace levee::cli
