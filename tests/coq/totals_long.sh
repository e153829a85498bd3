#!/usr/bin/env bash
# totals_long.sh FOLDER SOURCE EXPECTED COQCHK COQC FLAG...: Coq takes the theorems of SOURCE/long, whose computations take
# minutes, and says of each that it is closed under the global context, and states what EXPECTED says; coqchk goes through their proofs again, and finds no axiom (what
# they rest on, the test coqchk goes through). Their processor time is printed, and coqc's memory.
set -u
folder=$1
source=$2
expected=$3
coqchk=$4
coqc=$5
shift 5
failed=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for file in "$source"/long/*.v; do
  name=$(basename "$file" .v)
  /usr/bin/time -f '%U s of processor time, %M kilobytes' -o "$work/spent" \
    "$coqc" -q -R "$folder" Quadrille "$@" -no-glob -o "$work/$name.vo" "$file" >"$work/$name.out" 2>"$work/said" ||
    { echo "$name: Coq rejects it: $(cat "$work/said")"; failed=1; continue; }
  echo "$name: $(cat "$work/spent")"
  theorems=$(grep -c '^Theorem ' "$file")
  [ "$theorems" -gt 0 ] && [ "$(grep -c '^Closed under the global context$' "$work/$name.out")" -eq "$theorems" ] ||
    { echo "$name: not closed under the global context: $(cat "$work/$name.out")"; failed=1; }
  /usr/bin/time -f '%U s of processor time, %M kilobytes' -o "$work/spent" \
    "$coqchk" -bytecode-compiler yes -o -silent -R "$folder" Quadrille -Q "$work" '' -norec "$name" >"$work/checked" 2>&1 &&
    grep -qF '* Axioms: <none>' "$work/checked" || { echo "$name: coqchk: $(cat "$work/checked")"; failed=1; }
  echo "$name, by coqchk: $(cat "$work/spent")"
done

{
  echo "From mathcomp Require Import all_ssreflect."
  echo "From Quadrille Require Import board rules notions pitches."
  for file in "$source"/long/*.v; do
    echo "Require Import $(basename "$file" .v)."
    sed -nE 's/^Theorem ([a-z0-9_]+) .*/Check \1./p' "$file"
  done
} >"$work/asked.v"
"$coqc" -q -R "$folder" Quadrille -Q "$work" '' "$@" -no-glob "$work/asked.v" >"$work/answers"
diff "$expected" "$work/answers" || { echo "long/: the theorems (>) state something else than $expected: is that meant?"; failed=1; }
exit $failed
