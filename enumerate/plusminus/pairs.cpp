// Counts the pairs of truth lists that occur, without listing permutations. The truth list of player 1 is the descent
// word of a permutation of 1..n: a minus for each descent and a plus for each ascent. The truth list of player 2 is the
// descent word of the inverse.
//
// By Robinson-Schensted, the words S and T occur together exactly if some shape has a tableau with the descent word S
// and a tableau with the descent word T. Let the *support* of a word be the set of shapes that have a tableau with this
// word. Then two words occur together exactly if their supports have a shape in common. There are far fewer supports
// than words (42276 supports for the 524288 words of n = 20). So the code groups the words by support, and compares
// pairs of supports in place of pairs of words.
//
// The code extends the words sign by sign. The *state* of a word is the set of all pairs (shape, corner filled last) of
// the tableaux with this word. Words with the same state have the same support after every further sign, so the code
// keeps each state once, with the number of its words. Transposing a tableau exchanges plus and minus in its word. So
// the code computes supports only for the words that begin with a plus. If plus and minus are exchanged in a word, its
// support becomes the set of the conjugate shapes.
//
// The count is exact: there are at most 4^(n-1) pairs, fewer than 2^64 for every n allowed here.

#include <tbb/combinable.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_sort.h>

#include <algorithm>
#include <compare>
#include <numeric>

#include "enumerate/engines/run_status.hpp"
#include "enumerate/numbers/young_lattice.hpp"
#include "enumerate/plusminus/counts.hpp"
#include "quadrille/detail/budget.hpp"

namespace quadrille::enumerate {

namespace {

constexpr std::size_t sets_per_task = 64;  // of a thread
constexpr std::size_t block = 2048;        // sets between two reports

/// Sets over slots or shapes, all of the same number of machine words, each with its number of sign words.
class SetTable {
 public:
  SetTable(std::size_t bits, std::size_t count, engines::Budget& budget)
      : words_((bits + 63) / 64),
        bits_(count * words_, 0, engines::BudgetAllocator<std::uint64_t>(budget)),
        multiplicities_(count, 0, engines::BudgetAllocator<std::uint64_t>(budget)),
        budget_(&budget) {}

  std::size_t size() const { return multiplicities_.size(); }
  std::size_t words() const { return words_; }
  std::uint64_t* set(std::size_t i) { return bits_.data() + i * words_; }
  const std::uint64_t* set(std::size_t i) const { return bits_.data() + i * words_; }
  std::uint64_t& multiplicity(std::size_t i) { return multiplicities_[i]; }
  std::uint64_t multiplicity(std::size_t i) const { return multiplicities_[i]; }

  /// Each set once, with the sum of the multiplicities of equal sets. The order depends only on the sets.
  SetTable merged() const {
    std::vector<std::uint32_t, engines::BudgetAllocator<std::uint32_t>> order(
        size(), 0, engines::BudgetAllocator<std::uint32_t>(*budget_));
    std::iota(order.begin(), order.end(), 0U);
    const auto compare = [this](std::uint32_t a, std::uint32_t b) {
      return std::lexicographical_compare_three_way(set(a), set(a) + words_, set(b), set(b) + words_);
    };
    tbb::parallel_sort(order.begin(), order.end(), [&](auto a, auto b) { return std::is_lt(compare(a, b)); });
    std::size_t distinct = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
      distinct += i == 0 || std::is_neq(compare(order[i - 1], order[i])) ? 1U : 0U;
    SetTable result(words_ * 64, distinct, *budget_);
    std::size_t at = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (i != 0 && std::is_neq(compare(order[i - 1], order[i]))) ++at;
      if (result.multiplicity(at) == 0) std::copy_n(set(order[i]), words_, result.set(at));
      result.multiplicity(at) += multiplicity(order[i]);
    }
    return result;
  }

 private:
  std::size_t words_;
  std::vector<std::uint64_t, engines::BudgetAllocator<std::uint64_t>> bits_;
  std::vector<std::uint64_t, engines::BudgetAllocator<std::uint64_t>> multiplicities_;
  engines::Budget* budget_;
};

void insert(std::uint64_t* set, std::size_t bit) { set[bit / 64] |= std::uint64_t{1} << bit % 64; }
bool contains(const std::uint64_t* set, std::size_t bit) { return (set[bit / 64] >> bit % 64 & 1U) != 0; }

// The bits first..first+count-1 of a set, as a number. \pre count < 64
std::uint64_t bits_of(const std::uint64_t* set, std::size_t first, std::size_t count) {
  const std::size_t shift = first % 64;
  const std::uint64_t high = shift + count <= 64 ? 0 : set[first / 64 + 1] << (64 - shift);
  return (set[first / 64] >> shift | high) & ((std::uint64_t{1} << count) - 1);
}

class Supports {
 public:
  Supports(const engines::RunOptions& options, engines::Budget& budget) : options_(options), budget_(budget) {}

