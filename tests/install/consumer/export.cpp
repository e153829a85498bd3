// Rows as a table in a format for other programs.
#include "quadrille/export.hpp"

#include <iostream>

#include "quadrille/trails.hpp"

int main() {
  using namespace quadrille;
  std::cout << exports::format_table(trails::count({.plies = 5}).table, exports::TextFormat::csv);
}
