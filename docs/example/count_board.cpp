#include <iostream>

#include "quadrille/soccer.hpp"

int main() {
  using namespace quadrille;
  for (const auto& row : soccer::rows(soccer::count({.pitch = "paper:3x3", .plies = 5}))) {
    std::cout << *row.ply << ',' << *row.histories << ',' << *row.weak_classes << '\n';
  }
}
