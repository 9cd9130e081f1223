#include "games/for_god_and_king/map_terminal.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "games/for_god_and_king/map_terminal_layout.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"

namespace levee::fgfk {

namespace {

enum class Ink : std::uint8_t { Land, Border, Water, Name, Republican, Vendeen, Marked };

std::string_view letters(Ink ink) {
    switch (ink) {
        case Ink::Land:
        case Ink::Border:
            return "38;5;101";
        case Ink::Water:
            return "38;5;25";
        case Ink::Name:
            return "1;38;5;16";
        case Ink::Republican:
            return "1;38;5;231;48;5;25";
        case Ink::Vendeen:
            return "1;38;5;124;48;5;231";
        case Ink::Marked:
            break;
    }
    return "1;38;5;16;48;5;214";
}

// The zones in the colours of the printed map, paler.
std::string_view background(Zone zone) {
    constexpr std::array<std::string_view, kZones> kTints{"48;5;230", "48;5;217", "48;5;224",
                                                          "48;5;157", "48;5;153", "48;5;183"};
    return kTints[index(zone) % kZones];
}

constexpr std::array<std::string_view, kTerrains> kTerrainSigns{".", ":", "♣", "\""};

constexpr Sentence kLegend{
    "Terrain . clear : mixed ♣ bocage \" marsh; ‡ primary and † secondary objective, ⌂ base, ■ "
    "stronghold.\n"
    "R Republicans, V Vendéens, then combat points and * generals; small letter: face down for "
    "the enemy; ?? face down.\n"
    "· border, ○ border of a zone, ≈ Loire, # bridge, = Gois, ~ sea; < may be named now.\n",
    "Terrain . plaine : mixte ♣ bocage \" marais ; ‡ objectif principal et † secondaire, ⌂ base, ■ "
    "place forte.\n"
    "R Républicains, V Vendéens, puis points de combat et * généraux ; minuscule : caché à "
    "l'ennemi ; ?? caché.\n"
    "· limite, ○ limite de zone d'influence, ≈ Loire, # pont, = Gois, ~ mer ; < peut être "
    "désigné.\n"};

class TerminalMap {
 public:
    TerminalMap(const Rules& rules, const State& view, bool colour, Language language,
                const AreaSet& highlighted)
        : board_(rules.board()),
          view_(view),
          colour_(colour),
          language_(language),
          highlighted_(highlighted),
          layout_(lay_out_terminal(board_)) {}

    std::string draw() {
        cells_.resize(layout_.owners.size());
        for (int row = 0; row < layout_.rows; ++row)
            for (int column = 0; column < TerminalLayout::kColumns; ++column)
                draw_land(row, column);
        for (const Bridge& bridge : board_.bridges) {
            const auto at = layout_.cell(bridge.at);
            put(at.row, at.column, "#", Ink::Water);
        }
        for (const Water& water : board_.waters)
            if (water.kind == WaterKind::Ford)
                for (const Place& place : water.course) {
                    const auto at = layout_.cell(place);
                    put(at.row, at.column, "=", Ink::Water);
                }
        for (std::size_t i = 0; i < board_.areas.size(); ++i)
            draw_label(AreaId{static_cast<std::uint8_t>(i)});
        write_rows();
        out_ += kLegend.in(language_);
        return std::move(out_);
    }

 private:
    struct Letter {
        std::string text = " ";
        Ink ink{};
    };

    void put(int row, int column, std::string_view letter, Ink ink) {
        if (row < 0 || row >= layout_.rows || column < 0 || column >= TerminalLayout::kColumns)
            return;
        cells_[layout_.cell(row, column)] = {std::string(letter), ink};
    }

    // Letter by letter, cut at the width of a label.
    void put_word(int row, int column, std::string_view word, Ink ink) {
        const int end = column + TerminalLayout::kLabelColumns;
        while (!word.empty() && column < end) {
            std::size_t length = 1;
            while (length < word.size() &&
                   (static_cast<unsigned char>(word[length]) & 0xC0U) == 0x80U)
                ++length;
            put(row, column++, word.substr(0, length), ink);
            word.remove_prefix(length);
        }
    }

    // What a zone is worth before and after E2.
    Zone zone_at(AreaId area) const {
        const Zone zone = board_.zone[area];
        return zone == Zone::Gatine && view_.gatine ? Zone::Anjou : zone;
    }

    void draw_land(int row, int column) {
        const AreaId here = layout_.owner(row, column);
        if (here == kNoArea) {
            if (near_coast(row, column)) put(row, column, "~", Ink::Water);
            return;
        }
        for (const AreaId next : {layout_.owner(row, column + 1), layout_.owner(row + 1, column)})
            if (next != here && next != kNoArea) return draw_border(row, column, here, next);
    }

