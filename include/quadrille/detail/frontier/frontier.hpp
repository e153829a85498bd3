// frontier: counts the edge sets of trails from a root without listing them, by sweeping the graph once.
//
// An edge set is the set of edges of a trail from the root iff it is connected, contains an edge at the root (or is
// empty) and all its degrees are even, save those of the root and of one other vertex, the trail's end (Euler). The
// sweep takes in vertex after vertex, with all its backward edges in one step, and stores for each situation on the
// frontier (state.hpp) in how many ways it came about: Simpath (Knuth, TAOCP 4A, 7.1.4), with parities in place of
// mates and components in place of paths.
//
// A step changes the labels and parities of the few slots that it touches; what the others hold is an invariant. States
// are therefore stored in buckets by the coming step's invariant, each bucket is one thread's, and its successors,
// sorted into the buckets of the step after that, meet no successor of another (pass.hpp). On a symmetric graph the
// mirror images of a finished row's states are merged, in a pass of its own.
//
// Values are exact: each state has a row of lanes, wide counters whose width the caller proves sufficient, and a carry
// out of them ends the run (RunStatus::overflow) rather than being lost.
//
// Measured before it was chosen (paper:7x7): one table shared by hashing and scattering all successors moves eight
// records for each one stored.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "quadrille/detail/frontier/sweep.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines {

/// A visitor of lanes that stands for any other in the concept below.
struct AnyLanes {
  /// Does nothing.
  void operator()(std::size_t /*from*/, std::size_t /*to*/) const {}
};

/// What a sweep counts beside each state. A record has a row of lanes, and each lane is a number: in how many ways, of
/// one kind, the state came about. The start has one lane, and it is 1. A statistic has
///   1. `lanes(step)`  how many lanes a record has after a step; at least 1;
///   2. `wants(end)`   whether edge sets whose trail ends at the vertex `end` of the sweep count; true for
///                     graphs::no_vertex, which says that the end is not decided yet;
///   3. `apply(step, from_lanes, marks, end, visit)`, for a successor that draws `marks` segments more and whose step
///      decides that the trail ends at `end` (or decides nothing: graphs::no_vertex): calls visit(from, to) for each
///      lane `from` < from_lanes of the state and each lane `to` < lanes(step) of the successor that it is added to.
///      It is asked only of ends that it wants.
/// All are pure and may be called from several threads at once.
template <class Statistic>
concept FrontierStatistic = requires(const Statistic& statistic, std::size_t step, std::size_t lanes, int marks,
                                     std::size_t end) {
  { statistic.lanes(step) } -> std::same_as<std::size_t>;
  { statistic.wants(end) } -> std::same_as<bool>;
  statistic.apply(step, lanes, marks, end, AnyLanes{});
};

/// One sweep; not to be run twice.
/// \tparam Words  the words of a counter; 0 if their number is known at run time only, `residues` if RunOptions has a
///                modulus
template <std::size_t Words, FrontierStatistic Statistic>
class Frontier final : public FrontierRun {
 public:
  /// All are kept by reference.
  Frontier(const FrontierSweep& sweep, const Statistic& statistic, std::size_t words, const RunOptions& options)
      : FrontierRun(sweep, options,
                    Words == 0          ? words
                    : Words == residues ? 1
                                        : Words,
                    lanes_of(sweep, statistic)),
        statistic_(statistic) {}

 private:
  static std::vector<std::size_t> lanes_of(const FrontierSweep& sweep, const Statistic& statistic) {
    std::vector<std::size_t> lanes;
    for (std::size_t step = 0; step < sweep.plan.size(); ++step) lanes.push_back(statistic.lanes(step));
    return lanes;
  }

  void expand_bucket(std::size_t step, FrontierWorker& worker, const Bucket& bucket,
                     std::size_t record_words) const override {
    const graphs::SweepStep& taken = plan(step);
    const std::size_t from_lanes = lanes_before(step);
    const std::size_t width = words();
    for_each_record(bucket, record_words, [&](const std::uint64_t* record) {
      for_each_successor(taken, record[0], [&](FrontierKey key, int marks, std::size_t end, bool closed) {
        if (!statistic_.wants(end)) return;
        std::uint64_t* const row = closed ? worker.total.data() : worker.merger.row(key);
        statistic_.apply(step, from_lanes, marks, end, [&](std::size_t from, std::size_t to_lane) {
          add_count<Words>(row + to_lane * width, record + 1 + from * width, width, modulus());
        });
      });
    });
  }

  void find_predecessors(std::size_t step, const Bucket& bucket, std::size_t record_words,
                         Predecessors& found) const override {
    const graphs::SweepStep& taken = plan(step);
    const std::size_t from_lanes = lanes_before(step);
    for_each_record(bucket, record_words, [&](const std::uint64_t* record) {
      for_each_successor(taken, record[0], [&](FrontierKey key, int marks, std::size_t end, bool closed) {
        const std::size_t target = found.find(closed ? finished_key : key);
        if (target == Predecessors::none || !statistic_.wants(end)) return;
        statistic_.apply(step, from_lanes, marks, end,
                         [&](std::size_t from, std::size_t to_lane) { found.add(target, record, from, to_lane); });
      });
    });
  }

  void merge_bucket(FrontierWorker& worker, const Bucket& bucket, std::size_t record_words) const override {
    const std::size_t width = words();
    for_each_record(bucket, record_words, [&](const std::uint64_t* record) {
      std::uint64_t* const row = worker.merger.row(record[0]);
      for (std::size_t at = 0; at + 1 < record_words; at += width)
        add_count<Words>(row + at, record + 1 + at, width, modulus());
    });
  }

  const Statistic& statistic_;
};

}  // namespace quadrille::engines
