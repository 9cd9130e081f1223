#include "engine/tables/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "engine/records/walk.h"
#include "engine/tables/setup.h"
#include "engine/tables/shown.h"

namespace levee::engine {

namespace {

constexpr std::uint64_t kPositionEvery = 64;
constexpr std::size_t kHexDigits = 64;
constexpr Sentence kTooLong{"An action has at most {0} characters.",
                            "Une action a au plus {0} caractères."};
constexpr Sentence kRecordFull{"The record is full: the game cannot go on.",
                               "Le compte rendu est plein : la partie s'arrête là."};
constexpr Sentence kOver{"The game is over.", "La partie est terminée."};
constexpr Sentence kNotHisTurn{"Somebody else has to decide there.",
                               "C'est à quelqu'un d'autre de décider."};

RefusalText refusal(const Sentence& sentence, Language language, int figure = 0) {
    return {"", filled(sentence.in(language), figure, 0)};
}

// The outcome that the numbers fed by hand stand for; those that are used are taken off.
Result<Outcome> scripted(std::deque<int>& faces, const Chance& chance) {
    Outcome outcome;
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
    Random random(number);
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

// --- how a session begins
// --------------------------------------------------------------------------

Session::Session(const Game& game, Setup setup, std::unique_ptr<Table> table)
    : game_(&game), setup_(std::move(setup)), table_(std::move(table)) {
    for (int i = 0; i < table_->seats(); ++i)
        seats_.push_back(
            table_->seat_name(SeatId{static_cast<std::uint8_t>(i)}, Language::English));
    keep_position();
}

Result<Session> Session::open(const Game& game, Setup setup) {
    auto table = game.open(setup);
    if (auto* wrong = std::get_if<Mistake>(&table)) return std::move(*wrong);
    return Session(game, std::move(setup), std::get<std::unique_ptr<Table>>(std::move(table)));
}

Result<Session> Session::resume(const Game& game, const Record& record) {
    if (auto wrong = check_header(record, game)) return *std::move(wrong);
    auto setup = completed(game, {record.scenario, record.options});
    if (auto* wrong = std::get_if<Mistake>(&setup)) return Mistake{"line 1", wrong->text()};
    auto dice = revealed_dice(record);
    if (auto* wrong = std::get_if<Mistake>(&dice)) return std::move(*wrong);
    const auto& committed = std::get<std::optional<CommittedDice>>(dice);
    auto made = open(game, std::get<Setup>(std::move(setup)));
    if (mistake(made) != nullptr) return made;
    auto& session = std::get<Session>(made);
    const auto remember = [&](const Walked& walked) {
        session.entries_.push_back({walked.line});
        session.keep_position();
        return true;
    };
    if (auto wrong = walk(record, *session.table_, committed ? &*committed : nullptr,
                          Language::English, remember))
        return *std::move(wrong);
    if (auto wrong = check_end(record, *session.table_)) return *std::move(wrong);
    session.name_seats(record.seats, record.created);
    session.dice_.committed = committed;
    for (Entry& entry : session.entries_) {
        if (!committed) entry.line.roll.reset();
        if (entry.line.roll) ++session.dice_.rolled;
    }
    return made;
}

Result<Session> Session::at(const Game& game, Setup setup, const boost::json::value& state) {
    auto made = open(game, std::move(setup));
    if (mistake(made) != nullptr) return made;
    auto& session = std::get<Session>(made);
    if (auto wrong = session.table_->load(state)) return *std::move(wrong);
    session.from_state_ = true;
    session.positions_.clear();
    session.keep_position();
    return made;
}

Result<Session> Session::at(const Game& game, Setup setup, std::span<const std::string> lines) {
    auto table = game.position(setup, lines);
    if (auto* wrong = std::get_if<Mistake>(&table)) return std::move(*wrong);
    Session session(game, std::move(setup), std::get<std::unique_ptr<Table>>(std::move(table)));
    session.from_state_ = true;
    return session;
}

Result<Session> Session::restored(const Game& game, Setup setup, Kept kept) {
    auto made = open(game, std::move(setup));
    if (mistake(made) != nullptr) return made;
    auto& session = std::get<Session>(made);
    const bool known = kept.known > 0 && kept.known <= kept.entries.size() &&
                       !session.table_->load(kept.state).has_value();
    for (Entry& entry : kept.entries) {
        if (!known || session.n() >= kept.known) {
            const auto applied = session.table_->apply(entry.line.notation, Language::English);
            if (const auto* refused = std::get_if<RefusalText>(&applied))
                return Mistake{fmt::format("action {}", session.n() + 1), refused->text};
        }
        if (entry.line.roll) ++session.dice_.rolled;
        session.entries_.push_back(std::move(entry));
    }
    session.keep_position();
    return made;
}

// --- dice
// -------------------------------------------------------------------------------------------

void Session::use(const CommittedDice& dice) {
    clear_dice();
    dice_.committed = dice;
}

void Session::feed(const std::vector<int>& faces) {
    dice_.faces.insert(dice_.faces.end(), faces.begin(), faces.end());
}

void Session::clear_dice() {
    dice_ = {};
    // Rolls of another seed prove nothing any more.
    for (Entry& entry : entries_) entry.line.roll.reset();
}

// --- playing
// ----------------------------------------------------------------------------------------

Session::Applied Session::play(Entry entry, Language language) {
    Record::Line& line = entry.line;
    if (line.notation.size() > RecordLimits::kNotation)
        return refusal(kTooLong, language, static_cast<int>(RecordLimits::kNotation));
    if (n() + 2 >= RecordLimits::kLines) return refusal(kRecordFull, language);
    line.by = table_->actor();
    if (line.by.is_over()) return refusal(kOver, language);
    // What another seat was forced to do may say what it holds.
    const bool other_forced = entry.forced && !table_->open() && !entries_.empty() &&
                              !(entries_.back().line.by == line.by);
    const bool in_secret = table_->in_secret();
    const bool hidden = hides();
    if (hidden && line.by.is_seat() && !entry.forced) rest();
    if (hidden) sights_.before(*table_);
    auto done = table_->play(line.notation, language, keeps_undo_);
    if (auto* refused = std::get_if<RefusalText>(&done)) return std::move(*refused);
    auto& [events, revealed] = std::get<Table::Played>(done);
    // What was decided in secret is handed in for good, like a sealed bid: whether others have been
    // at work since is not to be seen.
    const bool handed_in = in_secret && !(table_->in_secret() && table_->actor() == line.by);
    entry.fixed |= line.by.is_chance() || other_forced || revealed || handed_in;
    if (hidden) entry.sight = sights_.after(line.by, events);
    entries_.push_back(std::move(entry));
    if (entries_.back().line.roll) ++dice_.rolled;
    keep_position();
    return std::move(events);
}

Session::Applied Session::apply(std::string_view notation, Language language, const Stamp& stamp) {
    return play({{{}, std::string(notation), {}, stamp.at, stamp.note}}, language);
}

Session::Applied Session::apply_forced(std::string_view notation, const std::string& at) {
    return play({{{}, std::string(notation), {}, at, {}}, true}, Language::English);
}

Session::Applied Session::apply_recorded(const Entry& entry) {
    if (!(table_->actor() == entry.line.by)) return refusal(kNotHisTurn, Language::English);
    return play(entry, Language::English);
}

Result<Session::Roll> Session::roll(Language language, const std::string& at) {
    if (!table_->actor().is_chance()) return Mistake{"dice", "no dice are asked for now"};
    const auto chance = table_->chance();
    std::optional<std::uint64_t> number;
    Outcome outcome;
    if (!dice_.faces.empty()) {
        auto faces = dice_.faces;
        auto fed = scripted(faces, chance);
        if (auto* wrong = std::get_if<Mistake>(&fed)) return std::move(*wrong);
        outcome = std::get<engine::Outcome>(fed);
        dice_.faces = std::move(faces);
    } else if (dice_.committed) {
        number = dice_.rolled + 1;
        outcome = fate_ ? fate_(*table_, chance) : dice_.committed->answer(*number, chance);
    } else {
        return Mistake{"dice",
                       fmt::format("a roll is asked for ({}), but no dice are left", chance.rule)};
    }
    const auto notation = table_->chance_notation(outcome);
    return Roll{notation, play({{{}, notation, number, at, {}}}, language)};
}

std::optional<Choice> Session::forced_choice(Language language) const {
    if (!table_->actor().is_seat() || table_->never_forced()) return {};
    auto choices = table_->choices(language);
    if (choices.size() != 1 || table_->commits(choices.front().notation)) return {};
    return std::move(choices.front());
}

std::vector<Session::Events> Session::settle(const std::string& at) {
    auto happened = follow(at);
    rest();
    return happened;
}

std::vector<Session::Events> Session::follow(const std::string& at) {
    std::vector<Events> happened;
    for (;;) {
        Applied applied;
        if (table_->actor().is_chance()) {
            if (!dice_.committed && dice_.faces.empty()) return happened;
            auto rolled = roll(Language::English, at);
            if (const auto* wrong = mistake(rolled)) throw std::logic_error(wrong->text());
            applied = std::get<Roll>(std::move(rolled)).applied;
        } else if (const auto choice = forced_choice(Language::English)) {
            applied = apply_forced(choice->notation, at);
        } else {
            return happened;
        }
        if (const auto* refused = std::get_if<RefusalText>(&applied)) {
            // The one refusal that is no bug; whoever decides next is told of it.
            if (refused->text == kRecordFull.en) return happened;
            throw std::logic_error("the rules refuse what they ask for: " + refused->text);
        }
        happened.push_back(std::get<Events>(std::move(applied)));
    }
}

Session::Acted Session::act(std::span<const std::string> steps, Language language,
                            const Stamp& stamp) {
    Acted outcome;
    const auto actor = table_->actor();
    for (const auto& step : steps) {
        auto applied =
            apply(step, language, outcome.played == 0 ? stamp : Stamp{stamp.at, std::string()});
        if (auto* refused = std::get_if<RefusalText>(&applied)) {
            outcome.refusal = std::move(*refused);
            break;
        }
        outcome.events.push_back(std::get<Events>(std::move(applied)));
        ++outcome.played;
        if (entries_.back().fixed || !(table_->actor() == actor)) break;
    }
    if (outcome.played > 0)
        for (auto& events : settle(stamp.at)) outcome.events.push_back(std::move(events));
    return outcome;
}

// --- taking back
// ------------------------------------------------------------------------------------

std::optional<std::uint64_t> Session::undo_for(SeatSet seats) const {
    // Once the seed is known nothing may be played differently.
    if (over()) return {};
    // Nor may it show when somebody else has begun to decide in secret.
    if (table_->in_secret() && !seats.has(table_->actor().seat)) return {};
    for (std::size_t i = entries_.size(); i > 0; --i) {
        const Entry& entry = entries_[i - 1];
        if (entry.fixed || entry.line.by.is_chance()) return {};
        if (entry.forced) continue;
        if (!seats.has(entry.line.by.seat)) return {};
        return i - 1;
    }
    return {};
}

void Session::cut(std::uint64_t left) {
    table_ = at(left);
    entries_.resize(left);
    positions_.erase(positions_.upper_bound(left), positions_.end());
    if (keeps_sights_) sights_.cut(left, *table_);
}

void Session::keep_position() const {
    if (n() % kPositionEvery == 0) positions_[n()] = table_->clone();
}

std::unique_ptr<Table> Session::at(std::uint64_t wanted) const {
    if (wanted >= n()) return table_->clone();
    // The first position is always kept.
    const auto& [from, kept] = *std::prev(positions_.upper_bound(wanted));
    auto table = kept->clone();
    std::uint64_t number = from;
    while (number < wanted) {
        const auto applied = table->apply(entries_[number].line.notation, Language::English);
        if (std::holds_alternative<RefusalText>(applied))
            throw std::logic_error("a game that was played cannot be replayed");
        ++number;
        if (number % kPositionEvery == 0) positions_.try_emplace(number, table->clone());
    }
    return table;
}

Session::Mark Session::mark() const { return {table_->clone(), n(), dice_}; }

void Session::restore(Mark mark) {
    table_ = std::move(mark.table);
    entries_.resize(mark.n);
    positions_.erase(positions_.upper_bound(mark.n), positions_.end());
    dice_ = std::move(mark.dice);
}

// --- what others may know of it
// --------------------------------------------------------------------

void Session::keep_sights() {
    keeps_sights_ = true;
    sights_ = {};
    sights_.begin(*table_);
    for (const Entry& entry : entries_) sights_.add(entry.sight);
}

void Session::rest() {
    if (hides()) sights_.rest(*table_, entries_.empty() ? nullptr : &entries_.back().sight);
}

Actor Session::by_for(SeatId viewer, std::uint64_t entry) const {
    const Entry& found = entries_[entry];
    return hides() ? found.sight[eye_of(viewer)].value_or(found.line.by) : found.line.by;
}

std::uint64_t Session::rolls_for(SeatId viewer) const {
    if (!hides()) return dice_.rolled;
    return static_cast<std::uint64_t>(
        std::ranges::count_if(sights_.counted(viewer), [&](std::uint64_t number) {
            const Entry& entry = entries_[number];
            return entry.line.roll && entry.sight[eye_of(viewer)]->is_chance();
        }));
}

// --- the record
// -------------------------------------------------------------------------------------

std::vector<Record::Line> Session::lines() const {
    std::vector<Record::Line> lines;
    lines.reserve(entries_.size());
    for (const Entry& entry : entries_) lines.push_back(entry.line);
    return lines;
}
Result<Record> Session::record() const& { return with_own_dice(lines()); }
Result<Record> Session::record() && {
    std::vector<Record::Line> lines;
    lines.reserve(entries_.size());
    for (Entry& entry : entries_) lines.push_back(std::move(entry.line));
    return with_own_dice(std::move(lines));
}
Record Session::record_of(std::vector<Record::Line> lines, std::vector<std::string> seats,
                          std::string created, std::optional<std::string> commitment) const {
    Record record;
    record.game = game_->key();
    record.scenario = setup_.scenario;
    record.options = setup_.options;
    record.rules_version = game_->rules_version();
    record.seats = std::move(seats);
    record.created = std::move(created);
    record.lines = std::move(lines);
    if (!commitment)
        for (auto& line : record.lines) line.roll.reset();
    record.commitment = std::move(commitment);
    return record;
}
Result<Record> Session::with_own_dice(std::vector<Record::Line> lines) const {
    if (from_state_) return Mistake{"", "a game that began from a state has no record"};
    const bool proved = dice_.committed && std::ranges::all_of(lines, [](const auto& line) {
                            return !line.by.is_chance() || line.roll.has_value();
                        });
    const auto result = stated_result(*table_);
    auto record = record_of(
        std::move(lines), seats_, created_,
        proved ? std::optional<std::string>(dice_.committed->commitment()) : std::nullopt);
    if (proved)
        record.end = Record::End{dice_.committed->seed_hex(), result};
    else if (!result.empty())
        record.end = Record::End{std::nullopt, result};
    return record;
}

void Session::name_seats(std::vector<std::string> names, std::string created) {
    seats_ = std::move(names);
    created_ = std::move(created);
}

}  // namespace levee::engine
