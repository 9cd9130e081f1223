#include "la_vendee/script/runner.h"

#include "engine/text/verb_words.h"
#include "games/la_vendee/rules/steps.h"
#include "games/la_vendee/text.h"
#include "la_vendee/support/fixture.h"
#include "support/game_script.h"

namespace levee::la_vendee {

// What a script asks of a fact by the names of its members; the rest is in the table of facts.
BOOST_DESCRIBE_STRUCT(Event, (),
                      (side, secret, army, other, leader, successor, card, troop, area, from, a, b))

}  // namespace levee::la_vendee

namespace levee::la_vendee::testing {
namespace {

using levee::testing::Stop;
using levee::testing::Words;

// Nobody stands anywhere, and the Republicans hold all fortresses.
State empty_position() {
    State s;
    for (std::uint8_t i = 0; i < kArmyRoom; ++i) s.armies[ArmyId{i}].card = ArmyId{i};
    return s;
}

class Runner final : public levee::testing::GameScript<Rules, Names> {
 public:
    Runner(std::string_view file, levee::testing::Outcome& outcome)
        : GameScript(rules(), Names{board()}, file, outcome, empty_position(), "a phase") {}

 private:
    bool prepare(const Words& w) override {
        if (w[0] != "turn" || w.size() != 2) return false;
        state_.turn = static_cast<std::uint8_t>(number_of(w[1]));
        return true;
    }
    bool expects(const Words& /*w*/) override { return false; }

    engine::Result<Action> parse(const std::string& text) const override {
        return verb_book().parse(board(), text);
    }
    std::string written(const Action& a) const override { return verb_book().notation(board(), a); }
    std::vector<std::string> seats() const override { return {"Royalist", "Republican"}; }
};

}  // namespace

levee::testing::Outcome run_case(const levee::testing::Case& one, std::string_view file) {
    return levee::testing::run_case<Runner>(one, file);
}

}  // namespace levee::la_vendee::testing
