// What the tables of `quadrille check` and `quadrille export` hold.
#include "cli/output/tables_of_commands.hpp"

namespace quadrille::cli {

std::vector<TableMeaning> tables_of_check_and_export() {
  return {
      {"check",
       "check",
       "one claim of the sources",
       {{"claim", "the claim's name in the ledger"},
        {"statement", "what was found of it: holds, refuted, reading (it depends on how it is read) or not-reached"},
        {"proof", "what was found of its proof: sound, gap, false-step or none"},
        {"evidence", "coq:NAME, exhaustive:BOARD/PLIES/POSITIONS and property:CASES/SEED, as far as there are"},
        {"witness", "the smallest example against it"}}},
  };
}

}  // namespace quadrille::cli
