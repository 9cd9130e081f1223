#pragma once

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/proofs/playout.h"
#include "engine/tables/table_of.h"

// What a page may rely on in every position of every game: whatever a scene, a choice, a way or an
// overlay names exists, and two worlds that a viewer cannot tell apart show him the same.
namespace levee::testing {

using engine::Language;
using engine::SeatId;

template <class Module>
class PageLaws {
 public:
    using Rules = typename Module::Rules;
    using State = typename Rules::State;
    using Table = engine::TableOf<Module>;

    PageLaws(const Rules& rules, const boost::json::value& board) : rules_(rules), board_(board) {
        for (const auto& space : board.at("spaces").as_array()) {
            spaces_.insert(text(space.at("id")));
            space_list_.push_back(text(space.at("id")));
        }
        for (const auto& face : board.at("faces").as_array()) faces_.insert(text(face.at("id")));
        for (const auto& card : board.at("cards").as_array()) cards_.insert(text(card.at("id")));
        for (const auto& stage : board.at("sequence").as_array())
            stages_.insert(text(stage.at("id")));
    }

    // Looks at every `every`-th position of so many decisions at random.
    void along_random_play(const State& start, std::uint64_t decisions, std::uint64_t every,
                           std::uint64_t seed) {
        engine::Random random(seed);
        engine::Random own(seed + 1);
        int looked = 0;
        engine::random_play(
            rules_, [&] { return start; }, decisions, random,
            [](const State&) { return std::uint64_t{0}; },
            [&](const engine::Step<Rules>& step) {
                if (step.decision % every != 0 && !step.actor.is_over()) return;
                SCOPED_TRACE("game " + std::to_string(step.game) + ", decision " +
                             std::to_string(step.decision));
                ++looked;
                check(step.state, own);
            });
        EXPECT_GT(looked, 0);
    }

    int ways_walked() const { return ways_walked_; }
    int down_seen() const { return down_seen_; }
    int hidden_cards_seen() const { return hidden_cards_seen_; }

 private:
    // "2½", in which some games count their movement: 5.
    static int halves(std::string cost) {
        const std::size_t half = cost.find("½");
        if (half != std::string::npos) cost.erase(half);
        return 2 * (cost.empty() ? 0 : std::stoi(cost)) + (half != std::string::npos ? 1 : 0);
    }
    static std::string text(const boost::json::value& value) {
        return std::string(value.as_string());
    }

    void check(const State& state, engine::Random& random) {
        const Table table(rules_, state);
        for (int i = 0; i <= table.seats(); ++i) {
            const SeatId viewer =
                i == table.seats() ? engine::kSpectator : SeatId{static_cast<std::uint8_t>(i)};
            SCOPED_TRACE("viewer " + std::to_string(viewer.raw));
            const auto scene = table.scene(viewer, Language::English);
            check_scene(scene);
            const Table twin(rules_, rules_.resample(state, viewer, random));
            EXPECT_EQ(scene, twin.scene(viewer, Language::English));
            check_overlays(table, twin, viewer);
            if (table.actor() == engine::Actor::of(viewer))
                check_decision(table, twin, viewer, scene, random);
        }
    }

    void check_scene(const boost::json::value& scene) {
        pieces_.clear();
        for (const auto& piece : scene.at("pieces").as_array()) {
            const std::string id = text(piece.at("id"));
            EXPECT_TRUE(pieces_.insert(id).second) << id << " is there twice";
            piece_list_.assign(pieces_.begin(), pieces_.end());
            if (piece.at("at").is_null()) {
                EXPECT_TRUE(piece.as_object().contains("box")) << id << " is nowhere";
            } else {
                EXPECT_TRUE(spaces_.contains(text(piece.at("at")))) << id;
            }
            for (const char* member : {"name", "side", "nation", "kind"})
                EXPECT_TRUE(faces_.contains(id) || piece.as_object().contains(member))
                    << id << " has no " << member;
            if (const auto* down = piece.as_object().if_contains("down"); down != nullptr) {
                ++down_seen_;
                for (const char* member : {"left", "right", "points", "facts", "badges", "group"})
                    EXPECT_FALSE(piece.as_object().contains(member)) << id << " shows " << member;
            }
        }
        EXPECT_TRUE(stages_.contains(text(scene.at("stage")))) << scene.at("stage");
        for (const auto& [space, side] : scene.at("control").as_object()) {
            EXPECT_TRUE(spaces_.contains(std::string(space))) << space;
            EXPECT_TRUE(side == 0 || side == 1);
        }
        check_hands(scene.at("hands").as_array());
        check_marks(scene.at("marks").as_object());
        check_panels(scene.at("panels").as_array());
        check_lit(scene.at("lit").as_object());
        if (const auto* pool = scene.as_object().if_contains("pool")) check_pool(*pool);
        for (const auto& fact : scene.at("status").as_array())
            EXPECT_EQ(fact.as_array().size(), 2U);
    }

