#include "games/for_god_and_king/notation.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/notation.h"

namespace levee::fgfk {

namespace {

using engine::Mistake;
namespace words = engine::notation;

// What may follow a verb, each with the field of Action it fills.
enum class Arg : std::uint8_t {
    None,
    Dice,  // one or two
    Incident,
    Event,
    General,
    Force,
    Piece,  // a general, or a number of points and their force
    Points,
    Army,
    Turn,
    Area,
    AreaOrPool,  // an area, or `reinforcements`
    AreaOrHere,  // an area, or `here`
};

struct Form {
    Verb verb;
    std::string_view words;
    std::array<Arg, 2> args{};
};

// clang-format off
constexpr std::array<Form, kVerbs> kForms{{
    {Verb::Roll,      "roll",        {Arg::Dice}},
    {Verb::Draw,      "draw",        {Arg::Incident}},
    {Verb::Lot,       "lot",         {Arg::General}},
    {Verb::Play,      "play",        {Arg::Event}},
    {Verb::Done,      "done"},
    {Verb::Decline,   "decline"},
    {Verb::Pay,       "pay",         {Arg::Force, Arg::AreaOrPool}},
    {Verb::Ship,      "ship",        {Arg::Force, Arg::AreaOrPool}},
    {Verb::Land,      "land",        {Arg::Area}},
    {Verb::Join,      "join",        {Arg::Army}},
    {Verb::Keep,      "keep",        {Arg::General}},
    {Verb::Note,      "note",        {Arg::Area, Arg::Turn}},
    {Verb::Arm,       "arm",         {Arg::Army}},
    {Verb::Place,     "place",       {Arg::Piece, Arg::Area}},
    {Verb::SetUpRest, "set-up-rest"},
    {Verb::Seize,     "seize"},
    {Verb::Yield,     "yield"},
    {Verb::Activate,  "activate",    {Arg::Area}},
    {Verb::Pass,      "pass"},
    {Verb::Preempt,   "preempt",     {Arg::Area}},
    {Verb::Take,      "take",        {Arg::Piece}},
    {Verb::TakeAll,   "take-all"},
    {Verb::Go,        "go"},
    {Verb::To,        "to",          {Arg::Area}},
    {Verb::Drop,      "drop",        {Arg::Piece}},
    {Verb::PickUp,    "pick-up",     {Arg::Piece}},
    {Verb::Halt,      "halt"},
    {Verb::March,     "march",       {Arg::Area}},
    {Verb::Fight,     "fight"},
    {Verb::Withdraw,  "withdraw"},
    {Verb::Resolve,   "resolve"},
    {Verb::Lose,      "lose",        {Arg::Points, Arg::AreaOrHere}},
    {Verb::Retreat,   "retreat",     {Arg::Area}},
    {Verb::Pursue,    "pursue",      {Arg::Area}},
    {Verb::Desert,    "desert",      {Arg::Points, Arg::Area}},
    {Verb::Excuse,    "excuse",      {Arg::General}},
}};
// clang-format on

constexpr bool in_order_of_verbs() {
    for (std::size_t i = 0; i < kForms.size(); ++i)
        if (kForms[i].verb != static_cast<Verb>(i)) return false;
    return true;
}
static_assert(in_order_of_verbs());

constexpr std::array<std::string_view, kVerbs> verb_words() {
    std::array<std::string_view, kVerbs> list;
    for (std::size_t i = 0; i < list.size(); ++i) list[i] = kForms[i].words;
    return list;
}
constexpr std::array<std::string_view, kVerbs> kVerbWords = verb_words();

constexpr std::string_view kReinforcements = "reinforcements";
constexpr std::string_view kHere = "here";
constexpr std::array<std::string_view, kForces> kForceWords{
    "Anjou",     "Chouans", "Centre", "Bas-Poitou",  "Loroux",   "Émigrés",
    "Deserters", "Nantes",  "Saumur", "La-Rochelle", "Mayençais"};
constexpr std::array<std::string_view, kArmies> kArmyWords{
    "Anjou", "Centre", "Bas-Poitou", "Loroux", "Nantes", "Saumur", "La-Rochelle", "Mayençais"};
constexpr std::array<std::string_view, kEvents> kEventWords{
    "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E11", "E12", "E13", "E14", "E15"};
constexpr std::array<std::string_view, kIncidents> kIncidentWords{
    "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "T11", "T12"};

template <std::size_t N, class Number>
std::string word_of(const std::array<std::string_view, N>& list, Number number) {
    const auto index = static_cast<std::size_t>(number);
    return index < N ? std::string(list[index]) : "?";
}

std::string name_of(const Board& board, GeneralId general) {
    if (general.raw >= kGenerals) return "?";
    const std::string& name = words::name_to_write(board.card(general), board.generals);
    return name.find_first_of(" '") == std::string::npos ? name : words::quoted(name);
}

std::string name_of(const Board& board, AreaId area) {
    return area.raw < board.areas.size() ? board.card(area).key : "?";
}

std::string points_of(const Action& a) {
    return std::to_string(a.number) + " " + word_of(kForceWords, a.force);
}

std::string written(const Board& board, Arg arg, const Action& a) {
    switch (arg) {
        case Arg::Dice:
            return std::to_string(a.number) + (a.other == 0 ? "" : " " + std::to_string(a.other));
        case Arg::Incident:
            return word_of(kIncidentWords, a.number);
        case Arg::Event:
            return word_of(kEventWords, a.event);
        case Arg::General:
            return name_of(board, a.general);
        case Arg::Force:
            return word_of(kForceWords, a.force);
        case Arg::Piece:
            return a.has_force() ? points_of(a) : name_of(board, a.general);
        case Arg::Points:
            return points_of(a);
        case Arg::Army:
            return word_of(kArmyWords, a.number);
        case Arg::Turn:
            return std::to_string(a.number);
        case Arg::Area:
            return name_of(board, a.area);
        case Arg::AreaOrPool:
            return a.area == kNoArea ? std::string(kReinforcements) : name_of(board, a.area);
        case Arg::AreaOrHere:
            return a.area == kNoArea ? std::string(kHere) : name_of(board, a.area);
        case Arg::None:
            break;
    }
    return {};
}

std::string_view wanted(Arg arg) {
    switch (arg) {
        case Arg::Dice:
            return "one die or two such as 3 5";
        case Arg::Incident:
            return "a tactical incident: T1 to T12";
        case Arg::Event:
            return "an event: E1 to E15";
        case Arg::General:
            return "a general such as Charette";
        case Arg::Force:
            return "a force such as Nantes or La-Rochelle";
        case Arg::Piece:
            return "a general such as Charette, or points such as 5 Anjou";
        case Arg::Points:
            return "points such as 5 Anjou";
        case Arg::Army:
            return "an army such as Anjou or La-Rochelle";
        case Arg::Turn:
            return "a turn: 1 to 8";
        case Arg::Area:
            return "an area such as CHO or Cholet";
        case Arg::AreaOrPool:
            return "an area such as NAN, or reinforcements";
        case Arg::AreaOrHere:
            return "an area such as CHO, or here";
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
        const auto verb = line_.take_verb(kVerbWords);
        if (!verb) return line_.no_such_verb(kVerbWords, "activate");
        form_ = &kForms[*verb];
        action_.verb = form_->verb;
        for (const Arg arg : form_->args) {
            if (arg == Arg::None) continue;
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
            case Arg::Dice:
                return dice();
            case Arg::Incident:
                return take(arg, line_.take_one_of(kIncidentWords), action_.number);
            case Arg::Event:
                return take(arg, line_.take_one_of(kEventWords), action_.event);
            case Arg::General:
                return general();
            case Arg::Force:
                return take(arg, line_.take_one_of(kForceWords), action_.force);
            case Arg::Piece:
                return begins_with_digit() ? points(arg) : general();
            case Arg::Points:
                return points(arg);
            case Arg::Army:
                return take(arg, line_.take_one_of(kArmyWords), action_.number);
            case Arg::Turn:
                return take(arg, line_.take_number(1, kTurns + 1), action_.number);
            case Arg::Area:
                return area(arg);
            case Arg::AreaOrPool:
                return line_.take_word(kReinforcements) ? Wrong{} : area(arg);
            case Arg::AreaOrHere:
                return line_.take_word(kHere) ? Wrong{} : area(arg);
            case Arg::None:
                break;
        }
        return {};
    }

    template <class Out>
    Wrong take(Arg arg, std::optional<std::uint8_t> value, Out& out) {
        if (!value) return wants(arg);
        out = static_cast<Out>(*value);
        return {};
    }

    Wrong dice() {
        if (auto wrong = take(Arg::Dice, line_.take_number(1, 6), action_.number)) return wrong;
        if (line_.done()) return {};
        return take(Arg::Dice, line_.take_number(1, 6), action_.other);
    }

    bool begins_with_digit() const {
        const std::string& word = line_.word();
        return !word.empty() && word[0] >= '0' && word[0] <= '9';
    }

    Wrong points(Arg arg) {
        if (auto wrong = take(arg, line_.take_number(0, 255), action_.number)) return wrong;
        return take(arg, line_.take_one_of(kForceWords), action_.force);
    }

    Wrong general() {
        const words::Found found = line_.take_name(board_.generals);
        if (!found) return line_.no_such("general", board_.generals);
        action_.general.raw = static_cast<std::uint8_t>(found.index);
        return {};
    }

    Wrong area(Arg arg) {
        // A key is what is written, so it comes before any name.
        action_.area = find_area(board_, line_.word());
        if (action_.area != kNoArea) {
            line_.skip();
            return {};
        }
        if (begins_with_digit()) return wants(arg);
        const words::Found found = line_.take_name(board_.areas);
        if (!found) return line_.no_such("area", board_.areas);
        action_.area.raw = static_cast<std::uint8_t>(found.index);
        return {};
    }

    const Board& board_;
    words::Line line_;
    const Form* form_ = nullptr;
    Action action_{};
};

}  // namespace

std::string_view force_word(Force force) {
    return index(force) < kForces ? kForceWords[index(force)] : "?";
}

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

}  // namespace levee::fgfk
