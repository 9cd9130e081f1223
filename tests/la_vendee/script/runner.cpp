#include "la_vendee/script/runner.h"

#include <algorithm>
#include <set>

#include "engine/text/verb_words.h"
#include "games/la_vendee/rules/steps.h"
#include "games/la_vendee/text.h"
#include "la_vendee/script/words.h"
#include "support/game_script.h"

namespace levee::la_vendee {

// What a script asks of a fact by the names of its members; the rest is in the table of facts.
BOOST_DESCRIBE_STRUCT(Event, (),
                      (side, secret, army, other, leader, successor, card, troop, area, from, a, b))

}  // namespace levee::la_vendee

namespace levee::la_vendee::testing {
namespace {

class Runner final : public levee::testing::GameScript<Rules, ScriptNames> {
 public:
    Runner(std::string_view file, levee::testing::Outcome& outcome)
        : GameScript(rules(), ScriptNames{board()}, file, outcome, blank_position(board(), {}),
                     "a phase, a card or an attack") {}

 private:
    // A word of this game and how many words it stands with, itself included.
    struct Known {
        std::string_view word;
        std::size_t least;
        std::size_t most;
        void (Runner::*work)(const Words&);
    };
    template <std::size_t N>
    bool carried_out(const Known (&list)[N], const Words& w) {
        for (const Known& known : list) {
            if (known.word != w[0] || w.size() < known.least || w.size() > known.most) continue;
            (this->*known.work)(w);
            return true;
        }
        return false;
    }

    static constexpr std::size_t kAny = 99;

    // ------------------------------------------------------------------ the position

    bool prepare(const Words& w) override {
        if (w[0] != "option" || w.size() != 2) return set_position(w);
        option(w[1]);
        return true;
    }

    void option(const std::string& word) {
        Options& options = state_.options;
        if (word == "hidden-displays")
            options.hidden_displays = true;
        else if (word == "desertion")
            options.desertion = true;
        else if (word == "dummies")
            options.dummies = true;
        else if (word == "zero-strength")
            options.zero_strength = true;
        else if (word == "bonaparte")
            options.bonaparte = true;
        else if (word == "free-set-up")
            options.automatic_set_up = false;
        else
            throw Stop{"there is no option " + word};
    }

    // The words that the product has too.
    bool set_position(const Words& w) {
        const auto* word = engine::position_lines::find(position_words(), w[0]);
        if (word == nullptr || (word->begins && playing())) return false;
        Events told;
        la_vendee::Position position{rules(), state_, &told};
        if (const auto wrong = engine::position_lines::carry_out(*word, position, w))
            throw Stop{wrong->what};
        if (word->begins) begin();
        tell(told);
        return true;
    }

    // ------------------------------------------------------------------ play

    // What makes the position may also be said later on, except for what begins play.
    bool plays(const Words& w) override {
        static constexpr Known kWords[]{
            {"walk", 2, kAny, &Runner::walk},      {"throw", 2, kAny, &Runner::throw_dice},
            {"round", 2, kAny, &Runner::round},    {"finish", 2, 2, &Runner::finish},
            {"pass-all", 1, 1, &Runner::pass_all},
        };
        return carried_out(kWords, w) || set_position(w);
    }

    void walk(const Words& w) {
        for (std::size_t i = 1; i < w.size(); ++i) carry_out("to " + w[i]);
    }

    int dice_asked() const {
        if (state_.depth == 0 || top(state_).business != Business::Dice) return 0;
        return top(state_).step == kRollDice ? top(state_).number : 0;
    }

    // All of these dice, as they are asked for one after the other; windows are passed over.
    void throw_dice(const Words& w) {
        std::size_t next = 1;
        while (next < w.size()) {
            const int asked = dice_asked();
            if (asked == 0) {
                if (state_.depth == 0 || top(state_).business != Business::Window)
                    throw Stop{"no dice are asked for " + w[next]};
                carry_out("pass");
                continue;
            }
            std::string roll = "roll";
            for (int i = 0; i < asked; ++i, ++next) {
                if (next >= w.size())
                    throw Stop{"dice asked for at once: " + std::to_string(asked)};
                roll += " " + w[next];
            }
            carry_out(roll);
        }
    }
    // 8.2: the aim has been said.
    void round(const Words& w) {
        carry_out("fire");
        throw_dice(w);
    }

