// Good mixes at positions of Tennis and Footsteps, and what they are certain to guarantee.
//
// Floating point proposes mixes (matrix_game.hpp) over the bids that can be sensible. Whole numbers then bound what
// the mixes guarantee (enclosure.hpp) against every legal bid of the opponent. enumerate/tennis/intervals.hpp says why
// those bounds are certain, whatever was proposed.
#pragma once

#include <memory>
#include <optional>

#include "enumerate/numbers/enclosure.hpp"
#include "enumerate/numbers/matrix_games/exact_game.hpp"
#include "enumerate/tennis/values.hpp"

namespace quadrille::enumerate {

/// A good mix for each player at a position, and what the two are certain to guarantee.
struct TennisStrategies {
  Mix player_1;  ///< a share for each legal bid, the least first
  Mix player_2;
  Enclosure guaranteed;  ///< player 1's mix gets at least this, and player 2's concedes at most that
};

/// Good mixes at positions, one after another; on one thread, as MatrixGame is.
class CertifiedStrategySolver {
 public:
  /// \pre `values` outlives it
  explicit CertifiedStrategySolver(const TennisValues& values);
  ~CertifiedStrategySolver();
  CertifiedStrategySolver(const CertifiedStrategySolver&) = delete;
  CertifiedStrategySolver& operator=(const CertifiedStrategySolver&) = delete;

  /// \returns nothing if GLPK fails
  /// \pre the game goes on there, and its successors were valued
  std::optional<TennisStrategies> at(const tennis::Position& position);

  /// The same by exact_game.hpp: optimal over the successors' bounds, but for the rounding of the shares.
  /// \returns nothing if that gives up. \pre as `at`, and as solve_exactly
  std::optional<TennisStrategies> exactly_at(const tennis::Position& position);

  /// Any mixes, with what they guarantee. \pre as `at`, and the mixes have a share for each legal bid
  TennisStrategies with(const tennis::Position& position, Mix player_1, Mix player_2);

  /// Bounds by exact_game.hpp: over the successors' intervals, the best there are, to the last digit.
  /// \returns nothing if that gives up. \pre as `at`, and as solve_exactly
  std::optional<Enclosure> exactly(const tennis::Position& position);

 private:
  struct Work;

  std::optional<TennisStrategies> at_as_it_stands(const tennis::Position& position);
  bool propose(const tennis::Position& position);
  Fixed guaranteed(const tennis::Position& position, const Mix& mix);
  std::optional<ExactSolution> solved_below(const tennis::Position& position);
  std::optional<Fixed> exactly_below(const tennis::Position& position);
  std::optional<Mix> exact_mix(const tennis::Position& position);

  const TennisValues& values_;
  std::unique_ptr<Work> work_;
};

}  // namespace quadrille::enumerate
