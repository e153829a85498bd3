# If the system creates no more threads, the program reports it with exit 3. With fewer --threads it finishes, with the
# same answer.
# ctest label: standard
record=$(cd "$(dirname "$0")/../../data/tennis" && pwd)/example-1.csv
source "$(dirname "$0")/assert.sh"

run count soccer --pitch paper:3x3 --format csv --threads 1
expect_status 0
cp stdout reference

# The stacks of 200 threads do not fit into this address space.
command_line='count soccer --threads 200, in 600 MB'
(ulimit -v 600000 && exec "$program" count soccer --pitch paper:3x3 --format csv --threads 200) >stdout 2>stderr
status=$?
# The work may be done before oneTBB creates all of them, or memory may run out first.
case $status in
  0) expect_same reference stdout ;;
  3) grep -q -e 'system: .*(--threads)' -e 'memory: ' stderr || fail "$command_line: $(cat stderr)" ;;
  *) fail "$command_line: exit $status: $(cat stderr)" ;;
esac
(ulimit -v 600000 && exec "$program" count soccer --pitch paper:3x3 --format csv --threads 1) >stdout 2>stderr
status=$? command_line='count soccer --threads 1, in 600 MB'
expect_status 0
expect_same reference stdout

# They do not fit into a small --memory either. The largest amount is enough.
run replay tennis "$record" --analyse --threads 1
expect_status 0
cp stdout analysed
for amount in 1 2 4 8 12 18 24 32 400; do
  run replay tennis "$record" --analyse --threads 40 --memory "${amount}M"
  case $status in
    0) expect_same analysed stdout ;;
    3) grep -q -e "--memory ${amount}M" -e 'system: .*(--threads)' stderr || fail "$command_line: $(cat stderr)" ;;
    *) fail "$command_line: exit $status: $(cat stderr)" ;;
  esac
done
expect_status 0

# The limit on a user's threads does not apply to root. Another user must be able to execute the program.
if [ "$(id -u)" -eq 0 ]; then
  chmod 755 .
  cp "$program" ./program
  # as_another_user THREADS ARGUMENT...
  as_another_user() {
    local threads=$1
    shift
    command_line="quadrille $*, $threads threads allowed"
    setpriv --reuid=61234 --regid=61234 --clear-groups bash -c "ulimit -u $threads; exec ./program $*" >stdout 2>stderr
    status=$?
  }
  as_another_user 2 count soccer --pitch paper:3x3 --format csv --threads 4
  expect_status 3
  expect_no_stdout
  expect_in_stderr --threads
  as_another_user 2 count soccer --pitch paper:3x3 --format csv --threads 1
  expect_status 0
  expect_same reference stdout
  # A game is played to its end on one thread.
  as_another_user 2 play soccer --pitch paper:3x3 --player none --seconds 0.2 --threads 1
  expect_status 0
  expect_in_stdout 'the game is over: player 1 wins'
  as_another_user 2 play updown --n 5 --player none --threads 1
  expect_status 0
  expect_in_stdout 'the game is over'
  as_another_user 1 count soccer --pitch paper:3x3 --format csv
  expect_status 3
  expect_no_stdout
  expect_in_stderr --threads
fi

finish
