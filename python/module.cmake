# Builds the Python package quadrille. It consists of a compiled module, _quadrille, from python/binding, and of the
# Python files of python/quadrille. The build puts both into the folder build/PRESET/python. A user can add this folder
# to PYTHONPATH.
set(folder ${PROJECT_BINARY_DIR}/python/quadrille)
file(GLOB_RECURSE binding_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/python/binding/*.cpp)
# The games of cli/games.def that have a binding: python/binding/GAME.cpp, or a folder GAME.
quadrille_listed_games(games)
set(bound "")
foreach(game ${games})
  if(EXISTS ${PROJECT_SOURCE_DIR}/python/binding/${game}.cpp OR EXISTS ${PROJECT_SOURCE_DIR}/python/binding/${game})
    string(APPEND bound "QUADRILLE_BOUND(${game})\n")
  endif()
endforeach()
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/python/generated/bound_games.def CONTENT "${bound}")
pybind11_add_module(quadrille_python MODULE NO_EXTRAS ${binding_sources})
# The claims are examined by the program, which lies beside the module: the generators of properties need librapidcheck.a,
# which, as Debian has it, cannot be part of a shared library.
target_link_libraries(quadrille_python PRIVATE quadrille_options quadrille_export quadrille_proofs quadrille_confirm_methods)
target_include_directories(quadrille_python PRIVATE ${PROJECT_BINARY_DIR}/python/generated)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/python/exported.map CONTENT "{ global: PyInit__quadrille; local: *; };\n")
target_link_options(quadrille_python PRIVATE -Wl,--gc-sections,--version-script=${PROJECT_BINARY_DIR}/python/exported.map)
# Nothing here is worth optimising but the conversion of rows.
target_compile_options(quadrille_python PRIVATE $<$<CONFIG:Release>:-O1>)
set_target_properties(quadrille_python PROPERTIES OUTPUT_NAME _quadrille LIBRARY_OUTPUT_DIRECTORY ${folder}
                      UNITY_BUILD ${QUADRILLE_UNITY} UNITY_BUILD_MODE GROUP)
foreach(source ${binding_sources})
  cmake_path(GET source STEM name)
  if(NOT name IN_LIST games)
    cmake_path(GET source PARENT_PATH folder_of_source)
    cmake_path(GET folder_of_source FILENAME group)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
  endif()
endforeach()

# The files in Python are copied whenever they change, so that the folder is what is installed.
file(GLOB package_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/python/quadrille/*.py
     ${PROJECT_SOURCE_DIR}/python/quadrille/*.pyi ${PROJECT_SOURCE_DIR}/python/quadrille/py.typed)
set(QUADRILLE_PYTHON_FILES "")
foreach(file ${package_files})
  cmake_path(GET file FILENAME name)
  add_custom_command(OUTPUT ${folder}/${name} COMMAND ${CMAKE_COMMAND} -E copy ${file} ${folder}/${name} DEPENDS ${file}
                     VERBATIM)
  list(APPEND QUADRILLE_PYTHON_FILES ${folder}/${name})
endforeach()
add_custom_command(OUTPUT ${folder}/_program COMMAND ${CMAKE_COMMAND} -E copy $<TARGET_FILE:quadrille> ${folder}/_program
                   DEPENDS quadrille VERBATIM)
add_custom_target(quadrille_package ALL DEPENDS ${QUADRILLE_PYTHON_FILES} ${folder}/_program)
add_dependencies(quadrille_python quadrille_package)
