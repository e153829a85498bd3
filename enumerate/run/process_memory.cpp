#include "enumerate/run/process_memory.hpp"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <limits>
#include <optional>
#include <string>

namespace quadrille::running {

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

// The number after a word that begins a line.
std::optional<std::size_t> field(const std::filesystem::path& path, const std::string& name) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(name)) continue;
    const std::size_t digits = line.find_first_of("0123456789", name.size());
    if (digits == std::string::npos || digits == name.size()) continue;
    if (line.find_first_not_of(" \t", name.size()) != digits) continue;
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(line.data() + digits, line.data() + line.size(), number);
    if (error == std::errc{}) return number;
  }
  return {};
}

std::optional<std::size_t> number_in(const std::filesystem::path& path) {
  std::size_t number = 0;
  if (std::ifstream(path) >> number) return number;
  return {};  // no such file, or "max"
}

// What a version of control groups calls its files, and in memory.stat the cache that it gives up first.
struct GroupFiles {
  const char* limit;
  const char* used;
  const char* cache;
};
constexpr GroupFiles version_2{"memory.max", "memory.current", "inactive_file"};
constexpr GroupFiles version_1{"memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"};

// What is left in a group and in all above it. In a container the group may be named as outside, and only the root is
// there.
std::size_t left_in_groups(const std::filesystem::path& root, const std::string& group, const GroupFiles& files) {
  std::size_t left = unlimited;
  const auto take = [&](const std::filesystem::path& folder) {
    const std::optional<std::size_t> limit = number_in(folder / files.limit);
    if (!limit) return;
    const std::size_t used = number_in(folder / files.used).value_or(0);
    const std::size_t cache = std::min(used, field(folder / "memory.stat", files.cache).value_or(0));
    left = std::min(left, *limit - std::min(*limit, used - cache));
  };
  std::filesystem::path folder = root;
  take(folder);
  for (const std::filesystem::path& part : std::filesystem::path(group).relative_path()) {
    if (part == "..") break;  // outside of what this process sees
    folder /= part;
    take(folder);
  }
  return left;
}

}  // namespace

std::size_t available_memory(const MemorySources& sources) {
  const std::size_t held = resident_memory();
  std::size_t left = unlimited;
  if (const auto kib = field(sources.proc / "meminfo", "MemAvailable:")) {
    left = *kib << 10U;
  } else if (const long pages = ::sysconf(_SC_AVPHYS_PAGES), size = ::sysconf(_SC_PAGESIZE); pages > 0 && size > 0) {
    left = static_cast<std::size_t>(pages) * static_cast<std::size_t>(size);
  }
  // Lines `NUMBER:CONTROLLERS:/GROUP`; version 2 names no controllers.
  std::ifstream memberships(sources.proc / "self" / "cgroup");
  for (std::string line; std::getline(memberships, line);) {
    const std::size_t second = line.find(':', line.find(':') + 1);
    if (second == std::string::npos) continue;
    const std::string controllers = line.substr(line.find(':') + 1, second - line.find(':') - 1);
    const std::string group = line.substr(second + 1);
    if (controllers.empty()) left = std::min(left, left_in_groups(sources.groups, group, version_2));
    if ((',' + controllers + ',').find(",memory,") != std::string::npos) {
      left = std::min(left, left_in_groups(sources.groups / "memory", group, version_1));
    }
  }
  return left > unlimited - held ? unlimited : left + held;
}

std::size_t resident_memory() { return pages_field(1); }

std::size_t data_memory() { return pages_field(5); }

}  // namespace quadrille::running
