#!/usr/bin/env bash
# totals.sh SOURCE PROGRAM: the totals of headline_totals.v and of long/, counted by Coq's kernel, and its rows of
# paper:3x3, equal the output of `quadrille count soccer`: frontier and colour for every pitch, and the engines that
# list the classes if these are few.
#
# ctest label: extreme
set -u
source=$1
program=$2
failed=0
pitches=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# counted ENGINE PITCH: the number of weak classes by that engine.
counted() {
  "$program" count soccer --pitch "$2" --engine "$1" --by total --format csv --quiet | tail -n +2 | cut -d, -f2
}

while read -r kind width height total; do
  case "$kind" in
    paper) pitch=paper:${width}x$height ;;
    classic) pitch=classic:$((2 * width))x$((2 * height)) ;;
  esac
  engines="frontier colour"
  [ "${#total}" -gt 5 ] || engines="frontier colour layered reverse"
  for engine in $engines; do
    found=$(counted "$engine" "$pitch")
    [ "$found" = "$total" ] || { echo "$pitch: Coq counts $total weak classes, $engine counts '$found'"; failed=1; }
  done
  pitches=$((pitches + 1))
done < <(sed -nE 's/^Theorem total_[a-z0-9_]+ : #\|weak_drawings \(([a-z]+)_pitch ([0-9]+) ([0-9]+)\)\| = ([0-9]+)%num\.$/\1 \2 \3 \4/p' \
  "$source"/headline_totals.v "$source"/long/*.v)
theorems=$(cat "$source"/headline_totals.v "$source"/long/*.v | grep -c '^Theorem total_')
[ "$pitches" -eq "$theorems" ] && [ "$pitches" -ge 25 ] || { echo "$pitches totals read of $theorems: has their layout changed?"; failed=1; }

"$program" count soccer --pitch paper:3x3 --engine frontier --by ply --format csv --quiet | tail -n +2 | cut -d, -f3 >"$work/rows"
awk '/^Definition plies_of_paper_3x3/ { inside = 1; next } inside && NF == 0 { exit } inside' "$source/headline_totals.v" |
  sed 's/%num//' | grep -oE '[0-9]+' >"$work/proved"
[ -s "$work/proved" ] || { echo "no rows of paper:3x3: has their layout changed?"; failed=1; }
diff "$work/proved" "$work/rows" || { echo "paper:3x3: Coq's rows (<) are not the program's (>)"; failed=1; }
echo "$pitches totals and $(wc -l <"$work/rows") rows compared"
exit $failed
