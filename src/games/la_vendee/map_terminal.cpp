#include <algorithm>
#include <vector>

#include "games/la_vendee/map.h"
#include "games/la_vendee/rules/internal.h"
#include "maps/terminal/area_map.h"

namespace levee::la_vendee {

namespace {

using engine::Language;
using maps::terminal::Run;

constexpr maps::terminal::AreaInks kInks{};
constexpr std::array<std::string_view, kSides> kLooks{"1;38;5;124;48;5;231", "1;38;5;231;48;5;25"};
constexpr std::string_view kMarkedLook = "1;38;5;16;48;5;214";
// The greens of the printed map; a burnt region is brown.
constexpr std::array<std::string_view, kSides> kTints{"48;5;193", "48;5;151"};
constexpr std::string_view kBurnt = "48;5;180";
constexpr std::array<char, kSides> kLetters{'W', 'B'};  // Whites and Blues, as the book calls them

constexpr Sentence kSigns{
    "After a key: □ fortress of the Whites, ■ of the Blues, * burnt; < may be named now.\n"
    "W Whites, B Blues: points in armies, + irregulars and detachments, [inside the fortress]; ? "
    "hidden.\n"
    "· border, ○ army border, ≈ Loire, ~ sea.\n",
    "Après un sigle : □ forteresse des Blancs, ■ des Bleus, * brûlé ; < peut être désigné.\n"
    "W Blancs, B Bleus : points des armées, + irréguliers et détachements, [dans la forteresse] ; "
    "? "
    "caché.\n"
    "· limite, ○ limite d’armée, ≈ Loire, ~ mer.\n"};

class TerminalMap {
 public:
    TerminalMap(const Board& board, const State& view, bool colour, const AreaSet& highlighted)
        : board_(board), view_(view), colour_(colour), highlighted_(highlighted) {}

    std::string draw() {
        maps::terminal::AreaMap map(plan_of(board_), kInks);
        map.borders([this](AreaId here, AreaId next) { return border(here, next); });
        map.waters(board_.ocean);
        for (const AreaId area : board_.map.all()) {
            const bool marked = highlighted_.has(area);
            map.box(area, marked && colour_ ? kMarkedLook : kInks.name,
                    signs(area, marked && !colour_), forces(area));
        }
        maps::terminal::Pen pen(colour_);
        map.write(pen, [this](AreaId area) {
            return view_.burnt.has(area) ? kBurnt : kTints[index(board_.card(area).home)];
        });
        return pen.take();
    }

 private:
    Run border(AreaId here, AreaId next) const {
        const AreaCard& a = board_.card(here);
        const AreaCard& b = board_.card(next);
        if (a.bank != b.bank && a.bank != Bank::OffMap && b.bank != Bank::OffMap)
            return {"≈", kInks.water};
        return {a.border != b.border ? "○" : "·", kInks.border};
    }

    std::string signs(AreaId area, bool marked) const {
        std::string signs;
        if (board_.fortresses.has(area))
            signs += fortress_holder(view_, area) == Side::Royalist ? "□" : "■";
        if (view_.burnt.has(area)) signs += "*";
        if (marked) signs += "<";
        return signs;
    }

    std::vector<Run> forces(AreaId area) const {
        std::array<std::string, kSides> all;
        for (const Side side : kBothSides) all[index(side)] = forces(area, side, true);
        // Where both stand there is room for what counts most only.
        if (!all[0].empty() && !all[1].empty())
            for (const Side side : kBothSides) all[index(side)] = forces(area, side, false);
        return {{all[0], kLooks[0]}, {all[1], kLooks[1]}};
    }

    // "W9+2", "B[4]", "B?+4"
    std::string forces(AreaId area, Side side, bool whole) const {
        int armies = 0;
        int inside = 0;
        bool hidden = false;
        bool any = false;
        for (const ArmyId army : board_.armies_of[index(side)]) {
            const Army& here = view_.armies[army];
            if (here.at != area) continue;
            any = any || !here.inside;
            if (here.points[0] == kHiddenPoints)
                hidden = true;
            else
                (here.inside ? inside : armies) += total(here.points);
        }
        if (fortress_holder(view_, area) == side) inside += total(view_.inside[area]);
        const int outside = total(view_.outside[index(side)][area]);
        std::string text;
        if (any) text += hidden ? "?" : std::to_string(armies);
        if (outside > 0 && (whole || !any)) text += "+" + std::to_string(outside);
        if (inside > 0 && (whole || text.empty())) text += "[" + std::to_string(inside) + "]";
        return text.empty() ? text : kLetters[index(side)] + text;
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
           std::string(kSigns.in(language)) + list_forces(rules, view, language);
}

}  // namespace levee::la_vendee
