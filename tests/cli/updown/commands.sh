# Up's & Down's on the command line: `count updown`, `solve updown`, `replay updown`, and their refusals.
# ctest label: extreme
source "$(dirname "$0")/../assert.sh"

# count: the distribution, by score and by signature.
run count updown --n 5 --format csv --quiet
expect_status 0
expect_no_stderr
sum=$(awk -F, 'NR > 1 {sum += $2} END {print sum}' stdout)
[ "$sum" -eq 120 ] || fail "the distribution for n = 5 adds up to $sum"
[ "$(tail -n 1 stdout)" = 3,2 ] || fail "the monotone lists for n = 5: $(tail -n 1 stdout)"
run count updown --n 1 --format csv
printf 'score,permutations\n0,1\n' >one.csv
expect_stdout one.csv
run count updown --n 4 --by signature --format csv
printf 'signature,permutations\nUUU,1\nUUD,3\nUDU,5\nUDD,3\nDUU,3\nDUD,5\nDDU,3\nDDD,1\n' >signatures.csv
expect_status 0
expect_stdout signatures.csv

for format in table csv json bfile; do
  run count updown --n 16 --format "$format"
  expect_status 0
  cp stdout reference
  for threads in 1 2 5; do
    run count --threads "$threads" updown --by score --format "$format" --n 16 --quiet
    expect_stdout reference
  done
done
run count updown --n 6 --format bfile
expect_in_stdout '# name: permutations by score'
expect_in_stdout '4 2'

# solve: values, families, a best play, advice.
printf 'n,first,score\n10,offense,4\n' >value.csv
run solve updown --n 10 --first offense --format csv --quiet
expect_status 0
expect_stdout value.csv
expect_no_stderr
printf 'n,first,score\n1,defense,0\n2,defense,0\n3,defense,0\n4,defense,1\n5,defense,2\n' >family.csv
run solve updown --n 1..5 --first defense --format csv
expect_status 0
expect_stdout family.csv
run solve updown --n 4..8 --first offense --format bfile
expect_in_stdout '# name: score by n'
expect_in_stdout '8 3'

run solve updown --n 10 --first offense --line --format csv --quiet
expect_status 0
[ "$(head -n 1 stdout)" = turn,player,number ] || fail "--line: header $(head -n 1 stdout)"
[ "$(wc -l <stdout)" -eq 11 ] || fail "--line: $(wc -l <stdout) lines"
printf 'offense 1 first 1: %s\n' "$(tail -n +2 stdout | cut -d, -f3 | paste -sd,)" >line.txt
cut -d, -f2 stdout | tail -n +2 | paste -sd, >players
[ "$(cat players)" = 1,2,1,2,1,2,1,2,1,2 ] || fail "--line: players $(cat players)"
run replay updown line.txt --format csv
expect_status 0
[ "$(tail -n 1 stdout | rev | cut -d, -f5 | rev)" = 4 ] || fail "the best play for n = 10 has another score than 4: $(tail -n 1 stdout)"
run solve updown --n 10 --first offense --line
expect_in_stdout 'it scores 4'

run solve updown --n 10 --first offense --list 1,7,3 --format csv
expect_status 0
[ "$(head -n 1 stdout)" = number,score ] || fail "--list: header $(head -n 1 stdout)"
[ "$(tail -n +2 stdout | cut -d, -f1 | paste -sd,)" = 2,4,5,6,8,9,10 ] || fail "--list: numbers $(cat stdout)"
run solve updown --n 10 --first offense --list 1,7,3
expect_in_stdout 'Defense is to move. Best next: 4; the score is then 3 under best play.'
run solve updown --n 10 --first defense --list 1,7,3 --line --format csv
[ "$(sed -n 2,4p stdout | cut -d, -f3 | paste -sd,)" = 1,7,3 ] || fail "--line --list: $(cat stdout)"
[ "$(wc -l <stdout)" -eq 11 ] || fail "--line --list: $(wc -l <stdout) lines"
run solve updown --n 6 --first offense --list '' --format csv
[ "$(wc -l <stdout)" -eq 7 ] || fail "--list '': $(cat stdout)"
run solve updown --n 1 --first offense --list '' --format csv
expect_status 0

