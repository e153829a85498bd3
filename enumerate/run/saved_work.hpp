// The checkpoint of a job: opened, noted where the job goes on from it, given to the engine, and told of in the result.
// One process has a file, ranks have a folder.
#pragma once

#include <fmt/format.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "enumerate/run/checkpoint_file.hpp"
#include "enumerate/run/checkpoint_folder.hpp"
#include "enumerate/run/prime_folders.hpp"
#include "enumerate/run/runner.hpp"
#include "quadrille/detail/ranks.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/job.hpp"

namespace quadrille::running {

/// Notes that a job goes on with what was found at the path, if anything was.
inline void note_if_found(bool found, const std::string& path, const Runner& runner) {
  if (found) runner.note(fmt::format("{} {}: goes on from there", mention("checkpoint"), path));
}

/// The checkpoint of one process.
class SavedWork {
 public:
  /// Opens it, and notes that the job goes on if it holds work.
  /// \param path  that of Options::checkpoint; empty: nothing is saved \param request  as for CheckpointFile
  /// \param runner  outlives this object
  /// \throws Error (unusable_input) as CheckpointFile
  SavedWork(const std::string& path, const std::string& request, const Options& options, const Runner& runner)
      : runner_(runner), spelling_(options.spelling) {
    if (path.empty()) return;
    file_.emplace(path, request, options.hold_signals);
    note_if_found(file_->found(), path, runner);
  }

  /// Whether the job saves its work.
  bool is_wanted() const { return file_.has_value(); }
  /// Lets an engine save its work, and go on with it. A save that fails is noted as soon as the work goes on, while
  /// somebody can still make room for the next. This object outlives the engine's run.
  void give_to(engines::RunOptions& options) {
    if (!file_) return;
    options.checkpoint = file_->checkpoint();
    options.checkpoint->due = [this, due = options.checkpoint->due] {
      if (file_->failure() != noted_failure_) {
        noted_failure_ = file_->failure();
        if (!noted_failure_.empty()) runner_.note(noted_failure_);
      }
      return due();
    };
  }
  /// Tells a job's result how saving went, once it is known whether it is whole.
  /// \throws Error (unusable_input) if the result is whole and the file holds more than was read
  void tell(Ending& result) const {
    if (!file_) return;
    if (result.whole()) file_->require_all_read();
    result.checkpoint_failure = spelled(file_->failure(), spelling_);
    result.resumable = file_->holds_work();
  }

 private:
  const Runner& runner_;
  Spelling spelling_;
  std::optional<CheckpointFile> file_;
  std::string noted_failure_;
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
  std::optional<engines::Checkpoint> of_all() {
    if (options_.checkpoint.empty()) return std::nullopt;
    return open(options_.checkpoint, request_);
  }
  /// The same of the pass for a prime. \param number  which pass it is, from 1
  std::optional<engines::Checkpoint> of_prime(std::size_t number, std::uint64_t prime) {
    if (options_.checkpoint.empty()) return std::nullopt;
    engines::together(*options_.ranks, [&] {
      if (options_.ranks->rank() == 0) make_folder_of_primes(options_.checkpoint);
    });
    return open(folder_of_prime(options_.checkpoint, number), request_of_pass(request_, prime));
  }

  /// Tells a result how saving went, and notes how long it took.
  template <class Found>
  void tell(Found& found) const {
    if (opened_.empty()) return;
    found.checkpoint_failure = spelled(opened_.back()->failure(), options_.spelling);
    found.resumable = opened_.back()->holds_work();
    double seconds = 0;
    for (const auto& folder : opened_) seconds += folder->seconds();
    runner_.note(fmt::format("checkpoints took {:.2f} s", seconds));
  }

 private:
  engines::Checkpoint open(const std::string& path, const std::string& request) {
    std::optional<std::chrono::nanoseconds> every;
    if (options_.checkpoint_every) every = std::chrono::seconds(*options_.checkpoint_every);
    opened_.push_back(std::make_unique<CheckpointFolder>(path, request, *options_.ranks, options_.hold_signals, every));
    note_if_found(opened_.back()->found(), path, runner_);
    return opened_.back()->checkpoint();
  }

  const std::string& request_;
  const Options& options_;
  const Runner& runner_;
  std::vector<std::unique_ptr<CheckpointFolder>> opened_;
};

}  // namespace quadrille::running
