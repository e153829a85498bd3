# quadrille-mpi: the counts of quadrille across the ranks of an MPI job. QUADRILLE_MPI is ON (MPI has to be there), OFF, or
# AUTO: where MPI is found. Nothing else of the project needs MPI.
set(QUADRILLE_MPI AUTO CACHE STRING "build quadrille-mpi: ON, OFF or AUTO")
if(QUADRILLE_MPI STREQUAL "OFF" OR QUADRILLE_SANITIZE OR QUADRILLE_COVERAGE)
  return()
endif()
if(QUADRILLE_MPI STREQUAL "AUTO")
  find_package(MPI QUIET COMPONENTS CXX)
else()
  find_package(MPI REQUIRED COMPONENTS CXX)
endif()
if(NOT MPI_CXX_FOUND)
  message(STATUS "quadrille-mpi: no MPI here, so it is not built (Debian: libopenmpi-dev and openmpi-bin)")
  return()
endif()

quadrille_module(mpi FOLDERS mpi EXCEPT mpi/main.cpp NEEDS quadrille_cli MPI::MPI_CXX)
# MPI's old C++ classes are neither used nor read.
target_compile_definitions(quadrille_mpi PUBLIC OMPI_SKIP_MPICXX MPICH_SKIP_MPICXX)
add_executable(quadrille-mpi mpi/main.cpp)
target_link_libraries(quadrille-mpi PRIVATE quadrille_mpi)
