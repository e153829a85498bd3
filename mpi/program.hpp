// The program as a function. Rank 0 reads the command line, counts and prints; the other ranks wait for what it shares.
#pragma once

#include "cli/exit.hpp"

namespace quadrille::mpi {

/// Starts MPI, runs the command, and ends MPI. Every rank returns what rank 0 does.
/// \pre no other thread runs yet
cli::Exit run(int argc, char** argv);

}  // namespace quadrille::mpi
