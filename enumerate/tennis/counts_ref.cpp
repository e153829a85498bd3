// The obvious twins of enumerate/tennis/words.cpp and enumerate/tennis/sweep.cpp: every game is played, draw by draw,
// and counted by one.
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
void play_all(const TennisQuestion& question, const Visit& visit) {
  const TennisSpace space(question.points, question.rules);
  play_all(space, space.start(), visit);
}

}  // namespace

engines::Counts count_tennis_games_ref(const TennisQuestion& question) {
  std::map<int, std::array<std::uint64_t, 3>> games;  // by turns: those that player 1 won, that player 2 won, draws
  play_all(question, [&](const TennisState& state) {
    const auto outcome = tennis::outcome(question.rules, state.position);
    if (outcome != tennis::Outcome::none) ++games[state.turn][static_cast<std::size_t>(outcome) - 1];
  });
  engines::Counts counts;
  counts.columns = tennis_columns(TennisBy::outcome);
  for (const auto& [turns, by_outcome] : games) {
    const auto [wins_1, wins_2, draws] = by_outcome;
    counts.rows.push_back({engines::Natural(turns), engines::Natural(wins_1 + wins_2 + draws), engines::Natural(wins_1),
                           engines::Natural(wins_2), engines::Natural(draws)});
    counts.last_finished_grade = turns;
  }
  return counts;
}

engines::Counts count_tennis_positions_ref(const TennisQuestion& question) {
  std::map<int, std::set<tennis::Position>> positions;
  play_all(question, [&](const TennisState& state) { positions[state.turn].insert(state.position); });
  engines::Counts counts;
  counts.columns = tennis_columns(TennisBy::positions);
  for (const auto& [turns, reached] : positions) {
    counts.rows.push_back({engines::Natural(turns), engines::Natural(reached.size())});
    counts.last_finished_grade = turns;
  }
  return counts;
}

}  // namespace quadrille::enumerate
