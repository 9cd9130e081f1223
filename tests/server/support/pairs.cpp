#include "server/support/pairs.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/tables/setup.h"

namespace levee::test {

using engine::Actor;
using engine::Language;
using engine::SeatId;
using server::Play;

namespace {

constexpr int kLongestBeginning = 250;  // decisions
constexpr int kSearch = 400;            // of a secret
constexpr int kLength = 14;             // decisions in the first game
constexpr int kLongestSecond = 60;
constexpr int kMostHidden = 5;
constexpr int kTries = 6;

std::string told_to(const std::vector<engine::EventText>& events, SeatId viewer) {
    std::string told;
    for (const auto& event : events)
        if (event.may_be_read_by(viewer)) told += event.text.en + '\n';
    return told;
}

// An action as it would be noticed; `told` is empty where it would not be for itself.
std::optional<Noticed> notice_of(const engine::Table& before,
                                 const std::vector<engine::EventText>& events,
                                 const std::string& notation, SeatId viewer) {
    Noticed made;
    made.own = before.actor() == Actor::of(viewer);
    made.dice = before.actor().is_chance() && before.actor_seen_by(viewer).is_chance();
    made.told = told_to(events, viewer);
    made.notation = notation;
    if (!made.own && !made.dice && made.told.empty()) return {};
    return made;
}

struct Tried {
    bool legal = false;
    std::optional<Noticed> noticed{};
    std::unique_ptr<engine::Table> after{};
};
Tried tried(const engine::Table& table, const std::string& notation, SeatId viewer) {
    Tried made;
    made.after = table.clone();
    const auto applied = made.after->apply(notation, Language::English);
    const auto* events = std::get_if<std::vector<engine::EventText>>(&applied);
    made.legal = events != nullptr;
    if (made.legal) made.noticed = notice_of(table, *events, notation, viewer);
    return made;
}

bool same(const Noticed& one, const Noticed& other, SeatId viewer) {
    if (one.rest != other.rest || one.dice != other.dice || one.own != other.own) return false;
    return one.rest ? one.after->looks_like(*other.after, viewer) : one.told == other.told;
}

}  // namespace

// --- one game
// ---------------------------------------------------------------------------------------

Streamed::Streamed(Play play, const store::Table& stored, SeatId viewer, Language language)
    : stored_(stored),
      viewer_(viewer),
      language_(language),
      play_(std::move(play)),
      shadow_(table().clone()),
      rested_(table().clone()),
      followed_(play_.n()) {
    send();
}

void Streamed::follow() {
    for (; followed_ < play_.n(); ++followed_) {
        const auto& line = play_.entries()[followed_].line;
        const auto before = shadow_->clone();
        const auto applied = shadow_->apply(line.notation, Language::English);
        auto found = notice_of(*before, std::get<std::vector<engine::EventText>>(applied),
                               line.notation, viewer_);
        if (!found || !found->own) in_secret.insert(std::to_string(noticed.size()) + line.notation);
        if (!found) continue;
        for (const auto& [number, outcome] : luck)
            if (number == followed_) found->outcome = outcome;
        noticed.push_back(*std::move(found));
    }
}

void Streamed::rest() {
    follow();
    if (noticed.size() > noticed_at_rest_ || !table().looks_like(*rested_, viewer_)) {
        Noticed seen;
        seen.rest = true;
        seen.after = table().clone();
        noticed.push_back(std::move(seen));
    }
    noticed_at_rest_ = noticed.size();
    rested_ = table().clone();
}

void Streamed::act(const std::string& notation) {
    const auto done = play_.act(std::vector{notation}, Language::English, "now");
    ASSERT_EQ(done.played, 1U) << notation << ": " << (done.refusal ? done.refusal->text : "");
    rest();
    send();
}

void Streamed::undo(SeatId seat) {
    const auto left = play_.undo_for(engine::SeatSet::of(seat));
    if (!left) return;
    play_.cut(*left);
    followed_ = *left;
    shadow_ = table().clone();
    send();
}

void Streamed::send() {
    // When the game is over nothing is hidden any more.
    if (play_.over()) return;
    server::Edition edition(play_, stored_);
    server::Reader reader;
    reader.viewer = viewer_;
    reader.language = language_;
    reader.decides = actor() == Actor::of(viewer_);
    if (viewer_ != engine::kSpectator)
        reader.undo = play_.undo_for(engine::SeatSet::of(viewer_)).has_value();
    if (const auto text = feed_.next(edition, reader))
        frames.push_back({play_.n_for(viewer_), *text});
}

// --- two of them
// ------------------------------------------------------------------------------------

Pair::Pair(const engine::Game& game, const engine::Setup& setup, engine::Random& random)
    : game_(game), random_(random) {
    stored_.id = "m";
    stored_.game = game.key();
    stored_.scenario = setup.scenario;
    stored_.options = setup.options;
    stored_.rules_version = game.rules_version();
    for (int i = 0; i < 64; ++i) stored_.seed += "0123456789abcdef"[random.below(16)];
    stored_.commitment = "c";
    const auto seats = static_cast<std::uint32_t>(
        std::get<std::vector<engine::SeatInfo>>(game.seats(setup)).size());
    const auto eye = random.below(seats + 1);
    viewer_ = eye == seats ? engine::kSpectator : SeatId{static_cast<std::uint8_t>(eye)};
}

void Pair::check(PairCount& count) {
    beginning_ = std::get<Play>(Play::begin(game_, stored_, "now"));
    if (!plays_to_a_secret()) return;
    const auto language = random_.below(2) == 0 ? Language::English : Language::French;
    const auto copy = [&] {
        return std::get<Play>(Play::replay(game_, stored_, beginning_->actions_after(0)));
    };
    first_.emplace(copy(), stored_, viewer_, language);
    second_.emplace(copy(), stored_, viewer_, language);
    play_first();
    play_second();
    if (testing::Test::HasFatalFailure()) return;
    compare(count);
    check_restart();
}

// As far as somebody else has to decide something, and the viewer could not tell two answers apart.
bool Pair::plays_to_a_secret() {
    auto& play = *beginning_;
    const auto skipped = static_cast<int>(random_.below(1 + random_.below(kLongestBeginning)));
    for (int i = 0; i < skipped + kSearch && !play.over(); ++i) {
        const auto choice = play.table().any_choice(random_);
        const auto other = play.table().any_choice(random_);
        if (i >= skipped && choice != other && play.table().actor() != Actor::of(viewer_)) {
            const auto one = tried(play.table(), choice, viewer_);
            const auto two = tried(play.table(), other, viewer_);
            const bool alike = one.noticed.has_value() == two.noticed.has_value() &&
                               (!one.noticed || same(*one.noticed, *two.noticed, viewer_));
            if (alike && one.after->looks_like(*two.after, viewer_)) return true;
        }
        play.act(std::vector{choice}, Language::English, "now");
    }
    return false;
}

void Pair::play_first() {
    first_->answer_by([this](const engine::Table& /*table*/, const engine::Chance& chance) {
        const auto outcome = random_.answer(chance);
        first_->luck.emplace_back(first_->play().n(), outcome);
        return outcome;
    });
    for (int i = 0; i < kLength && !first_->play().over(); ++i) {
        const auto actor = first_->actor();
        const auto before = first_->noticed.size();
        first_->act(first_->table().any_choice(random_));
        if (testing::Test::HasFatalFailure()) return;
        if (first_->noticed.size() == before && random_.below(4) == 0) first_->undo(actor.seat);
    }
}

void Pair::play_second() {
    second_->answer_by([this](const engine::Table& table, const engine::Chance& chance) {
        return luck_of_second(table, chance);
    });
    for (int i = 0; i < kLongestSecond && expected() != nullptr; ++i) {
        const auto actor = second_->actor();
        const auto choice = choice_of_second();
        const auto before = second_->noticed.size();
        if (choice) second_->act(*choice);
        if (testing::Test::HasFatalFailure()) return;
        broken_off_ = !choice || !as_in_first();
        if (broken_off_) return;
        const bool hidden = second_->noticed.size() == before;
        hidden_in_a_row_ = hidden ? hidden_in_a_row_ + 1 : 0;
        if (hidden && random_.below(4) == 0) second_->undo(actor.seat);
    }
    broken_off_ = expected() != nullptr;
}

const Noticed* Pair::expected() const {
    const auto next = second_->noticed.size();
    return next < first_->noticed.size() ? &first_->noticed[next] : nullptr;
}

bool Pair::as_in_first() {
    const auto& heard = second_->noticed;
    for (std::size_t i = 0; i < heard.size(); ++i)
        if (i >= first_->noticed.size() || !same(heard[i], first_->noticed[i], viewer_))
            return false;
    return true;
}

// What comes of it by itself is only seen when it is played.
bool Pair::fits(const std::string& notation) const {
    const auto& table = second_->table();
    const auto* next = expected();
    const auto found = tried(table, notation, viewer_);
    if (!found.legal) return false;
    if (found.noticed) return same(*found.noticed, *next, viewer_);
    if (found.after->looks_like(table, viewer_)) return hidden_in_a_row_ < kMostHidden;
    return found.after->actor().is_chance() ||
           (next->rest && found.after->looks_like(*next->after, viewer_));
}

std::optional<std::string> Pair::choice_of_second() {
    const auto& table = second_->table();
    const auto wanted = expected()->notation;
    // The viewer himself does the same in both, as long as he can.
    if (table.actor() == Actor::of(viewer_))
        return fits(wanted) ? std::optional(wanted) : std::nullopt;
    for (int i = 0; i < kTries; ++i)
        if (auto choice = table.any_choice(random_); fits(choice)) return choice;
    if (fits(wanted)) return wanted;
    // What ends a row of secret decisions stands last.
    hidden_in_a_row_ = 0;
    auto choices = table.choices(Language::English);
    for (auto choice = choices.rbegin(); choice != choices.rend(); ++choice)
        if (fits(choice->notation)) return choice->notation;
    return {};
}

engine::Outcome Pair::luck_of_second(const engine::Table& table, const engine::Chance& chance) {
    second_->follow();
    const auto* next = expected();
    for (int i = 0; i < kTries && next != nullptr; ++i) {
        const auto outcome = random_.answer(chance);
        const auto found = tried(table, table.chance_notation(outcome), viewer_);
        if (!found.noticed || same(*found.noticed, *next, viewer_)) return outcome;
    }
    return next != nullptr && next->outcome ? *next->outcome : random_.answer(chance);
}

void Pair::compare(PairCount& count) {
    ++count.pairs;
    if (broken_off_) ++count.broken_off;
    if (first_->in_secret != second_->in_secret) ++count.different;
    auto one = first_->frames;
    auto two = second_->frames;
    if (broken_off_) {
        // The last frames may have been cut off, or part already.
        const auto known = std::min(one.back().n, two.empty() ? 0 : two.back().n);
        const auto beyond = [&](const Streamed::Frame& frame) { return frame.n >= known; };
        std::erase_if(one, beyond);
        std::erase_if(two, beyond);
    }
    count.frames += one.size();
    for (std::size_t i = 0; i < std::min(one.size(), two.size()); ++i)
        ASSERT_EQ(one[i].text, two[i].text)
            << "frame " << i << " for viewer " << int{viewer_.raw} << " of " << game_.key();
    ASSERT_EQ(one.size(), two.size())
        << "frames for viewer " << int{viewer_.raw}
        << ", the last: " << (one.size() > two.size() ? one : two).back().text;
}

// Read again from the store, with or without a snapshot, the game counts as before.
void Pair::check_restart() const {
    const auto& play = second_->play();
    const std::optional snapshot =
        random_.below(2) == 0 ? std::optional(play.snapshot()) : std::nullopt;
    const auto again =
        std::get<Play>(Play::resume(game_, stored_, play.actions_after(0), snapshot));
    server::Reader reader;
    reader.viewer = viewer_;
    server::Edition before(play, stored_);
    server::Edition after(again, stored_);
    EXPECT_EQ(*before.message(reader), *after.message(reader));
}

}  // namespace levee::test
