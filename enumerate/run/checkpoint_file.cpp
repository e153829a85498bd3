#include "enumerate/run/checkpoint_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>
#include <mutex>
#include <new>
#include <optional>

#include "enumerate/run/file_descriptor.hpp"
#include "enumerate/run/temporary_file.hpp"
#include "quadrille/error.hpp"

namespace quadrille::running {

namespace {

constexpr std::string_view magic = "quadrille checkpoint ";
constexpr std::string_view layout = "quadrille checkpoint 2, by ";
constexpr std::string_view delete_it = "give another file or delete it";
constexpr std::string_view readable = "name a file that can be read";
constexpr std::string_view elsewhere = "name a file in a folder that can be written to";
constexpr std::size_t buffer_size = std::size_t{1} << 20U;

// The checksum, piece by piece.
class Checksum {
 public:
  Checksum() : state_(XXH3_createState(), &XXH3_freeState) {
    if (!state_) throw std::bad_alloc();
    XXH3_64bits_reset(state_.get());
  }
  void add(std::string_view bytes) { XXH3_64bits_update(state_.get(), bytes.data(), bytes.size()); }
  std::uint64_t value() const { return XXH3_64bits_digest(state_.get()); }

 private:
  std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> state_;
};

std::string last_line(std::uint64_t length, const Checksum& checksum) {
  return fmt::format("\nend {:016x} {:016x}\n", length, checksum.value());
}
constexpr std::size_t last_line_size = 5 + 16 + 1 + 16 + 1;

std::string place_of(const std::string& path) { return fmt::format("{} '{}'", mention("checkpoint"), path); }

// Writes a checkpoint's bytes through a buffer; engines save a state at a time.
class Writer {
 public:
  explicit Writer(TemporaryFile& file) : file_(file) { buffer_.reserve(buffer_size); }

  /// \returns 0 or the error number of the write that failed, as `finish`
  int add(std::string_view bytes) {
    int error = 0;
    while (!bytes.empty() && error == 0) {
      const std::string_view part = bytes.substr(0, buffer_size - buffer_.size());
      buffer_ += part;
      bytes.remove_prefix(part.size());
      if (buffer_.size() == buffer_size) error = flush();
    }
    return error;
  }
  int finish() {
    if (const int error = flush(); error != 0) return error;
    return file_.write(last_line(length_, checksum_));
  }

 private:
  int flush() {
    checksum_.add(buffer_);
    length_ += buffer_.size();
    const int error = file_.write(buffer_);
    buffer_.clear();
    return error;
  }

