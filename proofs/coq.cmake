# Compiles the proofs in coq/ into the build folder, and adds the list of proved theorems to the program `quadrille`.
#
# Each .v file has a build command, which is repeated if the file, or a file that it requires, has changed. The build
# folder has the same subfolders as coq/, so each Coq module has the name that `coq/_CoqProject` gives it. Then
# `evidence.sh` asks Coq on which assumptions each theorem of `coq/headline*.v` rests, and writes the list of theorems
# that `quadrille check` prints as coq:NAME. Without Coq, or with -DQUADRILLE_COQ=OFF, no proof is compiled; the program
# then prints the list of `proofs/coq/theorems.txt` instead, and all other targets are still built.
#
# This file sets for the tests: QUADRILLE_COQ_BUILT, QUADRILLE_COQ_SOURCE, QUADRILLE_COQ_FOLDER, QUADRILLE_COQ_FLAGS.
set(QUADRILLE_COQ_SOURCE ${PROJECT_SOURCE_DIR}/proofs/coq)
set(QUADRILLE_COQ_FOLDER ${PROJECT_BINARY_DIR}/proofs/coq)
set(QUADRILLE_COQ_TEMPLATE ${PROJECT_SOURCE_DIR}/proofs/coq_theorems.cpp.in)
set(QUADRILLE_COQ_BUILT FALSE)
file(MAKE_DIRECTORY ${QUADRILLE_COQ_FOLDER})

if(QUADRILLE_COQ)
  find_program(QUADRILLE_COQC coqc)
  find_program(QUADRILLE_COQDEP coqdep)
  find_program(QUADRILLE_COQCHK coqchk)
  if(QUADRILLE_COQC AND QUADRILLE_COQDEP AND QUADRILLE_COQCHK AND NOT QUADRILLE_COQ_HAS_MATHCOMP)
    file(WRITE ${PROJECT_BINARY_DIR}/proofs/probe/probe.v "From mathcomp Require Import all_ssreflect.\n")
    execute_process(COMMAND ${QUADRILLE_COQC} -q probe.v WORKING_DIRECTORY ${PROJECT_BINARY_DIR}/proofs/probe
                    RESULT_VARIABLE probed OUTPUT_QUIET ERROR_QUIET)
    if(probed EQUAL 0)
      set(QUADRILLE_COQ_HAS_MATHCOMP TRUE CACHE INTERNAL "coqc finds mathcomp's ssreflect")
    endif()
  endif()
  if(QUADRILLE_COQC AND QUADRILLE_COQDEP AND QUADRILLE_COQCHK AND QUADRILLE_COQ_HAS_MATHCOMP)
    set(QUADRILLE_COQ_BUILT TRUE)
  endif()
endif()

