// An MPI that lets only the first thread call it: a library for LD_PRELOAD, loaded before MPI's own.
#include <mpi.h>

extern "C" int MPI_Init_thread(int* argc, char*** argv, int /*required*/, int* provided) {
  const int error = PMPI_Init_thread(argc, argv, MPI_THREAD_SINGLE, provided);
  *provided = MPI_THREAD_FUNNELED;
  return error;
}
