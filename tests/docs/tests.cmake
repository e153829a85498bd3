# The documents: every command that the tutorial shows is run, and prints what it shows. It speaks of proofs, too, so a
# build without Coq cannot compare it.
if(NOT QUADRILLE_SANITIZE AND QUADRILLE_COQ_BUILT)
  add_test(NAME docs/tutorial
           COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/docs/console.sh check ${PROJECT_SOURCE_DIR}/docs/tutorial.md
                   $<TARGET_FILE:quadrille>)
  set_tests_properties(docs/tutorial PROPERTIES LABELS extreme TIMEOUT 600)
endif()

# The walk through an example shows the example's own lines.
quadrille_label_of(${CMAKE_CURRENT_SOURCE_DIR}/docs/your_own_game.sh label)
add_test(NAME docs/your_own_game
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/docs/your_own_game.sh ${PROJECT_SOURCE_DIR})
set_tests_properties(docs/your_own_game PROPERTIES LABELS ${label} TIMEOUT 60)
