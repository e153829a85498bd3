#!/usr/bin/env bash
# tennis.sh ROOT PROGRAM: proofs/coq/tennis_values.v is what scripts/tennis/theorem writes of the program's certificate
# and of its table of values.
#
# ctest label: standard
set -u
cd "$1" || exit 2
program=$2
file=proofs/coq/tennis_values.v
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

read -r game points < <(sed -nE 's/^Definition ([a-z]+)_([0-9]+)_lines .*/\1 \2/p' "$file")
"$program" solve tennis --variant "$game" --points "$points" --by states --certificate "$work/certificate" \
  --format csv --quiet >"$work/values.csv" || exit 1
scripts/tennis/theorem "$work/certificate" "$work/values.csv" >"$work/theorem.v" || exit 1
diff "$work/theorem.v" "$file" || { echo "write $file anew, as scripts/tennis/theorem says"; exit 1; }
rows=$(grep -c '^within ' "$file")
[ "$rows" -eq "$(tail -n +2 "$work/values.csv" | wc -l)" ] || { echo "$file has $rows rows"; exit 1; }
echo "$rows values"
