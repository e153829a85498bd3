#!/usr/bin/env bash
# statements.sh FOLDER EXPECTED SOURCE COQC FLAG...: the theorems have the same statements as before, by the same
# definitions. Coq prints, as compiled in FOLDER, the statements of SOURCE's headline files, of the theorems on
# certificates and on the counter and of the examples in refuted.v, and every definition that these depend on. The
# answers must equal those in EXPECTED. A weakened theorem or definition still compiles, but this test detects it.
# (tennis.sh compares the table of tennis_values.v with the program.)
# After an intended change: bash tests/coq/statements.sh FOLDER - SOURCE COQC FLAG... >tests/coq/statements.expected
#
# ctest label: standard
set -euo pipefail
folder=$1
expected=$2
source=$3
coqc=$4
shift 4

# The files that state the claims: on Paper Soccer, its examples, its counter, its sweeps and its certificates, and on
# the other games.
headlines="headline_graph headline headline_beyond headline_totals headline_sweep headline_updown headline_plusminus
  headline_tennis headline_wins"
definitions="graph board rules notions pitches computing refuted counting counted sweep sweep_table sweep_packed sweep_plan extracted
  wins strategy certificates read colours colours_soccer permutations signatures updown_scores placing minimax tennis tennis_tables
  tennis_certificates $headlines"

# named KEYWORDS COMMAND FILE: a line "COMMAND FILE.NAME." for each NAME that FILE.v declares by a KEYWORD.
named() {
  sed -nE "s/^ *(Local +|Global +|#\[[^]]*\] *)?($1) +([A-Za-z0-9_']+).*/$2 $3.\3./p" \
    "$(find "$source" -name "$3.v")"
}

# ask: the questions to Coq, definitions before statements.
ask() {
  local file
  echo "From mathcomp Require Import all_ssreflect."
  echo "From Quadrille Require Import graph board rules notions pitches permutations tennis."
  for file in $definitions; do echo "From Quadrille Require $file."; done
  echo "Set Printing Width 110."
  echo "Set Printing Depth 1000."
  for file in $definitions; do
    named 'Definition|Fixpoint|CoFixpoint|Inductive|CoInductive|Variant|Record|Structure|Canonical|Instance|Let' Print "$file"
  done
  for file in $headlines read tennis_certificates counted refuted; do named 'Theorem|Example' Check "$file"; done
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ask >"$work/asked.v"
cd "$work"
"$coqc" -q -R "$folder" Quadrille "$@" -no-glob asked.v >answers

if [ "$expected" = - ]; then
  cat answers
elif ! diff "$expected" answers; then
  echo "the theorems, or the definitions below them, state something else than $expected: is that meant?" >&2
  echo "statements.sh says how to store it" >&2
  exit 1
fi
