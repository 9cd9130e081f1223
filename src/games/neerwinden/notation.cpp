#include "games/neerwinden/notation.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/notation.h"

namespace levee::neerwinden {

namespace {

using engine::Mistake;
namespace words = engine::notation;

// What may follow a verb, each with the field of Action it fills.
enum class Arg : std::uint8_t {
    None,
    Die,
    OtherDie,
    Points,
    Camp,
    Unit,
    Piece,   // a unit or a commander
    Helper,  // nothing, or `with` a commander
    Commander,
    Formation,
    Order,
    Arm,
    Hex,
    HexOrOff,
    Facing,
};

struct Form {
    Verb verb;
    std::string_view words;
    std::array<Arg, 2> args{};
};

// clang-format off
constexpr std::array<Form, kVerbs> kForms{{
    {Verb::Roll,          "roll",           {Arg::Die, Arg::OtherDie}},
    {Verb::Bid,           "bid",            {Arg::Points}},
    {Verb::PassBid,       "pass"},
    {Verb::TakeCamp,      "camp",           {Arg::Camp}},
    {Verb::Place,         "place",          {Arg::Piece, Arg::Hex}},
    {Verb::SetUpRest,     "set-up rest"},
    {Verb::Face,          "face",           {Arg::Facing}},
    {Verb::Attempt,       "attempt",        {Arg::Formation, Arg::Order}},
    {Verb::Announced,     "announced"},
    {Verb::Bonus,         "bonus",          {Arg::Formation}},
    {Verb::GoFirst,       "first"},
    {Verb::GoSecond,      "second"},
    {Verb::Activate,      "activate",       {Arg::Formation}},
    {Verb::Rally,         "rally",          {Arg::Unit, Arg::Helper}},
    {Verb::March,         "march",          {Arg::Unit}},
    {Verb::Ride,          "ride",           {Arg::Commander}},
    {Verb::To,            "to",             {Arg::Hex}},
    {Verb::Halt,          "halt"},
    {Verb::Enter,         "enter",          {Arg::Unit, Arg::Hex}},
    {Verb::EndMovement,   "end movement"},
    {Verb::Flee,          "flee",           {Arg::HexOrOff}},
    {Verb::Turn,          "turn",           {Arg::Hex, Arg::Facing}},
    {Verb::ReactFire,     "react",          {Arg::Arm}},
    {Verb::EndReaction,   "end reaction"},
    {Verb::Fire,          "fire",           {Arg::Arm, Arg::Hex}},
    {Verb::Assault,       "assault",        {Arg::Hex}},
    {Verb::EndCombat,     "end combat"},
    {Verb::Without,       "without",        {Arg::Unit}},
    {Verb::Bayonet,       "bayonet",        {Arg::Unit}},
    {Verb::Charge,        "charge",         {Arg::Unit}},
    {Verb::Head,          "head",           {Arg::Unit}},
    {Verb::Resolve,       "resolve"},
    {Verb::Claim,         "claim"},
    {Verb::Decline,       "decline"},
    {Verb::Withdraw,      "withdraw",       {Arg::Unit}},
    {Verb::CounterCharge, "counter-charge", {Arg::Unit}},
    {Verb::Test,          "test",           {Arg::Unit}},
    {Verb::Lose,          "lose",           {Arg::Unit}},
    {Verb::Disorganise,   "disorganise",    {Arg::Unit}},
    {Verb::Retreat,       "retreat",        {Arg::Unit, Arg::HexOrOff}},
    {Verb::Accompany,     "accompany",      {Arg::Commander}},
    {Verb::Stay,          "stay",           {Arg::Commander}},
    {Verb::Advance,       "advance",        {Arg::Unit}},
    {Verb::Post,          "post",           {Arg::Commander, Arg::Unit}},
}};
// clang-format on

constexpr bool in_order_of_verbs() {
    for (std::size_t i = 0; i < kForms.size(); ++i)
        if (kForms[i].verb != static_cast<Verb>(i)) return false;
    return true;
}
static_assert(in_order_of_verbs());

constexpr std::array<std::string_view, 2> kCamps{"French", "Austrian"};
constexpr std::array<std::string_view, 4> kOrders{"offensive", "manoeuvre", "defensive",
                                                  "demoralised"};
constexpr std::array<std::string_view, 3> kArms{"infantry", "cavalry", "artillery"};
constexpr std::array<std::string_view, 6> kFacings{"N", "NE", "SE", "S", "SW", "NW"};

template <std::size_t N>
std::string_view word_of(const std::array<std::string_view, N>& list, std::uint8_t number) {
    return number < N ? list[number] : "?";
}

std::string name_of(const Board& board, UnitId unit) {
    if (unit.raw >= kUnits) return "?";
    return words::quoted(words::name_to_write(board.card(unit), board.units));
}

// Commanders and formations have one word, so they need no quotes.
std::string bare(const std::string& name) {
    return name.find(' ') == std::string::npos ? name : words::quoted(name);
}

std::string name_of(const Board& board, CommanderId commander) {
    if (commander.raw >= kCommanders) return "?";
    return bare(words::name_to_write(board.card(commander), board.commanders));
}

std::string name_of(const Board& board, FormationId formation) {
    if (formation.raw >= kFormations) return "?";
    return bare(words::name_to_write(board.card(formation), board.formations));
}

std::string name_of(const Board& board, HexId hex) {
    if (hex == kOffMap) return "off";
    return board.grid.exists(hex) ? std::string(std::string_view(board.grid.name(hex))) : "?";
}

// Where a unit and a commander share a name, the unit has it and the commander his key.
std::string name_of_piece(const Board& board, const Action& a) {
    if (a.commander.raw >= kCommanders) return name_of(board, a.unit);
    const auto& card = board.card(a.commander);
    const bool taken =
        std::ranges::any_of(board.units, [&](const auto& unit) { return unit.name == card.name; });
    return taken ? card.key : name_of(board, a.commander);
}

std::string written(const Board& board, Arg arg, const Action& a) {
    switch (arg) {
        case Arg::Die:
        case Arg::Points:
            return std::to_string(a.number);
        case Arg::OtherDie:
            return std::to_string(a.other);
        case Arg::Camp:
            return std::string(word_of(kCamps, a.number));
        case Arg::Unit:
            return name_of(board, a.unit);
        case Arg::Piece:
            return name_of_piece(board, a);
        case Arg::Helper:
            return a.commander == kNoCommander ? "" : "with " + name_of(board, a.commander);
        case Arg::Commander:
            return name_of(board, a.commander);
        case Arg::Formation:
            return name_of(board, FormationId{a.number});
        case Arg::Order:
            return std::string(word_of(kOrders, a.other));
        case Arg::Arm:
            return std::string(word_of(kArms, a.number));
        case Arg::Hex:
        case Arg::HexOrOff:
            return name_of(board, a.hex);
        case Arg::Facing:
            return std::string(word_of(kFacings, a.number));
        case Arg::None:
            break;
    }
    return {};
}

std::string_view wanted(Arg arg) {
    switch (arg) {
        case Arg::Die:
        case Arg::OtherDie:
            return "two dice such as 3 5";
        case Arg::Points:
            return "a number of points such as 2";
        case Arg::Camp:
            return "French or Austrian";
        case Arg::Unit:
            return "a unit such as \"Dampierre 1\"";
        case Arg::Piece:
            return "a unit or a commander such as \"Dampierre 1\"";
        case Arg::Helper:
            return "\"with\" and a commander, or nothing";
        case Arg::Commander:
            return "a commander such as Charles";
        case Arg::Formation:
            return "a formation such as Miranda";
        case Arg::Order:
            return "an order: offensive, manoeuvre or defensive";
        case Arg::Arm:
            return "an arm: infantry or artillery";
        case Arg::Hex:
            return "a hex such as 1205";
        case Arg::HexOrOff:
            return "a hex such as 1205, or off";
        case Arg::Facing:
            return "a direction: N, NE, SE, S, SW or NW";
        case Arg::None:
            break;
    }
    return "nothing";
}

class Reader {
 public:
    Reader(const Board& board, std::vector<words::Word> line)
        : board_(board), line_(std::move(line)) {}

