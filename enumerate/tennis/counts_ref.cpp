// The reference implementations of enumerate/tennis/counts.cpp and enumerate/tennis/sweep.cpp. They play every game bid
// by bid, and count the games one by one.
#include <array>
#include <map>
#include <set>

#include "enumerate/tennis/counts.hpp"
#include "enumerate/tennis/space.hpp"
#include "quadrille/detail/histories_ref.hpp"

namespace quadrille::enumerate {

TurnCounts<tennis::GameCounts> count_tennis_games_ref(const TennisStart& start) {
  std::map<int, std::array<std::uint64_t, 3>> games;  // by turns: player 1's wins, player 2's wins, drawn games
  engines::walk_histories(TennisSpace(start.points, start.rules), {}, [&](const TennisState& state) {
    const auto outcome = tennis::outcome(start.rules, state.position);
    if (outcome != tennis::Outcome::none) ++games[state.turn][static_cast<std::size_t>(outcome) - 1];
  });
  TurnCounts<tennis::GameCounts> counts;
  for (const auto& [turns, by_outcome] : games) {
    const auto [wins_1, wins_2, draws] = by_outcome;
    counts.rows.push_back({turns, wins_1 + wins_2 + draws, wins_1, wins_2, draws});
  }
  return counts;
}

TurnCounts<tennis::PositionCounts> count_tennis_positions_ref(const TennisStart& start) {
  std::map<int, std::set<tennis::Position>> positions;
  engines::walk_histories(TennisSpace(start.points, start.rules), {},
                          [&](const TennisState& state) { positions[state.turn].insert(state.position); });
  TurnCounts<tennis::PositionCounts> counts;
  for (const auto& [turns, reached] : positions) counts.rows.push_back({turns, reached.size()});
  return counts;
}

}  // namespace quadrille::enumerate
