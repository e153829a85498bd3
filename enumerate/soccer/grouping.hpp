// Grouping: by what a count of Paper Soccer groups, as a value, and the row type that goes with each.
//
// The row types stand in the public header; each engine makes rows of them out of its own tallies.
#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "games/soccer/pitch.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/detail/saved_values.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::enumerate {

enum class Grouping { ply, total, ball, bounces, vertices, size, outcome };

/// As `--by` names it.
constexpr std::string_view to_string(Grouping by) {
  constexpr std::array<std::string_view, 7> words{"ply", "total", "ball", "bounces", "vertices", "size", "outcome"};
  return words[static_cast<std::size_t>(by)];
}

template <class Row, class... Rows>
concept OneOf = (std::same_as<Row, Rows> || ...);

/// Rows made of sums over whole plies.
template <class Row>
concept RowOfPlies = OneOf<Row, soccer::PlyCounts, soccer::TotalCounts, soccer::OutcomeCounts>;

/// Rows of classes under a small whole number: a ball's vertex, a number of bounces, of drawn vertices.
template <class Row>
concept RowOfKeys = OneOf<Row, soccer::BallCounts, soccer::BounceCounts, soccer::VertexCounts>;

template <class Row>
concept CountRow = RowOfPlies<Row> || RowOfKeys<Row> || OneOf<Row, soccer::SizeCounts>;

template <CountRow Row>
constexpr Grouping grouping_of() {
  if constexpr (OneOf<Row, soccer::PlyCounts>) return Grouping::ply;
  if constexpr (OneOf<Row, soccer::TotalCounts>) return Grouping::total;
  if constexpr (OneOf<Row, soccer::BallCounts>) return Grouping::ball;
  if constexpr (OneOf<Row, soccer::BounceCounts>) return Grouping::bounces;
  if constexpr (OneOf<Row, soccer::VertexCounts>) return Grouping::vertices;
  if constexpr (OneOf<Row, soccer::SizeCounts>) return Grouping::size;
  return Grouping::outcome;
}

/// What counts as one: itself, or whatever the pitch's mirror maps to each other. Up to the mirror a ball off the axis
/// stands under the smaller of its two vertices.
enum class Symmetry { none, mirror };

/// The order of the group: how often the sums of a count hold each orbit.
constexpr unsigned order_of(Symmetry symmetry) { return symmetry == Symmetry::mirror ? 2 : 1; }

/// A sum that should hold each orbit twice is odd: a mistake in the program, or a forged checkpoint.
struct OddOrbits : std::logic_error {
  OddOrbits() : std::logic_error("count soccer: twice a number of orbits is odd") {}
};

/// The number of orbits, of a sum that holds each `order` times (enumerate/soccer/orbits.hpp).
/// \throws OddOrbits if it does not
inline Natural orbits(const Natural& sum, unsigned order) {
  if (order == 1) return sum;
  if (sum % order != 0) throw OddOrbits();
  return sum / order;
}

/// What `make` returns of a count that options.checkpoint may have begun. Where that was forged, its states need not
/// have their mirror images beside them. \throws Error (unusable_input) then
template <class Make>
auto made_of_orbits(const engines::RunOptions& options, Make&& make) {
  try {
    return make();
  } catch (const OddOrbits&) {
    if (options.checkpoint && options.checkpoint->resume) engines::refuse_checkpoint();
    throw;
  }
}

/// Rows of a count, and how it ended.
template <CountRow Row>
struct Counted {
  std::vector<Row> rows;
  engines::RunStatus status = engines::RunStatus::complete;
  int last_finished_grade = -1;  ///< the last ply whose positions are all in the rows; -1 if none is
  std::string reached{};         ///< where a run stopped that does not work by plies: "at vertex 3 of 99"
};

/// A row of classes under a key; a ball's key is its vertex.
template <RowOfKeys Row>
Row key_row(const soccer::Pitch& pitch, std::size_t key, std::optional<Natural> histories, Natural weak_classes) {
  if constexpr (std::same_as<Row, soccer::BallCounts>) {
    return {to_string(pitch.lattice().point(static_cast<soccer::Vertex>(key))), std::move(histories),
            std::move(weak_classes)};
  } else {
    return {static_cast<int>(key), std::move(histories), std::move(weak_classes)};
  }
}

}  // namespace quadrille::enumerate