    engine::Result<Action> read() {
        std::array<std::string_view, kVerbs> verbs;
        std::ranges::transform(kForms, verbs.begin(), &Form::words);
        const auto verb = line_.take_verb(verbs);
        if (!verb) return line_.no_such_verb(verbs, "march");
        form_ = &kForms[*verb];
        action_.verb = form_->verb;
        for (const Arg arg : form_->args) {
            if (arg == Arg::None || (arg == Arg::Helper && line_.done())) continue;
            if (auto wrong = line_.done() ? wants(arg) : read(arg)) return *wrong;
        }
        if (!line_.done())
            return Mistake{"", words::quoted(line_.word()) + " is one word too many"};
        return action_;
    }

 private:
    using Wrong = std::optional<Mistake>;

    Wrong wants(Arg arg) const {
        return Mistake{"", words::quoted(form_->words) + " wants " + std::string(wanted(arg))};
    }

    Wrong read(Arg arg) {
        switch (arg) {
            case Arg::Die:
                return take(arg, line_.take_number(1, 6), action_.number);
            case Arg::OtherDie:
                return take(arg, line_.take_number(1, 6), action_.other);
            case Arg::Points:
                return take(arg, line_.take_number(0, 255), action_.number);
            case Arg::Camp:
                return take(arg, line_.take_one_of(kCamps), action_.number);
            case Arg::Order:
                return take(arg, line_.take_one_of(kOrders), action_.other);
            case Arg::Arm:
                return take(arg, line_.take_one_of(kArms), action_.number);
            case Arg::Facing:
                return take(arg, line_.take_one_of(kFacings), action_.number);
            case Arg::Hex:
            case Arg::HexOrOff:
                return hex(arg);
            case Arg::Unit:
                return name("unit", board_.units, action_.unit.raw);
            case Arg::Helper:
                if (!line_.take_word("with") || line_.done()) return wants(arg);
                [[fallthrough]];
            case Arg::Commander:
                return name("commander", board_.commanders, action_.commander.raw);
            case Arg::Formation:
                return name("formation", board_.formations, action_.number);
            case Arg::Piece:
                return piece();
            case Arg::None:
                break;
        }
        return {};
    }

