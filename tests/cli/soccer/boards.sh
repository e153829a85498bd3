# Boards of one's own: a file is read wherever a pitch is counted, listed, sampled or replayed; its mistakes are told with
# the place; what takes rectangles alone says so.
# ctest label: standard
source "$(dirname "$0")/../assert.sh"

# A pitch as a board has the pitch's rows, by every engine.
run export board --pitch paper:3x3 --out small.board
expect_status 0
run export board --pitch small.board
expect_status 0
diff <(grep -v '^#' stdout) <(grep -v '^#' small.board) >/dev/null || fail "a board is exported otherwise than it was read"
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

# A board with names of its own, and what is drawn by lot on it.
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
  fail "a symmetry changes nothing"
run count soccer --pitch hexagon.board --engine frontier --plan
expect_status 0
expect_in_stdout 'width: '
expect_in_stdout 'order: middle'

# Who wins: as on the pitch, and as the classes by winner say; a certificate holds the board.
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
sed -n 2p hexagon.certificate | grep -qE '^pitch [0-9a-f]{16} board:start middle;' || fail "the certificate does not hold its board"
run solve soccer --pitch hexagon.board --line --history 'middle rim1' --quiet
expect_status 0

# A board that was changed is another one.
sed -i 's/edge rim6 rim1/wall rim6/' hexagon.board
run replay soccer games.txt
expect_status 2
expect_in_stderr 'fingerprint'

# The Petersen graph: its classes by two engines; the legend has the words of graphs.
echo 'IheA@GUAo' >petersen.g6
run count soccer --pitch petersen.g6 --by total --engine layered --format csv --quiet
expect_status 0
cp stdout reference
run count soccer --pitch petersen.g6 --by total --engine trails --format csv --quiet
expect_stdout reference
run count soccer --pitch petersen.g6 --by total --quiet
expect_in_stdout 'trails from the start'

# A board on one line is its own name, quoted where a command is told.
run count soccer --pitch 'board:start a;edge a b;edge b c;edge c a' --format bfile --column histories --quiet
expect_status 0
expect_in_stdout "--pitch 'board:start a;edge a b;edge a c;edge b c'"

# Mistakes.
printf 'start a\nedge a b\nedge b a\n' >twice.board
refused 'twice.board' count soccer --pitch twice.board
expect_in_stderr 'line 3'
refused 'none.board' count soccer --pitch none.board
refused 'colour' count soccer --pitch small.board --engine colour --by total
refused 'rectangle' estimate soccer --pitch small.board --samples 1000 --seed 1
refused '--plan' count soccer --pitch paper:3x3 --engine layered --plan
printf 'x' >bad.g6
refused 'graph6' count soccer --pitch bad.g6
refused '../small.board' count soccer --pitch ../small.board

finish
