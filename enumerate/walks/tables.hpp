// The tables of the endless lattice's trails without their rows: the request in its normal form, and the rules.
#pragma once

#include "enumerate/run/spelling.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::trails {

/// @{
/// The table that answers a query.
inline Table header_of(const CountQuery& query) {
  return running::table_for<TrailCounts>(running::command_of("count trails", {{"plies", query.plies}}),
                                         "endless king-move lattice");
}
inline Table header_of(const CountWalksQuery& query) {
  return running::table_for<WalkCounts>(
      running::command_of("count trails", {{"plies", query.plies}, {"acyclic", true}}), "endless king-move lattice");
}
/// @}

}  // namespace quadrille::trails