if(NOT QUADRILLE_COQ_BUILT)
  if(QUADRILLE_COQ)
    message(STATUS "proofs: no coqc with mathcomp's ssreflect here, so the proofs are not compiled (scripts/setup installs both)")
  endif()
  set(QUADRILLE_COQ_THEOREMS "")
  file(STRINGS ${PROJECT_SOURCE_DIR}/proofs/coq/theorems.txt shipped_theorems REGEX "^[^#]")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/proofs/coq/theorems.txt)
  foreach(theorem ${shipped_theorems})
    string(REPLACE " " "\", \"" theorem "${theorem}")
    string(APPEND QUADRILLE_COQ_THEOREMS "\n      {\"${theorem}\", false},")
  endforeach()
  configure_file(${QUADRILLE_COQ_TEMPLATE} ${QUADRILLE_COQ_FOLDER}/coq_theorems_none.cpp @ONLY)
  target_sources(quadrille_proofs PRIVATE ${QUADRILLE_COQ_FOLDER}/coq_theorems_none.cpp)
  set_source_files_properties(${QUADRILLE_COQ_FOLDER}/coq_theorems_none.cpp PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
  return()
endif()

# _CoqProject lists the files and coqc's arguments.
file(STRINGS ${QUADRILLE_COQ_SOURCE}/_CoqProject project_lines)
set(QUADRILLE_COQ_FLAGS "")
set(proof_files "")
foreach(line ${project_lines})
  if(line MATCHES "^([a-z_0-9]+/)?[a-z_0-9]+\\.v$")
    list(APPEND proof_files ${line})
  endif()
  string(REGEX MATCHALL "-arg [^ ]+" flags "${line}")
  list(TRANSFORM flags REPLACE "^-arg " "")
  list(APPEND QUADRILLE_COQ_FLAGS ${flags})
endforeach()
list(TRANSFORM proof_files PREPEND ${QUADRILLE_COQ_SOURCE}/ OUTPUT_VARIABLE proof_paths)

# A moved or removed file leaves its compiled output behind, and Coq would find it.
file(GLOB_RECURSE stale RELATIVE ${QUADRILLE_COQ_FOLDER} ${QUADRILLE_COQ_FOLDER}/*.vo)
list(TRANSFORM stale REPLACE "o$" "")
list(REMOVE_ITEM stale ${proof_files})
list(FILTER stale EXCLUDE REGEX "^long/")
foreach(file ${stale})
  string(REGEX REPLACE "v$" "" file ${file})
  foreach(ending vo vos vok out seconds)
    file(REMOVE ${QUADRILLE_COQ_FOLDER}/${file}${ending})
  endforeach()
endforeach()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${QUADRILLE_COQ_SOURCE}/_CoqProject ${proof_paths})

# coqdep's lines: "DIR/mover.vo DIR/mover.glob ...: DIR/mover.v DIR/board.vo DIR/rules.vo".
execute_process(COMMAND ${QUADRILLE_COQDEP} -R ${QUADRILLE_COQ_SOURCE} Quadrille ${proof_paths}
                OUTPUT_VARIABLE requirements COMMAND_ERROR_IS_FATAL ANY)
set(compiled_proofs "")
foreach(file ${proof_files})
  string(REGEX MATCH "${QUADRILLE_COQ_SOURCE}/${file}o [^\n]*: ([^\n]*)" line "${requirements}")
  string(REGEX MATCHALL "${QUADRILLE_COQ_SOURCE}/[a-z_0-9/]+\\.vo" required "${CMAKE_MATCH_1}")
  list(TRANSFORM required REPLACE "^${QUADRILLE_COQ_SOURCE}" ${QUADRILLE_COQ_FOLDER})
  add_custom_command(
    OUTPUT ${QUADRILLE_COQ_FOLDER}/${file}o
    COMMAND bash ${PROJECT_SOURCE_DIR}/proofs/compile.sh ${QUADRILLE_COQ_SOURCE} ${file} ${QUADRILLE_COQ_FOLDER}
            ${QUADRILLE_COQC} ${QUADRILLE_COQ_FLAGS}
    DEPENDS ${QUADRILLE_COQ_SOURCE}/${file} ${required} ${PROJECT_SOURCE_DIR}/proofs/compile.sh
    COMMENT "Checking proofs/coq/${file}"
    VERBATIM)
  list(APPEND compiled_proofs ${QUADRILLE_COQ_FOLDER}/${file}o)
endforeach()

add_custom_command(
  OUTPUT ${QUADRILLE_COQ_FOLDER}/assumptions.txt ${QUADRILLE_COQ_FOLDER}/coq_theorems.cpp
  COMMAND bash ${PROJECT_SOURCE_DIR}/proofs/evidence.sh ${QUADRILLE_COQ_SOURCE} ${QUADRILLE_COQ_FOLDER}
          ${QUADRILLE_COQ_TEMPLATE} ${QUADRILLE_COQC} ${QUADRILLE_COQ_FLAGS}
  DEPENDS ${compiled_proofs} ${QUADRILLE_COQ_TEMPLATE} ${PROJECT_SOURCE_DIR}/proofs/evidence.sh
  COMMENT "Listing the assumptions of the theorems in proofs/coq"
  VERBATIM)
add_custom_target(quadrille_coq ALL DEPENDS ${compiled_proofs} ${QUADRILLE_COQ_FOLDER}/coq_theorems.cpp)
target_sources(quadrille_proofs PRIVATE ${QUADRILLE_COQ_FOLDER}/coq_theorems.cpp)
add_dependencies(quadrille_proofs quadrille_coq)
