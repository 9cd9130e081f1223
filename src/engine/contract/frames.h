#pragma once

#include <cassert>

namespace levee::engine {

// Unfinished business is a stack of small frames inside the state: `frames`, of which the first
// `depth` are in use. Pushing one interrupts, popping one resumes; a game is over when the stack is
// empty.
template <class State>
using FrameOf = typename decltype(State::frames)::value_type;

template <class State>
bool over(const State& s) {
    return s.depth == 0;
}
template <class State>
auto& top(State& s) {
    return s.frames[s.depth - 1U];
}
template <class State>
auto& below_top(State& s) {
    return s.frames[s.depth - 2U];
}
template <class State>
void push(State& s, const FrameOf<State>& frame) {
    assert(s.depth < s.frames.size() && "too much unfinished business");
    s.frames[s.depth++] = frame;
}
// Cleared, so that equal positions are equal bytes whatever happened before.
template <class State>
void pop(State& s) {
    assert(s.depth > 0 && "there is no business to finish");
    s.frames[--s.depth] = {};
}

// What a chapter works on; nobody may be listening.
template <class Board, class State, class Events>
struct PlayOf {
    const Board& board;
    State& s;
    Events* log;

    void report(const typename Events::Item& event) {
        if (log == nullptr) return;
        assert(log->size() < Events::capacity() && "one action has more facts than a log holds");
        if (log->size() < Events::capacity()) log->push_back(event);
    }
};

}  // namespace levee::engine