    void pass_all(const Words& /*w*/) {
        while (state_.depth > 0 && top(state_).business == Business::Window) carry_out("pass");
    }

    // What has been begun is worked out: everybody does the first thing he may, nobody plays a
    // card, and dice show this; until a card, an army or a move can be chosen again.
    void finish(const Words& w) {
        for (int i = 0; i < 200; ++i) {
            if (const int asked = dice_asked(); asked > 0) {
                std::string roll = "roll";
                for (int n = 0; n < asked; ++n) roll += " " + w[1];
                carry_out(roll);
                continue;
            }
            switch (state_.depth == 0 ? Business::None : top(state_).business) {
                case Business::Window:
                    carry_out("pass");
                    break;
                case Business::Withdrawal:
                case Business::Volley:
                case Business::Losses:
                case Business::Retreat:
                case Business::Leaders:
                    carry_out(written(rules().assumed(state_)));
                    break;
                default:
                    return;
            }
        }
        throw Stop{"this does not come to an end"};
    }

    engine::Result<Action> parse(const std::string& text) const override {
        return verb_book().parse(board(), text);
    }
    std::string written(const Action& a) const override { return verb_book().notation(board(), a); }
    std::vector<std::string> seats() const override { return {"Royalist", "Republican"}; }

    // ------------------------------------------------------------------ expectations

    bool expects(const Words& w) override {
        static constexpr Known kWords[]{
            {"army", 3, kAny, &Runner::expect_army},
            {"troops", 3, kAny, &Runner::expect_troops},
            {"fortress", 2, kAny, &Runner::expect_fortress},
            {"leader", 3, kAny, &Runner::expect_leader},
            {"burnt", 2, 2, &Runner::expect_burnt},
            {"markers", 2, 2, &Runner::expect_markers},
            {"control", 3, 3, &Runner::expect_control},
            {"hand", 2, kAny, &Runner::expect_hand},
            {"discards", 1, kAny, &Runner::expect_discards},
            {"box", 1, kAny, &Runner::expect_box},
            {"pool", 1, kAny, &Runner::expect_pool},
            {"counters", 4, 4, &Runner::expect_counters},
            {"victory-points", 3, 3, &Runner::expect_victory_points},
            {"dice", 2, 3, &Runner::expect_dice},
            {"regions", 2, kAny, &Runner::expect_regions},
            {"lost", 3, 3, &Runner::expect_lost},
            {"walls", 2, 2, &Runner::expect_walls},
            {"clock", 2, 2, &Runner::expect_clock},
            {"seen", 3, kAny, &Runner::expect_seen},
        };
        if (w[0] == "not" && w.size() == 3 && w[1] == "burnt") {
            check(!state_.burnt.has(area_of(w[2])), w[2] + " is burnt");
            return true;
        }
        return carried_out(kWords, w);
    }

    // Another expectation, of the position as this side sees it.
    void expect_seen(const Words& w) {
        const State all = state_;
        state_ = rules().view(state_, seat_of(side_of_word(w[1])));
        const bool known = expects(Words(w.begin() + 2, w.end()));
        state_ = all;
        if (!known) throw Stop{"nothing is known of \"" + w[2] + "\""};
    }

    // A number, or one with < <= > >= before it.
    void same_number(int is, const std::string& wanted, const std::string& what) {
        const std::size_t digits = wanted.find_first_not_of("<>=");
        const std::string compare = wanted.substr(0, digits);
        const int n = number_of(digits == wanted.npos ? wanted : wanted.substr(digits));
        const bool holds = compare.empty()   ? is == n
                           : compare == "<"  ? is < n
                           : compare == "<=" ? is <= n
                           : compare == ">"  ? is > n
                                             : is >= n;
        check(holds, what + ": " + std::to_string(is) + ", not " + wanted);
    }

    // Exactly these troops; no words: nobody.
    void same_points(const Points& is, const Words& w, std::size_t from, const std::string& what) {
        Points wanted{};
        if (w.size() != from + 1 || w[from] != "nobody")
            wanted = read_as(w, [&](Arguments& a) { return points_in(a, from); });
        same(spelled_out(is), spelled_out(wanted), what);
    }

