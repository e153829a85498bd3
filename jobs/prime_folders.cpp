#include "jobs/prime_folders.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "jobs/checkpoint_folder.hpp"
#include "jobs/file_descriptor.hpp"
#include "jobs/folder_lock.hpp"
#include "quadrille/error.hpp"

namespace quadrille::jobs {

namespace {

constexpr std::string_view beginning = "prime-";
constexpr std::string_view modulo = " modulo ";

// The request of a manifest, if it is one of this program.
std::optional<std::string> request_of_manifest(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text((std::istreambuf_iterator<char>(file)), {});
  try {
    return parse_manifest(text).request;
  } catch (const Error&) {
    return std::nullopt;  // who opens the folder says why
  }
}

}  // namespace

std::string folder_of_prime(const std::string& path, std::size_t number) {
  return fmt::format("{}/{}{}", path, beginning, number);
}

bool is_name_of_prime(std::string_view name) {
  if (!name.starts_with(beginning)) return false;
  name.remove_prefix(beginning.size());
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string request_of_pass(const std::string& request, std::uint64_t prime) {
  return fmt::format("{}{}{}", request, modulo, prime);
}

void make_folder_of_primes(const std::string& path) {
  const auto refuse = [&](std::string_view why, std::string_view remedy) {
    throw Error(ErrorKind::unusable_input, fmt::format("--checkpoint '{}': {}; {}", path, why, remedy));
  };
  if (::mkdir(path.c_str(), 0777) == 0) return;
  const int error = errno;
  std::error_code unread;
  if (error != EEXIST)
    refuse(fmt::format("cannot be made ({})", reason(error)), "name a folder that every rank can write to");
  if (!std::filesystem::is_directory(path, unread)) refuse("is no folder", "name one: each rank has its file");
  for (const auto& entry : std::filesystem::directory_iterator(path, unread)) {
    const std::string name = entry.path().filename().string();
    if (name == "manifest") refuse("holds a count without --primes", "leave it out, or give another folder");
    if (!is_name_of_prime(name) && name != FolderLock::name)
      refuse(fmt::format("holds other files ('{}')", name), "name an empty folder, or one to be made");
  }
  if (unread) refuse(unread.message(), "name a folder that every rank can write to");
}

std::vector<std::string> folders_of_primes(const std::string& path) {
  std::vector<std::string> folders;
  std::error_code unread;
  while (std::filesystem::is_directory(folder_of_prime(path, folders.size() + 1), unread)) {
    folders.push_back(folder_of_prime(path, folders.size() + 1));
  }
  return folders;
}

std::optional<std::string> request_of_folder(const std::string& path) {
  if (auto request = request_of_manifest(path + "/manifest")) return request;
  const auto of_pass = request_of_manifest(folder_of_prime(path, 1) + "/manifest");
  return of_pass ? std::optional(of_pass->substr(0, of_pass->rfind(modulo))) : std::nullopt;
}

}  // namespace quadrille::jobs
