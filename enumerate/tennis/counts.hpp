// Counts the games of Tennis and Footsteps by the number of turns and the outcome, and the positions that can be
// reached in each number of turns.
//
// A game is the list of the bids of all its turns. If each player has P points at the start, there are about 4^P games.
// Three methods count them:
//
// - *By words* (enumerate/tennis/counts.cpp): `count_tennis_games`, the fast method. In each turn both players pay the
//   smaller bid, and the player with the larger bid pays the rest alone. So a game is determined by a word and three
//   lists of payments. The word has a letter for each turn: up if player 1's bid is larger, down if player 2's is,
//   equal otherwise. The first list has the payments that both players make, and the other two have the payments that
//   one player makes alone. The method counts the words for each number of ups and downs, and binomial coefficients
//   count the lists. The method takes O(P^3) products and little memory.
// - *By positions* (enumerate/tennis/sweep.cpp): `count_tennis_games_swept`, an independent method. Turn by turn, this
//   method counts the ways to reach each position. It shares only the rules of the game with the first method. A
//   variant keeps only one bit for each position (reached or not), and so counts the positions that can be reached.
// - *One by one*: the functions `count_..._ref`, the reference implementations, which list the games.
//
// The counts are exact, since the integers have unlimited size. If the players exchange roles in a game, the result is
// again a game (rules.hpp), so player 2 wins as many games as player 1. The first method relies on this fact; the other
// two methods do not.
//
// Checked against: the reference implementations, on every small court of both games; the engine `layered`, on
// TennisSpace. For more points, tests compare the first two methods with each other. They also check that every game of
// P points ends by turn P.
#pragma once

#include <vector>

#include "games/tennis/rules.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::enumerate {

/// The rows of a count by turns, and the status of the run.
template <class Row>
struct TurnCounts {
  engines::RunStatus status = engines::RunStatus::complete;
  std::vector<Row> rows{};
};

/// The start of all counted games. \pre points from 1 to tennis::most_counted_points, fields from 1 to
/// tennis::most_fields
struct TennisStart {
  int points = 0;  ///< each player's
  tennis::Rules rules{};
};

/// All finished games by number of turns. A number of turns without games has no row.
///
/// Runs on oneTBB's threads. A run that the stop token or the budget ends has no rows.
/// \complexity O(points^3) products of numbers of up to 2 points bits for each length of the end of a game in which one
///             player has no points (about 2 fields of them); memory O(points^2) such numbers for each
TurnCounts<tennis::GameCounts> count_tennis_games(const TennisStart& start, const engines::RunOptions& options = {});

/// The different positions (points, points, ball) after each turn, finished ones included: a row for turn 0 and for
/// each turn that can be played. A run that the stop token ends has the rows of the turns before.
/// \complexity O(points^3 fields / 64) steps
TurnCounts<tennis::PositionCounts> count_tennis_positions(const TennisStart& start,
                                                          const engines::RunOptions& options = {});

/// The games by the independent method.
/// \complexity O(points^3 fields) additions; memory O(points^2 fields) numbers
TurnCounts<tennis::GameCounts> count_tennis_games_swept(const TennisStart& start);

/// The reference implementations play the games one by one, O(4^points) of them.
TurnCounts<tennis::GameCounts> count_tennis_games_ref(const TennisStart& start);
TurnCounts<tennis::PositionCounts> count_tennis_positions_ref(const TennisStart& start);

}  // namespace quadrille::enumerate
