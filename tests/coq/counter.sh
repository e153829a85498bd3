#!/usr/bin/env bash
# counter.sh SOURCE PROGRAM: the tables of the verified counter, Examples of counted.v, equal row by row the output of
# the engines of `quadrille count soccer`, each in the columns that it fills.
#
# "Example NAME : table 1 3 12 =" is all of paper:1x3, below ply 12. classic_table counts in half widths and half
# heights. classic_bounce_table counts by bounces, always to the last row. For the first table the program must print
# the same number of rows; for the others only the first ones are compared. Some row of a paper and of a classic pitch
# must have blocked states.
#
# ctest label: standard
set -u
source=$1
program=$2
failed=0
compared=0
blocked=""
bounces=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Writes each table to its own file, in the program's csv: "[:: 5; 14]" in row 2 becomes "2,5,14".
awk -v work="$work" '
  /^Example .* : [a-z_]*table [0-9 ]+=$/ { ++table; row = 0; inside = 1; text = ""; next }
  /^Proof/ { inside = 0 }
  inside {
    text = text $0
    while (match(text, /\[:: [0-9; ]+\]/)) {
      cells = substr(text, RSTART + 4, RLENGTH - 5)
      gsub(/; */, ",", cells)
      print row++ "," cells >(work "/verified." table)
      text = substr(text, RSTART + RLENGTH)
    }
  }' "$source/counted.v"

# filled ENGINE GROUPING: blanks the columns that the engine leaves empty.
filled() {
  case "$1,$2" in
    layered,*) cat ;;
    *) awk -F, -v OFS=, '{ $2 = ""; print }' ;;  # the histories
  esac
}

number=0
while read -r kind width height plies; do
  number=$((number + 1))
  case "$kind" in
    table) pitch=paper:${width}x$height ;;
    classic_table|classic_bounce_table) pitch=classic:$((2 * width))x$((2 * height)) ;;
    *) echo "counted.v: '$kind': teach tests/coq/counter.sh which pitch that is"; exit 1 ;;
  esac
  grouping=ply
  engines="layered reverse frontier"
  [ "$kind" != classic_bounce_table ] || { grouping=bounces; engines="layered reverse"; }
  for engine in $engines; do
    asked=(--pitch "$pitch" --by "$grouping" --engine "$engine" --format csv --quiet)
    [ "$number" -eq 1 ] || asked+=(--plies "$((plies - 1))")
    "$program" count soccer "${asked[@]}" | tail -n +2 >"$work/whole"
    [ "$number" -gt 1 ] || [ "$(wc -l <"$work/whole")" -eq "$plies" ] ||
      { echo "counted.v: the table of $pitch ends below ply $plies, the pitch does not: no pitch is compared whole"; failed=1; }
    if [ "$grouping" = ply ]; then head -n "$plies" "$work/whole"; else cat "$work/whole"; fi >"$work/counted"
    filled "$engine" "$grouping" <"$work/verified.$number" >"$work/expected"
    if ! diff "$work/expected" "$work/counted"; then
      echo "$pitch: the verified counter's rows (<) are not those that $engine counts (>)"
      failed=1
    fi
    compared=$((compared + $(wc -l <"$work/counted")))
  done
  [ "$grouping" = ply ] || bounces=$((bounces + $(wc -l <"$work/counted")))
  if [ "$grouping" = ply ] && grep -qE ',[1-9][0-9]*$' "$work/verified.$number"; then blocked+=" $kind"; fi
done < <(sed -nE 's/^Example .* : ([a-z_]*table) ([0-9]+) ([0-9]+) ([0-9]+) =$/\1 \2 \3 \4/p' "$source/counted.v")

[ "$number" -ge 5 ] || { echo "counted.v evaluates only $number tables: has its layout changed?"; failed=1; }
for kind in table classic_table; do
  [[ "$blocked " == *" $kind "* ]] || { echo "counted.v: no row of a $kind has a blocked state: choose other pitches or plies"; failed=1; }
done
[ "$bounces" -ge 4 ] || { echo "counted.v: fewer than 4 rows by bounces: no wall is compared"; failed=1; }
echo "$compared rows of $number pitches compared, each engine's columns"
exit $failed
