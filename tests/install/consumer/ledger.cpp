// The ledger's claims as a table: the libraries above the engines.
#include "proofs/ledger.hpp"

#include <iostream>

#include "export/tables/csv.hpp"

int main() {
  quadrille::Table table;
  table.columns = {"claim"};
  for (const auto& claim : quadrille::proofs::ledger()) table.rows.push_back({claim.id});
  std::cout << quadrille::exports::csv(table);
}
