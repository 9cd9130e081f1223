// The engine by itself: the toy game costs next to nothing, so that what is left is the engine's.

#include "engine/toy_game.h"
#include "rules_bench.h"

int main(int argc, char** argv) {
    using namespace levee;
    const engine::toy::Rules rules;
    bench::add_rules("the-ford", rules, rules.new_game());
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
