// The program `quadrille`. To add a command, see commands.hpp.
#include "cli/owner.hpp"
#include "cli/program.hpp"

int main(int argc, char** argv) {
  quadrille::cli::end_with_owner();
  return static_cast<int>(quadrille::cli::run(argc, argv));
}
