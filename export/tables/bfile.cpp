// Writes one column of a table as a b-file, the format of the OEIS: each line has an index and a term. Indices that the
// table skips get the term 0.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "enumerate/run/spelling.hpp"
#include "export/tables/formats.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/error.hpp"

namespace quadrille::exports {

namespace {

constexpr int most_terms = 100'000;

[[noreturn]] void refuse_bfile(std::string reason, std::string remedy = "use " + mention("format", "csv")) {
  refuse("b-file", std::move(reason), std::move(remedy));
}

Natural index_of(const Table& table, std::size_t at) {
  if (!table.indexed && table.numbers) return table.numbers->first + at;
  const auto* index = std::get_if<Natural>(&table.rows[at].front());
  if (!table.indexed || index == nullptr) {
    refuse_bfile(
        fmt::format("the table has no number to index its rows by (it begins with '{}')", table.columns.front()));
  }
  return *index;
}

std::size_t find_column(const Table& table, const std::string& name) {
  const auto unfilled = [&](const std::string& column) {
    return std::find(table.unfilled.begin(), table.unfilled.end(), column) != table.unfilled.end();
  };
  const auto text = [&](std::size_t at) {
    return !table.rows.empty() && std::holds_alternative<std::string>(table.rows.front()[at]);
  };
  std::vector<std::string> counts;
  std::size_t first = 0;  // the first count: columns of texts and empty ones are none
  for (std::size_t at = 1; at < table.columns.size(); ++at) {
    if (unfilled(table.columns[at])) continue;
    counts.push_back(table.columns[at]);
    if (first == 0 && !text(at)) first = at;
  }
  if (name.empty() && first != 0) return first;
  if (name.empty()) refuse_bfile("the table has no count for its terms");
  if (std::find(counts.begin(), counts.end(), name) == counts.end()) {
    refuse_bfile(fmt::format("{} '{}'", unfilled(name) ? "this answer has no column" : "no count is called", name),
                 fmt::format("choose {} from {}", mention("column"), fmt::join(counts, ", ")));
  }
  return static_cast<std::size_t>(std::find(table.columns.begin(), table.columns.end(), name) - table.columns.begin());
}

std::size_t find_terms(const Table& table, const std::string& column) {
  if ((!table.indexed && !table.numbers) || table.columns.size() < 2) {
    refuse_bfile("the table has no index to number its terms by");
  }
  return find_column(table, column);
}

}  // namespace

void require_bfile(const Table& header, const std::string& column) { find_terms(header, column); }

std::string bfile(const Table& table, const std::string& column, const std::stop_token& stop) {
  const std::size_t at = find_terms(table, column);
  const std::string& name = table.columns[at];
  const Natural offset = table.rows.empty() ? Natural(0) : index_of(table, 0);
  const std::string& index_name = !table.indexed && table.numbers ? table.numbers->name : table.columns.front();

  const Provenance& from = table.provenance;
  std::string text = fmt::format("# name: {} by {}", name, index_name);
  text += from.rules.empty() ? "\n" : fmt::format(" ({})\n", from.rules);
  text += fmt::format("# offset: {}\n", offset.str());
  text += fmt::format("# command: {} {} {}\n", from.command, running::option("format", "bfile"),
                      running::option("column", name));
  text += fmt::format("# version: {}\n", from.version);
  if (!table.missing.empty()) text += fmt::format("# missing: {}\n", table.missing);

  if (const auto comments = table.comments.find(name); comments != table.comments.end()) {
    for (const std::string& line : comments->second) text += fmt::format("# {}\n", line);
  }

  Natural next = offset;
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    engines::throw_if_stopped(stop);
    const Natural index = index_of(table, row);
    const auto* term = std::get_if<Natural>(&table.rows[row][at]);
    if (term == nullptr) {
      refuse_bfile(fmt::format("the column '{}' is not all numbers (see {} {})", name, index_name, index.str()),
                   "choose another " + mention("column"));
    }
    if (index < next) refuse_bfile(fmt::format("the index '{}' does not increase", index_name));
    if (index - offset >= most_terms) {
      refuse_bfile(fmt::format("{} runs from {} to {} and beyond, more than {} terms", index_name, offset.str(),
                               index.str(), most_terms));
    }
    for (; next < index; ++next) text += next.str() + " 0\n";
    text += fmt::format("{} {}\n", index.str(), term->str());
    ++next;
  }
  return text;
}

}  // namespace quadrille::exports
