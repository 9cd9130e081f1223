#pragma once

#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <memory>
#include <string>
#include <vector>

#include "engine/tables/game.h"
#include "games/registry.h"

namespace levee::testing {

using engine::Actor;
using engine::Language;
using engine::Mistake;
using engine::RefusalText;
using engine::Result;
using engine::SeatId;

// A duel for two, small enough to know by heart. Each seat hides at a number from 1 to 60 (case
// 1.1), then they take turns (2.1): `wait`, `aim` (after which `halt` is the only choice, 2.2) or
// `attack`, which rolls 2d6 (3.1): 7 or more costs the other a man. It ends after 6 turns or when
// a seat has lost its 3 men (4.1). With the option secret=yes the numbers stay hidden.
class DuelTable : public engine::Table {
 public:
    explicit DuelTable(bool secret) : secret_(secret) {}
    std::unique_ptr<Table> clone() const override { return std::make_unique<DuelTable>(*this); }

    Actor actor() const override {
        if (over()) return Actor::nobody();
        if (step_ == Step::Roll) return Actor::chance();
        return Actor::of(SeatId{static_cast<std::uint8_t>(mover())});
    }
    int seats() const override { return 2; }
    engine::SideId side_of(SeatId seat) const override { return {seat.raw}; }
    std::string seat_name(SeatId seat, Language language) const override {
        if (language == Language::French) return seat.raw == 0 ? "Rouges" : "Bleus";
        return seat.raw == 0 ? "Red" : "Blue";
    }
    std::optional<engine::Ending> ending(Language language) const override {
        if (!over()) return {};
        engine::Ending ending{std::nullopt, "A draw.", "4.1"};
        for (int i = 0; i < 2; ++i)
            if (men_[i] > men_[1 - i]) {
                const auto seat = static_cast<std::uint8_t>(i);
                ending.winner = engine::SideId{seat};
                ending.text = seat_name(SeatId{seat}, language) + " wins.";
            }
        return ending;
    }
    engine::Choice prompt(SeatId, Language language) const override {
        if (over()) return {"", "The game is over.", "4.1"};
        if (step_ == Step::Roll) return {"", "Two dice are rolled.", "3.1"};
        const auto name = seat_name(actor().seat, language);
        if (step_ == Step::Place) return {"", name + " hides.", "1.1"};
        return {"", fmt::format("Turn {}: {} to play.", turn_, name), "2.1"};
    }
    std::vector<engine::Choice> choices(Language) const override {
        std::vector<engine::Choice> list;
        if (over() || step_ == Step::Roll) return list;
        if (step_ == Step::Place) {
            for (int i = 1; i <= 60; ++i)
                list.push_back({fmt::format("place {}", i), fmt::format("Hide at {}", i), "1.1"});
        } else if (step_ == Step::Halt) {
            list.push_back({"halt", "Stop aiming", "2.2"});
        } else {
            list.push_back({"wait", "Do nothing", "2.1"});
            list.push_back({"aim", "Take aim", "2.1"});
            list.push_back({"attack", "Shoot", "3.1"});
        }
        return list;
    }
    std::string any_choice(engine::Random& random) const override {
        const auto all = choices(Language::English);
        return all[random.below(static_cast<std::uint32_t>(all.size()))].notation;
    }
    std::optional<RefusalText> why_not(std::string_view notation,
                                       Language language) const override {
        if (over()) return RefusalText{"4.1", "The game is over."};
        if (step_ == Step::Roll) {
            if (dice(notation)) return {};
            return RefusalText{"3.1", "Two dice of six are rolled now."};
        }
        for (const auto& choice : choices(language))
            if (choice.notation == notation) return {};
        return RefusalText{"2.1", "That is not possible now: turn " + std::to_string(turn_) + "."};
    }
    std::variant<Played, RefusalText> play(std::string_view notation, Language language,
                                           bool /*watch*/) override {
        if (auto refusal = why_not(notation, language)) return *refusal;
        Played played;
        auto& events = played.events;
        const auto tell = [&](const char* kind, const char* rule, const std::string& text) {
            events.push_back({kind, rule, {text, text}, boost::json::object{}, false, {}});
        };
        const int who = mover();
        const auto name = seat_name(SeatId{static_cast<std::uint8_t>(who)}, language);
        if (step_ == Step::Roll) {
            const auto faces = *dice(notation);
            tell("rolled", "3.1", fmt::format("The dice show {} and {}.", faces[0], faces[1]));
            if (faces[0] + faces[1] >= 7) {
                --men_[1 - who];
                tell("lost", "3.1", fmt::format("{} men are left.", men_[1 - who]));
            }
            next_turn();
        } else if (step_ == Step::Place) {
            place_[who] = std::atoi(std::string(notation.substr(6)).c_str());
            tell("placed", "1.1", name + fmt::format(" hides at {}.", place_[who]));
            events.back().secret = secret_;
            events.back().readers = engine::SeatSet::of(SeatId{static_cast<std::uint8_t>(who)});
            if (place_[1] != 0) step_ = Step::Play;
        } else if (notation == "attack") {
            tell("attacked", "3.1", name + " shoots.");
            step_ = Step::Roll;
        } else if (notation == "aim") {
            tell("aimed", "2.1", name + " takes aim.");
            step_ = Step::Halt;
        } else {
            tell("waited", "2.1", name + " is done.");
            next_turn();
        }
        return played;
    }
    bool commits(std::string_view notation) const override { return notation == "attack"; }

