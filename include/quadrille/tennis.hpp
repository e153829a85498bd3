// Tennis and Footsteps: their games counted, their positions valued, and played games replayed and analysed.
//
//     using namespace quadrille::tennis;
//     for (const auto& row : count(CountQuery{.points = 50}).rows) std::cout << row.turns << ' ' << row.games << '\n';
//     const auto value = solve(SolveQuery{.state = {8, 3, -1}});
//     std::cout << value.rows.front().lower << " to " << value.rows.front().upper << '\n';
//
// Two players with the same number of points draw a number each, at once, in every turn; draws are paid, and the higher
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
/// The width that the jobs take for this one: the nearest multiple of least_width, as a decimal: `0.000000001`.
/// \pre from least_width to 1
std::string width_text(double width);
/// Whether intervals so narrow are solved exactly, position by position, which is far slower: floating point reaches
/// about 1e-14 a position, so this holds below 1e-12. \pre from least_width to 1
bool takes_exact_solving(double width);

// Counting.

/// The finished games by their number of turns.
struct CountQuery {
  int points = 0;  ///< each player's at the start, from 1 to most_counted_points
  Rules rules{};   ///< the variant, the court and what a win beyond the field is worth
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

/// The positions by the number of turns before them.
struct CountPositionsQuery {
  int points = 0;  ///< each player's at the start, from 1 to most_counted_points
  Rules rules{};   ///< the variant, the court and what a win beyond the field is worth
};

/// The different positions after so many turns, finished ones included.
struct PositionCounts {
  int turns = 0;      ///< turns played
  Natural positions;  ///< different (points, points, ball), finished ones included
  friend bool operator==(const PositionCounts&, const PositionCounts&) = default;
};

Schema<GameCounts> schema_of(RowType<GameCounts>);          ///< the columns of its table
Schema<PositionCounts> schema_of(RowType<PositionCounts>);  ///< the columns of its table

/// The games from the start, by turns and outcome. A job that ends early has no rows.
/// \throws Error (unusable_input) if points or fields are out of range
/// \complexity O(points^3) products of numbers of up to 2 * points bits, for each field; memory O(points^2) numbers
Result<GameCounts> count(const CountQuery& query, const Options& options = {});

/// The positions that each turn can reach. A job that ends early has the turns that it finished.
/// \throws Error (unusable_input) if points or fields are out of range
/// \complexity O(points^3 * fields / 64)
Result<PositionCounts> count(const CountPositionsQuery& query, const Options& options = {});

// Solving.

/// An interval that is certain to hold a value.
struct Interval {
  std::string lower;  ///< the value for player 1 is at least this, a decimal rounded down
  std::string upper;  ///< the value for player 1 is at most this, a decimal rounded up
};

/// The rows of a solution, the interval that they rest on, and what is not as it was asked for.
template <class Row>
struct CertifiedResult : Result<Row> {
  Interval interval{};  ///< of the value of the query's state, or of what its strategies guarantee; empty without rows
  std::string
      too_wide{};  ///< which interval is wider than asked for, and by how much; the rows are certain all the same
  std::string failure{};  ///< why there are no rows, although time and memory sufficed: no solver found a strategy
};

/// The value of one position.
struct SolveQuery {
  Position state{};     ///< points from 0 to most_solved_points; the game may be over there
  Rules rules{};        ///< the variant, the court and what a win beyond the field is worth
  double width = 1e-9;  ///< no interval is to be wider; from least_width to 1
};

/// The values of all positions in which the game goes on, or ends for want of points.
struct SolveStatesQuery {
  int points = 0;       ///< at most so many each, from 1 to most_solved_points
  Rules rules{};        ///< the variant, the court and what a win beyond the field is worth
  double width = 1e-9;  ///< no interval is to be wider; from least_width to 1
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

/// An optimal mix of draws for each player.
struct StrategyQuery {
  Position state{};     ///< as SolveQuery's, but the game goes on there
  Rules rules{};        ///< the variant, the court and what a win beyond the field is worth
  double width = 1e-9;  ///< no interval is to be wider; from least_width to 1
};

/// One draw of one player's mix. Draws of probability 0 are left out.
struct DrawProbability {
  int player = 0;           ///< 1 or 2
  int draw = 0;             ///< the number drawn
  std::string probability;  ///< its share of the mix, an exact decimal
};

/// Games in which both players draw at random by optimal mixes.
struct PlayQuery {
  Position state{};        ///< as StrategyQuery's
  Rules rules{};           ///< the variant, the court and what a win beyond the field is worth
  double width = 1e-9;     ///< no interval is to be wider; from least_width to 1
  int games = 10'000;      ///< from 1 to most_random_games
  std::uint64_t seed = 0;  ///< what the random draws depend on
};

/// The games of one result.
struct PlayResult {
  int result = 0;      ///< player 1's
  std::string ending;  ///< "beyond" or "points"
  Natural games;       ///< how many games
};

Schema<PositionValue> schema_of(RowType<PositionValue>);      ///< the columns of its table
Schema<DrawProbability> schema_of(RowType<DrawProbability>);  ///< the columns of its table
Schema<PlayResult> schema_of(RowType<PlayResult>);            ///< the columns of its table

/// The value of the state; one row. It rests on the minimax theorem and on what rounded strategies guarantee against
/// every legal draw (the argument is in the repository: enumerate/tennis/intervals.hpp).
/// \throws Error (unusable_input) if a member of the query is out of range
/// \complexity O(points^2 * fields) linear programs: 50 points 0.1 s, 100 points 2 s, 200 points 50 s of one processor
CertifiedResult<PositionValue> solve(const SolveQuery& query, const Options& options = {});

/// The values of all states; a job that is interrupted has those with few points in all.
/// \throws Error (unusable_input) as solve(SolveQuery)
/// \complexity as solve(SolveQuery); memory about 600 bytes a row
CertifiedResult<PositionValue> solve(const SolveStatesQuery& query, const Options& options = {});

/// Optimal mixes; what they guarantee is the result's interval.
/// \throws Error (unusable_input) as solve, and if the game is over
/// \complexity as solve
CertifiedResult<DrawProbability> strategy(const StrategyQuery& query, const Options& options = {});

/// Random games; the result's interval is the state's value. The same seed gives the same games on any number of
/// threads.
/// \throws Error (unusable_input) as strategy, and if the number of games is out of range
/// \complexity as solve, and a linear program for each position that is met
CertifiedResult<PlayResult> play(const PlayQuery& query, const Options& options = {});

// Played games.

/// A game as its draws have it.
struct ReplayQuery {
  int points = 0;              ///< each player's at the start, from 0 to a million
  std::vector<Draws> draws{};  ///< turn by turn; the game need not be over after them
  Rules rules{};               ///< the variant, the court and what a win beyond the field is worth
};

/// A turn, and what is left after it.
struct PlayedTurn {
  int turn = 0;                        ///< 0 for the start
  std::optional<int> draw_1;           ///< none at the start
  std::optional<int> draw_2;           ///< player 2's draw; none at the start
  int points_1 = 0;                    ///< what player 1 has left to bid
  int points_2 = 0;                    ///< what player 2 has left to bid
  int ball = 0;                        ///< the ball's place; positive on player 2's side
  std::optional<std::string> outcome;  ///< at the end of the game: "player 1 wins", "draw"
  std::optional<int> worth;            ///< what that is worth to player 1
};

/// The same game, each turn judged against best play.
struct AnalyseQuery {
  int points = 0;              ///< each player's at the start, from 0 to most_solved_points
  std::vector<Draws> draws{};  ///< turn by turn
  Rules rules{};               ///< the variant, the court and what a win beyond the field is worth
};

/// A turn with the value for player 1 before and after it, and what each draw gave away: how much less it earns than
/// the best draw against the opponent's optimal mix. Decimals with nine digits, rounded outward; none at the start.
struct AnalysedTurn : PlayedTurn {
  std::optional<std::string> before_lower;        ///< the value before the turn is at least this
  std::optional<std::string> before_upper;        ///< the value before the turn is at most this
  std::optional<std::string> after_lower;         ///< the value after the turn is at least this
  std::optional<std::string> after_upper;         ///< the value after the turn is at most this
  std::optional<std::string> given_away_1_lower;  ///< player 1's draw gave away at least this
  std::optional<std::string> given_away_1_upper;  ///< player 1's draw gave away at most this
  std::optional<std::string> given_away_2_lower;  ///< player 2's draw gave away at least this
  std::optional<std::string> given_away_2_upper;  ///< player 2's draw gave away at most this
};

Schema<PlayedTurn> schema_of(RowType<PlayedTurn>);      ///< the columns of its table
Schema<AnalysedTurn> schema_of(RowType<AnalysedTurn>);  ///< the columns of its table

/// The turns of a game, the start first. \complexity O(turns)
/// \throws Error (unusable_input) if points or fields are out of range, (breaks_rules) naming the turn whose draws are
///         not allowed
Result<PlayedTurn> replay(const ReplayQuery& query, const Options& options = {});

/// The turns with their analysis; without it, if the job is interrupted. It holds 100 MB at most, and is not bounded by
/// Options::memory.
/// \throws Error as replay
/// \complexity as solve(SolveQuery), and a linear program for each turn
Result<AnalysedTurn> analyse(const AnalyseQuery& query, const Options& options = {});

}  // namespace quadrille::tennis
