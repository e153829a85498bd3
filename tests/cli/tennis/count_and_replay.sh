# Tennis on the command line: `count tennis`, `replay tennis`, and their refusals.
# ctest label: extreme
tables=$(cd "$(dirname "$0")/../../../data/tennis" && pwd) || exit 1
source "$(dirname "$0")/../assert.sh"

# count: games by turns and outcome, positions by turn.
printf 'turns,games,wins_1,wins_2,draws\n1,1,0,0,1\n2,3,1,1,1\n' >two.csv
run count tennis --points 2 --format csv --quiet
expect_status 0
expect_stdout two.csv
expect_no_stderr
printf 'turns,games,wins_1,wins_2,draws\n1,1,0,0,1\n2,3,0,0,3\n' >footsteps.csv
run count tennis --points 2 --variant footsteps --format csv
expect_stdout footsteps.csv
printf 'turns,positions\n0,1\n1,4\n2,3\n' >positions.csv
run count tennis --points 2 --by positions --format csv
expect_status 0
expect_stdout positions.csv
run count tennis --points 9 --fields 20 --variant footsteps --format csv
sum=$(awk -F, 'NR > 1 {sum += $2} END {print sum}' stdout)
[ "$sum" -eq 65536 ] || fail "the pairs of compositions of 9 are $sum"
run count tennis --points 30 --format json
expect_in_stdout '"quadrille count tennis --points 30 --by outcome"'
run count tennis --points 30 --fields 3 --variant footsteps --by positions
expect_status 0
run count tennis --points 12 --format bfile --column draws
expect_in_stdout '# name: draws by turns'

for format in table csv json bfile; do
  for by in outcome positions; do
    run count tennis --points 60 --by "$by" --format "$format"
    expect_status 0
    cp stdout reference
    for threads in 1 2 5; do
      run count --threads "$threads" tennis --by "$by" --format "$format" --points 60 --quiet
      expect_status 0
      expect_stdout reference
    done
  done
done

# replay: the tables of the sources.
cat >game.csv <<'END'
# the sources' first table
turn,bid_1,bid_2,points_1,points_2,ball
0,,,50,50,0
1,5,10,45,40,-1
2,5,10,40,30,-2
3,15,10,25,20,1   # over the net

4,15,10,10,10,2
5,10,10,0,0,2
END
cat >replayed.csv <<'END'
turn,bid_1,bid_2,points_1,points_2,ball,outcome,worth
0,,,50,50,0,,
1,5,10,45,40,-1,,
2,5,10,40,30,-2,,
3,15,10,25,20,1,,
4,15,10,10,10,2,,
5,10,10,0,0,2,player 1 wins,1
END
run replay tennis game.csv --format csv
expect_status 0
expect_stdout replayed.csv
expect_no_stderr
sed 's/$/\r/' game.csv | "$program" replay tennis - --format csv >stdout
expect_stdout replayed.csv
run replay tennis game.csv --beyond 2
expect_status 0
expect_in_stdout 'turn  2   [o . | . .]'
expect_in_stdout 'the game ends at turn 5: player 1 wins, the ball on 2, 0 and 0 points left'

run replay tennis "$tables/example-1.csv" --format csv
expect_status 0
expect_stdout replayed.csv
for source in 000 001; do
  run replay tennis "$tables/example-2-$source.csv" --format csv
  expect_status 1
  expect_in_stderr "example-2-$source.csv: line 12: turn 10: points_1"
  expect_in_stderr 'ends at turn 10: player 1 wins, the ball on 2, 0 and 0 points left'
  [ "$(tail -n 1 stdout)" = '10,1,0,0,0,2,player 1 wins,1' ] || fail "example-2-$source ends with $(tail -n 1 stdout)"
done
(cd "$tables" && sed -n 's/^| `\(.*\.csv\)` .*`\([0-9a-f]\{64\}\)` |$/\2  \1/p' README.md) >sums
[ "$(wc -l <sums)" -eq 3 ] || fail "data/tennis/README.md lists $(wc -l <sums) tables"
(cd "$tables" && sha256sum --check --quiet) <sums || fail 'data/tennis: a table differs from the checksum in its README.md'

# Invalid records: the first invalid row and cell are named, and the message says how the game really ends.
beginning='turn,bid_1,bid_2,points_1,points_2,ball\n0,,,9,9,0\n1,3,2,6,7,1\n'
broken() {
  printf "$beginning$1" >broken.csv
  run replay tennis broken.csv --format csv "${@:4}"
  expect_status 1
  expect_in_stderr "broken.csv: line $2"
  expect_in_stderr "$3"
}
broken '2,0,1,6,6,-1\n' '4: turn 2: bid_1' 'stops before turn 2, whose bid_1 is not allowed'
broken '2,2,8,4,0,-1\n' '4: turn 2: bid_2' 'stops before turn 2, whose bid_2 is not allowed'
broken '2,2,3,4,4,0\n' '4: turn 2: ball' 'is not over after turn 2'
broken '2,2,1,4,6,2\n3,2,1,2,5,2\n' '5: turn 3: ball' \
  'ends at turn 3: player 1 wins, the ball on 3 beyond the last field, 2 and 5 points left'
