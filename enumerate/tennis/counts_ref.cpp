// The reference implementations of enumerate/tennis/words.cpp and enumerate/tennis/sweep.cpp: every game is played,
// draw by draw, and counted by one.
#include <array>
#include <map>
#include <set>

#include "enumerate/tennis/counts.hpp"
#include "enumerate/tennis/space.hpp"

namespace quadrille::enumerate {

namespace {

template <class Visit>
void play_all(const TennisSpace& space, const TennisState& state, const Visit& visit) {
  visit(state);
  space.for_each_move(state, [&](const tennis::Draws& draws) { play_all(space, space.after(state, draws), visit); });
}

template <class Visit>
void play_all(const tennis::CountQuery& query, const Visit& visit) {
  const TennisSpace space(query.points, query.rules);
  play_all(space, space.start(), visit);
}

}  // namespace

TurnCounts<tennis::GameCounts> count_tennis_games_ref(const tennis::CountQuery& query) {
  std::map<int, std::array<std::uint64_t, 3>> games;  // by turns: those that player 1 won, that player 2 won, draws
  play_all(query, [&](const TennisState& state) {
    const auto outcome = tennis::outcome(query.rules, state.position);
    if (outcome != tennis::Outcome::none) ++games[state.turn][static_cast<std::size_t>(outcome) - 1];
  });
  TurnCounts<tennis::GameCounts> counts;
  for (const auto& [turns, by_outcome] : games) {
    const auto [wins_1, wins_2, draws] = by_outcome;
    counts.rows.push_back({turns, wins_1 + wins_2 + draws, wins_1, wins_2, draws});
  }
  return counts;
}

TurnCounts<tennis::PositionCounts> count_tennis_positions_ref(const tennis::CountQuery& query) {
  std::map<int, std::set<tennis::Position>> positions;
  play_all(query, [&](const TennisState& state) { positions[state.turn].insert(state.position); });
  TurnCounts<tennis::PositionCounts> counts;
  for (const auto& [turns, reached] : positions) counts.rows.push_back({turns, reached.size()});
  return counts;
}

}  // namespace quadrille::enumerate
