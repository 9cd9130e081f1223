#include <cstdio>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/embedded.h"
#include "games/neerwinden/rules.h"
#include "rules_bench.h"

int main(int argc, char** argv) {
    using namespace levee;
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
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
