// How a game ends, what odds are made of, and who sits there.
#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/text.h"

namespace levee::la_vendee {

namespace endings {

namespace {

constexpr std::array<Sentence, kSides> kSeats{
    {{"Royalist", "Royaliste"}, {"Republican", "Républicain"}}};
constexpr std::array<Sentence, kVictories> kVictoryNames{
    {{"A decisive Royalist victory", "Victoire royaliste décisive"},
     {"A marginal Royalist victory", "Victoire royaliste marginale"},
     {"A draw", "Partie nulle"},
     {"A marginal Republican victory", "Victoire républicaine marginale"},
     {"A decisive Republican victory", "Victoire républicaine décisive"}}};
constexpr Sentence kByPoints{"{victory}: {royalist} points to {republican}.",
                             "{victory} : {royalist} points à {republican}."};
constexpr Sentence kSuddenly{"{victory}, won before the end, in {month}.",
                             "{victory}, acquise avant la fin, en {month}."};

constexpr std::array<Sentence, 5> kReasons{
    {{"irregular points beyond the first", "points irréguliers au-delà du premier"},
     {"pinned army", "armée fixée"},
     {"card", "carte"},
     {"siege train: more dice", "équipage de siège : dés en plus"},
     {"Bonaparte: more dice", "Bonaparte : dés en plus"}}};
constexpr Sentence kToHitAlone{"needed to hit", "nécessaire pour toucher"};

}  // namespace

}  // namespace endings

engine::Modifier modifier(const Event& event, Language language) {
    using namespace endings;
    const Sentence& what = event.fact == Fact::ToHit
                               ? kToHitAlone
                               : kReasons[static_cast<std::size_t>(event.b) % kReasons.size()];
    return {event.rule, std::string(what.in(language)), event.a};
}

std::string result(const Event& event, Language language) {
    constexpr Sentence kHit{"hit", "touche"};
    return words::count(event.a, kHit, language);
}

std::optional<engine::Ending> ending(const Rules& rules, const State& s, Language language) {
    using namespace endings;
    if (!over(s)) return {};
    std::optional<engine::SideId> winner;
    if (s.victory < Victory::Draw) winner = engine::SideId{0};
    if (s.victory > Victory::Draw) winner = engine::SideId{1};
    const Board& board = rules.board();
    const auto slot = [&](std::string_view name) {
        if (name == "victory")
            return std::string(engine::wording::pick(kVictoryNames, s.victory, language));
        if (name == "month") {
            const std::size_t month = s.turn >= 1 && s.turn <= kTurns ? s.turn - 1U : 0U;
            std::string text = board.scenario.months[month].in(language);
            // French months are no proper names.
            if (language == Language::French && !text.empty() && text[0] >= 'A' && text[0] <= 'Z')
                text[0] = static_cast<char>(text[0] - 'A' + 'a');
            return text;
        }
        return std::to_string(
            victory_points(board, s, name == "royalist" ? Side::Royalist : Side::Republican));
    };
    return engine::Ending{winner, words::say(s.sudden ? kSuddenly : kByPoints, language, slot),
                          s.sudden ? "14.3" : "14.2"};
}

std::string seat_name(const State& /*s*/, SeatId seat, Language language) {
    return engine::wording::seat_name(endings::kSeats, seat.raw, language);
}

}  // namespace levee::la_vendee
