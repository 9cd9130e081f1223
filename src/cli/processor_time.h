#pragma once

namespace levee::cli {

// Time of this process on its processors: another program on the machine does not count.
double processor_seconds();

}  // namespace levee::cli
