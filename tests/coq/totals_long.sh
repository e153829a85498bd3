#!/usr/bin/env bash
# totals_long.sh FOLDER SOURCE COQC FLAG...: Coq takes the theorems of SOURCE/long, whose computations take minutes, and says
# of each that it is closed under the global context. Their processor time is printed.
set -u
folder=$1
source=$2
coqc=$3
shift 3
failed=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
TIMEFORMAT='%U'

for file in "$source"/long/*.v; do
  name=$(basename "$file" .v)
  seconds=$({ time "$coqc" -q -R "$folder" Quadrille "$@" -no-glob -o "$work/$name.vo" "$file" >"$work/$name.out" 2>"$work/said"; } 2>&1) ||
    { echo "$name: Coq rejects it: $(cat "$work/said")"; failed=1; }
  theorems=$(grep -c '^Theorem ' "$file")
  [ "$theorems" -gt 0 ] && [ "$(grep -c '^Closed under the global context$' "$work/$name.out")" -eq "$theorems" ] ||
    { echo "$name: not closed under the global context: $(cat "$work/$name.out")"; failed=1; }
  echo "$name: $seconds s of processor time"
done
exit $failed
