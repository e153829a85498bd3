// Work that stops when it is asked to.
#pragma once

#include <stop_token>

#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

/// \throws Interrupted if the stop token is set
inline void go_on_unless(const std::stop_token& stop) {
  if (stop.stop_requested()) throw Interrupted{};
}

}  // namespace quadrille::engines
