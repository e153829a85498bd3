// What memory the machine has, and what this process holds of it.
//
// A limit is for the whole process. An engine keeps an account of its own memory alone, so it is given the limit less
// what the process holds already. Where no limit is given it is what the machine has, or the control group that the
// process runs in: a layer that does not fit then ends the work and not the process.
#pragma once

#include <cstddef>

namespace quadrille::jobs {

/// What this machine or control group has; the largest number if it does not say.
std::size_t machine_memory();

/// What the process holds in memory now; 0 if the system does not say.
std::size_t resident_memory();

/// What the process has reserved for data and stacks, resident or not; 0 if the system does not say.
std::size_t data_memory();

}  // namespace quadrille::jobs
