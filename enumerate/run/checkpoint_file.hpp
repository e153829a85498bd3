// The file of --checkpoint: where an engine's work outlives its run.
//
// Its layout, each part for a question that is asked before any work is done:
//
//   quadrille checkpoint 2, by quadrille 0.1.0       what this is, and who wrote it
//   quadrille count soccer --pitch paper:5x5 ...     the request in its normal form
//   ...                                              the body: what the engine saved, as it stands
//   end LENGTH CHECKSUM                              of all before this line, 16 hexadecimal digits each
//
// The checksum is the 64-bit XXH3: made against damage, not against malice. A file that is there and is not, wholly, a
// checkpoint of this request is refused and never written over: it may hold the work of hours. So may what appears
// there before this run's first save, and it stands as well. A save goes to a temporary file that takes the name at its
// end, so the file is one whole checkpoint at all times, the one before or the new one. No signal ends the program
// while it saves, for as long as the disk needs.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "enumerate/run/version.hpp"
#include "quadrille/detail/checkpoint.hpp"

namespace quadrille::running {

/// How long to work before saving again, after a save of this duration: saving takes a twentieth of the time at most.
constexpr std::chrono::nanoseconds work_between_saves(std::chrono::nanoseconds save) {
  return std::max<std::chrono::nanoseconds>(std::chrono::seconds(1), 20 * save);
}

/// The request that a checkpoint of this program bears; nothing if there is no such file. Only its first lines are
/// read: whether the file is whole is for CheckpointFile to say. \param program  who writes and may resume it
/// \throws Error (unusable_input) if the file is there and cannot be read
std::optional<std::string> request_of_checkpoint(const std::string& path, const std::string& program = version());

/// As Options::hold_signals.
using HoldSignals = std::function<std::unique_lock<std::mutex>()>;

class CheckpointFile {
 public:
  /// What the file is opened for. Where it is only read, nothing is written beside it either.
  enum class Access { read, read_and_save };

  /// Verifies all of the file if it is there, and tries whether it could be written. O(size of the file).
  /// \param path       the file of --checkpoint
  /// \param request    one line with all that decides the result, and nothing else
  /// \param hold_signals  called before a file is written; what it returns is held until the file is in its place
  /// \param access     with `read` the file must be there, and is not to be saved
  /// \param program    the program and version that write it and may resume it
  /// \throws Error (unusable_input) naming the file, what is wrong with it and the remedy
  CheckpointFile(const std::string& path, const std::string& request, HoldSignals hold_signals = {},
                 Access access = Access::read_and_save, const std::string& program = version());
  ~CheckpointFile() { close(); }
  CheckpointFile(const CheckpointFile&) = delete;
  CheckpointFile& operator=(const CheckpointFile&) = delete;

  /// Whether an earlier run's work was found.
  bool found() const { return body_end_ != 0; }

  /// Whether the file holds what this run, or the one it goes on from, can go on from.
  bool holds_work() const { return found() || saved_; }

  /// The message of the error that the last save failed with; empty if it did not fail, or none was made. A failed
  /// save leaves the earlier file as it was and does not end the run: its result is worth more.
  const std::string& failure() const { return failure_; }

  /// What an engine is given; this object outlives it. It says so (Error) if it is asked to save, or whether that is
  /// due, before all that an earlier run saved was read: the file then holds more than the engine knows of.
  engines::Checkpoint checkpoint();

  /// \throws Error (unusable_input) unless all that an earlier run saved was read
  void require_all_read() const;

 private:
  using Clock = std::chrono::steady_clock;

  [[noreturn]] void refuse(std::string_view why, std::string_view remedy) const;
  void find_target(const std::string& path, Access access);
  void verify();
  void require_writable() const;
  std::size_t read_at(std::uint64_t offset, std::span<char> into) const;
  void read_next(std::span<std::byte> into);
  void save(const std::function<void(const engines::ByteSink&)>& write_body);
  void close();

  const std::string place_;   // as messages call the file
  const std::string header_;  // the first two lines
  const HoldSignals hold_signals_;
  std::string target_;  // the file itself, symbolic links resolved

  int descriptor_ = -1;             // of what an earlier run saved, until this one saves
  std::uint64_t next_ = 0;          // the byte that the engine reads next,
  std::uint64_t body_end_ = 0;      // and the one after the last
  std::vector<char> buffer_;        // read ahead,
  std::span<const char> unread_{};  // and what is left of it

  bool saved_ = false;
  std::string failure_;
  Clock::time_point last_save_ = Clock::now();
  Clock::duration last_duration_{};
};

}  // namespace quadrille::running
