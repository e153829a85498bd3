// What the tables of `quadrille solve` hold.
#include "cli/output/tables_of_commands.hpp"

namespace quadrille::cli {

std::vector<TableMeaning> tables_of_solve() { return {}; }

}  // namespace quadrille::cli
