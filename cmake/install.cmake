# `cmake --install`: installs the programs with their manual, completions and documentation, and the libraries with the
# public headers and a CMake package. With --component, it installs only one of the components `program`, `development`,
# `python` and `mpi`. The component `python` exists only if the Python module is built, and the component `mpi` only if
# the program quadrille-mpi is built.

# Installing and packing use the files that exist from earlier builds. They do not build the tests first.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

# Every build of the program prints its manual, a page for each command, and its completions.
set(documents ${PROJECT_BINARY_DIR}/documents)
file(MAKE_DIRECTORY ${documents})
find_program(GZIP_PROGRAM gzip REQUIRED)
# -n: without a date, so that the same program gives the same file. The program's first page also describes
# quadrille_confirm.
add_custom_command(
  OUTPUT ${documents}/man1/quadrille.1.gz
  COMMAND ${CMAKE_COMMAND} -E rm -rf ${documents}/man1
  COMMAND quadrille manual --pages ${documents}/man1
  COMMAND ${CMAKE_COMMAND} -E echo ".so man1/quadrille.1" > ${documents}/man1/quadrille_confirm.1
  COMMAND ${GZIP_PROGRAM} -9nfr ${documents}/man1
  DEPENDS quadrille VERBATIM)
set(scripts "")
foreach(shell bash zsh fish)
  add_custom_command(
    OUTPUT ${documents}/completions.${shell}
    COMMAND quadrille completions ${shell} --out ${documents}/completions.${shell}
    DEPENDS quadrille VERBATIM)
  list(APPEND scripts ${documents}/completions.${shell})
endforeach()
add_custom_target(quadrille_documents ALL DEPENDS ${documents}/man1/quadrille.1.gz ${scripts})

install(TARGETS quadrille quadrille_confirm RUNTIME COMPONENT program)
install(DIRECTORY ${documents}/man1/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
install(FILES ${documents}/completions.bash RENAME quadrille COMPONENT program
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${documents}/completions.zsh RENAME _quadrille COMPONENT program
        DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${documents}/completions.fish RENAME quadrille.fish COMPONENT program
        DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
foreach(document README.md CHANGELOG.md CONTRIBUTING.md CITATION.cff CITATION.bib LICENSE)
  install(FILES ${PROJECT_SOURCE_DIR}/${document} DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
endforeach()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)

# The licences of the report's charts; a build without the charts has none.
if(report_licences)
  install(FILES ${report_licences} DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
endif()

# The licences of the page.
if(page_built)
  install(FILES ${page_licences} DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
endif()

# quadrille-mpi, its manual and the guide to running it. A build of the program alone has none of these files
# (OPTIONAL).
if(TARGET quadrille-mpi)
  add_custom_command(
    OUTPUT ${documents}/quadrille-mpi.1.gz
    COMMAND quadrille-mpi manual --out ${documents}/quadrille-mpi.1
    COMMAND ${GZIP_PROGRAM} -9nf ${documents}/quadrille-mpi.1
    DEPENDS quadrille-mpi VERBATIM)
  add_custom_target(quadrille_mpi_documents ALL DEPENDS ${documents}/quadrille-mpi.1.gz)
  install(TARGETS quadrille-mpi RUNTIME COMPONENT mpi OPTIONAL)
  install(FILES ${documents}/quadrille-mpi.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT mpi OPTIONAL)
  install(FILES ${PROJECT_SOURCE_DIR}/docs/cluster.md ${PROJECT_SOURCE_DIR}/docs/cluster.sbatch
          DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/quadrille-mpi COMPONENT mpi)
endif()

# The public headers, and the libraries by component (components.cmake). A static library names the libraries that it
# links, so the internal modules are installed too; their headers are not.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/quadrille DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        COMPONENT development FILES_MATCHING PATTERN "*.hpp")

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/quadrille)
foreach(component ${QUADRILLE_COMPONENTS})
  set(targets "")
  set(modules ${QUADRILLE_COMPONENT_${component}} ${component})
  list(REMOVE_DUPLICATES modules)
  foreach(module ${modules})
    if(TARGET quadrille_${module}_rules)
      list(APPEND targets ${module}_rules)
    endif()
    list(APPEND targets ${module})
  endforeach()
  list(TRANSFORM targets PREPEND quadrille_)
  foreach(target ${targets})
    string(REPLACE quadrille_ "" name ${target})
    set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  endforeach()
  install(TARGETS ${targets} EXPORT quadrille-${component} ARCHIVE COMPONENT development)
  install(EXPORT quadrille-${component} NAMESPACE quadrille:: DESTINATION ${package_folder} COMPONENT development)
endforeach()

set(QUADRILLE_COMPONENT_LISTS "set(quadrille_components ${QUADRILLE_COMPONENTS})\n")
foreach(component ${QUADRILLE_COMPONENTS})
  if(NOT DEFINED QUADRILLE_COMPONENT_${component}_ON)
    set(QUADRILLE_COMPONENT_${component}_ON engines common)
  endif()
  string(APPEND QUADRILLE_COMPONENT_LISTS
         "set(quadrille_${component}_on ${QUADRILLE_COMPONENT_${component}_ON})\n"
         "set(quadrille_${component}_packages ${QUADRILLE_COMPONENT_${component}_PACKAGES})\n")
endforeach()

include(CMakePackageConfigHelpers)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/quadrille-config.cmake.in
                              ${PROJECT_BINARY_DIR}/quadrille-config.cmake INSTALL_DESTINATION ${package_folder})
# Before 1.0 a minor version may change what headers declare.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/quadrille-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/quadrille-config.cmake ${PROJECT_BINARY_DIR}/quadrille-config-version.cmake
              ${CMAKE_CURRENT_LIST_DIR}/FindGLPK.cmake ${CMAKE_CURRENT_LIST_DIR}/FindQSopt_ex.cmake
              ${CMAKE_CURRENT_LIST_DIR}/FindGMP.cmake ${CMAKE_CURRENT_LIST_DIR}/FindxxHash.cmake
        DESTINATION ${package_folder} COMPONENT development)

# The Python module, in the folder of Debian's Python. A build of the program alone has none of these files (OPTIONAL).
if(QUADRILLE_PYTHON_BUILT)
  set(python_folder lib/python3/dist-packages/quadrille)
  install(TARGETS quadrille_python LIBRARY DESTINATION ${python_folder} COMPONENT python OPTIONAL)
  install(PROGRAMS ${PROJECT_BINARY_DIR}/python/quadrille/_program DESTINATION ${python_folder} COMPONENT python OPTIONAL)
  install(FILES ${QUADRILLE_PYTHON_FILES} DESTINATION ${python_folder} COMPONENT python OPTIONAL)
endif()
