#include <cstdio>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/embedded.h"
#include "games/neerwinden/board_parts.h"
#include "games/neerwinden/rules.h"
#include "rules_bench.h"

namespace levee {
namespace {

int run_all(int argc, char** argv) {
    constexpr std::string_view kFolder = "data/neerwinden/";
    std::vector<neerwinden::DataFile> files;
    for (const auto& file : games::embedded_files())
        if (file.name.starts_with(kFolder))
            files.push_back({std::string(file.name.substr(kFolder.size())), file.text});
    const auto board = neerwinden::load_board(files);
    if (const auto* wrong = engine::mistake(board)) {
        std::fprintf(stderr, "%s\n", wrong->text().c_str());
        return 1;
    }
    const neerwinden::Rules rules(std::get<neerwinden::Board>(board));
    bench::add_rules("neerwinden", rules, rules.new_game({}));
    return bench::run(argc, argv);
}

}  // namespace
}  // namespace levee

int main(int argc, char** argv) { return levee::run_all(argc, argv); }
