// The boards and the trails of Paper Soccer.
#include "quadrille/soccer.hpp"

#include <iostream>

#include "quadrille/trails.hpp"

int main() {
  using namespace quadrille;
  for (const auto& row : soccer::rows(soccer::count({.pitch = "paper:3x3", .plies = 4}))) {
    std::cout << *row.ply << ',' << *row.histories << ',' << *row.weak_classes << '\n';
  }
  for (const auto& row : rows<trails::TrailCounts>(trails::count({.plies = 4})))
    std::cout << row.plies << ',' << row.trails << '\n';
}
