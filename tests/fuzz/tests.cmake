# The fuzzers: readers/NAME.cpp is a reader, corpus/NAME has its inputs, and NAME.dict its words, if it has some.
#
# Every build reads the corpora (test_fuzz). With QUADRILLE_FUZZ and clang, the program fuzz passes them to libFuzzer
# (scripts/fuzz); the target quadrille_fuzz builds it.
set(folder ${CMAKE_CURRENT_LIST_DIR})
file(GLOB reader_sources CONFIGURE_DEPENDS ${folder}/readers/*.cpp)
set(reader_lines "")
foreach(source ${reader_sources})
  cmake_path(GET source STEM name)
  string(APPEND reader_lines "QUADRILLE_READER(${name})\n")
endforeach()
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/fuzz/readers.def CONTENT "${reader_lines}")

file(GLOB shared_sources CONFIGURE_DEPENDS ${folder}/comparisons*.cpp)
add_library(quadrille_fuzz_readers STATIC ${reader_sources} ${shared_sources} ${folder}/readers.cpp ${folder}/query.cpp)
set_target_properties(quadrille_fuzz_readers PROPERTIES UNITY_BUILD ${QUADRILLE_UNITY} UNITY_BUILD_MODE GROUP)
set_source_files_properties(${reader_sources} PROPERTIES UNITY_GROUP readers)
target_include_directories(quadrille_fuzz_readers PUBLIC ${PROJECT_BINARY_DIR}/fuzz)
target_link_libraries(quadrille_fuzz_readers PUBLIC quadrille_cli quadrille_confirm_methods)
quadrille_tests(fuzz fuzz NEEDS quadrille_fuzz_readers)

if(NOT QUADRILLE_FUZZ)
  return()
endif()
add_executable(fuzz EXCLUDE_FROM_ALL ${folder}/fuzzer.cpp)
target_link_libraries(fuzz PRIVATE quadrille_fuzz_readers -fsanitize=fuzzer)
add_custom_target(quadrille_fuzz DEPENDS fuzz)
