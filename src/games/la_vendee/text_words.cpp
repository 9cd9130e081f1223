// Names, sides, troops: what the sentences of this game are put together of.
#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/text.h"

namespace levee::la_vendee::words {

namespace {

constexpr std::array<Sentence, kSides> kSideNames{
    {{"the Royalists", "les Royalistes"}, {"the Republicans", "les Républicains"}}};
constexpr std::array<Sentence, kTroops> kTroopNames{{{"infantry", "infanterie"},
                                                     {"cavalry", "cavalerie"},
                                                     {"artillery", "artillerie"},
                                                     {"irregulars", "irréguliers"},
                                                     {"infantry", "infanterie"},
                                                     {"cavalry", "cavalerie"},
                                                     {"artillery", "artillerie"}}};
constexpr std::array<Sentence, kSides> kOfCorps{
    {{"British {troop}", "{troop} britannique"}, {"{troop} of Mayence", "{troop} de Mayence"}}};
constexpr Sentence kCounter{"counter {number}", "le pion {number}"};
constexpr std::array<Sentence, kSides> kFortresses{
    {{"the Royalist fortress", "la forteresse royaliste"},
     {"the Republican fortress", "la forteresse républicaine"}}};
constexpr std::array<Sentence, kSides> kGarrisons{
    {{"the Royalist garrison", "la garnison royaliste"},
     {"the Republican garrison", "la garnison républicaine"}}};
constexpr std::array<Sentence, kSides> kIrregulars{
    {{"the Royalist irregulars and detachments", "les irréguliers et détachements royalistes"},
     {"the Republican irregulars and detachments",
      "les irréguliers et détachements républicains"}}};
constexpr std::array<Sentence, kSides> kIrregularMen{
    {{"Chouan", "Chouan"}, {"Garde nationale", "garde national"}}};
constexpr std::array<Sentence, kSides> kIrregularsMen{
    {{"Chouans", "Chouans"}, {"Garde nationale", "gardes nationaux"}}};
constexpr Sentence kPoints{"{n} {troop}", "{n} PF {de troop}"};
constexpr Sentence kNobody{"nobody", "personne"};

}  // namespace

std::string side(Side side, Language language) {
    return std::string(engine::wording::pick(kSideNames, side, language));
}
std::string name(const Board& board, ArmyId army, bool face_down, Language language) {
    const int raw = army.raw % kFaceDown;
    if (face_down || (army.raw >= kFaceDown && army.raw < 2 * kFaceDown))
        return say(kCounter, language, [&](std::string_view) { return std::to_string(raw + 1); });
    if (army.raw >= board.armies.size()) return "?";
    return board.armies[army.raw].name.in(language);
}
std::string the_army(const Board& board, ArmyId army, Language language) {
    const std::string plain = name(board, army, false, language);
    if (language == Language::English) return "the " + plain;
    constexpr std::string_view kArmy{"Armée"};
    if (plain.starts_with(kArmy)) return "l’armée" + plain.substr(kArmy.size());
    constexpr std::string_view kCorps{"Corps"};
    return plain.starts_with(kCorps) ? "le corps" + plain.substr(kCorps.size()) : "le " + plain;
}
std::string the_counter(const Board& board, const State& s, ArmyId army, Language language) {
    const ArmyId counter{static_cast<std::uint8_t>(army.raw % kFaceDown)};
    const bool named_by_number = army.raw >= kFaceDown && army != kNoArmy;
    if (!s.options.dummies && !named_by_number) return the_army(board, army, language);
    const std::string number = name(board, counter, true, language);
    if (counter.raw >= kArmyRoom || !s.armies[counter].shown) return number;
    return the_army(board, s.armies[counter].card, language) + " (" + number + ")";
}
std::string called(const Subject& about, ArmyId army, Language language) {
    return about.by_number ? name(about.board, army, true, language)
                           : the_counter(about.board, about.v, army, language);
}
std::string force(const Subject& about, Target kind, ArmyId army, Side side, Language language) {
    if (army != kNoArmy) return called(about, army, language);
    const auto& names = kind == Target::Fortress ? kFortresses
                        : kind == Target::Inside ? kGarrisons
                                                 : kIrregulars;
    return std::string(engine::wording::pick(names, side, language));
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
    std::string arm{engine::wording::pick(kTroopNames, troop, language)};
    if (troop == kNoTroop || !is_corps(troop)) return arm;
    return say(kOfCorps[index(side) % kSides], language, [&](std::string_view) { return arm; });
}
std::string points(int number, Troop kind, Side side, Language language) {
    if (kind == Troop::Irregulars)
        return std::to_string(number) + " " +
               std::string(engine::wording::pick(number == 1 ? kIrregularMen : kIrregularsMen, side,
                                                 language));
    return say(kPoints, language, [&](std::string_view slot) {
        return slot == "n" ? std::to_string(number) : troop(kind, side, language);
    });
}
std::string force(const Points& points, Side side, Language language) {
    std::string text;
    for (const Troop troop : kAllTroops)
        if (const int n = points[index(troop)]; n > 0)
            text += (text.empty() ? "" : ", ") + words::points(n, troop, side, language);
    return text.empty() ? std::string(kNobody.in(language)) : text;
}
std::string faces(const Dice& dice) {
    std::string text;
    for (const auto face : dice.faces)
        if (face > 0) text += (text.empty() ? "" : " ") + std::to_string(face);
    return text;
}
std::string count(int number, const Sentence& noun, Language language) {
    return engine::wording::counted(number, noun.in(language));
}

}  // namespace levee::la_vendee::words
