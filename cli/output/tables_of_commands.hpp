// The parts of cli/output/tables.hpp: one function, and one file, a group of commands.
#pragma once

#include <vector>

#include "cli/output/tables.hpp"

namespace quadrille::cli {

struct ColumnMeaning {
  std::string name;
  std::string meaning;
};
struct TableMeaning {
  std::string name;
  std::string command;
  std::string row;
  std::vector<ColumnMeaning> columns;
};

std::vector<TableMeaning> tables_of_count();
std::vector<TableMeaning> tables_of_solve();
std::vector<TableMeaning> tables_of_replay();

}  // namespace quadrille::cli
