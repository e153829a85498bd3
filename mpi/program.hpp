// The program `quadrille-mpi` as a function that every rank (process) of an MPI job calls. Rank 0 reads the command
// line, counts and prints. The other ranks wait for jobs that rank 0 shares with them.
#pragma once

#include "cli/exit.hpp"

namespace quadrille::mpi {

/// Starts MPI, runs the command, and ends MPI. Every rank returns the exit status of rank 0.
/// \pre no other thread runs yet
cli::Exit run(int argc, char** argv);

}  // namespace quadrille::mpi
