#!/usr/bin/env bash
# assumptions.sh FOLDER EXPECTED: the assumptions of each theorem, as Coq reported them in this build, equal those
# stored in EXPECTED.
#
# ctest label: quick
set -u
if ! diff "$2" "$1/assumptions.txt"; then
  echo "$2: this build's theorems, or what they assume, are others (>). An axiom is to be proved; if theorems came or"
  echo "went on purpose, copy $1/assumptions.txt over it"
  exit 1
fi
echo "$(grep -c ': Closed under the global context$' "$2") of $(wc -l <"$2") theorems are closed under the global context"
