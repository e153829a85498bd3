# Builds quadrille-mpi, a program that counts like quadrille and shares the work among the processes of an MPI job.
# QUADRILLE_MPI is ON (MPI is required), OFF, or AUTO (the program is built if MPI is found). No other part of the
# project needs MPI.
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
# MPI's old C++ classes are not used, so their headers are not read.
target_compile_definitions(quadrille_mpi PUBLIC OMPI_SKIP_MPICXX MPICH_SKIP_MPICXX)
add_executable(quadrille-mpi mpi/main.cpp)
target_link_libraries(quadrille-mpi PRIVATE quadrille_mpi)
