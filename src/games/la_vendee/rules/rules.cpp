// What answers the engine's questions: the tables of chapters and verbs, and the dice.
#include "engine/contract/run_tables.h"
#include "games/la_vendee/rules/chapters.h"
#include "games/la_vendee/verbs.h"

namespace levee::la_vendee {

void do_roll(Play& p, const Action& a) {
    pop(p.s);
    p.s.dice = {a.number, a.other};
    p.report({.fact = Fact::Rolled,
              .side = top(p.s).side,
              .a = static_cast<std::int8_t>(a.number),
              .b = static_cast<std::int8_t>(a.other),
              .rule = "3.2"});
}

struct Rules::Tables {
    static constexpr const auto& kChapters = la_vendee::kChapters;
    static constexpr engine::Refusals kRefusals{.over = refuse("1.3", engine::kGameOver),
                                                .malformed = refuse("1.2", engine::kMalformed),
                                                .not_asked = refuse("3.2", engine::kNoDiceAsked),
                                                .fate_first = refuse("3.2", engine::kDiceFirst)};
};

}  // namespace levee::la_vendee

template class levee::engine::TableRules<levee::la_vendee::Rules, levee::la_vendee::Board,
                                         levee::la_vendee::State, levee::la_vendee::Action, 40,
                                         levee::la_vendee::Events>;
