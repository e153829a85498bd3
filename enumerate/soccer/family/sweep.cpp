#include "enumerate/soccer/family/sweep.hpp"

#include <optional>
#include <utility>

#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

namespace {

using engines::Budget;
using engines::TransferChain;
using engines::TransferStates;
using engines::TransferVector;

TransferStates only(engines::TransferKey key, Budget& budget) {
  TransferStates states(budget);
  states.number(key);
  return states;
}

TransferVector one(Budget& budget) {
  TransferVector vector(1, 1, budget);
  vector.at(0)[0] = 1;
  return vector;
}

}  // namespace

struct FamilySweep::Parts {
  Parts(const FamilyRows& rows, Budget& of_all, std::stop_token stop_all)
      : budget(of_all),
        stop(std::move(stop_all)),
        first(only(rows.first_state, budget)),
        states_below(budget),
        states_above(budget),
        whole(only(rows.whole_state, budget)),
        low(rows.low, first, states_below, TransferChain::Direction::forwards, budget, stop),
        below(rows.below, states_below, states_below, TransferChain::Direction::forwards, budget, stop),
        start(rows.start, states_below, states_above, TransferChain::Direction::forwards, budget, stop),
        above(rows.above, states_above, states_above, TransferChain::Direction::backwards, budget, stop),
        high(rows.high, states_above, whole, TransferChain::Direction::backwards, budget, stop) {
    begin();
  }

  void begin() {
    steps = 0;
    ways.emplace(low.times(one(budget)).extended(states_below.size()));
    begun.emplace(start.times(*ways));
    // Nothing but whole_state comes after the highest row.
    value.emplace(high.times(one(budget)));
    value_before.reset();
  }

  void step() {
    if (stop.stop_requested()) throw engines::Interrupted();
    TransferVector next_value = above.times(*value);
    TransferVector next_ways = below.times(*ways);
    TransferVector next_begun = start.times(next_ways);
    value_before.emplace(std::move(*value));
    value.emplace(std::move(next_value));
    ways.emplace(std::move(next_ways));
    begun.emplace(std::move(next_begun));
    ++steps;
  }

  Budget& budget;
  std::stop_token stop;
  TransferStates first;
  TransferStates states_below;
  TransferStates states_above;
  TransferStates whole;
  TransferChain low;
  TransferChain below;
  TransferChain start;
  TransferChain above;
  TransferChain high;

  int steps = 0;
  std::optional<TransferVector> ways{};          // v(steps)
  std::optional<TransferVector> begun{};         // S v(steps)
  std::optional<TransferVector> value{};         // w(steps)
  std::optional<TransferVector> value_before{};  // w(steps - 1)
};

FamilySweep::FamilySweep(soccer::Rules rules, int width, FamilyCount count, Budget& budget, std::stop_token stop)
    : parts_(std::make_unique<Parts>(family_rows(rules, width, count), budget, std::move(stop))) {}

FamilySweep::FamilySweep(FamilySweep&&) noexcept = default;
FamilySweep::~FamilySweep() = default;

Natural FamilySweep::at(int height) {
  const int steps = (height + 1) / 2 - FamilyRows::low_rows;
  if (steps < parts_->steps) parts_->begin();
  while (parts_->steps < steps) parts_->step();
  return dot(height % 2 == 0 ? *parts_->value : *parts_->value_before, *parts_->begun);
}

std::size_t FamilySweep::states() const { return parts_->states_below.size() + parts_->states_above.size(); }

std::size_t FamilySweep::entries() const {
  return parts_->low.entries() + parts_->below.entries() + parts_->start.entries() + parts_->above.entries() +
         parts_->high.entries();
}

}  // namespace quadrille::enumerate
