// Functions that return the memory available on the machine, and the memory that this process holds.
//
// An engine counts only its own memory. So the engine's budget is a limit minus the memory that the process already
// holds. If the user gives no limit, the limit is the most memory that the process can have. Then the engine itself
// stops before it needs more memory than there is, and the system does not kill the process.
#pragma once

#include <cstddef>
#include <filesystem>

namespace quadrille::running {

/// The most bytes that the process can hold, including those that it holds now. The least of the memory that the
/// machine has available and the rest of the process's control group (version 2) and of each group above it. Caches
/// that the system can discard count as free. The largest number if the system gives none. Tests pass other folders.
std::size_t available_memory(const std::filesystem::path& proc = "/proc",
                             const std::filesystem::path& groups = "/sys/fs/cgroup");

/// The bytes that the process holds in memory now; 0 if the system gives no number.
std::size_t resident_memory();

/// The bytes that the process has reserved for data and stacks, resident or not; 0 if the system gives no number.
std::size_t data_memory();

}  // namespace quadrille::running
