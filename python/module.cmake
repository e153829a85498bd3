# The Python module: python/binding is its compiled part (_quadrille), python/quadrille the package around it. The build
# puts both together in a folder, build/PRESET/python, for PYTHONPATH.
set(folder ${PROJECT_BINARY_DIR}/python/quadrille)
file(GLOB_RECURSE binding_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/python/binding/*.cpp)
pybind11_add_module(quadrille_python MODULE NO_EXTRAS ${binding_sources})
target_link_libraries(quadrille_python PRIVATE quadrille_cli)
# Nothing here is worth optimising but the conversion of rows.
target_compile_options(quadrille_python PRIVATE $<$<CONFIG:Release>:-O1>)
# The libraries' symbols stay inside: another module may bring its own copy of them.
target_link_options(quadrille_python PRIVATE -Wl,--exclude-libs,ALL)
set_target_properties(quadrille_python PROPERTIES OUTPUT_NAME _quadrille LIBRARY_OUTPUT_DIRECTORY ${folder})

# The files in Python are copied whenever they change, so that the folder is what is installed.
file(GLOB package_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/python/quadrille/*.py
     ${PROJECT_SOURCE_DIR}/python/quadrille/*.pyi ${PROJECT_SOURCE_DIR}/python/quadrille/py.typed)
set(copies "")
foreach(file ${package_files})
  cmake_path(GET file FILENAME name)
  add_custom_command(OUTPUT ${folder}/${name} COMMAND ${CMAKE_COMMAND} -E copy ${file} ${folder}/${name} DEPENDS ${file}
                     VERBATIM)
  list(APPEND copies ${folder}/${name})
endforeach()
add_custom_target(quadrille_package ALL DEPENDS ${copies})
add_dependencies(quadrille_python quadrille_package)
