#include "enumerate/updown/tables.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "enumerate/run/spelling.hpp"

namespace quadrille::updown {

namespace {

using run::Argument;

std::string rules(int first, int last) {
  return fmt::format("up's & down's, {} number{}", run::range(first, last), last == 1 ? "" : "s");
}

template <class Row>
Table counted(int first, int last, const char* by, bool indexed) {
  Table table = run::table_for<Row>(run::command_of("count updown", {{"n", run::range(first, last)}, {"by", by}}),
                                    rules(first, last));
  table.indexed = indexed;
  return table;
}

template <class Row>
Table solved(int first, int last, Role begins, const std::vector<Argument>& more) {
  std::vector<Argument> arguments{{"n", run::range(first, last)},
                                  {"first", begins == Role::offense ? "offense" : "defense"}};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return run::table_for<Row>(run::command_of("solve updown", arguments), rules(first, last));
}

Argument argument_of(const std::vector<int>& list) {
  return {"list", list.empty() ? "''" : fmt::format("{}", fmt::join(list, ","))};
}

}  // namespace

Table header_of(const CountQuery& query) { return counted<ScoreCounts>(query.n, query.n, "score", true); }
Table header_of(const CountRangeQuery& query) {
  return counted<RangeScoreCounts>(query.first, query.last, "score", false);
}
Table header_of(const CountSignaturesQuery& query) {
  return counted<SignatureCounts>(query.n, query.n, "signature", false);
}

Table header_of(const SolveQuery& query) { return solved<Solution>(query.first_n, query.last_n, query.first, {}); }
Table header_of(const LineQuery& query, bool with_list) {
  std::vector<Argument> arguments{{"line", true}};
  if (with_list) arguments.push_back(argument_of(query.list));
  return solved<LineTurn>(query.n, query.n, query.first, arguments);
}
Table header_of(const AdviceQuery& query) {
  Table table = solved<Advice>(query.n, query.n, query.first, {argument_of(query.list)});
  table.indexed = false;  // numbers that are written already have no row
  return table;
}

}  // namespace quadrille::updown
