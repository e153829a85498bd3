// What the tables of `quadrille replay` hold.
#include "cli/output/tables_of_commands.hpp"

namespace quadrille::cli {

std::vector<TableMeaning> tables_of_replay() { return {}; }

}  // namespace quadrille::cli
