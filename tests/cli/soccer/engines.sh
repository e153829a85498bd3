# The engines of `count soccer`: selected and announced; the same rows from each; unsupported requests refused by name.
# ctest label: extreme
source "$(dirname "$0")/../assert.sh"

# The same rows, in the columns that two engines share.
run count soccer --pitch paper:1x5 --engine layered --format csv --quiet
cut -d, -f1,3,4 stdout >layered
cut -d, -f1,3-7 stdout >layered_with_outcomes
run count soccer --pitch paper:1x5 --engine frontier --format csv --quiet
expect_status 0
cut -d, -f1,3,4 stdout >frontier
expect_same layered frontier
run count soccer --pitch paper:1x5 --engine reverse --format csv --quiet
expect_status 0
cut -d, -f1,3-7 stdout >reverse
expect_same layered_with_outcomes reverse
for engine in frontier reverse; do
  run count soccer --pitch paper:1x5 --engine "$engine" --by total --format csv --quiet
  printf 'histories,weak_classes,strong_classes\n,26889,26889\n' >total
  expect_stdout total
  run count soccer --pitch paper:1x5 --engine "$engine" --plies 2 --format csv --quiet
  [ "$(wc -l <stdout)" -eq 4 ] || fail "$command_line: not the plies 0 to 2"
done

# The colour sweep has only the total of the whole game.
run count soccer --pitch paper:1x5 --engine colour --by total --format csv --quiet
expect_stdout total
refused --by count soccer --pitch paper:1x5 --engine colour
refused --by count soccer --pitch paper:1x5 --engine colour --by ball
refused --plies count soccer --pitch paper:1x5 --engine colour --by total --plies 3
refused 'GiB' count soccer --pitch paper:14x14 --engine colour --by total
refused 'GiB' count soccer --pitch paper:14x14 --by total
run count soccer --pitch paper:12x12 --by total --memory 1G --format csv
expect_status 3
expect_in_stderr 'GiB'
expect_in_stderr '--memory 1G'

# A b-file takes the first count that the engine fills. Another column is refused before any work.
run count soccer --pitch paper:1x5 --engine frontier --format bfile --quiet
expect_status 0
expect_in_stdout '# name: weak_classes by ply'
refused "'histories'" count soccer --pitch paper:7x7 --engine frontier --format bfile --column histories
refused "'histories'" count soccer --pitch paper:5x5 --engine reverse --format bfile --column histories
refused "'blocked'" count soccer --pitch paper:7x7 --engine frontier --format bfile --column blocked

# auto lists the classes if it can. If columns stay empty, it names its engine and the reason.
run count soccer --pitch paper:5x5 --by total --format csv
expect_status 0
expect_in_stderr '--engine auto takes colour'
printf 'histories,weak_classes,strong_classes\n,5798207994240154298592,5798207994240154298592\n' >total
expect_stdout total
# If no column stays empty, there is no note on the engine.
run count soccer --pitch paper:2x2 --by total
! grep -q -- '--engine' stderr || fail "$command_line: a note on the engine: $(cat stderr)"
run count soccer --pitch paper:2x2 --by size
! grep -q -- '--engine' stderr || fail "$command_line: a note on the engine: $(cat stderr)"
run count soccer --pitch paper:2x2 --by total --quiet
expect_no_stderr

# A narrow pitch too large for the drawing type is counted by the frontier.
run count soccer --pitch paper:1x200 --by total --format csv --quiet
expect_status 0
expect_no_stderr
[ "$(wc -c <stdout)" -gt 200 ] || fail "$command_line: a short number"
# Thirteen vertices are open on paper:10x10. Four plies do not leave paper:8x8, whose drawings can be listed.
for arguments in '' '--modulo mirror'; do
  # shellcheck disable=SC2086
  run count soccer --pitch paper:8x8 --plies 4 --engine layered $arguments --format csv --quiet
  cut -d, -f1,3 stdout >layered
  # shellcheck disable=SC2086
  run count soccer --pitch paper:10x10 --plies 4 --engine frontier $arguments --format csv --quiet
  expect_status 0
  cut -d, -f1,3 stdout >frontier
  expect_same layered frontier
done
refused paper:11x11 count soccer --pitch paper:11x11 --engine frontier
for arguments in '--engine layered' '--engine reverse' '--by bounces'; do
  refused paper:1x200 count soccer --pitch paper:1x200 $arguments
done
refused --engine count soccer --pitch paper:1x3 --engine depth
refused --by count soccer --pitch paper:1x3 --engine reverse --by size
refused --by count soccer --pitch paper:1x3 --engine frontier --by outcome
refused --plies count soccer --pitch paper:1x3 --engine frontier --by ball --plies 3
refused --checkpoint count soccer --pitch paper:1x3 --engine reverse --checkpoint here
[ ! -e here ] || fail 'a checkpoint of a refused request'

# classes_of BY: each row's name and its weak classes; a ball's name contains a comma.
classes_of() {
  case $1 in total) cut -d, -f2 stdout ;; ball) tail -n +2 stdout | cut -d, -f1,2,4 ;; *) cut -d, -f1,3 stdout ;; esac
}

# The mirror: all engines count the same. A pitch without a mirror symmetry is refused.
for by in ply total ball; do
  run count soccer --pitch paper:2x3 --modulo mirror --engine layered --by "$by" --format csv --quiet
  expect_status 0
  classes_of "$by" >layered
  for engine in reverse frontier; do
    run count soccer --pitch paper:2x3 --modulo mirror --engine "$engine" --by "$by" --format csv --quiet
    expect_status 0
    classes_of "$by" >other
    expect_same layered other
  done
  [ "$by" = total ] || continue
  run count soccer --pitch paper:2x3 --modulo mirror --engine colour --by total --format csv --quiet
  expect_status 0
  classes_of total >other
  expect_same layered other
done
refused --modulo count soccer --pitch paper:3x3 --modulo mirror
refused --modulo count soccer --pitch paper:2x2 --modulo rotation

# If --memory stops a sweep, no row is printed, and a message says so.
run count soccer --pitch paper:7x7 --engine frontier --by total --memory 40M --format csv
expect_status 3
[ "$(cat stdout)" = 'histories,weak_classes,strong_classes' ] || fail "$command_line: a row of an unfinished sweep"
expect_in_stderr '--memory 40M'
expect_in_stderr 'of 62'

# Ctrl-C does the same.
for arguments in '--pitch paper:7x7 --engine frontier --by total' '--pitch classic:8x12 --engine colour --by total' '--pitch paper:5x5 --engine reverse --by total --yes'; do
  command_line="quadrille count soccer $arguments, SIGINT"
  # shellcheck disable=SC2086
  "$program" count soccer $arguments --format csv >stdout 2>stderr &
  sleep 1
  kill -INT $!
  wait $!
  status=$?
  expect_status 130
  [ "$(cat stdout)" = 'histories,weak_classes,strong_classes' ] || fail "$command_line: a row of an unfinished count"
  expect_in_stderr 'missing: all plies'
done

finish
