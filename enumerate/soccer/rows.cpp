#include "enumerate/soccer/rows.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Outcome;
using soccer::Player;

Natural classes(const LayerTally& tally, Outcome outcome, unsigned order) {
  return orbits(tally.classes_by_outcome[index(outcome)], order);
}
Natural games(const LayerTally& tally, Outcome outcome, Player winner, unsigned order) {
  return orbits(tally.games[index_of_ending(outcome, winner)].value(), order);
}

}  // namespace

template <>
std::vector<soccer::PlyCounts> rows_of(const PlyTally& tally, unsigned order) {
  std::vector<soccer::PlyCounts> rows;
  rows.reserve(tally.plies.size());
  for (const LayerTally& ply : tally.plies) {
    rows.push_back({.ply = static_cast<int>(rows.size()),
                    .histories = orbits(ply.histories.value(), order),
                    .weak_classes = orbits(ply.weak_classes, order),
                    .strong_classes = orbits(ply.strong_classes, order),
                    .goal_1 = classes(ply, Outcome::goal_1, order),
                    .goal_2 = classes(ply, Outcome::goal_2, order),
                    .blocked = classes(ply, Outcome::blocked, order)});
  }
  return rows;
}

template <>
std::vector<soccer::TotalCounts> rows_of(const PlyTally& tally, unsigned order) {
  if (tally.plies.empty()) return {};
  LayerTally total;
  for (const LayerTally& ply : tally.plies) total += ply;
  return {{.histories = orbits(total.histories.value(), order),
           .weak_classes = orbits(total.weak_classes, order),
           .strong_classes = orbits(total.strong_classes, order)}};
}

template <>
std::vector<soccer::OutcomeCounts> rows_of(const PlyTally& tally, unsigned order) {
  std::vector<soccer::OutcomeCounts> rows;
  for (std::size_t ply = 0; ply < tally.plies.size(); ++ply) {
    soccer::OutcomeCounts row{.ply = static_cast<int>(ply),
                              .goal_wins_1 = games(tally.plies[ply], Outcome::goal_2, Player::one, order),
                              .goal_wins_2 = games(tally.plies[ply], Outcome::goal_1, Player::two, order),
                              .blocked_wins_1 = games(tally.plies[ply], Outcome::blocked, Player::one, order),
                              .blocked_wins_2 = games(tally.plies[ply], Outcome::blocked, Player::two, order)};
    if (*row.goal_wins_1 + *row.goal_wins_2 + *row.blocked_wins_1 + *row.blocked_wins_2 != 0) {
      rows.push_back(std::move(row));
    }
  }
  return rows;
}

std::vector<soccer::SizeCounts> rows_of(const SizeTally& tally, unsigned order) {
  std::vector<soccer::SizeCounts> rows;
  for (const auto& [size, group] : tally.sorted()) {
    rows.push_back({size, orbits(size * group.shares, order), orbits(group.classes, order)});
  }
  return rows;
}

}  // namespace quadrille::enumerate
