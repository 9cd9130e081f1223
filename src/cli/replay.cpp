#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>

#include "cli/answers.h"
#include "cli/commands.h"
#include "cli/event_text.h"
#include "cli/opened.h"
#include "cli/record_file.h"
#include "engine/records/walk.h"

namespace levee::cli {

using engine::Language;

namespace {

// A line of a record that is told as JSON.
struct StepTold {
    std::uint64_t n = 0;
    std::string by;
    std::string do_;
    std::vector<answer::Told> events;
};
BOOST_DESCRIBE_STRUCT(StepTold, (), (n, by, do_, events))

void print_json(const engine::Walked& step, Language language, std::ostream& out) {
    StepTold told{step.number, name_of(step.line.by), step.line.notation, {}};
    for (const auto& event : step.events) told.events.push_back(answer::told(event, language));
    out << boost::json::serialize(engine::page::written(told)) << '\n';
}

void print(const engine::Walked& step, Language language, std::ostream& out) {
    const auto& by = step.line.by;
    const auto who = by.is_seat() ? step.table.seat_name(by.seat, language) : name_of(by);
    out << fmt::format("{:>5}  {}: {}\n", step.number, who, step.line.notation);
    for (const auto& event : step.events) out << "         " << line_of(event, language) << '\n';
    if (!step.line.note.empty()) out << "       # " << shown(step.line.note) << '\n';
}

void print_position(const engine::Table& table, Language language, std::ostream& out) {
    out << '\n' << table.draw(engine::kSpectator, false, language) << '\n';
    const auto ending = table.ending(language);
    const auto prompt = table.prompt(engine::kSpectator, language);
    if (ending)
        out << with_rule(ending->text, ending->rule) << '\n';
    else
        out << with_rule(prompt.text, prompt.rule) << '\n';
}

}  // namespace

int run(const ReplayCommand& command, Console& console) {
    auto opened = open_record(command.file, command.data, console);
    if (const auto* wrong = mistake(opened)) return refuse(console, *wrong);
    auto& file = std::get<RecordFile>(opened);
    auto& out = console.out;
    if (!command.json)
        out << fmt::format("{}, {}, {} actions\n", file.game->title(), file.record.scenario,
                           file.record.lines.size());
    const std::uint64_t last = command.to.value_or(file.record.lines.size());
    std::optional<engine::Mistake> wrong;
    if (last > 0)
        wrong = walk(file.record, *file.table, nullptr, command.language,
                     [&](const engine::Walked& step) {
                         if (command.json)
                             print_json(step, command.language, out);
                         else
                             print(step, command.language, out);
                         return step.number < last;
                     });
    if (wrong) {
        console.err << fmt::format("levee: {}: {}\n", command.file, wrong->text());
        return kWrong;
    }
    if (command.json)
        out << boost::json::serialize(
                   boost::json::object{{"state", file.table->state()},
                                       {"hash", fmt::format("{:016x}", file.table->hash())},
                                       {"result", stated_result(*file.table)}})
            << '\n';
    else
        print_position(*file.table, command.language, out);
    return kOk;
}

}  // namespace levee::cli
