# `cpack -G DEB`: makes Debian packages from the components that install.cmake defines.
#
# The package quadrille contains the programs, with manual, completions and documentation. The package libquadrille-dev
# contains the libraries with their headers. The package python3-quadrille is made only if the Python module is built,
# and the package quadrille-mpi only if the program quadrille-mpi is built. The tool dpkg-shlibdeps finds the shared
# libraries that the programs depend on.
set(CPACK_PACKAGE_CONTACT "Quadrille maintainers <maintainers@quadrille.invalid>")
set(package_documents ${PROJECT_BINARY_DIR}/documents)

# The files of every Debian package in share/doc/PACKAGE: its licence and its changelog.
file(READ ${PROJECT_SOURCE_DIR}/LICENSE licence)
string(STRIP "${licence}" licence)
string(REGEX REPLACE "\n\n" "\n.\n" licence "${licence}")
string(REGEX REPLACE "\n" "\n " licence " ${licence}")
file(CONFIGURE OUTPUT ${package_documents}/copyright CONTENT "\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: quadrille

Files: *
Copyright: 2026 the Quadrille project
License: BSL-1.0

License: BSL-1.0
@licence@
" @ONLY)
execute_process(COMMAND date -R -u -d ${QUADRILLE_VERSION_DATE} OUTPUT_VARIABLE version_day
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY ENCODING UTF-8)
file(CONFIGURE OUTPUT ${package_documents}/changelog CONTENT "\
quadrille (@PROJECT_VERSION@) unstable; urgency=medium

  * Version @PROJECT_VERSION@.

 -- @CPACK_PACKAGE_CONTACT@  @version_day@
" @ONLY)
add_custom_command(
  OUTPUT ${package_documents}/changelog.gz
  COMMAND ${GZIP_PROGRAM} -9nkf ${package_documents}/changelog
  DEPENDS ${package_documents}/changelog VERBATIM)
add_custom_target(quadrille_changelog ALL DEPENDS ${package_documents}/changelog.gz)
add_dependencies(quadrille_documents quadrille_changelog)
set(debian_packages quadrille/program libquadrille-dev/development)
if(QUADRILLE_PYTHON_BUILT)
  list(APPEND debian_packages python3-quadrille/python)
endif()
if(TARGET quadrille-mpi)
  list(APPEND debian_packages quadrille-mpi/mpi)
endif()
foreach(name_and_component ${debian_packages})
  cmake_path(GET name_and_component PARENT_PATH name)
  cmake_path(GET name_and_component FILENAME component)
  install(FILES ${package_documents}/copyright ${package_documents}/changelog.gz
          DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${name} COMPONENT ${component})
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME quadrille)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL program development)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME quadrille)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION math)
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION "count, solve and verify pencil-and-paper games
Quadrille counts the positions and games of ${QUADRILLE_GAMES_IN_WORDS} exactly, solves them, replays
written games, and checks claims about them.")

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libquadrille-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
# The packages with the headers and the libraries that cmake/packages.cmake requires.
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
    "libboost-dev, libboost-graph-dev, libtbb-dev, libfmt-dev, nlohmann-json3-dev, libpugixml-dev, libsqlitecpp-dev, libsqlite3-dev, libglpk-dev, libqsopt-ex-dev, libgmp-dev, libxxhash-dev")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "libraries and headers of quadrille
The engines, games and exports of quadrille, as C++20 libraries with a
CMake package.")

if(QUADRILLE_PYTHON_BUILT)
  list(APPEND CPACK_COMPONENTS_ALL python)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-quadrille)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
  # The module is built for one minor version of Python.
  math(EXPR next_python "${Python3_VERSION_MINOR} + 1")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
      "python3 (>= ${Python3_VERSION_MAJOR}.${Python3_VERSION_MINOR}), python3 (<< ${Python3_VERSION_MAJOR}.${next_python})")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS "python3-pandas, python3-tqdm")
  set(CPACK_COMPONENT_PYTHON_DESCRIPTION "Python module of quadrille
Counts, solves and verifies pencil-and-paper games from Python, with
exact numbers, and runs games that are written in Python.")
endif()

if(TARGET quadrille-mpi)
  list(APPEND CPACK_COMPONENTS_ALL mpi)
  set(CPACK_DEBIAN_MPI_PACKAGE_NAME quadrille-mpi)
  set(CPACK_DEBIAN_MPI_PACKAGE_SECTION math)
  set(CPACK_DEBIAN_MPI_PACKAGE_DEPENDS "openmpi-bin")  # mpirun
  set(CPACK_DEBIAN_MPI_PACKAGE_SUGGESTS "quadrille")
  set(CPACK_COMPONENT_MPI_DESCRIPTION "count pencil-and-paper games on several machines
The counts of quadrille, shared by the processes of an MPI job: the same
rows to the byte, saved on the way, resumed with any number of processes.")
endif()

# The date of the files in the packages is that of the version, so that packing again gives the same bytes.
execute_process(COMMAND date -u -d ${QUADRILLE_VERSION_DATE} +%s OUTPUT_VARIABLE version_second
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
set(python_module ${PROJECT_BINARY_DIR}/python/quadrille/_quadrille${PYTHON_MODULE_EXTENSION})
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/cpack-date.cmake CONTENT "\
set(ENV{SOURCE_DATE_EPOCH} @version_second@)
# If a build stopped before the Python module or quadrille-mpi, cpack packs the rest.
if(NOT EXISTS \"@python_module@\")
  list(REMOVE_ITEM CPACK_COMPONENTS_ALL python)
endif()
if(NOT EXISTS \"@PROJECT_BINARY_DIR@/quadrille-mpi\")
  list(REMOVE_ITEM CPACK_COMPONENTS_ALL mpi)
endif()
" @ONLY)
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_BINARY_DIR}/cpack-date.cmake)
# Everybody may read the folders, for every umask.
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/cpack-folders.cmake CONTENT "\
file(CHMOD_RECURSE \${CPACK_TEMPORARY_DIRECTORY} DIRECTORY_PERMISSIONS
     OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
" @ONLY)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_BINARY_DIR}/cpack-folders.cmake)
include(CPack)
