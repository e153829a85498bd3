// Queries: engines compared with references. If answers differ, the query is made smaller first, and shown as a command
// line.
#include "tests/fuzz/query.hpp"

#include <exception>

#include "tests/fuzz/comparisons.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

// The difference between the answers of a query; empty if they agree.
std::string difference(const Query& query) {
  try {
    comparison_of(query).compare(query);
    return {};
  } catch (const std::exception& defect) {
    return defect.what();
  }
}

}  // namespace

void read_query(Bytes bytes, Checks /*checks*/) {
  const auto query = parse_query(kinds_of_queries(), text_of(bytes));
  if (!query || difference(*query).empty()) return;
  const Query smallest = shrunk(*query, [](const Query& tried) { return !difference(tried).empty(); });
  throw Defect(difference(smallest) + "\n  as in: " + smallest.text() +
               "\n  on the command line: " + comparison_of(smallest).command_line(smallest));
}

}  // namespace quadrille::fuzz
