# The tests of the project itself: every header compiles alone, imports run one way, the tree is formatted.

add_test(NAME project/import_order COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/project/import_order.sh ${PROJECT_SOURCE_DIR})
add_test(NAME project/format COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/project/format.sh ${PROJECT_SOURCE_DIR})
add_test(NAME project/missing_tests COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/project/missing_tests.sh ${PROJECT_SOURCE_DIR})
set_tests_properties(project/import_order project/format project/missing_tests PROPERTIES LABELS quick)

# What follows says nothing new under a sanitizer, and takes long there.
if(QUADRILLE_SANITIZE)
  return()
endif()

# Each header in a file of its own, included twice: it needs nothing before it and bears repeating. This builds or fails
# with the rest; running it proves that it was built.
file(GLOB_RECURSE quadrille_headers RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS
     ${PROJECT_SOURCE_DIR}/include/*.hpp
     ${PROJECT_SOURCE_DIR}/graphs/*.hpp ${PROJECT_SOURCE_DIR}/games/*.hpp ${PROJECT_SOURCE_DIR}/enumerate/*.hpp ${PROJECT_SOURCE_DIR}/jobs/*.hpp
     ${PROJECT_SOURCE_DIR}/export/*.hpp ${PROJECT_SOURCE_DIR}/proofs/*.hpp ${PROJECT_SOURCE_DIR}/properties/*.hpp
     ${PROJECT_SOURCE_DIR}/cli/*.hpp)
set(header_sources "")
list(TRANSFORM quadrille_headers REPLACE "^include/" "")
foreach(header ${quadrille_headers})
  string(REPLACE "/" "_" name ${header})
  set(source ${CMAKE_CURRENT_BINARY_DIR}/header_alone/${name}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "#include \"${header}\"\n#include \"${header}\"\n" @ONLY)
  list(APPEND header_sources ${source})
endforeach()
add_library(header_alone OBJECT ${header_sources})
target_link_libraries(header_alone PRIVATE quadrille_cli)
target_compile_options(header_alone PRIVATE -O0)
list(LENGTH header_sources header_count)
add_test(NAME project/header_alone
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/project/header_alone.sh ${header_count} $<TARGET_OBJECTS:header_alone>
         COMMAND_EXPAND_LISTS)
set_tests_properties(project/header_alone PROPERTIES LABELS quick)

add_test(NAME project/readme
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/project/readme.sh ${PROJECT_SOURCE_DIR} $<TARGET_FILE:quadrille>
                 ${QUADRILLE_COQ_BUILT})
set_tests_properties(project/readme PROPERTIES LABELS extreme)

target_compile_definitions(test_project_results PRIVATE QUADRILLE_RESULTS="${PROJECT_SOURCE_DIR}/data/results")
# The quick ones among the results are computed again.
add_test(NAME project/recomputed
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/project/recomputed.sh ${PROJECT_SOURCE_DIR} $<TARGET_FILE:quadrille>
                 $<TARGET_FILE:quadrille_confirm>)
set_tests_properties(project/recomputed PROPERTIES LABELS extreme)
