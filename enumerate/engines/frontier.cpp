#include "quadrille/detail/frontier/frontier.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include "quadrille/detail/frontier/sweep.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines {

namespace {

// What is known of every state after the steps before `step`.
class StatesBefore final : public SweepStates {
 public:
  StatesBefore(const FrontierSweep& sweep, std::size_t step) : done_(step == sweep.plan.size()) {
    root_done_ = done_ || sweep.plan[step].root_done;
    if (step == 0) return;
    const graphs::SweepStep& last = sweep.plan[step - 1];
    for (std::size_t s = 0; s < last.open.size(); ++s) {
      if (last.open[s] != graphs::no_vertex) open_ |= std::uint32_t{1} << s;
    }
    if (sweep.folds[step - 1]) images_ = &*sweep.folds[step - 1];
    for (const graphs::SweepStep& taken : std::span(sweep.plan).first(step)) {
      edges_ += taken.links.size();
      for (const graphs::SweepLink& link : taken.links) plain_ &= std::popcount(link.turned) == 2;
    }
  }

  bool root_done() const override { return root_done_; }

  // Whether a sweep can be in this state.
  bool allow(FrontierKey key) const override {
    if (done_) return false;
    const StateParts parts = unpacked(key);
    std::uint32_t odd_components = 0;  // those with an odd number of odd vertices
    for (std::size_t s = 0; s < graphs::most_slots; ++s) {
      const std::uint64_t component = label(parts.labels, s);
      const bool odd = (parts.parity >> s & 1U) != 0;
      if (component == no_label) {
        if (odd) return false;  // a vertex without an edge
        continue;
      }
      const bool open = (open_ >> s & 1U) != 0;
      if (!open || component > s || label(parts.labels, component) != component) return false;
      if (odd) odd_components ^= std::uint32_t{1} << component;
    }
    if (parts.labels == all_labels && root_done_) return false;
    // A graph has an even number of odd vertices, so each of these components has one that is complete: an end.
    const int ends = root_done_ ? 2 : 1;
    if (plain_ && std::popcount(odd_components) > ends) return false;
    return images_ == nullptr || key <= reflected(key, *images_);
  }

  // Whether so many edges allow a count of that size: there are 2^edges sets of them, and a statistic adds each set
  // less than 16 times.
  bool allow(std::span<const std::uint64_t> count) const override { return fits_bits(count, edges_ + 4); }

 private:
  bool done_;
  bool root_done_ = false;
  bool plain_ = true;       // every edge turns both its ends
  std::uint32_t open_ = 0;  // slots
  std::size_t edges_ = 0;   // decided
  const SlotImages* images_ = nullptr;
};

}  // namespace

FrontierKey FrontierRun::image(std::size_t step, FrontierKey key) const { return reflected(key, *sweep_.folds[step]); }

std::unique_ptr<SweepStates> FrontierRun::states_before(std::size_t step) const {
  return std::make_unique<StatesBefore>(sweep_, step);
}

}  // namespace quadrille::engines
