# The tests of the project itself: includes run one way, every header compiles alone and is tested, what is installed is
# needed, the tree is formatted.

# Where the tests that read stored results find them.
foreach(target test_project_results test_project_soccer_results test_enumerate_soccer_estimate_coverage
        test_enumerate_numbers_recurrence_flint)
  target_compile_definitions(${target} PRIVATE QUADRILLE_RESULTS="${PROJECT_SOURCE_DIR}/data/results")
endforeach()
find_library(QUADRILLE_FLINT flint REQUIRED)
target_link_libraries(test_enumerate_numbers_recurrence_flint PRIVATE ${QUADRILLE_FLINT})

# What follows says nothing new under a sanitizer or for the coverage, and takes long there.
if(QUADRILLE_SANITIZE OR QUADRILLE_COVERAGE)
  return()
endif()

# Each script is given the root of the project and the compiler, and says its label in its head.
foreach(name import_order installed_headers independence shared_files file_sizes missing_tests string_streams format)
  quadrille_label_of(${CMAKE_CURRENT_SOURCE_DIR}/project/${name}.sh label)
  add_test(NAME project/${name}
           COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/project/${name}.sh ${PROJECT_SOURCE_DIR} ${CMAKE_CXX_COMPILER})
  set_tests_properties(project/${name} PROPERTIES LABELS ${label} TIMEOUT 600)
endforeach()

# The linter and the coverage of other sources say nothing of how these are compiled.
foreach(name lint coverage)
  quadrille_label_of(${CMAKE_CURRENT_SOURCE_DIR}/project/${name}.sh label)
  add_test(NAME project/${name} COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/project/${name}.sh ${PROJECT_SOURCE_DIR})
  set_tests_properties(project/${name} PROPERTIES LABELS ${label} TIMEOUT 600)
endforeach()

# A fifth game, added to a copy of the tree, needs one line in a shared file. It builds the program anew: long.
add_test(NAME project/fifth_game
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/project/fifth_game.sh ${PROJECT_SOURCE_DIR}
         CONFIGURATIONS long)
set_tests_properties(project/fifth_game PROPERTIES LABELS long TIMEOUT 7200)

# Each header in a file of its own, included twice: it needs nothing before it and bears repeating. These build or fail
# with the rest; running the test proves that they were built. The public headers see nothing but include/. None of them
# sees a precompiled header.
# quadrille_header_alone(TARGET HEADER...) makes the object library.
function(quadrille_header_alone target)
  set(sources "")
  foreach(header ${ARGN})
    string(REPLACE "/" "_" name ${header})
    set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}/${name}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "#include \"${header}\"\n#include \"${header}\"\n" @ONLY)
    list(APPEND sources ${source})
  endforeach()
  add_library(${target} OBJECT ${sources})
  target_compile_options(${target} PRIVATE -O0)
endfunction()

file(GLOB_RECURSE public_headers RELATIVE ${PROJECT_SOURCE_DIR}/include CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/include/*.hpp)
quadrille_header_alone(public_header_alone ${public_headers})
target_include_directories(public_header_alone PRIVATE ${PROJECT_SOURCE_DIR}/include)
target_compile_options(public_header_alone PRIVATE $<TARGET_PROPERTY:quadrille_options,INTERFACE_COMPILE_OPTIONS>)

set(inner_headers "")
foreach(module graphs games enumerate jobs export proofs properties cli)
  file(GLOB_RECURSE headers RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${module}/*.hpp)
  list(APPEND inner_headers ${headers})
endforeach()
quadrille_header_alone(header_alone ${inner_headers})
target_link_libraries(header_alone PRIVATE quadrille_cli quadrille_confirm_methods)

list(LENGTH public_headers public_count)
list(LENGTH inner_headers inner_count)
math(EXPR header_count "${public_count} + ${inner_count}")
add_test(NAME project/header_alone
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/project/header_alone.sh ${header_count}
                 $<TARGET_OBJECTS:public_header_alone> $<TARGET_OBJECTS:header_alone>
         COMMAND_EXPAND_LISTS)
set_tests_properties(project/header_alone PROPERTIES LABELS quick)

# The documentation of the public headers, with the Doxyfile of the target that documentation.cmake adds.
if(TARGET quadrille_documentation)
  quadrille_label_of(${CMAKE_CURRENT_SOURCE_DIR}/project/documentation.sh label)
  add_test(NAME project/documentation
           COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/project/documentation.sh ${PROJECT_SOURCE_DIR}
                   ${PROJECT_BINARY_DIR}/Doxyfile)
  set_tests_properties(project/documentation PROPERTIES LABELS ${label} TIMEOUT 600)
endif()

# The quick ones among the results are computed again.
add_test(NAME project/recomputed
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/project/recomputed.sh ${PROJECT_SOURCE_DIR} $<TARGET_FILE:quadrille>
                 $<TARGET_FILE:quadrille_confirm>)
set_tests_properties(project/recomputed PROPERTIES LABELS extreme)
# And all of them, the headline results with their confirmations: half an hour or so.
add_test(NAME project/recomputed_all
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/project/recomputed.sh ${PROJECT_SOURCE_DIR} $<TARGET_FILE:quadrille>
                 $<TARGET_FILE:quadrille_confirm> 86400 CONFIGURATIONS long)
set_tests_properties(project/recomputed_all PROPERTIES LABELS long TIMEOUT 14400)

# The table of winners, made by programs that only say what a solver and a checker would.
quadrille_label_of(${CMAKE_CURRENT_SOURCE_DIR}/project/soccer_winners.sh label)
add_test(NAME project/soccer_winners
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/project/soccer_winners.sh ${PROJECT_SOURCE_DIR} $<TARGET_FILE:quadrille>)
set_tests_properties(project/soccer_winners PROPERTIES LABELS ${label} TIMEOUT 600)
