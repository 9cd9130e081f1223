// What is in an area, in the eyes of one side.
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"

namespace levee::fgfk::words {

namespace {

constexpr Sentence kHidden{"hidden counters", "pions cachés"};
constexpr Sentence kHiddenEnemy{"hidden enemy counters", "pions ennemis cachés"};
constexpr Sentence kEnemy{"enemy: {stack}", "ennemi : {stack}"};
constexpr Sentence kControl{"enemy control", "contrôle ennemi"};
constexpr Sentence kMaybe{"perhaps enemy control", "contrôle ennemi possible"};

std::string plain_points(int number, Language language) {
    const bool plural = language == Language::French ? number > 1 : number != 1;
    return std::to_string(number) + (plural ? " points" : " point");
}

// A list of one kind needs no total.
std::string counted_forces(const Points& points, Side side, Language language) {
    const int sum = of_side(points, side);
    if (sum == 0) return {};
    int kinds = 0;
    for (std::size_t f = first_force(side); f < end_force(side); ++f) kinds += points[f] > 0;
    if (kinds == 1)
        for (std::size_t f = first_force(side); f < end_force(side); ++f)
            if (points[f] > 0) return words::points(points[f], force_at(f), language);
    return plain_points(sum, language) + " (" + forces(points, side, language) + ")";
}

}  // namespace

std::string stack(const Board& board, const Points& points, GeneralSet generals, Side side,
                  Language language) {
    std::string text = counted_forces(points, side, language);
    const std::string men = names(board, generals);
    if (!text.empty() && !men.empty()) text += language == Language::French ? " ; " : "; ";
    return text + men;
}

std::string stack(const Board& board, const State& view, AreaId area, Side side, bool fresh,
                  Language language) {
    if (area.raw >= board.areas.size()) return "?";
    Points points = view.points[area];
    GeneralSet generals;
    for (const GeneralId general : generals_at(board, view, area, side))
        if (!fresh || !view.generals[general].activated) generals.add(general);
    if (fresh)
        for (std::size_t f = 0; f < kForces; ++f)
            points[f] = static_cast<std::uint8_t>(points[f] - view.spent[area][f]);
    std::string text = stack(board, points, generals, side, language);
    // What lies face down is blank in a view.
    if (text.empty() && !fresh && present(view, side).has(area)) return say(kHidden, language);
    return text;
}

std::string ground(const Board& board, const State& view, AreaId area, Side side,
                   Language language) {
    if (area.raw >= board.areas.size()) return "?";
    const Side enemy = enemy_of(side);
    std::string text(terrain(board.terrain[area], language));
    if (is_masked(board, view, enemy, area) && present(view, enemy).has(area))
        return text + ", " + say(kHiddenEnemy, language);
    if (present(view, enemy).has(area))
        return text + ", " + say(kEnemy, language, [&](std::string_view) {
                   return stack(board, view, area, enemy, false, language);
               });
    const Known control = known_control(board, view, area, enemy);
    if (control == Known::Yes) text += ", " + say(kControl, language);
    if (control == Known::Maybe) text += ", " + say(kMaybe, language);
    return text;
}

}  // namespace levee::fgfk::words
