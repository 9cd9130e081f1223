// The engine by itself: the toy game costs next to nothing, so that what is left is the engine's.

#include "engine/toy_game.h"
#include "rules_bench.h"

int main(int argc, char** argv) {
    const levee::engine::toy::Rules rules;
    levee::bench::add_rules("the-ford", rules, rules.new_game());
    return levee::bench::run(argc, argv);
}
