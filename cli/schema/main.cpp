// The program `quadrille_schema`, which scripts/reference runs: prints docs/tables.schema.json.
#include <cstdio>
#include <string>

#include "cli/output/tables.hpp"
#include "export/tables/json_schema.hpp"

int main() {
  const std::string text = quadrille::exports::json_schema(quadrille::cli::tables());
  const bool written = std::fputs(text.c_str(), stdout) >= 0 && std::fflush(stdout) == 0;
  return written ? 0 : 1;
}
