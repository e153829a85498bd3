// The folder of --checkpoint where several ranks count together: a part from each rank, and a manifest.
//
//   manifest           which request, which step, how many states and the sum of their counts, and the parts' names
//   part-GENERATION-R  what rank R saved: a file as that of one process (checkpoint_file.hpp)
//   lock               held by the run that counts here (folder_lock.hpp)
//
// A save writes the parts of a new generation; once all are on the disk the manifest takes its place in one step, and
// the parts before it go. So whenever a rank is killed, the manifest names parts that are whole. A run of another
// number of ranks shares the parts out. Every rank sees the same folder.
//
// All functions are called by all ranks together, and an error of one of them is thrown on all with its rank's name.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "enumerate/run/checkpoint_file.hpp"
#include "enumerate/run/folder_lock.hpp"
#include "quadrille/detail/ranks.hpp"

namespace quadrille::running {

/// What a manifest says.
struct Manifest {
  /// A part: its states and the sum of their counts modulo engines::stand_modulus.
  struct Part {
    std::uint64_t states = 0;
    std::uint64_t sum = 0;
  };

  std::string program{};  ///< "quadrille 0.1.0"
  std::string request{};
  std::uint64_t generation = 0;
  std::uint64_t step = 0;
  std::uint64_t steps = 0;
  std::vector<Part> parts{};  ///< by rank

  /// The sums of all parts.
  Part all() const;
  /// The name of a rank's file.
  std::string name_of(std::size_t rank) const;
  /// What stands in the part in place of a request.
  std::string line_of(std::size_t rank) const;
};

/// As the file holds it.
std::string text_of(const Manifest& manifest);
/// \throws Error (unusable_input) if the text is no manifest, or is damaged, as a sentence without its place
Manifest parse_manifest(std::string_view text);

/// What a checkpoint of ranks holds, in lines for people: its request, its step, its states and their sums; of a count
/// modulo primes that of each pass. Reads, and writes nothing.
/// \param path  the folder, its manifest, or a part \throws Error (unusable_input) if it is none of them, or damaged
std::string description_of_checkpoint(const std::string& path);

class CheckpointFolder {
 public:
  /// Makes the folder if it is not there, and verifies what it holds. Together.
  /// \param request  as for CheckpointFile \param every  how long to work before saving again; nothing: as
  /// CheckpointFile \throws Error (unusable_input) naming the folder, what is wrong with it and the remedy; then
  /// nothing is changed
  CheckpointFolder(std::string path, std::string request, engines::Ranks& ranks, HoldSignals hold_signals,
                   std::optional<std::chrono::nanoseconds> every);

  /// Whether an earlier run's work was found.
  bool found() const { return !earlier_.parts.empty(); }
  /// Whether there is something to go on from.
  bool holds_work() const { return found() || generation_ != earlier_.generation; }
  /// What an engine is given; this object outlives it. A save that fails throws (Error, OutOfBudget), and the one
  /// before it stands; one after the last step is only remembered: what was counted is worth more.
  engines::Checkpoint checkpoint();
  /// The message of the error that that save failed with; empty if it did not fail.
  const std::string& failure() const { return failure_; }
  /// How long saving took, in seconds.
  double seconds() const { return seconds_; }

 private:
  using Clock = std::chrono::steady_clock;

  [[noreturn]] void refuse(std::string_view why, std::string_view remedy) const;
  std::string path_of(std::string_view name) const { return path_ + "/" + std::string(name); }
  std::string read_manifest();
  void require_own_files() const;
  void lock();
  void open_parts();
  void require_writable() const;
  void remove_all_but(const Manifest& manifest) const;
  void take(const engines::SweepStand& stand) const;
  void save(const std::function<void(const engines::ByteSink&)>& write_body);
  void save_parts(const std::function<void(const engines::ByteSink&)>& write_body);
  void place(const Manifest& manifest) const;

  std::string path_;
  std::string request_;
  engines::Ranks& ranks_;
  HoldSignals hold_signals_;
  std::optional<std::chrono::nanoseconds> every_;
  std::unique_ptr<FolderLock> lock_;                  // of rank 0, for all
  Manifest earlier_;                                  // what was found
  std::vector<std::unique_ptr<CheckpointFile>> own_;  // parts of it that this rank takes
  std::unique_ptr<CheckpointFile> lent_;              // or one of which it reads how it begins
  engines::SweepStand stand_{};                       // of the coming save
  std::uint64_t generation_ = 0;                      // of the last one
  std::string failure_;
  double seconds_ = 0;
  Clock::time_point last_save_ = Clock::now();
  Clock::duration last_duration_{};
};

}  // namespace quadrille::running
