#!/usr/bin/env bash
# quadrille-mpi prints the bytes of quadrille: on 2 and 3 ranks, and alone as one rank. identity_long.sh tests all
# numbers of ranks and threads.
#
# ctest label: extreme
. "$(dirname "$0")/ranks.sh"

for request in "${requests[@]}"; do
  count_plain right $request
  ranks 2 $request --quiet --threads 1
  expect_status 0
  expect_stdout right
  expect_no_stderr
done

request=${requests[1]}
count_plain right $request
run $request --quiet
expect_status 0
expect_stdout right
ranks 3 $request --quiet --threads 2 --partition 12345
expect_status 0
expect_stdout right

# Rank 0 writes the file; the others write none.
ranks 3 $request --quiet --out rows.csv
expect_status 0
expect_no_stdout
expect_same rows.csv right
rm rows.csv

# The cost of the ranks is reported too.
ranks 2 $request
grep -q '^quadrille: [0-9]* states of [0-9]* bytes at most between two steps, [0-9]* in all; a rank held [0-9.]* MiB at most$' stderr ||
  fail "$command_line: no report on its states: $(cat stderr)"
expect_in_stderr "2 ranks: idle for"
expect_in_stderr "MiB sent in"
finish
