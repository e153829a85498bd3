#include "enumerate/run/temporary_file.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <utility>

#include "enumerate/run/file_descriptor.hpp"

namespace quadrille::running {

namespace {

constexpr std::string_view prefix = ".quadrille-";
constexpr std::string_view suffix = ".part";

// Where numbers of processes mean what they mean here: a folder may be shared with other machines and containers.
std::string mark_of_this_machine() {
  std::string mark(256, '\0');
  if (::gethostname(mark.data(), mark.size() - 1) != 0) mark.front() = '\0';
  mark.resize(mark.find('\0'));
  // What tells machines of one name apart. Not all have it, and then there is the name alone.
  static_cast<void>(read_text("/etc/machine-id", mark, 64));
  struct stat processes = {};
  if (::stat("/proc/self/ns/pid", &processes) == 0) mark += fmt::format(" {}", processes.st_ino);
  return fmt::format("{:08x}", static_cast<std::uint32_t>(XXH3_64bits(mark.data(), mark.size())));
}

// The process that a temporary file of this machine belongs to; 0 if it is none.
::pid_t owner_of(std::string_view name, std::string_view mark) {
  const std::string start = fmt::format("{}{}-", prefix, mark);
  if (!name.starts_with(start) || !name.ends_with(suffix)) return 0;
  name.remove_prefix(start.size());
  ::pid_t owner = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), owner);
  return error == std::errc() && owner > 0 && *end == '-' ? owner : 0;
}

}  // namespace

void remove_abandoned_files(const std::string& target) {
  const std::filesystem::path folder = std::filesystem::path(target).parent_path();
  const std::string mark = mark_of_this_machine();
  // Not by std::filesystem, whose iterator allocates in a function that may not throw: the process would end there.
  const std::unique_ptr<DIR, int (*)(DIR*)> files(::opendir(folder.empty() ? "." : folder.c_str()), &::closedir);
  if (!files) return;
  while (const dirent* const file = ::readdir(files.get())) {
    const ::pid_t owner = owner_of(static_cast<const char*>(file->d_name), mark);
    if (owner == 0 || ::kill(owner, 0) == 0 || errno != ESRCH) continue;
    ::unlinkat(::dirfd(files.get()), static_cast<const char*>(file->d_name), 0);
  }
}

int make_empty_file(const std::string& name) {
  const int descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (descriptor < 0) return errno;
  ::close(descriptor);
  return 0;
}

TemporaryFile::TemporaryFile(std::string target) : target_(std::move(target)) {
  const std::filesystem::path folder = std::filesystem::path(target_).parent_path();
  const std::string mark = mark_of_this_machine();
  // A file that bears the name already is not ours (or was left by a killed run that had our number): take the next.
  for (int i = 0; descriptor_ < 0 && i < 1000; ++i) {
    name_ = (folder / fmt::format("{}{}-{}-{}{}", prefix, mark, ::getpid(), i, suffix)).string();
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

int TemporaryFile::place_new() {
  if (const int error = reach_disk(); error != 0) return error;
  return take_free_name(target_);
}

int TemporaryFile::place_new_as(const std::string& name) {
  if (const int error = reach_disk(); error != 0) return error;
  if (const int error = take_free_name(name); error != ENOTSUP) return error;
  if (const int error = make_empty_file(name); error != 0) return error;
  if (std::rename(name_.c_str(), name.c_str()) == 0) {
    placed_ = true;
    return 0;
  }
  const int refused = errno;
  ::unlink(name.c_str());
  return refused;
}

int TemporaryFile::take_free_name(const std::string& name) {
  if (::renameat2(AT_FDCWD, name_.c_str(), AT_FDCWD, name.c_str(), RENAME_NOREPLACE) == 0) {
    placed_ = true;
    return 0;
  }
  if (errno != EINVAL && errno != ENOSYS && errno != EOPNOTSUPP) return errno;
  // A file system that cannot do that in one step may still know links: the temporary name then goes by itself.
  if (::link(name_.c_str(), name.c_str()) == 0) return 0;
  return errno == EEXIST ? EEXIST : ENOTSUP;
}

// A full disk may say so only now. What is no ordinary disk may not know how (EINVAL).
int TemporaryFile::reach_disk() { return ::fsync(descriptor_) == 0 || errno == EINVAL ? 0 : errno; }

int TemporaryFile::place() {
  struct stat earlier = {};
  if (::stat(target_.c_str(), &earlier) == 0 && ::fchmod(descriptor_, earlier.st_mode & 07777U) != 0) return errno;
  if (const int error = reach_disk(); error != 0) return error;
  if (std::rename(name_.c_str(), target_.c_str()) != 0) return errno;
  placed_ = true;
  return 0;
}

}  // namespace quadrille::running
