# The fuzzers: readers/NAME.cpp is a reader, corpus/NAME its inputs, NAME.dict its words if it has some.
#
# In every build the corpora are read again (fuzz/corpus). With QUADRILLE_FUZZ, and clang, each reader is a program of
# libFuzzer's as well, fuzz_NAME; the target quadrille_fuzz builds them all (scripts/fuzz).
set(folder ${CMAKE_CURRENT_LIST_DIR})
file(GLOB reader_sources CONFIGURE_DEPENDS ${folder}/readers/*.cpp)
set(reader_names "")
set(reader_lines "")
foreach(source ${reader_sources})
  cmake_path(GET source STEM name)
  list(APPEND reader_names ${name})
  string(APPEND reader_lines "QUADRILLE_READER(${name})\n")
endforeach()
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/fuzz/readers.def CONTENT "${reader_lines}")

file(GLOB comparison_sources CONFIGURE_DEPENDS ${folder}/comparisons*.cpp)
file(GLOB saved_sources CONFIGURE_DEPENDS ${folder}/saved_*.cpp)
add_library(quadrille_fuzz_readers STATIC ${reader_sources} ${comparison_sources} ${saved_sources} ${folder}/readers.cpp
                                          ${folder}/query.cpp)
target_include_directories(quadrille_fuzz_readers PUBLIC ${PROJECT_BINARY_DIR}/fuzz)
target_link_libraries(quadrille_fuzz_readers PUBLIC quadrille_cli quadrille_confirm_methods)

if(TARGET test_fuzz_corpus)
  target_link_libraries(test_fuzz_corpus PRIVATE quadrille_fuzz_readers)
  target_compile_definitions(test_fuzz_corpus PRIVATE QUADRILLE_CORPUS="${folder}/corpus")
endif()

if(NOT QUADRILLE_FUZZ)
  return()
endif()
add_executable(fuzz_seeds EXCLUDE_FROM_ALL ${folder}/seeds.cpp)
target_link_libraries(fuzz_seeds PRIVATE quadrille_fuzz_readers)
add_custom_target(quadrille_fuzz DEPENDS fuzz_seeds)
foreach(name ${reader_names})
  add_executable(fuzz_${name} EXCLUDE_FROM_ALL ${folder}/fuzzer.cpp $<$<STREQUAL:${name},query>:${folder}/query_mutator.cpp>)
  target_compile_definitions(fuzz_${name} PRIVATE QUADRILLE_FUZZED=${name})
  target_link_libraries(fuzz_${name} PRIVATE quadrille_fuzz_readers -fsanitize=fuzzer)
  add_dependencies(quadrille_fuzz fuzz_${name})
endforeach()
