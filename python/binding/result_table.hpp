// The Python class ResultTable: the table of results that a computation returns. The class quadrille.Table
// (python/quadrille/_table.py) wraps a ResultTable.
#pragma once

#include <pybind11/pybind11.h>

#include <string>
#include <utility>
#include <vector>

#include "python/binding/call.hpp"
#include "python/binding/cells.hpp"
#include "quadrille/job.hpp"
#include "quadrille/record.hpp"
#include "quadrille/table.hpp"

namespace quadrille::python {

/// A table, the ending of its job, and the job's other findings.
struct ResultTable {
  Table table;
  TableSchema schema;
  RunStatus status = RunStatus::complete;
  std::string reached{};              ///< as in Ending
  std::string remedy{};               ///< as in Ending
  std::vector<std::string> notes{};   ///< that the job gave before its work
  std::vector<std::string> faults{};  ///< the broken rules of a record: RecordFault::message
  py::dict facts{};                   ///< by name, findings that are no column: the "positions" of a search
};

/// The table of an answer. \pre the caller holds the lock of Python
inline ResultTable table_of(Noted<Answer>&& noted, TableSchema schema) {
  Answer& answer = noted.found;
  return {std::move(answer.table), std::move(schema),    answer.ending.status,
          answer.ending.reached,   answer.ending.remedy, std::move(noted.notes)};
}

/// The answer to a request, for Python. \pre the caller holds the lock of Python
/// \param less  a smaller request, in case this one is large: "fewer plies"
/// \param more  more(answer, result): adds the findings that are no column
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

/// The same if the columns have all findings.
template <class Request>
ResultTable answer(const Request& request, const Settings& settings, const std::string& less = {}) {
  return answer(request, settings, less, [](const auto& /*found*/, ResultTable& /*result*/) {});
}

/// The name, command and rows of a schema in words, and its columns: the first item of a pickled table.
py::tuple tuple_of(const TableSchema& schema);

/// The ending of a job as a word for Python: "complete", "memory".
const char* word_for(RunStatus status);

/// Adds the class to the module.
void bind_result_table(py::module_& module);

}  // namespace quadrille::python
