#include <iostream>

#include "quadrille/soccer.hpp"

int main() {
  using namespace quadrille;
  const auto counts = count(soccer::CountQuery{.pitch = "paper:3x3", .plies = 5});
  for (const auto& row : counts.rows) std::cout << row.ply << ',' << *row.histories << ',' << row.weak_classes << '\n';
}