    bool plain_step(std::string_view) const override { return false; }
    bool open() const override { return false; }
    boost::json::value scene(SeatId viewer, Language) const override {
        return boost::json::object{{"turn", turn_}, {"viewer", viewer.raw}};
    }
    std::vector<RefusalText> why_not_at(std::string_view, std::string_view,
                                        Language) const override {
        return {};
    }
    std::vector<engine::Way> ways(SeatId, Language) const override { return {}; }
    Result<boost::json::value> overlay(std::string_view, std::string_view, std::string_view, SeatId,
                                       Language) const override {
        return Mistake{"overlay", "a field has nothing to lay over it"};
    }

    engine::Chance chance() const override {
        if (step_ != Step::Roll) return {};
        return engine::Chance::dice(2, 6, engine::Chance::Tells::Each, "3.1");
    }
    std::string chance_notation(const engine::Outcome& outcome) const override {
        return fmt::format("roll {} {}", outcome.faces[0], outcome.faces[1]);
    }
    Result<engine::Odds> odds(std::string_view notation, SeatId, Language) const override {
        if (notation != "attack" || why_not(notation, Language::English))
            return Mistake{"", "no dice follow from that"};
        engine::Odds odds{"Shot", "3.1", "", {{"3.1", "a steady hand", 0}}, 0, {}, 36};
        odds.lines = {{"a man is lost", 21}, {"nothing", 15}};
        return odds;
    }
    boost::json::value view(SeatId seat) const override {
        auto json = state().as_object();
        if (secret_)
            for (std::uint8_t i = 0; i < 2; ++i)
                if (seat != SeatId{i}) json["place"].as_array()[i] = nullptr;
        return json;
    }
    boost::json::value state() const override {
        return boost::json::object{{"turn", turn_},
                                   {"step", static_cast<int>(step_)},
                                   {"men", {men_[0], men_[1]}},
                                   {"place", {place_[0], place_[1]}}};
    }
    std::optional<Mistake> load(const boost::json::value& state) override {
        DuelTable read = *this;
        const auto* object = state.if_object();
        if (!object) return Mistake{"$", "expected an object"};
        const auto number = [&](const boost::json::value* value, int low, int high, int& out) {
            const auto* found = value ? value->if_int64() : nullptr;
            if (!found || *found < low || *found > high) return false;
            out = static_cast<int>(*found);
            return true;
        };
        int step = 0;
        if (!number(object->if_contains("turn"), 1, 7, read.turn_))
            return Mistake{"$.turn", "expected 1 to 7"};
        if (!number(object->if_contains("step"), 0, 3, step))
            return Mistake{"$.step", "expected 0 to 3"};
        read.step_ = static_cast<Step>(step);
        for (const auto& [key, low, high, out] :
             {std::tuple{"men", 0, 3, read.men_}, std::tuple{"place", 0, 60, read.place_}}) {
            const auto* value = object->if_contains(key);
            const auto* list = value ? value->if_array() : nullptr;
            if (!list || list->size() != 2)
                return Mistake{fmt::format("$.{}", key), "expected two numbers"};
            for (std::size_t i = 0; i < 2; ++i)
                if (!number(&(*list)[i], low, high, out[i]))
                    return Mistake{fmt::format("$.{}[{}]", key, i),
                                   fmt::format("expected {} to {}", low, high)};
        }
        *this = read;
        return {};
    }
    std::uint64_t hash() const override {
        return std::uint64_t{1000} * static_cast<unsigned>(turn_) +
               static_cast<unsigned>(men_[0] * 10 + men_[1]);
    }
    std::string draw(SeatId viewer, bool colour, Language) const override {
        const auto hidden = [&](std::uint8_t seat) {
            return secret_ && viewer != SeatId{seat} ? std::string("?")
                                                     : std::to_string(place_[seat]);
        };
        return fmt::format("{}[Red {} at {}] [Blue {} at {}]{}\n", colour ? "\x1b[1m" : "", men_[0],
                           hidden(0), men_[1], hidden(1), colour ? "\x1b[0m" : "");
    }

