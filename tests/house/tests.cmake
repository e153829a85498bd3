# The tests of the house itself: every header compiles alone, imports run one way, the tree is formatted.

add_test(NAME house/import_order COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/house/import_order.sh ${PROJECT_SOURCE_DIR})
add_test(NAME house/format COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/house/format.sh ${PROJECT_SOURCE_DIR})
add_test(NAME house/missing_tests COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/house/missing_tests.sh ${PROJECT_SOURCE_DIR})
set_tests_properties(house/import_order house/format house/missing_tests PROPERTIES LABELS quick)

# What follows says nothing new under a sanitizer, and takes long there.
if(QUADRILLE_SANITIZE)
  return()
endif()

# Each header in a file of its own, included twice: it needs nothing before it and bears repeating. This builds or fails
# with the rest; running it proves that it was built.
file(GLOB_RECURSE quadrille_headers RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS
     ${PROJECT_SOURCE_DIR}/graphs/*.hpp ${PROJECT_SOURCE_DIR}/games/*.hpp ${PROJECT_SOURCE_DIR}/enumerate/*.hpp
     ${PROJECT_SOURCE_DIR}/export/*.hpp ${PROJECT_SOURCE_DIR}/proofs/*.hpp ${PROJECT_SOURCE_DIR}/properties/*.hpp
     ${PROJECT_SOURCE_DIR}/cli/*.hpp)
set(header_sources "")
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
add_test(NAME house/header_alone
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/house/header_alone.sh ${header_count} $<TARGET_OBJECTS:header_alone>
         COMMAND_EXPAND_LISTS)
set_tests_properties(house/header_alone PROPERTIES LABELS quick)

add_test(NAME house/readme
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/house/readme.sh ${PROJECT_SOURCE_DIR} $<TARGET_FILE:quadrille>
                 ${QUADRILLE_COQ_BUILT})
set_tests_properties(house/readme PROPERTIES LABELS extreme)

quadrille_test(house/results quick)
target_compile_definitions(test_house_results PRIVATE QUADRILLE_RESULTS="${PROJECT_SOURCE_DIR}/data/results")
# The quick ones among the results are computed again.
add_test(NAME house/recomputed
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/house/recomputed.sh ${PROJECT_SOURCE_DIR} $<TARGET_FILE:quadrille>
                 $<TARGET_FILE:quadrille_confirm>)
set_tests_properties(house/recomputed PROPERTIES LABELS extreme)
