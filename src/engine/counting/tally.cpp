#include "engine/counting/tally.h"

namespace levee::engine {

Tally::Tally(const TallySheet& sheet)
    : lead_after(static_cast<std::size_t>(sheet.turns)),
      counts(sheet.counts.size()),
      owner_after(sheet.objectives.size() * static_cast<std::size_t>(sheet.turns)),
      changes(sheet.objectives.size()),
      rolls(sheet.rolls.size()),
      luck(sheet.rolls.size()) {
    std::size_t places = 0;
    for (const auto& group : sheet.losses) places += group.items.size();
    losses.resize(places);
}

std::span<std::int8_t> Tally::owners(std::size_t objective) {
    assert(objective < changes.size() && "the sheet has no such objective");
    return std::span(owner_after).subspan(objective * lead_after.size(), lead_after.size());
}
std::span<const std::int8_t> Tally::owners(std::size_t objective) const {
    assert(objective < changes.size() && "the sheet has no such objective");
    return std::span(owner_after).subspan(objective * lead_after.size(), lead_after.size());
}

void Tally::add_loss(std::size_t place, int points) {
    assert(place < losses.size() && "the sheet has no such loss");
    losses[place] += points;
}
void Tally::add_count(std::size_t place) {
    assert(place < counts.size() && "the sheet has no such count");
    counts[place] += 1;
}
void Tally::add_change(std::size_t objective) {
    assert(objective < changes.size() && "the sheet has no such objective");
    changes[objective] += 1;
}
void Tally::add_roll(std::size_t kind, std::int32_t thousandths) {
    assert(kind < rolls.size() && "the sheet has no such kind of roll");
    rolls[kind] += 1;
    luck[kind] += thousandths;
}

void TallyKeeper::lose(std::size_t group, std::size_t item, int points) {
    assert(group < sheet_.losses.size() && item < sheet_.losses[group].items.size() &&
           "the sheet has no such loss");
    for (std::size_t i = 0; i < group; ++i) item += sheet_.losses[i].items.size();
    tally_.add_loss(item, points);
}

void TallyKeeper::carry_on() {
    for (std::size_t turn = tally_.turns; turn < tally_.lead_after.size(); ++turn) {
        tally_.lead_after[turn] = tally_.lead;
        for (std::size_t i = 0; i < sheet_.objectives.size(); ++i)
            tally_.owners(i)[turn] = tally_.owners(i)[turn - 1];
    }
}

void ArmyLosses::add_arms(TallySheet& sheet, const Sentence& title) {
    struct Arm {
        const char* key = nullptr;
        Sentence name;
    };
    constexpr std::array<Arm, 3> kArms{{{"infantry", {"Infantry", "Infanterie"}},
                                        {"cavalry", {"Cavalry", "Cavalerie"}},
                                        {"artillery", {"Artillery", "Artillerie"}}}};
    TallySheet::Group group{"arm", wording::label(title), {}};
    for (int side = 0; side < 2; ++side)
        for (const Arm& arm : kArms)
            group.items.push_back({sheet.side_keys[static_cast<std::size_t>(side)] + "-" + arm.key,
                                   wording::label(arm.name), side});
    sheet.losses.push_back(std::move(group));
}

}  // namespace levee::engine
