// What a planned count of Paper Soccer hands on: the task of its engine, the columns left empty, the outlook.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "enumerate/soccer/engine.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer {

/// What its engine is to count. Nothing of it is read from text again. \pre `plan` has made it
template <class Row>
enumerate::CountTask task_of(const CountPlan<Row>& plan) {
  return {plan.pitch, enumerate::grouping_of<Row>(),
          plan.query.mirror ? enumerate::Symmetry::mirror : enumerate::Symmetry::none, plan.query.plies};
}

/// The columns that a row leaves empty.
template <class Row>
std::vector<std::string> empty_columns(const Row& row) {
  std::vector<std::string> names;
  for (const Column<Row>& column : schema_of(RowType<Row>{}).columns) {
    if (std::holds_alternative<std::monostate>(column.cell(row))) names.push_back(column.schema.name);
  }
  return names;
}

/// What is known of the count. It refers to the plan. \complexity as size_of, and beyond the usual size as `plan`
template <class Row>
CountOutlook<Row> outlook_of(const CountPlan<Row>& plan, const Options& options);

}  // namespace quadrille::soccer
