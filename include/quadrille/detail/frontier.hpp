// frontier: counts the edge sets of trails from a root without listing them, by sweeping the graph once.
//
// An edge set is the set of edges of a trail from the root iff it is connected, contains an edge at the root (or is
// empty) and all its degrees are even, save those of the root and of one other vertex, the trail's end (Euler; a proof
// that fits Paper Soccer's pitches is in enumerate/soccer/frontier.hpp). The sweep takes in vertex after vertex, with
// all its backward edges in one step, and keeps for each situation on the frontier (frontier_state.hpp) in how many
// ways it came about: Simpath (Knuth, TAOCP 4A, 7.1.4), with parities in place of mates and components in place of
// paths.
//
// A step changes the labels and parities of the few slots that it touches; what the others hold is an invariant. States
// are therefore kept in buckets by the coming step's invariant, each bucket is one thread's, and its successors, sorted
// into the buckets of the step after that, meet no successor of another (frontier_table.hpp). On a symmetric graph the
// mirror images of a finished row's states are merged, in a pass of its own.
//
// Values are exact: each state has a row of lanes, wide counters whose width the caller proves sufficient, and a carry
// out of them ends the run (RunStatus::overflow) rather than being lost.
//
// Measured before it was chosen (paper:7x7): one table shared by hashing and scattering all successors moves eight
// records for each one kept.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "quadrille/detail/frontier_pass.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/detail/sweep.hpp"
#include "quadrille/error.hpp"

namespace quadrille::engines {

/// Slot s is the mirror image of slot images[s].
using SlotImages = std::array<std::size_t, graphs::most_slots>;

/// What is swept, and where states may be merged with their mirror images.
struct FrontierSweep {
  std::vector<graphs::SweepStep> plan;
  std::vector<std::optional<SlotImages>> folds;  ///< for each step: how its states are reflected, if they are to merge
};

struct FrontierAnswer {
  std::vector<Natural> lanes;  ///< of all edge sets but the empty one; of no use unless `ending` is complete
  RunStatus status = RunStatus::complete;
  std::size_t steps_done = 0;
  std::uint64_t most_states = 0;  ///< between two steps
};

/// One sweep; not to be run twice.
/// \tparam Words     the words of a counter, or 0 for a number known at run time
/// \tparam Weighing  what the lanes mean (enumerate/soccer/drawing_statistic.hpp): wants(end), whether
///                   drawings that end there count; lanes(step), how many there are after a step; and
///                   apply(step, from_lanes, marks, end, visit), which calls visit(from, to) for each lane `from` of a
///                   state and each lane `to` of its successor that it is added to
template <std::size_t Words, class Weighing>
class Frontier {
 public:
  /// All are kept by reference.
  Frontier(const FrontierSweep& sweep, const Weighing& weighing, std::size_t words, const RunOptions& options)
      : sweep_(sweep),
        weighing_(weighing),
        words_(Words == 0 ? words : Words),
        options_(options),
        budget_(options.memory),
        pool_(budget_, 1 + words_ * weighing.lanes(sweep.plan.size() - 1)),
        answer_(words_ * weighing.lanes(sweep.plan.size() - 1)) {}

  /// \throws Error (unusable_input) if what is resumed from is not what this sweep saved
  FrontierAnswer run() {
    FrontierAnswer result;
    try {
      const bool resumed = options_.checkpoint && options_.checkpoint->resume;
      if (resumed) {
        restore(options_.checkpoint->resume);
      } else {
        start();
      }
      whole_ = true;
      while (step_ < sweep_.plan.size() && result.status == RunStatus::complete) {
        result.most_states = std::max(result.most_states, table_.states);
        if (!advance()) {
          result.status = RunStatus::interrupted;
        } else if (options_.checkpoint && options_.checkpoint->due()) {
          save();
        }
      }
    } catch (const CountOverflow&) {
      result.status = RunStatus::overflow;
    } catch (const std::bad_alloc&) {
      result.status = RunStatus::memory;
    }
    if (options_.checkpoint && whole_) save();
    result.steps_done = step_;
    for (std::size_t at = 0; at < answer_.size(); at += words_) result.lanes.push_back(natural(&answer_[at], words_));
    return result;
  }

 private:
  std::size_t lanes_before(std::size_t step) const { return step == 0 ? 1 : weighing_.lanes(step - 1); }

  static std::size_t bucket_of(std::uint64_t mixed, std::size_t buckets) {
    return static_cast<std::size_t>(Count128{mixed} * buckets >> 64U);
  }

  void start() {
    const std::size_t lanes = lanes_before(0);
    std::vector<std::uint64_t> record(1 + words_ * lanes);
    record[0] = start_key;
    record[1] = 1;
    BucketWriter writer(pool_, 1, record.size());
    writer.append(0, record.data());
    table_ = {std::move(writer.buckets()), record.size(), 1};
  }

  // The next step, its fold included. Returns false if the stop token ended it half way. Whatever ends it, a table that
  // a checkpoint may still want is as it was.
  bool advance() {
    const std::size_t buckets = std::clamp<std::size_t>(std::bit_ceil(table_.states / 1024 + 1), 1, 1024);
    const bool last = step_ + 1 == sweep_.plan.size();
    const auto by_invariant = [&](FrontierKey key) {
      return last ? 0 : bucket_of(invariant_of(sweep_.plan[step_ + 1], key), buckets);
    };
    const auto itself = [](FrontierKey key) { return key; };
    const auto& fold = sweep_.folds[step_];
    const bool keep = options_.checkpoint.has_value();
    std::vector<std::uint64_t> answer = answer_;
    FrontierTable next;
    if (!fold) {
      if (!expand(buckets, keep, next, answer, itself, by_invariant)) return false;
    } else {
      const auto smaller = [&](FrontierKey key) { return std::min(key, reflected(key, *fold)); };
      const auto by_key = [&](FrontierKey key) { return bucket_of(mixed(key), buckets); };
      FrontierTable unmerged;
      if (!expand(buckets, keep, unmerged, answer, smaller, by_key)) return false;
      if (!merge(buckets, unmerged, next, answer, by_invariant)) return false;
    }
    for (Bucket& bucket : table_.buckets) give_back(pool_, bucket);
    worked_ += table_.states;
    table_ = std::move(next);
    answer_ = std::move(answer);
    ++step_;
    return true;
  }

