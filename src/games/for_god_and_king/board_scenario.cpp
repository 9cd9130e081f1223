#include "games/for_god_and_king/board_parts.h"

// scenario.txt
namespace levee::fgfk {

using engine::Mistake;
using text::quoted;
using text::Trouble;

namespace {

enum class Marker { Morale, Arms };
constexpr text::Meanings<Marker, 2> kMarkers{{{"morale", Marker::Morale}, {"arms", Marker::Arms}}};
constexpr text::Meanings<Event, 2> kAreaEvents{{{"E3", Event::E3}, {"E4", Event::E4}}};

class ScenarioReader {
 public:
    explicit ScenarioReader(Board& board) : board_(board), scenario_(board.scenario) {
        scenario_.generals.fill(kNoArea);
    }

    Trouble read(const Lines& lines) {
        using Self = ScenarioReader;
        constexpr text::Records<Self, 8> kRecords{{{"scenario", &Self::read_scenario},
                                                   {"turn", &Self::read_turn},
                                                   {"start", &Self::read_start},
                                                   {"receive", &Self::read_receipt},
                                                   {"earliest", &Self::read_earliest},
                                                   {"event-area", &Self::read_event_area},
                                                   {"automatic", &Self::read_automatic},
                                                   {"general", &Self::read_general}}};
        if (Trouble trouble = text::read_records(lines, *this, kRecords)) return trouble;
        return finish();
    }

 private:
    Trouble finish() const {
        const auto missing = [](std::string_view field, std::string what) {
            return Mistake{"scenario.txt: " + std::string(field), std::move(what)};
        };
        if (scenario_.key.empty()) return missing("scenario", "is missing");
        for (std::size_t i = 0; i < kTurns; ++i)
            if (scenario_.months[i].en.empty())
                return missing("turn", std::to_string(i + 1) + " is missing");
        if (board_.bressuire == kNoArea || board_.thouars == kNoArea)
            return missing("event-area", "E3 and E4 need one each");
        for (const Receipt& receipt : scenario_.receipts)
            if (receipt.event == Event::None && scenario_.points[index(receipt.force)].empty())
                return missing("automatic", board_.card(receipt.force).key + " is missing");
        for (std::size_t i = 0; i < kGenerals; ++i)
            if (board_.generals[i].arrival == Event::None && scenario_.generals[i] == kNoArea)
                return missing("general", board_.generals[i].key + " is missing");
        return std::nullopt;
    }

    void read_scenario(text::Reader& in) {
        if (!scenario_.key.empty()) return in.fail("scenario", "is given twice");
        scenario_.key = in.key("key");
        scenario_.title = {in.name("title"), in.name("titre")};
    }

    void read_receipt(text::Reader& in) {
        Receipt receipt;
        receipt.event = in.meaning("when", kEventWords);
        receipt.force = in.meaning("force", kForceWords);
        receipt.column = in.meaning("column", kColumnWords);
        scenario_.receipts.push_back(receipt);
    }

    void read_earliest(text::Reader& in) {
        const Event event = in.meaning("event", kEventWords);
        const int turn = in.number("turn", 1, kTurns);
        if (event == Event::None) in.fail("event", "the start is no event");
        if (in.trouble()) return;
        board_.events[index(event)].earliest = static_cast<std::uint8_t>(turn);
    }

    void read_event_area(text::Reader& in) {
        const Event event = in.meaning("event", kAreaEvents);
        (event == Event::E3 ? board_.bressuire : board_.thouars) = read_area(in, "area", board_);
    }

    void read_turn(text::Reader& in) {
        const auto turn = in.number<std::size_t>("turn", 1, kTurns) - 1;
        if (!scenario_.months[turn].en.empty()) in.fail("turn", "is given twice");
        if (in.trouble()) return;
        scenario_.months[turn] = {in.name("month"), in.name("mois")};
    }

    void read_start(text::Reader& in) {
        const Figures& figures = board_.tables.figures;
        const Marker marker = in.meaning("marker", kMarkers);
        const Side side = marker == Marker::Morale ? in.meaning("side", kSideWords) : Side::Vendeen;
        const auto number =
            static_cast<std::int8_t>(in.number("number", figures.morale_low, figures.morale_high));
        (marker == Marker::Morale ? scenario_.morale[index(side)] : scenario_.arms) = number;
    }

    // 7.1, F-03, F-05
    void check_set_up(text::Reader& in, Army army, AreaId area) const {
        if (in.trouble() || board_.set_up[index(army)].has(area)) return;
        in.fail("area", board_.card(area).key + " is no set-up area of the army of " +
                            std::string(kArmyWords[index(army)].first));
    }

    void read_automatic(text::Reader& in) {
        const Force force = in.meaning("force", kForceWords);
        const Army army = board_.card(force).army;
        if (!in.trouble() && army == Army::None)
            in.fail("force", board_.card(force).key + " has no army at the start");
        auto& areas = scenario_.points[index(force)];
        if (!areas.empty()) in.fail("force", board_.card(force).key + " is given twice");
        if (!in.more()) in.fail("area", "is missing");
        while (in.more() && !in.trouble()) {
            const AreaId area = read_area(in, "area", board_);
            check_set_up(in, army, area);
            areas.push_back(area);
        }
    }

    void read_general(text::Reader& in) {
        const std::string_view key = in.take("general");
        const GeneralId general = find_general(board_, key);
        if (general == kNoGeneral) in.fail("general", quoted(key) + " is not in generals.csv");
        if (in.trouble()) return;
        const GeneralCard& card = board_.card(general);
        if (card.arrival != Event::None)
            return in.fail("general", card.key + " is not there at the start");
        const AreaId area = read_area(in, "area", board_);
        if (card.army == Army::None)
            return in.fail("general", card.key + " has no army at the start");
        check_set_up(in, card.army, area);
        AreaId& place = scenario_.generals[general.raw];
        if (place != kNoArea) return in.fail("general", card.key + " is given twice");
        if (!in.trouble()) place = area;
    }

    Board& board_;
    Scenario& scenario_;
};

}  // namespace

Trouble read_scenario(const Lines& lines, Board& board) {
    return ScenarioReader(board).read(lines);
}

}  // namespace levee::fgfk
