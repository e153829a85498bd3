#include "enumerate/soccer/rows.hpp"

#include <stdexcept>
#include <utility>

namespace quadrille::enumerate {

namespace {

using soccer::Outcome;

SoccerRow ply_row(std::size_t ply, const LayerTally& tally) {
  return {engines::Natural(ply),
          tally.histories.value(),
          engines::Natural(tally.weak_classes),
          engines::Natural(tally.strong_classes),
          engines::Natural(tally.classes_by_outcome[index(Outcome::goal_1)]),
          engines::Natural(tally.classes_by_outcome[index(Outcome::goal_2)]),
          engines::Natural(tally.classes_by_outcome[index(Outcome::blocked)])};
}

// Nothing for a length at which no game ends.
std::optional<SoccerRow> outcome_row(std::size_t ply, const LayerTally& tally) {
  SoccerRow row{engines::Natural(ply)};
  engines::Natural ended = 0;
  for (const Outcome outcome : {Outcome::goal_1, Outcome::goal_2, Outcome::blocked}) {
    row.emplace_back(tally.histories_by_outcome[index(outcome)].value());
    ended += *row.back();
  }
  return ended != 0 ? std::optional(std::move(row)) : std::nullopt;
}

}  // namespace

std::vector<SoccerRow> rows_of(const PlyTally& tally, SoccerBy by) {
  std::vector<SoccerRow> rows;
  LayerTally total;
  for (std::size_t ply = 0; ply < tally.plies.size(); ++ply) {
    if (by == SoccerBy::ply) rows.push_back(ply_row(ply, tally.plies[ply]));
    if (by == SoccerBy::outcome) {
      if (auto row = outcome_row(ply, tally.plies[ply])) rows.push_back(std::move(*row));
    }
    total += tally.plies[ply];
  }
  if (by == SoccerBy::total && !tally.plies.empty()) {
    rows.push_back(
        {total.histories.value(), engines::Natural(total.weak_classes), engines::Natural(total.strong_classes)});
  }
  return rows;
}

std::vector<SoccerRow> rows_of(const KeyTally& tally) {
  std::vector<SoccerRow> rows;
  for (std::size_t key = 0; key < tally.groups.size(); ++key) {
    const KeyTally::Group& group = tally.groups[key];
    if (group.weak_classes != 0) {
      rows.push_back({engines::Natural(key), group.histories.value(), engines::Natural(group.weak_classes)});
    }
  }
  return rows;
}

std::vector<SoccerRow> rows_of(const SizeTally& tally) {
  std::vector<SoccerRow> rows;
  for (const auto& [size, group] : tally.sorted())
    rows.push_back({size, size * group.shares, engines::Natural(group.classes)});
  return rows;
}

void halve(std::vector<SoccerRow>& rows, SoccerBy by) {
  const std::size_t first_count = by == SoccerBy::total ? 0 : 1;
  for (SoccerRow& row : rows) {
    for (std::size_t column = first_count; column < row.size(); ++column) {
      if (!row[column]) continue;
      if (*row[column] % 2 != 0) throw std::logic_error("count soccer: twice a number of orbits is odd");
      *row[column] /= 2;
    }
  }
}

}  // namespace quadrille::enumerate