  // From the states before the step to those after it.
  template <class Rename, class Classify>
  bool expand(std::size_t buckets, bool keep, FrontierTable& to, std::vector<std::uint64_t>& answer,
              const Rename& rename, const Classify& classify) {
    const graphs::SweepStep& step = sweep_.plan[step_];
    const std::size_t from_lanes = lanes_before(step_);
    const FrontierPass pass{1 + words_ * weighing_.lanes(step_), buckets, keep, options_.stop,
                            [this](std::uint64_t done, std::uint64_t found) { observe(done, found); }};
    const auto handle = [&](FrontierWorker& worker, const std::uint64_t* record) {
      for_each_successor(step, record[0], [&](FrontierKey key, int marks, std::size_t end, bool closed) {
        if (!weighing_.wants(end)) return;
        std::uint64_t* const row = closed ? worker.answer.data() : worker.merger.row(key);
        weighing_.apply(step_, from_lanes, marks, end, [&](std::size_t from, std::size_t to_lane) {
          add_wide<Words>(row + to_lane * words_, record + 1 + from * words_, words_);
        });
      });
    };
    return run_pass<Words>(pass, budget_, pool_, words_, table_, to, answer, handle, rename, classify);
  }

  // Records with equal keys into one.
  template <class Classify>
  bool merge(std::size_t buckets, FrontierTable& from, FrontierTable& to, std::vector<std::uint64_t>& answer,
             const Classify& classify) {
    const FrontierPass pass{from.record_words, buckets, false, options_.stop, {}};
    const auto handle = [&](FrontierWorker& worker, const std::uint64_t* record) {
      std::uint64_t* const row = worker.merger.row(record[0]);
      for (std::size_t at = 0; at + 1 < from.record_words; at += words_) {
        add_wide<Words>(row + at, record + 1 + at, words_);
      }
    };
    const auto itself = [](FrontierKey key) { return key; };
    return run_pass<Words>(pass, budget_, pool_, words_, from, to, answer, handle, itself, classify);
  }

  // The time left is estimated as if every step to come were as large as this one; what an earlier run did is no part
  // of this one's speed.
  void observe(std::uint64_t done, std::uint64_t found) const {
    if (!options_.observer) return;
    const auto worked = static_cast<double>(worked_ + done);
    const std::uint64_t steps_left = sweep_.plan.size() - step_;
    const double whole = static_cast<double>(worked_) + static_cast<double>(steps_left * table_.states);
    options_.observer(Progress{.unit = "vertex",
                               .grade = static_cast<int>(step_),
                               .done = done,
                               .total = table_.states,
                               .found = found,
                               .worked = worked_ + done,
                               .fraction = worked / whole});
  }

  void save() const {
    options_.checkpoint->save([this](const ByteSink& sink) {
      put(sink, std::uint64_t{step_});
      put(sink, std::uint64_t{table_.buckets.size()});
      sink(std::as_bytes(std::span(answer_)));
      for (const Bucket& bucket : table_.buckets) {
        put(sink, words_in(bucket));
        for (const Chunk& chunk : bucket) sink(std::as_bytes(std::span(chunk.words, chunk.used)));
      }
    });
  }

  void restore(const ByteSource& source) {
    step_ = get<std::uint64_t>(source);
    const auto buckets = get<std::uint64_t>(source);
    if (step_ > sweep_.plan.size() || buckets > 1024) refuse_checkpoint();
    source(std::as_writable_bytes(std::span(answer_)));
    table_ = {{}, 1 + words_ * lanes_before(step_), 0};
    std::vector<std::uint64_t> record(table_.record_words);
    BucketWriter writer(pool_, buckets, table_.record_words);
    for (std::size_t b = 0; b < buckets; ++b) {
      const auto words = get<std::uint64_t>(source);
      if (words % table_.record_words != 0) refuse_checkpoint();
      for (std::uint64_t i = 0; i < words; i += table_.record_words) {
        source(std::as_writable_bytes(std::span(record)));
        if (record[0] >> (parity_shift + graphs::most_slots) != 0) refuse_checkpoint();
        writer.append(b, record.data());
      }
      table_.states += words / table_.record_words;
    }
    table_.buckets = std::move(writer.buckets());
    if (table_.states == 0 && step_ < sweep_.plan.size()) refuse_checkpoint();
  }

  [[noreturn]] static void refuse_checkpoint() {
    throw Error(ErrorKind::unusable_input, "the checkpoint does not hold a sweep of this pitch; delete it");
  }

  const FrontierSweep& sweep_;
  const Weighing& weighing_;
  std::size_t words_;
  const RunOptions& options_;
  Budget budget_;
  ChunkPool pool_;
  std::vector<std::uint64_t> answer_;
  FrontierTable table_;
  std::size_t step_ = 0;
  std::uint64_t worked_ = 0;  // states that this run has expanded
  bool whole_ = false;        // whether table_ holds all states before step_: not while it is begun or restored
};

}  // namespace quadrille::engines
