// The ledger's claims as a table: the libraries above the engines.

#include <iostream>

#include "export/tables/csv.hpp"
#include "proofs/soccer/claims.hpp"

int main() {
  quadrille::Table table;
  table.columns = {"claim"};
  for (const auto& claim : quadrille::soccer::claims()) table.rows.push_back({claim.id});
  std::cout << quadrille::exports::csv(table);
}
