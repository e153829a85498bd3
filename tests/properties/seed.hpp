// The seed of a property test: fixed by CTest through RC_PARAMS="seed=...", any other on demand the same way.
#pragma once

#include <rapidcheck.h>

#include <cstdint>

namespace quadrille::properties {

inline std::uint64_t seed_from_environment() { return rc::detail::configuration().testParams.seed; }

}  // namespace quadrille::properties
