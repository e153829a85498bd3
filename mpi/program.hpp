// The program `quadrille-mpi` as a function. Rank 0 reads the command line, counts and prints; the other ranks wait for
// the jobs that rank 0 shares with them.
#pragma once

#include "cli/exit.hpp"

namespace quadrille::mpi {

/// Starts MPI, runs the command, and ends MPI. Every rank returns the exit status of rank 0.
/// \pre no other thread runs yet
cli::Exit run(int argc, char** argv);

}  // namespace quadrille::mpi
