#!/usr/bin/env bash
# model.sh QUADRILLE-MPI QUADRILLE SOURCE: docs/cluster.md shows the output of scripts/soccer/model for the stored
# sweeps. Short sweeps, repeated, have the stored residues and work.
#
# ctest label: standard
. "$(dirname "$0")/ranks.sh"
source=$3

/usr/bin/python3 -B "$source/scripts/soccer/model" >printed 2>stderr || fail "scripts/soccer/model: $(cat stderr)"
/usr/bin/python3 - "$source/docs/cluster.md" printed <<'END' || fail "docs/cluster.md does not show what scripts/soccer/model prints"
import pathlib
import sys
sys.exit(pathlib.Path(sys.argv[2]).read_text() not in pathlib.Path(sys.argv[1]).read_text())
END

again=0
while IFS=, read -r pitch residues worked _ seconds _; do
  [ "${seconds%.*}" -lt 5 ] 2>/dev/null || continue
  run count soccer --pitch "$pitch" --engine colour --by total --prime 1 --checkpoint "run-$again" --format csv
  expect_in_stderr "$residues states of 4 bytes at most between two steps, $worked in all;"
  again=$((again + 1))
done <"$source/data/results/colour-sweeps.csv"
[ "$again" -ge 3 ] || fail "only $again sweeps were repeated: has colour-sweeps.csv changed?"
finish
