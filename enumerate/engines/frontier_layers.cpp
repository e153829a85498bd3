// Implements SweepLayers (frontier/layers.hpp): runs the sweep forward, drops tables if memory is short, and computes
// dropped tables again on the way back.
#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

#include "enumerate/engines/frontier/layers.hpp"

namespace quadrille::engines {

bool SweepLayers::take_step(std::size_t step, FrontierTable& from, bool keep, FrontierTable& to) {
  std::vector<std::uint64_t> total = run_.total_;
  std::vector<std::uint64_t> by_bucket;
  const std::uint64_t states = from.states;
  const auto show = [&](std::uint64_t done, std::uint64_t found) { observe(step, done, found, states); };
  if (!run_.take_step(step, from, keep, to, total, again_ ? nullptr : &by_bucket, show)) return false;
  worked_ += states;
  if (again_) return true;
  // First the call that may fail: the step is then taken again, and must not count twice.
  finished_.push_back(std::move(by_bucket));
  run_.total_ = std::move(total);
  return true;
}

bool SweepLayers::sweep() {
  FrontierTable table = run_.start();
  for (std::size_t step = 0; step < steps(); ++step) {
    states_.push_back(table.states);
    const bool may_stay = step == 0 || states_[step - 1] > table.states;
    held_.emplace(step, std::move(table));
    FrontierTable next;
    make_room(step, steps());
    try {
      if (!take_step(step, held_.at(step), true, next)) return false;
    } catch (const std::bad_alloc&) {
      // Makes room for this step alone. If that is not enough, a table that need not stay is dropped as it is read.
      while (give_up_largest(step, steps()) != 0) continue;
      if (!take_step(step, held_.at(step), may_stay, next)) return false;
      if (!may_stay) held_.erase(step);
    }
    if (step == 0 || (may_stay && next.states > states_.back())) stay_.insert(step);
    table = std::move(next);
  }
  give_back(run_.pool_, table);
  states_ahead_ = std::accumulate(states_.begin(), states_.end(), std::uint64_t{0});
  again_ = true;
  return true;
}

// The bytes of the table's chunks. A chunk takes its full size, however few of its words are used.
std::size_t SweepLayers::bytes_of(const FrontierTable& table) const {
  std::size_t chunks = 0;
  for (const Bucket& bucket : table.buckets) chunks += bucket.size();
  return chunks * run_.pool_.chunk_words() * sizeof(std::uint64_t);
}

// Drops tables before steps below `end`, until there is room to take `step`. There may be twice as many successors, and
// as many again before a fold is merged. A quarter of the budget is kept for data other than tables.
void SweepLayers::make_room(std::size_t step, std::size_t end) {
  constexpr std::size_t times = 4;
  const std::size_t room = run_.budget_.limit() / 4 * 3;
  const std::size_t wanted = times * bytes_of(held_.at(step));
  std::size_t held = 0;
  for (const auto& [at, table] : held_) held += bytes_of(table);
  while (held + wanted > room) {
    const std::size_t given_up = give_up_largest(step, end);
    if (given_up == 0) return;
    held -= given_up;
  }
}

// Drops the largest table before a step below `end`, but not the one before `step`. Returns its bytes, or 0 if there is
// none.
std::size_t SweepLayers::give_up_largest(std::size_t step, std::size_t end) {
  auto largest = held_.end();
  for (auto at = held_.begin(); at != held_.end() && at->first < end; ++at) {
    if (stay_.contains(at->first) || at->first == step) continue;
    if (largest == held_.end() || at->second.states > largest->second.states) largest = at;
  }
  if (largest == held_.end()) return 0;
  const std::size_t bytes = std::max<std::size_t>(1, bytes_of(largest->second));
  give_back(run_.pool_, largest->second);
  held_.erase(largest);
  return bytes;
}

const FrontierTable* SweepLayers::before(std::size_t step) {
  const std::size_t row = *std::prev(stay_.upper_bound(step));
  while (!held_.contains(step)) {
    const auto below = std::prev(held_.lower_bound(step));
    FrontierTable next;
    make_room(below->first, row);
    try {
      if (!take_step(below->first, below->second, true, next)) return nullptr;
    } catch (const std::bad_alloc&) {
      if (give_up_largest(below->first, row) == 0 && give_up_largest(below->first, steps()) == 0) throw;
      continue;
    }
    held_.emplace(below->first + 1, std::move(next));
  }
  return &held_.at(step);
}

void SweepLayers::leave(std::size_t step) {
  for (auto at = held_.lower_bound(step); at != held_.end(); at = held_.erase(at)) {
    give_back(run_.pool_, at->second);
    stay_.erase(at->first);
  }
  states_ahead_ =
      std::accumulate(states_.begin(), states_.begin() + static_cast<std::ptrdiff_t>(step), std::uint64_t{0});
}

// The first run counts as half of the work, and the way back as the other half. The estimate for the first run supposes
// that every later step is as large as the current one.
void SweepLayers::observe(std::size_t step, std::uint64_t done, std::uint64_t found, std::uint64_t states) const {
  if (!run_.options_.observer) return;
  const auto worked = static_cast<double>(worked_ + done);
  const double all = again_ ? static_cast<double>(std::accumulate(states_.begin(), states_.end(), std::uint64_t{0}))
                            : static_cast<double>(worked_ + (steps() - step) * states);
  const double part = again_ ? 1 - 0.5 * static_cast<double>(states_ahead_) / all : 0.5 * worked / all;
  run_.options_.observer(Progress{.unit = "vertex",
                                  .grade = static_cast<int>(step),
                                  .done = done,
                                  .total = states,
                                  .found = found,
                                  .worked = worked_ + done,
                                  .fraction = part});
}

}  // namespace quadrille::engines
