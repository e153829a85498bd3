// The permutations of Up's & Down's by score.
#include <iostream>

#include "quadrille/plusminus.hpp"
#include "quadrille/updown.hpp"

int main() {
  using namespace quadrille;
  for (const auto& row : rows<updown::ScoreCounts>(updown::count({.n = 7}))) {
    std::cout << row.score << ',' << row.permutations << '\n';
  }
}
