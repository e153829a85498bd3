// Tennis and Footsteps: their games counted, their positions valued, and played games replayed and analysed.
//
//     using namespace quadrille;
//     const Answer games = tennis::count({.points = 50});
//     for (const auto& row : rows<tennis::GameCounts>(games)) use(row.turns, row.games);
//     const auto value = tennis::solve({.state = tennis::Position{8, 3, -1}});
//     use(value.interval.lower, value.interval.upper);
//
// Two players with the same number of points bid a number each, at once, in every turn; bids are paid, and the higher
// one drives a ball one field away from its owner. games/tennis/rules.hpp has the rules and their sources.
//
// Values and probabilities are decimals in texts: a value is an interval that is certain to hold it, whose ends are
// exact or rounded outward; a probability is exact.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "quadrille/detail/tennis_rules.hpp"
#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/table.hpp"

/// \namespace quadrille::tennis
/// Tennis and Footsteps: games counted, positions valued, played games replayed and analysed.
namespace quadrille::tennis {

/// The most points a side whose games are counted; they take about 90 s of one processor.
inline constexpr int most_counted_points = 1000;
/// The most points a side that positions are valued for; they take about 16 minutes of one processor.
inline constexpr int most_solved_points = 400;
/// The most games that are played at random.
inline constexpr int most_random_games = 100'000'000;
/// The narrowest interval that can be asked for: the unit of the arithmetic.
inline constexpr double least_width = 1e-18;
/// The width in its normal form: the nearest multiple of least_width, as a decimal: `0.000000001`.
/// \pre from least_width to 1
std::string width_text(double width);

// Counting.

/// What a row of a count is about.
enum class By {
  outcome,   ///< the finished games of one length
  positions  ///< the positions after so many turns
};

/// The games, or the positions, of all games from one start.
struct CountRequest {
  int points = 0;       ///< each player's at the start, from 1 to most_counted_points
  By by = By::outcome;  ///< what a row is about
  Rules rules{};        ///< the variant, the court and what a win beyond the field is worth
};

/// The games of one length. Lengths that no game has are left out.
struct GameCounts {
  int turns = 0;   ///< turns played
  Natural games;   ///< how many games
  Natural wins_1;  ///< those that player 1 wins
  Natural wins_2;  ///< those that player 2 wins
  Natural draws;   ///< those that nobody wins
  friend bool operator==(const GameCounts&, const GameCounts&) = default;
};

/// The different positions after so many turns, finished ones included.
struct PositionCounts {
  int turns = 0;      ///< turns played
  Natural positions;  ///< different (points, points, ball), finished ones included
  friend bool operator==(const PositionCounts&, const PositionCounts&) = default;
};

Schema<GameCounts> schema_of(RowType<GameCounts>);          ///< the columns of its table
Schema<PositionCounts> schema_of(RowType<PositionCounts>);  ///< the columns of its table

/// @{
/// By outcome the games are in order of their length, and a run that ends early has no rows. By positions a run that
/// ends early has the turns that it finished.
/// \throws Error (unusable_input) if points or fields are out of range
/// \complexity by outcome O(points^3) products of numbers of up to 2 * points bits, for each field; memory O(points^2)
///             numbers. By positions O(points^3 * fields / 64)
Plan<CountRequest> plan(const CountRequest& request, const Options& options = {});
Answer run(const Plan<CountRequest>& plan, const Options& options = {});
/// @}

// Solving.

/// An interval that is certain to hold a value.
struct Interval {
  std::string lower;  ///< the value for player 1 is at least this, a decimal rounded down
  std::string upper;  ///< the value for player 1 is at most this, a decimal rounded up
};

/// A solution, the interval that it rests on, and why it is not as it was asked for.
struct CertifiedAnswer : Answer {
  Interval interval;     ///< of the value of the state, or of what the strategies guarantee; empty of all states
  std::string too_wide;  ///< the interval that is wider than asked for, and its width; the rows are certain
  std::string failure;   ///< why there are no rows, although time and memory sufficed: no solver found a strategy
  /// The mixes that prove the bounds, as a file holds them (in the repository: docs/certificates.md); empty if none was
  /// asked for, or the run ended early.
  std::string certificate{};
  std::size_t certified_positions = 0;  ///< how many positions it has

