#include "jobs/process_memory.hpp"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <limits>

namespace quadrille::jobs {

namespace {

constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

// A field of /proc/self/statm, in bytes: total, resident, shared, text, library, data and stack.
std::size_t pages_field(int field) {
  std::ifstream statm("/proc/self/statm");
  std::size_t pages = 0;
  for (int i = 0; i <= field; ++i) statm >> pages;
  const long page_size = ::sysconf(_SC_PAGESIZE);
  return statm && page_size > 0 ? pages * static_cast<std::size_t>(page_size) : 0;
}

}  // namespace

std::size_t machine_memory() {
  std::size_t memory = unlimited;
  const long pages = ::sysconf(_SC_PHYS_PAGES);
  const long page_size = ::sysconf(_SC_PAGESIZE);
  if (pages > 0 && page_size > 0) memory = static_cast<std::size_t>(pages) * static_cast<std::size_t>(page_size);
  // Control groups, version 2 and version 1; "max", or no such file, is no limit.
  for (const char* path : {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) {
    std::size_t limit = 0;
    if (std::ifstream(path) >> limit && limit > 0) memory = std::min(memory, limit);
  }
  return memory;
}

std::size_t resident_memory() { return pages_field(1); }

std::size_t data_memory() { return pages_field(5); }

}  // namespace quadrille::jobs
