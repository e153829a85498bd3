#!/usr/bin/env bash
# winners_long.sh FOLDER ROOT COQC FLAG...: Coq's kernel accepts every certificate in data/results as a theorem.
#
# ctest label: long
set -u
folder=$1
root=$2
coqc=$3
shift 3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2

"$root/scripts/soccer/theorem" "$root"/data/results/certificates/*.certificate >every.v || exit 1
grep '^Theorem ' every.v | sed -E 's/^Theorem ([a-z0-9_]+) .*/Print Assumptions \1./' >asked
cat asked >>every.v
begin=$SECONDS
"$coqc" -q -R "$folder" Quadrille "$@" -no-glob every.v >printed 2>&1 || { cat printed; exit 1; }
theorems=$(wc -l <asked)
[ "$(grep -c '^Closed under the global context$' printed)" -eq "$theorems" ] || { cat printed; exit 1; }
echo "$theorems certificates in $((SECONDS - begin)) s"
