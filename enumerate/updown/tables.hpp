// The tables of Up's & Down's without their rows: the request in its normal form, and the rules.
#pragma once

#include "quadrille/table.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::updown {

/// @{
/// The table that answers a query.
Table header_of(const CountQuery& query);
Table header_of(const CountRangeQuery& query);
Table header_of(const CountSignaturesQuery& query);
Table header_of(const SolveQuery& query);
Table header_of(const AdviceQuery& query);
/// \param with_list  whether the list was given, be it empty
Table header_of(const LineQuery& query, bool with_list);
/// @}

}  // namespace quadrille::updown
