# `count soccer --by winner`: the classes of each ply by winner, equal for any number of threads; refusals and
# interruptions.
# ctest label: standard
source "$(dirname "$0")/../assert.sh"

by_winner() { run count soccer --by winner --format csv "$@"; }

# By hand: on paper:1x1 and on paper:2x1 the start is g1, so player 2 has won. For paper:1x2 with its 40 classes only
# the sums are compared here; tests/enumerate/soccer/values compares the winners.
for pitch in paper:1x1 paper:2x1; do
  by_winner --pitch "$pitch" --quiet
  expect_status 0
  printf 'ply,wins_1,wins_2\n0,0,1\n' >expected
  expect_stdout expected
done

# The table has the same plies and sums as the table by ply.
for pitch in paper:1x2 paper:1x3 paper:2x2 classic:2x2; do
  run count soccer --pitch "$pitch" --by ply --format csv --quiet
  tail -n +2 stdout | cut -d, -f1,3 >classes
  by_winner --pitch "$pitch" --quiet
  expect_status 0
  expect_no_stderr
  tail -n +2 stdout | awk -F, '{ print $1 "," $2 + $3 }' >sums
  expect_same classes sums
done

by_winner --pitch paper:2x3 --quiet
cp stdout reference
for threads in 1 2 5; do
  by_winner --pitch paper:2x3 --quiet --threads "$threads" --engine layered
  expect_stdout reference
done
by_winner --pitch paper:2x3 --quiet --plies 4
expect_status 0
head -n 6 reference >first
expect_stdout first
by_winner --pitch paper:2x3 --quiet --modulo mirror
expect_status 0
[ "$(wc -l <stdout)" -eq "$(wc -l <reference)" ] || fail "$command_line: not as many plies as without the mirror"

# Engines and options that cannot count by winner are refused.
refused --by count soccer --pitch paper:1x3 --by winner --engine frontier
refused --by count soccer --pitch paper:1x3 --by winner --engine reverse
refused --checkpoint count soccer --pitch paper:1x3 --by winner --checkpoint here
[ ! -e here ] || fail 'a checkpoint of a refused request'
refused --modulo count soccer --pitch paper:3x3 --by winner --modulo mirror
refused 'no machine expands more than' count soccer --pitch paper:5x5 --by winner --plies 3
refused --by count soccer --pitch paper:1..3x3 --by winner

# Insufficient memory is detected before the classes are listed.
by_winner --pitch paper:3x3 --memory 64M
expect_status 3
printf 'ply,wins_1,wins_2\n' >expected
expect_stdout expected
expect_in_stderr '11546908 classes'
expect_in_stderr 'missing: all plies'

finish
