#include <iostream>

#include "quadrille/soccer.hpp"

int main() {
  using namespace quadrille;
  for (const auto& row : soccer::count(soccer::CountQuery{.pitch = "paper:3x3", .plies = 5}).rows) {
    std::cout << row.ply << ',' << row.histories.value() << ',' << row.weak_classes << '\n';
  }
}
