// The games of Tennis, and a value that needs a linear program.
#include "quadrille/tennis.hpp"

#include <iostream>

int main() {
  using namespace quadrille;
  for (const auto& row : rows<tennis::GameCounts>(tennis::count({.points = 5}))) {
    std::cout << row.turns << ',' << row.games << '\n';
  }
  const tennis::Interval value = tennis::solve({.state = tennis::Position{5, 4, 0}}).interval;
  std::cout << value.lower << ',' << value.upper << '\n';
}
