// The checkpoint of a job: files that hold an engine's unfinished work. One process saves the checkpoint, or several
// ranks (the processes of a shared job) save it together.
//
// A checkpoint has a manifest and one or more parts. The parts hold the work. The manifest is one line of JSON. It
// names the request, the program's version, the progress of the work, and the parts:
//
//   {"checkpoint":3,"program":"quadrille 0.1.0","request":"quadrille count soccer ...","generation":7,"step":12,
//    "steps":30,"states":81,"earlier":[],"parts":[{"file":"part-7-0","bytes":4096,"xxh3":"00..."}],"xxh3":"00..."}
//
// A single process writes one part, which follows the manifest in the file that --checkpoint names. If ranks share the
// job, each rank writes one part, and --checkpoint names a folder. The folder holds `manifest`, a file
// `part-GENERATION-RANK` for each rank, and `lock`. Ranks can resume only a folder. To resume on ranks what a single
// process saved in a file, put the file into a folder as `manifest`. A single process can resume a file. It can also
// resume a folder, if its engine can save checkpoints on one process.
//
// A save writes temporary files, and renames each file once it is on the disk. It renames the manifest last. So a
// manifest names only intact parts, even if a process is killed during the save. The checksums (XXH3, 64 bits) protect
// against damage, not against malice. If --checkpoint names an existing file that is not an intact checkpoint of the
// same request and version, the job refuses to start. The job does not overwrite this file, because the file may hold
// the work of hours.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "enumerate/run/file_descriptor.hpp"
#include "enumerate/run/runner.hpp"
#include "quadrille/detail/checkpoint.hpp"
#include "quadrille/detail/ranks.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/job.hpp"

namespace quadrille::running {

/// A part of a checkpoint: the work of one process.
struct SavedPart {
  std::string file{};       ///< its name in the folder of the manifest; empty if the part follows the manifest
  std::uint64_t bytes = 0;  ///< its size
  std::string xxh3{};       ///< checksum of the bytes, 16 hexadecimal digits
};

/// The content of a manifest.
struct Manifest {
  std::string program{};              ///< "quadrille 0.1.0"
  std::string request{};              ///< the command, in its normal form
  std::uint64_t generation = 0;       ///< the number of saves so far
  engines::SavedProgress progress{};  ///< the progress of the work
  std::vector<SavedPart> parts{};
};

/// The manifest as its line in the file, without the end of the line.
std::string text_of(const Manifest& manifest);
/// The manifest in a line.
/// \throws Error (unusable_input), a reason without a place, if the text is no manifest or is damaged
Manifest parse_manifest(std::string_view line);

/// The time to work between two saves, after a save of this duration: saving takes a twentieth of the time at most.
constexpr std::chrono::nanoseconds work_between_saves(std::chrono::nanoseconds save) {
  return std::max<std::chrono::nanoseconds>(std::chrono::seconds(1), 20 * save);
}

class PartReader;

/// The checkpoint of a job. On ranks, all of them call each function together, and an error of one rank is thrown on
/// all with the name of that rank.
class SavedWork {
 public:
  /// Opens and verifies an existing checkpoint, tests that it can be written, and notes that the job resumes if it
  /// holds work. \param path  that of Options::checkpoint; empty: the job saves nothing
  /// \param request  the command in its normal form: all arguments that decide the result, and no others
  /// \param options, runner  outlive this object \complexity O(bytes of the parts)
  /// \throws Error (unusable_input) naming the file, the fault and the remedy; then no file is changed
  SavedWork(const std::string& path, const std::string& request, const Options& options, const Runner& runner);
  ~SavedWork();  // defined where PartReader is a complete type
  SavedWork(const SavedWork&) = delete;
  SavedWork& operator=(const SavedWork&) = delete;

  /// True if the job saves its work.
  bool is_wanted() const { return !path_.empty(); }
  /// The checkpoint for an engine; empty if the job saves nothing. This object outlives the engine's run. A failed save
  /// leaves the earlier one as it was and is noted. It does not end the run: the run's result is worth more.
  std::optional<engines::Checkpoint> checkpoint();

  /// Reports the state of the checkpoint in `found`.
  /// \param found  an Ending, or a struct with its members checkpoint_failure and resumable
  template <class Found>
  void report(Found& found) const {
    if (!is_wanted()) return;
    found.checkpoint_failure = quadrille::spelled(failure_, options_.spelling);
    found.resumable = holds_work();
  }
  /// The time that all saves took, in seconds.
  double seconds() const { return seconds_; }

 private:
  using Clock = std::chrono::steady_clock;
  using WriteBody = std::function<void(const engines::ByteSink&)>;

  [[noreturn]] void refuse(std::string_view why, std::string_view remedy) const;
  std::string path_of(std::string_view name) const { return folder_ ? path_ + "/" + std::string(name) : path_; }
  bool holds_work() const { return !manifest_.parts.empty(); }
  bool is_first_rank() const { return options_.ranks == nullptr || options_.ranks->rank() == 0; }
  void together(const std::function<void()>& work) const;
  void find();
  void read_line();
  void require_own_folder() const;
  void lock();
  void open_parts();
  void require_writable() const;
  void remove_other_parts() const;
  void synchronise_folder() const;
  bool save(const engines::SavedProgress& progress, const WriteBody& write_body);
  void save_all(const engines::SavedProgress& progress, const WriteBody& write_body);
  void require(int error) const;

  std::string path_;   // symbolic links resolved
  std::string place_;  // the name in messages
  std::string request_;
  const Options& options_;
  const Runner& runner_;
  bool folder_ = false;
  Descriptor lock_;                                   // of the folder, held by rank 0 for all
  std::string line_;                                  // the manifest that was found; empty if there is none
  Manifest manifest_;                                 // of the last save
  std::vector<std::unique_ptr<PartReader>> readers_;  // of the parts that this process takes
  std::string failure_;
  std::string noted_failure_;
  double seconds_ = 0;
  Clock::time_point last_save_ = Clock::now();
  Clock::duration last_duration_{};
};

// A count modulo several primes has a pass for each, and each pass a checkpoint: `prime-1`, `prime-2` and so on, in the
// folder of --checkpoint.

/// The checkpoint of the pass for the `number`-th prime, from 1.
std::string path_of_pass(const std::string& folder, std::size_t number);
/// Makes the folder of the passes, if there is none.
/// \throws Error (unusable_input) naming it and the remedy if it cannot be made, or holds a count without primes
void make_folder_of_passes(const std::string& folder);
/// Makes the folder of a pass, if there is none. \returns the path of its checkpoint, a file as of one process
/// \throws Error (unusable_input) naming the folder if it cannot be made
std::string make_pass(const std::string& folder, std::size_t number);
/// The request of the pass for a prime.
std::string request_of_pass(const std::string& request, std::uint64_t prime);

/// The request of a checkpoint that this version wrote; of passes, without the prime. Empty if there is none. SavedWork
/// tests whether the checkpoint is intact. \throws Error (unusable_input) if there is a file that cannot be read
std::optional<std::string> request_of_checkpoint(const std::string& path);

/// A description of a checkpoint, in lines for people; of a count modulo primes, one of each pass. Writes no file.
/// \param path  a checkpoint, or a manifest in its folder \throws Error (unusable_input) if it is none or is damaged
std::string description_of_checkpoint(const std::string& path);

}  // namespace quadrille::running
