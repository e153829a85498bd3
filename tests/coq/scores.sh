#!/usr/bin/env bash
# scores.sh SOURCE PROGRAM: the permutations by score of headline_updown.v, counted by Coq's kernel, equal the output of
# `quadrille count updown` for n = 2, 3, ... without a gap; so does its count of the first example's word.
#
# ctest label: standard
set -u
source=$1/headline_updown.v
program=$2
failed=0
sizes=0

# The program omits scores without permutations.
printed() {
  "$program" count updown --n "$1" --format csv --quiet |
    awk -F, -v n="$1" 'NR > 1 { count[$1] = $2 } END { for (k = 0; k <= n - 2; ++k) print count[k] ? count[k] : 0 }'
}

while read -r n proved; do
  sizes=$((sizes + 1))
  [ "$n" -eq $((sizes + 1)) ] || { echo "scores_$n comes after $((sizes)): a size is left out"; failed=1; }
  found=$(printed "$n" | paste -sd' ')
  [ "$found" = "$proved" ] || { echo "n = $n: Coq has '$proved', the program '$found'"; failed=1; }
done < <(awk '
  /^Theorem scores_/ { n = $2; sub(/scores_/, "", n); numbers = ""; inside = 1; next }
  inside && /^Proof/ { gsub(/map nat_of_bin|[^0-9 ]/, "", numbers); $0 = numbers; $1 = $1; print n, $0; inside = 0 }
  inside { numbers = numbers " " $0 }' "$source")
theorems=$(grep -c '^Theorem scores_' "$source")
[ "$sizes" -eq "$theorems" ] && [ "$sizes" -ge 11 ] ||
  { echo "$sizes sizes read of $theorems: has their layout changed?"; failed=1; }

proved=$(sed -nE 's/^Theorem updown_example_1_count : .* = ([0-9]+)%num\.$/\1/p' "$source")
found=$("$program" count updown --n 10 --by signature --format csv --quiet | sed -n 's/^UDUDUUDUU,//p')
[ -n "$proved" ] && [ "$proved" = "$found" ] ||
  { echo "UDUDUUDUU: Coq has '$proved' permutations, the program '$found'"; failed=1; }
echo "$sizes sizes and 1 word compared"
exit $failed
