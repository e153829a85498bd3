// The checkpoint of a search by subtrees. A part, one from each rank, has which part of the search was finished, the
// sums and the maxima of what the rank has found, and the roots of all that it had left.
#include <algorithm>
#include <array>
#include <bit>

#include "enumerate/engines/subtrees/run.hpp"

namespace quadrille::engines {

// The roots in the pool, then those that the threads have not visited yet. A thread's roots get its part of the search
// in equal shares. \pre threads are held
SubtreeRoots SubtreeRun::roots_left() {
  SubtreeRoots left;
  const std::scoped_lock lock(mutex_);  // a thread that comes only now adds its worker
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

// Together, between two rounds. A rank on which memory ended has lost nodes or roots: then the save before stands.
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
    const SavedStand stand{.step = roots == 0 ? 1U : 0U, .steps = 1, .states = roots};
    options_.checkpoint->save(stand, [&](const ByteSink& sink) {
      const Archive archive(sink);
      archive(finished_);
      archive(found.sums);
      archive(found.maxima);
      archive(left);
    });
  }
  pool_->release();
}

// Together.
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
      status_ = RunStatus::memory;  // told in the first round
    }
  });
}

}  // namespace quadrille::engines
