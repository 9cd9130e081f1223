#include "games/for_god_and_king/map.h"

#include <array>
#include <vector>

#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"
#include "maps/terminal/area_map.h"

namespace levee::fgfk {

namespace {

using maps::terminal::Run;

constexpr maps::terminal::AreaInks kInks{};
constexpr std::string_view kRepublicanLook = "1;38;5;231;48;5;25";
constexpr std::string_view kVendeenLook = "1;38;5;124;48;5;231";
constexpr std::string_view kMarkedLook = "1;38;5;16;48;5;214";
// The zones in the colours of the printed map, paler.
constexpr std::array<std::string_view, kZones> kTints{"48;5;230", "48;5;217", "48;5;224",
                                                      "48;5;157", "48;5;153", "48;5;183"};
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
    TerminalMap(const Board& board, const State& view, bool colour, const AreaSet& highlighted)
        : board_(board), view_(view), colour_(colour), highlighted_(highlighted) {}

    std::string draw() {
        maps::terminal::AreaMap map(plan_of(board_), kInks);
        map.borders([this](AreaId here, AreaId next) { return border(here, next); });
        AreaSet coast;
        for (const AreaId area : board_.map.all())
            if (board_.card(area).coast) coast.add(area);
        map.waters(coast);
        for (const AreaId area : board_.map.all()) {
            const bool marked = highlighted_.has(area);
            map.box(area, marked && colour_ ? kMarkedLook : kInks.name,
                    signs(board_.card(area), marked && !colour_), counters(area));
        }
        maps::terminal::Pen pen(colour_);
        map.write(pen, [this](AreaId area) { return kTints[index(zone_at(area)) % kZones]; });
        return pen.take();
    }

 private:
    // What a zone is worth before and after E2.
    Zone zone_at(AreaId area) const {
        const Zone zone = board_.zone[area];
        return zone == Zone::Gatine && view_.gatine ? Zone::Anjou : zone;
    }

    Run border(AreaId here, AreaId next) const {
        if (board_.north_bank.has(here) != board_.north_bank.has(next)) return {"≈", kInks.water};
        return {zone_at(here) != zone_at(next) ? "○" : "·", kInks.border};
    }

    static std::string signs(const AreaCard& card, bool marked) {
        std::string signs(kTerrainSigns[index(card.terrain)]);
        if (card.objective == Objective::Primary) signs += "‡";
        if (card.objective == Objective::Secondary) signs += "†";
        if (card.base != Army::None) signs += "⌂";
        if (card.stronghold) signs += "■";
        if (marked) signs += "<";
        return signs;
    }

    std::vector<Run> counters(AreaId area) const {
        Run blue{counters(area, Side::Republican), kRepublicanLook};
        Run white{counters(area, Side::Vendeen), kVendeenLook};
        // In a combat there is no room for the generals.
        if (!blue.text.empty() && !white.text.empty())
            for (Run* run : {&blue, &white}) run->text = run->text.substr(0, run->text.find('*'));
        return {std::move(blue), std::move(white)};
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

    const Board& board_;
    const State& view_;
    bool colour_;
    AreaSet highlighted_;
};

}  // namespace

std::string draw_map_terminal(const Rules& rules, const State& view, bool colour, Language language,
                              const AreaSet& highlighted) {
    return TerminalMap(rules.board(), view, colour, highlighted).draw() +
           std::string(kLegend.in(language)) + list_counters(rules, view, language);
}

}  // namespace levee::fgfk