# replay: words, scores, places, grand scores.
cat >match.txt <<'END'
# the source's two examples
offense 1 first 1: 1,7,3,5,2,9,10,4,6,8
offense 2 first 2: 1,2,3,4,5,6,7,8,9,10
offense 1 first 2: 2,3,1   # a short round
END
cat >match.csv <<'END'
round,offense,first,list,word,score,place_1,place_2,grand_1,grand_2
1,1,1,"1,7,3,5,2,9,10,4,6,8",UDUDUUDUU,4,3,6,4,0
2,2,2,"1,2,3,4,5,6,7,8,9,10",UUUUUUUUU,8,1,2,4,8
3,1,2,"2,3,1",UD,0,,,4,8
END
run replay updown match.txt --format csv
expect_status 0
expect_stdout match.csv
expect_no_stderr
"$program" replay updown - --format csv <match.txt >stdout
expect_stdout match.csv
run replay updown match.txt
expect_status 0
expect_in_stdout '     1   7   3   5   2   9  10   4   6   8'
expect_in_stdout '       U   D   U   D   U   U   D   U   U'
expect_in_stdout '       .   .   1   1   1   1   .   .   .'
expect_in_stdout '       .   .   .   .   .   2   2   2   2'
expect_in_stdout 'grand scores: player 1: 4, player 2: 8'
expect_in_stdout 'player 1 was on offense in 2, player 2 in 1'

# A list that is not a permutation is named, and the other rounds are scored.
printf 'offense 1 first 1: 1,2,2\n\noffense 2 first 1: 3,2,1\noffense 1 first 1: 1,4,2\n' >broken.txt
run replay updown broken.txt
expect_status 1
expect_in_stderr 'broken.txt: line 1: turn 3'
expect_in_stderr 'broken.txt: line 4: turn 2'
expect_in_stdout 'grand scores: player 1: 0, player 2: 1'
expect_in_stdout 'missing: round 1, round 3'

# Unreadable records.
printf 'offense 1 first 1: 1,2,\n' >comma.txt
refused 'comma.txt: line 1, column 24' replay updown comma.txt
printf 'offense 3 first 1: 1,2\n' >third.txt
refused 'third.txt: line 1, column 9' replay updown third.txt
: >empty.txt
refused empty.txt replay updown empty.txt

# Invalid arguments.
refused --n count updown
refused --first solve updown --n 5
for n in 0 35 100 -1 x '' 3..; do refused "--n '$n'" count updown --n "$n"; done
for n in 21 3..5; do refused "--n" count updown --n $n --by signature; done

# A family of n by score has the column n. Each n has the same rows as by itself.
run count updown --n 3..4 --format csv
expect_status 0
printf 'n,score,permutations\n3,0,4\n3,1,2\n4,1,22\n4,2,2\n' >expected
expect_stdout expected
refused b-file count updown --n 3..4 --format bfile
refused --by count updown --n 5 --by colour
refused b-file count updown --n 5 --by signature --format bfile
for n in 100 0 5..3; do refused "--n '$n'" solve updown --n $n --first offense; done
refused --first solve updown --n 5 --first player
for option in '--list 1' --line; do refused --n solve updown --n 3..5 --first offense $option; done
refused 'turn 3' solve updown --n 5 --first offense --list 1,2,1
refused 'turn 2' solve updown --n 5 --first offense --list 1,6
refused --list solve updown --n 3 --first offense --list 2,3,1
refused 'column 3' solve updown --n 5 --first offense --list 1,,2
refused b-file solve updown --n 5 --first offense --list 1,2 --format bfile
refused b-file replay updown match.txt --format bfile

# Ctrl-C: exit 130 without partial output.
mkdir out
for arguments in 'count updown --n 34' 'solve updown --n 38 --first defense'; do
  command_line="quadrille $arguments, SIGINT"
  "$program" $arguments --format csv --out out/result.csv >stdout 2>stderr &
  process=$!
  sleep 1
  kill -INT "$process"
  wait "$process"
  status=$?
  expect_status 130
  expect_no_stdout
  [ -z "$(ls -A out)" ] || fail "$command_line: left $(ls -A out)"
done

# The player of a line is 1 or 2, and the reference explains it.
run solve updown --n 5 --first defense --line --format csv --quiet
tail -n +2 stdout | cut -d, -f2 | tr '\n' ' ' | grep -qx '1 2 1 2 1 ' || fail "$command_line: $(cat stdout)"
run manual --format markdown
expect_in_stdout '| `player` | the player who writes the number: 1 moves first, 2 second |'

finish
