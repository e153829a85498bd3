// Saves and resumes a search by subtrees (subtrees/run.hpp). Each rank (a process) saves one part of the checkpoint.
// The part holds the fraction of the search that the rank has finished, its sums and maxima, and the roots of its
// unvisited subtrees.
#include <algorithm>
#include <array>
#include <bit>

#include "enumerate/engines/subtrees/run.hpp"

namespace quadrille::engines {

// The roots in the pool, then those that the threads have not visited yet. The roots of a thread share its part of the
// search equally. \pre threads are held
SubtreeRoots SubtreeRun::roots_left() {
  SubtreeRoots left;
  const std::scoped_lock lock(mutex_);  // a thread that begins only now adds its worker
  pool_->for_each(
      [&](std::span<const std::uint64_t> record) { left.insert(left.end(), record.begin(), record.end()); });
  for (const auto& worker : workers_) {
    if (worker->walker->over()) continue;
    const std::size_t first = left.size();
    worker->walker->for_each_left([&](std::span<const std::uint64_t> root) { add_root(left, 0, root); });
    const std::size_t roots = (left.size() - first) / record_words();
    const double part = worker->part / static_cast<double>(roots);
    for (std::size_t at = first; at < left.size(); at += record_words()) left[at] = std::bit_cast<std::uint64_t>(part);
  }
  return left;
}

// Saves. Together, between two rounds. A rank that ran out of memory has lost nodes or roots: then nothing is saved,
// and the earlier save stays valid.
void SubtreeRun::save() {
  pool_->hold();
  SubtreeRoots left;
  try {
    left = roots_left();
  } catch (const std::bad_alloc&) {
    failed_ = true;
  }
  std::array<std::uint64_t, 2> failures_and_roots{failed_ || exchange_->failed() ? 1U : 0U,
                                                  left.size() / record_words()};
  ranks_.sum(failures_and_roots);
  const auto [failures, roots] = failures_and_roots;
  if (failures == 0) {
    SubtreeFindings found = found_here();
    const SavedProgress progress{.step = roots == 0 ? 1U : 0U, .steps = 1, .states = roots};
    options_.checkpoint->save(progress, [&](const ByteSink& sink) {
      const Archive archive(sink);
      archive(finished_);
      archive(found.sums);
      archive(found.maxima);
      archive(left);
    });
  }
  pool_->release();
}

// Restores the findings and the roots of an earlier run. Together.
void SubtreeRun::restore() {
  together(ranks_, [&] {
    try {
      for (const ByteSource& part : options_.checkpoint->parts) {
        const Archive archive(part);
        double finished = 0;
        SubtreeFindings found;
        SubtreeRoots left;
        archive(finished);
        archive(found.sums);
        archive(found.maxima);
        archive(left);
        finished_ += finished;
        for (std::size_t i = 0; i < found.sums.size(); ++i) earlier_.sums[i] += found.sums[i];
        for (std::size_t i = 0; i < found.maxima.size(); ++i) {
          earlier_.maxima[i] = std::max(earlier_.maxima[i], found.maxima[i]);
        }
        for (std::size_t at = 0; at < left.size(); at += record_words()) {
          pool_->add(std::span(left).subspan(at, record_words()));
        }
      }
    } catch (const std::bad_alloc&) {
      status_ = RunStatus::memory;  // reported in the first round
    }
  });
}

}  // namespace quadrille::engines
