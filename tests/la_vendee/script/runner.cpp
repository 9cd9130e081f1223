#include "la_vendee/script/runner.h"

#include "engine/text/verb_words.h"
#include "games/la_vendee/rules/steps.h"
#include "games/la_vendee/text.h"
#include "la_vendee/support/fixture.h"
#include "support/game_script.h"

namespace levee::la_vendee {

// What a script asks of a fact by the names of its members; the rest is in the table of facts.
BOOST_DESCRIBE_STRUCT(Event, (), (side, secret, unit, area, from))

}  // namespace levee::la_vendee

namespace levee::la_vendee::testing {
namespace {

using levee::testing::Stop;
using levee::testing::Words;

// A script may call a unit by its name as well, and ask for what is hidden.
class ScriptNames : public Names {
 public:
    explicit ScriptNames(const Board& board) : Names(board), board_(board) {}
    using Names::read;
    bool read(std::string_view name, UnitId& unit) const {
        using levee::testing::folded;
        const std::string word = folded(std::string(name));
        unit = word == "hidden" ? kHidden : kNoUnit;
        for (std::uint8_t i = 0; i < kUnits; ++i)
            if (folded(board_.units[i].name) == word || folded(board_.units[i].key) == word)
                unit = UnitId{i};
        return unit != kNoUnit || word == kNone;
    }

 private:
    const Board& board_;
};

// Nobody stands anywhere, and nobody has guns in play.
State empty_position() {
    State s;
    for (AreaId& at : s.at) at = kNoArea;
    s.guns = {UnitId{0}, UnitId{3}};
    return s;
}

class Runner final : public levee::testing::GameScript<Rules, ScriptNames> {
 public:
    Runner(std::string_view file, levee::testing::Outcome& outcome)
        : GameScript(rules(), ScriptNames{board()}, file, outcome, empty_position(), "a move") {}

 private:
    bool prepare(const Words& w) override {
        if (w[0] == "at" && w.size() == 3)
            state_.at[unit_of(w[1])] = area_of(w[2]);
        else if (w[0] == "guns" && w.size() == 2)
            state_.guns[index(board().side(unit_of(w[1])))] = unit_of(w[1]);
        else if (w[0] == "turn" && w.size() == 2)
            state_.turn = static_cast<std::uint8_t>(number_of(w[1]));
        else
            return starts(w);
        return true;
    }
    // The point of the sequence where play begins.
    bool starts(const Words& w) {
        if (w[0] == "begin" && w.size() == 2 && w[1] == "game") {
            state_ = rules().new_game();
        } else if (w[0] == "move" && w.size() == 2) {
            const Side side = w[1] == "Blue" ? Side::Blue : Side::Red;
            push(state_, {.business = Business::Turn, .step = TurnStep::kFight, .side = side});
            push(state_, {.business = Business::Movement, .side = side});
        } else {
            return false;
        }
        begin();
        return true;
    }
    bool expects(const Words& w) override {
        if (w[0] == "at" && w.size() == 3)
            check(state_.at[unit_of(w[1])] == area_of(w[2]), w[1] + " is not at " + w[2]);
        else if (w[0] == "lost" && w.size() == 2)
            check(state_.at[unit_of(w[1])] == kNoArea, w[1] + " is not lost");
        else
            return false;
        return true;
    }

    engine::Result<Action> parse(const std::string& text) const override {
        return verb_book().parse(board(), text);
    }
    std::string written(const Action& a) const override { return verb_book().notation(board(), a); }
    std::vector<std::string> seats() const override { return {"Blue", "Red"}; }

    static UnitId unit_of(const std::string& word) {
        UnitId unit{kNoUnit};
        if (!ScriptNames(board()).read(word, unit) || unit == kNoUnit)
            throw Stop{"there is no unit " + word};
        return unit;
    }
    static AreaId area_of(const std::string& word) {
        const AreaId area = find_area(board(), word);
        if (area == kNoArea) throw Stop{"there is no area " + word};
        return area;
    }
};

}  // namespace

levee::testing::Outcome run_case(const levee::testing::Case& one, std::string_view file) {
    return levee::testing::run_case<Runner>(one, file);
}

}  // namespace levee::la_vendee::testing
