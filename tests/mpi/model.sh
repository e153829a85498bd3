#!/usr/bin/env bash
# model.sh QUADRILLE-MPI QUADRILLE SOURCE: docs/cluster.md shows what scripts/soccer/model prints of the stored sweeps, and sweeps
# that take little time have the states and the bytes that are stored.
#
# ctest label: standard
. "$(dirname "$0")/ranks.sh"
source=$3

/usr/bin/python3 -c 'import numpy' 2>/dev/null || { echo "no numpy here (Debian: python3-numpy), so the model is not fitted"; finish; }
/usr/bin/python3 -B "$source/scripts/soccer/model" >printed 2>stderr || fail "scripts/soccer/model: $(cat stderr)"
/usr/bin/python3 - "$source/docs/cluster.md" printed <<'END' || fail "docs/cluster.md does not show what scripts/soccer/model prints"
import pathlib
import sys
sys.exit(pathlib.Path(sys.argv[2]).read_text() not in pathlib.Path(sys.argv[1]).read_text())
END

again=0
while IFS=, read -r pitch number saved most bytes all _; do
  [ "$number $saved" = "1 no" ] && [ "$all" -lt 1000000 ] || continue
  run count soccer --pitch "$pitch" --engine frontier --by total --format csv
  expect_in_stderr "$most states of $bytes bytes at most between two steps, $all in all;"
  again=$((again + 1))
done <"$source/data/results/mpi-sweeps.csv"
[ "$again" -ge 3 ] || fail "only $again sweeps were counted again: has mpi-sweeps.csv changed?"
finish
