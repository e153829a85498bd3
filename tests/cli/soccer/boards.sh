# Boards from files: every command that counts, lists, samples, replays, plays, estimates, draws or reports a pitch
# accepts one. Mistakes in the file are reported with their place. Commands for rectangles only refuse boards.
# ctest label: standard
schema=$(cd "$(dirname "$0")/../../export/pictures" && pwd)/svg.rng
source "$(dirname "$0")/../assert.sh"

# A pitch written as a board has the pitch's rows, by every engine.
run export board --pitch paper:3x3 --out small.board
expect_status 0
run export board --pitch small.board
expect_status 0
diff <(grep -v '^#' stdout) <(grep -v '^#' small.board) >/dev/null || fail "the exported board differs from the board that was read"
for arguments in '--engine layered' '--engine reverse' '--engine frontier' '--engine trails' '--by outcome' '--by ball --plies 9'; do
  run count soccer --pitch paper:3x3 $arguments --format csv --quiet
  expect_status 0
  cp stdout reference
  run count soccer --pitch small.board $arguments --format csv --quiet
  expect_status 0
  expect_stdout reference
done
for what in edges 'positions --plies 5 --format csv' 'graph --plies 3'; do
  run export $what --pitch paper:3x3 --quiet
  grep -v 'paper:3x3' stdout >reference
  run export $what --pitch ./small.board --quiet
  expect_status 0
  grep -v 'small.board' stdout >board
  expect_same board reference
done

# A board with names of its own, and samples of its games.
cat >hexagon.board <<'EOF'
start middle       # a wheel of six spokes
goal 1 rim1
goal 2 rim4
edge middle rim1
edge middle rim2
edge middle rim3
edge middle rim4
edge middle rim5
edge middle rim6
edge rim1 rim2
edge rim2 rim3
edge rim3 rim4
edge rim4 rim5
edge rim5 rim6
edge rim6 rim1
EOF
run sample soccer --pitch hexagon.board --of games --count 5 --seed 1 --quiet
expect_status 0
cp stdout games.txt
grep -qE '^pitch hexagon.board@[0-9a-f]{16}$' games.txt || fail "the record does not name its board: $(head -n 1 games.txt)"
run replay soccer games.txt
expect_status 0
expect_in_stdout rim
run count soccer --pitch hexagon.board --by winner --format csv --quiet
expect_status 0
run count soccer --pitch hexagon.board --modulo symmetry --by total --format csv --quiet
expect_status 0
[ "$(cat stdout)" != "$(run count soccer --pitch hexagon.board --by total --format csv --quiet; cat stdout)" ] ||
  fail "--modulo symmetry changes nothing"
run count soccer --pitch hexagon.board --engine frontier --plan
expect_status 0
expect_in_stdout 'width: '
expect_in_stdout 'order: middle'

# The winner is the same as on the pitch and as in the counts by winner. A certificate contains the board.
run solve soccer --pitch paper:3x3 --moves --format csv --quiet
cp stdout reference
run solve soccer --pitch small.board --moves --format csv --quiet
expect_status 0
expect_stdout reference
run count soccer --pitch hexagon.board --by winner --plies 0 --format csv --quiet
by_winner=$(tail -n 1 stdout)
run solve soccer --pitch hexagon.board --certificate hexagon.certificate --format csv --quiet
expect_status 0
winner=$(tail -n 1 stdout | sed 's/.*,//')
case $by_winner,$winner in 0,1,0,1 | 0,0,1,2) ;; *) fail "solve says $winner, count --by winner $by_winner" ;; esac
sed -n 2p hexagon.certificate | grep -qE '^pitch [0-9a-f]{16} board:start middle;' || fail "the certificate does not contain its board"
run solve soccer --pitch hexagon.board --line --history 'middle rim2' --quiet
expect_status 0

# A changed board is another board.
sed -i 's/edge rim6 rim1/wall rim6/' hexagon.board
run replay soccer games.txt
expect_status 2
expect_in_stderr 'fingerprint'

# The Petersen graph: two engines count the same classes, and the legend uses the words of graphs.
echo 'IheA@GUAo' >petersen.g6
run count soccer --pitch petersen.g6 --by total --engine layered --format csv --quiet
expect_status 0
cp stdout reference
run count soccer --pitch petersen.g6 --by total --engine trails --format csv --quiet
expect_stdout reference
run count soccer --pitch petersen.g6 --by total --quiet
expect_in_stdout 'trails from the start'

# A board on one line is its own name; commands in the output quote it.
run count soccer --pitch 'board:start a;edge a b;edge b c;edge c a' --format bfile --column histories --quiet
expect_status 0
expect_in_stdout "--pitch 'board:start a;edge a b;edge a c;edge b c'"

# Estimates: a pitch written as a board has the pitch's estimates. The interval contains the exact number.
for pitch in paper:3x3 ./small.board; do
  run estimate soccer --pitch $pitch --samples 2000 --seed 1 --available --format csv --quiet
  expect_status 0
  cp stdout "estimate.${pitch##*/}"
