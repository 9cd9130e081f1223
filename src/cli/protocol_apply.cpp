// The two commands of the protocol that move a game on: `dice` and `apply`.

#include <fmt/format.h>

#include <utility>

#include "cli/protocol.h"
#include "engine/tables/shown.h"

namespace levee::cli {

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
    engine::Language language{};
    bool roll = false;
    std::optional<engine::SeatId> seat;  // whose actions they are
    answer::Done done{};

    void note(std::string_view notation, const std::vector<EventText>& happened) {
        done.applied.emplace_back(notation);
        for (const auto& event : happened) done.events.push_back(answer::told(event, language));
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
            return Stopped{std::move(where), fmt::format("{} is to decide", engine::name_of(actor)),
                           ""};
        const auto outcome = session.apply(action, language);
        if (const auto* refusal = std::get_if<engine::RefusalText>(&outcome))
            return Stopped{std::move(where), refusal->text, refusal->rule};
        note(action, std::get<std::vector<EventText>>(outcome));
        return roll_all();
    }
};

}  // namespace

Protocol::Reply Protocol::answer(const request::Dice& asked) {
    if (asked.faces) {
        constexpr std::size_t kMostWaiting = 65'536;
        if (session_->faces_left() + asked.faces->size() > kMostWaiting)
            return Error{"$.faces", fmt::format("at most {} numbers may wait", kMostWaiting)};
        session_->feed({asked.faces->begin(), asked.faces->end()});
    } else if (asked.seed) {
        const auto* number = std::get_if<std::uint64_t>(&*asked.seed);
        const auto dice = engine::dice_of_seed(number ? std::to_string(*number)
                                                      : std::get<std::string>(*asked.seed));
        if (const auto* wrong = mistake(dice)) return Error{"$.seed", wrong->what};
        session_->use(std::get<engine::CommittedDice>(dice));
    } else {
        session_->clear_dice();
    }
    answer::Dice reply{.faces_left = session_->faces_left()};
    if (session_->dice()) reply.commitment = session_->dice()->commitment();
    return reply;
}

Protocol::Reply Protocol::answer(const request::Apply& asked) {
    std::optional<engine::SeatId> of;
    if (asked.seat) {
        const auto named = seat("$.seat", asked.seat, {});
        if (const auto* error = std::get_if<Error>(&named)) return *error;
        of = std::get<engine::SeatId>(named);
    }
    const auto actions =
        asked.action ? request::texts_of(*asked.action) : std::vector<std::string>{};

    auto before = session_->mark();
    Applying applying{*session_, language(asked.lang), asked.auto_.value_or(false), of};
    auto stopped = applying.roll_all();
    for (std::size_t i = 0; i < actions.size() && !stopped; ++i)
        stopped = applying.play(actions[i],
                                actions.size() == 1 ? "$.action" : fmt::format("$.action[{}]", i));
    if (stopped) {
        // What went wrong takes everything back, unless the request wants what was done to stay.
        Error error{std::move(stopped->where), std::move(stopped->what), std::move(stopped->rule)};
        if (asked.partial.value_or(false))
            error.done = std::move(applying.done);
        else
            session_->restore(std::move(before));
        return error;
    }
    const auto viewer = answer::to_decide(session_->table());
    return answer::Applied{position(viewer, language(asked.lang)), std::move(applying.done)};
}

}  // namespace levee::cli
