#pragma once

namespace levee::engine {

// The best of a list by a value; the first of equals. Precondition: there is one.
template <class List, class Value>
const auto& best_of(const List& offered, Value value) {
    const auto* best = &offered[0];
    auto most = value(offered[0]);
    for (const auto& a : offered) {
        const auto is = value(a);
        if (is <= most) continue;
        most = is;
        best = &a;
    }
    return *best;
}

// Leaves what is to be kept, in its order; where that is nothing, everything.
template <class List, class Keep>
void keep_if(List& list, Keep keep) {
    List kept;
    for (const auto& a : list)
        if (keep(a)) kept.push_back(a);
    if (!kept.empty()) list = kept;
}

// What the actions on offer name in this field: what a map should mark.
template <class Set, auto kField, class Rules>
Set named_on_offer(const Rules& rules, const typename Rules::State& s) {
    typename Rules::Actions offered;
    rules.legal_actions(s, offered);
    Set named;
    for (const auto& action : offered)
        if (action.*kField != typename Rules::Action{}.*kField) named.add(action.*kField);
    return named;
}

}  // namespace levee::engine
