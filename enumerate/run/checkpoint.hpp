// The checkpoint of a job: where an engine's work outlives its run, on one process and on ranks alike.
//
// A manifest names the request, the program, how far the work is, and the parts that hold it. It is a line of JSON:
//
//   {"checkpoint":3,"program":"quadrille 0.1.0","request":"quadrille count soccer ...","generation":7,"step":12,
//    "steps":30,"states":81,"earlier":[],"parts":[{"file":"part-7-0","bytes":4096,"xxh3":"00..."}],"xxh3":"00..."}
//
// One process has one part, which follows the line in the file of --checkpoint. Ranks have a part each: for them
// --checkpoint is a folder, which holds `manifest`, a file `part-GENERATION-RANK` for each rank, and `lock`. One
// process resumes either, of an engine that saves on one process; ranks resume a folder, and what one process saved
// once it lies in a folder as `manifest`.
//
// A save writes temporary files, which take their names once all of them are on the disk, the manifest last. So a
// manifest names parts that are whole, whenever a process is killed. The checksums (XXH3, 64 bits) are made against
// damage, not against malice. What is there and is not a whole checkpoint of this request and this version is refused
// and left alone: it may hold the work of hours.
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

/// A part of a checkpoint, what one process saved.
struct SavedPart {
  std::string file{};       ///< its name, in the folder of the manifest; empty: it follows the manifest
  std::uint64_t bytes = 0;  ///< how many it has
  std::string xxh3{};       ///< of these, 16 hexadecimal digits
};

/// What a manifest says.
struct Manifest {
  std::string program{};         ///< "quadrille 0.1.0"
  std::string request{};         ///< the command, in its normal form
  std::uint64_t generation = 0;  ///< how often was saved
  engines::SavedStand stand{};   ///< how far the work is
  std::vector<SavedPart> parts{};
};

/// As the file holds it, without the end of the line.
std::string text_of(const Manifest& manifest);
/// \throws Error (unusable_input), a reason without a place, if the text is no manifest, or is damaged
Manifest parse_manifest(std::string_view line);

/// How long to work before saving again, after a save of this duration: saving takes a twentieth of the time at most.
constexpr std::chrono::nanoseconds work_between_saves(std::chrono::nanoseconds save) {
  return std::max<std::chrono::nanoseconds>(std::chrono::seconds(1), 20 * save);
}

class PartReader;

/// The checkpoint of a job. On ranks all functions are called by all of them together, and an error of one of them is
/// thrown on all with its rank's name.
class SavedWork {
 public:
  /// Opens what is there, verifies it, tries whether it could be written, and notes that the job goes on if it holds
  /// work. \param path  that of Options::checkpoint, kept; empty: nothing is saved
  /// \param request  the command in its normal form: all that decides the result, and nothing else
  /// \param options, runner  outlive this object \complexity O(bytes of the parts)
  /// \throws Error (unusable_input) naming the file, what is wrong with it and the remedy; then nothing is changed
  SavedWork(const std::string& path, const std::string& request, const Options& options, const Runner& runner);
  ~SavedWork();  // where a PartReader is a whole type
  SavedWork(const SavedWork&) = delete;
  SavedWork& operator=(const SavedWork&) = delete;

  /// Whether the job saves its work.
  bool is_wanted() const { return !path_.empty(); }
  /// What an engine is given; nothing where nothing is saved. This object outlives the engine's run. A save that fails
  /// leaves the earlier one as it was, is noted, and does not end the run: its result is worth more.
  std::optional<engines::Checkpoint> checkpoint();

  /// Tells how the job ended what became of its checkpoint. \param found  an Ending, or what has two of its members
  template <class Found>
  void tell(Found& found) const {
    if (!is_wanted()) return;
    found.checkpoint_failure = quadrille::spelled(failure_, options_.spelling);
    found.resumable = holds_work();
  }
  /// How long saving took, in seconds.
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
  bool save(const engines::SavedStand& stand, const WriteBody& write_body);
  void save_all(const engines::SavedStand& stand, const WriteBody& write_body);
  void require(int error) const;

  std::string path_;   // symbolic links resolved
  std::string place_;  // as messages call it
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
/// Makes the folder that passes lie in, if it is not there.
/// \throws Error (unusable_input) naming it and the remedy if it cannot be made, or holds a count without primes
void make_folder_of_passes(const std::string& folder);
/// Makes a folder for the pass, if it is not there. \returns the path of its checkpoint, as one process saves it
/// \throws Error (unusable_input) naming the folder if it cannot be made
std::string make_pass(const std::string& folder, std::size_t number);
/// The request of a pass.
std::string request_of_pass(const std::string& request, std::uint64_t prime);

/// The request that a checkpoint of this program bears, of passes without the prime; nothing if there is none. Whether
/// it is whole is for SavedWork to say. \throws Error (unusable_input) if a file is there and cannot be read
std::optional<std::string> request_of_checkpoint(const std::string& path);

/// What a checkpoint holds, in lines for people; of a count modulo primes, that of each pass. Writes nothing.
/// \param path  a checkpoint, or a manifest in its folder \throws Error (unusable_input) if it is none, or damaged
std::string description_of_checkpoint(const std::string& path);

}  // namespace quadrille::running
