// Finds out how much memory is available, and how much this process holds. The numbers come from /proc, and from the
// control groups in /sys/fs/cgroup.
#include "enumerate/run/process_memory.hpp"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace quadrille::running {

namespace {

constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

// A field of /proc/self/statm, in bytes. The fields: total, resident, shared, text, library, data and stack.
std::size_t pages_field(int field) {
  std::ifstream statm("/proc/self/statm");
  std::size_t pages = 0;
  for (int i = 0; i <= field; ++i) statm >> pages;
  return statm ? pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) : 0;
}

// The number after a word, or the first in the file; empty if no number follows ("max").
std::optional<std::size_t> number_in(const std::filesystem::path& path, std::string_view word = {}) {
  std::ifstream file(path);
  for (std::string read; read != word;) {
    if (!(file >> read)) return {};
  }
  std::size_t number = 0;
  if (file >> number) return number;
  return {};
}

std::size_t left_in_group(const std::filesystem::path& folder) {
  const std::optional<std::size_t> limit = number_in(folder / "memory.max");
  if (!limit) return unlimited;
  const std::size_t used = number_in(folder / "memory.current").value_or(0);
  const std::size_t cache = std::min(used, number_in(folder / "memory.stat", "inactive_file").value_or(0));
  return *limit - std::min(*limit, used - cache);
}

}  // namespace

std::size_t available_memory(const std::filesystem::path& proc, const std::filesystem::path& groups) {
  std::size_t left = unlimited;
  if (const std::optional<std::size_t> kib = number_in(proc / "meminfo", "MemAvailable:")) {
    left = *kib << 10U;
  } else if (const long pages = ::sysconf(_SC_AVPHYS_PAGES); pages > 0) {
    left = static_cast<std::size_t>(pages) * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  }
  std::ifstream memberships(proc / "self" / "cgroup");
  for (std::string line; std::getline(memberships, line);) {
    if (!line.starts_with("0::")) continue;  // `0::/GROUP` is the line of version 2
    std::filesystem::path folder = groups;
    left = std::min(left, left_in_group(folder));
    for (const std::filesystem::path& part : std::filesystem::path(line.substr(3)).relative_path()) {
      if (part == "..") break;  // a container may name a group outside its own tree; it sees the root only
      left = std::min(left, left_in_group(folder /= part));
    }
  }
  const std::size_t held = resident_memory();
  return left > unlimited - held ? unlimited : left + held;
}

std::size_t resident_memory() { return pages_field(1); }

std::size_t data_memory() { return pages_field(5); }

}  // namespace quadrille::running
