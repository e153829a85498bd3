// The engine `trails`: counts the trails from a root vertex without listing them, by one sweep over the graph.
//
// The engine `frontier` counts sets of edges, and the engine `trails` counts the ways to walk each set. A trail is a
// set of edges that are joined in pairs at the vertices: each visit of a vertex joins two edges. A state says which two
// edges are the ends of each piece of trail (state.hpp). The sweep takes in each vertex by two steps, `close_vertex`
// and `open_vertex`. The two engines differ in their states and steps, and share the rest: wide counters, checkpoints,
// and buckets of records (quadrille/detail/frontier/run.hpp). Before each step, the states are divided into buckets:
// two states belong to the same bucket if they agree in the part that the step does not change.
//
// An edge crosses the frontier if one of its ends is taken in and the other is not. The number of states is about the
// number of involutions of the crossing edges (the ways to pair some of them): 140,152 for 12 edges, and 10 million for
// 15 edges.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "enumerate/engines/trail_sweep/state.hpp"
#include "quadrille/detail/frontier/frontier.hpp"
#include "quadrille/detail/frontier/run.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines {

/// The plan of a sweep: one step a vertex, in order.
using TrailPlan = std::vector<graphs::TrailStep>;

/// The statistic that a sweep over trails counts beside each state, in lanes as a FrontierStatistic does. It has
///   1. `lanes_closing(v)`, `lanes_opening(v)`  the number of lanes of a record after the vertex v was closed,
///      and after it was opened; at least 1;
///   2. `may_end(v)`                            true if trails that end at v count;
///   3. `close(v, from_lanes, closing, visit)`  calls visit(from, to) for each lane of the state and each lane of the
///      successor that it is added to, where closing v draws no further edge (Closing has the details);
///   4. `open(v, from_lanes, drawn, visit)`     the same where opening v draws `drawn` edges.
/// All are pure and may be called from several threads at once.
template <class Statistic>
concept TrailStatistic = requires(const Statistic& statistic, std::size_t vertex, std::size_t lanes,
                                  const Closing& closing) {
  { statistic.lanes_closing(vertex) } -> std::same_as<std::size_t>;
  { statistic.lanes_opening(vertex) } -> std::same_as<std::size_t>;
  { statistic.may_end(vertex) } -> std::same_as<bool>;
  statistic.close(vertex, lanes, closing, AnyLanes{});
  statistic.open(vertex, lanes, lanes, AnyLanes{});
};

/// The key handling of a sweep over trails, for all statistics. Its steps 2v and 2v + 1 close and open the vertex v.
class TrailRun : public SweepRun {
 protected:
  /// Plan and options are held by reference.
  TrailRun(const TrailPlan& plan, const RunOptions& options, std::size_t words, std::vector<std::size_t> lanes)
      : SweepRun(nothing_crosses, options, words, std::move(lanes)), plan_(plan) {}

  /// The step that takes a vertex in.
  const graphs::TrailStep& plan(std::size_t vertex) const { return plan_[vertex]; }

 private:
  std::uint64_t invariant(std::size_t step, FrontierKey key) const final;
  std::uint64_t invariant_after(std::size_t step, FrontierKey key) const final;

  const TrailPlan& plan_;
};

/// One sweep; run an object once. The empty trail counts.
/// \tparam Words  of a counter; 0 if their number is known at run time only, `residues` if RunOptions has a modulus
/// Checked against: count_trails_ref (walk_ref.hpp)
template <std::size_t Words, TrailStatistic Statistic>
class Trails final : public TrailRun {
 public:
  /// Plan, statistic and options are held by reference.
  Trails(const TrailPlan& plan, const Statistic& statistic, std::size_t words, const RunOptions& options)
      : TrailRun(plan, options,
                 Words == 0          ? words
                 : Words == residues ? 1
                                     : Words,
                 lanes_of(plan, statistic)),
        statistic_(statistic) {}

 private:
  static std::vector<std::size_t> lanes_of(const TrailPlan& plan, const Statistic& statistic) {
    std::vector<std::size_t> lanes;
    for (std::size_t vertex = 0; vertex < plan.size(); ++vertex) {
      lanes.push_back(statistic.lanes_closing(vertex));
      lanes.push_back(statistic.lanes_opening(vertex));
    }
    return lanes;
  }

  void expand_bucket(std::size_t step, FrontierWorker& worker, const Bucket& bucket,
                     std::size_t record_words) const override {
    const std::size_t vertex = step / 2;
    const graphs::TrailStep& taken = plan(vertex);
    const std::size_t from_lanes = lanes_before(step);
    const auto adder = [this](std::uint64_t* row, const std::uint64_t* record) {
      return [this, row, record](std::size_t from, std::size_t to) {
        add_count<Words>(row + to * words(), record + 1 + from * words(), words(), modulus());
      };
    };
    for_each_record(bucket, record_words, [&](const std::uint64_t* record) {
      if (step % 2 == 0) {
        close_vertex(taken, record[0], statistic_.may_end(vertex), [&](const Closing& closing) {
          std::uint64_t* const row = closing.closed ? worker.total.data() : worker.merger.row(closing.key);
          statistic_.close(vertex, from_lanes, closing, adder(row, record));
        });
      } else {
        open_vertex(taken, record[0], [&](TrailKey key, std::size_t drawn) {
          statistic_.open(vertex, from_lanes, drawn, adder(worker.merger.row(key), record));
        });
      }
    });
  }

  void find_predecessors(std::size_t step, const Bucket& bucket, std::size_t record_words,
                         Predecessors& found) const override {
    const std::size_t vertex = step / 2;
    const graphs::TrailStep& taken = plan(vertex);
    const std::size_t from_lanes = lanes_before(step);
    const auto adder = [&found](std::size_t target, const std::uint64_t* record) {
      return [&found, target, record](std::size_t from, std::size_t to) { found.add(target, record, from, to); };
    };
    for_each_record(bucket, record_words, [&](const std::uint64_t* record) {
      if (step % 2 == 0) {
        close_vertex(taken, record[0], statistic_.may_end(vertex), [&](const Closing& closing) {
          const std::size_t target = found.find(closing.closed ? finished_key : closing.key);
          if (target != Predecessors::none) statistic_.close(vertex, from_lanes, closing, adder(target, record));
        });
      } else {
        open_vertex(taken, record[0], [&](TrailKey key, std::size_t drawn) {
          const std::size_t target = found.find(key);
          if (target != Predecessors::none) statistic_.open(vertex, from_lanes, drawn, adder(target, record));
        });
      }
    });
  }

  void merge_bucket(FrontierWorker& worker, const Bucket& bucket, std::size_t record_words) const override {
    for_each_record(bucket, record_words, [&](const std::uint64_t* record) {
      std::uint64_t* const row = worker.merger.row(record[0]);
      for (std::size_t at = 0; at + 1 < record_words; at += words()) {
        add_count<Words>(row + at, record + 1 + at, words(), modulus());
      }
    });
  }

  const Statistic& statistic_;
};

}  // namespace quadrille::engines
