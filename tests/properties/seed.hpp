// The seed of a property test. CTest fixes it through RC_PARAMS="seed=..."; users can set any other in the same way.
#pragma once

#include <rapidcheck.h>

#include <cstdint>

namespace quadrille::properties {

inline std::uint64_t seed_from_environment() { return rc::detail::configuration().testParams.seed; }

}  // namespace quadrille::properties
