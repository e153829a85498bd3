# The tests of proofs/coq: on the sources and, if this build compiled them, on the results.
quadrille_script(coq/ledger.sh ${program} ${QUADRILLE_COQ_BUILT})
quadrille_script(coq/sources.sh ${QUADRILLE_COQ_SOURCE})
quadrille_script(coq/without.sh ${root} ${CMAKE_CXX_COMPILER} ${QUADRILLE_COQ_BUILT})
if(NOT QUADRILLE_COQ_BUILT)
  return()
endif()

set(expected ${CMAKE_CURRENT_SOURCE_DIR}/coq)
set(coqc ${QUADRILLE_COQC} ${QUADRILLE_COQ_FLAGS})
quadrille_script(coq/assumptions.sh ${QUADRILLE_COQ_FOLDER} ${expected}/assumptions.expected)
quadrille_script(coq/statements.sh ${QUADRILLE_COQ_FOLDER} ${expected}/statements.expected ${QUADRILLE_COQ_SOURCE} ${coqc})
# These read numbers from the sources, which Coq accepted in the compilation.
quadrille_script(coq/counter.sh ${QUADRILLE_COQ_SOURCE} ${program})
quadrille_script(coq/totals.sh ${QUADRILLE_COQ_SOURCE} ${program})
quadrille_script(coq/scores.sh ${QUADRILLE_COQ_SOURCE} ${program})
quadrille_script(coq/winners.sh ${root})
quadrille_script(coq/tennis.sh ${root} ${program})
quadrille_script(coq/winners_long.sh ${QUADRILLE_COQ_FOLDER} ${root} ${coqc})
quadrille_script(coq/totals_long.sh ${QUADRILLE_COQ_FOLDER} ${QUADRILLE_COQ_SOURCE} ${expected}/statements_long.expected ${coqc})
quadrille_script(coq/falsified.sh ${QUADRILLE_COQ_FOLDER} ${root} ${coqc})
# coqchk takes longer than the compilation.
quadrille_script(coq/coqchk.sh ${QUADRILLE_COQ_FOLDER} ${QUADRILLE_COQ_SOURCE} ${QUADRILLE_COQCHK})
set_tests_properties(coq/totals_long PROPERTIES FIXTURES_SETUP coq_long)
set_tests_properties(coq/coqchk PROPERTIES FIXTURES_REQUIRED coq_long)

if(QUADRILLE_EXTRACTED_BUILT)
  quadrille_script(coq/extracted_certificates.sh ${QUADRILLE_EXTRACTED_PROGRAM} $<TARGET_FILE:quadrille_confirm>
                   ${root}/data/results/certificates)
  quadrille_script(coq/extracted_tennis.sh ${QUADRILLE_EXTRACTED_PROGRAM} ${program} ${root}/data/results)
  # extracted_laws tests the modules of extracted/ by simple ones; extracted and extracted_long test the program.
  quadrille_script(coq/extracted_laws.sh ${QUADRILLE_EXTRACTED_FOLDER} ${QUADRILLE_OCAMLFIND} ${expected}/extracted_laws.ml)
  quadrille_script(coq/extracted.sh ${QUADRILLE_EXTRACTED_PROGRAM} ${QUADRILLE_COQ_SOURCE}/headline_totals.v)
  quadrille_script(coq/extracted_long.sh ${QUADRILLE_EXTRACTED_PROGRAM} ${QUADRILLE_COQ_SOURCE}/long ${root}/data/results)
endif()
