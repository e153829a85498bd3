// The permutations of Up's & Down's by score.
#include <iostream>

#include "quadrille/plusminus.hpp"
#include "quadrille/updown.hpp"

int main() {
  using namespace quadrille;
  for (const auto& row : updown::count(updown::CountQuery{.n = 7}).rows) {
    std::cout << row.score << ',' << row.permutations << '\n';
  }
}
