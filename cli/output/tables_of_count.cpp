// What the tables of `quadrille count` hold.
#include "cli/output/tables_of_commands.hpp"

namespace quadrille::cli {

std::vector<TableMeaning> tables_of_count() { return {}; }

}  // namespace quadrille::cli
