#include <fmt/format.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>

#include "cli/commands.h"
#include "cli/opened.h"
#include "cli/record_file.h"
#include "engine/records/walk.h"

namespace levee::cli {

using engine::CommittedDice;
using engine::Mistake;

namespace {

// What could be proved of the dice.
enum class Proof {
    Proved,  // every roll is the committed seed's
    Sealed,  // committed, but the seed is not revealed yet
    Free,    // nobody committed to anything
};

std::optional<Mistake> prove(RecordFile& file, Proof& proof) {
    if (auto wrong = check_header(file.record, *file.game)) return wrong;
    auto dice = revealed_dice(file.record);
    if (auto* wrong = std::get_if<Mistake>(&dice)) return std::move(*wrong);
    const auto& seed = std::get<std::optional<CommittedDice>>(dice);
    proof = seed ? Proof::Proved : file.record.commitment ? Proof::Sealed : Proof::Free;
    if (auto wrong = walk(file.record, *file.table, seed ? &*seed : nullptr,
                          engine::Language::English, [](const engine::Walked&) { return true; }))
        return wrong;
    return check_end(file.record, *file.table);
}

const char* word(Proof proof) {
    return proof == Proof::Proved ? "proved" : proof == Proof::Sealed ? "sealed" : "free";
}

const char* sentence(Proof proof) {
    if (proof == Proof::Proved) return "every die is that of the committed seed";
    if (proof == Proof::Sealed) return "the seed is not revealed yet, so the dice are not proved";
    return "no dice were committed to, so they are not proved";
}

void print_json(const Mistake& wrong, std::ostream& out) {
    out << boost::json::serialize(boost::json::object{
               {"ok", false}, {"error", {{"where", wrong.where}, {"what", wrong.what}}}})
        << '\n';
}

}  // namespace

int run(const VerifyCommand& command, Console& console) {
    auto opened = open_record(command.file, command.data, console);
    if (const auto* wrong = mistake(opened)) {
        // Malformed or cut off: bad input, but a program that asked for JSON still gets some.
        if (command.json) print_json(*wrong, console.out);
        return refuse(console, *wrong);
    }
    auto& file = std::get<RecordFile>(opened);
    Proof proof{};
    const auto wrong = prove(file, proof);
    const auto rolls = std::ranges::count_if(
        file.record.lines, [](const engine::Record::Line& line) { return line.by.is_chance(); });
    if (wrong) {
        if (command.json) print_json(*wrong, console.out);
        console.err << fmt::format("levee: {}: {}\n", command.file, wrong->text());
        return kWrong;
    }
    const auto result = stated_result(*file.table);
    if (command.json) {
        console.out << boost::json::serialize(boost::json::object{
                           {"ok", true},
                           {"game", file.record.game},
                           {"actions", file.record.lines.size()},
                           {"rolls", rolls},
                           {"dice", word(proof)},
                           {"result", result},
                           {"hash", fmt::format("{:016x}", file.table->hash())}})
                    << '\n';
        return kOk;
    }
    console.out << fmt::format("{}: {} actions are legal, {} of them rolls; {}; {}\n", command.file,
                               file.record.lines.size(), rolls, sentence(proof),
                               result.empty() ? "the game is not over" : result);
    return kOk;
}

}  // namespace levee::cli
