# The tests of proofs/coq: what the files must not hold, and, where this build compiled them, what came of it.
add_test(NAME coq/sources COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/coq/sources.sh ${QUADRILLE_COQ_SOURCE})
set_tests_properties(coq/sources PROPERTIES LABELS standard)
add_test(NAME coq/ledger COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/coq/ledger.sh $<TARGET_FILE:quadrille> ${QUADRILLE_COQ_BUILT})
set_tests_properties(coq/ledger PROPERTIES LABELS standard)

if(NOT QUADRILLE_COQ_BUILT)
  return()
endif()

# quadrille_coq_test(assumptions quick ARGUMENT...): the test of that name, run as `bash assumptions.sh FOLDER ARGUMENT...`.
function(quadrille_coq_test name label)
  add_test(NAME coq/${name} COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/coq/${name}.sh ${QUADRILLE_COQ_FOLDER} ${ARGN})
  set_tests_properties(coq/${name} PROPERTIES LABELS ${label} TIMEOUT 600)
endfunction()

quadrille_coq_test(assumptions quick ${CMAKE_CURRENT_SOURCE_DIR}/coq/assumptions.expected)
quadrille_coq_test(statements standard ${CMAKE_CURRENT_SOURCE_DIR}/coq/statements.expected ${QUADRILLE_COQ_SOURCE}
                   ${QUADRILLE_COQC} ${QUADRILLE_COQ_FLAGS})
quadrille_coq_test(seconds quick)
# These read the numbers from the sources, which Coq took when they were compiled.
foreach(name counter totals)
  add_test(NAME coq/${name}
           COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/coq/${name}.sh ${QUADRILLE_COQ_SOURCE} $<TARGET_FILE:quadrille>)
endforeach()
set_tests_properties(coq/counter PROPERTIES LABELS standard)
set_tests_properties(coq/totals PROPERTIES LABELS extreme)
add_test(NAME coq/totals_long CONFIGURATIONS long
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/coq/totals_long.sh ${QUADRILLE_COQ_FOLDER} ${QUADRILLE_COQ_SOURCE}
                 ${QUADRILLE_COQC} ${QUADRILLE_COQ_FLAGS})
set_tests_properties(coq/totals_long PROPERTIES LABELS long TIMEOUT 7200)
quadrille_coq_test(falsified extreme ${PROJECT_SOURCE_DIR} ${QUADRILLE_COQC} ${QUADRILLE_COQ_FLAGS})
quadrille_coq_test(coqchk extreme ${QUADRILLE_COQ_SOURCE} ${QUADRILLE_COQCHK})
