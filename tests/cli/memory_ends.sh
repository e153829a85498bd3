# Memory runs out inside a writer, a library or a thread, for many limits: the output is complete; or the exit status is
# 3, one line says so, and the earlier file is unchanged.
# ctest label: extreme
source "$(dirname "$0")/assert.sh"

# whole_or_nothing AMOUNTS ARGUMENT...: with each amount of memory (MiB), the command writes the same file `made` as
# without a limit, or leaves it unchanged. It runs on two threads, because the stacks of many do not fit.
whole_or_nothing() {
  local amounts=$1 ended=0 done=0
  shift
  run "$@" --out whole
  expect_status 0
  for amount in $amounts; do
    echo 'an earlier file' >made
    run "$@" --out made --memory "${amount}M" --threads 2 --quiet
    case $status in
      0)
        done=$((done + 1))
        expect_same whole made
        ;;
      3)
        ended=$((ended + 1))
        [ "$(cat made)" = 'an earlier file' ] || fail "$command_line: exit 3, and the earlier file is gone"
        grep -q -e "--memory ${amount}M" -e 'system: .*(--threads)' stderr || fail "$command_line: $(cat stderr)"
        ;;
      *) fail "$command_line: exit $status: $(cat stderr)" ;;
    esac
  done
  [ "$ended" -gt 0 ] && [ "$done" -gt 0 ] || fail "$*: $ended runs ended and $done did not: other amounts are needed"
  rm -f made
}

# record N: a game of N points, in which both players bid one each turn.
record() {
  awk -v n="$1" 'BEGIN {
    print "turn,bid_1,bid_2,points_1,points_2,ball"
    printf "0,,,%d,%d,0\n", n, n
    for (t = 1; t <= n; ++t) printf "%d,1,1,%d,%d,0\n", t, n - t, n - t
  }'
}
record 9000 >many.csv

whole_or_nothing "$(seq 1 6 64)" export graph --pitch paper:3x2 --format dot
whole_or_nothing "$(seq 1 6 64)" export graph --pitch paper:3x2 --format graphml
whole_or_nothing "$(seq 1 6 64)" export picture tennis many.csv --format svg
whole_or_nothing "$(seq 1 12 120)" export picture tennis many.csv --format unicode

# A library that would abort: the claims before the first that did not fit are printed, the others are missing.
for amount in 1 2 3 5 8 12 16 24 48; do
  run check tennis/symmetry --cases 3 --memory "${amount}M" --format csv
  [ "$status" -eq 0 ] || [ "$status" -eq 3 ] || fail "$command_line: exit $status: $(cat stderr)"
  [ "$status" -eq 0 ] || expect_in_stderr "--memory ${amount}M"
done
[ "$status" -eq 0 ] || fail 'check tennis/symmetry does not fit into 48 MiB'

finish
