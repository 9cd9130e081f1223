// What never changes in a game, for the page. All places are those of the drawn sheet.
#include <fmt/format.h>

#include "games/la_vendee/entry.h"
#include "games/la_vendee/map.h"
#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/wire.h"

namespace levee::la_vendee {

namespace wire {

std::string nation(Side side, Troop troop) {
    if (side == Side::Royalist && is_corps(troop)) return "english";
    return std::string(kCamps[index(side)].nation);
}
std::string nation(const Board& board, ArmyId card) {
    const bool british = card.raw < board.armies.size() && card == board.british;
    return british ? "english" : std::string(kCamps[index(board.side(card))].nation);
}

std::string piece_id(const Board& board, const State& s, ArmyId counter) {
    return s.options.dummies ? fmt::format("#{}", counter.raw + 1) : board.card(counter).key;
}
std::string piece_id(const Board& board, LeaderId leader) {
    return engine::notation::name_to_write(board.card(leader), board.leaders);
}
std::string card_id(CardId card) { return std::to_string(card.raw + 1); }

}  // namespace wire

namespace {

namespace page = engine::page;
using engine::page::Facts;

// --- spaces -------------------------------------------------------------------------------------

Facts facts_of(const Board& board, AreaId area, Language language) {
    constexpr Sentence kHome{"Home", "Pays"};
    constexpr Sentence kBorder{"Army border", "Limite d’armée"};
    constexpr std::array<Sentence, kBorders> kBorderNames{
        {{"", ""}, {"Anjou", "Anjou"}, {"Centre", "Centre"}, {"Bas-Poitou", "Bas-Poitou"}}};
    constexpr Sentence kFortress{"Fortress", "Forteresse"};
    constexpr Sentence kAtStart{"{} at the start", "{} au départ"};
    constexpr Sentence kBank{"Bank of the Loire", "Rive de la Loire"};
    constexpr std::array<Sentence, 3> kBanks{
        {{"north", "nord"}, {"south", "sud"}, {"off the map", "hors de la carte"}}};
    constexpr Sentence kCrossings{"Across the Loire", "Par-delà la Loire"};
    constexpr Sentence kCoast{"Coast", "Côte"};
    constexpr Sentence kEdge{"East edge", "Bord est"};
    constexpr Sentence kYes{"yes", "oui"};
    const page::Speaker in{language};
    const AreaCard& card = board.card(area);
    Facts facts{in.fact(kHome, wire::camp(card.home, language))};
    if (card.border != Border::None)
        facts.push_back(in.fact(kBorder, in(kBorderNames[index(card.border)])));
    if (card.fortress)
        facts.push_back(in.fact(kFortress, fmt::format(fmt::runtime(in(kAtStart)),
                                                       wire::camp(card.fortress_start, language))));
    facts.push_back(in.fact(kBank, in(kBanks[static_cast<std::size_t>(card.bank)])));
    std::string across;
    for (const AreaId other : board.across[area])
        across += (across.empty() ? "" : ", ") + board.card(other).name;
    if (!across.empty()) facts.push_back(in.fact(kCrossings, across));
    if (card.ocean) facts.push_back(in.fact(kCoast, in(kYes)));
    if (card.east_edge) facts.push_back(in.fact(kEdge, in(kYes)));
    return facts;
}

std::vector<page::Space> spaces(const drawing::Sheet& sheet, Language language) {
    const Board& board = sheet.board();
    std::vector<page::Space> list;
    for (const AreaId area : board.map.all())
        list.push_back(page::space(board.card(area).key, board.card(area).name,
                                   sheet.standing(area), sheet.border(area),
                                   facts_of(board, area, language)));
    return list;
}

// --- counters and cards -------------------------------------------------------------------------

std::vector<page::Face> faces(const Board& board, Language language) {
    constexpr Sentence kName{"Name", "Nom"};
    constexpr Sentence kReserve{"Replaces army commanders", "Remplace des chefs d’armée"};
    constexpr Sentence kYes{"yes", "oui"};
    const page::Speaker in{language};
    std::vector<page::Face> list;
    for (std::uint8_t raw = 0; raw < board.leaders.size(); ++raw) {
        const LeaderCard& card = board.leaders[raw];
        Facts facts{in.fact(kName, card.full_name)};
        if (card.reserve) facts.push_back(in.fact(kReserve, in(kYes)));
        const bool british = card.army == board.british;
        list.push_back({.id = wire::piece_id(board, LeaderId{raw}),
                        .name = card.name,
                        .side = static_cast<int>(card.side),
                        .nation = british ? "english" : wire::nation(card.side, Troop::Infantry),
                        .kind = "leader",
                        .facts = std::move(facts)});
    }
    return list;
}

// How many armies go how far, and what else the card does.
std::string told(const CardCard& card, Language language) {
    constexpr Sentence kNobody{"No army moves.", "Aucune armée n’avance."};
    constexpr Sentence kAll{"All armies move, {} each.", "Toutes les armées avancent, {} chacune."};
    constexpr Sentence kOne{"One army moves {}.", "Une armée avance de {}."};
    constexpr Sentence kSome{"{1} armies move, {0} each.", "{1} armées avancent, {0} chacune."};
    constexpr Sentence kRegion{"one region", "une région"};
    constexpr Sentence kRegions{"{} regions", "{} régions"};
    constexpr Sentence kAnyTime{"At any time.", "À tout moment."};
    const page::Speaker in{language};
    std::string text;
    if (card.armies == 0) {
        text = in(kNobody);
    } else {
        const std::string far =
            card.regions == 1 ? in(kRegion) : fmt::format(fmt::runtime(in(kRegions)), card.regions);
        const Sentence& words = card.armies == kAllArmies ? kAll : card.armies == 1 ? kOne : kSome;
        text = fmt::format(fmt::runtime(in(words)), far, card.armies);
    }
    if (const std::string effect = card_effect(card, language); !effect.empty())
        text += " " + effect;
    if (card.any_time) text += " " + in(kAnyTime);
    return text;
}

std::vector<page::Card> cards(const Board& board, Language language) {
    std::vector<page::Card> list;
    for (std::uint8_t raw = 0; raw < kCards; ++raw) {
        const CardCard& card = board.cards[raw];
        list.push_back({.id = wire::card_id(CardId{raw}),
                        .name = std::string(card.title.in(language)),
                        .text = told(card, language),
                        .rule = card.any_time ? "7.5" : "7.1"});
    }
    return list;
}

// --- tracks -------------------------------------------------------------------------------------

std::vector<page::Track> tracks(const drawing::Sheet& sheet, Language language) {
    constexpr Sentence kTurns{"Turns", "Tours"};
    constexpr Sentence kBurnt{"Burnt regions", "Régions brûlées"};
    constexpr Sentence kBritish{"Granville held for the British",
                                "Granville tenue pour les Britanniques"};
    const page::Speaker in{language};
    const Board& board = sheet.board();
    page::Track turns = in.track("turn", kTurns);
    for (int turn = 1; turn <= static_cast<int>(la_vendee::kTurns); ++turn)
        turns.boxes.push_back(page::box(
            std::to_string(turn),
            std::string(board.scenario.months[static_cast<std::size_t>(turn - 1)].in(language)),
            drawing::turn_box(sheet, turn)));
    page::Track burnt = in.track("brulez", kBurnt);
    for (int n = 0; n <= board.home[index(Side::Royalist)].size(); ++n)
        burnt.boxes.push_back(
            page::box(std::to_string(n), std::to_string(n), drawing::brulez_box(sheet, n)));
    page::Track british = in.track("british", kBritish);
    for (int n = 0; n <= board.tables.figures.british_clock; ++n)
        british.boxes.push_back(
            page::box(std::to_string(n), std::to_string(n), drawing::british_box(sheet, n)));
    return {std::move(turns), std::move(burnt), std::move(british)};
}

constexpr std::array<page::OverlayWords, 3> kOverlays{{
    {"control", {"Control of regions", "Contrôle des régions"}},
    {"home", {"Home regions", "Régions d’origine"}},
    {"loire", {"Passages of the Loire", "Passages de la Loire"}},
}};

}  // namespace

page::Board page_board(const Rules& rules, Language language) {
    const drawing::Sheet sheet(rules.board());
    constexpr double kCounter = 34;
    page::Board board = page::board_of<Module>(
        sheet,
        {page::Grid::Area, kCounter, wire::kCamps, wire::sequence(), kOverlays, wire::guide()},
        language, spaces(sheet, language), faces(rules.board(), language), tracks(sheet, language),
        wire::tables(rules.board(), language));
    board.cards = cards(rules.board(), language);
    return board;
}

std::string card_svg(const Board& board, std::string_view card, Language language) {
    if (card == "back") return draw_card_back_svg();
    for (std::uint8_t raw = 0; raw < kCards; ++raw)
        if (card == wire::card_id(CardId{raw})) return draw_card_svg(board, CardId{raw}, language);
    return {};
}

// 5.3: an army goes from region to region.
std::string step_space(const Board& board, const Action& action) {
    const bool step = action.verb == Verb::To || action.verb == Verb::Force;
    return step && action.area.raw < board.areas.size() ? board.card(action.area).key
                                                        : std::string();
}

std::string moving_from(const Board& board, const State& s) {
    if (over(s) || top(s).business != Business::March) return {};
    const AreaId at = s.armies[top(s).army].at;
    return at.raw < board.areas.size() ? board.card(at).key : std::string();
}

}  // namespace levee::la_vendee
