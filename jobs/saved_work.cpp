#include "jobs/saved_work.hpp"

#include <fmt/format.h>

#include <chrono>

#include "jobs/prime_folders.hpp"
#include "quadrille/detail/ranks.hpp"

namespace quadrille::jobs {

namespace {

void note_if_found(bool found, const std::string& path, const Runner& runner) {
  if (found) runner.note(fmt::format("--checkpoint {}: goes on from there", path));
}

}  // namespace

SavedWork::SavedWork(const std::string& path, const std::string& request, const Options& options,
                     const Runner& runner) {
  if (path.empty()) return;
  file_.emplace(path, request, options.hold_signals);
  note_if_found(file_->found(), path, runner);
}

void SavedWork::give_to(engines::RunOptions& options) {
  if (file_) options.checkpoint = file_->checkpoint();
}

std::optional<engines::Checkpoint> SavedWorkOfRanks::of_all() {
  if (options_.checkpoint.empty()) return std::nullopt;
  return open(options_.checkpoint, request_);
}

std::optional<engines::Checkpoint> SavedWorkOfRanks::of_prime(std::size_t number, std::uint64_t prime) {
  if (options_.checkpoint.empty()) return std::nullopt;
  engines::together(*options_.ranks, [&] {
    if (options_.ranks->rank() == 0) make_folder_of_primes(options_.checkpoint);
  });
  return open(folder_of_prime(options_.checkpoint, number), request_of_pass(request_, prime));
}

engines::Checkpoint SavedWorkOfRanks::open(const std::string& path, const std::string& request) {
  std::optional<std::chrono::nanoseconds> every;
  if (options_.checkpoint_every) every = std::chrono::seconds(*options_.checkpoint_every);
  opened_.push_back(std::make_unique<CheckpointFolder>(path, request, *options_.ranks, options_.hold_signals, every));
  note_if_found(opened_.back()->found(), path, runner_);
  return opened_.back()->checkpoint();
}

void SavedWorkOfRanks::note_seconds() const {
  double seconds = 0;
  for (const auto& folder : opened_) seconds += folder->seconds();
  runner_.note(fmt::format("checkpoints took {:.2f} s", seconds));
}

}  // namespace quadrille::jobs
