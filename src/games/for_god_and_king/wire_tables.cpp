// The printed tables and the sequence of play, for the page.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/contract/chapters.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/wire.h"

namespace levee::fgfk::wire {

namespace {

using engine::any_of;
using engine::page::GameTable;
using engine::page::Speaker;
using engine::page::StageWords;

constexpr Sentence kRoll{"Roll", "Dés"};
constexpr Sentence kPoints{"Combat points", "Points de combat"};
constexpr Sentence kSteps{"Steps", "Crans"};

// "-5", "6-8", "11+": the rolls of a row.
template <class T, std::size_t N>
std::string rolls(const RollTable<T, N>& table, std::size_t row) {
    const int low = row == 0 ? 0 : table.up_to[row - 1] + 1;
    if (row + 1 == N) return fmt::format("{}+", low);
    if (row == 0) return fmt::format("≤ {}", table.up_to[0]);
    return low == table.up_to[row] ? std::to_string(low)
                                   : fmt::format("{}-{}", low, table.up_to[row]);
}

// A table of one column.
template <std::size_t N>
GameTable single(std::string_view id, const Sentence& title, std::string_view rule,
                 const Sentence& head, const Sentence& value,
                 const RollTable<std::uint8_t, N>& table, std::string_view unit,
                 Language language) {
    GameTable out = Speaker{language}.table(id, title, rule, {head, value});
    for (std::size_t row = 0; row < N; ++row)
        out.rows.push_back({rolls(table, row), fmt::format("{}{}", table.rows[row], unit)});
    return out;
}

GameTable combat(const Board& board, Language language) {
    constexpr Sentence kTitle{"Combat", "Combat"};
    GameTable out = Speaker{language}.table(kCombatTable, kTitle, "4.1", {kRoll});
    for (std::size_t column = 0; column < kOdds; ++column)
        out.columns.push_back(words::odds(board, column));
    const auto& table = board.tables.combat;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        std::vector<std::string> cells{rolls(table, row)};
        for (const CombatResult& result : table.rows[row]) cells.push_back(words::letters(result));
        out.rows.push_back(std::move(cells));
    }
    return out;
}

GameTable reinforcements(const Board& board, Language language) {
    constexpr Sentence kTitle{"Reinforcements", "Renforts"};
    constexpr std::array<Sentence, kColumns> kHeads{{{"Anjou", "Anjou"},
                                                     {"Centre", "Centre"},
                                                     {"Bas-Poitou", "Bas-Poitou"},
                                                     {"Loroux, Chouans", "Loroux, Chouans"},
                                                     {"National Guards", "Gardes nationales"},
                                                     {"Minor", "Mineurs"},
                                                     {"Major", "Majeurs"}}};
    const Speaker in{language};
    GameTable out = in.table("reinforcements", kTitle, "2.2", {kRoll});
    for (const Sentence& head : kHeads) out.columns.push_back(in(head));
    const auto& table = board.tables.reinforcements;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        std::vector<std::string> cells{rolls(table, row)};
        for (const auto points : table.rows[row]) cells.push_back(std::to_string(points));
        out.rows.push_back(std::move(cells));
    }
    return out;
}

GameTable costs(const Board& board, Language language) {
    constexpr Sentence kTitle{"Action costs", "Coûts en points d'action"};
    constexpr Sentence kGround{"Ground", "Terrain"};
    constexpr std::array<Sentence, kCosts> kRows{{{"clear", "plaine"},
                                                  {"mixed", "mixte"},
                                                  {"bocage", "bocage"},
                                                  {"marsh", "marais"},
                                                  {"major road", "grande route"},
                                                  {"royal road", "route royale"},
                                                  {"the Gois", "le Gois"},
                                                  {"the Loire", "la Loire"}}};
    const Speaker in{language};
    GameTable out =
        in.table("costs", kTitle, "3.2", {kGround, kCamps.of[0].name, kCamps.of[1].name});
    for (std::size_t row = 0; row < kCosts; ++row) {
        std::vector<std::string> cells{in(kRows[row])};
        for (const auto& of_side : board.tables.cost)
            cells.push_back(of_side[row] == kNotAllowed ? "–" : words::halves(of_side[row]));
        out.rows.push_back(std::move(cells));
    }
    return out;
}

// clang-format off
constexpr std::array<StageWords, 8> kStages{{
    {"2.1", {"Wounded generals", "Généraux blessés"}, "2.1", any_of(Business::Wounds).bits},
    {"2.2", {"Reinforcements and events", "Renforts et événements"}, "2.2",
     any_of(Business::Reinforce, Business::Placing).bits},
    {"2.3", {"Initiative", "Initiative"}, "2.3", any_of(Business::Initiative).bits},
    {"2.4", {"Operations", "Opérations"}, "2.4", any_of(Business::Operations).bits},
    {"4", {"Combat", "Combat"}, "4.1", any_of(Business::Combat).bits},
    {"2.5", {"Desertion", "Désertion"}, "2.5", any_of(Business::Desertion).bits},
    {"2.6", {"Committee of Public Safety", "Comité de salut public"}, "2.6", any_of(Business::Committee).bits},
    {"end", {"End", "Fin"}, "7.2"},
}};
// clang-format on

}  // namespace

std::vector<GameTable> tables(const Board& board, Language language) {
    constexpr Sentence kAction{"Action points", "Points d'action"};
    constexpr Sentence kActionValue{"Points, and the rating", "Points, plus la valeur"};
    constexpr Sentence kDesertion{"Desertion", "Désertion"};
    constexpr Sentence kGoHome{"Go home", "Rentrent chez eux"};
    constexpr Sentence kIncidents{"Tactical incidents", "Incidents tactiques"};
    constexpr Sentence kDrawn{"Drawn", "Tirés"};
    constexpr Sentence kMorale{"Morale after a combat", "Moral après un combat"};
    constexpr Sentence kArms{"Arms after a rout", "Armes après une déroute"};
    const Tables& t = board.tables;
    return {
        combat(board, language),
        costs(board, language),
        reinforcements(board, language),
        single("action-points", kAction, "3.1", kRoll, kActionValue, t.action_points, "", language),
        single("desertion", kDesertion, "2.5", kRoll, kGoHome, t.desertion, " %", language),
        single("incidents", kIncidents, "4.3", kPoints, kDrawn, t.incidents, "", language),
        single("battle-morale", kMorale, "5.1", kPoints, kSteps, t.battle_morale, "", language),
        single("rout-arms", kArms, "5.2", kPoints, kSteps, t.rout_arms, "", language)};
}

std::span<const StageWords> sequence() { return kStages; }

}  // namespace levee::fgfk::wire
