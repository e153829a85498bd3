// ResultTable: the table of a job's rows as Python sees it: what quadrille.Table (quadrille/_table.py) stands on.
#pragma once

#include <pybind11/pybind11.h>

#include <algorithm>
#include <concepts>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "python/binding/call.hpp"
#include "python/binding/cells.hpp"
#include "python/binding/ending.hpp"
#include "quadrille/job.hpp"
#include "quadrille/record.hpp"
#include "quadrille/table.hpp"

namespace quadrille::python {

/// How many rows are converted before signals are heard again: some hundredths of a second.
constexpr std::size_t rows_between_signals = std::size_t{1} << 12U;

/// A table, how its job ended, and what else the job found.
struct ResultTable {
  Table table;
  TableSchema schema;
  RunStatus status = RunStatus::complete;
  std::string reached{};              ///< as Result::reached
  std::string remedy{};               ///< as Result::remedy
  std::vector<std::string> notes{};   ///< that the job gave before its work
  std::vector<std::string> faults{};  ///< where a record breaks the rules: RecordFault::message
  py::dict facts{};                   ///< by name, what is no column: "positions" that a search took
};

/// The table of a result. The type of its rows decides all else.
/// \param header  without rows, with its provenance
/// \pre the caller holds the lock of Python
template <class Row, std::derived_from<Result<Row>> Found>
ResultTable table_of(Table header, const Noted<Found>& noted) {
  const Found& found = noted.found;
  ResultTable result{std::move(header), table_schema_of<Row>(), found.status, found.reached, found.remedy, noted.notes};
  if (!found.unfilled.empty()) result.table.unfilled = found.unfilled;
  // Other threads of Python run meanwhile, and signals are heard in between.
  const std::span<const Row> rows(found.rows);
  result.table.rows.reserve(rows.size());
  for (std::size_t first = 0; first < rows.size(); first += rows_between_signals) {
    if (first != 0) hear_signals();
    const Unlocked others_run;
    append_rows(result.table, rows.subspan(first, std::min(rows_between_signals, rows.size() - first)));
  }
  // A record's rows are missing where it breaks the rules, which does not end the job.
  constexpr bool is_record = requires { found.faults; };
  if (!found.whole() || is_record) result.table.missing = found.missing;
  if constexpr (is_record) {
    for (const auto& fault : found.faults) result.faults.push_back(fault.message);
  }
  return result;
}

/// The table of an answer. \pre the caller holds the lock of Python
inline ResultTable table_of(Noted<Answer>&& noted, TableSchema schema) {
  Answer& answer = noted.found;
  return {std::move(answer.table), std::move(schema),    answer.ending.status,
          answer.ending.reached,   answer.ending.remedy, std::move(noted.notes)};
}

/// The answer to a request, as Python sees it. \param less  how to ask for less, should the request be large: "fewer
/// plies" \pre the caller holds the lock of Python
/// \param more  more(answer, result): adds what is no column
template <class Request, class More>
ResultTable answer(const Request& request, const Settings& settings, const std::string& less, const More& more) {
  TableSchema schema;
  auto noted = run(settings, [&](const Options& options) {
    auto planned = plan(request, options);
    schema = std::move(planned.schema);
    agree_to(settings, planned.size, less);
    return run(planned, options);
  });
  auto& found = noted.found;
  ResultTable result{std::move(found.table), std::move(schema),   found.ending.status,
                     found.ending.reached,   found.ending.remedy, std::move(noted.notes)};
  if constexpr (requires { found.faults; }) {
    for (const RecordFault& fault : found.faults) result.faults.push_back(fault.message);
  }
  more(found, result);
  return result;
}

/// The same where all that was found is in the columns.
template <class Request>
ResultTable answer(const Request& request, const Settings& settings, const std::string& less = {}) {
  return answer(request, settings, less, [](const auto& /*found*/, ResultTable& /*result*/) {});
}

/// Its name, command and rows in words, and its columns: what a pickled table begins with.
py::tuple tuple_of(const TableSchema& schema);

/// How a job ended, as Python sees it: "complete", "memory".
const char* word_for(RunStatus status);

/// Adds the class to the module.
void bind_result_table(py::module_& module);

}  // namespace quadrille::python
