#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "maps/area_plan.h"
#include "maps/sheet/frame.h"

// The geometry of a printed area map.
namespace levee::maps::drawing {

class AreaSheet {
 public:
    // The map is as wide as the sheet but for its margins.
    struct Room {
        double width = 1400;
        double beside = 24;
        double above = 34;
        double below = 300;
    };
    AreaSheet(AreaPlan plan, Room room);

    const AreaPlan& plan() const { return plan_; }
    Box map() const { return map_; }
    double width() const { return room_.width; }
    double height() const { return map_.bottom() + room_.below; }
    Point size() const { return {width(), height()}; }

    Point at(Place place) const { return {map_.x + place.x * scale_, map_.y + place.y * scale_}; }
    Point town(AreaId area) const { return at(plan_.area(area).town); }
    double kilometres(double km) const { return km * 10 * scale_; }
    Line course(const AreaPlan::Water& water) const;

    // A side of an outline as nature has it: never straight, the same from both sides. Coasts are
    // rougher than borders, the end of the map is ruled.
    Line side(Place a, Place b) const;
    Line border(AreaId area) const;  // clockwise, not closed
    std::string outline(AreaId area) const;
    // Where counters stand: in the middle of the area; where that lies outside of it, at the town.
    Point standing(AreaId area) const;
    // The outer limits of a group of areas, closed paths one after the other.
    std::string limits(const AreaSet& areas) const;
    // The best place for a road to cross from one area to the next.
    Point passage(AreaId a, AreaId b) const;
    // As the plan has them, one line for each water of that kind.
    const std::vector<Line>& coasts() const { return coasts_; }
    // All coasts, and around the islands.
    std::string shores() const;

 private:
    bool on_coast(Place a, Place b) const;

    AreaPlan plan_;
    Room room_;
    double scale_ = 1;
    Box map_;
    std::map<std::pair<Place, Place>, AreaId> owner_;  // of each side, as its outline goes
    std::set<Place> shore_;
    std::vector<Line> coasts_;
    AreaSet islands_;
};

}  // namespace levee::maps::drawing
