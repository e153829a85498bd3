#!/usr/bin/env bash
# demo.sh PROGRAM DIR: what scripts/demo shows after its first table: checks the theorems, and writes files for other
# programs into DIR.
set -euo pipefail

program=$1
out=$2
mkdir -p "$out"
run() {
  echo
  echo "\$ $*"
  "$@"
}

run "$program" check
echo
echo "The same for other programs:"
"$program" count soccer --pitch paper:3x3 --format csv --quiet --out "$out/paper-3x3.csv"
"$program" count soccer --pitch paper:3x3 --format json --quiet --out "$out/paper-3x3.json"
"$program" count soccer --pitch paper:3x3 --format bfile --column weak_classes --quiet --out "$out/b-weak-classes.txt"
"$program" count soccer --pitch paper:3x3 --by outcome --format csv --quiet --out "$out/paper-3x3-games.csv"
"$program" check --format csv --quiet --out "$out/ledger.csv"
"$program" export graph --pitch paper:1x3 --format graphml --quiet --out "$out/paper-1x3-states.graphml"
"$program" export graph --pitch paper:3x3 --history "(2,2) (1,1) (0,0) (0,1) (1,0) (0,0)" --format dot --quiet \
  --out "$out/used-up-corner.dot"
printf 'pitch paper:3x3\n(2,2) (1,1) (0,0) (0,1) (1,0) (0,0)\n' >"$out/used-up-corner.txt"
"$program" export picture soccer "$out/used-up-corner.txt" --format svg --quiet --out "$out/used-up-corner.svg"
"$program" export positions --pitch paper:1x3 --format csv --quiet --out "$out/paper-1x3-positions.csv"
rm -f "$out/results.db"
"$program" count soccer --pitch paper:3x3 --format sqlite --quiet --out "$out/results.db"
# The report's charts are optional: without them the program says how to get them, and the demonstration continues.
"$program" report --quiet --out "$out/report" || [ $? -eq 2 ]
for file in "$out"/*; do echo "  $file"; done
