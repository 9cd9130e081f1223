#include "maps/terminal/area_map.h"

namespace levee::maps::terminal {

AreaMap::AreaMap(AreaPlan plan, AreaInks inks)
    : plan_(std::move(plan)),
      inks_(inks),
      layout_(lay_out(plan_)),
      letters_(layout_.owners.size()) {}

void AreaMap::borders(engine::FunctionRef<Run(AreaId, AreaId)> sign) {
    for (int row = 0; row < layout_.rows; ++row)
        for (int column = 0; column < AreaLayout::kColumns; ++column) {
            const AreaId here = layout_.owner(row, column);
            if (here == kNoArea) continue;
            for (const AreaId next :
                 {layout_.owner(row, column + 1), layout_.owner(row + 1, column)}) {
                if (next == here || next == kNoArea) continue;
                const Run run = sign(here, next);
                put(row, column, run.text, run.look);
                break;
            }
        }
}

void AreaMap::waters(const AreaSet& coast) {
    for (int row = 0; row < layout_.rows; ++row)
        for (int column = 0; column < AreaLayout::kColumns; ++column)
            if (layout_.owner(row, column) == kNoArea && near(row, column, coast))
                put(row, column, "~", inks_.water);
    const auto mark = [&](Place place, std::string_view sign) {
        const AreaLayout::Cell at = layout_.cell(place);
        put(at.row, at.column, sign, inks_.water);
    };
    for (const AreaPlan::Bridge& bridge : plan_.bridges) mark(bridge.at, "#");
    for (const AreaPlan::Water& water : plan_.waters)
        if (water.kind == WaterKind::Ford)
            for (const Place& place : water.course) mark(place, "=");
}

bool AreaMap::near(int row, int column, const AreaSet& areas) const {
    constexpr int kRows = 1;
    constexpr int kColumns = 2;
    for (int r = row - kRows; r <= row + kRows; ++r)
        for (int c = column - kColumns; c <= column + kColumns; ++c)
            if (areas.has(layout_.owner(r, c))) return true;
    return false;
}

void AreaMap::box(AreaId area, std::string_view key_look, std::string_view signs,
                  std::span<const Run> counters) {
    const AreaLayout::Cell at = layout_.boxes[area.raw];
    if (at.row < 0) return;
    for (int row = at.row; row < at.row + AreaLayout::kBoxRows; ++row)
        for (int c = at.column; c < at.column + AreaLayout::kBoxColumns; ++c) put(row, c, " ", "");
    const std::string_view key = plan_.area(area).key;
    put_word(at.row, at.column, key, key_look);
    put_word(at.row, at.column + static_cast<int>(width(key)), signs, inks_.name);
    int column = at.column;
    for (const Run& run : counters) {
        put_word(at.row + 1, column, run.text, run.look);
        column += static_cast<int>(width(run.text));
    }
}

void AreaMap::write(Pen& pen, engine::FunctionRef<std::string_view(AreaId)> background) const {
    for (int row = 0; row < layout_.rows; ++row) {
        for (int column = 0; column < AreaLayout::kColumns; ++column) {
            const Letter& letter = letters_[AreaLayout::index(row, column)];
            const AreaId owner = layout_.owner(row, column);
            pen.write(letter.text, letter.text == " " ? std::string_view{} : letter.look,
                      owner == kNoArea ? std::string_view{} : background(owner));
        }
        pen.end_line();
    }
}

void AreaMap::put(int row, int column, std::string_view letter, std::string_view look) {
    if (layout_.holds(row, column))
        letters_[AreaLayout::index(row, column)] = {std::string(letter), look};
}

void AreaMap::put_word(int row, int column, std::string_view word, std::string_view look) {
    const int end = column + AreaLayout::kBoxColumns;
    while (!word.empty() && column < end) {
        const std::string_view letter = first_letter(word);
        put(row, column++, letter, look);
        word.remove_prefix(letter.size());
    }
}

}  // namespace levee::maps::terminal
