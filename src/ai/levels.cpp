#include "ai/levels.h"

#include <cassert>

namespace levee::ai {

const std::vector<Level>& all_levels() {
    static const std::vector<Level> kList{
        {"recruit",
         {"Recruit", "Recrue"},
         {"has an idea and often misjudges; for a first game",
          "a une idée et se trompe souvent ; pour une première partie"}},
        {"corporal",
         {"Corporal", "Caporal"},
         {"sees what is near, and makes mistakes", "voit ce qui est proche, et commet des fautes"}},
        {"sergeant",
         {"Sergeant", "Sergent"},
         {"seldom misses what is near", "manque rarement ce qui est proche"}},
        {"captain",
         {"Captain", "Capitaine"},
         {"takes what looks best at once", "prend ce qui paraît le meilleur sur le moment"}},
        {"colonel",
         {"Colonel", "Colonel"},
         {"plans for half a second a turn", "réfléchit une demi-seconde par tour"}},
        {"general",
         {"General", "Général"},
         {"plans for two seconds a turn", "réfléchit deux secondes par tour"}},
        {"marshal",
         {"Marshal", "Maréchal"},
         {"plans for ten seconds a turn", "réfléchit dix secondes par tour"}},
    };
    assert(kList.size() == kLevels && "every level has its player in the list of a game");
    return kList;
}

}  // namespace levee::ai
