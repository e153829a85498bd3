#!/usr/bin/env bash
# build.sh FOLDER SOURCE PROGRAM OCAMLFIND: builds PROGRAM from Coq's output in FOLDER and SOURCE's files. OCaml's
# output goes to FOLDER. Coq's code may give warnings, the project's must give none.
set -euo pipefail
folder=$1
source=$2
program=$3
ocamlfind=$4

cp "$source"/{natural,table,ending,certificate,tennis,quadrille_extracted}.ml "$folder"
cd "$folder"
compile() { "$ocamlfind" ocamlopt -package zarith -inline 200 "$@"; }
ours=(-w +a-4-40-42-70 -warn-error +a)
compile "${ours[@]}" -c natural.ml table.ml
compile -w -a -c sweep.mli sweep.ml winner.mli winner.ml bounds.mli bounds.ml
compile "${ours[@]}" -c ending.ml certificate.ml tennis.ml quadrille_extracted.ml
compile -linkpkg natural.cmx sweep.cmx winner.cmx bounds.cmx table.cmx ending.cmx certificate.cmx \
  tennis.cmx quadrille_extracted.cmx -o "$program"
