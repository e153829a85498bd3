// The part of the conformance suite for spaces that proof-number search takes: keys, decisions and first numbers,
// compared with the value of every state by backward induction.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "quadrille/detail/backward_induction.hpp"
#include "quadrille/detail/conformance/report.hpp"
#include "quadrille/detail/search_space.hpp"

namespace quadrille::engines::detail {

/// The rules j to m, on all states of a small space.
template <SearchSpace Space>
class SearchCheck {
 public:
  using State = typename Space::State;

  SearchCheck(const Space& space, Violations& violations) : space_(space), violations_(violations) {}

  void run() {
    const auto winners = solve_winners(space_);
    winners.for_each([&](const State& state, Player winner) { examine(state, winner); });
  }

 private:
  // What the first state with a key was.
  struct Known {
    State state;
    Player mover;
    Player winner;
  };

  void violate(const std::string& rule, const std::string& what, const State& state) {
    violations_.add(rule, what, space_, state);
  }

  void examine(const State& state, Player winner) {
    if (winner == Player::none && !may_be_drawn<Space>()) violate("m", "it is a draw, and has_draws is false", state);
    const Assessment assessed = assess(space_, state);
    if (assessed.decision.known) {
      if (assessed.decision.winner != winner) violate("k", "its decision names another winner", state);
      return;
    }
    if (is_over(space_, state)) return violate("k", "the game is over, and it is not decided", state);
    for (const std::uint32_t number : {assessed.first.win, assessed.first.lose}) {
      if (number < 1 || number > ProofNumbers::most) violate("l", "a first number is " + std::to_string(number), state);
    }
    const Known here{state, space_.mover(state), winner};
    const auto [at, is_new] = known_.try_emplace(std::pair(assessed.key.high, assessed.key.low), here);
    if (!is_new) compare(at->second, here);
  }

  void compare(const Known& first, const Known& second) {
    const std::string with = "its key is that of " + described(space_, first.state);
    const bool first_wins = first.winner == first.mover;
    const bool second_wins = second.winner == second.mover;
    if (first_wins != second_wins) violate("j", with + ", and the mover of one wins alone", second.state);
    if (may_be_drawn<Space>() && first.mover != second.mover) violate("j", with + ", with another mover", second.state);
    if (may_be_drawn<Space>() && first.winner != second.winner)
      violate("j", with + ", with another value", second.state);
  }

  const Space& space_;
  Violations& violations_;
  std::map<std::pair<std::uint64_t, std::uint64_t>, Known> known_;
};

}  // namespace quadrille::engines::detail