[ "$(tail -n 1 stdout)" = '3,2,1,2,5,3,player 1 wins,1' ] || fail "beyond the field: $(tail -n 1 stdout)"
broken '2,2,1,4,6,2\n3,2,1,2,5,2\n' '5: turn 3: ball' 'ends at turn 3' --beyond 2
[ "$(tail -n 1 stdout)" = '3,2,1,2,5,3,player 1 wins,2' ] || fail "--beyond 2: $(tail -n 1 stdout)"
broken '2,2,3,4,4,-1\n' '4: turn 2: ball' 'is not over after turn 2' --variant footsteps
broken '2,2,1,4,6,2\n3,1,1,3,5,2\n' '5: turn 3' \
  'ends at turn 2: player 1 wins, the ball on 2 beyond the last field' --fields 1
broken '3,2,1,4,6,2\n' '4: turn 2: turn' 'is not over after turn 2'
broken '' '3: turn 1' 'is not over after turn 1'
run replay tennis broken.csv
expect_in_stdout 'missing: all turns from 2'

# Unreadable records: line and column are named.
unreadable() {
  printf "$beginning$1" >unreadable.csv
  refused "unreadable.csv: line 4, column $2:" replay tennis unreadable.csv
}
unreadable '2,x,1,4,6,2\n' 3
unreadable '2,-2,1,4,6,2\n' 3
unreadable '2,2,,4,6,2\n' 5
unreadable '2,2,1,4,6\n' 10
unreadable '2,2,1,4,6,2,player 1\n' 13
unreadable '2,2,1,4,1000001,2\n' 9
unreadable '2,2,1,99999999999999999999,6,2\n' 7
printf 'turn,bid_1,bid_2,points_1,ball\n0,,,9,0\n' >lacking.csv
refused 'lacking.csv: line 1, column 27' replay tennis lacking.csv
printf '0,,,9,9,0\n' >headless.csv
refused 'headless.csv: line 1, column 1' replay tennis headless.csv
: >empty.csv
refused 'empty.csv: line 1, column 1' replay tennis empty.csv
refused none.csv replay tennis none.csv

# Invalid arguments.
refused --points count tennis
for points in 0 -1 1001 99999999999999999999 x '' 3..5; do
  refused "--points '$points'" count tennis --points "$points"
done
for command in 'count tennis --points 5' 'replay tennis game.csv'; do
  for fields in 0 21 x; do refused "--fields '$fields'" $command --fields $fields; done
  refused --variant $command --variant squash
done
refused --by count tennis --points 5 --by colour
refused "--beyond '3'" replay tennis game.csv --beyond 3
refused b-file replay tennis game.csv --format bfile
refused "'--analyse'" count tennis --points 5 --analyse
run replay tennis --help
expect_status 0
expect_in_stdout 'quadrille replay tennis data/tennis/example-1.csv'

# Insufficient memory: exit 3, and the file says what is missing.
run count tennis --points 1000 --memory 32M --format csv
expect_status 3
expect_in_stderr '--memory 32M'
expect_in_stderr 'missing: all rows'

# Ctrl-C: exit 130 without rows.
command_line='quadrille count tennis --points 1000, SIGINT'
"$program" count tennis --points 1000 --format csv >stdout 2>stderr &
process=$!
sleep 1
kill -INT "$process"
wait "$process"
status=$?
expect_status 130
expect_in_stderr 'missing: all rows'
[ "$(cat stdout)" = turns,games,wins_1,wins_2,draws ] || fail "interrupted, yet: $(head -n 3 stdout)"

# --analyse: the value before and after each turn, and the loss by each bid, as certain intervals.
run replay tennis "$tables/example-1.csv" --analyse --format csv
expect_status 0
expect_in_stdout 'given_away_1_lower,given_away_1_upper,given_away_2_lower,given_away_2_upper'
expect_in_stdout '5,10,10,0,0,2,player 1 wins,1,1,1,1,1,0,0,0,0'
awk -F, 'NR > 2 { if ($9 > $10 || $11 > $12 || $13 < 0 || $15 < 0 || $9 != before) exit 1 } NR > 1 { before = NR == 2 ? 0 : $11 }' stdout ||
  fail "the value before a turn differs from the value after the previous turn: $(cat stdout)"
cp stdout reference
run replay tennis "$tables/example-1.csv" --analyse --format csv --threads 1
expect_stdout reference
printf 'turn,bid_1,bid_2,points_1,points_2,ball\n0,,,401,401,0\n' >rich.csv
refused --analyse replay tennis rich.csv --analyse

finish
