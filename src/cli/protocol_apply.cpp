// The two commands of the protocol that move a game on: `dice` and `apply`.

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <utility>

#include "cli/event_text.h"
#include "cli/protocol.h"
#include "engine/text/json.h"

namespace levee::cli {

using boost::json::object;
using engine::EventText;
using engine::Mistake;
using engine::Session;

namespace {

// No rules roll that often in a row: a loop that does is a fault of theirs.
constexpr int kMostRollsInARow = 1000;

// One `apply` on its way: what it has done so far.
struct Applying {
    struct Stopped {
        std::string where;
        std::string what;
        std::string rule;
    };

    Session& session;
    engine::Language language;
    bool roll;
    std::optional<engine::SeatId> seat;  // whose actions they are
    boost::json::array applied;
    boost::json::array events;

    void note(std::string_view notation, const std::vector<EventText>& happened) {
        applied.push_back(boost::json::string(notation));
        for (auto& event : json_of(happened, language)) events.push_back(std::move(event));
    }

    // Every roll that is asked for, if the request wants that.
    std::optional<Stopped> roll_all() {
        for (int i = 0; roll && session.table().actor().is_chance(); ++i) {
            if (i == kMostRollsInARow) return Stopped{"dice", "the rules roll without end", ""};
            auto rolled = session.roll(language);
            if (auto* wrong = std::get_if<Mistake>(&rolled))
                return Stopped{wrong->where, wrong->what, ""};
            auto& [notation, outcome] = std::get<Session::Roll>(rolled);
            if (const auto* refusal = std::get_if<engine::RefusalText>(&outcome))
                return Stopped{"dice", refusal->text, refusal->rule};
            note(notation, std::get<std::vector<EventText>>(outcome));
        }
        return {};
    }

    std::optional<Stopped> play(const std::string& action, std::string where) {
        const auto actor = session.table().actor();
        if (seat && !(actor == engine::Actor::of(*seat)))
            return Stopped{std::move(where), fmt::format("{} is to decide", name_of(actor)), ""};
        const auto outcome = session.apply(action, language);
        if (const auto* refusal = std::get_if<engine::RefusalText>(&outcome))
            return Stopped{std::move(where), refusal->text, refusal->rule};
        note(action, std::get<std::vector<EventText>>(outcome));
        return roll_all();
    }
};

}  // namespace

Protocol::Reply Protocol::dice(Request& request) {
    const int kinds = (request.has("faces") ? 1 : 0) + (request.has("seed") ? 1 : 0) +
                      (request.has("clear") ? 1 : 0);
    if (kinds != 1) return Error{"$", "dice takes one of faces, seed and clear"};
    if (request.has("faces")) {
        const auto faces = request.faces("faces");
        if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
        constexpr std::size_t kMostWaiting = 65'536;
        if (session_->faces_left() + faces.size() > kMostWaiting)
            return Error{"$.faces", fmt::format("at most {} numbers may wait", kMostWaiting)};
        session_->feed(faces);
    } else if (request.has("seed")) {
        const auto seed = request.seed("seed");
        if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
        const auto dice = engine::dice_of_seed(seed);
        if (const auto* wrong = mistake(dice)) return Error{"$.seed", wrong->what};
        session_->use(std::get<engine::CommittedDice>(dice));
    } else {
        const bool clear = request.flag("clear");
        if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
        if (!clear) return Error{"$.clear", "expected true"};
        session_->clear_dice();
    }
    object reply{{"faces_left", session_->faces_left()}};
    if (session_->dice()) reply["commitment"] = session_->dice()->commitment();
    return reply;
}

Protocol::Reply Protocol::apply(Request& request) {
    const bool roll = request.flag("auto");
    const bool partial = request.flag("partial");
    std::optional<engine::SeatId> seat;
    if (request.has("seat")) seat = request.seat("seat", seats());
    const auto language = request.language(language_);
    const bool only_rolls = roll && !request.has("action");
    const auto actions = only_rolls ? std::vector<std::string>{} : request.texts("action");
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};

    auto before = session_->mark();
    Applying applying{*session_, language, roll, seat, {}, {}};
    auto stopped = applying.roll_all();
    for (std::size_t i = 0; i < actions.size() && !stopped; ++i)
        stopped = applying.play(actions[i],
                                actions.size() == 1 ? "$.action" : fmt::format("$.action[{}]", i));
    object done{{"applied", std::move(applying.applied)}, {"events", std::move(applying.events)}};
    if (stopped) {
        // What went wrong takes everything back, unless the request wants what was done to stay.
        Error error{std::move(stopped->where), std::move(stopped->what), std::move(stopped->rule)};
        if (partial)
            error.more = std::move(done);
        else
            session_->restore(std::move(before));
        return error;
    }
    const auto actor = session_->table().actor();
    auto reply = position(actor.is_seat() ? actor.seat : engine::kSpectator, language);
    for (auto& member : done) reply[member.key()] = std::move(member.value());
    return reply;
}

}  // namespace levee::cli
