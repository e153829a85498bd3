// Memory accounts: the part of the engines' library that is compiled, not a template. (examples/ run games of their own
// on the engines.)
#include <iostream>

#include "quadrille/detail/budget.hpp"
#include "quadrille/error.hpp"

int main() {
  quadrille::engines::Budget budget(1000);
  budget.charge(600);
  try {
    budget.charge(600);
  } catch (const quadrille::engines::OutOfBudget&) {
    std::cout << budget.used() << '\n';
  }
}
