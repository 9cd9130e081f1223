#include "server/play.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <utility>

#include "engine/tables/page_answers.h"

namespace levee::server {

using engine::EventText;
using engine::Language;
using engine::Mistake;
using engine::Result;
using engine::SeatId;
using engine::Session;

namespace {

std::string json_text(const EventText& event, Language language) {
    return boost::json::serialize(engine::page::written(engine::page::told(event, language)));
}

std::string_view next_part(std::string_view& text, char end) {
    const auto at = std::min(text.find(end), text.size());
    const auto part = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return part;
}

// "-" for everybody, else the seats: "0,2".
std::string readers_text(const Telling& told) {
    if (!told.readers) return "-";
    std::string list;
    for (const SeatId seat : *told.readers)
        list += (list.empty() ? "" : ",") + std::to_string(seat.raw);
    return list;
}

std::optional<engine::SeatSet> readers_from(std::string_view text) {
    if (text == "-") return {};
    engine::SeatSet readers;
    while (!text.empty()) {
        const auto part = next_part(text, ',');
        unsigned seat = 0;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), seat);
        if (error == std::errc{} && seat < engine::kMostSeats)
            readers.add(SeatId{static_cast<std::uint8_t>(seat)});
    }
    return readers;
}

Session::Entry entry_of(const store::Action& action) {
    const auto by = action.by == store::kChance
                        ? engine::Actor::chance()
                        : engine::Actor::of(SeatId{static_cast<std::uint8_t>(action.by)});
    return {{by, action.notation, action.roll, action.at, action.note},
            action.forced,
            action.fixed,
            engine::sight_from(action.sight).value_or(engine::Sight{})};
}

}  // namespace

std::string told_text(std::span<const Telling> told) {
    std::string text;
    for (const auto& one : told)
        text += fmt::format("{}\t{}\t{}\n", readers_text(one), one.english, one.french);
    return text;
}

std::vector<Telling> told_from(std::string_view text) {
    std::vector<Telling> list;
    while (!text.empty()) {
        auto line = next_part(text, '\n');
        const auto readers = next_part(line, '\t');
        const auto english = next_part(line, '\t');
        list.push_back({readers_from(readers), std::string(english), std::string(line)});
    }
    return list;
}

int number_of(const engine::Actor& actor) {
    if (actor.is_seat()) return actor.seat.raw;
    return actor.is_chance() ? store::kChance : store::kNobody;
}

Result<Play> Play::opened(const engine::Game& game, const store::Table& stored) {
    auto session = Session::open(game, {stored.scenario, stored.options});
    if (auto* wrong = std::get_if<Mistake>(&session)) return std::move(*wrong);
    Play play(std::get<Session>(std::move(session)));
    play.session_.keep_undo();
    play.session_.keep_sights();
    return play;
}

Result<Play> Play::begin(const engine::Game& game, const store::Table& stored,
                         const std::string& now) {
    auto made = opened(game, stored);
    if (auto* play = std::get_if<Play>(&made)) {
        play->throw_dice_of(stored);
        play->settle(now);
    }
    return made;
}

bool Play::have_sights(const engine::Game& game, const store::Table& stored,
                       const std::vector<store::Action>& actions) {
    const auto first = game.open({stored.scenario, stored.options});
    if (mistake(first) != nullptr || std::get<std::unique_ptr<engine::Table>>(first)->open())
        return true;
    return std::ranges::all_of(actions, [](const store::Action& action) {
        return engine::sight_from(action.sight).has_value();
    });
}

Result<Play> Play::resume(const engine::Game& game, const store::Table& stored,
                          std::vector<store::Action> actions,
                          const std::optional<store::Snapshot>& snapshot) {
    Session::Kept kept;
    std::vector<std::vector<Telling>> told;
    for (auto& action : actions) {
        const auto next = kept.entries.size() + 1;
        if (action.n != next) return Mistake{fmt::format("action {}", next), "is not stored"};
        kept.entries.push_back(entry_of(action));
        told.push_back(told_from(action.told));
    }
    if (snapshot) {
        boost::json::error_code error;
        kept.state = boost::json::parse(snapshot->state, error);
        if (!error) kept.known = snapshot->n;
    }
    auto session = Session::restored(game, {stored.scenario, stored.options}, std::move(kept));
    if (auto* wrong = std::get_if<Mistake>(&session)) return std::move(*wrong);
    Play play(std::get<Session>(std::move(session)));
    play.told_ = std::move(told);
    play.session_.keep_undo();
    play.session_.keep_sights();
    play.throw_dice_of(stored);
    return play;
}