    void draw_border(int row, int column, AreaId here, AreaId next) {
        const bool loire = board_.north_bank.has(here) != board_.north_bank.has(next);
        const bool frontier = zone_at(here) != zone_at(next);
        put(row, column, loire ? "≈" : frontier ? "○" : "·", loire ? Ink::Water : Ink::Border);
    }

    bool near_coast(int row, int column) const {
        constexpr int kRows = 1;
        constexpr int kColumns = 2;
        for (int r = row - kRows; r <= row + kRows; ++r)
            for (int c = column - kColumns; c <= column + kColumns; ++c) {
                const AreaId area = layout_.owner(r, c);
                if (area != kNoArea && board_.card(area).coast) return true;
            }
        return false;
    }

    void draw_label(AreaId area) {
        const auto at = layout_.labels[area.raw];
        if (at.row < 0) return;
        for (int row = at.row; row < at.row + TerminalLayout::kLabelRows; ++row)
            for (int c = at.column; c < at.column + TerminalLayout::kLabelColumns; ++c)
                put(row, c, " ", Ink::Land);
        const AreaCard& card = board_.card(area);
        const bool marked = highlighted_.has(area);
        put_word(at.row, at.column, card.key, marked && colour_ ? Ink::Marked : Ink::Name);
        std::string signs(kTerrainSigns[index(card.terrain)]);
        if (card.objective == Objective::Primary) signs += "‡";
        if (card.objective == Objective::Secondary) signs += "†";
        if (card.base != Army::None) signs += "⌂";
        if (card.stronghold) signs += "■";
        if (marked && !colour_) signs += "<";
        constexpr int kKey = 3;
        put_word(at.row, at.column + kKey, signs, Ink::Name);
        draw_counters(area, at.row + 1, at.column);
    }

    void draw_counters(AreaId area, int row, int column) {
        const std::string blue = counters(area, Side::Republican);
        const std::string white = counters(area, Side::Vendeen);
        if (blue.empty() || white.empty()) {
            put_word(row, column, blue + white, blue.empty() ? Ink::Vendeen : Ink::Republican);
            return;
        }
        // In a combat there is no room for the generals.
        const std::string_view left = std::string_view(blue).substr(0, blue.find('*'));
        const std::string_view right = std::string_view(white).substr(0, white.find('*'));
        put_word(row, column, left, Ink::Republican);
        put_word(row, column + static_cast<int>(left.size()), right, Ink::Vendeen);
    }

    // "R12*2", "v7", "V??"
    std::string counters(AreaId area, Side side) const {
        if (!present(view_, side).has(area)) return {};
        const bool down = is_masked(board_, view_, side, area);
        const int points = points_at(view_, area, side);
        const int generals = generals_at(board_, view_, area, side).size();
        std::string text(side == Side::Republican ? "R" : "V");
        if (points == 0 && generals == 0) return text + "??";
        if (down) text[0] = static_cast<char>(text[0] - 'A' + 'a');
        if (points > 0) text += std::to_string(points);
        if (generals > 0) text += "*" + std::to_string(generals);
        return text;
    }

    void write_rows() {
        for (int row = 0; row < layout_.rows; ++row) {
            std::string look;
            std::string line;
            for (int column = 0; column < TerminalLayout::kColumns; ++column) {
                const Letter& letter = cells_[layout_.cell(row, column)];
                if (colour_) {
                    // One escape for a run of equal looks: half the bytes over a slow line.
                    const std::string next = look_of(layout_.owner(row, column), letter);
                    if (next != look) line += "\x1b[" + next + "m";
                    look = next;
                }
                line += letter.text;
            }
            if (colour_) line += "\x1b[0m";
            while (!colour_ && line.ends_with(' ')) line.pop_back();
            out_ += line + '\n';
        }
    }

    std::string look_of(AreaId area, const Letter& letter) const {
        std::string look = "0";
        if (area != kNoArea) look.append(";").append(background(zone_at(area)));
        if (letter.text != " ") look.append(";").append(letters(letter.ink));
        return look;
    }

    const Board& board_;
    const State& view_;
    bool colour_;
    Language language_;
    AreaSet highlighted_;
    TerminalLayout layout_;
    std::vector<Letter> cells_;
    std::string out_;
};

}  // namespace

std::string draw_map_terminal(const Rules& rules, const State& view, bool colour, Language language,
                              const AreaSet& highlighted) {
    return TerminalMap(rules, view, colour, language, highlighted).draw() +
           list_counters(rules, view, language);
}

}  // namespace levee::fgfk
