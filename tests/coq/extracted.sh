#!/usr/bin/env bash
# extracted.sh PROGRAM FILE...: quadrille_extracted finds the numbers of the theorems total_... of each FILE, which
# Coq's kernel counted. It reports the error in a pitch that it does not accept.
#
# ctest label: standard
set -u
program=$1
shift
failed=0
compared=0

while read -r kind width height total; do
  case "$kind" in
    paper) pitch=paper:${width}x$height ;;
    classic) pitch=classic:$((2 * width))x$((2 * height)) ;;
  esac
  found=$("$program" "$pitch")
  [ "$found" = "pitch,weak_classes"$'\n'"$pitch,$total" ] || { echo "$pitch: Coq's kernel counts $total, $program: $found"; failed=1; }
  compared=$((compared + 1))
done < <(sed -nE 's/^Theorem total_[a-z0-9_]+ : #\|weak_drawings \(([a-z]+)_pitch ([0-9]+) ([0-9]+)\)\| = ([0-9]+)%num\.$/\1 \2 \3 \4/p' "$@")
[ "$compared" -eq "$(cat "$@" | grep -c '^Theorem total_')" ] && [ "$compared" -gt 0 ] ||
  { echo "$compared totals read: has the layout of $* changed?"; failed=1; }

# refused STATUS PLACE ARGUMENT...: the program exits with STATUS, prints one line that names PLACE, and no number.
refused() {
  local status=$1 place=$2 said
  shift 2
  said=$("$program" "$@" 2>&1)
  [ $? -eq "$status" ] && [ "$(wc -l <<<"$said")" -eq 1 ] && grep -qF -- "$place" <<<"$said" ||
    { echo "$program $*: not status $status and '$place', but: $said"; failed=1; }
}
refused 2 pitch
refused 2 pitch paper:3x3 paper:3x3
for pitch in paper:3 paper:0x3 paper:+3x3 classic:3x4 paper:3x1; do refused 2 $pitch $pitch; done
refused 3 paper:13x13 paper:13x13
echo "$compared totals compared"
exit $failed
