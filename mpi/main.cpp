// The program `quadrille-mpi`. It counts and finds winners like `quadrille`, but the processes of an MPI job share the
// work.
#include "mpi/program.hpp"

int main(int argc, char** argv) { return static_cast<int>(quadrille::mpi::run(argc, argv)); }
