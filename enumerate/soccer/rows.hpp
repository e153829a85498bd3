// The rows of `count soccer`, made of tallies; the columns are soccer_columns(by).
#pragma once

#include <optional>
#include <vector>

#include "enumerate/soccer/counts.hpp"
#include "enumerate/soccer/tallies.hpp"

namespace quadrille::enumerate {

using SoccerRow = std::vector<std::optional<engines::Natural>>;

/// The rows of --by ply, total and outcome. A length at which no game ends has no row in the last.
std::vector<SoccerRow> rows_of(const PlyTally& tally, SoccerBy by);
/// The rows of --by ball, bounces and vertices.
std::vector<SoccerRow> rows_of(const KeyTally& tally);
/// The rows of --by size.
std::vector<SoccerRow> rows_of(const SizeTally& tally);

/// Halves every count of the rows, which are twice the orbits (enumerate/soccer/orbits.hpp); the index of a row stays.
/// \throws std::logic_error if one is odd: then they are not
void halve(std::vector<SoccerRow>& rows, SoccerBy by);

}  // namespace quadrille::enumerate
