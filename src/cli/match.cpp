#include "cli/match.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "cli/opened.h"
#include "engine/walk.h"

namespace levee::cli {

using engine::Chance;
using engine::CommittedDice;
using engine::Mistake;
using engine::Record;
using engine::Result;

namespace {

constexpr std::size_t kHexDigits = 64;

Result<engine::Outcome> scripted(std::deque<int>& faces, const Chance& chance) {
    engine::Outcome outcome;
    const bool pick = chance.kind == Chance::Kind::Pick;
    const std::size_t needed = pick ? 1 : chance.count;
    if (faces.size() < needed)
        return Mistake{"dice", fmt::format("{} numbers are asked for ({}), {} were fed", needed,
                                           chance.rule, faces.size())};
    for (std::size_t i = 0; i < needed; ++i) {
        const int face = faces.front();
        const int low = pick ? 0 : 1;
        const int high = pick ? static_cast<int>(chance.weights.size()) - 1 : chance.sides;
        const bool fits = face >= low && face <= high &&
                          (!pick || chance.weights[static_cast<std::size_t>(face)] > 0);
        if (!fits)
            return Mistake{"dice", fmt::format("{} was fed where {} to {} can come up ({})", face,
                                               low, high, chance.rule)};
        outcome.faces[i] = static_cast<std::uint8_t>(face);
        faces.pop_front();
    }
    return outcome;
}

}  // namespace

CommittedDice dice_of_number(std::uint64_t number) {
    engine::Random random(number);
    CommittedDice::Seed seed{};
    for (std::size_t i = 0; i < seed.size(); i += 8) {
        const std::uint64_t word = random.next();
        for (std::size_t k = 0; k < 8; ++k)
            seed[i + k] = static_cast<std::uint8_t>(word >> (8U * k));
    }
    return CommittedDice(seed);
}

Result<CommittedDice> dice_of_seed(std::string_view seed) {
    if (seed.empty()) return CommittedDice::random();
    if (seed.size() == kHexDigits) {
        auto dice = CommittedDice::from_hex(seed);
        if (auto* wrong = std::get_if<Mistake>(&dice)) wrong->where = "seed";
        return dice;
    }
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(seed.data(), seed.data() + seed.size(), number);
    if (error != std::errc{} || end != seed.data() + seed.size())
        return Mistake{"seed", fmt::format("'{}' is neither a number below 2^64 nor {} hexadecimal "
                                           "digits",
                                           shown(seed), kHexDigits)};
    return dice_of_number(number);
}

Match::Match(const engine::Game& game, engine::Setup setup, std::unique_ptr<engine::Table> table)
    : game_(&game), table_(std::move(table)) {
    record_.game = game.key();
    record_.rules_version = game.rules_version();
    record_.scenario = std::move(setup.scenario);
    record_.options = std::move(setup.options);
    for (int i = 0; i < game.seats(); ++i)
        record_.seats.push_back(table_->seat_name(engine::SeatId{static_cast<std::uint8_t>(i)},
                                                  engine::Language::English));
}

Result<Match> Match::open(const engine::Game& game, engine::Setup setup) {
    auto table = game.open(setup);
    if (auto* wrong = std::get_if<Mistake>(&table)) return std::move(*wrong);
    return Match(game, std::move(setup),
                 std::get<std::unique_ptr<engine::Table>>(std::move(table)));
}

Result<Match> Match::resume(const engine::Game& game, const Record& record) {
    if (auto wrong = check_header(record, game)) return *std::move(wrong);
    auto setup = complete(game, record.scenario, record.options);
    if (auto* wrong = std::get_if<Mistake>(&setup)) return Mistake{"line 1", wrong->text()};
    auto dice = revealed_dice(record);
    if (auto* wrong = std::get_if<Mistake>(&dice)) return std::move(*wrong);
    const auto& committed = std::get<std::optional<CommittedDice>>(dice);
    auto match = open(game, std::get<engine::Setup>(std::move(setup)));
    if (std::holds_alternative<Mistake>(match)) return match;
    auto& opened = std::get<Match>(match);
    if (auto wrong = walk(record, *opened.table_, committed ? &*committed : nullptr,
                          engine::Language::English, [](const engine::Walked&) { return true; }))
        return *std::move(wrong);
    if (auto wrong = check_end(record, *opened.table_)) return *std::move(wrong);
    opened.record_.lines = record.lines;
    opened.record_.seats = record.seats;
    opened.record_.created = record.created;
    opened.dice_.committed = committed;
    for (auto& line : opened.record_.lines) {
        if (!committed) line.roll.reset();
        if (line.roll) ++opened.dice_.rolled;
    }
    return match;
}

Result<Match> Match::at(const engine::Game& game, engine::Setup setup,
                        const boost::json::value& state) {
    auto match = open(game, std::move(setup));
    if (std::holds_alternative<Mistake>(match)) return match;
    auto& opened = std::get<Match>(match);
    if (auto wrong = opened.table_->load(state)) return *std::move(wrong);
    opened.from_state_ = true;
    return match;
}

void Match::use(const CommittedDice& dice) {
    clear_dice();
    dice_.committed = dice;
}

void Match::feed(const std::vector<int>& faces) {
    dice_.faces.insert(dice_.faces.end(), faces.begin(), faces.end());
}

void Match::clear_dice() {
    dice_ = {};
    // Rolls of another seed prove nothing any more.
    for (auto& line : record_.lines) line.roll.reset();
}

Match::Applied Match::apply(std::string_view notation, engine::Language language, std::string at) {
    if (notation.size() > engine::RecordLimits::kNotation)
        return engine::RefusalText{"", fmt::format("an action has at most {} characters",
                                                   engine::RecordLimits::kNotation)};
    if (record_.lines.size() + 2 >= engine::RecordLimits::kLines)
        return engine::RefusalText{"", "the record is full, the game cannot go on"};
    const auto by = table_->actor();
    if (by.is_over()) return engine::RefusalText{"", "the game is over"};
    auto applied = table_->apply(notation, language);
    if (std::holds_alternative<std::vector<engine::EventText>>(applied))
        record_.lines.push_back({by, std::string(notation), std::nullopt, std::move(at), {}});
    return applied;
}

Result<Match::Roll> Match::roll(engine::Language language, std::string at) {
    if (!table_->actor().is_chance()) return Mistake{"dice", "no dice are asked for now"};
    const auto chance = table_->chance();
    std::optional<std::uint64_t> number;
    engine::Outcome outcome;
    if (!dice_.faces.empty()) {
        auto faces = dice_.faces;
        auto fed = scripted(faces, chance);
        if (auto* wrong = std::get_if<Mistake>(&fed)) return std::move(*wrong);
        outcome = std::get<engine::Outcome>(fed);
        dice_.faces = std::move(faces);
    } else if (dice_.committed) {
        number = ++dice_.rolled;
        outcome = dice_.committed->answer(*number, chance);
    } else {
        return Mistake{"dice",
                       fmt::format("a roll is asked for ({}), but no dice are left", chance.rule)};
    }
    Roll roll{table_->chance_notation(outcome), {}};
    roll.applied = apply(roll.notation, language, std::move(at));
    if (std::holds_alternative<std::vector<engine::EventText>>(roll.applied))
        record_.lines.back().roll = number;
    return roll;
}

Result<Record> Match::record() const {
    if (from_state_) return Mistake{"", "a game that began from a state has no record"};
    Record record = record_;
    const bool proved =
        dice_.committed && std::ranges::all_of(record.lines, [](const Record::Line& line) {
            return !line.by.is_chance() || line.roll.has_value();
        });
    const auto result = stated_result(*table_);
    if (proved) {
        record.commitment = dice_.committed->commitment();
        record.end = Record::End{dice_.committed->seed_hex(), result};
    } else {
        for (auto& line : record.lines) line.roll.reset();
        if (!result.empty()) record.end = Record::End{std::nullopt, result};
    }
    return record;
}

void Match::name_seats(std::vector<std::string> names, std::string created) {
    record_.seats = std::move(names);
    record_.created = std::move(created);
}

Match::Mark Match::mark() const { return {table_->clone(), record_.lines.size(), dice_}; }

void Match::restore(Mark mark) {
    table_ = std::move(mark.table);
    record_.lines.resize(mark.lines);
    dice_ = std::move(mark.dice);
}

}  // namespace levee::cli
