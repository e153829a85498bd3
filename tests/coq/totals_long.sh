#!/usr/bin/env bash
# totals_long.sh FOLDER SOURCE EXPECTED COQC FLAG...: Coq compiles the theorems of SOURCE/long, whose computations take
# minutes, into FOLDER/long. It reports that each is closed under the global context, and prints the statement in
# EXPECTED. The test prints processor time and memory. The test coqchk checks these proofs, too.
#
# ctest label: long
set -u
folder=$1
source=$2
expected=$3
coqc=$4
shift 4
failed=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$folder/long"

for file in "$source"/long/*.v; do
  name=$(basename "$file" .v)
  /usr/bin/time -f '%U s of processor time, %M kilobytes' -o "$work/spent" \
    "$coqc" -q -R "$folder" Quadrille "$@" -no-glob -o "$folder/long/$name.vo" "$file" >"$work/$name.out" 2>"$work/said" ||
    { echo "$name: Coq rejects it: $(cat "$work/said")"; failed=1; continue; }
  echo "$name: $(cat "$work/spent")"
  theorems=$(grep -c '^Theorem ' "$file")
  [ "$theorems" -gt 0 ] && [ "$(grep -c '^Closed under the global context$' "$work/$name.out")" -eq "$theorems" ] ||
    { echo "$name: not closed under the global context: $(cat "$work/$name.out")"; failed=1; }
done

{
  echo "From mathcomp Require Import all_ssreflect."
  echo "From Quadrille Require Import board rules notions pitches."
  for file in "$source"/long/*.v; do
    echo "From Quadrille.long Require Import $(basename "$file" .v)."
    sed -nE 's/^Theorem ([a-z0-9_]+) .*/Check \1./p' "$file"
  done
} >"$work/asked.v"
"$coqc" -q -R "$folder" Quadrille "$@" -no-glob "$work/asked.v" >"$work/answers"
diff "$expected" "$work/answers" || { echo "long/: the theorems (>) state something else than $expected: is that meant?"; failed=1; }
exit $failed
