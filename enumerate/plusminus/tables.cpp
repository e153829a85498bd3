#include "enumerate/plusminus/tables.hpp"

#include <fmt/format.h>

#include <concepts>
#include <string>
#include <vector>

#include "enumerate/run/spelling.hpp"

namespace quadrille::plusminus {

namespace {

template <class Row>
Table counted(const std::vector<running::Argument>& arguments) {
  Table table = running::table_for<Row>(running::command_of("count plusminus", arguments), "plusses and minuses");
  table.indexed = std::same_as<Row, PairsCount>;  // the other tables have two indices
  return table;
}

// \param rows  what each row is about; an option of its own
template <class Row>
Table solved(const std::string& n, int places_first, const running::Argument& rows) {
  Table table =
      running::table_for<Row>(running::command_of("solve plusminus", {{"n", n}, {"places_first", places_first}, rows}),
                              fmt::format("plusses and minuses, player {} places first", places_first));
  table.indexed = !std::same_as<Row, LineTurn>;  // no number is what a turn counts
  return table;
}

}  // namespace

Table header_of(const MatchesQuery& query) { return counted<MatchesCounts>({{"predictions", query.predictions}}); }
Table header_of(const DescentsQuery& query) { return counted<DescentsCounts>({{"n", query.n}, {"by", "descents"}}); }
Table header_of(const PairsQuery& query) {
  return counted<PairsCount>({{"n", running::range(query.first, query.last)}, {"by", "pairs"}});
}

Table header_of(const SolveQuery& query) {
  return solved<Solution>(running::range(query.first, query.last), query.places_first, {"line", false});
}
Table header_of(const PredictionsQuery& query) {
  return solved<MarginCounts>(running::range(query.n, query.n), query.places_first, {"by", "predictions"});
}
Table header_of(const LineQuery& query) {
  return solved<LineTurn>(running::range(query.n, query.n), query.places_first, {"line", true});
}

}  // namespace quadrille::plusminus
