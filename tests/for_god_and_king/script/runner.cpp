#include "for_god_and_king/script/runner.h"

#include <array>
#include <optional>

#include "for_god_and_king/support/combat.h"
#include "games/for_god_and_king/names.h"
#include "games/for_god_and_king/notation.h"
#include "games/for_god_and_king/reflection.h"
#include "support/game_script.h"

namespace levee::fgfk::testing {
namespace {

using levee::testing::Stop;
using levee::testing::Words;

constexpr std::array<std::string_view, kForces> kForceWords{
    "Anjou",     "Chouans", "Centre", "Bas-Poitou",  "Loroux",   "Émigrés",
    "Deserters", "Nantes",  "Saumur", "La-Rochelle", "Mayençais"};
constexpr std::array<std::string_view, 3> kArmsWords{"Anjou", "Centre", "Bas-Poitou"};
constexpr std::array<std::string_view, 8> kPostWords{
    "not-yet",           "to-place", "on-map",  "lightly-wounded",
    "seriously-wounded", "away",     "accused", "gone"};

template <std::size_t N>
std::optional<std::size_t> place_in(const std::array<std::string_view, N>& list,
                                    std::string_view word) {
    const auto found = std::find(list.begin(), list.end(), word);
    if (found == list.end()) return std::nullopt;
    return static_cast<std::size_t>(found - list.begin());
}
// E6, T11: the number behind the letter.
std::optional<std::size_t> numbered(char letter, const std::string& word, std::size_t most) {
    for (std::size_t i = 0; i < most; ++i)
        if (word == letter + std::to_string(i + 1)) return i;
    return std::nullopt;
}

// Generals by their names as well as by their keys.
struct ScriptNames : Names {
    using Names::Names;
    using Names::read;
    bool read(std::string_view word, GeneralId& id) const {
        const auto found = engine::notation::find(board().generals, word);
        if (!found) return Names::read(word, id);
        id = GeneralId{static_cast<std::uint8_t>(found.index)};
        return true;
    }
};

class Runner final : public levee::testing::GameScript<Rules, ScriptNames> {
 public:
    Runner(std::string_view file, levee::testing::Outcome& outcome)
        : GameScript(rules(), ScriptNames{board()}, file, outcome, quiet_start(), "operations") {}

 private:
    static State quiet_start() {
        State s = operations(kBlue);
        empty_cup(s);
        s.bressuire_seen = true;
        s.thouars_seen = true;
        return s;
    }

    // ------------------------------------------------------------------ the position

    bool prepare(const Words& w) override {
        if (w[0] == "turn" && w.size() == 2) {
            state_.turn = static_cast<std::uint8_t>(number_of(w[1]));
        } else if (w[0] == "morale" && w.size() == 3) {
            state_.morale[index(side_of_word(w[1]))] = static_cast<std::int8_t>(number_of(w[2]));
        } else if (w[0] == "arms" && w.size() == 3) {
            state_.arms[arms_of(w[1])] = static_cast<std::int8_t>(number_of(w[2]));
        } else if (w[0] == "place" && w.size() == 3) {
            put_general(board(), state_, general_of(w[1]), area_of(w[2]));
        } else if (w[0] == "place" && w.size() == 4) {
            add_points(state_, area_of(w[3]), force_of(w[2]), number_of(w[1]));
        } else if (w[0] == "cup") {
            for (std::size_t i = 1; i < w.size(); ++i) ++state_.cup[incident_of(w[i])];
        } else if (w[0] == "spent" && w.size() == 2) {
            state_.hand[event_of(w[1])] = 0;
        } else if (w[0] == "operations" && w.size() == 2) {
            state_.initiative = side_of_word(w[1]);
            top(state_).side = state_.initiative;
            begin();
        } else {
            return false;
        }
        return true;
    }

    // ------------------------------------------------------------------ play

    engine::Result<Action> parse(const std::string& text) const override {
        return fgfk::parse(board(), text);
    }
    std::string written(const Action& a) const override { return notation(board(), a); }
    std::vector<std::string> seats() const override { return {"Republican", "Vendéen"}; }

