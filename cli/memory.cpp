#include "cli/memory.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <fstream>
#include <limits>
#include <string>

#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

[[noreturn]] void refuse(std::string_view text, std::string_view what) {
  throw Error(ErrorKind::unusable_input, fmt::format("--memory '{}': {}", text, what));
}

// What one of the unit's letters stands for; 0 if it is none.
std::size_t unit_size(std::string unit) {
  std::transform(unit.begin(), unit.end(), unit.begin(), [](unsigned char c) { return std::toupper(c); });
  if (unit.empty() || unit == "B") return 1;
  constexpr std::string_view letters = "KMGT";
  const std::size_t power = letters.find(unit.front());
  const std::string rest = unit.substr(1);
  if (power == std::string_view::npos || (!rest.empty() && rest != "IB" && rest != "B")) return 0;
  std::size_t size = 1;
  for (std::size_t i = 0; i <= power; ++i) size *= rest == "B" ? 1000U : 1024U;
  return size;
}

// A field of /proc/self/statm, in bytes: total, resident, shared, text, library, data and stack.
std::size_t pages_field(int field) {
  std::ifstream statm("/proc/self/statm");
  std::size_t pages = 0;
  for (int i = 0; i <= field; ++i) statm >> pages;
  const long page_size = ::sysconf(_SC_PAGESIZE);
  return statm && page_size > 0 ? pages * static_cast<std::size_t>(page_size) : 0;
}

}  // namespace

std::size_t parse_memory_size(std::string_view text) {
  std::size_t count = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  if (error == std::errc::result_out_of_range) refuse(text, "too large; give what the machine has, as 4G");
  const std::string unit(end, text.data() + text.size());
  const std::size_t size = unit_size(unit);
  if (error != std::errc{} || size == 0) refuse(text, "no size; write it as 512M, 4G or 4GiB");
  if (count == 0) refuse(text, "nothing fits into no memory; give at least a few megabytes, as 64M");
  if (count > unlimited / size) refuse(text, "too large; give what the machine has, as 4G");
  return count * size;
}

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

}  // namespace quadrille::cli
