// The memory that the machine has left, and what this process holds.
//
// An engine keeps an account of its own memory alone. It gets the limit less what the process holds already, or,
// without a limit, what the process can come to hold: a layer that does not fit then ends the work and not the process.
#pragma once

#include <cstddef>
#include <filesystem>

namespace quadrille::running {

/// What the process can come to hold, with what it holds now: the least of what the machine has available and what is
/// left in the process's control group (version 2) and in each group above it. Caches that the system gives up when it
/// needs them count as left. The largest number if the system does not say. A test gives other folders.
std::size_t available_memory(const std::filesystem::path& proc = "/proc",
                             const std::filesystem::path& groups = "/sys/fs/cgroup");

/// What the process holds in memory now; 0 if the system does not say.
std::size_t resident_memory();

/// What the process has reserved for data and stacks, resident or not; 0 if the system does not say.
std::size_t data_memory();

}  // namespace quadrille::running