  TemporaryFile& file_;
  std::string buffer_;
  Checksum checksum_;
  std::uint64_t length_ = 0;
};

}  // namespace

std::optional<std::string> request_of_checkpoint(const std::string& path, const std::string& program) {
  std::error_code unknown;
  if (!std::filesystem::is_regular_file(path, unknown)) return {};  // a pipe would wait for its writer
  std::string start;
  // A file that cannot be read now may hold the work of hours, so it is not taken for none.
  if (const int error = read_text(path, start, 4096); error != 0) {
    refuse(place_of(path), reason(error), std::string(readable));
  }
  const std::string first = fmt::format("{}{}\n", layout, program);
  const std::size_t end = start.find('\n', std::min(first.size(), start.size()));
  if (!start.starts_with(first) || end == std::string::npos) return {};
  return start.substr(first.size(), end - first.size());
}

CheckpointFile::CheckpointFile(const std::string& path, const std::string& request, HoldSignals hold_signals,
                               Access access, const std::string& program)
    : place_(place_of(path)),
      header_(fmt::format("{}{}\n{}\n", layout, program, request)),
      hold_signals_(std::move(hold_signals)) {
  find_target(path, access);
  try {
    if (descriptor_ >= 0) verify();
    if (access == Access::read_and_save) require_writable();
  } catch (...) {
    close();
    throw;
  }
}

void CheckpointFile::refuse(std::string_view why, std::string_view remedy) const {
  quadrille::refuse(place_, std::string(why), std::string(remedy));
}

void CheckpointFile::find_target(const std::string& path, Access access) {
  target_ = path;
  struct stat found = {};
  const int error = ::stat(path.c_str(), &found) == 0 ? 0 : errno;
  if (error != 0 && std::filesystem::path(path).filename().empty()) refuse("names no file", elsewhere);
  if (error != 0 && (error != ENOENT || access == Access::read)) refuse(reason(error), elsewhere);
  if (error != 0 && std::filesystem::is_symlink(path)) refuse("is a link to a file that is not there", "name the file");
  if (error == 0) {
    if (S_ISDIR(found.st_mode)) refuse("is a folder", "name a file in it");
    if (!S_ISREG(found.st_mode)) refuse("is no ordinary file", "name one");
    const bool saves = access == Access::read_and_save;
    const std::string_view remedy = saves ? "name a file that can be read and written to" : readable;
    if (::access(path.c_str(), saves ? R_OK | W_OK : R_OK) != 0) refuse(reason(errno), remedy);
    std::error_code unresolved;
    target_ = std::filesystem::canonical(path, unresolved).string();
    if (unresolved) refuse(unresolved.message(), elsewhere);
    descriptor_ = ::open(target_.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor_ < 0) refuse(reason(errno), remedy);
  }
}

// All of the file, and where its body lies.
void CheckpointFile::verify() {
  buffer_.resize(buffer_size);
  std::string start(header_.size() + 4096, '\0');
  start.resize(read_at(0, start));
  if (!start.starts_with(magic)) refuse("is no checkpoint", delete_it);

  Checksum checksum;
  std::string tail;  // what may be the last line: it is no part of what it sums up
  std::uint64_t length = 0;
  for (std::size_t read = read_at(0, buffer_); read != 0; read = read_at(length + tail.size(), buffer_)) {
    tail.append(buffer_.data(), read);
    const std::size_t before = tail.size() - std::min(tail.size(), last_line_size);
    checksum.add(std::string_view(tail).substr(0, before));
    length += before;
    tail.erase(0, before);
  }
  if (tail != last_line(length, checksum)) refuse("is damaged: its checksum is not that of its content", delete_it);

  const std::size_t second = std::min(start.find('\n'), start.size() - 1) + 1;
  if (start.substr(0, second) != header_.substr(0, header_.find('\n') + 1)) {
    refuse(fmt::format("is of another version ({})", start.substr(0, second - 1)), delete_it);
  }
  if (!start.starts_with(header_) || length < header_.size()) {
    const std::size_t end = start.find('\n', second);
    refuse(fmt::format("is of another request ({})", start.substr(second, end - second)), delete_it);
  }
  next_ = header_.size();
  body_end_ = length;
}

// Tries it.
void CheckpointFile::require_writable() const {
  std::unique_lock<std::mutex> lock;
  if (hold_signals_) lock = hold_signals_();
  if (const int error = TemporaryFile(target_).error(); error != 0) refuse(reason(error), elsewhere);
}

std::size_t CheckpointFile::read_at(std::uint64_t offset, std::span<char> into) const {
  while (true) {
    const ::ssize_t read = ::pread(descriptor_, into.data(), into.size(), static_cast<::off_t>(offset));
    if (read >= 0) return static_cast<std::size_t>(read);
    if (errno != EINTR) refuse(fmt::format("cannot be read ({})", reason(errno)), readable);
  }
}

void CheckpointFile::read_next(std::span<std::byte> into) {
  if (into.size() > body_end_ - next_) refuse("holds less than was to be saved", delete_it);
  while (!into.empty()) {
    if (unread_.empty()) {
      const std::size_t read = read_at(next_, std::span(buffer_).first(std::min(buffer_size, body_end_ - next_)));
      if (read == 0) refuse("was changed while it was read", delete_it);
      unread_ = std::span(buffer_).first(read);
    }
    const std::size_t count = std::min(into.size(), unread_.size());
    std::memcpy(into.data(), unread_.data(), count);
    into = into.subspan(count);
    unread_ = unread_.subspan(count);
    next_ += count;
  }
}

void CheckpointFile::save(const std::function<void(const engines::ByteSink&)>& write_body) {
  close();
  const auto require = [&](int error) {
    if (error == 0) return;
    refuse(fmt::format("could not be saved ({}); what it held before, if anything, stands", reason(error)),
           "make room, or give another file");
  };
  std::unique_lock<std::mutex> lock;
  if (hold_signals_) lock = hold_signals_();
  TemporaryFile file(target_);
  require(file.error());
  Writer writer(file);
  require(writer.add(header_));
  write_body([&](std::span<const std::byte> bytes) {
    require(writer.add({reinterpret_cast<const char*>(bytes.data()), bytes.size()}));
  });
  require(writer.finish());
  if (holds_work()) {
    require(file.place());
    return;
  }
  const int error = file.place_new();
  if (error != EEXIST && error != ENOTSUP) return require(error);
  // What was made there since this run began may be the work of another request.
  std::string start;
  if (error == EEXIST && (read_text(target_, start, header_.size()) != 0 || start != header_)) {
    refuse("could not be saved (something else has appeared there since this run began, and stands)",
           "remove it, or give another file");
  }
  require(file.place());
}

void CheckpointFile::close() {
  if (descriptor_ >= 0) ::close(descriptor_);
  descriptor_ = -1;
  buffer_ = {};
  unread_ = {};
  next_ = body_end_;
}

void CheckpointFile::require_all_read() const {
  if (next_ != body_end_) refuse("holds more than was to be saved", delete_it);
}

engines::Checkpoint CheckpointFile::checkpoint() {
  engines::Checkpoint checkpoint;
  if (descriptor_ >= 0) checkpoint.resume = [this](std::span<std::byte> into) { read_next(into); };
  checkpoint.due = [this] {
    require_all_read();
    return Clock::now() - last_save_ >= work_between_saves(last_duration_);
  };
  checkpoint.save = [this](const auto& write_body) {
    require_all_read();
    const Clock::time_point begin = Clock::now();
    try {
      save(write_body);
      saved_ = true;
      failure_.clear();
    } catch (const Error& error) {
      failure_ = error.message();
    } catch (const std::bad_alloc&) {
      failure_ = fmt::format(
          "{}: could not be saved (memory: used up); what it held before, if anything, stands; give more, or ask for "
          "less",
          place_);
      throw;
    }
    last_save_ = Clock::now();
    last_duration_ = last_save_ - begin;
    return failure_.empty();
  };
  return checkpoint;
}

}  // namespace quadrille::running
