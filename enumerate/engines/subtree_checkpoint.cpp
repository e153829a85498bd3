// The checkpoint of a search by subtrees. A part, one from each rank:
//
//   which part of the search was finished, the sums, the maxima     of what the rank has found
//   how many roots, and the roots                                   of all that it had left
//
// How it stands (SweepStand) is told by the number of roots and the sum of the sums, modulo stand_modulus; it has one
// step, from the first root to none.
#include <algorithm>
#include <array>
#include <bit>

#include "enumerate/engines/subtrees/run.hpp"
#include "quadrille/detail/saved_values.hpp"

namespace quadrille::engines {

namespace {

constexpr std::size_t most_saved_roots = std::size_t{1} << 40U;  // more were never saved

}  // namespace

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

// Together.
SweepStand SubtreeRun::stand(const SubtreeFindings& found, const SubtreeRoots& left) const {
  SweepStand stand{.steps = 1, .states = left.size() / record_words()};
  for (const std::uint64_t sum : found.sums) stand.sum = (stand.sum + sum % stand_modulus) % stand_modulus;
  for (const auto& of_rank : ranks_.gather(std::array{stand.states, stand.sum})) {
    stand.all_states += of_rank[0];
    stand.all_sum = (stand.all_sum + of_rank[1]) % stand_modulus;
  }
  stand.step = stand.all_states == 0 ? 1 : 0;
  return stand;
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
  std::array<std::uint64_t, 1> failures{failed_ || exchange_->failed() ? 1U : 0U};
  ranks_.sum(failures);
  if (failures[0] == 0) {
    const SubtreeFindings found = found_here();
    const SweepStand where = stand(found, left);
    if (options_.checkpoint->saving) options_.checkpoint->saving(where);
    options_.checkpoint->save([&](const ByteSink& sink) {
      put(sink, finished_);
      sink(std::as_bytes(std::span(found.sums)));
      sink(std::as_bytes(std::span(found.maxima)));
      put_size(sink, left.size() / record_words());
      sink(std::as_bytes(std::span(left)));
    });
  }
  pool_->release();
}

// Together. Of what is read back the numbers are tested, and that each root is a state of its grade. That the search
// can come to it is not: for that the part's checksum stands.
void SubtreeRun::restore() {
  const Checkpoint& checkpoint = *options_.checkpoint;
  std::vector<const ByteSource*> parts;
  if (!checkpoint.resume_is_of_another) parts.push_back(&checkpoint.resume);
  for (const ByteSource& part : checkpoint.more) parts.push_back(&part);
  SubtreeRoots taken;
  std::vector<std::uint64_t> numbers;
  const auto read = [&](const ByteSource& part, std::vector<std::uint64_t>& into) {
    numbers.resize(into.size());
    part(std::as_writable_bytes(std::span(numbers)));
  };
  together(ranks_, [&] {
    try {
      for (const ByteSource* const part : parts) {
        const auto finished = get<double>(*part);
        const bool is_part = finished >= -1 && finished <= 2;  // rounding allows it; not-a-number is none
        if (!is_part) refuse_checkpoint();
        finished_ += finished;
        read(*part, earlier_.sums);
        for (std::size_t i = 0; i < numbers.size(); ++i) earlier_.sums[i] += numbers[i];
        read(*part, earlier_.maxima);
        for (std::size_t i = 0; i < numbers.size(); ++i) earlier_.maxima[i] = std::max(earlier_.maxima[i], numbers[i]);
        std::vector<std::uint64_t> record(record_words());
        for (std::size_t roots = get_size(*part, most_saved_roots); roots > 0; --roots) {
          (*part)(std::as_writable_bytes(std::span(record)));
          const double of_search = std::bit_cast<double>(record.front());
          const bool is_part_of_search = of_search >= 0 && of_search <= 2;
          if (!is_part_of_search || !search_.allows(std::span(record).subspan(1))) refuse_checkpoint();
          taken.insert(taken.end(), record.begin(), record.end());
          pool_->add(record);
        }
      }
    } catch (const std::bad_alloc&) {
      status_ = RunStatus::memory;  // told in the first round
    }
  });
  const SweepStand found = stand(earlier_, taken);
  if (checkpoint.resumed && agreed(&ranks_, status_) == RunStatus::complete) checkpoint.resumed(found);
}

}  // namespace quadrille::engines
