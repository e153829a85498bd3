# What is said of documents is the same under a sanitizer, and takes long there.
if(QUADRILLE_SANITIZE OR QUADRILLE_COVERAGE)
  return()
endif()

# Every command that they show is run, and prints what it shows.
file(GLOB tutorial RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/tutorial/*.md)
foreach(document README.md ${tutorial} docs/claims.md docs/formats.md docs/certificates.md)
  string(REGEX REPLACE "^docs/|\\.md$" "" name ${document})
  string(TOLOWER ${name} name)
  add_test(NAME docs/${name}
           COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/docs/console.sh check ${PROJECT_SOURCE_DIR}/${document}
                   $<TARGET_FILE:quadrille> ${QUADRILLE_COQ_BUILT})
  set_tests_properties(docs/${name} PROPERTIES LABELS extreme TIMEOUT 600)
endforeach()

# The walk through an example shows the example's own lines.
quadrille_label_of(${CMAKE_CURRENT_SOURCE_DIR}/docs/your_own_game.sh label)
add_test(NAME docs/your_own_game
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/docs/your_own_game.sh ${PROJECT_SOURCE_DIR})
set_tests_properties(docs/your_own_game PROPERTIES LABELS ${label} TIMEOUT 60)

# What the documents are and where their numbers and pictures come from.
quadrille_label_of(${CMAKE_CURRENT_SOURCE_DIR}/docs/pages.sh label)
add_test(NAME docs/pages
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/docs/pages.sh ${PROJECT_SOURCE_DIR} $<TARGET_FILE:quadrille>)
set_tests_properties(docs/pages PROPERTIES LABELS ${label} TIMEOUT 60)
