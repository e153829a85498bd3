#!/usr/bin/env bash
# statements.sh FOLDER EXPECTED COQC FLAG...: the headline theorems state what they did. Coq prints each statement as it
# was compiled in FOLDER, and the answers are those kept in EXPECTED: a theorem that was weakened still compiles, but not
# unnoticed. After a change that is meant: bash tests/coq/statements.sh FOLDER - COQC FLAG... >tests/coq/statements.expected
set -euo pipefail
folder=$1
expected=$2
coqc=$3
shift 3

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
{
  echo "From mathcomp Require Import all_ssreflect."
  echo "From Quadrille Require Import board rules notions pitches permutations tennis."
  cut -d: -f1 "$folder/assumptions.txt" | sed -E 's/^([a-z0-9_]+)\..*/From Quadrille Require \1./' | sort -u
  echo "Set Printing Width 110."
  cut -d: -f1 "$folder/assumptions.txt" | sed -E 's/(.*)/Check Quadrille.\1./'
} >asked.v
"$coqc" -q -R "$folder" Quadrille "$@" -no-glob asked.v >answers

if [ "$expected" = - ]; then
  cat answers
elif ! diff "$expected" answers; then
  echo "the headline theorems state something else than $expected: is that meant? statements.sh says how to keep it" >&2
  exit 1
fi
