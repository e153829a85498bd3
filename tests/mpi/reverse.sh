#!/usr/bin/env bash
# Reverse search on ranks: it reports progress and cost, a killed or interrupted run resumes with another number of
# ranks, and unsupported requests are refused.
#
# ctest label: extreme
. "$(dirname "$0")/ranks.sh"

request="count soccer --pitch paper:3x4 --engine reverse --plies 17 --by ply --format csv"
count_plain right $request

# saved_by PROCESS FOLDER: waits until the run has saved.
saved_by() {
  for _ in $(seq 2000); do
    [ -f "$2/manifest" ] && return
    kill -0 "$1" 2>/dev/null || fail "the run finished before it saved"
    sleep 0.005
  done
}

# A rank is killed after the first save.
mpirun -q -n 2 "$program" $request --threads 3 --quiet --checkpoint run --checkpoint-every 0 >/dev/null 2>&1 </dev/null &
job=$!
saved_by $job run
kill -9 "$(pgrep -P $job | head -n 1)" 2>/dev/null
wait $job && fail "mpirun exits with 0 although a rank was killed"
"$program" checkpoint inspect run >inspected 2>stderr || fail "inspect: $(cat stderr)"
grep -q '^step        0 of 1$' inspected || fail "inspect: $(cat inspected)"
for number in 3 1; do
  cp -r run run-$number
  ranks $number $request --threads 2 --checkpoint run-$number
  expect_status 0
  expect_stdout right
  expect_in_stderr "resumes from it"
done
# A finished run prints its result again.
ranks 2 $request --checkpoint run-3
expect_status 0
expect_stdout right

# Interrupted: status 130, the finished plies are printed, and the work is saved.
mpirun -q -n 2 "$program" $request --threads 1 --checkpoint stopped --checkpoint-every 0 >stdout 2>stderr </dev/null &
job=$!
saved_by $job stopped
command_line="mpirun -n 2 quadrille-mpi $request, interrupted"
for rank in $(pgrep -P $job); do kill -INT "$rank" 2>/dev/null; done
wait $job
status=$?
expect_status 130
head -n "$(wc -l <stdout)" right | cmp -s - stdout || fail "$command_line: not the first rows: $(cat stdout)"
[ "$(wc -l <stdout)" -gt 1 ] || fail "$command_line: no rows"
ranks 2 $request --checkpoint stopped
expect_status 0
expect_stdout right
expect_in_stderr "resumes from it"

# The checkpoint of another request is refused, and so is --primes, which this engine does not use.
ranks 2 count soccer --pitch paper:3x4 --engine reverse --plies 16 --by ply --checkpoint run
expect_status 2
expect_in_stderr --checkpoint
refused --primes count soccer --pitch paper:2x2 --engine reverse --primes 3

# The trails of the plane, interrupted: the finished lengths are printed.
count_plain right count trails --plies 12 --format csv
# A machine that is busy with other tests may need another try.
for patience in 5 20 60; do
  mpirun -q -n 2 "$program" count trails --plies 24 --threads 1 --format csv --yes >stdout 2>stderr </dev/null &
  job=$!
  sleep $patience
  command_line="mpirun -n 2 quadrille-mpi count trails --plies 24, interrupted"
  for rank in $(pgrep -P $job); do kill -INT "$rank" 2>/dev/null; done
  wait $job
  status=$?
  expect_status 130
  [ "$(wc -l <stdout)" -lt 10 ] || break
done
head -n 10 right | cmp -s - <(head -n 10 stdout) || fail "$command_line: not the first rows: $(cat stdout)"

# The cost of the ranks is reported for a search too.
ranks 2 count soccer --pitch paper:2x3 --engine reverse --by total --format csv
expect_in_stderr "2 ranks: idle for"
finish
