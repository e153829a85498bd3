// The conformance suite: whether a space keeps the rules that the engines rely on and no compiler can check.
//
// Run it on small instances of your game, in a test:
//
//   for (const auto& violation : quadrille::engines::check_graded_space(MyGame(3))) {
//     std::cerr << violation.message << '\n';
//   }
//
// It examines all states up to a grade or a number, and random games to their ends. It reports the first violation that
// it finds of each rule (the letters and numbers of graded_space.hpp and reverse_search/searchable.hpp) with the state,
// as the state's to_string or operator<< writes it, else by grade and hash. An empty list means that no violation was
// found among the states examined; it is no proof for the others.
#pragma once

#include <vector>

#include "quadrille/detail/conformance.hpp"
#include "quadrille/detail/reverse_search/searchable.hpp"

namespace quadrille::engines {

/// The rules a to e and n and the numbers 1 to 5 of graded_space.hpp.
/// \complexity O(states examined * moves^2) time; O(states examined * moves) memory
template <GradedSpace Space>
std::vector<Violation> check_graded_space(const Space& space, const ConformanceOptions& options = {}) {
  detail::Violations violations;
  detail::ConformanceWalk<Space>(space, options, violations).run();
  return violations.take();
}

/// The rules of check_graded_space, and the rules f to i of reverse_search/searchable.hpp.
/// \complexity as check_graded_space, and a call of canonical_parent for each move
template <ReverseSearchable Space>
std::vector<Violation> check_reverse_searchable(const Space& space, const ConformanceOptions& options = {}) {
  detail::Violations violations;
  detail::ConformanceWalk<Space> walk(space, options, violations);
  walk.run();
  detail::TreeCheck<Space>(space, walk.layers(), violations).run();
  return violations.take();
}

/// The rules of check_graded_space, and the rules j to m of search_space.hpp, these on all states of the space: it is
/// solved by backward induction, so it has to be small. Where rule a or n is broken it is not solved, and j to m are
/// not examined. \complexity as check_graded_space; O(all states * moves) time, O(all states) memory
template <SearchSpace Space>
std::vector<Violation> check_search_space(const Space& space, const ConformanceOptions& options = {}) {
  detail::Violations violations;
  detail::ConformanceWalk<Space>(space, options, violations).run();
  // Backward induction ends where games do.
  if (!violations.has("a") && !violations.has("n")) detail::SearchCheck<Space>(space, violations).run();
  return violations.take();
}

}  // namespace quadrille::engines
