#!/usr/bin/env bash
# recomputed.sh DIR PROGRAM CONFIRM [SECONDS]: recomputes every stored result that took at most SECONDS, by default one.
# Each must be the same to the byte, except for the version that a b-file names. Every stored certificate is checked.
#
# ctest label: extreme
set -u
data=$(realpath "$1")/data
program=$(realpath "$2")
confirm=$(realpath "$3")
most_seconds=${4:-1}
failed=0
done=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The commands name files below data, and one writes there, so they run in a copy.
cp -r "$data" "$work/data" && cd "$work" || exit 2
results=$data/results

while IFS=, read -r file command _ _ seconds _; do
  [ "$file" != file ] || continue
  awk -v s="$seconds" -v most="$most_seconds" 'BEGIN { exit !(s <= most) }' || continue
  read -r -a words <<<"$command"
  [ "${words[0]}" = quadrille ] && words[0]=$program || words[0]=$confirm
  "${words[@]}" >"$work/again" 2>"$work/said" || { echo "$command: failed: $(cat "$work/said")"; failed=1; }
  cmp -s <(sed '/^# version: /d' "$results/$file") <(sed '/^# version: /d' "$work/again") || { echo "$file is not what its command prints now: $command"; failed=1; }
  done=$((done + 1))
done <"$results/provenance.csv"

# Each stored certificate proves the row of its table. (Without certificates, the pattern is an unreadable file.)
for certificate in "$results"/certificates/*; do
  board=${certificate##*/soccer-}
  board=data/boards/${board%.certificate}.board
  if [ -f "$board" ]; then # its row has been recomputed above
    cmp -s "$certificate" "data/results/certificates/${certificate##*/}" || { echo "$certificate differs from what solve writes now"; failed=1; }
    continue
  fi
  "$confirm" certificate "$certificate" >"$work/again" 2>"$work/said" || { echo "$certificate: $(cat "$work/said")"; failed=1; }
  proved=$(tail -n 1 "$work/again" | cut -d, -f1,2)
  grep -qE "^${proved%,*},[0-9]+,${proved#*,}," "$results/soccer-winners.csv" || { echo "$certificate proves $proved"; failed=1; }
done

[ "$done" -ge 8 ] || { echo "only $done results were computed again: has provenance.csv changed?"; failed=1; }
echo "$done results computed again"
exit $failed
