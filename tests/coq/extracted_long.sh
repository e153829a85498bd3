#!/usr/bin/env bash
# extracted_long.sh PROGRAM LONG RESULTS: quadrille_extracted finds the numbers that Coq's kernel counts in minutes (the
# theorems of LONG), and for larger pitches those of the two programs (RESULTS/soccer-...-total.csv).
#
# ctest label: long
set -u
program=$1
long=$2
results=$3
failed=0

bash "$(dirname "$0")/extracted.sh" "$program" "$long"/*.v || failed=1
for pitch in paper:4x6 classic:4x8 paper:5x7 paper:7x7; do
  file=$results/soccer-${pitch/:/-}-total.csv
  total=$(tail -n 1 "$file" | cut -d, -f2)
  found=$(/usr/bin/time -f "$pitch: %U s of processor time, %M kilobytes" "$program" "$pitch" | tail -n 1)
  [ "$found" = "$pitch,$total" ] || { echo "$pitch: $file has $total, $program: $found"; failed=1; }
done
exit $failed
