#!/usr/bin/env bash
# evidence.sh SOURCE FOLDER TEMPLATE COQC FLAG...: the assumptions of the theorems of SOURCE/headline*.v, as compiled in
# FOLDER.
#
# In a headline file a comment "(* claim GAME/NAME" names a claim of the ledger, above the theorem that carries its
# verdict. The theorems from there to the next claim are its facts. The file ends with a line "Print Assumptions NAME."
# for each theorem. This script asks Coq again for each name, with its answer in a separate file, and writes
#   FOLDER/assumptions.txt   == a line for each name: Coq's answer
#   FOLDER/coq_theorems.cpp  == TEMPLATE with each claim whose theorems assume nothing, and its first theorem
# An unchanged second file is not rewritten, so that nothing is recompiled.
set -euo pipefail
source=$1
folder=$2
template=$3
coqc=$4
shift 4
closed="Closed under the global context"

refuse() {
  echo "$1" >&2
  exit 1
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# file name: the qualified names, as another file names them.
for file in "$source"/headline*.v; do
  module=$(basename "$file" .v)
  sed -nE 's/^Print Assumptions ([a-z0-9_.]+)\.$/\1/p' "$file" |
    while read -r name; do
      case "$name" in *.*) echo "$name" ;; *) echo "$module.$name" ;; esac
    done
done >names
[ -s names ] || refuse "$source/headline*.v: no line 'Print Assumptions NAME.': end each file with one for each theorem"

{
  sed -E 's/^([a-z0-9_]+)\..*/From Quadrille Require \1./' names | sort -u
  sed -E 's/(.*)/Redirect "\1" Print Assumptions \1./' names
} >asked.v
"$coqc" -q -R "$folder" Quadrille "$@" -no-glob asked.v >/dev/null

while read -r name; do
  echo "$name: $(tr -s ' \n' ' ' <"$name.out" | sed 's/ $//')"
done <names >assumptions

# claim module.theorem: each claim with each of its theorems; "-" if there is none, or if another statement precedes the
# first, since that theorem then does not belong to the claim.
for file in "$source"/headline*.v; do
  awk -v module="$(basename "$file" .v)" '
    match($0, /^\(\* claim [a-z]+\/[a-z0-9.-]+/) {
      if (claim && !theorems) print claim, "-"
      claim = substr($0, 10, RLENGTH - 9)
      theorems = 0
      comment = 1
    }
    comment { if (/\*\)/) comment = 0; next }
    claim && !theorems && /^ *(#\[[^]]*\] *)?(Local +|Global +)?(Lemma|Corollary|Proposition|Fact|Remark|Property|Example|Goal)([^A-Za-z0-9_]|$)/ {
      print claim, "-"
      claim = ""
    }
    /^Theorem / && claim { print claim, module "." $2; ++theorems }
    END { if (claim && !theorems) print claim, "-" }' "$file"
done >claims

declare -A first assuming
claimed=()
while read -r claim name; do
  [ "$name" != - ] || refuse "$source: claim $claim: no theorem next below the comment: give it one, or take the claim out"
  grep -q "^$name: " assumptions || refuse "$source: claim $claim: end the file with 'Print Assumptions ${name#*.}.'"
  [ -n "${first[$claim]:-}" ] || { first[$claim]=${name#*.}; claimed+=("$claim"); }
  grep -qx "$name: $closed" assumptions || assuming[$claim]=$name
done <claims
rows=""
for claim in "${claimed[@]}"; do
  [ -n "${assuming[$claim]:-}" ] || rows+=$'\n'"      {\"$claim\", \"${first[$claim]}\"},"
done

text=$(<"$template")
printf '%s\n' "${text/@QUADRILLE_COQ_THEOREMS@/"$rows"}" >theorems
cmp -s theorems "$folder/coq_theorems.cpp" || cp theorems "$folder/coq_theorems.cpp"
cp assumptions "$folder/assumptions.txt"
