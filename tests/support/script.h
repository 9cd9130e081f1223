#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/script_text.h"

// What the statements of a case do, in all games alike (docs/rule-tests.md lists them). Everything
// passes as text or JSON here, so that this is compiled once; support/game_script.h puts the rules
// of one game behind it.
namespace levee::testing {

// What came of a case.
struct Outcome {
    std::vector<std::string> mistakes;  // "c06.game:12: sentence"
    int assertions = 0;
};

class Script {
 public:
    virtual ~Script() = default;
    Script(const Script&) = delete;
    Script& operator=(const Script&) = delete;

    void run(const Case& one, const Run& run);

 protected:
    // beginning: what is missing when play never begins.
    Script(std::string_view file, Outcome& outcome, std::string beginning)
        : file_(file), outcome_(outcome), beginning_(std::move(beginning)) {}

    // ---- the game's own words; false: not known

    virtual bool prepare(const Words& w) = 0;  // the position
    virtual bool plays(const Words& w);        // statements in play
    virtual bool expects(const Words& w) = 0;  // after "expect"

    // ---- the referee

    struct Answer {
        bool offered = false;
        bool accepted = false;
        bool chance = false;  // fate is asked: not everything it may answer is offered
        std::string rule;
        std::string why;
    };
    // As the game writes it; throws Stop when it is no action.
    virtual std::string understood(const std::string& action) const = 0;
    virtual Answer ask(const std::string& action) const = 0;
    virtual void act(const std::string& action) = 0;
    virtual std::vector<std::string> offers() const = 0;
    // "French", "dice" or "nobody".
    virtual std::string decides() const = 0;
    virtual bool is_side(const std::string& word) const = 0;
    // The business on top, "combat"; is there such a business at all?
    virtual std::string asked() const = 0;
    virtual bool is_business(const std::string& word) const = 0;
    // What is lost or doubled, or nothing.
    virtual std::optional<std::string> lost() const = 0;

    // ---- the position as JSON

    virtual boost::json::value position() const = 0;
    // Takes it over; throws Stop when it cannot be read.
    virtual void take(const boost::json::value& position) = 0;
    // What it would be as a position; throws Stop likewise.
    virtual boost::json::value understood(const boost::json::value& position) const = 0;
    // units["Dampierre 1"]: the place of a name in that member.
    virtual std::optional<std::size_t> place_of(std::string_view member,
                                                std::string_view name) const = 0;

    // ---- what a side or the spectator may see

    virtual boost::json::value view(const std::string& who) const = 0;
    // He sees whose decision it is.
    virtual bool same_decision(const std::string& who) const = 0;
    // As in the position that was kept; nothing: there is none of that name.
    virtual std::optional<bool> same_view(const std::string& who,
                                          const std::string& name) const = 0;

    // ---- the facts since play began or forget()

    virtual std::size_t facts() const = 0;
    virtual bool is_fact(const std::string& word) const = 0;
    virtual bool is_field(const std::string& word) const = 0;
    // "moved unit FR-DAMP1 a 2"
    virtual std::string fact(std::size_t i) const = 0;
    virtual bool fact_is(std::size_t i, const std::string& name) const = 0;
    virtual std::string field(std::size_t i, const std::string& name) const = 0;
    virtual bool field_is(std::size_t i, const std::string& name,
                          const std::string& word) const = 0;
    // Throws Stop where the word cannot be a value of this field.
    virtual void check_value(const std::string& name, const std::string& word) const = 0;
    virtual void forget() = 0;

    virtual void keep(const std::string& name) = 0;
    virtual bool back(const std::string& name) = 0;

    // ---- for the game's words

    void begin() { playing_ = true; }
    bool playing() const { return playing_; }
    // One assertion.
    void check(bool held, const std::string& what);
    void same(const std::string& is, const std::string& wanted, const std::string& what);
    static int number_of(const std::string& word);
    // The action must be possible, and offered; what the rules keep constant stays so.
    void carry_out(const std::string& action);

 private:
    struct FactWanted;

    void complain(const std::string& what);
    void read(const std::string& line);
    bool everywhere(const std::string& first, const Words& w, const std::string& rest);
    Answer agreed(const std::string& action);
    void allow(const std::string& action);
    void refuse(const std::string& rest);
    void skip(const std::string& action);
    void let(const std::string& side);
    void set(const std::string& rest);
    // The position with another value in this place.
    boost::json::value with_member(boost::json::value now, const std::string& path,
                                   const std::string& written) const;
    void expect(const Words& w, const std::string& rest);
    bool expect_common(const Words& w, const std::string& rest);
    void expect_choices(const std::string& rest);
    void expect_offers(const std::string& rest, bool wanted);
    void expect_state(const std::string& rest);
    void expect_view(const Words& w, const std::string& rest);
    void expect_member(boost::json::value now, const std::string& rest, const std::string& whose);
    void expect_facts(Words w, bool none);
    void expect_sum(const Words& w);
    FactWanted fact_wanted(const Words& w, std::size_t from) const;
    bool holds(std::size_t i, const FactWanted& wanted) const;
    std::string story(const std::string& name) const;
    void need_play() const;
    void show() const;

    std::string_view file_;
    Outcome& outcome_;
    std::string beginning_;
    std::string place_;  // of the statement: "12"
    std::string row_;
    bool playing_ = false;
    std::vector<std::pair<std::string, bool>> kept_;  // was play on?
};

}  // namespace levee::testing
