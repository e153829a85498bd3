# Copies the tables of data/tennis into a C++ source, which the claims about Tennis read. So these claims are about
# exactly the stored tables.
foreach(table example-1 example-2-000 example-2-001)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/data/tennis/${table}.csv)
  string(TOUPPER "QUADRILLE_TENNIS_${table}" name)
  string(REPLACE "-" "_" name "${name}")
  file(READ data/tennis/${table}.csv ${name})
endforeach()
configure_file(proofs/tennis/tables.cpp.in proofs/tennis/tables.cpp @ONLY)
target_sources(quadrille_proofs PRIVATE ${PROJECT_BINARY_DIR}/proofs/tennis/tables.cpp)
