# `solve soccer`: winners, the winner after each ply, lines, positions by their history; its refusals; its stop at a
# time limit and its resumption from a checkpoint.
# ctest label: extreme
source "$(dirname "$0")/../assert.sh"

for pitch in paper:3x3 paper:4x4 paper:3x5 paper:4x6 classic:4x6; do
  printf 'pitch,winner\n%s,1\n' "$pitch" >winner.csv
  run solve soccer --pitch "$pitch" --format csv --quiet
  expect_status 0
  expect_stdout winner.csv
  expect_no_stderr
done

# The same bytes on any number of threads. The message on the winner states the rules.
for option in '' --moves --line; do
  run solve soccer --pitch paper:3x5 $option --format csv --threads 1
  expect_status 0
  expect_in_stderr 'an own goal loses'
  expect_in_stderr 'searched'
  cp stdout reference
  for threads in 2 4; do
    run solve soccer --pitch paper:3x5 $option --format csv --threads $threads
    expect_status 0
    expect_stdout reference
  done
done

# Each legal ply with its winner: the mover wins exactly if some ply wins.
run solve soccer --pitch paper:3x3 --history '(2,2) (1,1)' --moves --format csv --quiet
expect_status 0
[ "$(head -n 1 stdout)" = to,winner ] || fail "--moves: header $(head -n 1 stdout)"
[ "$(wc -l <stdout)" -eq 8 ] || fail "--moves: $(wc -l <stdout) lines"

# `replay` accepts the line, and the winner wins it.
run solve soccer --pitch paper:4x4 --line --format csv --quiet
expect_status 0
[ "$(head -n 1 stdout)" = ply,mover,to ] || fail "--line: header $(head -n 1 stdout)"
{
  echo 'pitch paper:4x4'
  sed 1d stdout | cut -d, -f3- | tr -d '"' | tr '\n' ' ' | sed 's/^/(2,2) /'
  echo
} >line.txt
run replay soccer line.txt --format csv --quiet
expect_status 0
expect_in_stdout 'player 1 wins'

# The same line as a record and as a picture, with the plies before it.
run solve soccer --pitch paper:4x4 --line --format record --quiet
expect_status 0
expect_no_stderr
grep -v '^#' stdout >record.txt
sed 's/ $//' line.txt >line_without_blank.txt
expect_same line_without_blank.txt record.txt
run solve soccer --pitch classic:4x4 --history '(2,2) (2,1)' --line --format record --out line.record
expect_status 0
grep -q '^(2,2) (2,1) ' line.record || fail "no plies before the line: $(cat line.record)"
run replay soccer line.record --format csv
expect_status 0
grep -q 'player [12] wins' stdout || fail "the line has no winner: $(cat stdout)"
run solve soccer --pitch paper:1x3 --line --format svg
expect_status 0
cp stdout line.svg
run solve soccer --pitch paper:1x3 --line --format record --out line.record
run export picture soccer line.record --format svg
expect_stdout line.svg
for format in record svg; do
  refused '--format' solve soccer --pitch paper:3x3 --format $format
  refused '--format' solve soccer --pitch paper:3x3 --moves --format $format
  refused '--column' solve soccer --pitch paper:1x3 --line --format $format --column to
done
refused "--format 'recor'" solve soccer --pitch paper:3x3 --line --format recor

# Memory too small for the list of all positions: a winning line is printed, and a message says that the
# shortest is missing.
run solve soccer --pitch paper:3x3 --line --format csv --memory 24M
expect_status 3
expect_in_stdout 'ply,mover,to'
expect_in_stderr 'missing: the shortest line'

# Invalid arguments: the place is named.
refused '--history: ply 2' solve soccer --pitch paper:3x3 --history '(2,2) (2,1) (2,2)'
refused '--history: ply 0' solve soccer --pitch paper:3x3 --history '(0,0)'
refused '--history: line 1, column 9' solve soccer --pitch paper:3x3 --history '(2,2) (2'
refused --history solve soccer --pitch paper:3x3 --history '(2,2) (2,3)'
refused paper:3x1 solve soccer --pitch paper:3x1
refused classic:20x20 solve soccer --pitch classic:20x20
for seconds in 0 soon; do refused --seconds solve soccer --pitch paper:3x3 --seconds $seconds; done
refused --moves solve soccer --pitch paper:3x3 --moves --line

# Out of time: undecided, exit 3. Runs resume from the checkpoint and find the same answer.
printf 'pitch,winner\npaper:7x7,\n' >undecided.csv
run solve soccer --pitch paper:7x7 --seconds 0.3 --format csv --checkpoint search
expect_status 3
expect_stdout undecided.csv
expect_in_stderr '--checkpoint search'
run solve soccer --pitch paper:7x7 --seconds 0.3 --format csv --checkpoint search
expect_status 3
expect_in_stderr 'resumes from it'
refused --checkpoint solve soccer --pitch paper:7x7 --moves --seconds 1 --checkpoint search
run solve soccer --pitch paper:3x7 --format csv --checkpoint whole
expect_status 0
cp stdout reference
run solve soccer --pitch paper:3x7 --format csv --checkpoint whole
expect_status 0
expect_stdout reference

# Memory too small for the transposition table.
run solve soccer --pitch paper:3x3 --memory 1M --format csv
expect_status 3

finish
