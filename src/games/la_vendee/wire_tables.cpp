// The tables to hold beside the map and the sequence of play, for the page.
#include <fmt/format.h>

#include <array>

#include "engine/contract/chapters.h"
#include "games/la_vendee/map.h"
#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/wire.h"

namespace levee::la_vendee::wire {

namespace {

using engine::any_of;
using engine::page::GameTable;
using engine::page::Speaker;
using engine::page::StageWords;

// "0–9", "15+": what a row is for.
std::string span_of(const HitTable& table, std::size_t row) {
    if (row + 1 == table.count) return fmt::format("{}+", table.rows[row].from);
    return fmt::format("{}–{}", table.rows[row].from, table.rows[row + 1].from - 1);
}

GameTable royalist_hits(const Board& board, Language language) {
    constexpr Sentence kTitle{"Royalist armies hit on", "Les armées royalistes touchent sur"};
    constexpr Sentence kMarkers{"Brûlez", "Brûlez"};
    constexpr Sentence kAttack{"attacking", "en attaque"};
    constexpr Sentence kDefence{"defending", "en défense"};
    const Tables& t = board.tables;
    GameTable out =
        Speaker{language}.table(kRoyalistHits, kTitle, "8.4.1", {kMarkers, kAttack, kDefence});
    HitTable both = t.royalist_attack;
    // A row wherever either of the two columns changes.
    for (std::size_t i = 0; i < t.royalist_defence.count; ++i) {
        const auto from = t.royalist_defence.rows[i].from;
        bool there = false;
        for (std::size_t k = 0; k < both.count; ++k) there |= both.rows[k].from == from;
        if (!there && both.count < HitTable::kRows) both.rows[both.count++] = {from, 0};
    }
    for (std::size_t row = 0; row < both.count; ++row) {
        const int markers = both.rows[row].from;
        out.rows.push_back({span_of(both, row), fmt::format("{}+", t.royalist_attack.at(markers)),
                            fmt::format("{}+", t.royalist_defence.at(markers))});
    }
    return out;
}

GameTable republican_hits(const Board& board, Language language) {
    constexpr Sentence kTitle{"Republican armies hit on", "Les armées républicaines touchent sur"};
    constexpr Sentence kTurns{"Turns", "Tours"};
    constexpr Sentence kHits{"hit", "touchent"};
    GameTable out = Speaker{language}.table(kRepublicanHits, kTitle, "8.4.2", {kTurns, kHits});
    const HitTable& table = board.tables.republican;
    for (std::size_t row = 0; row < table.count; ++row)
        out.rows.push_back({span_of(table, row), fmt::format("{}+", table.rows[row].number)});
    return out;
}

GameTable leader_rolls(const Board& board, Language language) {
    constexpr Sentence kTitle{"Leaders of an army that retreats",
                              "Chefs d’une armée qui se replie"};
    constexpr Sentence kDie{"Die", "Dé"};
    constexpr Sentence kWhat{"Result", "Résultat"};
    constexpr Sentence kWounded{"wounded, and rolls again", "blessé, et relance"};
    constexpr Sentence kCaptured{"a wounded one is captured", "un blessé est pris"};
    const Speaker in{language};
    const Figures& f = board.tables.figures;
    GameTable out = in.table("leaders", kTitle, "10.3.1", {kDie, kWhat});
    out.rows.push_back({fmt::format("{}+", f.wounded_from), in(kWounded)});
    out.rows.push_back({fmt::format("{}+", f.captured_from), in(kCaptured)});
    return out;
}

GameTable captures(const Board& board, Language language) {
    constexpr Sentence kTitle{"A fortress is taken", "Une forteresse est prise"};
    constexpr Sentence kDie{"Die", "Dé"};
    constexpr Sentence kWhat{"Gained", "Gain"};
    constexpr Sentence kCavalry{"2 FP of cavalry", "2 PF de cavalerie"};
    constexpr Sentence kArtillery{"2 FP of artillery", "2 PF d’artillerie"};
    const Speaker in{language};
    const Figures& f = board.tables.figures;
    GameTable out = in.table("captures", kTitle, "9.5", {kDie, kWhat});
    out.rows.push_back({std::to_string(f.capture_cavalry), in(kCavalry)});
    out.rows.push_back({std::to_string(f.capture_artillery), in(kArtillery)});
    return out;
}

GameTable victory(const Board& board, Language language) {
    constexpr Sentence kTitle{"Victory (reconstruction)", "Victoire (reconstitution)"};
    constexpr Sentence kLead{"Lead of the Royalists", "Avance des Royalistes"};
    constexpr Sentence kResult{"Result", "Résultat"};
    constexpr std::array<Sentence, kVictories> kResults{
        {{"Royalist decisive", "royaliste décisive"},
         {"Royalist marginal", "royaliste marginale"},
         {"draw", "partie nulle"},
         {"Republican marginal", "républicaine marginale"},
         {"Republican decisive", "républicaine décisive"}}};
    const Speaker in{language};
    GameTable out = in.table(kVictoryTable, kTitle, "14.1", {kLead, kResult});
    const auto& bands = board.scenario.victory.bands;
    for (std::size_t i = 0; i < bands.size(); ++i) {
        std::string lead = i == 0                  ? fmt::format("{:+} …", bands[i].lowest)
                           : i + 1 == bands.size() ? fmt::format("… {:+}", bands[i - 1].lowest - 1)
                                                   : fmt::format("{:+} … {:+}", bands[i].lowest,
                                                                 bands[i - 1].lowest - 1);
        out.rows.push_back(
            {std::move(lead), in(kResults[static_cast<std::size_t>(bands[i].victory)])});
    }
    return out;
}

GameTable deck(const Board& board, Language language) {
    constexpr Sentence kTitle{"The cards", "Les cartes"};
    constexpr std::array<Sentence, 5> kHeads{{{"No.", "N°"},
                                              {"Title", "Titre"},
                                              {"Armies", "Armées"},
                                              {"Regions", "Régions"},
                                              {"Effect", "Effet"}}};
    constexpr Sentence kAll{"all", "toutes"};
    const Speaker in{language};
    GameTable out = in.table("cards", kTitle, "15.0", {});
    for (const Sentence& head : kHeads) out.columns.push_back(in(head));
    for (std::uint8_t raw = 0; raw < kCards; ++raw) {
        const CardCard& card = board.cards[raw];
        out.rows.push_back({card.key, std::string(card.title.in(language)),
                            card.armies == kAllArmies ? in(kAll) : std::to_string(card.armies),
                            std::to_string(card.regions), card_effect(card, language)});
    }
    return out;
}

// clang-format off
constexpr std::array<StageWords, 7> kStages{{
    {"1", {"Reinforcements", "Renforts"}, "3.1",
     any_of(Business::SetUp, Business::Reinforce, Business::Placing, Business::Arrival, Business::Transfers,
            Business::Succession, Business::British).bits},
    {"2", {"Royalist irregulars", "Irréguliers royalistes"}, "3.2"},
    {"3", {"Republican irregulars", "Irréguliers républicains"}, "3.3"},
    {"4", {"Card draw", "Pioche"}, "3.4", any_of(Business::Draw).bits},
    {"5", {"Card play", "Jeu des cartes"}, "3.5", any_of(Business::CardPlay, Business::Card, Business::Window).bits},
    {"6", {"Desertions", "Désertions"}, "3.6", any_of(Business::Desertion).bits},
    {"7", {"End of the turn", "Fin du tour"}, "3.7"},
}};
// clang-format on

}  // namespace

int row_of(const HitTable& table, int turn_or_markers) {
    int row = 0;
    for (std::size_t i = 1; i < table.count; ++i)
        if (turn_or_markers >= table.rows[i].from) row = static_cast<int>(i);
    return row;
}

int row_of_lead(const Board& board, int lead) {
    const auto& bands = board.scenario.victory.bands;
    for (std::size_t i = 0; i < bands.size(); ++i)
        if (lead >= bands[i].lowest) return static_cast<int>(i);
    return static_cast<int>(bands.size()) - 1;
}

std::vector<GameTable> tables(const Board& board, Language language) {
    return {royalist_hits(board, language), republican_hits(board, language),
            leader_rolls(board, language),  captures(board, language),
            victory(board, language),       deck(board, language)};
}

std::span<const StageWords> sequence() { return kStages; }

// Phases 2 and 3 are the same business of the two sides.
std::string_view stage(const State& view) {
    for (std::size_t i = view.depth; i-- > 0;) {
        const Frame& f = view.frames[i];
        if (f.business == Business::Irregulars) return f.side == Side::Royalist ? "2" : "3";
    }
    return engine::page::stage_of(sequence(), view, "7");
}

}  // namespace levee::la_vendee::wire
