#include <algorithm>
#include <bit>
#include <span>

#include "enumerate/engines/trail_sweep/sweep.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines {

namespace {

// What is known of every state before a half step. Between the two halves of a vertex, the slots of pending ends are
// those that the step keeps for them, filled in order.
class TrailStates final : public SweepStates {
 public:
  TrailStates(const TrailPlan& plan, std::size_t step) : done_(step == 2 * plan.size()) {
    const bool half = step % 2 == 1;
    const std::size_t vertex = step / 2;
    root_done_ = done_ || plan[vertex].root_done || (half && plan[vertex].root);
    for (std::size_t v = 0; v < vertex + (half ? 1U : 0U); ++v) {
      const graphs::TrailStep& taken = plan[v];
      ends_ += taken.backward.size() + taken.forward.size() + 2;
    }
    if (done_) return;
    slots_ = plan[vertex].others;
    for (const unsigned slot : half ? plan[vertex].pending : plan[vertex].backward) {
      slots_ |= std::uint32_t{1} << slot;
    }
    if (half) pending_ = plan[vertex].pending;
  }

  bool root_done() const override { return root_done_; }

  bool allow(FrontierKey key) const override {
    if (done_) return false;
    for (unsigned slot = 0; slot <= graphs::most_crossing; ++slot) {
      const unsigned other = mate(key, slot);
      if (mate(key, other) != slot) return false;
      const bool may_cross = slot == graphs::imagined_slot || (slots_ >> slot & 1U) != 0;
      if (other != slot && !may_cross) return false;
    }
    // Pending ends: first those that lead elsewhere, in the order of their mates, then pairs, then empty slots.
    unsigned last = 0;
    int stage = 0;
    for (std::size_t at = 0; at < pending_.size(); ++at) {
      const unsigned other = mate(key, pending_[at]);
      const bool here = std::find(pending_.begin(), pending_.end(), other) != pending_.end();
      const int now = other == pending_[at] ? 2 : here ? 1 : 0;
      if (now < stage || (now == 0 && at > 0 && other < last)) return false;
      const bool is_beside =
          (at > 0 && other == pending_[at - 1]) || (at + 1 < pending_.size() && other == pending_[at + 1]);
      if (now == 1 && !is_beside) return false;
      stage = now;
      last = other;
    }
    return true;
  }

  // There are at most as many ways to join the ends at the vertices so far as to draw half of all pairs of them: each
  // end, drawn or not, goes to one of at most twelve others.
  bool allow(std::span<const std::uint64_t> count) const override { return fits_bits(count, 4 * ends_ + 4); }

 private:
  bool done_;
  bool root_done_ = false;
  std::size_t ends_ = 0;  // of edges at the vertices so far, and of the imagined edge
  std::uint32_t slots_ = 0;
  std::span<const unsigned> pending_{};
};

}  // namespace

std::uint64_t TrailRun::invariant(std::size_t step, FrontierKey key) const {
  const graphs::TrailStep& taken = plan(step / 2);
  return mixed(step % 2 == 0 ? invariant_of_closing(taken, key) : invariant_of_opening(taken, key));
}

std::uint64_t TrailRun::invariant_after(std::size_t step, FrontierKey key) const {
  const graphs::TrailStep& taken = plan(step / 2);
  return mixed(step % 2 == 0 ? invariant_of_closing(taken, key) : invariant_of_opened(taken, key));
}

std::unique_ptr<SweepStates> TrailRun::states_before(std::size_t step) const {
  return std::make_unique<TrailStates>(plan_, step);
}

}  // namespace quadrille::engines
