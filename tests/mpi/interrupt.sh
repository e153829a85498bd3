#!/usr/bin/env bash
# Terminated ranks say so in one line, in any phase; a signal to one of them stops the sweep in order on all.
#
# ctest label: extreme
. "$(dirname "$0")/ranks.sh"

# start ARGUMENT...: starts 3 ranks in the background; $job is mpirun.
start() {
  command_line="mpirun -n 3 quadrille-mpi $*"
  mpirun -q -n 3 "$program" "$@" >stdout 2>stderr </dev/null &
  job=$!
}
# ended: waits for mpirun. One line, of one rank, says that a signal ended the run.
ended() {
  wait $job
  status=$?
  [ "$status" -ne 0 ] || fail "$command_line: exit 0"
  [ "$(grep -c 'interrupted\|ended by a signal' stderr)" -eq 1 ] || fail "$command_line: not one line: $(cat stderr)"
}

# While rank 0 counts alone, the others wait for its result.
for signal in INT TERM; do
  start count soccer --pitch paper:5x5 --engine layered --yes --format csv
  sleep 2
  kill -$signal $job
  ended
  expect_in_stderr 'missing: '
done

# A signal to one rank stops all in order, and the finished work is saved.
request="count soccer --pitch paper:7x7 --engine frontier --by total --format csv"
for rank in 0 2; do
  rm -rf run
  start $request --checkpoint run --checkpoint-every 0
  for _ in $(seq 400); do
    [ -f run/manifest ] && break
    sleep 0.02
  done
  processes=($(pgrep -P $job -f -- "$program"))
  kill -INT "${processes[rank]}"
  ended
  expect_status 130
  expect_in_stderr "resumes from it"
  run checkpoint inspect run
  expect_status 0
done
finish
