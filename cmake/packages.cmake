# Finds the external packages that a build of Quadrille needs. components.cmake lists the packages that a user of an
# installed component needs.
list(PREPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})

find_package(Boost REQUIRED)
# Two builds need a oneTBB of their own: the sanitizer for threads must see the synchronisation of its threads, and a
# static program needs it as an archive.
set(own_tbb "")
if(QUADRILLE_SANITIZE MATCHES thread)
  set(own_tbb thread)
elseif(QUADRILLE_STATIC)
  set(own_tbb static)
  set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
endif()
if(own_tbb)
  # FORCE: an earlier configuration of the build folder may name the packaged one.
  set(TBB_DIR ${PROJECT_SOURCE_DIR}/build/tbb-${own_tbb}/lib/cmake/TBB CACHE PATH "oneTBB of our own" FORCE)
  if(NOT EXISTS ${TBB_DIR}/TBBConfig.cmake)
    message(FATAL_ERROR "no oneTBB in build/tbb-${own_tbb}: scripts/tbb ${own_tbb} build/tbb-${own_tbb} builds one")
  endif()
endif()
foreach(package TBB fmt nlohmann_json pugixml SQLiteCpp GLPK QSopt_ex GMP xxHash)
  find_package(${package} REQUIRED)
endforeach()
find_package(CLI11 REQUIRED)
find_package(Threads REQUIRED)

# Packages without a CMake package file.
find_library(RAPIDCHECK_LIBRARY rapidcheck REQUIRED)
find_path(RAPIDCHECK_INCLUDE_DIR rapidcheck.h REQUIRED)
add_library(quadrille_rapidcheck INTERFACE)
target_include_directories(quadrille_rapidcheck SYSTEM INTERFACE ${RAPIDCHECK_INCLUDE_DIR})
target_link_libraries(quadrille_rapidcheck INTERFACE ${RAPIDCHECK_LIBRARY})

find_path(MUSTACHE_INCLUDE_DIR kainjow/mustache.hpp REQUIRED)
add_library(quadrille_mustache INTERFACE)
target_include_directories(quadrille_mustache SYSTEM INTERFACE ${MUSTACHE_INCLUDE_DIR})

find_path(HIGHWAY_INCLUDE_DIR hwy/highway.h REQUIRED)
add_library(quadrille_highway INTERFACE)
target_include_directories(quadrille_highway SYSTEM INTERFACE ${HIGHWAY_INCLUDE_DIR})

find_library(EDIT_LIBRARY edit REQUIRED)
find_path(EDIT_INCLUDE_DIR histedit.h REQUIRED)
add_library(quadrille_edit INTERFACE)
target_include_directories(quadrille_edit SYSTEM INTERFACE ${EDIT_INCLUDE_DIR})
target_link_libraries(quadrille_edit INTERFACE ${EDIT_LIBRARY})

# Debian packages {fmt} as a shared library and as headers.
set(QUADRILLE_FMT fmt::fmt)
if(QUADRILLE_STATIC)
  set(QUADRILLE_FMT fmt::fmt-header-only)
  set_property(TARGET pugixml::pugixml PROPERTY INTERFACE_LINK_LIBRARIES pugixml::static)
  # An archive does not name its dependencies.
  set_property(TARGET GLPK::GLPK PROPERTY INTERFACE_LINK_LIBRARIES amd colamd suitesparseconfig ltdl z m dl)
  set_property(TARGET QSopt_ex::QSopt_ex PROPERTY INTERFACE_LINK_LIBRARIES GMP::GMP z m)
  target_link_libraries(quadrille_edit INTERFACE bsd md tinfo)
  add_link_options(-static)
endif()
