#!/usr/bin/env bash
# extracted_laws.sh FOLDER OCAMLFIND FILE.ml: builds FILE.ml in FOLDER with the natural numbers and the table of
# quadrille_extracted, and runs it.
#
# ctest label: standard
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$3" "$work/laws.ml"
cd "$work"
"$2" ocamlopt -package zarith -linkpkg -w +a-4-42-70 -warn-error +a -I "$1" "$1/natural.cmx" "$1/table.cmx" laws.ml -o laws
./laws
