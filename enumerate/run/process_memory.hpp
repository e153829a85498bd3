// What memory the machine has left, and what this process holds.
//
// A limit is for the whole process. An engine keeps an account of its own memory alone, so it is given the limit less
// what the process holds already. Where no limit is given it is what the process can come to hold: what it holds now,
// and what is left of the machine or of the narrowest of the control groups that the process is in. A layer that does
// not fit then ends the work and not the process.
#pragma once

#include <cstddef>
#include <filesystem>

namespace quadrille::running {

/// Where the system tells of memory; a test gives other folders.
struct MemorySources {
  std::filesystem::path proc = "/proc";
  std::filesystem::path groups = "/sys/fs/cgroup";
};

/// What the process can come to hold, with what it holds now: the least of what the machine has available (MemAvailable
/// of meminfo) and what is left in its control group, of version 2 or 1, and in each group above that; caches that the
/// system gives up when it needs them are left. The largest number if the system does not say.
std::size_t available_memory(const MemorySources& sources = {});

/// What the process holds in memory now; 0 if the system does not say.
std::size_t resident_memory();

/// What the process has reserved for data and stacks, resident or not; 0 if the system does not say.
std::size_t data_memory();

}  // namespace quadrille::running
