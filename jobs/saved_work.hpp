// The checkpoint of a job: opened, noted where the job goes on from it, given to the engine, and told of in the result.
// One process has a file, ranks have a folder.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "jobs/checkpoint_file.hpp"
#include "jobs/checkpoint_folder.hpp"
#include "jobs/runner.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/job.hpp"

namespace quadrille::jobs {

/// The checkpoint of one process.
class SavedWork {
 public:
  /// Opens it, and notes that the job goes on if it holds work.
  /// \param path  that of Options::checkpoint; empty: nothing is saved \param request  as for CheckpointFile
  /// \throws Error (unusable_input) as CheckpointFile
  SavedWork(const std::string& path, const std::string& request, const Options& options, const Runner& runner);

  /// Whether the job saves its work.
  bool is_wanted() const { return file_.has_value(); }
  /// Lets an engine save its work, and go on with it. This object outlives the engine's run.
  void give_to(engines::RunOptions& options);
  /// Tells a job's result how saving went, once it is known whether it is whole.
  /// \throws Error (unusable_input) if the result is whole and the file holds more than was read
  template <class Row>
  void tell(Result<Row>& result) const {
    if (!file_) return;
    if (result.whole()) file_->require_all_read();
    result.checkpoint_failure = file_->failure();
    result.resumable = file_->holds_work();
  }

 private:
  std::optional<CheckpointFile> file_;
};

/// The checkpoint of ranks: one folder, or one for each prime that they count modulo. All functions are called by all
/// ranks together.
class SavedWorkOfRanks {
 public:
  /// Opens nothing yet. \param request  as for CheckpointFile \param options  Options::ranks is set
  /// All three outlive this object.
  SavedWorkOfRanks(const std::string& request, const Options& options, const Runner& runner)
      : request_(request), options_(options), runner_(runner) {}

  /// What the engine of the whole count is given; nothing where nothing is saved. This object outlives its run.
  /// \throws Error (unusable_input) as CheckpointFolder
  std::optional<engines::Checkpoint> of_all();
  /// The same of the pass for a prime. \param number  which pass it is, from 1
  std::optional<engines::Checkpoint> of_prime(std::size_t number, std::uint64_t prime);

  /// Tells a result how saving went, and notes how long it took.
  template <class Found>
  void tell(Found& found) const {
    if (opened_.empty()) return;
    found.checkpoint_failure = opened_.back()->failure();
    found.resumable = opened_.back()->holds_work();
    note_seconds();
  }

 private:
  engines::Checkpoint open(const std::string& path, const std::string& request);
  void note_seconds() const;

  const std::string& request_;
  const Options& options_;
  const Runner& runner_;
  std::vector<std::unique_ptr<CheckpointFolder>> opened_;
};

}  // namespace quadrille::jobs