    // A post instead of a region: what has become of it.
    static std::string post_of(const ArmyFate& fate) {
        switch (fate.post) {
            case ArmyPost::NotYet:
                return "not-yet";
            case ArmyPost::Destroyed:
                return "destroyed";
            case ArmyPost::Gone:
                return "gone";
            default:
                return "on-map";
        }
    }

    void expect_army(const Words& w) {
        const ArmyId card = army_of(w[1]);
        const ArmyId counter = counter_of(state_, card);
        const std::string at =
            counter == kNoArmy ? post_of(state_.fates[card]) : key_of(state_.armies[counter].at);
        std::size_t i = 2;
        const bool post = w[i] == "destroyed" || w[i] == "gone" || w[i] == "not-yet";
        const bool region = post || find_area(board(), w[i]) != kNoArea;
        if (region) same(at, w[i++], w[1]);
        if (i == w.size()) return;
        if (counter == kNoArmy) return check(false, w[1] + " is not on the map: " + at);
        const Army& army = state_.armies[counter];
        while (i < w.size()) i = expect_of_army(army, counter, w, i);
    }
    std::size_t expect_of_army(const Army& army, ArmyId counter, const Words& w, std::size_t i) {
        const auto number = [&](int is) {
            if (i + 1 >= w.size()) throw Stop{w[i] + " what?"};
            same_number(is, w[i + 1], w[i] + " of " + w[1]);
            return i + 2;
        };
        if (w[i] == "inside" || w[i] == "outside") {
            check(army.inside == (w[i] == "inside"), w[1] + " is not " + w[i]);
        } else if (w[i] == "pinned" || w[i] == "unpinned") {
            check(army.pinned == (w[i] == "pinned"), w[1] + " is not " + w[i]);
        } else if (w[i] == "shown" || w[i] == "hidden") {
            check(is_open(board(), state_, counter) == (w[i] == "shown"), w[1] + " is not " + w[i]);
        } else if (w[i] == "points") {
            return number(total(army.points));
        } else if (w[i] == "dice") {
            return number(army_dice(board(), state_, counter));
        } else if (w[i] == "banked") {
            return number(army.banked);
        } else if (w[i] == "to-hit-attacking") {
            return number(to_hit(board(), state_, counter, true));
        } else if (w[i] == "to-hit-defending") {
            return number(to_hit(board(), state_, counter, false));
        } else if (!w[i].empty() && (w[i][0] == '0' || std::isdigit(w[i][0]) != 0)) {
            // All that it is made of; the rest of the line.
            same_points(army.points, w, i, w[1]);
            return w.size();
        } else {
            throw Stop{"nothing is known of " + w[i]};
        }
        return i + 1;
    }

    // expect troops Royalist CHO 2 irregulars
    void expect_troops(const Words& w) {
        const Side side = side_of_word(w[1]);
        same_points(state_.outside[index(side)][area_of(w[2])], w, 3, w[1] + " in " + w[2]);
    }
    // expect fortress NAN Republican 2 irregulars
    void expect_fortress(const Words& w) {
        const AreaId area = area_of(w[1]);
        if (!board().fortresses.has(area)) throw Stop{"there is no fortress in " + w[1]};
        if (w.size() < 3) throw Stop{"whose is the fortress?"};
        check(fortress_holder(state_, area) == side_of_word(w[2]),
              "the fortress of " + w[1] + " is not " + w[2]);
        if (w.size() > 3) same_points(state_.inside[area], w, 3, "the fortress of " + w[1]);
    }

    void expect_leader(const Words& w) {
        const Leader& leader = state_.leaders[leader_of(w[1])];
        for (std::size_t i = 2; i < w.size(); ++i) {
            if (w[i] == "wounded" || w[i] == "healthy")
                check(leader.wounded == (w[i] == "wounded"), w[1] + " is not " + w[i]);
            else if (w[i] == "commander" || w[i] == "généralissime")
                check((leader.rank == Rank::Generalissime) == (w[i] == "généralissime"),
                      w[1] + " is no " + w[i]);
            else if (find_army(board(), w[i]) != kNoArmy)
                check(leader.army == army_of(w[i]) && (leader.post == LeaderPost::WithArmy ||
                                                       leader.post == LeaderPost::Waiting),
                      w[1] + " is not with " + w[i]);
            else
                same(std::string{spelled::kPosts[static_cast<std::size_t>(leader.post)]}, w[i],
                     w[1]);
        }
    }

