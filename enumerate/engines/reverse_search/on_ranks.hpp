// reverse_search_on_ranks: runs a reverse search on the threads of several ranks (processes).
//
// The search visits the states of a tree. A layer of the tree consists of the states with the same number of marks (for
// example, drawn segments). Every rank first visits the first few layers by itself, as reverse_search does. So all
// ranks reach the same layer. Then they share the subtrees below this layer. A rank with a large subtree gives parts of
// the subtree to ranks without work (subtrees/run.hpp).
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <new>
#include <span>
#include <type_traits>

#include "enumerate/engines/subtrees/run.hpp"
#include "quadrille/detail/reverse_search/depth_first.hpp"
#include "quadrille/detail/reverse_search/near_root.hpp"

namespace quadrille::engines {

/// A sum over states that is a row of numbers, of the same length on every rank.
template <class Tally>
concept TallyOfWords = std::copyable<Tally> && requires(Tally tally, const Tally& read) {
  { tally.words() } -> std::same_as<std::span<std::uint64_t>>;
  { read.words() } -> std::same_as<std::span<const std::uint64_t>>;
};

namespace detail {

/// The words of a root that ranks send each other: its grade and its state.
template <class State>
class RootWords {
  static_assert(std::is_trivially_copyable_v<State>);
  static constexpr std::size_t state_words = (sizeof(State) + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t);

 public:
  static constexpr std::size_t size = 1 + state_words;
  using Words = std::array<std::uint64_t, size>;

  static Words of(const State& state, int grade) {
    Words words{static_cast<std::uint64_t>(grade)};
    std::memcpy(&words[1], &state, sizeof state);
    return words;
  }
  static State state_of(std::span<const std::uint64_t> words) {
    State state;
    std::memcpy(static_cast<void*>(&state), &words[1], sizeof state);
    return state;
  }
  /// The grade of a root; negative if the word is no grade.
  static int grade_of(std::span<const std::uint64_t> words) {
    const bool is_grade = words.front() <= static_cast<std::uint64_t>(std::numeric_limits<int>::max());
    return is_grade ? static_cast<int>(words.front()) : -1;
  }
};

/// The maxima of a search: the deepest grade, and 1 if a state of the last grade has a move.
enum ReverseMaxima : std::size_t { deepest_grade, moves_beyond, reverse_maxima };

template <ReverseSearchable Space, TallyOfWords Tally, class Visit>
class ReverseSubtreeWalker final : public SubtreeWalker {
  using Root = RootWords<typename Space::State>;

 public:
  ReverseSubtreeWalker(const Space& space, const Visit& visit, int last_grade, Budget& budget, const Tally& zero)
      : walk_(space, visit, last_grade, budget, zero) {}

  void begin(std::span<const std::uint64_t> root) override {
    walk_.begin_at(Root::state_of(root), Root::grade_of(root));
  }
  bool over() const override { return walk_.over(); }
  std::uint64_t advance(std::uint64_t visits) override { return walk_.advance(visits); }
  void give(std::size_t most, TakeRoot take) override {
    walk_.give(most, [&](const auto& state, int grade) { take(Root::of(state, grade)); });
  }
  void for_each_left(TakeRoot take) const override {
    walk_.for_each_left([&](const auto& state, int grade) { take(Root::of(state, grade)); });
  }
  void add_to(SubtreeFindings& findings) const override {
    const std::span<const std::uint64_t> words = walk_.tally().words();
    for (std::size_t i = 0; i < words.size(); ++i) findings.sums[i] += words[i];
    std::uint64_t& deepest = findings.maxima[deepest_grade];
    deepest = std::max(deepest, static_cast<std::uint64_t>(walk_.deepest()));
    if (walk_.beyond()) findings.maxima[moves_beyond] = 1;
  }

 private:
  DepthFirst<Space, Tally, Visit> walk_;
};

/// The search of the subtrees below the states of a grade.
template <ReverseSearchable Space, TallyOfWords Tally, class Visit>
SubtreeSearch subtrees_of(const Space& space, int grade, int last_grade, const Tally& zero, const Visit& visit) {
  using State = typename Space::State;
  using Root = RootWords<State>;
  SubtreeSearch search{.root_words = Root::size, .sums = zero.words().size(), .maxima = reverse_maxima, .grade = grade};
  search.walker = [&space, &visit, &zero, last_grade](Budget& budget) {
    return std::make_unique<ReverseSubtreeWalker<Space, Tally, Visit>>(space, visit, last_grade, budget, zero);
  };
  return search;
}

}  // namespace detail

/// Like reverse_search, by all ranks together; each of them gets the result.
/// \param zero     a tally of zeros
/// \param options  options.ranks is set; options.checkpoint, if set, is one of ranks
/// \param budget   the visits after which a thread tests whether others need work; the result does not depend on it
/// \return as reverse_search. It includes the findings of an earlier run only if the search is complete
/// Checked against: reverse_search
template <TallyOfWords Tally, ReverseSearchable Space, class Visit>
ReverseSearch<Tally> reverse_search_on_ranks(const Space& space, const RunOptions& options, const Tally& zero,
                                             const Visit& visit, std::size_t tasks = 2048,
                                             std::uint64_t budget = SubtreeSearch{}.budget) {
  ReverseSearch<Tally> result{RunStatus::complete, -1, zero};
  const int last_grade = options.last_grade.value_or(std::numeric_limits<int>::max());
  SubtreeRoots roots;
  int grade = 0;
  bool over = false;
  try {
    Budget memory(options.memory);
    auto near = detail::visit_near_root(space, options, visit, tasks, memory, result);
    grade = near.grade + 1;
    over = near.over;
    if (!over) {
      for (const auto& root : detail::next_layer(space, near.roots, near.finished)) {
        add_root(roots, root.share, detail::RootWords<typename Space::State>::of(root.state, grade));
      }
    }
  } catch (const std::bad_alloc&) {
    result.status = RunStatus::memory;
  }
  // One rank may have been stopped while the others were not.
  const RunStatus agreed_status = agreed(options.ranks, result.status);
  if (over && agreed_status == result.status) return result;
  if (agreed_status != RunStatus::complete) {
    result.status = agreed_status;
    return result;
  }
  SubtreeSearch search = detail::subtrees_of(space, grade, last_grade, zero, visit);
  search.budget = budget;
  SubtreeFindings found;
  result.status = walk_subtrees(search, roots, options, found);
  if (result.status != RunStatus::complete) return result;
  const std::span<std::uint64_t> words = result.tally.words();
  for (std::size_t i = 0; i < words.size(); ++i) words[i] += found.sums[i];
  result.last_finished_grade =
      std::max(result.last_finished_grade, static_cast<int>(found.maxima[detail::deepest_grade]));
  if (found.maxima[detail::moves_beyond] != 0) result.status = RunStatus::grade_limit;
  return result;
}

}  // namespace quadrille::engines
