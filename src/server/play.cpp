#include "server/play.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <stdexcept>
#include <utility>

namespace levee::server {

using engine::EventText;
using engine::Language;
using engine::Mistake;
using engine::RefusalText;
using engine::Result;
using engine::SeatId;

namespace {

constexpr std::uint64_t kCheckpointEvery = 64;
constexpr engine::Sentence kRecordFull{"The record is full: the game cannot go on.",
                                       "Le compte rendu est plein : la partie s'arrête là."};

std::string json_text(const EventText& event) {
    return boost::json::serialize(boost::json::object{{"kind", event.kind},
                                                      {"rule", event.rule},
                                                      {"text", event.text},
                                                      {"piece", event.piece},
                                                      {"from", event.from},
                                                      {"to", event.to}});
}

std::vector<Telling> tellings(const std::vector<EventText>& english,
                              const std::vector<EventText>& french) {
    std::vector<Telling> list;
    for (std::size_t i = 0; i < english.size(); ++i) {
        const auto& event = english[i];
        list.push_back({event.secret ? int{event.owner.raw} : -1, json_text(event),
                        json_text(i < french.size() ? french[i] : event)});
    }
    return list;
}

std::string_view next_part(std::string_view& text, char end) {
    const auto at = std::min(text.find(end), text.size());
    const auto part = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return part;
}

}  // namespace

std::string told_text(std::span<const Telling> told) {
    std::string text;
    for (const auto& one : told)
        text += fmt::format("{}\t{}\t{}\n", one.owner < 0 ? "-" : std::to_string(one.owner),
                            one.english, one.french);
    return text;
}

std::vector<Telling> told_from(std::string_view text) {
    std::vector<Telling> list;
    while (!text.empty()) {
        auto line = next_part(text, '\n');
        const auto owner = next_part(line, '\t');
        const auto english = next_part(line, '\t');
        Telling told{-1, std::string(english), std::string(line)};
        if (owner != "-") std::from_chars(owner.data(), owner.data() + owner.size(), told.owner);
        list.push_back(std::move(told));
    }
    return list;
}

Play::Play(const engine::Game& game, engine::Setup setup, std::unique_ptr<engine::Table> table,
           const store::Match& match)
    : game_(&game), setup_(std::move(setup)), table_(std::move(table)) {
    if (match.seed.empty()) return;
    auto dice = engine::CommittedDice::from_hex(match.seed);
    if (mistake(dice) == nullptr) dice_ = std::get<engine::CommittedDice>(dice);
}

Result<Play> Play::opened(const engine::Game& game, const store::Match& match) {
    engine::Setup setup{match.scenario, match.options};
    auto table = game.open(setup);
    if (auto* wrong = std::get_if<Mistake>(&table)) return std::move(*wrong);
    return Play(game, std::move(setup), std::get<std::unique_ptr<engine::Table>>(std::move(table)),
                match);
}

Result<Play> Play::begin(const engine::Game& game, const store::Match& match,
                         const std::string& now) {
    auto made = opened(game, match);
    if (auto* play = std::get_if<Play>(&made)) {
        play->keep_checkpoint();
        play->settle(now);
    }
    return made;
}

Result<Play> Play::resume(const engine::Game& game, const store::Match& match,
                          std::vector<store::Action> actions,
                          const std::optional<store::Snapshot>& snapshot) {
    auto made = opened(game, match);
    if (mistake(made) != nullptr) return made;
    auto& play = std::get<Play>(made);
    std::uint64_t known = 0;
    if (snapshot && snapshot->n <= actions.size()) {
        boost::json::error_code error;
        const auto state = boost::json::parse(snapshot->state, error);
        // A snapshot that cannot be read costs time, nothing else: the actions are the truth.
        if (!error && !play.table_->load(state)) known = snapshot->n;
    }
    for (auto& action : actions) {
        if (action.n != play.n() + 1)
            return Mistake{fmt::format("action {}", play.n() + 1), "is not stored"};
        if (action.n > known) {
            const auto applied = play.table_->apply(action.notation, Language::English);
            if (const auto* refusal = std::get_if<RefusalText>(&applied))
                return Mistake{fmt::format("action {}", action.n), refusal->text};
        }
        if (action.roll) ++play.rolls_;
        auto told = told_from(action.told);
        action.told.clear();
        action.told.shrink_to_fit();
        play.entries_.push_back({std::move(action), std::move(told)});
    }
    play.keep_checkpoint();
    return made;
}

Result<Play> Play::replay(const engine::Game& game, const store::Match& match,
                          std::vector<store::Action> actions) {
    auto made = opened(game, match);
    if (mistake(made) != nullptr) return made;
    auto& play = std::get<Play>(made);
    play.keep_checkpoint();
    for (auto& action : actions) {
        const auto where = fmt::format("action {}", action.n);
        const auto actor = play.table_->actor();
        const bool by_chance = action.by == store::kChance;
        if (actor.is_over() || actor.is_chance() != by_chance ||
            (!by_chance && actor.seat.raw != action.by))
            return Mistake{where, "somebody else has to decide there now"};
        if (auto refusal = play.play(action.notation, action.forced, Language::English, action.at,
                                     action.roll, action.note))
            return Mistake{where, refusal->text};
        play.entries_.back().action.fixed |= action.fixed;
    }
    return made;
}

std::optional<RefusalText> Play::play(std::string notation, bool forced, Language language,
                                      const std::string& now, std::optional<std::uint64_t> roll,
                                      const std::string& note) {
    const auto actor = table_->actor();
    if (entries_.size() + 2 >= engine::RecordLimits::kLines)
        return RefusalText{"", std::string(kRecordFull.in(language))};
    if (auto refusal = table_->why_not(notation, language)) return refusal;
    // What another seat was forced to do may say what it holds.
    const bool other_forced = forced && !table_->open() && !entries_.empty() &&
                              entries_.back().action.by != actor.seat.raw;
    const bool fixed = actor.is_chance() || other_forced || table_->reveals(notation);
    const auto other = table_->clone();
    const auto english = table_->apply(notation, Language::English);
    const auto french = other->apply(notation, Language::French);
    if (const auto* refusal = std::get_if<RefusalText>(&english)) return *refusal;

    Entry entry;
    entry.action.n = n() + 1;
    entry.action.by = actor.is_chance() ? store::kChance : int{actor.seat.raw};
    entry.action.notation = std::move(notation);
    entry.action.roll = roll;
    entry.action.at = now;
    entry.action.note = note;
    entry.action.forced = forced;
    entry.action.fixed = fixed;
    entry.told = tellings(std::get<std::vector<EventText>>(english),
                          std::get<std::vector<EventText>>(french));
    entries_.push_back(std::move(entry));
    if (roll) ++rolls_;
    keep_checkpoint();
    return {};
}

void Play::settle(const std::string& now) {
    for (;;) {
        const auto actor = table_->actor();
        if (actor.is_over()) return;
        std::optional<RefusalText> refusal;
        if (actor.is_chance()) {
            if (!dice_) return;
            const auto roll = rolls_ + 1;
            refusal = play(table_->chance_notation(dice_->answer(roll, table_->chance())), false,
                           Language::English, now, roll, {});
        } else {
            const auto choices = table_->choices(Language::English);
            if (choices.size() != 1 || table_->commits(choices.front().notation)) return;
            refusal = play(choices.front().notation, true, Language::English, now, {}, {});
        }
        if (!refusal) continue;
        // The one refusal that is no bug; whoever decides next is told of it.
        if (refusal->text == kRecordFull.en) return;
        throw std::logic_error("the rules refuse what they ask for: " + refusal->text);
    }
}

Play::Outcome Play::act(std::span<const std::string> steps, Language language,
                        const std::string& now, const std::string& note) {
    Outcome outcome;
    const auto actor = table_->actor();
    for (const auto& step : steps) {
        outcome.refusal = play(step, false, language, now, {}, outcome.played == 0 ? note : "");
        if (outcome.refusal) break;
        ++outcome.played;
        if (entries_.back().action.fixed || !(table_->actor() == actor)) break;
    }
    if (outcome.played > 0) settle(now);
    return outcome;
}

std::optional<std::uint64_t> Play::undo_for(SeatId seat) const {
    // Once the seed is known nothing may be played differently.
    if (over()) return {};
    for (std::size_t i = entries_.size(); i > 0; --i) {
        const auto& action = entries_[i - 1].action;
        if (action.fixed || action.by == store::kChance) return {};
        if (action.forced) continue;
        if (action.by != seat.raw) return {};
        return i - 1;
    }
    return {};
}

void Play::cut(std::uint64_t left) {
    table_ = at(left);
    entries_.resize(left);
    checkpoints_.erase(checkpoints_.upper_bound(left), checkpoints_.end());
}

void Play::keep_checkpoint() const {
    if (n() % kCheckpointEvery == 0) checkpoints_[n()] = table_->clone();
}

std::unique_ptr<engine::Table> Play::at(std::uint64_t wanted) const {
    if (wanted >= n()) return table_->clone();
    auto after = checkpoints_.upper_bound(wanted);
    std::uint64_t number = 0;
    std::unique_ptr<engine::Table> table;
    if (after != checkpoints_.begin()) {
        const auto& [from, kept] = *std::prev(after);
        number = from;
        table = kept->clone();
    } else {
        table = std::get<std::unique_ptr<engine::Table>>(game_->open(setup_));
    }
    while (number < wanted) {
        const auto applied = table->apply(entries_[number].action.notation, Language::English);
        if (std::holds_alternative<RefusalText>(applied))
            throw std::logic_error("a game that was played cannot be replayed");
        ++number;
        if (number % kCheckpointEvery == 0) checkpoints_.try_emplace(number, table->clone());
    }
    return table;
}

std::vector<store::Action> Play::actions_after(std::uint64_t first) const {
    std::vector<store::Action> list;
    for (auto i = first; i < n(); ++i) {
        list.push_back(entries_[i].action);
        list.back().told = told_text(entries_[i].told);
    }
    return list;
}

store::Summary Play::summary(const std::string& now) const {
    store::Summary summary;
    const auto actor = table_->actor();
    if (actor.is_seat())
        summary.actor = actor.seat.raw;
    else
        summary.actor = actor.is_chance() ? store::kChance : store::kNobody;
    summary.over = actor.is_over();
    if (const auto ending = table_->ending(Language::English)) summary.result = ending->text;
    if (const auto ending = table_->ending(Language::French)) summary.resultat = ending->text;
    summary.changed = now;
    add_camps(summary, *table_);
    return summary;
}

void add_camps(store::Summary& summary, const engine::Table& table) {
    summary.camps.clear();
    for (int i = 0; i < table.seats(); ++i) {
        const SeatId seat{static_cast<std::uint8_t>(i)};
        summary.camps.push_back(
            {table.seat_name(seat, Language::English), table.seat_name(seat, Language::French)});
    }
    summary.secrets = !table.open();
}

store::Snapshot Play::snapshot() const { return {n(), boost::json::serialize(table_->state())}; }

bool Play::may_read(const Entry& entry, SeatId viewer) const {
    if (table_->open() || over()) return true;
    // Dice lie on the table, but what is drawn may be looked at by one seat only. Which of the two
    // it was is not stored; the events say what everybody may know.
    return entry.action.by == viewer.raw;
}

engine::Record Play::record(const store::Match& match, std::vector<std::string> seats) const {
    engine::Record record;
    record.game = match.game;
    record.scenario = match.scenario;
    record.options = match.options;
    record.rules_version = std::string(game_->rules_version());
    record.seats = std::move(seats);
    record.created = match.created;
    const bool proved = !match.free_dice && !match.commitment.empty();
    if (proved) record.commitment = match.commitment;
    for (const auto& entry : entries_) {
        const auto& action = entry.action;
        record.lines.push_back({entry.by(), action.notation, proved ? action.roll : std::nullopt,
                                action.at, action.note});
    }
    if (over()) {
        engine::Record::End end;
        if (proved && !match.seed.empty()) end.seed = match.seed;
        if (const auto ending = table_->ending(Language::English)) end.result = ending->text;
        record.end = std::move(end);
    }
    return record;
}

}  // namespace levee::server
