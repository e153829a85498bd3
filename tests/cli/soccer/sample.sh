# `sample soccer`: records that replay and export picture read, equal for any number of threads; refusals and
# interruptions.
# ctest label: standard
source "$(dirname "$0")/../assert.sh"

sample() { run sample soccer "$@"; }

# By hand: on paper:1x1 the start is g1, so there is one drawing, one history and one game.
for of in drawings histories games; do
  sample --pitch paper:1x1 --of "$of" --quiet
  expect_status 0
  grep -v '^#' stdout | sed 's/ *#.*//' >record
  printf 'pitch paper:1x1\n(1,1)\n' >expected
  expect_same record expected
done

for of in drawings histories games; do
  sample --pitch paper:2x4 --of "$of" --count 20 --seed 5 --quiet
  expect_status 0
  expect_no_stderr
  cp stdout reference
  [ "$(grep -vc '^#' reference)" -eq 21 ] || fail "$command_line: not 20 records"
  for threads in 1 3; do
    sample --pitch paper:2x4 --of "$of" --count 20 --seed 5 --quiet --threads "$threads"
    expect_stdout reference
  done
  sample --pitch paper:2x4 --of "$of" --count 20 --seed 6 --quiet
  cmp -s stdout reference && fail "$command_line: another seed gives the same sample"
  cp reference drawn.txt
  run replay soccer drawn.txt --quiet
  expect_status 0
  expect_no_stderr
  run export picture soccer drawn.txt --number 20 --position
  expect_status 0
done

# A comment beside each drawing says how its history was chosen. The number of drawings equals the count.
sample paper:5x4 --of drawings --count 80 --quiet
expect_status 0
grep -q '# uniform$' stdout || fail 'no history is uniform'
grep -q '# first$' stdout || fail 'no history is the first'
population=$(sed -n 's/^# uniform among \([0-9]*\) drawings$/\1/p' stdout)
run count soccer --pitch paper:5x4 --by total --engine frontier --format csv --quiet
[ "$(tail -n 1 stdout)" = ",$population,$population" ] || fail "the population of paper:5x4: $population"

sample --pitch paper:1x3 --of games --out games.txt --quiet
expect_status 0
grep -q '^pitch paper:1x3$' games.txt || fail 'no record in games.txt'

# Refusals name the place, before any work.
for count in 0 many; do refused "--count '$count'" sample soccer --pitch paper:1x3 --of games --count $count; done
refused --of sample soccer --pitch paper:1x3 --of plies
refused --of sample soccer --pitch paper:1x3
refused classic:8x10 sample soccer --pitch classic:8x10 --of histories
refused paper:10x10 sample soccer --pitch paper:10x10 --of drawings
refused --seed sample soccer --pitch paper:1x3 --of games --seed x
refused --format sample soccer --pitch paper:1x3 --of games --format csv
refused --column sample soccer --pitch paper:1x3 --of games --column ply

# Insufficient memory: nothing is written.
sample --pitch classic:6x8 --of drawings --memory 24M
expect_status 3
expect_in_stderr '--memory 24M'
expect_in_stderr 'missing: all records'
[ ! -s stdout ] || fail "$command_line: wrote a record"

finish