    void expect_burnt(const Words& w) {
        check(state_.burnt.has(area_of(w[1])), w[1] + " is not burnt");
    }
    void expect_markers(const Words& w) { same_number(markers(state_), w[1], "markers"); }
    void expect_control(const Words& w) {
        const Control control = region_control(board(), state_, area_of(w[1]));
        const std::string is = control == Control::Royalist     ? "Royalist"
                               : control == Control::Republican ? "Republican"
                                                                : "nobody";
        same(is, w[2], "control of " + w[1]);
    }

    void same_cards(const CardSet& is, const Words& w, std::size_t from, const std::string& what) {
        CardSet wanted;
        for (std::size_t i = from; i < w.size(); ++i) wanted.add(card_of_word(w[i]));
        std::string text;
        for (const CardId card : is) text += " " + std::to_string(card.raw + 1);
        check(is == wanted, what + ":" + (text.empty() ? " none" : text));
    }
    void expect_hand(const Words& w) {
        same_cards(state_.hands[index(side_of_word(w[1]))].cards, w, 2, "the hand");
    }
    void expect_discards(const Words& w) { same_cards(state_.discards, w, 1, "the discards"); }
    void expect_box(const Words& w) {
        Points all = state_.box;
        for (std::size_t i = 0; i < kTroops; ++i)
            all[i] = static_cast<std::uint8_t>(all[i] + state_.box_late[i]);
        same_points(all, w, 1, "the Army Reserve");
    }
    void expect_pool(const Words& w) { same_points(state_.pool, w, 1, "to be placed"); }
    void expect_counters(const Words& w) {
        const auto troop = read_as({w[2]}, [](Arguments& a) {
            return static_cast<Troop>(a.one_of(0, spelled::kTroops, "troop"));
        });
        same_number(counters_left(board(), state_, side_of_word(w[1]), troop), w[3],
                    "counters left");
    }
    void expect_victory_points(const Words& w) {
        same_number(victory_points(board(), state_, side_of_word(w[1])), w[2], "victory points");
    }

    // How many, and whose business asked for them.
    void expect_dice(const Words& w) {
        same_number(dice_asked(), w[1], "dice asked for");
        if (w.size() == 2) return;
        if (state_.depth < 2) return check(false, "nobody asks for dice");
        const boost::json::value is =
            engine::json::write(below_top(state_).business, Names{board()});
        same(std::string{is.get_string()}, levee::testing::folded(w[2]),
             "the dice are asked for by");
    }

    // expect regions place CHO BPR: of all offers that begin with this verb, exactly these.
    void expect_regions(const Words& w) {
        Rules::Actions all;
        rules().legal_actions(state_, all);
        std::set<std::string> is;
        for (const Action& a : all)
            if (a.area != kNoArea && written(a).substr(0, written(a).find(' ')) == w[1])
                is.insert(key_of(a.area));
        std::set<std::string> wanted;
        for (std::size_t i = 2; i < w.size(); ++i) wanted.insert(key_of(area_of(w[i])));
        std::string text;
        for (const std::string& key : is) text += " " + key;
        check(is == wanted, w[1] + " is offered for" + (text.empty() ? " no region" : text));
    }

    // expect lost anjou 3: to dice of enemy armies, in this battle (8.7)
    void expect_lost(const Words& w) {
        const ArmyId counter = counter_of(state_, army_of(w[1]));
        same_number(counter == kNoArmy ? 0 : state_.battle.lost[counter], w[2], "lost by " + w[1]);
    }
    // 9.4: dice that the fortress under attack has left.
    void expect_walls(const Words& w) {
        same_number(state_.battle.fortress_dice, w[1], "dice of the fortress");
    }
    // 12.0: full End Phases.
    void expect_clock(const Words& w) {
        same_number(state_.clock == 0 ? 0 : state_.clock - 1, w[1], "the clock");
    }
};

}  // namespace

levee::testing::Outcome run_case(const levee::testing::Case& one, std::string_view file) {
    return levee::testing::run_case<Runner>(one, file);
}

}  // namespace levee::la_vendee::testing
