// The program `quadrille-mpi`: the counts and winners of `quadrille`, shared by the ranks of an MPI job.
#include "mpi/program.hpp"

int main(int argc, char** argv) { return static_cast<int>(quadrille::mpi::run(argc, argv)); }
