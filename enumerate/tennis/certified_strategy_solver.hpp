// CertifiedStrategySolver: good mixed strategies (a probability for each bid, here called a mix) at positions of Tennis
// and Footsteps, and the payoffs that they are proved to guarantee.
//
// A linear program in floating point proposes mixes over the sensible bids, those of at most the opponent's points
// plus 1 (matrix_game.hpp). Arithmetic on whole numbers then bounds the payoff that a mix guarantees against every
// legal bid of the opponent (enclosure.hpp). enumerate/tennis/intervals.hpp proves that these bounds are true for any
// proposal.
#pragma once

#include <memory>
#include <optional>

#include "enumerate/numbers/enclosure.hpp"
#include "enumerate/numbers/matrix_games/exact_game.hpp"
#include "enumerate/tennis/values.hpp"

namespace quadrille::enumerate {

/// A good mix for each player at a position, and the bounds that the two certainly guarantee.
struct TennisStrategies {
  Mix player_1;  ///< a share for each legal bid, the least first
  Mix player_2;
  Enclosure guaranteed;  ///< player 1's mix gets at least the lower bound; player 2's concedes at most the upper
};

/// Finds good mixes at one position after another. It belongs to one thread, as MatrixGame does.
class CertifiedStrategySolver {
 public:
  /// \pre `values` outlives this object
  explicit CertifiedStrategySolver(const TennisValues& values);
  ~CertifiedStrategySolver();
  CertifiedStrategySolver(const CertifiedStrategySolver&) = delete;
  CertifiedStrategySolver& operator=(const CertifiedStrategySolver&) = delete;

  /// \returns nothing if GLPK fails
  /// \pre the game is not over there, and its successors were valued
  std::optional<TennisStrategies> at(const tennis::Position& position);

  /// The same by exact_game.hpp. The mixes are optimal over the successors' bounds, except for the rounding of the
  /// shares.
  /// \returns nothing if exact_game.hpp gives up. \pre as `at`, and as solve_exactly
  std::optional<TennisStrategies> exactly_at(const tennis::Position& position);

  /// The given mixes, with the bounds that they guarantee. \pre as `at`, and the mixes have a share for each legal bid
  TennisStrategies with(const tennis::Position& position, Mix player_1, Mix player_2);

  /// Bounds by exact_game.hpp: the best that follow from the successors' intervals, to the last digit.
  /// \returns nothing if exact_game.hpp gives up. \pre as `at`, and as solve_exactly
  std::optional<Enclosure> exactly(const tennis::Position& position);

 private:
  struct Work;

  std::optional<TennisStrategies> at_unmirrored(const tennis::Position& position);
  bool propose(const tennis::Position& position);
  Fixed guaranteed(const tennis::Position& position, const Mix& mix);
  std::optional<ExactSolution> solved_below(const tennis::Position& position);
  std::optional<Fixed> exactly_below(const tennis::Position& position);
  std::optional<Mix> exact_mix(const tennis::Position& position);

  const TennisValues& values_;
  std::unique_ptr<Work> work_;
};

}  // namespace quadrille::enumerate
