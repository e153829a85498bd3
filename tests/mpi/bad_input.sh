#!/usr/bin/env bash
# bad_input.sh QUADRILLE-MPI QUADRILLE FEW-THREADS: a request that ranks cannot do together is refused by one line that
# names the rank, with exit 2.
#
# ctest label: extreme
. "$(dirname "$0")/ranks.sh"

request="count soccer --pitch paper:4x4 --engine frontier --by total --format csv"
count_plain right $request

# mistaken PLACE COMMAND...: exit 2, and one line by quadrille-mpi that names the place.
mistaken() {
  local place=$1
  shift
  command_line="mpirun $*"
  timeout 100 mpirun -q "$@" >stdout 2>stderr </dev/null
  status=$?
  expect_status 2
  expect_no_stdout
  [ "$(grep -c '^quadrille: ' stderr)" -eq 1 ] || fail "$command_line: not one line: $(cat stderr)"
  expect_in_stderr "$place"
}
mistaken 'rank 1: ' -n 1 "$program" $request : -n 1 "$program" $request --quiet
cp "$program" other-program
printf x >>other-program
mistaken 'rank 2: ' -n 2 "$program" $request : -n 1 ./other-program $request
mistaken MPI_THREAD_SERIALIZED -n 2 -x LD_PRELOAD="$3" "$program" $request
mistaken "pitch 'nowhere'" -n 3 "$program" count soccer --pitch nowhere
mistaken --threads -n 2 "$program" $request --threads 0
mistaken --partition -n 2 "$program" $request --partition here
mistaken --checkpoint-every -n 2 "$program" $request --checkpoint-every often
mistaken --checkpoint -n 2 "$program" $request --checkpoint ""
refused nothing checkpoint inspect nothing

# Other invalid arguments: one line, from rank 0 only.
ranks 3 --version
expect_status 0
[ "$(cat stdout)" = "$("$plain" --version)" ] || fail "--version: $(cat stdout)"
ranks 2 count soccer --help
expect_status 0
expect_in_stdout "--checkpoint-every"
[ "$(grep -c '^Usage: ' stdout)" -eq 1 ] || fail "the help is printed more than once"

# Insufficient memory stops all ranks in order.
ranks 2 count soccer --pitch paper:7x7 --engine frontier --by total --memory 40M
expect_status 3
expect_in_stderr '--memory 40M'

# A folder that one rank cannot see: the message names the rank, before the count starts.
mkdir here there
mistaken "quadrille: rank 1: --checkpoint 'run'" -n 1 -wdir "$work/here" "$program" $request --checkpoint run : \
  -n 1 -wdir "$work/there" "$program" $request --checkpoint run

# A full disk: a message names the rank, the count continues, and the previous save is unchanged.
large="count soccer --pitch paper:6x6 --engine frontier --by total --format csv"
if small_disk small; then
  count_plain right $large
  ranks 2 $large --checkpoint small/run --checkpoint-every 0
  expect_status 0
  expect_stdout right
  grep -q '^quadrille: rank [01]: .*could not be saved (No space left on device)' stderr || fail "$command_line: $(cat stderr)"
  [ "$(ls -A small/run | wc -l)" -eq 4 ] || fail "the full disk holds more than a lock and a save: $(ls -A small/run)"
  cp -r small/run roomy
  ranks 2 $large --checkpoint roomy
  expect_status 0
  expect_stdout right
  expect_in_stderr "resumes from it"
fi

# Ranks cannot share the layered engine. Rank 0 counts, says so, and saves the checkpoint.
ranks 2 count soccer --pitch paper:2x2 --engine layered --by total --format csv --checkpoint layers
expect_status 0
[ -f layers ] || fail "$command_line: no file"
ranks 2 count soccer --pitch paper:2x2 --engine layered --by total --format csv
expect_status 0
expect_in_stderr '--engine layered'
finish
