// Implements SweepSampler (frontier/sample.hpp): takes all samples back through a sweep together, one table after
// another.
#include <algorithm>
#include <limits>
#include <stdexcept>
#include <tuple>

#include "enumerate/engines/frontier/sample.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines {

namespace {

constexpr std::size_t moved = std::numeric_limits<std::size_t>::max();  // in place of the sample of a moved walker

// The counter that a way adds to its target.
const std::uint64_t* count_of(const WayBack& way, std::size_t words) { return way.record + 1 + way.lane * words; }

// Calls work and returns its status; work returns false if the stop token ended it.
template <class Work>
RunStatus status_of(const Work& work) {
  try {
    return work() ? RunStatus::complete : RunStatus::interrupted;
  } catch (const CountOverflow&) {
    return RunStatus::overflow;
  } catch (const std::bad_alloc&) {
    return RunStatus::memory;
  }
}

}  // namespace

RunStatus SweepSampler::sweep() {
  return status_of([&] { return layers_.sweep(); });
}

RunStatus SweepSampler::walk_back(std::span<const Natural> numbers, std::span<RandomStream> streams,
                                  SampleObserver observe) {
  return status_of([&] {
    place(numbers);
    for (std::size_t step = layers_.steps(); step-- > 0;) {
      const bool begun =
          std::any_of(finished_in_.begin(), finished_in_.end(), [&](std::size_t at) { return at >= step; });
      if (begun) {
        const FrontierTable* const table = layers_.before(step);
        if (table == nullptr) return false;
        if (!step_back(step, *table, streams, observe)) return false;
      }
      layers_.leave(step);
    }
    return true;
  });
}

// Finds the step that finishes each sample, and the number of its way among those that the step finishes.
void SweepSampler::place(std::span<const Natural> numbers) {
  const std::size_t words = run_.words();
  finished_in_.assign(numbers.size(), 0);
  targets_.assign(numbers.size(), {});
  counts_.assign(numbers.size() * words, 0);
  rests_.assign(numbers.size() * words, 0);
  std::vector<Natural> before;  // the totals finished before each step
  Natural sum = 0;
  for (std::size_t step = 0; step < layers_.steps(); ++step) {
    before.push_back(sum);
    const std::span<const std::uint64_t> finished = layers_.finished(step);
    for (std::size_t at = 0; at < finished.size(); at += words) sum += natural(&finished[at], words);
  }
  for (std::size_t sample = 0; sample < numbers.size(); ++sample) {
    const auto after = std::upper_bound(before.begin(), before.end(), numbers[sample]);
    finished_in_[sample] = static_cast<std::size_t>(after - before.begin()) - 1;
    const std::vector<std::uint64_t> rest = words_of(numbers[sample] - *std::prev(after), words);
    std::copy(rest.begin(), rest.end(), row(rests_, sample));
  }
}

// Moves all samples back over a step. Returns false if the stop token ended it half way.
bool SweepSampler::step_back(std::size_t step, const FrontierTable& table, std::span<RandomStream> streams,
                             SampleObserver observe) {
  const std::size_t words = run_.words();
  const FrontierBuckets buckets = run_.buckets_before(step, table.buckets.size());
  // The bucket of the states that become `after`.
  const auto bucket_of = [&](FrontierKey after) {
    if (buckets.by == FrontierBuckets::By::all_in_one) return std::size_t{0};
    return static_cast<std::size_t>(Count128{run_.invariant_after(step, after)} * buckets.count >> 64U);
  };
  std::vector<Walker> walkers(targets_.size());
  parallel_for_index(0, walkers.size(), [&](std::size_t sample) {
    if (finished_in_[sample] > step) {
      streams[sample].below(std::span(row(counts_, sample), words), std::span(row(rests_, sample), words));
      walkers[sample] = {bucket_of(targets_[sample].key), targets_[sample], sample};
    } else {
      std::size_t bucket = 0;
      for (const std::span finished = layers_.finished(step); finished_in_[sample] == step; ++bucket) {
        const std::uint64_t* const count = finished.data() + bucket * words;
        if (less_wide(row(rests_, sample), count, words)) break;
        subtract_wide(row(rests_, sample), count, words);
      }
      walkers[sample] = {bucket, {}, sample};
    }
  });
  std::erase_if(walkers, [&](const Walker& walker) { return finished_in_[walker.sample] < step; });
  take_round(step, table, walkers, false, observe);
  if (run_.folds_after(step)) {  // the remaining walkers came from the image
    for (Walker& walker : walkers) {
      walker.target.key = run_.image(step, walker.target.key);
      walker.bucket = bucket_of(walker.target.key);
    }
    take_round(step, table, walkers, true, observe);
  }
  if (run_.options_.stop.stop_requested()) return false;
  if (!walkers.empty())
    throw std::logic_error("a count of a sweep is not the sum of the counts that it was added up from");
  return true;
}

