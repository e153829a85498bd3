# The tests of proofs/coq: what the files must not hold, and, where this build compiled them, what came of it.
add_test(NAME coq/ledger COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/coq/ledger.sh $<TARGET_FILE:quadrille> ${QUADRILLE_COQ_BUILT})
set_tests_properties(coq/ledger PROPERTIES LABELS standard)
# These are the same whatever this build measures.
if(NOT QUADRILLE_SANITIZE AND NOT QUADRILLE_COVERAGE)
  add_test(NAME coq/sources COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/coq/sources.sh ${QUADRILLE_COQ_SOURCE})
  set_tests_properties(coq/sources PROPERTIES LABELS standard)
  add_test(NAME coq/without
           COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/coq/without.sh ${PROJECT_SOURCE_DIR} ${CMAKE_CXX_COMPILER} ${QUADRILLE_COQ_BUILT})
  set_tests_properties(coq/without PROPERTIES LABELS standard TIMEOUT 600)
endif()

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
                 ${CMAKE_CURRENT_SOURCE_DIR}/coq/statements_long.expected ${QUADRILLE_COQC} ${QUADRILLE_COQ_FLAGS})
set_tests_properties(coq/totals_long PROPERTIES LABELS long TIMEOUT 7200 FIXTURES_SETUP coq_long)
quadrille_coq_test(falsified extreme ${PROJECT_SOURCE_DIR} few ${QUADRILLE_COQC} ${QUADRILLE_COQ_FLAGS})
add_test(NAME coq/falsified_all CONFIGURATIONS long
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/coq/falsified.sh ${QUADRILLE_COQ_FOLDER} ${PROJECT_SOURCE_DIR} all
                 ${QUADRILLE_COQC} ${QUADRILLE_COQ_FLAGS})
set_tests_properties(coq/falsified_all PROPERTIES LABELS long TIMEOUT 3600)
# It takes longer than the compilation.
add_test(NAME coq/coqchk CONFIGURATIONS long
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/coq/coqchk.sh ${QUADRILLE_COQ_FOLDER} ${QUADRILLE_COQ_SOURCE} ${QUADRILLE_COQCHK})
set_tests_properties(coq/coqchk PROPERTIES LABELS long TIMEOUT 7200 FIXTURES_REQUIRED coq_long)

if(NOT QUADRILLE_EXTRACTED_BUILT)
  return()
endif()

# extracted_laws is what extracted/ brings to the sweep, held against simple ones; extracted and extracted_long the program.
add_test(NAME coq/extracted_laws
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/coq/extracted_laws.sh ${QUADRILLE_EXTRACTED_FOLDER} ${QUADRILLE_OCAMLFIND}
                 ${CMAKE_CURRENT_SOURCE_DIR}/coq/extracted_laws.ml)
add_test(NAME coq/extracted
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/coq/extracted.sh ${QUADRILLE_EXTRACTED_PROGRAM}
                 ${QUADRILLE_COQ_SOURCE}/headline_totals.v)
set_tests_properties(coq/extracted_laws coq/extracted PROPERTIES LABELS standard)
add_test(NAME coq/extracted_long CONFIGURATIONS long
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/coq/extracted_long.sh ${QUADRILLE_EXTRACTED_PROGRAM} ${QUADRILLE_COQ_SOURCE}/long
                 ${PROJECT_SOURCE_DIR}/data/results)
set_tests_properties(coq/extracted_long PROPERTIES LABELS long TIMEOUT 7200)
