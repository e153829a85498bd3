// A substitute for oneTBB's bound on threads, of which there is one.
#pragma once
#include <cstddef>

namespace tbb {

struct global_control {
  enum Parameter { max_allowed_parallelism };
  global_control(Parameter /*parameter*/, std::size_t /*value*/) {}
};

}  // namespace tbb
