#include "cli/output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include "cli/streams.hpp"
#include "graphs/error.hpp"

namespace quadrille::cli {

namespace {

// A file beside the target, under a name of its own: gone with this object unless it was put in place.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& target) {
    const std::filesystem::path folder = std::filesystem::path(target).parent_path();
    // A file that bears the name already is not ours (or was left by a killed run that had our number): take the next.
    for (int i = 0; descriptor_ < 0 && i < 1000; ++i) {
      name_ = (folder / fmt::format(".quadrille-{}-{}.part", ::getpid(), i)).string();
      descriptor_ = ::open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
      error_ = descriptor_ < 0 ? errno : 0;
      if (descriptor_ < 0 && error_ != EEXIST) return;
    }
  }
  ~TemporaryFile() {
    if (descriptor_ < 0) return;
    ::close(descriptor_);
    if (!placed_) ::unlink(name_.c_str());
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  /// The error number that kept the file from being made, or 0.
  int error() const { return error_; }

  /// Fills the file and gives it the target's name, and the permissions of the file that had it.
  /// \returns 0 or the error number of the step that failed
  int replace(const std::string& target, std::string_view text) {
    struct stat earlier = {};
    if (::stat(target.c_str(), &earlier) == 0 && ::fchmod(descriptor_, earlier.st_mode & 07777U) != 0) return errno;
    if (const int error = write_all(descriptor_, text); error != 0) return error;
    if (::fsync(descriptor_) != 0 && errno != EINVAL) return errno;  // a full disk may say so only now
    if (std::rename(name_.c_str(), target.c_str()) != 0) return errno;
    placed_ = true;
    return 0;
  }

 private:
  std::string name_;
  int descriptor_ = -1;
  int error_ = 0;
  bool placed_ = false;
};

}  // namespace

Output::Output(const std::optional<std::string>& path, Interrupt& interrupt)
    : place_(path ? fmt::format("--out '{}'", *path) : "standard output"), interrupt_(&interrupt) {
  if (path) {
    target_ = *path;
    find_target();
    return;
  }
  const int flags = ::fcntl(STDOUT_FILENO, F_GETFL);
  if (flags == -1 || (flags & O_ACCMODE) == O_RDONLY) refuse("is closed", "open it, or give --out FILE");
}

void Output::refuse(std::string_view why, std::string_view remedy) const {
  throw Error(ErrorKind::unusable_input, fmt::format("{}: {}; {}", place_, why, remedy));
}

void Output::find_target() {
  constexpr std::string_view remedy = "name a file in a folder that can be written to";
  struct stat found = {};
  const bool exists = ::stat(target_.c_str(), &found) == 0;
  if (!exists && std::filesystem::path(target_).filename().empty()) refuse("names no file", remedy);
  if (!exists && errno != ENOENT) refuse(reason(errno), remedy);
  if (exists) {
    if (S_ISDIR(found.st_mode)) refuse("is a folder", "name a file in it");
    if (::access(target_.c_str(), W_OK) != 0) refuse(reason(errno), remedy);
    kind_ = S_ISREG(found.st_mode) ? Kind::replaced_file : Kind::device;
    if (kind_ == Kind::device) return;
    std::error_code error;
    target_ = std::filesystem::canonical(target_, error).string();
    if (error) refuse(error.message(), remedy);
  }
  kind_ = Kind::replaced_file;
  const auto lock = interrupt_->hold();
  if (const int error = TemporaryFile(target_).error(); error != 0) refuse(reason(error), remedy);
}

void Output::write(std::string_view text) const {
  switch (kind_) {
    case Kind::standard_output:
      write_directly(STDOUT_FILENO, text);
      return;
    case Kind::device: {
      const int descriptor = ::open(target_.c_str(), O_WRONLY | O_CLOEXEC);
      if (descriptor < 0) refuse(reason(errno), "name a file that can be written to");
      write_directly(descriptor, text);
      ::close(descriptor);
      return;
    }
    case Kind::replaced_file:
      replace_file(text);
      return;
  }
}

void Output::write_directly(int descriptor, std::string_view text) const {
  const int error = write_all(descriptor, text);
  if (error != 0 && error != EPIPE) {
    refuse(fmt::format("not all could be written ({})", reason(error)), "make room, or name another file with --out");
  }
}

void Output::replace_file(std::string_view text) const {
  const auto lock = interrupt_->hold();
  TemporaryFile file(target_);
  const int error = file.error() != 0 ? file.error() : file.replace(target_, text);
  if (error != 0) {
    refuse(fmt::format("could not be written ({})", reason(error)), "make room, or name another file");
  }
}

}  // namespace quadrille::cli
