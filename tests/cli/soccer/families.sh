# Families of pitches, as in `count soccer --pitch paper:1..4x3`: one row for each pitch, equal to the row of that pitch
# counted by itself.
# ctest label: standard
source "$(dirname "$0")/../assert.sh"

# same_as_each FAMILY PITCH...: the family's rows equal those of these pitches, in order.
same_as_each() {
  local family=$1 pitch
  shift
  echo pitch,histories,weak_classes,strong_classes >wanted
  for pitch in "$@"; do
    run count soccer --pitch "$pitch" --by total --format csv --quiet
    expect_status 0
    echo "$pitch,$(tail -n 1 stdout)" >>wanted
  done
  run count soccer --pitch "$family" --by total --format csv --quiet
  expect_status 0
  expect_no_stderr
  expect_stdout wanted
}
same_as_each paper:1..2x3 paper:1x3 paper:2x3
same_as_each paper:1x1..4 paper:1x1 paper:1x2 paper:1x3 paper:1x4
same_as_each paper:1..2x1..2 paper:1x1 paper:1x2 paper:2x1 paper:2x2
# Some pitches are listed and others are swept. A note names the pitches whose histories stay empty.
same_as_each paper:3x1..6 paper:3x1 paper:3x2 paper:3x3 paper:3x4 paper:3x5 paper:3x6
run count soccer --pitch paper:5x3..6 --by total --format csv
expect_in_stderr "--engine auto takes colour for paper:5x5, paper:5x6,"
[ "$(grep -c -- --engine stderr)" -eq 1 ] || fail "$command_line: more than one note of the engine"

# A b-file takes the first column that no pitch leaves empty. Here the frontier counts the family's last pitch.
run count soccer --pitch paper:4x1..4 --memory 20M --by total --format bfile --quiet
expect_status 0
expect_in_stdout '4 31700727824633'

# If --engine trails could count the missing histories, the note says so.
run count soccer --pitch paper:4x29..30 --format csv
expect_in_stderr '--engine trails'

# A family is counted by total by default. --plies, --engine and --modulo apply to each pitch.
run count soccer --pitch paper:1..2x3 --format csv --quiet
cp stdout reference
run count soccer --pitch paper:1..2x3 --by total --format csv --quiet
expect_stdout reference
run count soccer paper:2x2..3 --plies 4 --modulo mirror --engine reverse --format csv --quiet
expect_status 0
cp stdout reference
echo pitch,histories,weak_classes,strong_classes >wanted
for pitch in paper:2x2 paper:2x3; do
  run count soccer $pitch --plies 4 --modulo mirror --engine reverse --by total --format csv --quiet
  echo "$pitch,$(tail -n 1 stdout)" >>wanted
done
expect_same reference wanted
for threads in 1 3; do
  run count soccer paper:2x2..3 --plies 4 --modulo mirror --engine reverse --format csv --quiet --threads $threads
  expect_stdout reference
done
# A family of one pitch also has the column of the pitch.
same_as_each paper:2..2x3 paper:2x3
# A classic family consists of the even sizes.
run count soccer classic:1..5x3..5 --plies 2 --format csv --quiet
[ "$(cut -d, -f1 stdout | tr '\n' ' ')" = 'pitch classic:2x4 classic:4x4 ' ] || fail "classic:1..5x3..5: $(cat stdout)"
# The command in a table's provenance runs again.
run count soccer paper:1..2x3 --by total --format json --quiet
expect_in_stdout 'quadrille count soccer --pitch paper:1..2x3 --engine auto --by total'

# Invalid families.
for family in paper:4..1x3 paper:3x9..2 paper:0..2x3 paper:..3x3 paper:3x1..y paper:3x1..2x3 paper:1..3 1..3x3 \
  classic:2..4x3..3 classic:2..4x5 go:1..2x3 paper:1..1000x1..1000; do
  refused "'$family'" count soccer $family
done
refused "'paper:9x11'" count soccer paper:9x10..11 --engine layered
for by in ply ball bounces vertices size outcome totals; do refused --by count soccer paper:1..3x3 --by $by; done
refused --checkpoint count soccer paper:1..3x3 --by total --checkpoint here
refused paper:1..3x3 export positions --pitch paper:1..3x3
refused paper:29x30 count soccer paper:29..30x30 --engine frontier

finish
