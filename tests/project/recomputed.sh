#!/usr/bin/env bash
# recomputed.sh DIR PROGRAM CONFIRM [SECONDS]: every stored result that took at most so many seconds, one if nothing is
# said, is computed again and is the same to the byte, and every certificate that is kept is checked.
#
# ctest label: extreme
set -u
cd "$1/data/results" || exit 2
program=$2
confirm=$3
most_seconds=${4:-1}
failed=0
done=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

while IFS=, read -r file command _ _ seconds _; do
  [ "$file" != file ] || continue
  awk -v s="$seconds" -v most="$most_seconds" 'BEGIN { exit !(s <= most) }' || continue
  read -r -a words <<<"$command"
  [ "${words[0]}" = quadrille ] && words[0]=$program || words[0]=$confirm
  "${words[@]}" >"$work/again" 2>"$work/said" || { echo "$command: failed: $(cat "$work/said")"; failed=1; }
  cmp -s "$file" "$work/again" || { echo "$file is not what its command prints now: $command"; failed=1; }
  done=$((done + 1))
done <provenance.csv

# Each certificate that is kept proves what its table says. (Where there is none, the pattern is a file that cannot be read.)
for certificate in certificates/*; do
  "$confirm" certificate "$certificate" >"$work/again" 2>"$work/said" || { echo "$certificate: $(cat "$work/said")"; failed=1; }
  proved=$(tail -n 1 "$work/again" | cut -d, -f1,2)
  grep -qE "^${proved%,*},[0-9]+,${proved#*,}," soccer-winners.csv || { echo "$certificate proves $proved"; failed=1; }
done

[ "$done" -ge 8 ] || { echo "only $done results were computed again: has provenance.csv changed?"; failed=1; }
echo "$done results computed again"
exit $failed
