#include "games/la_vendee/evaluate.h"

namespace levee::la_vendee {

void Evaluator::features(const State& s, Features& out) const {
    const AreaSet all = rules_.board().fortresses;
    out = {static_cast<float>((all & s.held).size() - all.without(s.held).size())};
}

}  // namespace levee::la_vendee
