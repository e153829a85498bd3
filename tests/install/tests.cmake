# The tests of what cmake/install.cmake and cmake/package.cmake install; they need the whole build. Under a sanitizer a
# consumer would have to be built with it too.
if(QUADRILLE_SANITIZE OR QUADRILLE_COVERAGE)
  return()
endif()
add_test(NAME install/consumer
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/install/install.sh $<TARGET_FILE:quadrille> ${PROJECT_BINARY_DIR}
                 ${CMAKE_CURRENT_SOURCE_DIR}/install/consumer ${PROJECT_SOURCE_DIR}/docs/example
                 ${CMAKE_CXX_COMPILER})
add_test(NAME install/deb
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/install/deb.sh $<TARGET_FILE:quadrille> ${PROJECT_BINARY_DIR}
                 $<TARGET_NAME_IF_EXISTS:quadrille-mpi>)
add_test(NAME install/examples
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/install/examples.sh $<TARGET_FILE:quadrille> ${PROJECT_BINARY_DIR}
                 ${PROJECT_SOURCE_DIR}/examples ${CMAKE_CXX_COMPILER})
set_tests_properties(install/consumer install/deb install/examples PROPERTIES LABELS extreme TIMEOUT 600)
add_test(NAME install/after_demo COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/install/after_demo.sh $<TARGET_FILE:quadrille>
         CONFIGURATIONS long)
set_tests_properties(install/after_demo PROPERTIES LABELS long TIMEOUT 1800)