    Wrong take(Arg arg, std::optional<std::uint8_t> value, std::uint8_t& out) {
        if (!value) return wants(arg);
        out = *value;
        return {};
    }

    Wrong hex(Arg arg) {
        if (arg == Arg::HexOrOff && line_.take_word("off")) {
            action_.hex = kOffMap;
            return {};
        }
        const std::string& typed = line_.word();
        const auto digit = [](char c) { return c >= '0' && c <= '9'; };
        if (typed.size() != 4 || !std::ranges::all_of(typed, digit)) return wants(arg);
        action_.hex = board_.grid.parse(typed);
        if (action_.hex == kNoHex) return Mistake{"", "there is no hex " + typed + " on this map"};
        line_.skip();
        return {};
    }

    template <class Cards>
    Wrong name(std::string_view kind, const Cards& cards, std::uint8_t& out) {
        const words::Found found = line_.take_name(cards);
        if (!found) return line_.no_such(kind, cards);
        out = static_cast<std::uint8_t>(found.index);
        return {};
    }

    Wrong piece() {
        for (std::size_t count = line_.most_words(); count > 0; --count) {
            const auto unit = words::find(board_.units, line_.next(count));
            const auto commander = words::find(board_.commanders, line_.next(count));
            if (!unit && !commander) continue;
            line_.skip(count);
            if (unit.fit >= commander.fit)
                action_.unit.raw = static_cast<std::uint8_t>(unit.index);
            else
                action_.commander.raw = static_cast<std::uint8_t>(commander.index);
            return {};
        }
        return line_.no_such("unit or commander", board_.units, board_.commanders);
    }

    const Board& board_;
    words::Line line_;
    const Form* form_ = nullptr;
    Action action_{};
};

}  // namespace

std::string notation(const Board& board, const Action& action) {
    if (static_cast<int>(action.verb) >= kVerbs) return "?";
    const Form& form = kForms[static_cast<std::size_t>(action.verb)];
    std::string line(form.words);
    for (const Arg arg : form.args)
        if (const std::string text = written(board, arg, action); !text.empty()) line += ' ' + text;
    return line;
}

engine::Result<Action> parse(const Board& board, std::string_view line) {
    auto split = words::words(line);
    if (const auto* wrong = engine::mistake(split)) return *wrong;
    return Reader(board, std::get<0>(std::move(split))).read();
}

}  // namespace levee::neerwinden
