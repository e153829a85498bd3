// Trails of the endless king-move lattice: the paths of a ball on squared paper without rim or goals.
//
//     using namespace quadrille;
//     for (const auto& row : trails::count(trails::CountQuery{.plies = 12}).rows) use(row.plies, row.trails);
#pragma once

#include <optional>

#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/table.hpp"

/// \namespace quadrille::trails
/// Trails and walks of the endless king-move lattice.
namespace quadrille::trails {

/// The longest paths that are counted, 32 plies. No machine gets there: the number of trails has 27 digits.
int most_plies();

/// The trails of 0 to `plies` plies: no segment twice.
struct CountQuery {
  int plies = 0;  ///< 0 to most_plies()
};

/// The self-avoiding walks of 0 to `plies` plies: no vertex twice.
struct CountWalksQuery {
  int plies = 0;  ///< 0 to most_plies()
};

/// The trails of one length.
struct TrailCounts {
  int plies = 0;   ///< the length
  Natural trails;  ///< how many there are from a fixed vertex
};

/// The self-avoiding walks of one length.
struct WalkCounts {
  int plies = 0;  ///< the length
  Natural walks;  ///< how many there are from a fixed vertex
};

Schema<TrailCounts> schema_of(RowType<TrailCounts>);  ///< the columns of its table
Schema<WalkCounts> schema_of(RowType<WalkCounts>);    ///< the columns of its table

/// How many trails, or walks, the count walks through. Short ones are counted for it; the growth of the last of them
/// gives the number of longer ones. Nothing if the stop token is set or the options' memory does not suffice.
/// \throws Error (unusable_input) as count
/// \complexity O(plies), and at most a tenth of a second for the short ones
std::optional<RequestSize> size_of(const CountQuery& query, const Options& options = {});
/// \copydoc size_of(const CountQuery&, const Options&)
std::optional<RequestSize> size_of(const CountWalksQuery& query, const Options& options = {});

/// The number of trails, or walks, of each length, from a fixed vertex. Lengths that were finished stand whatever ends
/// the work.
/// \throws Error (unusable_input) if the plies are out of range
/// \complexity seven times as long for each ply more: 14 plies take seconds
Result<TrailCounts> count(const CountQuery& query, const Options& options = {});
/// \copydoc count(const CountQuery&, const Options&)
Result<WalkCounts> count(const CountWalksQuery& query, const Options& options = {});

}  // namespace quadrille::trails