  /// Why a whole answer is not what was asked for; empty if it is.
  const std::string& unmet() const { return failure.empty() ? too_wide : failure; }
};

/// The rows of a solution.
enum class Show {
  value,     ///< the value of one position
  states,    ///< the values of all positions in which the game goes on, or ends for want of points
  strategy,  ///< an optimal mix of bids for each player
  play       ///< the results of random games in which both players bid by optimal mixes
};

/// A game, or a position of it, under best play by both.
struct SolveRequest {
  int points = 0;                   ///< each player's at the start, from 1 to most_solved_points
  std::optional<Position> state{};  ///< in place of the start; nobody has more than `points` there, unless they are 0
  Rules rules{};                    ///< the variant, the court and what a win beyond the field is worth
  double width = 1e-9;              ///< no interval is to be wider; from least_width to 1
  Show show = Show::value;          ///< the game goes on at the state of a strategy or of random games
  int games = 10'000;               ///< random games, from 1 to most_random_games
  std::uint64_t seed = 0;           ///< of the random games
  /// Whether the mixes of all states are written down: CertifiedAnswer::certificate. Every bound is then what a mix
  /// guarantees, also where exact solving would give the value to the last digit.
  bool certify = false;
};

/// What a position is worth to player 1 under best play: 1 for a win (`beyond` for one beyond the last field), -1 for a
/// loss.
struct PositionValue {
  int points_1 = 0;   ///< what player 1 has left to bid
  int points_2 = 0;   ///< what player 2 has left to bid
  int ball = 0;       ///< the ball's place; positive on player 2's side
  std::string lower;  ///< the value for player 1 is at least this, a decimal rounded down
  std::string upper;  ///< the value for player 1 is at most this, a decimal rounded up
};

/// One bid of one player's mix. Bids of probability 0 are left out.
struct BidProbability {
  int player = 0;           ///< 1 or 2
  int bid = 0;              ///< the number bid
  std::string probability;  ///< its share of the mix, an exact decimal
};

/// The games of one result.
struct PlayResult {
  int result = 0;      ///< player 1's
  std::string ending;  ///< "beyond" or "points"
  Natural games;       ///< how many games
};

Schema<PositionValue> schema_of(RowType<PositionValue>);    ///< the columns of its table
Schema<BidProbability> schema_of(RowType<BidProbability>);  ///< the columns of its table
Schema<PlayResult> schema_of(RowType<PlayResult>);          ///< the columns of its table

/// @{
/// Every interval rests on the minimax theorem and on what rounded strategies guarantee against every legal bid (the
/// argument is in the repository: enumerate/tennis/intervals.hpp). A run that ends early has no rows, but for all
/// states: those with few points in all. The same seed gives the same games on any number of threads.
/// \throws Error (unusable_input) if a member of the request is out of range, or the game is over where somebody bids
/// \complexity O(points^2 * fields) linear programs: 50 points 0.1 s, 100 points 2 s, 200 points 50 s of one processor;
///             random games one more for each position that they meet. All states take about 600 bytes a row; for a
///             certificate 22 * (points / 2 + 1) + 60 more are reserved, room for a share of every legal bid
Plan<SolveRequest> plan(const SolveRequest& request, const Options& options = {});
CertifiedAnswer run(const Plan<SolveRequest>& plan, const Options& options = {});
/// @}

// Played games.

/// A game as its bids have it.
struct ReplayRequest {
  int points = 0;            ///< each player's at the start, from 0 to a million; analysed, to most_solved_points
  std::vector<Bids> bids{};  ///< turn by turn; the game need not be over after them
  Rules rules{};             ///< the variant, the court and what a win beyond the field is worth
  bool analyse = false;      ///< whether each turn is judged against best play
  std::string file = "-";    ///< where the bids come from, as the table's provenance names it
};

/// A turn, and what is left after it.
struct PlayedTurn {
  int turn = 0;                        ///< 0 for the start
  std::optional<int> bid_1;            ///< none at the start
  std::optional<int> bid_2;            ///< player 2's bid; none at the start
  int points_1 = 0;                    ///< what player 1 has left to bid
  int points_2 = 0;                    ///< what player 2 has left to bid
  int ball = 0;                        ///< the ball's place; positive on player 2's side
  std::optional<std::string> outcome;  ///< at the end of the game: "player 1 wins", "draw"
  std::optional<int> worth;            ///< what that is worth to player 1
};

/// A turn with the value for player 1 before and after it, and what each bid gave away: how much less it earns than
/// the best bid against the opponent's optimal mix. Decimals with nine digits, rounded outward; none at the start.
struct AnalysedTurn : PlayedTurn {
  std::optional<std::string> before_lower;        ///< the value before the turn is at least this
  std::optional<std::string> before_upper;        ///< the value before the turn is at most this
  std::optional<std::string> after_lower;         ///< the value after the turn is at least this
  std::optional<std::string> after_upper;         ///< the value after the turn is at most this
  std::optional<std::string> given_away_1_lower;  ///< player 1's bid gave away at least this
  std::optional<std::string> given_away_1_upper;  ///< player 1's bid gave away at most this
  std::optional<std::string> given_away_2_lower;  ///< player 2's bid gave away at least this
  std::optional<std::string> given_away_2_upper;  ///< player 2's bid gave away at most this
};

Schema<PlayedTurn> schema_of(RowType<PlayedTurn>);      ///< the columns of its table
Schema<AnalysedTurn> schema_of(RowType<AnalysedTurn>);  ///< the columns of its table

/// @{
/// The turns of a game, the start first. A run that ends early has them without their analysis. An analysis holds 100
/// MB at most, and is not bounded by Options::memory.
/// \throws Error (unusable_input) if points or fields are out of range, (breaks_rules) naming the turn whose bids are
///         not allowed
/// \complexity O(turns); with an analysis as a solution, and a linear program for each turn
Plan<ReplayRequest> plan(const ReplayRequest& request, const Options& options = {});
Answer run(const Plan<ReplayRequest>& plan, const Options& options = {});
/// @}

/// @{
/// Plans and runs. \throws as both \complexity as both
inline Answer count(const CountRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}
inline CertifiedAnswer solve(const SolveRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}
inline Answer replay(const ReplayRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}
/// @}

}  // namespace quadrille::tennis
