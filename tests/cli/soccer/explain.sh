# `explain soccer`: the table of a strategy, from a certificate and from a pitch; invalid certificates; the walk in a
# terminal.
# ctest label: standard
folder=$(realpath "$(dirname "$0")/../../../data/results/certificates")
source "$(dirname "$0")/../assert.sh"
cp "$folder/soccer-paper-1x3.certificate" 1x3.certificate
cp "$folder/soccer-paper-3x3.certificate" 3x3.certificate

# The example of docs/certificates.md, byte by byte: player 2's answer to each first ply.
cat >expected <<'END'
depth,branch,reply,answer,outcome,plies_to_end,positions
0,,,,,6,19
1,1,"(0,1)","(0,2)",,6,9
1,2,"(0,2)","(1,3)",goal_1,2,1
1,3,"(0,3)","(1,3)",goal_1,2,1
1,4,"(1,1)","(0,2)",,6,9
1,5,"(1,3)",,goal_1,1,0
END
run explain soccer 1x3.certificate --depth 1 --format csv
expect_status 0
expect_stdout expected
run explain soccer --pitch paper:1x3 --depth 1 --format csv --quiet
expect_status 0
expect_stdout expected
expect_no_stderr
"$program" explain soccer - --depth 1 --format csv <1x3.certificate >stdout 2>stderr
expect_stdout expected

# Without --depth: the same rows, and those below each. For people: the longest game, in the notation of records.
run explain soccer 1x3.certificate --format csv
expect_status 0
grep -v '^2,' stdout >above
expect_same expected above
grep -qE '^2,1\.1,' stdout || fail "no branch 1.1: $(cat stdout)"
run explain soccer 1x3.certificate --depth 0
expect_status 0
expect_in_stdout 'player 2 wins in at most 6 plies'
{
  echo 'pitch paper:1x3'
  tail -n 1 stdout
} >longest.txt
run replay soccer longest.txt --format csv
expect_status 0
grep -q '^1,6,.*goal_1: player 2 wins\|^1,6,.*blocked: player 2 wins' stdout || fail "the longest game: $(cat stdout)"

# A later position: in the certificate, or solved anew.
run explain soccer 1x3.certificate --history '(1,2) (0,1)' --depth 0 --format csv
expect_status 0
expect_in_stdout '0,,,"(0,2)",,5,9'
run explain soccer --pitch paper:1x3 --history '(1,2) (0,1) (1,1)' --depth 0 --format csv
expect_status 0
refused '--history: ply 2: the strategy plays (0,2)' explain soccer 1x3.certificate --history '(1,2) (0,1) (1,1)'
refused '--history: ply 1' explain soccer 1x3.certificate --history '(1,2) (3,3)'

# A certificate that is no proof is not explained.
sed 's/^winner 2$/winner 1/' 1x3.certificate >swapped
run explain soccer swapped
expect_status 1
expect_no_stdout
expect_in_stderr 'swapped: no proof'
printf 'pitch paper:3x3\n(2,2)\n' >record.txt
refused 'record.txt: line 1' explain soccer record.txt
head -c -1 1x3.certificate >cut
refused 'cut: ' explain soccer cut
refused missing explain soccer missing
refused 'explain soccer' explain soccer

# The arguments of other commands are accepted: a pitch without --pitch, a certificate with --certificate.
for arguments in paper:1x3 '--certificate 1x3.certificate' '--pitch paper:1x3'; do
  run explain soccer $arguments --depth 1 --format csv
  expect_status 0
  expect_stdout expected
done
refused --pitch explain soccer paper:1x3 --pitch paper:1x3

# The text below the table explains its columns. On a narrow page, each band names the branch of its rows.
COLUMNS=60 run explain soccer 3x3.certificate
expect_status 0
[ "$(grep -c '^depth  branch  ' stdout)" -eq "$(grep -c '^depth  ' stdout)" ] || fail "no branch: $(grep '^depth  ' stdout)"
expect_in_stdout "plies_to_end: greatest number of plies to the end of the"
refused --pitch explain soccer 1x3.certificate --pitch paper:1x3
refused "--depth '-1'" explain soccer 1x3.certificate --depth -1
refused paper:3x1 explain soccer --pitch paper:3x1

# The same strategy on any number of threads.
run explain soccer --pitch paper:5x5 --format csv --threads 1
cp stdout one.csv
run explain soccer --pitch paper:5x5 --format csv --threads 4
expect_stdout one.csv

# walk LINE...: the walk in a terminal, with these lines typed.
walk() {
  command_line="quadrille explain soccer 1x3.certificate (in a terminal): $*"
  printf '%s\n' "$@" | TERM=xterm NO_COLOR=1 script -qec "'$program' explain soccer 1x3.certificate" /dev/null >stdout 2>stderr
  status=$?
}
walk 1 '(1,1)' back 9 quit
expect_status 0
expect_in_stdout 'player 2 wins in at most 6 plies'
expect_in_stdout 'player 2 plays (0,2)'
expect_in_stdout 'player 2 plays (1,2) (1,3)'
expect_in_stdout "'9': no such reply; enter a number from 1 to 4"
walk '?' undo 1,1 board q
expect_status 0
[ "$(grep -c 'Type a ply of the loser' stdout)" -eq 2 ] || fail "the help does not appear twice: $(cat stdout)"
[ "$(grep -c 'player 2 plays (0,2)' stdout)" -ge 1 ] || fail "a vertex without brackets: $(cat stdout)"
walk 5 quit
[ "$(grep -c 'goal_1: player 2 wins' stdout)" -eq 1 ] || fail "not once that the goal ends the game: $(cat stdout)"

finish
