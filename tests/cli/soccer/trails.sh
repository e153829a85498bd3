# --engine trails: it counts histories without listing them. Requests that it cannot count are refused by name. A
# stopped run, however it was stopped, resumes from its checkpoint to the same bytes.
# ctest label: standard
source "$(dirname "$0")/../assert.sh"

# The rows of layered, and the same rows on any number of threads.
for by in ply total outcome; do
  run count soccer --pitch paper:3x3 --engine layered --by $by --format csv --quiet
  expect_status 0
  cp stdout reference
  for threads in 1 2 5; do
    run count soccer --pitch paper:3x3 --engine trails --by $by --threads $threads --format csv --quiet
    expect_status 0
    expect_stdout reference
  done
done

for by in ball winner; do refused --by count soccer --pitch paper:3x3 --engine trails --by $by; done
refused --modulo count soccer --pitch paper:2x3 --engine trails --modulo mirror
refused paper:6x6 count soccer --pitch paper:6x6 --engine trails

# If memory runs out, the classes are printed and the checkpoint is kept.
run count soccer --pitch classic:4x4 --engine trails --by total --format csv --quiet
expect_status 0
cp stdout reference
whole=$(tail -1 reference)
run count soccer --pitch classic:4x4 --engine trails --by total --format csv --memory 24M --checkpoint work
expect_status 3
[ "$(tail -1 stdout)" = ",${whole#*,}" ] || fail "$command_line: $(cat stdout)"
expect_in_stderr '--checkpoint work'
cp work saved
refused --checkpoint count soccer --pitch classic:4x4 --engine trails --by ply --checkpoint work
refused --checkpoint count soccer --pitch classic:4x4 --engine frontier --by total --checkpoint work
expect_same work saved
run count soccer --pitch classic:4x4 --engine trails --by total --format csv --memory 1G --checkpoint work --threads 2
expect_status 0
expect_in_stderr 'resumes from it'
expect_stdout reference

# By outcome, the finished columns are kept. A run with enough memory resumes from there.
run count soccer --pitch paper:3x3 --engine trails --by outcome --format csv --quiet
expect_status 0
cp stdout outcomes
run count soccer --pitch paper:3x3 --engine trails --by outcome --format csv --memory 70M --checkpoint some
expect_status 3
expect_in_stderr 'missing: blocked_wins_1, blocked_wins_2'
[ "$(grep -c ',,$' stdout)" -eq "$(($(wc -l <stdout) - 1))" ] || fail "$command_line: $(head -n 3 stdout)"
/usr/bin/python3 - stdout outcomes <<'END' || fail "$command_line: a finished column differs"
import csv, sys
some, whole = ({row["ply"]: row for row in csv.DictReader(open(name))} for name in sys.argv[1:])
assert len(some) > 10
for ply, row in some.items():
    assert all(row[name] == whole[ply][name] for name in ("goal_wins_1", "goal_wins_2")), row
END
run count soccer --pitch paper:3x3 --engine trails --by outcome --format csv --memory 1G --checkpoint some
expect_status 0
expect_in_stderr 'resumes from it'
expect_stdout outcomes

# If exact counters do not fit, the engine counts residues: the same rows.
run count soccer --pitch paper:3x3 --engine trails --by outcome --format csv --quiet
cp stdout outcomes
run count soccer --pitch paper:3x3 --engine trails --by outcome --format csv --memory 120M
expect_status 0
expect_in_stderr 'counts modulo several primes'
expect_stdout outcomes

# --engine auto resumes the engine that began.
run count soccer --pitch classic:4x4 --by total --format csv --checkpoint saved
expect_status 0
expect_in_stderr 'resumes from it'
expect_stdout reference

# Ctrl-C, and SIGKILL.
for signal in INT KILL; do
  rm -f sweep
  "$program" count soccer --pitch classic:4x4 --engine trails --by total --format csv --threads 1 --checkpoint sweep \
    >stdout 2>stderr &
  for _ in $(seq 200); do
    [ -e sweep ] && break
    sleep 0.02
  done
  kill -"$signal" $! 2>/dev/null
  wait $! 2>/dev/null
  [ -e sweep ] || fail "after SIG$signal: no checkpoint"
  run count soccer --pitch classic:4x4 --engine trails --by total --format csv --checkpoint sweep
  expect_status 0
  expect_stdout reference
  expect_in_stderr 'resumes from it'
done

finish
