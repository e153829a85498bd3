# Builds quadrille_extracted, a program in OCaml. Coq writes one part of its code from proved functions. The other part
# is in extracted/. One proved function counts drawings (coq/extracted.v). The other proved functions read certificates
# (coq/wins/read.v, coq/tennis_certificates.v). If Coq, OCaml or OCaml's library zarith is missing, the program is
# omitted, and all other targets are still built.
#
# Variables for the tests: QUADRILLE_EXTRACTED_BUILT, QUADRILLE_EXTRACTED_PROGRAM, QUADRILLE_EXTRACTED_FOLDER,
# QUADRILLE_OCAMLFIND.
set(QUADRILLE_EXTRACTED_BUILT FALSE)
set(QUADRILLE_EXTRACTED_PROGRAM ${PROJECT_BINARY_DIR}/quadrille_extracted)
set(QUADRILLE_EXTRACTED_FOLDER ${PROJECT_BINARY_DIR}/proofs/extracted)
if(NOT QUADRILLE_COQ_BUILT)
  return()
endif()

find_program(QUADRILLE_OCAMLFIND ocamlfind)
if(QUADRILLE_OCAMLFIND AND NOT QUADRILLE_OCAML_HAS_ZARITH)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/proofs/probe)
  file(WRITE ${PROJECT_BINARY_DIR}/proofs/probe/probe.ml "let () = print_endline (Z.to_string Z.one)\n")
  execute_process(COMMAND ${QUADRILLE_OCAMLFIND} ocamlopt -package zarith -linkpkg probe.ml -o probe
                  WORKING_DIRECTORY ${PROJECT_BINARY_DIR}/proofs/probe RESULT_VARIABLE probed OUTPUT_QUIET ERROR_QUIET)
  if(probed EQUAL 0)
    set(QUADRILLE_OCAML_HAS_ZARITH TRUE CACHE INTERNAL "ocamlfind's ocamlopt finds zarith")
  endif()
endif()
if(NOT QUADRILLE_OCAMLFIND OR NOT QUADRILLE_OCAML_HAS_ZARITH)
  message(STATUS "proofs: no OCaml with zarith here, so quadrille_extracted is not built (scripts/setup installs both)")
  return()
endif()
set(QUADRILLE_EXTRACTED_BUILT TRUE)

set(source ${PROJECT_SOURCE_DIR}/proofs/extracted)
file(MAKE_DIRECTORY ${QUADRILLE_EXTRACTED_FOLDER})
# Coq writes these to the working directory.
add_custom_command(
  OUTPUT ${QUADRILLE_EXTRACTED_FOLDER}/sweep.ml ${QUADRILLE_EXTRACTED_FOLDER}/sweep.mli ${QUADRILLE_EXTRACTED_FOLDER}/winner.ml
         ${QUADRILLE_EXTRACTED_FOLDER}/winner.mli ${QUADRILLE_EXTRACTED_FOLDER}/bounds.ml ${QUADRILLE_EXTRACTED_FOLDER}/bounds.mli
  COMMAND ${QUADRILLE_COQC} -q -R ${QUADRILLE_COQ_FOLDER} Quadrille ${QUADRILLE_COQ_FLAGS} -w -extraction -no-glob
          -o ${QUADRILLE_EXTRACTED_FOLDER}/extract.vo ${source}/extract.v
  DEPENDS ${source}/extract.v ${compiled_proofs}
  WORKING_DIRECTORY ${QUADRILLE_EXTRACTED_FOLDER}
  COMMENT "Extracting the sweep and the reader of certificates from Coq to OCaml"
  VERBATIM)
file(GLOB parts CONFIGURE_DEPENDS ${source}/*.ml)
add_custom_command(
  OUTPUT ${QUADRILLE_EXTRACTED_PROGRAM}
  COMMAND bash ${source}/build.sh ${QUADRILLE_EXTRACTED_FOLDER} ${source} ${QUADRILLE_EXTRACTED_PROGRAM} ${QUADRILLE_OCAMLFIND}
  DEPENDS ${QUADRILLE_EXTRACTED_FOLDER}/sweep.ml ${QUADRILLE_EXTRACTED_FOLDER}/winner.ml
          ${QUADRILLE_EXTRACTED_FOLDER}/bounds.ml ${parts} ${source}/build.sh
  COMMENT "Building quadrille_extracted"
  VERBATIM)
# Ninja accepts no target with the name of its file.
add_custom_target(quadrille_extraction ALL DEPENDS ${QUADRILLE_EXTRACTED_PROGRAM})
