# Failing calls of the system and kills, in small runs of the program (inject.py, kill.py). A few always, more in
# the long tests, all by scripts/test faults and scripts/test kills. A sanitizer has its own malloc.
if(QUADRILLE_SANITIZE OR QUADRILLE_COVERAGE)
  return()
endif()
find_package(Python3 QUIET COMPONENTS Interpreter)
if(NOT Python3_FOUND)
  message(STATUS "faults: no Python here, so the tests of faults and kills are left out")
  return()
endif()
set(folder ${CMAKE_CURRENT_LIST_DIR})
add_library(quadrille_fault_shim MODULE ${folder}/shim.cpp)
target_compile_features(quadrille_fault_shim PRIVATE cxx_std_20)
target_compile_options(quadrille_fault_shim PRIVATE -O2 -Wall -Wextra -Wshadow -Werror)
target_link_libraries(quadrille_fault_shim PRIVATE ${CMAKE_DL_LIBS})

# quadrille_fault_test(NAME LABEL COMMAND...) is run in Python.
function(quadrille_fault_test name label)
  quadrille_configurations_of(${label} configurations)
  add_test(NAME faults/${name} COMMAND ${Python3_EXECUTABLE} -B ${ARGN} ${configurations})
  set_tests_properties(faults/${name} PROPERTIES LABELS ${label} TIMEOUT 600)
endfunction()

set(inject ${CMAKE_CURRENT_LIST_DIR}/inject.py $<TARGET_FILE:quadrille> $<TARGET_FILE:quadrille_fault_shim>)
set(kill ${CMAKE_CURRENT_LIST_DIR}/kill.py $<TARGET_FILE:quadrille>)
quadrille_fault_test(every_command quick ${CMAKE_CURRENT_LIST_DIR}/every_command.py $<TARGET_FILE:quadrille>)
quadrille_fault_test(tables quick ${CMAKE_CURRENT_LIST_DIR}/tables_test.py $<TARGET_FILE:quadrille>)
quadrille_fault_test(renames quick ${CMAKE_CURRENT_LIST_DIR}/renames.py $<TARGET_FILE:quadrille>
                     $<TARGET_FILE:quadrille_fault_shim>)
quadrille_fault_test(injected extreme ${inject} --first 1 --more 1 --without report)
quadrille_fault_test(injected_memory extreme ${inject} --own-work --first 2800 --more 0 --kinds malloc count-updown
                     sample-games check-generated)
set_tests_properties(faults/injected_memory PROPERTIES TIMEOUT 1200)
quadrille_fault_test(killed extreme ${kill} --kills 4 layered positions append)
quadrille_fault_test(injected_often long ${inject} --first 50 --more 100)
quadrille_fault_test(killed_often long ${kill} --kills 50)
set_tests_properties(faults/injected_often faults/killed_often PROPERTIES TIMEOUT 14400)
