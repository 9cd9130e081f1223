// Names, questions, choices, endings; what happened is in facts.cpp.
#include "games/la_vendee/text.h"

#include "engine/text/prompts.h"
#include "engine/text/verb_words.h"
#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/verbs.h"

namespace levee::la_vendee {

namespace {

using engine::wording::say;
using Row = engine::prompts::Row<Business, engine::prompts::Always>;

// clang-format off
constexpr std::array kQuestions{
    Row{Business::SetUp, {}, "13.0", {"set up", "placer ses forces"}},
    Row{Business::Succession, {}, "10.3", {"replace leaders", "remplacer des chefs"}},
    Row{Business::British, {}, "12.1", {"choose where the British land", "choisir où débarquent les Britanniques"}},
    Row{Business::Placing, {}, "4.1", {"place reinforcements", "placer des renforts"}},
    Row{Business::Arrival, {}, "4.2", {"choose where {army} comes in", "choisir où arrive {army}"}},
    Row{Business::Transfers, {}, "4.3", {"transfer points between armies", "échanger des points entre armées"}},
    Row{Business::Irregulars, {}, "5.2", {"move irregulars and detachments, and fire", "déplacer irréguliers et détachements, et tirer"}},
    Row{Business::Withdrawal, {}, "6.6", {"say where the irregulars of {area} go", "dire où vont les irréguliers de {area}"}},
    Row{Business::CardPlay, {}, "7.3", {"play a card", "jouer une carte"}},
    Row{Business::Card, {}, "7.1", {"carry out {card}", "appliquer {card}"}},
    Row{Business::Look, {}, "5.3.3", {"choose a card to discard", "choisir une carte à défausser"}},
    Row{Business::March, {}, "5.3", {"march {army}", "faire marcher {army}"}},
    Row{Business::Battle, {}, "8.2", {"go on with the battle in {area}", "poursuivre le combat : {area}"}},
    Row{Business::Volley, {}, "8.3", {"roll dice again, or not", "relancer des dés, ou non"}},
    Row{Business::Losses, {}, "8.6", {"choose what is lost", "choisir les pertes"}},
    Row{Business::Retreat, {}, "10.2", {"choose where {army} retreats", "choisir où se replie {army}"}},
    Row{Business::Window, {}, "7.5", {"play a card at any time, or pass", "jouer une carte à tout moment, ou passer"}},
    Row{Business::Desertion, {}, "16.1", {"say whom the deserters join", "dire qui les déserteurs rejoignent"}},
};
constexpr std::array kRolls{
    Row{Business::Reinforce, {}, "4.2", {"Dice for regulars.", "Dés pour les réguliers."}},
    Row{Business::British, {}, "12.2b", {"A die for British reinforcements.", "Un dé pour les renforts britanniques."}},
    Row{Business::Draw, {}, "7.0", {"A card is drawn.", "On tire une carte."}},
    Row{Business::Card, {}, "15.0", {"A die for {card}.", "Un dé pour {card}."}},
    Row{Business::Battle, {}, "8.7", {"Dice for the battle in {area}.", "Dés pour le combat : {area}."}},
    Row{Business::Volley, {}, "8.3", {"Dice of a volley.", "Dés d’une salve."}},
    Row{Business::Leaders, {}, "10.3.1", {"A die for {leader}.", "Un dé pour {leader}."}},
    Row{Business::Desertion, {}, "16.1", {"A die for desertions.", "Un dé pour les désertions."}},
};
// clang-format on
static_assert(engine::prompts::slots_are_known(kQuestions, words::kSubjectSlots));
static_assert(engine::prompts::slots_are_known(kRolls, words::kSubjectSlots));

constexpr std::array<Sentence, kSides> kSideNames{
    {{"the Royalists", "les Royalistes"}, {"the Republicans", "les Républicains"}}};
constexpr std::array<Sentence, kSides> kSeats{
    {{"Royalist", "Royaliste"}, {"Republican", "Républicain"}}};
constexpr std::array<Sentence, kTroops> kTroopNames{{{"infantry", "infanterie"},
                                                     {"cavalry", "cavalerie"},
                                                     {"artillery", "artillerie"},
                                                     {"irregulars", "irréguliers"},
                                                     {"infantry", "infanterie"},
                                                     {"cavalry", "cavalerie"},
                                                     {"artillery", "artillerie"}}};
constexpr std::array<Sentence, kVictories> kEndings{
    {{"A decisive Royalist victory.", "Victoire royaliste décisive."},
     {"A marginal Royalist victory.", "Victoire royaliste marginale."},
     {"A draw: the rising lives through the winter.",
      "Partie nulle : le soulèvement passe l’hiver."},
     {"A marginal Republican victory.", "Victoire républicaine marginale."},
     {"A decisive Republican victory.", "Victoire républicaine décisive."}}};

Subject subject_of(const Board& board, const State& s, const Frame& f) {
    return {.board = board,
            .face_down = s.options.dummies,
            .side = f.side,
            .army = f.army,
            .other = f.target,
            .leader = f.leader,
            .card = f.card,
            .troop = f.troop,
            .number = f.points,
            .area = f.area,
            .from = f.from};
}

// A choice: an action with what it is about.
struct Offer : Subject {
    const Action& a;
};
using OfferSlot = engine::wording::Slot<Offer>;
constexpr std::array kOfferSlots{
    OfferSlot{"number", [](const Offer& t, Language) { return std::to_string(t.a.number); }},
    OfferSlot{"other", [](const Offer& t, Language) { return std::to_string(t.a.other); }},
    OfferSlot{"dice",
              [](const Offer& t, Language) {
                  std::string text;
                  for (const auto face : t.a.dice().faces)
                      if (face > 0) text += (text.empty() ? "" : " ") + std::to_string(face);
                  return text;
              }},
};

}  // namespace

namespace words {

std::string side(Side side, Language language) {
    return std::string(engine::wording::pick(kSideNames, side, language));
}
std::string name(const Board& board, ArmyId army, bool face_down, Language language) {
    const int raw = army.raw % kFaceDown;
    if (face_down || (army.raw >= kFaceDown && army.raw < 2 * kFaceDown))
        return (language == Language::French ? "le pion " : "counter ") + std::to_string(raw + 1);
    return army.raw < board.armies.size() ? board.armies[army.raw].name.in(language) : "?";
}
std::string name(const Board& board, LeaderId leader) {
    return leader.raw < board.leaders.size() ? board.leaders[leader.raw].name : "?";
}
std::string name(const Board& board, AreaId area) {
    return area.raw < board.areas.size() ? board.areas[area.raw].name : "?";
}
std::string card(const Board& board, CardId card, Language language) {
    if (card.raw >= kCards) return "?";
    return board.cards[card.raw].key + " " + board.cards[card.raw].title.in(language);
}
std::string troop(Troop troop, Side side, Language language) {
    if (troop == Troop::Irregulars) return side == Side::Royalist ? "Chouans" : "Garde nationale";
    return std::string(engine::wording::pick(kTroopNames, troop, language));
}
std::string points(int number, Troop kind, Side side, Language language) {
    return std::to_string(number) + " " + troop(kind, side, language);
}

}  // namespace words

engine::Choice prompt(const Rules& rules, const State& view, SeatId viewer, Language language) {
    const engine::Actor actor = rules.actor(view);
    if (actor.is_over()) return {"", ending(rules, view, language)->text, "14.0"};
    const Frame& f = engine::prompts::frame(view, actor.is_chance() ? 1 : 0);
    const Subject about = subject_of(rules.board(), view, f);
    const auto* row = actor.is_chance() ? engine::prompts::find(kRolls, f.business)
                                        : engine::prompts::find(kQuestions, f.business);
    if (row == nullptr) return {};
    const std::string text = say(row->text, language, about, words::kSubjectSlots);
    if (actor.is_chance()) return {"", text, row->rule};
    return {"",
            engine::prompts::asked_of(words::side(f.side, language), viewer == actor.seat, text,
                                      language),
            row->rule};
}

engine::Choice choice(const Rules& rules, const State& s, const Action& action, Language language) {
    const auto* row = verb_book().row(action);
    if (row == nullptr) return {};
    const Frame& f = engine::prompts::frame(s, 0);
    const Offer offer{{.board = rules.board(),
                       .face_down = s.options.dummies,
                       .side = f.side,
                       .army = action.army,
                       .other = action.other_army(),
                       .leader = action.leader,
                       .successor = action.other_leader(),
                       .card = action.card(),
                       .troop = action.troop,
                       .number = action.number,
                       .area = action.area},
                      action};
    return {verb_book().notation(rules.board(), action),
            say(row->sentence, language, offer, kOfferSlots, words::kSubjectSlots), row->rule};
}

engine::Modifier modifier(const Event& event, Language language) {
    constexpr Sentence kToHit{"to hit", "pour toucher"};
    constexpr Sentence kOther{"modifier", "modificateur"};
    const Sentence& what = event.fact == Fact::ToHit ? kToHit : kOther;
    return {event.rule, std::string(what.in(language)), event.a};
}

std::string result(const Event& event, Language language) {
    return engine::wording::counted(event.a, language == Language::French ? "touche" : "hit");
}

std::optional<engine::Ending> ending(const Rules& /*rules*/, const State& s, Language language) {
    if (!over(s)) return {};
    std::optional<engine::SideId> winner;
    if (s.victory < Victory::Draw) winner = engine::SideId{0};
    if (s.victory > Victory::Draw) winner = engine::SideId{1};
    return engine::Ending{winner, std::string(engine::wording::pick(kEndings, s.victory, language)),
                          "14.0"};
}

std::string seat_name(const State& /*s*/, SeatId seat, Language language) {
    return engine::wording::seat_name(kSeats, seat.raw, language);
}

}  // namespace levee::la_vendee
