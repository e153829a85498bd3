// What the conformance suite reports: which rule a space breaks, and at which state.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "quadrille/detail/graded_space.hpp"

namespace quadrille::engines {

/// How much of a space is examined.
struct ConformanceOptions {
  int last_grade = std::numeric_limits<int>::max();  ///< states beyond it are not examined, random games apart
  std::size_t most_states = 20'000;                  ///< how many states are examined, the first by grade
  int random_games = 100;                            ///< played to their ends
  int longest_game = 10'000;                         ///< a random game of more moves is taken for one without an end
  std::uint64_t seed = 1;                            ///< of the random games
};

/// A rule that a space breaks, and where.
struct Violation {
  std::string
      rule;  ///< a letter or a number of graded_space.hpp or reverse_search/searchable.hpp, or the function's name
  std::string message;  ///< what is wrong at which state, the rule included
};

namespace detail {

/// The state as its own to_string or operator<< writes it; else by its grade and hash.
template <GradedSpace Space>
std::string described(const Space& space, const typename Space::State& state) {
  std::ostringstream text;
  text.exceptions(std::ios::badbit);  // a failure of memory would otherwise end the text early, and nobody be told
  if constexpr (requires { text << to_string(state); }) {
    text << to_string(state);
  } else if constexpr (requires { text << state; }) {
    text << state;
  } else {
    text << "the state of grade " << space.grade(state) << " with hash 0x" << std::hex << state.marks().hash();
  }
  return text.str();
}

/// The violations so far, the first of each rule.
class Violations {
 public:
  template <GradedSpace Space>
  void add(const std::string& rule, const std::string& what, const Space& space, const typename Space::State& state) {
    if (has(rule)) return;
    found_.push_back({rule, "rule " + rule + " is broken: " + what + ", at " + described(space, state)});
  }

  bool has(const std::string& rule) const {
    return std::any_of(found_.begin(), found_.end(), [&](const Violation& known) { return known.rule == rule; });
  }
  std::vector<Violation> take() { return std::move(found_); }

 private:
  std::vector<Violation> found_;
};

}  // namespace detail

}  // namespace quadrille::engines