Result<Play> Play::replay(const engine::Game& game, const store::Table& stored,
                          const std::vector<store::Action>& actions) {
    auto made = opened(game, stored);
    if (mistake(made) != nullptr) return made;
    auto& play = std::get<Play>(made);
    for (const auto& action : actions) {
        const auto applied = play.session_.apply_recorded(entry_of(action));
        if (const auto* refusal = std::get_if<engine::RefusalText>(&applied))
            return Mistake{fmt::format("action {}", action.n), refusal->text};
        play.tell(std::get<Session::Events>(applied));
    }
    play.session_.rest();
    play.throw_dice_of(stored);
    return made;
}

void Play::throw_dice_of(const store::Table& stored) {
    if (stored.seed.empty()) return;
    const auto dice = engine::CommittedDice::from_hex(stored.seed);
    if (mistake(dice) == nullptr) session_.go_on_with(std::get<engine::CommittedDice>(dice));
}

void Play::tell(const Session::Events& events) {
    auto& told = told_.emplace_back();
    for (const auto& event : events)
        told.push_back({event.secret ? std::optional(event.readers) : std::nullopt,
                        json_text(event, Language::English), json_text(event, Language::French)});
}

void Play::settle(const std::string& now) {
    for (const auto& events : session_.settle(now)) tell(events);
}

Play::Outcome Play::act(std::span<const std::string> steps, Language language,
                        const std::string& now, const std::string& note) {
    auto done = session_.act(steps, language, {now, note});
    for (const auto& events : done.events) tell(events);
    return {done.played, std::move(done.refusal)};
}

void Play::cut(std::uint64_t left) {
    session_.cut(left);
    told_.resize(left);
}

std::vector<store::Action> Play::actions_after(std::uint64_t first) const {
    std::vector<store::Action> list;
    for (auto i = first; i < n(); ++i) {
        const auto& [line, forced, fixed, sight] = entries()[i];
        list.push_back({.n = i + 1,
                        .by = number_of(line.by),
                        .notation = line.notation,
                        .roll = line.roll,
                        .at = line.at,
                        .note = line.note,
                        .forced = forced,
                        .fixed = fixed,
                        .sight = table().open() ? "" : engine::text_of(sight),
                        .told = told_text(told_[i])});
    }
    return list;
}

store::Summary Play::summary(const std::string& now) const {
    store::Summary summary;
    summary.actor = number_of(table().actor());
    summary.over = over();
    if (const auto ending = table().ending(Language::English)) summary.result = ending->text;
    if (const auto ending = table().ending(Language::French)) summary.resultat = ending->text;
    summary.changed = now;
    add_camps(summary, table());
    if (!session_.hides()) return summary;
    const auto add = [&](SeatId viewer) {
        const auto count = n_for(viewer);
        const auto at = count == 0 ? "" : entries()[session_.counted(viewer, count - 1)].line.at;
        summary.known.push_back({count, number_of(table().actor_seen_by(viewer)), at});
    };
    for (int i = 0; i < table().seats(); ++i) add(SeatId{static_cast<std::uint8_t>(i)});
    add(engine::kSpectator);
    return summary;
}

void add_camps(store::Summary& summary, const engine::Table& table) {
    summary.camps.clear();
    for (int i = 0; i < table.seats(); ++i) {
        const SeatId seat{static_cast<std::uint8_t>(i)};
        summary.camps.push_back({table.seat_name(seat, Language::English),
                                 table.seat_name(seat, Language::French), table.side_of(seat).raw});
    }
    summary.secrets = !table.open();
}

store::Snapshot Play::snapshot() const { return {n(), boost::json::serialize(table().state())}; }

Play::Heard Play::heard(SeatId viewer, std::uint64_t k) const {
    const auto first = session_.counted(viewer, k);
    const auto end = session_.moment_for(viewer, k + 1);
    const bool all = table().open() || over();
    Heard heard;
    heard.entry = &entries()[first];
    heard.by = session_.by_for(viewer, first);
    // Dice lie on the table, but what is drawn may be looked at by one seat only. Which of the two
    // it was is not stored; the events say what everybody may know.
    if (all || heard.entry->line.by == engine::Actor::of(viewer))
        heard.notation = heard.entry->line.notation;
    for (auto i = first; i < end; ++i)
        for (const auto& telling : told_[i])
            if (all || telling.for_reader(viewer)) heard.told.push_back(&telling);
    return heard;
}

engine::Record Play::record(const store::Table& stored, std::vector<std::string> seats) const {
    const bool proved = !stored.free_dice && !stored.commitment.empty();
    auto record =
        session_.record_of(session_.lines(), std::move(seats), stored.created,
                           proved ? std::optional<std::string>(stored.commitment) : std::nullopt);
    if (over()) {
        engine::Record::End end;
        if (proved && !stored.seed.empty()) end.seed = stored.seed;
        if (const auto ending = table().ending(Language::English)) end.result = ending->text;
        record.end = std::move(end);
    }
    return record;
}

}  // namespace levee::server
