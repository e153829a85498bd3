#!/usr/bin/env bash
# coqchk.sh FOLDER SOURCE COQCHK: Coq's independent checker, which shares little code with coqc, accepts all proofs
# below the headline files and those of SOURCE/long, compiled in FOLDER/long. It finds no axiom and no disabled check of
# Coq.
#
# ctest label: long
set -u
folder=$1
source=$2
coqchk=$3

modules=()
for file in "$source"/headline*.v; do modules+=("Quadrille.$(basename "$file" .v)"); done
for file in "$source"/long/*.v; do modules+=("Quadrille.long.$(basename "$file" .v)"); done
printed=$("$coqchk" -bytecode-compiler yes -o -silent -R "$folder" Quadrille "${modules[@]}" 2>&1)
status=$?
echo "$printed"
[ "$status" -eq 0 ] || { echo "coqchk ends with $status: it rejects a compiled proof"; exit 1; }
for entry in 'Axioms' 'Constants/Inductives relying on type-in-type' \
  'Constants/Inductives relying on unsafe (co)fixpoints' 'Inductives whose positivity is assumed'; do
  grep -qF "* $entry: <none>" <<<"$printed" || { echo "coqchk does not say '$entry: <none>'"; exit 1; }
done
