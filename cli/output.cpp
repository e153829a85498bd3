#include "cli/output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "cli/streams.hpp"
#include "cli/temporary_file.hpp"
#include "graphs/error.hpp"

namespace quadrille::cli {

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

bool Output::replaces_a_file() const {
  std::error_code error;
  return kind_ == Kind::replaced_file && std::filesystem::exists(target_, error);
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
  int error = file.error();
  if (error == 0) error = file.write(text);
  if (error == 0) error = file.place();
  if (error != 0) {
    refuse(fmt::format("could not be written ({})", reason(error)), "make room, or name another file");
  }
}

}  // namespace quadrille::cli
