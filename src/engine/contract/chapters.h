#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/contract/frames.h"
#include "engine/contract/rule.h"

// One table says for every kind of business what its chapter does with it, where it lies still, and
// what may come up meanwhile. The run of the rules, the answers to "what may I do" and "why not",
// and the validation of stacks work from it.
//
// A game's enum Business begins with None and ends with Dice, the frame that fate answers.
namespace levee::engine {

// A set of kinds of business. None stands for nothing: the frame is on top and waits for a
// decision.
template <class Business>
struct BusinessSet {
    std::uint32_t bits = 0;

    constexpr bool has(Business business) const {
        return ((bits >> static_cast<unsigned>(business)) & 1U) != 0;
    }
    constexpr BusinessSet operator|(BusinessSet o) const { return {bits | o.bits}; }
};
// Somewhere on the stack, on top or waiting below.
template <class State, class Business>
bool under_way(const State& s, BusinessSet<Business> wanted) {
    for (std::size_t i = 0; i < s.depth; ++i)
        if (wanted.has(s.frames[i].business)) return true;
    return false;
}
template <class Business, class... More>
constexpr BusinessSet<Business> any_of(Business first, More... more) {
    static_assert(static_cast<unsigned>(Business::Dice) < 32);
    return {((1U << static_cast<unsigned>(first)) | ... | (1U << static_cast<unsigned>(more)))};
}

inline constexpr std::uint8_t kAnyStep = 255;

// At this step a frame lies still for what is on top of it. Fate has a rule by which it is asked,
// and a number of dice where the step settles it.
template <class Business>
struct Wait {
    std::uint8_t step = 0;
    BusinessSet<Business> above;
    const char* rule = "";
    std::uint8_t dice = 0;
};

template <class Play, class Business, class Action, class Actions, std::size_t kMostWaits>
struct Chapter {
    using Board = std::remove_cvref_t<decltype(Play::board)>;
    using State = std::remove_cvref_t<decltype(Play::s)>;

    // The functions of a chapter are declared by these names: `Chapter::Check check_move, ...`.
    using GoOn = bool(Play& p);  // does what needs no decision; true: waits for one
    using Offer = void(const Board& b, const State& s, Actions& out);
    using Check = Verdict(const Board& b, const State& s, const Action& a);
    using CarryOut = void(Play& p, const Action& a);

    Business business{};
    GoOn* go_on = nullptr;
    // Those that are missing belong to business that never waits for a decision.
    Offer* offer = nullptr;
    Check* check = nullptr;
    CarryOut* carry_out = nullptr;

    std::uint8_t last = 0;  // step
    std::array<Wait<Business>, kMostWaits> waits{};

    // At this step, and with that on top of it.
    constexpr const Wait<Business>* wait(std::uint8_t step, Business above) const {
        for (const Wait<Business>& one : waits)
            if (one.above.has(above) && (one.step == step || one.step == kAnyStep)) return &one;
        return nullptr;
    }
};

// The chapters of a game in the order of its Business.
template <class Chapters>
constexpr bool in_order(const Chapters& chapters) {
    for (std::size_t i = 0; i < chapters.size(); ++i)
        if (static_cast<std::size_t>(chapters[i].business) != i) return false;
    return true;
}
template <class Chapters, class Frame>
constexpr const auto& chapter_of(const Chapters& chapters, const Frame& frame) {
    return chapters[static_cast<std::size_t>(frame.business)];
}

// Until somebody must decide or the game is over.
template <class Chapters, class Play>
void run(const Chapters& chapters, Play& p) {
    while (!over(p.s)) {
        const auto& now = chapter_of(chapters, top(p.s));
        if (now.go_on == nullptr || now.go_on(p)) return;
    }
}

template <class Chapters, class Board, class State, class Actions>
void offer(const Chapters& chapters, const Board& board, const State& s, Actions& out) {
    out.clear();
    if (over(s)) return;
    const auto& now = chapter_of(chapters, top(s));
    if (now.offer != nullptr) now.offer(board, s, out);
}

inline constexpr Sentence kGameOver{"The game is over.", "La partie est terminée."};
inline constexpr Sentence kMalformed{"That is not an action of this game.",
                                     "Ce n'est pas une action de ce jeu."};
inline constexpr Sentence kDiceFirst{"The dice must be rolled first.",
                                     "Il faut d'abord lancer les dés."};
inline constexpr Sentence kNoDiceAsked{"No dice are asked for.", "Aucun dé n'est demandé."};

// The refusals that no chapter has to think of.
struct Refusals {
    Verdict over;
    Verdict malformed;
    Verdict not_asked;   // fate answers a question that nobody has put
    Verdict fate_first;  // a player acts before fate has answered
};

// `formed`: the action is one of this game; `of_fate`: it is no player's.
template <class Chapters, class Board, class State, class Action>
Verdict why_not(const Chapters& chapters, const Refusals& refusals, const Board& board,
                const State& s, const Action& a, bool formed, bool of_fate) {
    if (over(s)) return refusals.over;
    if (!formed) return refusals.malformed;
    const auto& now = chapter_of(chapters, top(s));
    using Business = std::remove_cvref_t<decltype(now.business)>;
    const bool dice = now.business == Business::Dice;
    if (of_fate && !dice) return refusals.not_asked;
    if (now.check == nullptr || (dice && !of_fate)) return refusals.fate_first;
    return now.check(board, s, a);
}

// Precondition: the action is legal.
template <class Chapters, class Play, class Action>
void carry_out(const Chapters& chapters, Play& p, const Action& a) {
    const auto& now = chapter_of(chapters, top(p.s));
    assert(now.carry_out != nullptr && "this business waits for nobody");
    now.carry_out(p, a);
    run(chapters, p);
}

// The wait of the frame that has asked fate. Precondition: fate is asked.
template <class Chapters, class State>
const auto& asked(const Chapters& chapters, const State& s) {
    const auto& asker = below_top(s);
    const auto& chapter = chapter_of(chapters, asker);
    const auto* wait = chapter.wait(asker.step, top(s).business);
    return wait == nullptr ? chapter.waits[0] : *wait;
}

// --- two dice of six faces ----------------------------------------------------------------------
// What a Dice frame offers and checks in a game whose first verb is the roll and whose Action has
// `number` and `other`.

template <class Board, class State, class Actions>
void offer_two_dice(const Board& /*board*/, const State& /*s*/, Actions& out) {
    for (std::uint8_t first = 1; first <= 6; ++first)
        for (std::uint8_t second = 1; second <= 6; ++second)
            out.push_back({.number = first, .other = second});
}
template <class Board, class State, class Action>
Verdict check_two_dice(const Board& /*board*/, const State& /*s*/, const Action& /*a*/) {
    return kLegal;
}

// --- stacks from outside ------------------------------------------------------------------------

// What the i-th frame from the bottom lies still for; nothing: not at this step, or not for what is
// on top of it.
template <class Chapters, class State>
auto wait_of(const Chapters& chapters, const State& s, std::size_t i) {
    const auto& frame = s.frames[i];
    using Business = std::remove_cvref_t<decltype(frame.business)>;
    const Business above = i + 1U < s.depth ? s.frames[i + 1U].business : Business::None;
    return chapter_of(chapters, frame).wait(frame.step, above);
}

}  // namespace levee::engine
