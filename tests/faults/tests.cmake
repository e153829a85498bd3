# Failing calls of the system and kills, in small runs of the program (inject.py, kill.py). A few always, more in
# the long tests, all by scripts/test faults and scripts/test kills.
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

set(python ${Python3_EXECUTABLE} -B)
set(shim $<TARGET_FILE:quadrille_fault_shim>)
set(inject ${python} ${folder}/inject.py ${program} ${shim})
set(kill ${python} ${folder}/kill.py ${program})
quadrille_test(faults/every_command quick ${python} ${folder}/every_command.py ${program})
quadrille_test(faults/tables quick ${python} ${folder}/tables_test.py ${program})
quadrille_test(faults/renames quick ${python} ${folder}/renames.py ${program} ${shim})
quadrille_test(faults/injected extreme ${inject} --first 1 --more 0 --without report)
quadrille_test(faults/injected_memory extreme ${inject} --own-work --first 100 --more 40 --kinds malloc count-updown
               sample-games check-generated)
quadrille_test(faults/killed extreme ${kill} --kills 4 layered positions append)
quadrille_test(faults/injected_often long ${inject} --first 50 --more 100)
quadrille_test(faults/injected_memory_often long ${inject} --own-work --first 2800 --more 0 --kinds malloc count-updown
               sample-games check-generated)
quadrille_test(faults/killed_often long ${kill} --kills 50)
