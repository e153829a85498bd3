#!/usr/bin/env bash
# falsified.sh FOLDER DIR COQC FLAG...: what these tests rely on can fail. Coq takes a copy of each file as it is, and
# rejects it once a bound or a verdict in it is another; a theorem left unproved is not offered as evidence; and
# sources.sh finds what it is to find.
set -u
folder=$1
project=$2
coqc=$3
shift 3
flags=("$@")
source=$project/proofs/coq
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
rejected=0

fail() {
  echo "FAILED: $*"
  failures=$((failures + 1))
}

# compiles FILE: whether Coq takes it, all that it requires being in FOLDER.
compiles() {
  "$coqc" -q -R "$folder" Quadrille "${flags[@]}" -no-glob -o "$work/copy.vo" "$1" >"$work/printed" 2>&1
}

# falsified FILE TRUE FALSE: a copy of FILE with the one place TRUE changed to FALSE is rejected, and not for its grammar.
falsified() {
  local file=$1 true=$2 false=$3 text
  text=$(<"$source/$file")
  if [ "$(grep -cF -- "$true" <<<"$text")" -ne 1 ]; then
    fail "$file: '$true' does not stand there once: choose another place to falsify"
    return
  fi
  printf '%s\n' "$text" >"$work/copy.v"
  compiles "$work/copy.v" || fail "$file: Coq rejects the unaltered copy: $(cat "$work/printed")"
  printf '%s\n' "${text/"$true"/"$false"}" >"$work/copy.v"
  if compiles "$work/copy.v"; then
    fail "$file: Coq accepts '$false' for '$true'"
  elif ! grep -q '^Error' "$work/printed" || grep -qE 'Syntax error|was not found|Cannot find' "$work/printed"; then
    fail "$file: '$false' for '$true' is rejected for another reason: $(cat "$work/printed")"
  else
    rejected=$((rejected + 1))
  fi
}

falsified ending.v 'plies s <= 1 + #|off_goals B|' 'plies s <= #|off_goals B|'
falsified cycles.v 'bounces s u <-> wall u \/ cycle_through (draw s u) (ball s) u' 'bounces s u <-> cycle_through (draw s u) (ball s) u'
falsified refuted.v 'plies s = 3 & mover s = One' 'plies s = 3 & mover s = Two'
falsified refuted.v 'bounces s (Q 0 0) & blocked' 'bounces s (Q 0 0) & ~~ blocked'
falsified counting.v 'size hs; size (drawings hs predT); size (positions hs);' 'size hs; size (positions hs); size hs;'
falsified permutations.v 'Theorem score_bound w : score w <= (size w).-1.' 'Theorem score_bound w : score w <= (size w).-2.'
falsified tennis_tables.v 'follows kick_off (table_2_to_turn_9 ++ [turn_10]) = false' 'follows kick_off (table_2_to_turn_9 ++ [turn_10]) = true'
falsified headline.v '~ (forall s t : state (paper_pitch 1 3), reachable s' '(forall s t : state (paper_pitch 1 3), reachable s'

# One theorem left unproved, in a copy of all that was compiled: no evidence for its claim, and other assumptions.
mkdir "$work/source" "$work/compiled"
cp "$source"/headline*.v "$work/source"
cp "$folder"/*.vo "$work/compiled"
awk '/^Theorem theorem_3_1 / { open = 1 }
     open && /^Proof/ { print "Admitted."; open = 0; next }
     { print }' "$source/headline.v" >"$work/source/headline.v"
bash "$project/proofs/compile.sh" "$work/source/headline.v" "$work/compiled" "$coqc" "${flags[@]}" ||
  fail "headline.v with theorem_3_1 left unproved does not compile"
bash "$project/proofs/evidence.sh" "$work/source" "$work/compiled" "$project/proofs/coq_theorems.cpp.in" "$coqc" \
  "${flags[@]}" || fail "evidence.sh ends with an error where a theorem is left unproved"
grep -q '"theorem_3_1"' "$work/compiled/coq_theorems.cpp" && fail "an unproved theorem is offered as evidence"
[ "$(diff "$folder/coq_theorems.cpp" "$work/compiled/coq_theorems.cpp" | grep -c '^[<>]')" -eq 1 ] ||
  fail "the evidence differs by more than the unproved theorem"
bash "$project/tests/coq/assumptions.sh" "$work/compiled" "$project/tests/coq/assumptions.expected" >/dev/null &&
  fail "assumptions.sh passes with an unproved theorem"
grep -q '^headline.theorem_3_1: Axioms: ' "$work/compiled/assumptions.txt" || fail "assumptions.txt names no axiom"

# sources_refused TEXT: sources.sh rejects a file that holds TEXT, and takes it as a comment.
sources_refused() {
  mkdir -p "$work/texts"
  echo text.v >"$work/texts/_CoqProject"
  echo "$1" >"$work/texts/text.v"
  bash "$project/tests/coq/sources.sh" "$work/texts" >/dev/null && fail "sources.sh lets '$1' pass"
  echo "(* (* nested *) $1 *)" >"$work/texts/text.v"
  bash "$project/tests/coq/sources.sh" "$work/texts" || fail "sources.sh complains of a comment"
}

sources_refused 'Admitted.'
sources_refused 'Proof. admit. Qed.'
sources_refused 'Axiom choice : True.'
sources_refused 'Section A. End A. Unset Guard Checking.'
sources_refused 'Hypothesis outside : False.'
sources_refused 'Variable outside : nat.'

echo "$rejected falsified copies rejected"
[ "$failures" -eq 0 ]