    // A card is somewhere once, and what is said of a card that the viewer knows is on the board.
    void check_hands(const boost::json::array& hands) {
        for (const auto& hand : hands) {
            EXPECT_GE(hand.at("side").as_int64(), engine::page::kNeutral);
            EXPECT_LE(hand.at("side").as_int64(), 1);
            EXPECT_GE(hand.at("hidden").as_int64(), 0);
            hidden_cards_seen_ += static_cast<int>(hand.at("hidden").as_int64());
            for (const auto& card : hand.at("cards").as_array()) {
                EXPECT_TRUE(cards_.contains(text(card))) << card;
                EXPECT_TRUE(pieces_.insert(text(card)).second) << card << " is there twice";
            }
        }
    }

    void check_marks(const boost::json::object& marks) {
        for (const auto& [track, value] : marks) {
            bool found = false;
            for (const auto& one : board_.at("tracks").as_array())
                if (text(one.at("id")) == track)
                    for (const auto& box : one.at("boxes").as_array())
                        found |= box.at("value") == value;
            EXPECT_TRUE(found) << track << " " << value;
        }
    }

    void check_panels(const boost::json::array& panels) {
        for (const auto& panel : panels)
            for (const auto& row : panel.at("rows").as_array()) {
                EXPECT_EQ(row.at("cells").as_array().size(), panel.at("columns").as_array().size())
                    << panel.at("id");
                const auto* piece = row.as_object().if_contains("piece");
                EXPECT_TRUE(piece == nullptr || pieces_.contains(text(*piece))) << panel.at("id");
            }
    }

    void check_pool(const boost::json::value& pool) {
        EXPECT_FALSE(text(pool.at("title")).empty());
        std::set<std::string> lots;
        for (const auto& lot : pool.at("lots").as_array()) {
            EXPECT_TRUE(lots.insert(text(lot.at("text"))).second) << lot << " is twice in the pool";
            const auto* side = lot.as_object().if_contains("side");
            EXPECT_TRUE(side == nullptr || *side == 0 || *side == 1) << lot;
        }
    }

    void check_lit(const boost::json::object& lit) {
        for (const auto& [id, cell] : lit) {
            const boost::json::value* table = nullptr;
            for (const auto& one : board_.at("tables").as_array())
                if (text(one.at("id")) == id) table = &one;
            ASSERT_NE(table, nullptr) << id;
            const auto row = cell.at(0).as_int64();
            const auto column = cell.at(1).as_int64();
            EXPECT_LT(row, static_cast<std::int64_t>(table->at("rows").as_array().size()));
            EXPECT_LT(column, static_cast<std::int64_t>(table->at("columns").as_array().size()));
            EXPECT_TRUE(row >= 0 || column >= 1) << id;
        }
    }

    void check_overlays(const Table& table, const Table& twin, SeatId viewer) {
        for (const auto& one : board_.at("overlays").as_array()) {
            const std::string id = text(one.at("id"));
            const auto got = table.overlay(id, "", space_list_.front(), viewer, Language::French);
            ASSERT_EQ(engine::mistake(got), nullptr) << id;
            const auto& overlay = std::get<boost::json::value>(got);
            EXPECT_EQ(overlay, std::get<boost::json::value>(twin.overlay(
                                   id, "", space_list_.front(), viewer, Language::French)));
            for (const auto& space : overlay.at("spaces").as_array())
                EXPECT_TRUE(spaces_.contains(text(space.at("id")))) << id;
            for (const auto& line : overlay.at("lines").as_array())
                for (const char* end : {"from", "to"})
                    EXPECT_TRUE(spaces_.contains(text(line.at(end)))) << id;
        }
    }

