#include "enumerate/run/shared_folder.hpp"

#include <dirent.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <cerrno>
#include <filesystem>
#include <memory>

#include "enumerate/run/file_descriptor.hpp"
#include "quadrille/error.hpp"

namespace quadrille::running {

void refuse_folder(const std::string& path, std::string_view why, std::string_view remedy) {
  refuse(fmt::format("{} '{}'", mention("checkpoint"), path), std::string(why), std::string(remedy));
}

void refuse_other_file(const std::string& path, std::string_view name) {
  refuse_folder(path, fmt::format("holds other files ('{}')", name), "name an empty folder, or one to be made");
}

void refuse_unusable_folder(const std::string& path, std::string_view why) {
  refuse_folder(path, why, "name a folder that every rank can write to");
}

bool make_folder(const std::string& path) {
  if (::mkdir(path.c_str(), 0777) == 0) return true;
  const int error = errno;
  if (error != EEXIST) refuse_unusable_folder(path, fmt::format("cannot be made ({})", reason(error)));
  std::error_code unread;
  const auto status = std::filesystem::status(path, unread);
  if (unread) refuse_unusable_folder(path, unread.message());
  if (status.type() != std::filesystem::file_type::directory)
    refuse_folder(path, "is no folder", "name one: each rank has its file");
  return false;
}

// Not by std::filesystem, whose iterator allocates in a function that may not throw: the process would end there.
int read_names(const std::string& path, std::vector<std::string>& names) {
  const std::unique_ptr<DIR, int (*)(DIR*)> files(::opendir(path.c_str()), &::closedir);
  if (!files) return errno;
  errno = 0;
  while (const dirent* const file = ::readdir(files.get())) {
    const std::string_view name = static_cast<const char*>(file->d_name);
    if (name != "." && name != "..") names.emplace_back(name);
    errno = 0;
  }
  return errno;
}

}  // namespace quadrille::running
