// Checks, before any long work, that an output can be written. Writes a file under a temporary name and renames it at
// the end, so nobody ever reads half a file.
#include "cli/output/output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/output/streams.hpp"
#include "enumerate/run/file_descriptor.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

bool is_same_file(const std::string& one, const std::string& other) {
  const auto place = [](const std::string& path) {
    std::error_code unknown;
    const auto from_root = std::filesystem::absolute(path, unknown);
    return std::filesystem::weakly_canonical(from_root, unknown);
  };
  return place(one) == place(other);
}

Output::Output(const std::optional<std::string>& path, Interrupt& interrupt, const char* option,
               OnStandardOutput on_standard_output)
    : place_(path ? fmt::format("{} '{}'", option, *path) : "standard output"),
      option_(option),
      interrupt_(&interrupt) {
  if (path) {
    find_target(*path, on_standard_output);
  } else if (!can_write_to_standard_output()) {
    refuse("is closed", "open it, or give --out FILE");
  }
}

void Output::refuse(std::string_view why, std::string_view remedy) const {
  throw Error(ErrorKind::unusable_input, fmt::format("{}: {}; {}", place_, why, remedy));
}

void Output::find_target(const std::string& path, OnStandardOutput on_standard_output) {
  constexpr std::string_view remedy = "name a file in a folder that can be written to";
  struct stat found = {};
  const bool exists = ::stat(path.c_str(), &found) == 0;
  if (!exists && std::filesystem::path(path).filename().empty()) refuse("names no file", remedy);
  if (!exists && errno != ENOENT) refuse(running::reason(errno), remedy);
  if (!exists && ::lstat(path.c_str(), &found) == 0) {
    refuse("is a link to a file that is not there", "name the file itself");
  }
  kind_ = Kind::replaced_file;
  target_ = path;
  if (exists) {
    if (S_ISDIR(found.st_mode)) refuse("is a folder", "name a file in it");
    const bool is_standard = is_standard_output(found);
    // A device mixes no two texts in a file: /dev/null keeps nothing, and the reader of a terminal has named it.
    if (is_standard && on_standard_output == OnStandardOutput::refuse && !S_ISCHR(found.st_mode)) {
      refuse("is the file of standard output", "name another file");
    }
    if (is_standard && S_ISREG(found.st_mode)) {
      kind_ = Kind::standard_output;
      return;
    }
    if (S_ISREG(found.st_mode) && is_standard_error(found)) {
      refuse("is the file of messages (standard error)", "name another file");
    }
    if (::access(path.c_str(), W_OK) != 0) refuse(running::reason(errno), remedy);
    if (!S_ISREG(found.st_mode)) {
      kind_ = Kind::device;
      return;
    }
    std::error_code error;
    target_ = std::filesystem::canonical(path, error).string();
    if (error) refuse(error.message(), remedy);
  }
  const auto lock = interrupt_->hold();
  if (const int error = running::TemporaryFile(target_).error(); error != 0) refuse(running::reason(error), remedy);
}

bool Output::replaces_a_file() const {
  std::error_code error;
  return kind_ == Kind::replaced_file && std::filesystem::exists(target_, error);
}

void Output::write(std::string_view text) const {
  OutputStream stream(*this);
  stream.write(text);
  stream.finish();
}

void Output::write_partial(std::string_view text) const {
  OutputStream stream(*this);
  stream.write(text);
  stream.finish_partial();
}

OutputStream::OutputStream(const Output& output) : output_(output) {
  switch (output.kind_) {
    case Output::Kind::standard_output:
      descriptor_ = STDOUT_FILENO;
      return;
    case Output::Kind::device:
      descriptor_ = ::open(output.target_.c_str(), O_WRONLY | O_CLOEXEC);
      if (descriptor_ < 0) output.refuse(running::reason(errno), "name a file that can be written to");
      return;
    case Output::Kind::replaced_file:
      held_ = output.interrupt_->hold();
      file_.emplace(output.target_);
      if (const int error = file_->error(); error != 0) {
        output.refuse(fmt::format("could not be written ({})", running::reason(error)),
                      "make room, or name another file");
      }
      return;
  }
}

OutputStream::~OutputStream() {
  if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
}

bool OutputStream::write(std::string_view text) {
  const int error = file_ ? file_->write(text) : running::write_all(descriptor_, text);
  if (error == EPIPE) return false;
  if (error != 0) {
    output_.refuse(fmt::format("not all could be written ({})", running::reason(error)),
                   fmt::format("make room, or name another file with {}", output_.option_));
  }
  return true;
}

void OutputStream::finish_partial() {
  if (!file_) return;
  const char* const unchanged = output_.replaces_a_file() ? "; the earlier file is unchanged" : "";
  const std::string kept_in = output_.target_ + ".partial";
  const int error = file_->place_as(kept_in);
  file_.reset();
  held_.unlock();
  // Not an error in itself: the next message says why the work ended, which decides the exit status.
  print_error(error != 0 ? fmt::format("{}: incomplete, and the results so far could not be saved ({}){}",
                                       output_.place_, running::reason(error), unchanged)
                         : fmt::format("{}: incomplete, so the results so far are in {}{}", output_.place_, kept_in,
                                       unchanged));
}

void OutputStream::finish() {
  if (!file_) return;
  if (const int error = file_->place(); error != 0) {
    output_.refuse(fmt::format("could not be written ({})", running::reason(error)), "make room, or name another file");
  }
  file_.reset();
  held_.unlock();
}

}  // namespace quadrille::cli
