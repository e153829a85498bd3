# `engine soccer`: the protocol of its referee, games against simple players, and the place of each mistake.
# ctest label: standard
here=$(cd "$(dirname "$0")" && pwd)
source "$here/../assert.sh"

# engine INPUT OPTION...: runs the engine with the lines of INPUT; \n separates them.
engine() {
  command_line="printf '$1' | quadrille engine soccer ${*:2}"
  printf "$1" | "$program" engine soccer --first-seconds 0.02 --seconds 0.02 "${@:2}" >stdout 2>stderr
  status=$?
}
# broken PLACE INPUT OPTION...: exit 1, and a line on standard error that names the turn and the digit.
broken() {
  engine "${@:2}"
  expect_status 1
  expect_in_stderr "quadrille: $1"
  grep -q '; ' stderr || fail "$command_line: no remedy: $(cat stderr)"
  [ "$(wc -l <stderr)" -eq 1 ] || fail "$command_line: not one line on standard error: $(cat stderr)"
}

# Games on both sides. The referee's rules share no code with the program's.
for against in random greedy; do
  timeout 60 "$here/referee.py" "$program" --games 4 --against $against --seconds 0.05 --first-seconds 0.1 >games ||
    fail "against $against: $(cat games)"
done

# The engine answers with a line each turn, and exits at the end of its input, wherever that is.
for input in '' '0\n' '0\n1\n' '1\n' '1\n1\n'; do
  engine "$input"
  expect_status 0
  expect_no_stdout
  expect_no_stderr
done
engine '0\n1\n-\n' --protocol codingame --format digits
expect_status 0
expect_no_stderr
grep -qE '^[0-7]$' stdout && [ "$(wc -l <stdout)" -eq 1 ] || fail "$command_line: not one ply: $(cat stdout)"
engine '1\r\n1\r\n4\r\n'
expect_status 0
grep -qE '^[0-7]+$' stdout && [ "$(wc -l <stdout)" -eq 1 ] || fail "$command_line: not one turn: $(cat stdout)"

# Player 1 scores at the top at once, player 2 at the bottom.
engine '0\n1\n-\n' --pitch paper:1x2 --out game.txt
expect_status 0
printf '0\n' >expected
expect_stdout expected
expect_in_stderr 'goal_2: player 1 wins'
printf 'pitch paper:1x2\n(1,1) (1,0)\n' >expected
expect_same expected game.txt
engine '1\n1\n6\n' --pitch paper:1x2
expect_status 0
expect_in_stderr 'goal_1: player 2 wins'
# A goal by the opponent ends the game too.
engine '1\n1\n0\n' --pitch paper:1x2
expect_status 0
expect_no_stdout
expect_in_stderr 'goal_2: player 1 wins'

broken "id '2': names no player" '2\n'
broken "turn 1: length '2': the move '4' has length 1" '1\n2\n4\n'
broken "turn 1: length 'one': " '1\none\n4\n'
broken "turn 1: length '1': the move '' has length 0" '1\n1\n\n'
broken "turn 1: '4': id 0 moves first" '0\n1\n4\n'
broken "turn 1: digit 1 '-': is no direction" '1\n1\n-\n'
broken "turn 1: digit 2 '9': is no direction" '1\n2\n09\n' --pitch classic:2x4
broken "turn 1: digit 2 '4': the turn ended at (4,4)" '1\n2\n04\n'
broken "turn 1: digit 2: it is missing, and the turn continues at (2,2)" '1\n1\n2\n' --pitch classic:2x4
broken "turn 2: digit 1 '8': is no direction" '0\n1\n-\n1\n8\n' # its own turn is the first
grep -qE '^[0-7]$' stdout || fail "$command_line: it did not answer before"

refused '--protocol' engine soccer --protocol uci
refused '--seconds' engine soccer --seconds 0
refused '--first-seconds' engine soccer --first-seconds never
refused '--seed' engine soccer --seed x
refused '--format' engine soccer --format csv
refused '--column' engine soccer --column turn
refused "--pitch 'board:start a" engine soccer --pitch 'board:start a;edge a b'
finish
