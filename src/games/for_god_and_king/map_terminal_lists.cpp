// What stands below the map: the markers, and the stacks by name.
#include <array>

#include "games/for_god_and_king/map.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"
#include "maps/terminal/pen.h"

namespace levee::fgfk {

namespace {

constexpr std::size_t kWidth = 118;

constexpr Sentence kTracks{
    "Turn {turn}, {month}. Morale: Republicans {blue}, Vendéens {white}. Arms and powder: Anjou "
    "{anjou}, Centre {centre}, Bas-Poitou {poitou}.",
    "Tour {turn}, {month}. Moral : Républicains {blue}, Vendéens {white}. Armes et poudre : Anjou "
    "{anjou}, Centre {centre}, Bas-Poitou {poitou}."};
constexpr Sentence kEventsLeft{"Events: Republicans {blue}; Vendéens {white}.",
                               "Événements : Républicains {blue} ; Vendéens {white}."};
constexpr Sentence kScore{"If the war ended now: Republicans {blue}, Vendéens {white}.",
                          "Si la guerre finissait maintenant : Républicains {blue}, Vendéens "
                          "{white}."};
constexpr Sentence kNone{"none", "aucun"};
constexpr Sentence kActivated{" (activated)", " (activé)"};
constexpr Sentence kSomeActivated{" ({number} activated)", " (dont {number} activés)"};
constexpr Sentence kHidden{"Face down: {list}", "Cachés : {list}"};
constexpr Sentence kToPlace{"To place: {list}", "À placer : {list}"};
constexpr Sentence kOffMap{"Off the map: {list}", "Hors de la carte : {list}"};
constexpr Sentence kAtSea{"At sea: {list}", "En mer : {list}"};
constexpr Sentence kNote{"Landing noted: {area}, {month}.", "Débarquement noté : {area}, {month}."};
constexpr std::array<Sentence, 8> kPosts{{
    {"", ""},
    {"", ""},
    {"", ""},
    {"lightly wounded", "blessé légèrement"},
    {"seriously wounded", "blessé grièvement"},
    {"back in {month}", "de retour en {month}"},
    {"accused", "accusé"},
    {"", ""},
}};
constexpr Sentence kHeading{"{side}:", "{side} :"};
constexpr Sentence kColon{": ", " : "};

class Lists {
 public:
    Lists(const Rules& rules, const State& view, Language language)
        : rules_(rules), board_(rules.board()), v_(view), language_(language) {}

    std::string write() {
        add(say(kTracks));
        add(say(kEventsLeft));
        add(say(kScore));
        if (v_.landing.area != kNoArea) add(say(kNote));
        for (const Side side : {Side::Republican, Side::Vendeen}) write_side(side);
        return pen_.take();
    }

 private:
    std::string say(const Sentence& sentence) const {
        return words::say(sentence, language_, [&](std::string_view name) {
            const Side side = name == "blue" ? Side::Republican : Side::Vendeen;
            if (name == "turn") return std::to_string(v_.turn);
            if (name == "anjou") return words::with_sign(v_.arms[0]);
            if (name == "centre") return words::with_sign(v_.arms[1]);
            if (name == "poitou") return words::with_sign(v_.arms[2]);
            if (name == "area") return words::name(board_, v_.landing.area);
            if (name == "month")
                return words::month(board_, &sentence == &kNote ? v_.landing.turn : v_.turn,
                                    language_);
            if (&sentence == &kEventsLeft) return events(side);
            if (&sentence == &kScore) return std::to_string(rules_.victory_points(v_, side));
            return words::with_sign(v_.morale[index(side)]);
        });
    }
    std::string with(const Sentence& sentence, const std::string& value) const {
        return words::say(sentence, language_, [&](std::string_view) { return value; });
    }

    // "E1×3 E2"
    std::string events(Side side) const {
        std::vector<std::string> list;
        for (std::size_t i = 0; i < kEvents; ++i) {
            if (v_.hand[i] == 0 || board_.events[i].side != side) continue;
            list.push_back("E" + std::to_string(i + 1) +
                           (v_.hand[i] > 1 ? "×" + std::to_string(v_.hand[i]) : ""));
        }
        return list.empty() ? words::say(kNone, language_) : words::joined(list, " ");
    }

    void write_side(Side side) {
        add(with(kHeading, words::capitalised(std::string(words::side(side, language_)))));
        std::vector<std::string> hidden;
        for (const AreaId area : present(v_, side)) {
            if (area.raw >= board_.areas.size()) continue;
            const std::string stack = stack_of(area, side);
            if (stack.empty())
                hidden.push_back(board_.card(area).key);
            else
                add("  " + board_.card(area).key + " " + board_.card(area).name +
                    words::say(kColon, language_) + stack);
        }
        if (!hidden.empty()) add("  " + with(kHidden, words::joined(hidden, " ")));
        write_rest(side);
    }

    std::string stack_of(AreaId area, Side side) const {
        std::vector<std::string> list;
        for (std::size_t f = first_force(side); f < end_force(side); ++f) {
            const int points = v_.points[area][f];
            const int spent = v_.spent[area][f];
            if (points == 0) continue;
            std::string text =
                std::to_string(points) + " " + std::string(words::force(force_at(f), language_));
            if (spent > 0) text += with(kSomeActivated, std::to_string(spent));
            list.push_back(std::move(text));
        }
        for (const GeneralId general : generals_at(board_, v_, area, side)) {
            std::string text = rated(general);
            if (v_.generals[general].activated) text += words::say(kActivated, language_);
            list.push_back(std::move(text));
        }
        return words::joined(list);
    }

    // "Canclaux 3-2"
    std::string rated(GeneralId general) const {
        const GeneralCard& card = board_.card(general);
        return card.name + " " + std::to_string(card.strategic) + "-" +
               std::to_string(card.tactical);
    }

    void write_rest(Side side) {
        std::vector<std::string> to_place;
        std::vector<std::string> away;
        if (of_side(v_.pool, side) > 0) to_place.push_back(words::forces(v_.pool, side, language_));
        for (const GeneralId general : board_.side_generals[index(side)]) {
            const auto post = static_cast<std::size_t>(v_.generals[general].post);
            if (v_.generals[general].post == Post::ToPlace) to_place.push_back(rated(general));
            if (post >= kPosts.size() || kPosts[post].en.empty()) continue;
            const std::string month = words::month(board_, v_.generals[general].due, language_);
            away.push_back(words::name(board_, general) + " (" + with(kPosts[post], month) + ")");
        }
        if (!to_place.empty()) add("  " + with(kToPlace, words::joined(to_place)));
        if (!away.empty()) add("  " + with(kOffMap, words::joined(away)));
        if (v_.shipped > 0 && side_of(v_.shipped_force) == side)
            add("  " + with(kAtSea, words::points(v_.shipped, v_.shipped_force, language_)));
    }

    void add(std::string_view line) { pen_.wrapped(line, kWidth); }

    const Rules& rules_;
    const Board& board_;
    const State& v_;
    Language language_;
    maps::terminal::Pen pen_{false};
};

}  // namespace

std::string list_counters(const Rules& rules, const State& view, Language language) {
    return Lists(rules, view, language).write();
}

}  // namespace levee::fgfk
