// Spells requests in the form of the command line. Each argument of a request becomes the command-line option that sets
// it. Files outside cli/ that name an option of a request take the name of the option from here.
//
// The normal form of a request lists its arguments with their values. Checkpoints and tables record this normal form as
// the command that makes the request.
#pragma once

#include <fmt/format.h>

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "enumerate/run/version.hpp"
#include "quadrille/job.hpp"
#include "quadrille/table.hpp"

namespace quadrille::running {

/// The option that sets the argument, with its value: `--engine layered`. The Spelling of the program.
std::string option(std::string_view argument, std::string_view value = {});

/// An argument of a request, with its value if it has one.
struct Argument {
  std::string_view name;
  std::optional<std::string> value;  ///< an empty text for an option without a value; no text if it is not given

  Argument(std::string_view argument, std::string_view text) : name(argument), value(text) {}
  Argument(std::string_view argument, const std::string& text) : name(argument), value(text) {}
  Argument(std::string_view argument, const char* text) : name(argument), value(text) {}
  Argument(std::string_view argument, std::integral auto number) : name(argument), value(fmt::format("{}", number)) {}
  Argument(std::string_view argument, std::optional<std::string> text) : name(argument), value(std::move(text)) {}
  Argument(std::string_view argument, const std::optional<int>& number) : name(argument) {
    if (number) value = fmt::format("{}", *number);
  }
  Argument(std::string_view argument, const Range& range);
  Argument(std::string_view argument, bool flag) : name(argument) {
    if (flag) value.emplace();
  }
};

/// A value with blanks, quoted for a shell: `'(2,2) (2,1)'`; no value if it is empty.
inline std::optional<std::string> quoted(const std::string& value) {
  return value.empty() ? std::nullopt : std::optional(fmt::format("'{}'", value));
}

/// The options of a request, each after a blank: ` --pitch paper:3x3 --by ply`. \param arguments  in the order of the
/// normal form
std::string options_of(const std::vector<Argument>& arguments);

/// The command of the program for a request: `quadrille count soccer --pitch paper:3x3 --by ply`.
/// \param command  `count soccer`
std::string command_of(std::string_view command, const std::vector<Argument>& arguments);

/// A range as text: one number (`20`), or the first and the last (`4..34`).
std::string spelled(const Range& range);

/// A plan for an answer with rows of this type. \param command, rules  as in Provenance
template <class Row, class Request>
Plan<Request> plan_for(Request request, std::string command, std::string rules) {
  TableSchema schema = table_schema_of<Row>();
  Table table = empty_table(schema);
  table.provenance = {std::move(command), std::move(rules), version()};
  return {std::move(request), std::move(schema), std::move(table)};
}

/// The table of a row type, without rows; its provenance names the request.
template <class Row>
Table table_for(std::string command, std::string rules) {
  Table table = empty_table(table_schema_of<Row>());
  table.provenance = {std::move(command), std::move(rules), version()};
  return table;
}

}  // namespace quadrille::running
