// The rows of a count, made of the tallies of its layers. `order` is how often the tallies hold each orbit (order_of).
#pragma once

#include <vector>

#include "enumerate/soccer/grouping.hpp"
#include "enumerate/soccer/tallies.hpp"

namespace quadrille::enumerate {

/// A length at which no game ends has no row of OutcomeCounts. \throws std::logic_error as `orbits`
template <RowOfPlies Row>
std::vector<Row> rows_of(const PlyTally& tally, unsigned order);
template <>
std::vector<soccer::PlyCounts> rows_of(const PlyTally& tally, unsigned order);
template <>
std::vector<soccer::TotalCounts> rows_of(const PlyTally& tally, unsigned order);
template <>
std::vector<soccer::OutcomeCounts> rows_of(const PlyTally& tally, unsigned order);

template <RowOfKeys Row>
std::vector<Row> rows_of(const KeyTally& tally, unsigned order, const soccer::Pitch& pitch) {
  std::vector<Row> rows;
  for (std::size_t key = 0; key < tally.groups.size(); ++key) {
    const KeyTally::Group& group = tally.groups[key];
    if (group.weak_classes == 0) continue;
    // A ball's key is its vertex; any other is in a forged checkpoint only.
    if (OneOf<Row, soccer::BallCounts> && key >= pitch.lattice().vertex_count()) engines::refuse_checkpoint();
    rows.push_back(key_row<Row>(pitch, key, orbits(group.histories.value(), order), orbits(group.weak_classes, order)));
  }
  return rows;
}

/// By size, the smallest first.
std::vector<soccer::SizeCounts> rows_of(const SizeTally& tally, unsigned order);

}  // namespace quadrille::enumerate
