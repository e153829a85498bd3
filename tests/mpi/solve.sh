#!/usr/bin/env bash
# solve.sh QUADRILLE-MPI QUADRILLE: the winner on ranks is the row of quadrille, to the byte. A run with a killed rank
# and an interrupted one resume from the tree. Queries that ranks cannot answer are refused.
#
# ctest label: extreme
. "$(dirname "$0")/ranks.sh"

for pitch in paper:3x3 paper:3x5 classic:4x6; do
  request="solve soccer --pitch $pitch --format csv"
  count_plain right $request
  for number in 1 2 3; do
    ranks $number $request --threads 1
    expect_status 0
    expect_stdout right
    expect_in_stderr "player $(tail -n 1 right | cut -d , -f 2) wins; "
    grep -q '^quadrille: searched [1-9][0-9]* positions$' stderr || fail "$command_line: no positions: $(cat stderr)"
  done
done
# A second run on as many ranks searches the same positions.
searched=$(grep ' positions$' stderr)
ranks 3 $request --threads 1
expect_in_stderr "$searched"

# A later position, on several threads.
"$plain" solve soccer --pitch paper:3x5 --history '(2,3) (2,2)' --format json --quiet >right
ranks 2 solve soccer --pitch paper:3x5 --history '(2,3) (2,2)' --format json --quiet --threads 2
expect_status 0
expect_stdout right
expect_no_stderr

# One line names an option that ranks do not support, and the program that does.
for option in --moves --line "--certificate proof"; do
  ranks 2 solve soccer --pitch paper:3x3 $option
  expect_status 2
  expect_no_stdout
  [ "$(grep -c '^quadrille: ' stderr)" -eq 1 ] || fail "$command_line: not one line: $(cat stderr)"
  expect_in_stderr "${option%% *}: ranks report the winner only; leave it out, or ask quadrille"
  [ ! -e proof ] || fail "$command_line: left a file"
done

# Out of time: the same row without a winner as quadrille prints, and the tree is saved.
ranks 2 solve soccer --pitch classic:6x6 --seconds 1 --checkpoint late --format csv
expect_status 3
[ "$(cat stdout)" = $'pitch,winner\nclassic:6x6,' ] || fail "$command_line: $(cat stdout)"
run checkpoint inspect late
expect_status 0
expect_in_stdout "quadrille-mpi solve soccer --pitch classic:6x6"
# Another program or another request cannot resume from the tree.
program=$plain run solve soccer --pitch classic:6x6 --checkpoint late
expect_status 2
expect_in_stderr "belongs to another request (quadrille-mpi solve soccer"
ranks 2 solve soccer --pitch classic:6x4 --checkpoint late
expect_status 2
expect_in_stderr "belongs to another request"

request="solve soccer --pitch classic:6x4 --format csv"
count_plain right $request
# begin FOLDER: starts the request on 3 ranks in the background and waits for its second save; $job is mpirun.
begin() {
  command_line="mpirun -n 3 quadrille-mpi $request --checkpoint $1"
  mpirun -q -n 3 "$program" $request --threads 1 --checkpoint "$1" --checkpoint-every 0 >stdout 2>stderr </dev/null &
  job=$!
  for _ in $(seq 4000); do
    if [ -f "$1/manifest" ] && ! grep -q '"generation":1,' "$1/manifest"; then return; fi
    kill -0 $job 2>/dev/null || fail "$command_line: finished before it saved: $(cat stderr)"
    sleep 0.005
  done
}
for rank in 0 2; do
  begin "killed-$rank"
  processes=($(pgrep -P $job -f -- "$program"))
  kill -9 "${processes[rank]}"
  wait $job && fail "$command_line: exit 0 although a rank was killed"
  begin "stopped-$rank"
  processes=($(pgrep -P $job -f -- "$program"))
  kill -INT "${processes[rank]}"
  wait $job
  status=$?
  expect_status 130
  expect_in_stderr "resumes from it"
done
number=1
for folder in killed-0 killed-2 stopped-0 stopped-2; do
  ranks $number $request --checkpoint $folder
  expect_status 0
  expect_stdout right
  expect_in_stderr "resumes from it"
  number=$((number % 3 + 1))
done

# Memory too small for the table stops all ranks in order.
ranks 2 $request --memory 100K
expect_status 3
finish
