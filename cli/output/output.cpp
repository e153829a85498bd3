#include "cli/output/output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "cli/output/streams.hpp"
#include "jobs/file_descriptor.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

Output::Output(const std::optional<std::string>& path, Interrupt& interrupt, const char* option)
    : place_(path ? fmt::format("{} '{}'", option, *path) : "standard output"), interrupt_(&interrupt) {
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
  if (!exists && errno != ENOENT) refuse(jobs::reason(errno), remedy);
  if (!exists && ::lstat(target_.c_str(), &found) == 0) {
    refuse("is a link to a file that is not there", "name the file itself");
  }
  if (exists) {
    if (S_ISDIR(found.st_mode)) refuse("is a folder", "name a file in it");
    if (::access(target_.c_str(), W_OK) != 0) refuse(jobs::reason(errno), remedy);
    kind_ = S_ISREG(found.st_mode) ? Kind::replaced_file : Kind::device;
    if (kind_ == Kind::device) return;
    std::error_code error;
    target_ = std::filesystem::canonical(target_, error).string();
    if (error) refuse(error.message(), remedy);
  }
  kind_ = Kind::replaced_file;
  const auto lock = interrupt_->hold();
  jobs::remove_abandoned_files(target_);
  if (const int error = jobs::TemporaryFile(target_).error(); error != 0) refuse(jobs::reason(error), remedy);
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
                   "make room, or name another file with --out");
  }
  return true;
}

void OutputStream::finish_partial() {
  if (!file_) return;
  const bool earlier = output_.replaces_a_file();
  const std::string partial = output_.target_ + ".partial";
  place([&] { return file_->place_as(partial); });
  print_error(fmt::format("{}: incomplete, so what was found is in {}{}", output_.place_, partial,
                          earlier ? "; the earlier file stands" : ""));
}

void OutputStream::finish() {
  if (file_) place([&] { return file_->place(); });
}

template <class Place>
void OutputStream::place(const Place& into_place) {
  if (const int error = into_place(); error != 0) {
    output_.refuse(fmt::format("could not be written ({})", jobs::reason(error)), "make room, or name another file");
  }
  file_.reset();
  held_.unlock();
}

}  // namespace quadrille::cli
