// The games of Tennis and Footsteps by their number of turns and outcome, and the positions that each turn can reach.
//
// A game is its list of draws. There are about 4^points of them, and three roads to their number:
//
// - *By words* (enumerate/tennis/words.cpp), the front door of `count_tennis_games`: of each turn both pay the smaller
// draw, and
//   who drew more pays the rest alone. So a game is a word of three letters, one a turn (up, down, equal), and three
//   compositions, of what was paid together and of what each paid alone. Words are counted once for each number of ups
//   and downs; the draws become binomial coefficients. O(points^3) products, and next to no memory.
// - *By positions* (enumerate/tennis/sweep.hpp), `count_tennis_games_swept`: turn by turn, how many games have come to
// each
//   position. Sums over the draws of a turn are running sums along diagonals, columns and rows. It shares no code with
//   the first but the rules, and with sets in place of numbers it counts the positions themselves.
// - *One by one*, the twins `_ref`.
//
// Exact: numbers are of any size throughout. With the players' names exchanged a game is a game (rules.hpp), so player
// 2 wins as often as player 1; the first road rests on that, the others find it.
//
// Checked against: the twins for every small court of both games; each other beyond; the layered engine on the space of
// enumerate/tennis/space.hpp; every game of P points ends by turn P.
#pragma once

#include <string>
#include <vector>

#include "games/tennis/rules.hpp"
#include "quadrille/detail/counts.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

/// The most points that are taken; what they cost is measured in bench/tennis_bench.cpp.
inline constexpr int most_tennis_points = 1000;

enum class TennisBy { outcome, positions };

/// What is asked: games from the start with so many points each, or their positions.
struct TennisQuestion {
  int points = 0;
  tennis::Rules rules;
};

/// turns, games, wins_1, wins_2, draws; or turns, positions.
std::vector<std::string> tennis_columns(TennisBy by);

/// \throws Error (unusable_input) unless 1 <= points <= most_tennis_points and 1 <= fields <= tennis::most_fields
void require_countable(const TennisQuestion& question);

/// All finished games by number of turns: columns turns, games, wins_1, wins_2, draws; no row where there are none.
///
/// Runs on oneTBB's threads. A run that the stop token or the budget ends has no rows.
/// \throws as require_countable
/// \complexity O(points^3) products of numbers of up to 2 points bits for each length of the end of a game in which one
///             player has no points (about 2 fields of them); memory O(points^2) such numbers for each
engines::Counts count_tennis_games(const TennisQuestion& question, const engines::RunOptions& options = {});

/// The different positions (points, points, ball) after so many turns, finished ones included: columns turns,
/// positions; a row for turn 0 and each turn that can be played. A run that the stop token ends has the rows before.
/// \throws as require_countable
/// \complexity O(points^3 fields / 64) steps
engines::Counts count_tennis_positions(const TennisQuestion& question, const engines::RunOptions& options = {});

/// A second road to the games, which shares no code with the first.
/// \complexity O(points^3 fields) additions; memory O(points^2 fields) numbers
engines::Counts count_tennis_games_swept(const TennisQuestion& question);

/// The obvious twins: games are played one by one, O(4^points) of them.
engines::Counts count_tennis_games_ref(const TennisQuestion& question);
engines::Counts count_tennis_positions_ref(const TennisQuestion& question);

}  // namespace quadrille::enumerate