    void heard(std::size_t first_new) override {
        for (std::size_t i = first_new; i < events_.size(); ++i) {
            const Report& r = events_[i];
            if (r.fact == Fact::CombatBegan) lost_ = {};
            if (r.fact == Fact::LostPoints) lost_[index(r.side)] += r.a;
            if (r.fact == Fact::Result) result_ = named(result_of(r.a));
        }
    }

    static std::string named(const CombatResult& r) {
        return std::string{r.attacker_loses ? "A" : "D"} + (r.rout ? "D" : "R") +
               std::to_string(r.areas) + "-" + std::to_string(r.percent);
    }

    // ------------------------------------------------------------------ expectations

    bool expects(const Words& w) override {
        if (w[0] == "general" && w.size() == 3)
            expect_general(w);
        else if (w[0] == "points" && w.size() == 4)
            same(std::to_string(state_.points[area_of(w[3])][index(force_of(w[2]))]), w[1],
                 "points there");
        else if (w[0] == "left" && w.size() == 2)
            expect_left(w[1]);
        else if (w[0] == "column" && w.size() == 2)
            same(column(state_), w[1], "the column");
        else if (w[0] == "modifier" && w.size() == 2)
            same(std::to_string(modifier(state_)), std::to_string(number_of(w[1])), "the modifier");
        else if (w[0] == "result" && w.size() == 2)
            same(result_, w[1], "the result");
        else if (w[0] == "lost" && w.size() == 3)
            same(std::to_string(lost_[index(side_of_word(w[1]))]), w[2], "points lost");
        else if (w[0] == "morale" && w.size() == 3)
            same(std::to_string(morale(state_, side_of_word(w[1]))),
                 std::to_string(number_of(w[2])), "morale");
        else if (w[0] == "arms" && w.size() == 3)
            same(std::to_string(state_.arms[arms_of(w[1])]), std::to_string(number_of(w[2])),
                 "arms and powder");
        else if (w[0] == "controlled" && w.size() == 3)
            check(controlled(board(), state_, area_of(w[1]), side_of_word(w[2])),
                  w[1] + " is not controlled");
        else
            return false;
        return true;
    }

    void expect_general(const Words& w) {
        const General& g = state_.generals[general_of(w[1])];
        const std::string is = g.post == Post::OnMap
                                   ? key(g.at)
                                   : std::string{kPostWords[static_cast<std::size_t>(g.post)]};
        same(is, w[2], w[1]);
    }

    void expect_left(const std::string& wanted) {
        const int half = half_left(state_);
        same(std::to_string(half / 2) + (half % 2 != 0 ? ".5" : ""), wanted, "points left");
    }

    // ------------------------------------------------------------------ words

    static AreaId area_of(const std::string& word) {
        const AreaId area = find_area(board(), word);
        if (area == kNoArea) throw Stop{"there is no area " + word};
        return area;
    }
    static GeneralId general_of(const std::string& word) {
        const auto found = engine::notation::find(board().generals, word);
        if (!found) throw Stop{"no general is called " + word};
        return GeneralId{static_cast<std::uint8_t>(found.index)};
    }
    static Force force_of(const std::string& word) {
        const auto found = place_in(kForceWords, word);
        if (!found) throw Stop{"there is no force " + word};
        return static_cast<Force>(*found);
    }
    static Side side_of_word(const std::string& word) {
        if (word == "Republican") return kBlue;
        if (word == "Vendéen") return kWhite;
        throw Stop{"a side is Republican or Vendéen, not " + word};
    }
    static std::size_t arms_of(const std::string& word) {
        const auto found = place_in(kArmsWords, word);
        if (!found) throw Stop{"no marker is called " + word};
        return *found;
    }
    static std::size_t incident_of(const std::string& word) {
        const auto found = numbered('T', word, kIncidents);
        if (!found) throw Stop{"there is no incident " + word};
        return *found;
    }
    static std::size_t event_of(const std::string& word) {
        const auto found = numbered('E', word, kEvents);
        if (!found) throw Stop{"there is no event " + word};
        return *found;
    }

    std::string result_ = "none";
    std::array<int, kSides> lost_{};
};

}  // namespace

levee::testing::Outcome run_case(const levee::testing::Case& one, std::string_view file) {
    return levee::testing::run_case<Runner>(one, file);
}

}  // namespace levee::fgfk::testing
