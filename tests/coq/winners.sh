#!/usr/bin/env bash
# winners.sh ROOT: proofs/coq/wins/winners.v is the output of scripts/soccer/theorem for the certificates in
# data/results.
#
# ctest label: standard
set -u
cd "$1" || exit 2
file=proofs/coq/wins/winners.v
certificates=()
while read -r name; do
  case "$name" in
    board_*) certificates+=("$(grep -la "^pitch ${name#board_} " data/results/certificates/*)") ;;
    *) certificates+=("data/results/certificates/soccer-${name/_/-}.certificate") ;;
  esac
done < <(sed -nE 's/^Theorem wins_([a-z0-9_]+) .*/\1/p' "$file")
[ "${#certificates[@]}" -gt 0 ] || { echo "$file states no theorem"; exit 1; }
scripts/soccer/theorem "${certificates[@]}" | diff - "$file" ||
  { echo "write it anew: scripts/soccer/theorem ${certificates[*]} > $file"; exit 1; }
echo "${#certificates[@]} certificates"