// Moves each walker to a record before the step, and removes it. Those whose rest is beyond all ways into their targets
// remain.
void SweepSampler::take_round(std::size_t step, const FrontierTable& table, std::vector<Walker>& walkers,
                              bool reflected, SampleObserver observe) {
  const auto order = [](const Walker& w) { return std::tuple(w.bucket, w.target.key, w.target.lane, w.sample); };
  std::sort(walkers.begin(), walkers.end(), [&](const Walker& a, const Walker& b) { return order(a) < order(b); });
  std::vector<std::span<Walker>> tasks;
  for (auto begin = walkers.begin(); begin != walkers.end();) {
    const auto end = std::find_if(begin, walkers.end(), [&](const Walker& w) { return w.bucket != begin->bucket; });
    tasks.emplace_back(begin, end);
    begin = end;
  }
  PerThread<Predecessors> found([&] { return Predecessors(run_.budget_); });
  parallel_for_task(0, tasks.size(), [&](std::size_t task) {
    if (run_.options_.stop.stop_requested()) return;
    take_bucket(step, table, tasks[task], reflected, found.local(), observe);
  });
  std::erase_if(walkers, [](const Walker& walker) { return walker.sample == moved; });
}

// The same for the walkers of one bucket; marks those that have moved.
void SweepSampler::take_bucket(std::size_t step, const FrontierTable& table, std::span<Walker> walkers, bool reflected,
                               Predecessors& found, SampleObserver observe) {
  const std::size_t words = run_.words();
  std::vector<SweepTarget> targets;
  for (const Walker& walker : walkers) {
    if (targets.empty() || targets.back() != walker.target) targets.push_back(walker.target);
  }
  found.reset(targets);
  run_.find_predecessors(step, table.buckets[walkers.front().bucket], table.record_words, found);
  const std::span<WayBack> ways = found.ways();
  const auto order = [](const WayBack& way) { return std::tuple(way.target, way.record[0], way.lane); };
  std::sort(ways.begin(), ways.end(), [&](const WayBack& a, const WayBack& b) { return order(a) < order(b); });

  Words sums{BudgetAllocator<std::uint64_t>(run_.budget_)};  // of the counters of a target's ways, up to each way
  auto walker = walkers.begin();
  auto first = ways.begin();
  for (std::size_t target = 0; target < targets.size(); ++target) {
    const auto last = std::find_if(first, ways.end(), [&](const WayBack& way) { return way.target != target; });
    const auto count = static_cast<std::size_t>(last - first);
    sums.assign((count + 1) * words, 0);
    for (std::size_t i = 0; i < count; ++i) {
      const WayBack& way = first[static_cast<std::ptrdiff_t>(i)];
      std::copy_n(&sums[i * words], words, &sums[(i + 1) * words]);
      add_wide<0>(&sums[(i + 1) * words], count_of(way, words), words);
    }
    for (; walker != walkers.end() && walker->target == targets[target]; ++walker) {
      std::uint64_t* const rest = row(rests_, walker->sample);
      std::size_t low = 0;  // the first way whose sum is above the rest
      for (std::size_t high = count; low < high;) {
        const std::size_t middle = (low + high) / 2;
        if (less_wide(rest, &sums[(middle + 1) * words], words)) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      if (low == count) {
        subtract_wide(rest, &sums[count * words], words);
        continue;
      }
      const auto chosen = first + static_cast<std::ptrdiff_t>(low);
      auto same = chosen;
      while (same != first && std::prev(same)->record == chosen->record && std::prev(same)->lane == chosen->lane)
        --same;
      std::copy_n(count_of(*chosen, words), words, row(counts_, walker->sample));
      targets_[walker->sample] = {chosen->record[0], chosen->lane};
      observe({walker->sample, step, chosen->record[0], chosen->lane, walker->target.key, walker->target.lane,
               static_cast<std::size_t>(chosen - same), reflected});
      walker->sample = moved;
    }
    first = last;
  }
}

}  // namespace quadrille::engines