done
expect_same estimate.paper:3x3 estimate.small.board
run count soccer --pitch petersen.g6 --by total --format csv --quiet
exact=$(sed -n 2p stdout | cut -d, -f1)
run estimate soccer --pitch petersen.g6 --samples 20000 --seed 1 --format csv --quiet
expect_status 0
awk -F, -v exact="$exact" '$1 == "histories" { if ($3 <= exact && exact <= $4) held = 1 } END { exit !held }' stdout ||
  fail "the estimate does not contain $exact: $(cat stdout)"
expect_in_stdout 'goal_wins_1,0.000000,0.000000,0.000000'
spokes() { # spokes N: a wheel of N spokes
  printf 'start middle\ngoal 2 rim0\n'
  for ((i = 0; i < $1; ++i)); do printf 'edge middle rim%d\nedge rim%d rim%d\n' $i $i $(((i + 1) % $1)); done
}
spokes 9 >nine.board
refused 'the vertex middle has 9 segments' estimate soccer --pitch nine.board

# Play: a ply is typed as the name of a vertex, even if that name is a number. The record can be replayed.
typed() { # typed LINES ARGUMENT...
  command_line="printf '$1' | quadrille play ${*:2}"
  printf "$1" | "$program" play "${@:2}" >stdout 2>stderr
  status=$?
}
typed 'rim3\n1\nrim0\nsave saved.txt\n' soccer --pitch nine.board --player both
expect_status 0
expect_no_stderr
expect_in_stdout 'ball middle; nothing drawn; ongoing: player 1 to move'
expect_in_stdout 'rim0 (goal)  rim1  rim2  rim3'
expect_in_stdout "'1': no such ply; enter a ply that is offered, or help"
rm saved.txt
typed 'rim3\nrim4\nmiddle\nrim0\nsave saved.txt\n' soccer --pitch nine.board --player both
expect_in_stdout 'player 1 plays middle, which bounces'
expect_in_stdout 'the game is over: player 1 wins because the ball is on g2'
run replay soccer saved.txt
expect_status 0
expect_in_stdout goal_2
typed '4\n3\nsave numbers.txt\n' soccer --pitch petersen.g6 --player both
expect_status 0
expect_in_stdout 'player 1 plays 4'
[ "$(tail -n 1 numbers.txt)" = '0 4 3' ] || fail "another game was played: $(cat numbers.txt)"
typed '4\nquit\n' soccer --pitch small.board --player both
expect_in_stdout '2  ·   2   ●   7'
expect_in_stdout 'player 1 plays (2,1)'
for board in nine.board petersen.g6 small.board; do
  for copy in 1 2; do
    typed '' soccer --pitch $board --player none --nodes 500 --seconds 100 --seed 7 --out "played.$copy" </dev/null
    expect_status 0
    expect_no_stderr
  done
  expect_same played.1 played.2
  run replay soccer played.1
  expect_status 0
done
spokes 65 >many.board
refused 'the vertex middle has 65 segments' play soccer --pitch many.board
printf 'start a\ngoal 1 a\nedge a b\n' >over.board
typed '' soccer --pitch over.board
expect_in_stdout 'the game is over: player 2 wins because the ball is on g1'

# Pictures: only boards on squared paper are drawn in characters; SVG draws every board.
run export picture soccer --pitch paper:3x3 --history '(2,2) (1,2)'
grep -v '^Paper Soccer on' stdout >reference
run export picture soccer --pitch small.board --history '(2,2) (1,2)'
expect_status 0
grep -v '^Paper Soccer on' stdout >drawn
expect_same reference drawn
for arguments in '--pitch nine.board' saved.txt; do
  refused 'nine.board' export picture soccer $arguments
  expect_in_stderr 'add --format svg'
done
for arguments in '--pitch nine.board' '--pitch nine.board --position' '--pitch petersen.g6' '--pitch small.board' \
  'saved.txt'; do
  run export picture soccer $arguments --format svg --out board.svg
  expect_status 0
  xmllint --noout --relaxng "$schema" board.svg >said 2>&1 || fail "$command_line: $(head -n 3 said)"
done
run export picture soccer --pitch nine.board --history 'middle rim3 rim4' --format svg
expect_status 0
expect_in_stdout '>rim0, g2<'
expect_in_stdout 'start middle; 1 player 1 rim3; 2 player 2 rim4; ongoing: player 1 to move'
run export picture soccer --pitch nine.board --history 'middle rim3 middle' --format svg
expect_status 1
expect_in_stderr 'ply 2: rim3 middle is already drawn'

# Mistakes.
printf 'start a\nedge a b\nedge b a\n' >twice.board
refused 'twice.board' count soccer --pitch twice.board
expect_in_stderr 'line 3'
refused 'none.board' count soccer --pitch none.board
refused 'colour' count soccer --pitch small.board --engine colour --by total
refused '--plan' count soccer --pitch paper:3x3 --engine layered --plan
printf 'x' >bad.g6
refused 'graph6' count soccer --pitch bad.g6
refused '../small.board' count soccer --pitch ../small.board

finish
