// Conformance suite: tests a space, the description of a game for the engines. The engines rely on rules about spaces
// that no compiler can check; the suite looks for violations of these rules.
//
// Run it on small instances of your game, in a test:
//
//   for (const auto& violation : quadrille::engines::check_graded_space(MyGame(3))) {
//     std::cerr << violation.message << '\n';
//   }
//
// The suite examines the states in order of their number of marks, up to a given number of marks or of states. It also
// plays random games to their ends. For each broken rule it reports the first violation that it finds. A violation
// names the rule by its letter or number in graded_space.hpp or reverse_search/searchable.hpp. The message shows the
// state as the state's to_string or operator<< writes it, or else the state's number of marks and its hash. An empty
// list means that no violation was found among the states examined; it proves nothing about other states.
#pragma once

#include <vector>

#include "quadrille/detail/conformance.hpp"
#include "quadrille/detail/reverse_search/searchable.hpp"

namespace quadrille::engines {

/// Checks the rules a to e and n, and the numbers 1 to 5, of graded_space.hpp.
/// \complexity O(states examined * moves^2) time; O(states examined * moves) memory
template <GradedSpace Space>
std::vector<Violation> check_graded_space(const Space& space, const ConformanceOptions& options = {}) {
  detail::Violations violations;
  detail::ConformanceWalk<Space>(space, options, violations).run();
  return violations.take();
}

/// Checks the rules of check_graded_space, and the rules f to i of reverse_search/searchable.hpp.
/// \complexity as check_graded_space, and a call of canonical_parent for each move
template <ReverseSearchable Space>
std::vector<Violation> check_reverse_searchable(const Space& space, const ConformanceOptions& options = {}) {
  detail::Violations violations;
  detail::ConformanceWalk<Space> walk(space, options, violations);
  walk.run();
  detail::TreeCheck<Space>(space, walk.layers(), violations).run();
  return violations.take();
}

/// Checks the rules of check_graded_space, and the rules j to m of search_space.hpp on all states of the space.
/// Backward induction solves the space for this, so it must be small. If rule a or n is broken, the space is not
/// solved, and j to m are not examined.
/// \complexity as check_graded_space; O(all states * moves) time, O(all states) memory
template <SearchSpace Space>
std::vector<Violation> check_search_space(const Space& space, const ConformanceOptions& options = {}) {
  detail::Violations violations;
  detail::ConformanceWalk<Space>(space, options, violations).run();
  // Backward induction terminates only on a space whose games end.
  if (!violations.has("a") && !violations.has("n")) detail::SearchCheck<Space>(space, violations).run();
  return violations.take();
}

}  // namespace quadrille::engines
