#include "cli/output/output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <utility>

#include "cli/output/streams.hpp"
#include "jobs/file_descriptor.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

Output::Output(const std::optional<std::string>& path, Interrupt& interrupt, const char* option)
    : place_(path ? fmt::format("{} '{}'", option, *path) : "standard output"),
      option_(option),
      interrupt_(&interrupt) {
  if (path) {
    find_target(*path);
    return;
  }
  const int flags = ::fcntl(STDOUT_FILENO, F_GETFL);
  if (flags == -1 || (flags & O_ACCMODE) == O_RDONLY) refuse("is closed", "open it, or give --out FILE");
}

void Output::refuse(std::string_view why, std::string_view remedy) const {
  throw Error(ErrorKind::unusable_input, fmt::format("{}: {}; {}", place_, why, remedy));
}

Output::Found Output::look_at(const std::string& path) {
  constexpr std::string_view remedy = "name a file in a folder that can be written to";
  struct stat found = {};
  const bool exists = ::stat(path.c_str(), &found) == 0;
  if (!exists && std::filesystem::path(path).filename().empty()) return {.fault = "names no file", .remedy = remedy};
  if (!exists && errno != ENOENT) return {.fault = jobs::reason(errno), .remedy = remedy};
  if (!exists && ::lstat(path.c_str(), &found) == 0) {
    return {.fault = "is a link to a file that is not there", .remedy = "name the file itself"};
  }
  if (!exists) return {Kind::replaced_file, path};
  if (S_ISDIR(found.st_mode)) return {.fault = "is a folder", .remedy = "name a file in it"};
  if (::access(path.c_str(), W_OK) != 0) return {.fault = jobs::reason(errno), .remedy = remedy};
  if (!S_ISREG(found.st_mode)) return {Kind::device, path};
  std::error_code error;
  const std::string target = std::filesystem::canonical(path, error).string();
  if (error) return {.fault = error.message(), .remedy = remedy};
  return {Kind::replaced_file, target, true};
}

void Output::find_target(const std::string& path) {
  Found found = look_at(path);
  if (!found.fault.empty()) refuse(found.fault, found.remedy);
  kind_ = found.kind;
  target_ = std::move(found.target);
  if (kind_ == Kind::device) return;
  const auto lock = interrupt_->hold();
  jobs::remove_abandoned_files(target_);
  if (const int error = jobs::TemporaryFile(target_).error(); error != 0) {
    refuse(jobs::reason(error), "name a file in a folder that can be written to");
  }
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
      if (descriptor_ < 0) output.refuse(jobs::reason(errno), "name a file that can be written to");
      return;
    case Output::Kind::replaced_file:
      held_ = output.interrupt_->hold();
      file_.emplace(output.target_);
      if (const int error = file_->error(); error != 0) {
        output.refuse(fmt::format("could not be written ({})", jobs::reason(error)), "make room, or name another file");
      }
      return;
  }
}

OutputStream::~OutputStream() {
  if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
}

bool OutputStream::write(std::string_view text) {
  const int error = file_ ? file_->write(text) : jobs::write_all(descriptor_, text);
  if (error == EPIPE) return false;
  if (error != 0) {
    output_.refuse(fmt::format("not all could be written ({})", jobs::reason(error)),
                   fmt::format("make room, or name another file with {}", output_.option_));
  }
  return true;
}

// The name is FILE.partial; where that cannot be written to as --out can, FILE.partial-1 and so on, which no file has
// yet: what was found is kept.
void OutputStream::finish_partial() {
  if (!file_) return;
  const char* const stands = output_.replaces_a_file() ? "; the earlier file stands" : "";
  const std::string wanted = output_.target_ + ".partial";
  const Output::Found there = Output::look_at(wanted);
  std::string fault = there.kind == Output::Kind::device ? "is no ordinary file" : there.fault;
  std::string kept_in = wanted;
  std::string remark = there.exists ? ", in place of an earlier one" : "";
  if (fault.empty()) {
    if (const int error = file_->place_as(there.target); error != 0) fault = jobs::reason(error);
  }
  if (!fault.empty()) {
    int error = EEXIST;
    for (int i = 1; error == EEXIST && i < 1000; ++i) {
      kept_in = fmt::format("{}-{}", wanted, i);
      error = file_->place_new_as(kept_in);
    }
    remark = fmt::format(", for {}: {}", wanted, fault);
    if (error != 0) kept_in.clear();
  }
  file_.reset();
  held_.unlock();
  // Not an error of its own: what ended the work is told next, and decides the exit status.
  print_error(
      kept_in.empty()
          ? fmt::format("{}: incomplete, and what was found could not be kept{}{}", output_.place_, remark, stands)
          : fmt::format("{}: incomplete, so what was found is in {}{}{}", output_.place_, kept_in, remark, stands));
}

void OutputStream::finish() {
  if (!file_) return;
  if (const int error = file_->place(); error != 0) {
    output_.refuse(fmt::format("could not be written ({})", jobs::reason(error)), "make room, or name another file");
  }
  file_.reset();
  held_.unlock();
}

}  // namespace quadrille::cli
