# The documents: every command that the tutorial shows is run, and prints what it shows. It speaks of proofs, too, so a
# build without Coq cannot compare it.
if(NOT QUADRILLE_SANITIZE AND QUADRILLE_COQ_BUILT)
  add_test(NAME docs/tutorial
           COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/docs/console.sh check ${PROJECT_SOURCE_DIR}/docs/tutorial.md
                   $<TARGET_FILE:quadrille>)
  set_tests_properties(docs/tutorial PROPERTIES LABELS extreme TIMEOUT 600)
endif()
