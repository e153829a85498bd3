#!/usr/bin/env bash
# ledger.sh PROGRAM BUILT: every row of Paper Soccer names its theorem in the column machine_proof, and so does every
# row of the other games except the counts. A conjecture needs none. If this build compiled no proofs, the program says
# that they are not rechecked.
#
# ctest label: standard
set -u
program=$1
built=$2
failed=0

report_fault() {
  echo "$1"
  failed=1
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$program" check --format csv --cases 1 --plies 1 >"$work/rows" 2>"$work/said" ||
  report_fault "quadrille check: $(cat "$work/said")"

unchecked=1
[ "$built" != TRUE ] || unchecked=0
[ "$(grep -c 'proofs: not rechecked in this build' "$work/said")" -eq "$unchecked" ] ||
  report_fault "quadrille check is to say 'not rechecked in this build' $unchecked times: $(cat "$work/said")"
[ "$built" != TRUE ] || ! grep -q 'not rechecked' "$work/rows" || report_fault "a row's theorem is not rechecked"

while IFS=, read -r claim statement _ machine_proof _; do
  case "$claim,$statement,$machine_proof" in
    claim,*) ;;
    *,coq:[a-z]*) ;;
    # Conjectures, counts up to a given size, and a question that its source leaves open have no theorem for all boards.
    soccer/wins-1xn,* | plusminus/placing,* | plusminus/two-sided,* | tennis/centre,*) ;;
    *) report_fault "$claim: no theorem: put '(* claim $claim *)' above it in a proofs/coq/headline*.v" ;;
  esac
done <"$work/rows"
soccer=$(grep -c '^soccer/' "$work/rows")
[ "$soccer" -ge 31 ] || report_fault "only $soccer rows of Paper Soccer: has the output changed?"
exit $failed
