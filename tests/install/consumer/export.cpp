// Rows as a table in a form that other programs read.
#include "quadrille/export.hpp"

#include <iostream>

#include "quadrille/trails.hpp"

int main() {
  using namespace quadrille;
  Table table = empty_table(table_schema_of<trails::TrailCounts>());
  append_rows(table, trails::count(trails::CountQuery{.plies = 5}).rows);
  std::cout << exports::format_table(table, exports::TextFormat::csv);
}
