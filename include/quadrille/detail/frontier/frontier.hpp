// Frontier: counts the sets of edges that a trail from a given vertex, the root, can consist of. The engine sweeps the
// graph once, and does not list the sets.
//
// A set of edges is the edge set of a trail from the root if and only if three conditions hold (Euler). The set is
// connected; it contains an edge at the root, or is empty; and every vertex has an even degree in it, except perhaps
// the root and one other vertex, the trail's end. Each step of the sweep adds one vertex, and decides which of its
// edges to earlier vertices belong to the set. The frontier is the set of added vertices that have edges to come. A
// state (state.hpp) records the component of each vertex of the frontier and the parity of its degree. For each state
// the sweep stores the number of ways to reach it. The method is Simpath (Knuth, TAOCP 4A, 7.1.4), changed from paths
// to trails.
//
// A step changes the state only at the few vertices that the step touches. The rest of the state is called the step's
// invariant. Before each step the states are sorted into buckets by the step's invariant, so successors from different
// buckets are never equal (pass.hpp). One thread handles a bucket, and sorts the successors into the buckets of the
// next step. On a symmetric graph, an extra pass after each finished row merges mirror images.
//
// Counts are exact. Each state has one or more wide counters, called lanes, and the caller proves that their width is
// sufficient. A carry out of a counter is never lost: it ends the run (RunStatus::overflow).
//
// Rejected after measurement on paper:7x7: one hash table for all states, with every successor sent to its place in
// that table. Then eight successors had to be moved for each record that was stored in the end.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "quadrille/detail/frontier/sweep.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines {

/// A placeholder for any visitor of lanes, in the concept below.
struct AnyLanes {
  /// Does nothing.
  void operator()(std::size_t /*from*/, std::size_t /*to*/) const {}
};

/// A statistic: the counts that a sweep keeps for each state. A record has a row of lanes. Each lane is the number of
/// ways, of one kind, to reach the state. The start has one lane, and it is 1. A statistic has
///   1. `lanes(step)`  the number of lanes of a record after a step; at least 1;
///   2. `wants(end)`   true if edge sets count whose trail ends at the vertex `end` of the sweep. True for
///                     graphs::no_vertex, which means that the end is not decided yet;
///   3. `apply(step, from_lanes, marks, end, visit)`, for a successor with `marks` more segments, whose step decides
///      that the trail ends at `end` (graphs::no_vertex if it decides nothing). Calls visit(from, to) for each lane
///      `from` < from_lanes of the state and each lane `to` < lanes(step) of the successor to which it is added.
///      It is called only for ends that the statistic wants.
/// All are pure and may be called from several threads at once.
template <class Statistic>
concept FrontierStatistic = requires(const Statistic& statistic, std::size_t step, std::size_t lanes, int marks,
                                     std::size_t end) {
  { statistic.lanes(step) } -> std::same_as<std::size_t>;
  { statistic.wants(end) } -> std::same_as<bool>;
  statistic.apply(step, lanes, marks, end, AnyLanes{});
};

/// One sweep; it can run only once.
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
