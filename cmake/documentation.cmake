# `cmake --build build/release --target quadrille_documentation`: Doxygen writes the documentation of the public headers
# as HTML, into build/release/documentation/html. Doxygen warns, for example, of a public name without documentation, a
# documented parameter that does not exist, or a broken reference. Every warning stops the build.
find_program(DOXYGEN_PROGRAM doxygen)
if(DOXYGEN_PROGRAM)
  configure_file(${CMAKE_CURRENT_LIST_DIR}/Doxyfile.in ${PROJECT_BINARY_DIR}/Doxyfile @ONLY)
  add_custom_target(quadrille_documentation
                    COMMAND ${DOXYGEN_PROGRAM} ${PROJECT_BINARY_DIR}/Doxyfile
                    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM)
endif()
