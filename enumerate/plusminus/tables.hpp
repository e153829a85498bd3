// The tables of Plusses & Minuses without their rows: the request in its normal form, and the rules.
#pragma once

#include "quadrille/plusminus.hpp"
#include "quadrille/table.hpp"

namespace quadrille::plusminus {

/// @{
/// The table that answers a query.
Table header_of(const MatchesQuery& query);
Table header_of(const DescentsQuery& query);
Table header_of(const PairsQuery& query);
Table header_of(const SolveQuery& query);
Table header_of(const PredictionsQuery& query);
Table header_of(const LineQuery& query);
/// @}

}  // namespace quadrille::plusminus
