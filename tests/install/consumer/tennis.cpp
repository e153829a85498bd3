// The games of Tennis, and a value that takes a linear program.
#include "quadrille/tennis.hpp"

#include <iostream>

int main() {
  using namespace quadrille;
  for (const auto& row : tennis::count(tennis::CountQuery{.points = 5}).rows) {
    std::cout << row.turns << ',' << row.games << '\n';
  }
  for (const auto& row : tennis::solve(tennis::SolveQuery{.state = {5, 4, 0}}).rows) {
    std::cout << row.lower << ',' << row.upper << '\n';
  }
}
