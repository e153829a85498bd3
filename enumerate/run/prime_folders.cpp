#include "enumerate/run/prime_folders.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>

#include "enumerate/run/checkpoint_folder.hpp"
#include "enumerate/run/file_descriptor.hpp"
#include "enumerate/run/folder_lock.hpp"
#include "enumerate/run/shared_folder.hpp"

namespace quadrille::running {

namespace {

constexpr std::string_view beginning = "prime-";
constexpr std::string_view modulo = " modulo ";

// The request of a manifest, if it is one of this program. \throws Error if it is there and cannot be read
std::optional<std::string> request_of_manifest(const std::string& path) {
  std::string text;
  const int error = read_text(path, text);
  if (error == ENOENT || error == ENOTDIR) return std::nullopt;
  if (error != 0) refuse_folder(path, reason(error), "name a folder that can be read");
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
  if (make_folder(path)) return;
  std::vector<std::string> names;
  const int unread = read_names(path, names);
  for (const std::string& name : names) {
    if (name == "manifest") {
      refuse_folder(path, "holds a count without " + mention("primes"), "leave it out, or give another folder");
    }
    if (!is_name_of_prime(name) && name != FolderLock::name) refuse_other_file(path, name);
  }
  if (unread != 0) refuse_unusable_folder(path, reason(unread));
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
  std::error_code unknown;
  if (!std::filesystem::is_directory(path, unknown)) return std::nullopt;  // who opens it says why
  if (auto request = request_of_manifest(path + "/manifest")) return request;
  const auto of_pass = request_of_manifest(folder_of_prime(path, 1) + "/manifest");
  return of_pass ? std::optional(of_pass->substr(0, of_pass->rfind(modulo))) : std::nullopt;
}

}  // namespace quadrille::running
