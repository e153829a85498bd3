// The obvious twins of tennis_words.cpp and tennis_sweep.cpp: every game is played, draw by draw, and counted by one.
#include <array>
#include <map>
#include <set>

#include "enumerate/tennis_counts.hpp"
#include "enumerate/tennis_space.hpp"

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

Counts count_tennis_games_ref(const TennisQuestion& question) {
  std::map<int, std::array<std::uint64_t, 3>> games;  // by turns: those that player 1 won, that player 2 won, draws
  play_all(question, [&](const TennisState& state) {
    const auto outcome = tennis::outcome(question.rules, state.position);
    if (outcome != tennis::Outcome::none) ++games[state.turn][static_cast<std::size_t>(outcome) - 1];
  });
  Counts counts;
  counts.columns = tennis_columns(TennisBy::outcome);
  for (const auto& [turns, by_outcome] : games) {
    const auto [wins_1, wins_2, draws] = by_outcome;
    counts.rows.push_back(
        {Natural(turns), Natural(wins_1 + wins_2 + draws), Natural(wins_1), Natural(wins_2), Natural(draws)});
    counts.last_finished_grade = turns;
  }
  return counts;
}

Counts count_tennis_positions_ref(const TennisQuestion& question) {
  std::map<int, std::set<tennis::Position>> positions;
  play_all(question, [&](const TennisState& state) { positions[state.turn].insert(state.position); });
  Counts counts;
  counts.columns = tennis_columns(TennisBy::positions);
  for (const auto& [turns, reached] : positions) {
    counts.rows.push_back({Natural(turns), Natural(reached.size())});
    counts.last_finished_grade = turns;
  }
  return counts;
}

}  // namespace quadrille::enumerate