  // The states of the next level's words, from those of this level's words.
  SetTable states_after(const SetTable& states, const YoungLevel& level) const {
    SetTable grown(level.slot_count(), 2 * states.size(), budget_);
    tbb::parallel_for(tbb::blocked_range<std::size_t>(0, states.size(), sets_per_task), [&](const auto& range) {
      if (options_.stop.stop_requested()) return;
      for (std::size_t i = range.begin(); i != range.end(); ++i) {
        std::uint64_t* const minus = grown.set(2 * i);
        std::uint64_t* const plus = grown.set(2 * i + 1);
        for (std::size_t slot = 0; slot < level.slot_count(); ++slot) {
          const YoungLevel::Below& below = level.below(slot);
          const std::uint64_t corners = bits_of(states.set(i), below.first, below.corners);
          if ((corners & ((std::uint64_t{1} << below.descents) - 1)) != 0) insert(minus, slot);
          if (corners >> below.descents != 0) insert(plus, slot);
        }
        grown.multiplicity(2 * i) = grown.multiplicity(2 * i + 1) = states.multiplicity(i);
      }
    });
    check_stop();
    return grown.merged();
  }

  // The supports of all words of a level, including the conjugates.
  SetTable of(const SetTable& states, const YoungLevel& level) const {
    SetTable supports(level.shape_count(), 2 * states.size(), budget_);
    tbb::parallel_for(tbb::blocked_range<std::size_t>(0, states.size(), sets_per_task), [&](const auto& range) {
      for (std::size_t i = range.begin(); i != range.end(); ++i) {
        for (std::size_t shape = 0; shape < level.shape_count(); ++shape) {
          const std::size_t first = level.first_slot(shape);
          if (bits_of(states.set(i), first, level.first_slot(shape + 1) - first) == 0) continue;
          insert(supports.set(i), shape);
          insert(supports.set(states.size() + i), level.conjugate(shape));
        }
        supports.multiplicity(i) = supports.multiplicity(states.size() + i) = states.multiplicity(i);
      }
    });
    return supports.merged();
  }

  // Reports the number of sets of a level that were compared with all others.
  void report(int n, std::size_t done, std::size_t total) const {
    if (!options_.observer) return;
    engines::Progress progress;
    progress.unit = "row";
    progress.grade = n;
    progress.done = done;
    progress.total = total;
    options_.observer(progress);
  }

  // The number of ordered pairs of words whose supports meet.
  std::uint64_t meeting(int n, const SetTable& found) const {
    const SetTable supports = by_frequency(found, YoungLevel::shapes_of(n));
    tbb::combinable<std::uint64_t> pairs(std::uint64_t{0});
    for (std::size_t begin = 0; begin < supports.size(); begin += block) {
      const std::size_t end = std::min(begin + block, supports.size());
      report(n, begin, supports.size());
      tbb::parallel_for(tbb::blocked_range<std::size_t>(begin, end, sets_per_task), [&](const auto& range) {
        if (options_.stop.stop_requested()) return;
        std::uint64_t& sum = pairs.local();
        for (std::size_t a = range.begin(); a != range.end(); ++a) {
          std::uint64_t others = 0;
          for (std::size_t b = a + 1; b < supports.size(); ++b) {
            others += meet(supports.set(a), supports.set(b), supports.words()) ? supports.multiplicity(b) : 0;
          }
          sum += supports.multiplicity(a) * (supports.multiplicity(a) + 2 * others);
        }
      });
      check_stop();
    }
    return pairs.combine(std::plus<>());
  }

 private:
  static bool meet(const std::uint64_t* a, const std::uint64_t* b, std::size_t words) {
    for (std::size_t w = 0; w < words; ++w) {
      if ((a[w] & b[w]) != 0) return true;
    }
    return false;
  }

  // The same sets with their shapes renumbered, the shapes of most supports first. Most pairs then meet in the first
  // machine word.
  SetTable by_frequency(const SetTable& supports, std::size_t shapes) const {
    std::vector<std::size_t> frequency(shapes);
    for (std::size_t i = 0; i < supports.size(); ++i) {
      for (std::size_t shape = 0; shape < shapes; ++shape)
        frequency[shape] += contains(supports.set(i), shape) ? 1U : 0U;
    }
    std::vector<std::size_t> order(shapes);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return frequency[a] > frequency[b]; });
    SetTable result(shapes, supports.size(), budget_);
    for (std::size_t i = 0; i < supports.size(); ++i) {
      for (std::size_t at = 0; at < shapes; ++at) {
        if (contains(supports.set(i), order[at])) insert(result.set(i), at);
      }
      result.multiplicity(i) = supports.multiplicity(i);
    }
    return result;
  }

  void check_stop() const {
    if (options_.stop.stop_requested()) throw engines::Interrupted{};
  }

  const engines::RunOptions& options_;
  engines::Budget& budget_;
};

}  // namespace

running::Found<plusminus::PairsCount> count_pairs(int first, int last, const engines::RunOptions& options) {
  require_rows({first, last}, most_rows_by_pairs);
  running::Found<plusminus::PairsCount> counts;
  engines::Budget budget(options.memory);
  const Supports supports(options, budget);
  counts.status = engines::status_of([&] {
    const auto add_row = [&](int n, std::uint64_t pairs) {
      if (n >= first) counts.rows.push_back({n, Natural(pairs)});
    };
    add_row(1, 1);  // the empty lists
    SetTable states(YoungLevel::slots_of(2), 1, budget);
    insert(states.set(0), 1);  // a plus: the second shape of two cells, a row
    states.multiplicity(0) = 1;
    for (int n = 2; n <= last; ++n) {
      const YoungLevel level(n);
      supports.report(n, 0, 2 * states.size());
      if (n > 2) states = supports.states_after(states, level);
      if (n >= first) add_row(n, supports.meeting(n, supports.of(states, level)));
    }
  });
  return counts;
}

}  // namespace quadrille::enumerate