    void check_decision(const Table& table, const Table& twin, SeatId viewer,
                        const boost::json::value& scene, engine::Random& random) {
        check_scene(scene);  // fills pieces_
        const auto choices = table.choices(Language::English);
        const auto others = twin.choices(Language::English);
        ASSERT_EQ(choices.size(), others.size());
        for (std::size_t i = 0; i < choices.size(); ++i) {
            const engine::Choice& choice = choices[i];
            EXPECT_FALSE(choice.verb.empty());
            EXPECT_TRUE(choice.notation.starts_with(choice.verb));
            EXPECT_TRUE(choice.piece.empty() || pieces_.contains(choice.piece))
                << choice.notation << ": " << choice.piece;
            EXPECT_TRUE(choice.space.empty() || spaces_.contains(choice.space)) << choice.notation;
            EXPECT_EQ(choice.piece + "|" + choice.space + "|" + choice.cost,
                      others[i].piece + "|" + others[i].space + "|" + others[i].cost)
                << choice.notation;
            EXPECT_EQ(table.plain_step(choice.notation), twin.plain_step(choice.notation))
                << choice.notation;
            // What is offered at a place can be done there.
            const bool nowhere = choice.piece.empty() && choice.space.empty();
            EXPECT_TRUE(nowhere ||
                        table.why_not_at(choice.piece, choice.space, Language::English).empty())
                << choice.notation;
        }
        check_refusals(table, twin, random);
        check_ways(table, twin, viewer);
    }

    // Somebody points at things at random, and at things that are not there.
    void check_refusals(const Table& table, const Table& twin, engine::Random& random) {
        const auto any = [&](const std::vector<std::string>& list) {
            return list[random.below(static_cast<std::uint32_t>(list.size()))];
        };
        for (int i = 0; i < 4; ++i) {
            const std::string piece = i == 1 ? "" : i == 3 ? "@nobody" : any(piece_list_);
            const std::string space = i == 2 ? "" : any(space_list_);
            const auto refusals = table.why_not_at(piece, space, Language::French);
            const auto others = twin.why_not_at(piece, space, Language::French);
            EXPECT_LE(refusals.size(), 3U);
            ASSERT_EQ(refusals.size(), others.size()) << piece << " " << space;
            for (std::size_t k = 0; k < refusals.size(); ++k) {
                EXPECT_FALSE(refusals[k].text.empty());
                EXPECT_EQ(refusals[k].text, others[k].text) << piece << " " << space;
            }
        }
    }

    void check_ways(const Table& table, const Table& twin, SeatId viewer) {
        const auto ways = table.ways(viewer, Language::English);
        const auto others = twin.ways(viewer, Language::English);
        ASSERT_EQ(ways.size(), others.size());
        std::set<std::string> reached;
        for (std::size_t i = 0; i < ways.size(); ++i) {
            const engine::Way& way = ways[i];
            EXPECT_TRUE(reached.insert(way.space).second) << way.space << " twice";
            EXPECT_EQ(way.space, others[i].space);
            EXPECT_EQ(way.cost, others[i].cost);
            EXPECT_EQ(way.steps, others[i].steps);
            ASSERT_FALSE(way.path.empty());
            EXPECT_EQ(way.path.back(), way.space);
            EXPECT_EQ(way.path.size(), way.steps.size());
            for (const std::string& space : way.path) EXPECT_TRUE(spaces_.contains(space));
            EXPECT_TRUE(table.why_not_at("", way.space, Language::English).empty()) << way.space;
            if (Module::open(state_of(table))) walk(table, way, viewer);
        }
    }

    // Without secrets a way is a promise: every step is legal, and costs what it says.
    void walk(const Table& from, const engine::Way& way, SeatId viewer) {
        const auto table = from.clone();
        int spent = 0;
        std::string mover;
        for (const std::string& step : way.steps) {
            ASSERT_EQ(table->actor(), engine::Actor::of(viewer)) << step;
            bool offered = false;
            for (const auto& choice : table->choices(Language::English)) {
                if (choice.notation != step) continue;
                offered = true;
                spent += halves(choice.cost);
                mover = choice.piece;
            }
            ASSERT_TRUE(offered) << step;
            ASSERT_EQ(table->apply(step, Language::English).index(), 0U) << step;
        }
        EXPECT_EQ(spent, halves(way.cost)) << way.space;
        const auto scene = table->scene(viewer, Language::English);
        for (const auto& piece : scene.at("pieces").as_array())
            EXPECT_TRUE(text(piece.at("id")) != mover || text(piece.at("at")) == way.space)
                << mover;
        EXPECT_FALSE(mover.empty());
        ++ways_walked_;
    }

    State state_of(const Table& table) const {
        State state{};
        EXPECT_FALSE(
            engine::json::read(table.state(), state, Module::names(rules_.board())).has_value());
        return state;
    }

    const Rules& rules_;
    boost::json::value board_;
    std::set<std::string> spaces_;
    std::vector<std::string> space_list_;
    std::set<std::string> faces_;
    std::set<std::string> cards_;
    std::set<std::string> stages_;
    std::set<std::string> pieces_;
    std::vector<std::string> piece_list_;
    int ways_walked_ = 0;
    int down_seen_ = 0;
    int hidden_cards_seen_ = 0;
};

}  // namespace levee::testing
