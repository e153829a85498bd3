// Implements TemporaryFile with the system calls open (with O_EXCL), fsync and rename.
#include "enumerate/run/temporary_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <utility>

#include "enumerate/run/file_descriptor.hpp"

namespace quadrille::running {

TemporaryFile::TemporaryFile(std::string target) : target_(std::move(target)) {
  const std::filesystem::path folder = std::filesystem::path(target_).parent_path();
  // An existing file of that name is not ours: a killed run left it, or a process of another machine has our number.
  for (int i = 0; descriptor_ < 0 && i < 1000; ++i) {
    name_ = (folder / fmt::format(".quadrille-{}-{}.part", ::getpid(), i)).string();
    descriptor_ = ::open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    error_ = descriptor_ < 0 ? errno : 0;
    if (descriptor_ < 0 && error_ != EEXIST) return;
  }
}

TemporaryFile::~TemporaryFile() {
  if (descriptor_ < 0) return;
  ::close(descriptor_);
  if (!placed_) ::unlink(name_.c_str());
}

int TemporaryFile::write(std::string_view text) { return write_all(descriptor_, text); }

int TemporaryFile::overwrite(std::string_view text) {
  if (::lseek(descriptor_, 0, SEEK_SET) < 0) return errno;
  return write_all(descriptor_, text);
}

// A full disk may report its error only now. A file system that is no ordinary disk may not support this (EINVAL).
int TemporaryFile::reach_disk() { return ::fsync(descriptor_) == 0 || errno == EINVAL ? 0 : errno; }

int TemporaryFile::place_as(const std::string& name) {
  struct stat earlier = {};
  if (::stat(name.c_str(), &earlier) == 0 && ::fchmod(descriptor_, earlier.st_mode & 07777U) != 0) return errno;
  if (const int error = reach_disk(); error != 0) return error;
  if (std::rename(name_.c_str(), name.c_str()) != 0) return errno;
  placed_ = true;
  return 0;
}

int TemporaryFile::place_new() {
  if (const int error = reach_disk(); error != 0) return error;
  if (::renameat2(AT_FDCWD, name_.c_str(), AT_FDCWD, target_.c_str(), RENAME_NOREPLACE) != 0) {
    if (errno != EINVAL && errno != ENOSYS && errno != EOPNOTSUPP) return errno;
    // The file system does not know RENAME_NOREPLACE.
    if (::access(target_.c_str(), F_OK) == 0) return EEXIST;
    if (std::rename(name_.c_str(), target_.c_str()) != 0) return errno;
  }
  placed_ = true;
  return 0;
}

}  // namespace quadrille::running
