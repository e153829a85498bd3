// An MPI that allows calls from the first thread only: a library to be loaded before MPI's own (LD_PRELOAD).
#include <mpi.h>

extern "C" int MPI_Init_thread(int* argc, char*** argv, int /*required*/, int* provided) {
  const int error = PMPI_Init_thread(argc, argv, MPI_THREAD_SINGLE, provided);
  *provided = MPI_THREAD_FUNNELED;
  return error;
}
