#!/usr/bin/env bash
# falsified.sh FOLDER DIR COQC FLAG...: the checks that these tests rely on can fail. Coq accepts a copy of each file,
# and rejects it with a different bound or verdict, or if the sweep lacks one of its tests. An unproved theorem is not
# offered as evidence, nor one whose claim is above a lemma. statements.sh detects a theorem and a definition that have
# become empty; and sources.sh detects each fault that it checks for.
#
# ctest label: long
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

# source_of FILE: its path below SOURCE. compiled_of FILE: the path of its FILE.vo below FOLDER.
source_of() { find "$source" -name "$1"; }
compiled_of() { source_of "$1" | sed "s|^$source/||; s|\$|o|"; }

# copy_compiled TO: copies all compiled files.
copy_compiled() {
  mkdir -p "$1"
  (cd "$folder" && find . -name '*.vo' -exec cp --parents '{}' "$1" ';')
}

# compiles FILE: true if Coq accepts it, with the compiled files in FOLDER.
compiles() {
  "$coqc" -q -R "$folder" Quadrille "${flags[@]}" -no-glob -o "$work/copy.vo" "$1" >"$work/printed" 2>&1
}

# rejected_by_proof: true if Coq printed an error that concerns neither grammar nor an unknown name.
rejected_by_proof() {
  grep -q '^Error' "$work/printed" && ! grep -qE 'Syntax error|was not found|Cannot find|inconsistent' "$work/printed"
}

