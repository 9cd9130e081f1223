#pragma once

#include "engine/contract/chance.h"

namespace levee::ai {

// Numbers around 0 with this deviation.
inline double normal(engine::Random& random, double deviation) {
    double sum = 0;  // twelve uniform numbers are as good as a normal one
    for (int i = 0; i < 12; ++i) sum += static_cast<double>(random.below(65536)) / 65536.0;
    return (sum - 6) * deviation;
}

}  // namespace levee::ai
