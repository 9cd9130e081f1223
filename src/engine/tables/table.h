#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/contract/chance.h"
#include "engine/contract/mistake.h"
#include "engine/contract/rule.h"
#include "engine/contract/seats.h"

namespace levee::engine {

// A refusal as a person reads it.
struct RefusalText {
    std::string rule;
    std::string text;
};

// What a person with a board before him points at for an action. Ids are those of scene() and of
// Game::board(); empty: nothing of the kind.
struct Target {
    std::string piece;
    std::string space;
    std::string cost;  // "2", "½"
};

struct Choice {
    std::string notation;  // parses back: `to 1205`
    std::string text;      // "Dampierre 1 enters 1205 (clear, 1 of 4 points)"
    std::string rule;
    std::string verb{};  // first word of the notation
    std::string piece{};
    std::string space{};
    std::string cost{};
};

struct EventText {
    std::string kind;  // "rolled", "moved", "lost"
    std::string rule;
    Label text;
    boost::json::value facts;
    bool secret = false;
    SeatSet readers{};  // who may read it when it is secret
    // Whom and where it is about, as far as every reader of the text may know.
    std::string piece{};
    std::string from{};
    std::string to{};

    bool may_be_read_by(SeatId seat) const {
        return !secret || (seat.raw < kMostSeats && readers.has(seat));
    }
};

// Where the piece that is moving could get to, and the steps that lead there.
struct Way {
    std::string space;
    std::string cost;
    std::vector<std::string> steps;  // in notation
    std::vector<std::string> path;   // spaces; the last one is `space`
};

struct Modifier {
    std::string rule;
    std::string text;
    int value = 0;
};

// The exact distribution of the next dice, with everything that shifts them.
struct Odds {
    struct Line {
        std::string result;
        std::uint64_t weight = 0;
    };
    std::string title;
    std::string rule;
    std::string assumption;  // what was supposed of the opponent's choices in between, or empty
    std::vector<Modifier> modifiers;
    int total_modifier = 0;
    std::vector<Line> lines;
    std::uint64_t total_weight = 0;
};

struct Ending {
    std::optional<SideId> winner;  // none: a draw
    std::string text;
    std::string rule;
};

// What a new game is made of; the options are those of Game::options().
struct Setup {
    std::string scenario;
    std::map<std::string, std::string> options;
};

// One game in progress, the game's types erased: everything goes in and out as notation, text or
// JSON. The command line, the protocol and the server see only this. It never trusts what it is
// given: an illegal or unreadable action is refused and nothing changes.
class Table {
 public:
    virtual ~Table() = default;
    virtual std::unique_ptr<Table> clone() const = 0;

    virtual Actor actor() const = 0;
    virtual int seats() const = 0;
    virtual std::string seat_name(SeatId seat, Language language) const = 0;
    // The side this chair plays now.
    virtual SideId side_of(SeatId seat) const = 0;
    virtual std::optional<Ending> ending(Language language) const = 0;

    // Who decides what and why, as the viewer may read it.
    virtual Choice prompt(SeatId viewer, Language language) const = 0;
    // Everything the actor (a seat) may do. Empty for chance and when the game is over.
    virtual std::vector<Choice> choices(Language language) const = 0;
    // Any one of them with the same chance. Precondition: a seat must decide.
    virtual std::string any_choice(Random& random) const = 0;
    virtual std::optional<RefusalText> why_not(std::string_view notation,
                                               Language language) const = 0;
    // An action is read, checked and carried out once: refused, in this language, or told in both.
    // `watch`: whether the actor learns something hidden by it is found out too, which takes
    // longer.
    struct Played {
        std::vector<EventText> events;
        bool revealed = false;
    };
    virtual std::variant<Played, RefusalText> play(std::string_view notation, Language language,
                                                   bool watch) = 0;
    using Applied = std::variant<std::vector<EventText>, RefusalText>;
    Applied apply(std::string_view notation, Language language) {
        auto played = play(notation, language, false);
        if (auto* refusal = std::get_if<RefusalText>(&played)) return std::move(*refusal);
        return std::move(std::get<Played>(played).events);
    }
    // True for a choice that must never be played by itself although it is the only one (dice are
    // rolled, something is revealed).
    virtual bool commits(std::string_view notation) const = 0;
    // True for a decision that is never played by itself, even where it is the only choice: how
    // many there are may depend on what is hidden from others.
    virtual bool never_forced() const { return false; }
    // True for a step of a movement that nothing would follow, as far as the actor can know: no
    // dice, and no answer of somebody else.
    virtual bool plain_step(std::string_view notation) const = 0;
    // True while every seat and every spectator may know everything.
    virtual bool open() const = 0;
    // The decision at hand is made behind a screen: the others see that somebody decides, and
    // neither what, nor how often, nor when.
    virtual bool in_secret() const { return false; }
    // Who must answer next, as far as the viewer knows.
    virtual Actor actor_seen_by(SeatId /*viewer*/) const { return actor(); }
    // Whether the viewer sees here what he sees at another moment of the same game.
    virtual bool looks_like(const Table& other, SeatId viewer) const {
        return view(viewer) == other.view(viewer);
    }

    virtual Chance chance() const = 0;
    virtual std::string chance_notation(const Outcome& outcome) const = 0;

    virtual Result<Odds> odds(std::string_view notation, SeatId viewer,
                              Language language) const = 0;

    virtual boost::json::value view(SeatId seat) const = 0;
    virtual boost::json::value state() const = 0;
    virtual std::optional<Mistake> load(const boost::json::value& state) = 0;
    virtual std::uint64_t hash() const = 0;

    // --- for a page that shows a board; the shapes are those of engine/tables/page_shapes.h ---

    // Everything on the board and beside it, made of view(viewer) and nothing else.
    virtual boost::json::value scene(SeatId viewer, Language language) const = 0;
    // Why pointing at a piece or a space (either may be empty) does nothing in the decision at
    // hand: the most telling first, at most three. Empty when there is something to do with it.
    virtual std::vector<RefusalText> why_not_at(std::string_view piece, std::string_view space,
                                                Language language) const = 0;
    // The cheapest way to every space that the moving piece can reach before somebody else must
    // decide or dice are rolled, as far as the viewer can know. Empty unless he decides a movement.
    virtual std::vector<Way> ways(SeatId viewer, Language language) const = 0;
    // One of the overlays of Game::board(), of a piece or a space where it needs one.
    virtual Result<boost::json::value> overlay(std::string_view overlay, std::string_view piece,
                                               std::string_view space, SeatId viewer,
                                               Language language) const = 0;

    // The board for a terminal; wide enough lines are the caller's business.
    virtual std::string draw(SeatId viewer, bool colour, Language language) const = 0;
};

}  // namespace levee::engine
