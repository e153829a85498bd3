// Tennis and Footsteps: functions that count games, find the values of positions, and replay and analyse played games.
//
//     using namespace quadrille;
//     const Answer games = tennis::count({.points = 50});
//     for (const auto& row : rows<tennis::GameCounts>(games)) use(row.turns, row.games);
//     const auto value = tennis::solve({.state = tennis::Position{8, 3, -1}});
//     use(value.interval.lower, value.interval.upper);
//
// Two players start with the same number of points. In every turn both players bid a number at the same time, and both
// pay their bids. The higher bidder drives a ball one field away from the bidder's own side. A game scores 1 if player
// 1 wins, -1 if player 2 wins, and 0 if nobody wins; a win with the ball beyond the last field may score more
// (`Rules`). The value of a position is the mean score under best play. games/tennis/rules.hpp has the rules and their
// sources.
//
// Values and probabilities are texts in decimal notation. For each value, the functions return an interval that is
// proved to contain the value; the ends of the interval are exact or rounded outward. Each probability is exact.
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

/// The most points of each player in a count; such a count takes about 90 s of one processor.
inline constexpr int most_counted_points = 1000;
/// The most points of each player in a solution; such a solution takes about 16 minutes of one processor.
inline constexpr int most_solved_points = 400;
/// The most random games of one request.
inline constexpr int most_random_games = 100'000'000;
/// The narrowest width that may be requested: the unit of the arithmetic.
inline constexpr double least_width = 1e-18;
/// The width in its normal form, the nearest multiple of least_width as a decimal: `0.000000001`.
/// \pre from least_width to 1
std::string width_text(double width);

// Counting.

/// The subject of a row of a count.
enum class By {
  outcome,   ///< the finished games of one length
  positions  ///< the positions after a number of turns
};

/// The games, or the positions, of all games from one start.
struct CountRequest {
  int points = 0;       ///< each player's points at the start, from 1 to most_counted_points
  By by = By::outcome;  ///< the subject of a row
  Rules rules{};        ///< the variant, the court and the worth of a win beyond the field
};

/// The games of one length. Lengths without games are omitted.
struct GameCounts {
  int turns = 0;   ///< turns played
  Natural games;   ///< the number of games
  Natural wins_1;  ///< the games that player 1 wins
  Natural wins_2;  ///< the games that player 2 wins
  Natural draws;   ///< the games that nobody wins
  friend bool operator==(const GameCounts&, const GameCounts&) = default;
};

/// The different positions after a number of turns, finished ones included.
struct PositionCounts {
  int turns = 0;      ///< turns played
  Natural positions;  ///< different (points, points, ball), finished ones included
  friend bool operator==(const PositionCounts&, const PositionCounts&) = default;
};

Schema<GameCounts> schema_of(RowType<GameCounts>);          ///< the columns of its table
Schema<PositionCounts> schema_of(RowType<PositionCounts>);  ///< the columns of its table

/// @{
/// By outcome, the rows are ordered by length, and a run that ends early has no rows. By positions, a run that ends
/// early has the finished turns.
/// \throws Error (unusable_input) if points or fields are out of range
/// \complexity by outcome O(points^3) products of numbers of up to 2 * points bits, for each field; memory O(points^2)
///             numbers. By positions O(points^3 * fields / 64)
Plan<CountRequest> plan(const CountRequest& request, const Options& options = {});
Answer run(const Plan<CountRequest>& plan, const Options& options = {});
/// @}

// Solving.

/// An interval that certainly contains a value.
struct Interval {
  std::string lower;  ///< the value for player 1 is at least this, a decimal rounded down
  std::string upper;  ///< the value for player 1 is at most this, a decimal rounded up
};

/// A solution, with its interval, and the reason if it is not as requested.
struct CertifiedAnswer : Answer {
  Interval interval;     ///< of the state's value, or of the strategies' guarantees; empty for all states
  std::string too_wide;  ///< names an interval wider than requested, and its width; the rows are still certain
  std::string failure;   ///< why there are no rows although time and memory sufficed: no solver found a strategy
  /// The mixes that prove the bounds, in their file format (in the repository: docs/certificates.md). Empty if it was
  /// not requested, or if the run ended early.
  std::string certificate{};
  std::size_t certified_positions = 0;  ///< the number of positions in the certificate

  /// The reason why a complete answer is not as requested; empty if it is.
  const std::string& unmet() const { return failure.empty() ? too_wide : failure; }
};

/// The rows of a solution.
enum class Show {
  value,     ///< the value of one position
  states,    ///< the values of all positions that are unfinished, or ended for lack of points
  strategy,  ///< an optimal mix of bids for each player
  play       ///< the results of random games in which both players bid by optimal mixes
};