# falsified FILE TRUE FALSE [THEOREM]: TRUE occurs once in FILE, and Coq rejects a copy of FILE with FALSE there, for a
# proof and not for its grammar. The unaltered file is accepted, since FOLDER has it compiled. With THEOREM, the copy
# has only that theorem and the text before the first one, and is first compiled unaltered.
falsified() {
  local file=$1 true=$2 false=$3 theorem=${4:-} text
  text=$(awk -v only="$theorem" '
    only == "" { print; next }
    /^Theorem / { first = 1; inside = index($0, "Theorem " only " ") == 1 }
    !first || inside { print }
    / Qed\.$/ { inside = 0 }' "$(source_of "$file")")
  if [ "$(grep -cF -- "$true" <<<"$text")" -ne 1 ]; then
    fail "$file: '$true' does not occur exactly once: choose another place to falsify"
    return
  fi
  if [ -n "$theorem" ]; then
    printf '%s\n' "$text" >"$work/copy.v"
    compiles "$work/copy.v" || fail "$file: Coq rejects the unaltered copy: $(cat "$work/printed")"
  fi
  [ "$folder/$(compiled_of "$file")" -nt "$(source_of "$file")" ] || fail "$file is newer than its compiled file: build quadrille_coq"
  printf '%s\n' "${text/"$true"/"$false"}" >"$work/copy.v"
  if compiles "$work/copy.v"; then
    fail "$file: Coq accepts '$false' for '$true'"
  elif ! rejected_by_proof; then
    fail "$file: '$false' for '$true' is rejected for another reason: $(cat "$work/printed")"
  else
    rejected=$((rejected + 1))
  fi
}

falsified ending.v 'plies s <= 1 + #|off_goals B|' 'plies s <= #|off_goals B|'
falsified cycles.v 'bounces s u <-> wall u \/ cycle_through (draw s u) (ball s) u' 'bounces s u <-> cycle_through (draw s u) (ball s) u'
falsified graph.v '[/\ connected G, G = set0' '[/\ true, G = set0'
falsified euler.v 'is_drawing G b -> exists s, [/\' 'connected G && odd_ends G (start B) b -> exists s, [/\'
falsified headline_beyond.v 'odd_ends G (start B) b &' 'true &'
falsified headline_beyond.v 'connected G, 0 <' 'true, 0 <'
falsified refuted.v 'plies s = 3 & mover s = One' 'plies s = 3 & mover s = Two'
falsified refuted.v 'bounces s (Q 0 0) & blocked' 'bounces s (Q 0 0) & ~~ blocked'
falsified counting.v '[:: size hs; drawn predT;' '[:: size hs; size hs;'
falsified colours.v 'E then 0 else 1)%Z' 'E then 1 else 1)%Z'
falsified colours_soccer.v '\sum_e (1 + to_goals e)' '\sum_e (0 + to_goals e)'
falsified headline_sweep.v '(B : board) : ~~ goal (start B) ->' '(B : board) :'
falsified permutations.v 'Theorem score_bound w : score w <= (size w).-1.' 'Theorem score_bound w : score w <= (size w).-2.'
falsified headline_tennis.v 'follows kick_off (table_2_to_turn_9 ++ [turn_10]) = false' 'follows kick_off (table_2_to_turn_9 ++ [turn_10]) = true'
falsified headline_tennis.v 'tennis_worth fields beyond (points, points, 0%Z) 0' 'tennis_worth fields beyond (points, points, 1%Z) 0'
falsified minimax.v 'I <> [] -> J <> [] ->' 'J <> [] ->'
falsified signatures.v 'if x then take k f' 'if x then take k.+1 f'
falsified headline_updown.v '17594%num' '17595%num' updown_example_1_count
falsified headline_updown.v '106202006;' '106202007;' scores_12
falsified headline_updown.v 'size u = n -> ~~ alternating w ->' 'size u = n ->' updown_alternating_only
falsified headline.v '~ (forall s t : state (paper_pitch 1 3), reachable s' '(forall s t : state (paper_pitch 1 3), reachable s'
falsified headline_totals.v '11546908%num' '11546909%num' total_paper_3x3

# A range without its lower bound. For a certificate: another winner, a losing ply of the winner, a wrong reference.
falsified headline_plusminus.v 'n : 1 < n < 7 -> at_most' 'n : n < 7 -> at_most'
falsified winners.v 'wins One (initial (paper_pitch 3 3))' 'wins Two (initial (paper_pitch 3 3))' wins_paper_3x3
falsified winners.v 'paper_3x3_numbers : seq N := [:: 3;' 'paper_3x3_numbers : seq N := [:: 4;' wins_paper_3x3
falsified winners.v '; 7; 86; 6;' '; 7; 88; 6;' wins_paper_3x3

# For the values of Tennis: a bound a unit higher, in the certificate and in the table; another share; another payment.
falsified tennis_values.v 'at_ 3 4 2 (-2000)' 'at_ 3 4 2 (-1999)'
falsified tennis_values.v 'within 3 4 2 (-2000)' 'within 3 4 2 (-1999)'
falsified tennis_values.v 'at_ 4 3 (-2) 0 [share 2 500000000000000;' 'at_ 4 3 (-2) 0 [share 2 500000000000001;'
falsified tennis_values.v 'proves true 2 1 ' 'proves true 2 2 '
falsified tennis_certificates.v '(if fields <? Z.abs b then beyond else 1)' '(if fields <? Z.abs b then beyond else 2)'

# falsified_below FILE TRUE FALSE DEPENDENT...: TRUE occurs once in FILE. With FALSE there, Coq accepts FILE and the
# files that build on it, DEPENDENT..., except the last: that fails with an error in a proof.
falsified_below() {
  local file=$1 true=$2 false=$3 text dependent last=${!#}
  shift 3
  text=$(<"$(source_of "$file")")
  [ "$(grep -cF -- "$true" <<<"$text")" -eq 1 ] ||
    { fail "$file: '$true' does not occur exactly once: choose another place to falsify"; return; }
  copy_compiled "$work/below"
  printf '%s\n' "${text/"$true"/"$false"}" >"$work/$file"
  for dependent in "$file" "$@"; do
    text=$(source_of "$dependent")
    [ "$dependent" != "$file" ] || text=$work/$file
    if ! "$coqc" -q -R "$work/below" Quadrille "${flags[@]}" -no-glob -o "$work/below/$(compiled_of "$dependent")" "$text" \
      >"$work/printed" 2>&1; then
      if [ "$dependent" = "$last" ] && rejected_by_proof; then
        rejected=$((rejected + 1))
      else
        fail "$file: '$false' for '$true' is rejected for another reason, in $dependent: $(cat "$work/printed")"
      fi
      return
    fi
  done
  fail "$file: Coq accepts '$false' for '$true', and all of $*"
}

# The sweep without its test of goals, of parity, of connectedness; a test that omits too much; and a plan that need not
# decide every segment. The unaltered files are accepted: FOLDER has them compiled.
to_invariant=(sweep_plan.v sweep_state.v sweep_invariant.v)
to_correct=("${to_invariant[@]}" sweep_correct.v)
falsified_below sweep.v 'if full ki x || full kj y then' 'if false then' "${to_invariant[@]}"
falsified_below sweep.v '|| (is_odd x && b) then' 'then' "${to_correct[@]}"
falsified_below sweep.v '(touched x && ~~ shared (label x) rest) ||' 'false ||' "${to_correct[@]}"
falsified_below sweep.v '(~~ shared (label x) rest && has touched rest)' '~~ shared (label x) rest' "${to_correct[@]}"
falsified_below sweep_plan.v '(vs == [:: start B]) && all (all_decided ds) points' 'vs == [:: start B]' \
  sweep_invariant.v sweep_correct.v

# A copy with a claim's second theorem left unproved: the claim has no evidence, and the assumptions differ.
mkdir "$work/source"
cp "$source"/headline*.v "$work/source"
copy_compiled "$work/compiled"
awk '/^Theorem theorem_3_1_strong / { open = 1 }
     open && /^Proof/ { print "Admitted."; open = 0; next }
     { print }' "$source/headline.v" >"$work/source/headline.v"
bash "$project/proofs/compile.sh" "$work/source" headline.v "$work/compiled" "$coqc" "${flags[@]}" ||
  fail "headline.v with theorem_3_1_strong left unproved does not compile"
bash "$project/proofs/evidence.sh" "$work/source" "$work/compiled" "$project/proofs/coq_theorems.cpp.in" "$coqc" \
  "${flags[@]}" || fail "evidence.sh fails if a theorem is left unproved"
grep -q '"theorem_3_1"' "$work/compiled/coq_theorems.cpp" && fail "a claim with an unproved theorem is offered as evidence"
[ "$(diff "$folder/coq_theorems.cpp" "$work/compiled/coq_theorems.cpp" | grep -c '^[<>]')" -eq 1 ] ||
  fail "the evidence differs by more than the unproved theorem"
bash "$project/tests/coq/assumptions.sh" "$work/compiled" "$project/tests/coq/assumptions.expected" >/dev/null &&
  fail "assumptions.sh passes with an unproved theorem"
grep -q '^headline.theorem_3_1_strong: Axioms: ' "$work/compiled/assumptions.txt" || fail "assumptions.txt names no axiom"

# A claim above a lemma: the next theorem belongs to another claim.
sed 's/^Theorem theorem_3_1 /Lemma theorem_3_1 /' "$source/headline.v" >"$work/source/headline.v"
bash "$project/proofs/evidence.sh" "$work/source" "$work/compiled" "$project/proofs/coq_theorems.cpp.in" "$coqc" \
  "${flags[@]}" 2>"$work/printed" && fail "evidence.sh accepts a lemma between a claim and the next theorem"
grep -q 'claim soccer/thm-3.1: ' "$work/printed" || fail "evidence.sh does not name the claim above a lemma: $(cat "$work/printed")"

# statements_differ WHAT MODULE...: Coq accepts the altered copies of MODULE... in the work folder, and statements.sh
# reports a difference. WHAT names the alteration.
statements_differ() {
  local what=$1 module
  shift
  copy_compiled "$work/compiled"
  for module in "$@"; do
    bash "$project/proofs/compile.sh" "$work/source" "$module.v" "$work/compiled" "$coqc" "${flags[@]}" ||
      fail "$what: Coq does not accept it, so statements.sh is not tried"
  done
  if bash "$project/tests/coq/statements.sh" "$work/compiled" "$project/tests/coq/statements.expected" "$source" "$coqc" \
    "${flags[@]}" >"$work/printed" 2>&1; then
    fail "statements.sh does not notice $what"
  elif ! grep -q '^> ' "$work/printed" || grep -q '^Error' "$work/printed"; then
    fail "statements.sh finds something else than $what: $(cat "$work/printed")"
  fi
}

# A theorem that states only True, with a proof; and a definition that makes an unchanged statement empty.
awk '/^Theorem lemma_3_1 / { print "Theorem lemma_3_1 : True."; print "Proof. by []. Qed."; open = 1 }
     !open { print }
     open && /Qed\.$/ { open = 0 }' "$source/headline.v" >"$work/source/headline.v"
statements_differ "lemma_3_1 stating True" headline
cp "$source/headline_tennis.v" "$work/source"
sed -E 's/^(Definition spent_1 .*:=).*/\1 51%nat./' "$source/tennis_tables.v" >"$work/source/tennis_tables.v"
cmp -s "$source/tennis_tables.v" "$work/source/tennis_tables.v" && fail "tennis_tables.v: spent_1 is not defined on one line"
statements_differ "spent_1 being 51 of any game" tennis_tables headline_tennis

mkdir "$work/texts"
printf -- '-R . Quadrille\n-arg -w -arg -notation-overridden\ntext.v\n' >"$work/texts/_CoqProject"

# sources_accepted TEXT: sources.sh accepts a file that contains TEXT.
sources_accepted() {
  echo "$1" >"$work/texts/text.v"
  bash "$project/tests/coq/sources.sh" "$work/texts" || fail "sources.sh refuses '$1'"
}

# sources_refused TEXT: sources.sh rejects a file that contains TEXT, and accepts it in a comment.
sources_refused() {
  echo "$1" >"$work/texts/text.v"
  bash "$project/tests/coq/sources.sh" "$work/texts" >/dev/null && fail "sources.sh lets '$1' pass"
  echo "(* (* nested *) $1 *)" >"$work/texts/text.v"
  bash "$project/tests/coq/sources.sh" "$work/texts" || fail "sources.sh rejects '$1' in a comment"
}

sources_refused 'Admitted.'
sources_refused 'Proof. admit. Qed.'
sources_refused 'Axiom choice : True.'
sources_refused 'Section A. End A. Unset Guard Checking.'
sources_refused 'Hypothesis outside : False.'
sources_refused 'Variable outside : nat.'
sources_refused 'Declare Module M : T.'
sources_refused 'Proof. native_compute. Qed.'
sources_refused 'Proof. native_cast_no_check I. Qed.'
sources_refused 'Declare ML Module "x".'
sources_refused 'Declare Instance outside : False.'
sources_refused 'Load evil.'
# Several sentences on a line, one sentence on several lines, and words that may precede its first word.
sources_accepted 'Check 1. Section A. Variable inside : nat. End A. Check [:: 1; .. ; 2].'
sources_refused 'Check 1. Variable outside : False.'
sources_refused 'Check 1. Local Hypothesis outside : False.'
sources_refused 'Time Variable outside : False.'
sources_refused '#[local] Fail Timeout 5 Variables outside : False.'
sources_refused 'Section A. Time End A. Variable outside : False.'
sources_refused 'Fail Section A. Variable outside : False. Fail End A.'
sources_refused $'Declare\nModule M : T.'
sources_refused $'Local\nVariable\noutside : False.'
sources_refused 'Check 1. Lemma of_no_use : True. Proof. by []. Qed.'
sources_refused 'Lemma of_no_use : True. Proof. by []. Qed.'

# A string with the sign of a comment could hide an axiom from sources.sh, so it is rejected.
echo 'Definition a := "(*". Axiom hidden : False. Definition b := "*)".' >"$work/texts/text.v"
bash "$project/tests/coq/sources.sh" "$work/texts" >/dev/null && fail "sources.sh accepts a string with the sign of a comment"
echo '(* A comment. *)' >"$work/texts/text.v"
bash "$project/tests/coq/sources.sh" "$work/texts" || fail "sources.sh rejects a file with only a comment"
echo '-arg -type-in-type' >>"$work/texts/_CoqProject"
bash "$project/tests/coq/sources.sh" "$work/texts" >/dev/null && fail "sources.sh accepts -type-in-type in _CoqProject"


echo "$rejected falsified copies rejected"
[ "$failures" -eq 0 ]
