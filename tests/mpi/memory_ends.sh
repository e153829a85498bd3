#!/usr/bin/env bash
# memory_ends.sh QUADRILLE-MPI QUADRILLE SHIM: if memory runs out during a count with a checkpoint, the job prints the
# right rows, or exits with 3 and a message. Open MPI may then crash, but only after the rows or the message. If memory
# runs out on one of two ranks, the job stops too, and resumes from its checkpoint.
#
# ctest label: long
. "$(dirname "$0")/ranks.sh"
shim=$3

request="count soccer --pitch paper:3x3 --engine frontier --by total --threads 1 --format csv --quiet"
count_plain right $request

# A run on one rank starts no daemon of MPI, which would load the shim too.
export OMPI_MCA_ess_singleton_isolated=1

# failing FAULT: runs the request on one rank with this fault.
failing() {
  command_line="QUADRILLE_FAULT=$1 quadrille-mpi $request"
  rm -rf run
  timeout 20 env LD_PRELOAD="$shim" QUADRILLE_FAULT="$1" QUADRILLE_FAULT_COUNTS="$work/counts" \
    "$program" $request --checkpoint run --checkpoint-every 0 >stdout 2>stderr </dev/null
  status=$?
  case $status in
    0) expect_stdout right ;;
    3) expect_in_stderr 'quadrille: ' ;;
    134 | 139)
      cmp -s right stdout || grep -q 'quadrille: ' stderr || fail "$command_line: exit $status: $(cat stderr)"
      ;;
    *) fail "$command_line: exit $status: $(cat stderr)" ;;
  esac
}

# MPI's start makes most of the allocations. The last ones belong to the count, to its saves and to the end of MPI.
failing none
all=$(sed -n 's/^malloc //p' counts)
[ "${all:-0}" -gt 3000 ] || fail "the shim counted '$all' allocations"
for call in $(seq "$((all - 2000))" 37 "$((all + 20))"); do
  failing "malloc:$call"
  failing "malloc:$call+"
done

# Two ranks, one of which lacks memory once.
unset OMPI_MCA_ess_singleton_isolated
two_ranks() {
  rm -rf run
  timeout 30 mpirun -q -n 1 "$program" $request --checkpoint run --checkpoint-every 0 : \
    -n 1 env LD_PRELOAD="$shim" QUADRILLE_FAULT="$1" QUADRILLE_FAULT_COUNTS="$work/counts" \
    "$program" $request --checkpoint run --checkpoint-every 0 >stdout 2>stderr </dev/null
  status=$?
}
two_ranks none
expect_stdout right
all=$(sed -n 's/^malloc //p' counts)
for call in $(seq "$((all - 1500))" 31 "$all"); do
  command_line="malloc:$call on the second of two ranks"
  two_ranks "malloc:$call"
  [ "$status" -ne 124 ] || fail "$command_line: hangs"
  [ "$status" -ne 0 ] || expect_stdout right
  ranks 2 $request --checkpoint run
  expect_status 0
  expect_stdout right
done
finish