 private:
    enum class Step { Place, Play, Halt, Roll };

    bool over() const { return turn_ > 6 || men_[0] == 0 || men_[1] == 0; }
    int mover() const {
        if (step_ == Step::Place) return place_[0] == 0 ? 0 : 1;
        return (turn_ - 1) % 2;
    }
    void next_turn() {
        ++turn_;
        step_ = Step::Play;
    }
    static std::optional<std::array<int, 2>> dice(std::string_view notation) {
        if (notation.size() != 8 || !notation.starts_with("roll ") || notation[6] != ' ') return {};
        const std::array<int, 2> faces{notation[5] - '0', notation[7] - '0'};
        for (const int face : faces)
            if (face < 1 || face > 6) return {};
        return faces;
    }

    bool secret_;
    int turn_ = 1;
    Step step_ = Step::Place;
    int men_[2]{3, 3};
    int place_[2]{};
};

class Duel : public engine::Game {
 public:
    std::string_view key() const override { return "duel"; }
    std::string_view title() const override { return "The Duel"; }
    std::string_view rules_version() const override { return "1"; }
    Result<std::vector<engine::SeatInfo>> seats(const engine::Setup&) const override {
        return std::vector<engine::SeatInfo>{{{"Red", "Rouges"}, engine::SideId{0}},
                                             {{"Blue", "Bleus"}, engine::SideId{1}}};
    }
    std::vector<engine::ScenarioInfo> scenarios() const override {
        return {{"dawn", {"At dawn", "À l'aube"}}, {"dusk", {"At dusk", "Au crépuscule"}}};
    }
    std::vector<engine::OptionInfo> options() const override {
        return {{"secret",
                 {"no", "yes"},
                 {"hide where the duellists are", "cacher où sont les duellistes"}},
                {"broken", {"no", "yes"}, {"break a law", "violer une loi"}},
                {"fog", {"no", "yes"}, {"it is misty", "il y a de la brume"}, {"dusk"}}};
    }
    Result<std::unique_ptr<engine::Table>> open(const engine::Setup& setup) const override {
        if (setup.scenario != "dawn" && setup.scenario != "dusk")
            return Mistake{"scenario", "no such scenario"};
        const auto secret = setup.options.find("secret");
        return std::make_unique<DuelTable>(secret != setup.options.end() &&
                                           secret->second == "yes");
    }
    Result<std::vector<engine::PerftLine>> perft(const engine::Setup&, int depth) const override {
        std::vector<engine::PerftLine> lines;
        for (int i = 1; i <= depth; ++i)
            lines.push_back(
                {i, static_cast<std::uint64_t>(60 * i), static_cast<std::uint64_t>(i), 0});
        return lines;
    }
    Result<engine::PlayReport> random_play(const engine::Setup&, std::uint64_t decisions,
                                           std::uint64_t seed) const override {
        return engine::PlayReport{decisions, decisions / 4, decisions / 10, decisions * 3, seed};
    }
    Result<engine::CheckReport> check_laws(const engine::Setup& setup, std::uint64_t decisions,
                                           std::uint64_t seed) const override {
        engine::CheckReport report;
        report.play = {decisions, decisions / 4, decisions / 10, decisions * 3, seed};
        report.checks = decisions * 7;
        if (setup.options.at("broken") == "yes")
            report.violations.emplace_back("offered is not accepted: wait");
        return report;
    }
    std::size_t state_bytes() const override { return sizeof(DuelTable); }
    Result<boost::json::value> board(const engine::Setup&, Language language) const override {
        return boost::json::value{{"game", "duel"},
                                  {"title", language == Language::French ? "Le duel" : "The Duel"}};
    }
    Result<std::string> svg(const engine::Setup&, Language language) const override {
        return std::string(language == Language::French ? "<svg><title>Duel à deux</title></svg>\n"
                                                        : "<svg><title>Duel</title></svg>\n");
    }
};

inline Result<std::unique_ptr<engine::Game>> load_duel(std::span<const games::EmbeddedFile>) {
    return std::make_unique<Duel>();
}

inline constexpr games::GameEntry kDuelGames[] = {
    {"duel", "The Duel", "two people and a field", load_duel},
    {"joust", "The Joust", "not made yet", nullptr},
};

}  // namespace levee::testing
