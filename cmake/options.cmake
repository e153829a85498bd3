# Defines the target quadrille_options. Every target of the project gets its compile options from quadrille_options.
#
# Warnings, sanitizers and the checked standard library apply only inside this project (BUILD_INTERFACE). A program that
# uses the installed libraries is compiled with its own options.
add_library(quadrille_options INTERFACE)
target_compile_features(quadrille_options INTERFACE cxx_std_20)
# Public headers are included as "quadrille/engines.hpp"; those of the modules from the root: "graphs/lattice.hpp".
target_include_directories(quadrille_options INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
                                                       $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
                                                       $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)

function(quadrille_own_compile_options)
  foreach(option ${ARGN})
    target_compile_options(quadrille_options INTERFACE $<BUILD_INTERFACE:${option}>)
  endforeach()
endfunction()

quadrille_own_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
# g++ 12 wrongly warns of overlapping copies inside std::string (its bugs 105329, 105651).
quadrille_own_compile_options($<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
# By default g++ collects its garbage as if memory were scarce; rarer collections save an eighth of its time.
quadrille_own_compile_options($<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=1000000>
                              $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-expand=200>)
# Code from a precompiled header does not count as a system header, so g++ wrongly warns inside std::string,
# std::variant and Boost's large numbers too.
quadrille_own_compile_options($<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow> $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds>
                              $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
                              $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overread>)
# The Python module is a shared library made of the static ones. Nobody replaces their functions at load time, so this
# option keeps the program as fast as without -fPIC.
if(QUADRILLE_PYTHON_BUILT)
  quadrille_own_compile_options(-fPIC -fno-semantic-interposition)
endif()
# oneTBB defines it for each target that links it. The precompiled header includes oneTBB and also serves the other
# targets.
target_compile_definitions(quadrille_options INTERFACE $<BUILD_INTERFACE:$<$<CONFIG:Debug>:TBB_USE_DEBUG>>)
if(QUADRILLE_SANITIZE)
  quadrille_own_compile_options(-fsanitize=${QUADRILLE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(quadrille_options INTERFACE $<BUILD_INTERFACE:-fsanitize=${QUADRILLE_SANITIZE}>)
endif()
# The fuzzer does not trace comparisons: these calls took a third of the tests' time. The corpora and the dictionaries
# of tests/fuzz contain most words that readers accept.
if(QUADRILLE_SANITIZE MATCHES fuzzer)
  quadrille_own_compile_options(-fno-sanitize-coverage=trace-cmp)
endif()
# (Counts are atomic: clang derives the count of one outcome from others by subtraction, so a count lost between two
# threads would look like an outcome that no run took.)
if(QUADRILLE_COVERAGE)
  quadrille_own_compile_options(-fprofile-instr-generate -fcoverage-mapping -fprofile-update=atomic)
  target_link_options(quadrille_options INTERFACE $<BUILD_INTERFACE:-fprofile-instr-generate>)
endif()
# The build type for sanitizers: enough optimisation to make them bearable, and the line numbers of a stack.
set(CMAKE_CXX_FLAGS_SANITIZED "-O1 -g1")
if(QUADRILLE_SANITIZE MATCHES thread)
  # g++ warns that atomic_thread_fence is not instrumented; oneTBB's headers use it.
  quadrille_own_compile_options(-Wno-tsan)
endif()
if(QUADRILLE_CHECKED_LIBRARY)
  target_compile_definitions(quadrille_options INTERFACE $<BUILD_INTERFACE:_GLIBCXX_ASSERTIONS>)
endif()