/// A game, or a position of it, under best play by both.
struct SolveRequest {
  int points = 0;                   ///< each player's points at the start, from 1 to most_solved_points
  std::optional<Position> state{};  ///< replaces the start; at most `points` for each player, unless `points` is 0
  Rules rules{};                    ///< the variant, the court and the worth of a win beyond the field
  double width = 1e-9;              ///< the widest acceptable interval; from least_width to 1
  Show show = Show::value;          ///< for a strategy or random games, the game must not be over at the state
  int games = 10'000;               ///< number of random games, from 1 to most_random_games
  std::uint64_t seed = 0;           ///< seed of the random games
  /// If true, the mixes of all states are recorded: CertifiedAnswer::certificate. Every bound is then guaranteed by a
  /// mix, even if exact solving would give all digits of the value.
  bool certify = false;
};

/// The value of a position for player 1 under best play: 1 for a win (`beyond` for a win beyond the last field), -1 for
/// a loss.
struct PositionValue {
  int points_1 = 0;   ///< player 1's remaining points
  int points_2 = 0;   ///< player 2's remaining points
  int ball = 0;       ///< the ball's place; positive on player 2's side
  std::string lower;  ///< the value for player 1 is at least this, a decimal rounded down
  std::string upper;  ///< the value for player 1 is at most this, a decimal rounded up
};

/// One bid of one player's mix. Bids of probability 0 are omitted.
struct BidProbability {
  int player = 0;           ///< 1 or 2
  int bid = 0;              ///< the number bid
  std::string probability;  ///< its probability in the mix, an exact decimal
};

/// The games of one result.
struct PlayResult {
  int result = 0;      ///< player 1's result
  std::string ending;  ///< "beyond" or "points"
  Natural games;       ///< the number of games
};

Schema<PositionValue> schema_of(RowType<PositionValue>);    ///< the columns of its table
Schema<BidProbability> schema_of(RowType<BidProbability>);  ///< the columns of its table
Schema<PlayResult> schema_of(RowType<PlayResult>);          ///< the columns of its table

/// @{
/// Every interval relies on the minimax theorem and on the guarantee of rounded strategies against every legal bid
/// (argument in the repository: enumerate/tennis/intervals.hpp). A run that ends early has no rows; for all states, it
/// has those with few points in total. The same seed gives the same games on any number of threads.
/// \throws Error (unusable_input) if a member of the request is out of range, or if the game is over at the state of a
///         strategy or of random games
/// \complexity O(points^2 * fields) linear programs: 50 points 0.1 s, 100 points 2 s, 200 points 50 s of one processor.
///             Random games: one linear program more for each position that they meet. All states take about 600 bytes
///             a row. A certificate reserves 22 * (points / 2 + 1) + 60 bytes a row more, room for a share of every
///             legal bid
Plan<SolveRequest> plan(const SolveRequest& request, const Options& options = {});
CertifiedAnswer run(const Plan<SolveRequest>& plan, const Options& options = {});
/// @}

// Played games.

/// A played game, given by its bids.
struct ReplayRequest {
  int points = 0;            ///< each player's points at the start, 0 to a million; analysed, to most_solved_points
  std::vector<Bids> bids{};  ///< the bids of each turn; the game may be unfinished after them
  Rules rules{};             ///< the variant, the court and the worth of a win beyond the field
  bool analyse = false;      ///< if true, each turn is judged against best play
  std::string file = "-";    ///< the source of the bids, as the table's provenance names it
};

/// A turn, and the position after it.
struct PlayedTurn {
  int turn = 0;                        ///< 0 for the start
  std::optional<int> bid_1;            ///< player 1's bid; none at the start
  std::optional<int> bid_2;            ///< player 2's bid; none at the start
  int points_1 = 0;                    ///< player 1's remaining points
  int points_2 = 0;                    ///< player 2's remaining points
  int ball = 0;                        ///< the ball's place; positive on player 2's side
  std::optional<std::string> outcome;  ///< at the end of the game: "player 1 wins", "draw"
  std::optional<int> worth;            ///< the worth of the outcome for player 1
};

/// A turn with the value for player 1 before and after it, and the loss by each bid. The loss is how much less the bid
/// earns than the best bid against the opponent's optimal mix. Decimals have nine digits, rounded outward; the start
/// has none.
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
/// The turns of a game, the start first. A run that ends early has the turns without their analysis. An analysis holds
/// at most 100 MB, independently of Options::memory.
/// \throws Error (unusable_input) if points or fields are out of range, (breaks_rules) naming a turn with illegal bids
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
