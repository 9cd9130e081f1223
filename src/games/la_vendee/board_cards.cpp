#include "games/la_vendee/board_parts.h"

// cards.csv
namespace levee::la_vendee {

using engine::Mistake;
using text::quoted;
using text::Row;
using text::Trouble;
using enum text::Source;

namespace {

// 7.5
constexpr int kAnyTimeCards = 4;
constexpr int kMostRegions = 3;  // 5.3

namespace column = text::column;
constexpr auto kEffectWords = text::kWordsOf<Effect, "none">;
constexpr std::array kCardColumns{
    column::key<&CardCard::key>("number"),
    column::english<&CardCard::title>("title", Told),
    column::french<&CardCard::title>("title_fr"),
    column::other<CardCard>("armies", Told),
    column::number<&CardCard::regions, 0, kMostRegions>("regions", Told),
    column::yes<&CardCard::any_time>("any_time", Told),
    column::meaning<&CardCard::effect, kEffectWords>("effect", Told),
    column::number_or_empty<&CardCard::figure, 1, 6>("figure"),
    column::other<CardCard>("provenance"),
    column::other<CardCard>("reason")};

constexpr bool has_figure(Effect effect) {
    switch (effect) {
        case Effect::Pardon:
        case Effect::Levy:
        case Effect::Siege:
        case Effect::Panic:
        case Effect::Rally:
        case Effect::Ardour:
            return true;
        default:
            return false;
    }
}

// Those that are about the army that the card moves.
constexpr bool needs_a_move(Effect effect) {
    return effect == Effect::Pardon || effect == Effect::Silence || effect == Effect::Siege ||
           effect == Effect::Ardour;
}

void put_card(Row& row, CardCard& card, std::size_t place, Board& board) {
    if (place == kCards) return row.fail("number", "comes after the last card");
    if (row.at("number") != std::to_string(place + 1))
        return row.fail("number", quoted(row.at("number")) + " stands where " +
                                      std::to_string(place + 1) + " is due");
    card.armies = row.at("armies") == "all" ? kAllArmies
                                            : static_cast<std::uint8_t>(row.number("armies", 0, 9));
    if ((card.armies == 0) != (card.regions == 0))
        row.fail("regions", "armies and regions are both 0, or neither is");
    if (row.has("figure") != has_figure(card.effect))
        row.fail("figure", row.has("figure") ? "this effect has none" : "this effect needs one");
    if (needs_a_move(card.effect) && card.armies == 0)
        row.fail("armies", "this effect is about an army that the card moves");
    // 7.5: out of turn nobody marches; and what follows a round can be played only then.
    if (card.any_time && card.armies != 0)
        row.fail("any_time", "a card that moves armies is played in its turn");
    if (!card.any_time && (card.effect == Effect::Panic || card.effect == Effect::Rally))
        row.fail("any_time", "this effect belongs to a card for any time");
    card.reconstructed = row.at("provenance").find(":X") != std::string_view::npos;
    board.cards[place] = std::move(card);
}

}  // namespace

Trouble read_cards(const Lines& lines, Board& board) {
    std::size_t count = 0;
    if (Trouble trouble =
            text::read_rows(lines, "cards.csv", kCardColumns,
                            [&](Row& row, CardCard& card) { put_card(row, card, count++, board); }))
        return trouble;
    if (count != kCards)
        return Mistake{"cards.csv: number",
                       std::to_string(count) + " cards instead of " + std::to_string(kCards)};
    int any_time = 0;
    for (const CardCard& card : board.cards) any_time += card.any_time ? 1 : 0;
    if (any_time != kAnyTimeCards)
        return Mistake{"cards.csv: any_time", std::to_string(any_time) + " cards instead of " +
                                                  std::to_string(kAnyTimeCards)};
    return std::nullopt;
}

}  // namespace levee::la_vendee
