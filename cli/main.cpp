// The program `quadrille`. To add a command, see commands.hpp.
#include "cli/program.hpp"

int main(int argc, char** argv) { return static_cast<int>(quadrille::cli::run(argc, argv)); }
