#!/usr/bin/env bash
# The same bytes on 1, 2, 3, 4 and 7 ranks of 1 and 2 threads, with the default partition and with a random one.
#
# ctest label: long
. "$(dirname "$0")/ranks.sh"

seed=$RANDOM
for request in "${requests[@]}" "count soccer --pitch paper:6x6 --engine frontier --by total --format csv"; do
  count_plain right $request
  for number in 1 2 3 4 7; do
    for threads in 1 2; do
      for partition in 0 $((seed += 7919)); do
        ranks $number $request --quiet --threads $threads --partition $partition
        expect_status 0
        expect_stdout right
        expect_no_stderr
      done
    done
  done
done
finish
