# `play` for a beginner: goals and own goals are visible, refusals have reasons, moves are listed, and the outcome is
# explained. A low terminal shows both goals, and a terminal edits lines. A proof for the start also decides later
# plies.
# ctest label: standard
source "$(dirname "$0")/assert.sh"
export COLUMNS=1000  # sentences stay whole, where no width is tested

# typed INPUT ARGUMENT...: runs `play ARGUMENT...` with the lines of INPUT typed; \n separates them.
typed() {
  command_line="printf '$1' | quadrille play ${*:2}"
  printf "$1" | "$program" play "${@:2}" >stdout 2>stderr
  status=$?
}

# Ply 5 of paper:3x3 is an own goal. The opening, the board and the list show it before it is typed.
typed '5\n' soccer paper:3x3
expect_status 0
head -n 3 stdout >opening
grep -qF 'you are player 1 and attack ▼ (g2); player 2 attacks ▲ (g1)' opening || fail "the opening: $(cat opening)"
grep -qF 'rules: an own goal loses; a player without a ply loses' opening || fail "the opening: $(cat opening)"
expect_in_stdout '5▲'
expect_in_stdout '5 (2,3) (own goal)'
expect_in_stdout 'player 2 wins because the ball is on g1'
typed 'help\n' soccer paper:3x3 --player 2 --nodes 100 --seconds 60
expect_in_stdout 'you are player 2 and attack ▲ (g1); player 1 attacks ▼ (g2)'
[ "$(grep -c 'you are player 2' stdout)" -eq 2 ] || fail "$command_line: help does not assign the goals to the players"
typed '' soccer paper:3x3 --player both
expect_in_stdout 'player 1 attacks ▼ (g2); player 2 attacks ▲ (g1)'
typed '4\nmoves\n' soccer paper:3x3 --player both
expect_in_stdout '(2,0) (own goal)' # of player 2
[ "$(grep -c '(2,0) (own goal)' stdout)" -eq 2 ] || fail "$command_line: moves does not list the choices"

# After the game, a line before the prompt and `help` name the commands that still work.
typed '5\nhelp\nmoves\nquit\n' soccer paper:3x3
expect_in_stdout 'enter undo to take back your last choice, save FILE to keep the record, help or quit'
expect_in_stdout 'moves: the game is over'
expect_in_stdout 'who       name the winner'

# Bounces are explained in the opening and the legend, and in the list if they lose.
typed '(2,1)\n(1,1)\n(2,2)\nquit\n' soccer paper:3x3 --player both
grep -qF 'bounces: the same player draws again' <(paste -sd' ' stdout) || fail "$command_line: the opening does not explain bounces"
expect_in_stdout '◎ bounced on'
typed 'moves\n' soccer paper:3x3 --player both --history '(2,2) (1,2) (0,3) (0,2) (1,3)'
expect_in_stdout '(0,3) (bounces, no ply left: loses)'

# Abbreviated commands, and vertices without brackets. A refusal shows the notation of a vertex.
typed '?\n3,2\n2 3\nx\nq\n' soccer paper:3x3 --player both
expect_in_stdout 'player 1 plays (3,2)'
expect_in_stdout 'player 2 plays (2,3)'
typed 'x\n9,9\nexit\n' soccer paper:3x3 --player both
expect_in_stdout "'x': no such ply; enter a number from 1 to 8 that is offered, or help (a ply is written as (1,1))"
expect_in_stdout "'9,9': (9,9) is outside the pitch"

# A refusal gives the same reason as `replay`.
typed '(2,2)\n(0,0)\n(4,4)\n(2,1)\n(2,2)\n99\nnonsense\n(1,1) (2,2)\n' soccer paper:3x3 --player both
expect_in_stdout "'(0,0)': (0,0) is not adjacent to (2,2); enter a number from 1 to 8 that is offered, or help"
expect_in_stdout "'(4,4)': (4,4) is outside the pitch; "
expect_in_stdout "'(2,2)': (2,1) (2,2) is already drawn; "
expect_in_stdout "'99': no such ply; "
expect_in_stdout "'nonsense': no such ply; "
typed '(8,4)\n' soccer classic:8x10 --player both --history '(4,5) (5,4) (6,3) (7,4) (8,5)'
expect_in_stdout "'(8,4)': (8,5) (8,4) is a wall; "
typed '3\n3\n7\n' updown --n 5 --player both
expect_in_stdout 'player 1 wants a high score; player 2 wants a low score'
expect_in_stdout "'3': 3 is already written; enter a number from 1 to 5 that is offered, or help"
expect_in_stdout "'7': the numbers are from 1 to 5; "
typed '+\n-\n+\n-\n(1,2)\n(1,1)\n(3,2)\n(3,4)\n' plusminus --n 3 --player both
expect_in_stdout "'(1,1)': column 1 has its filled square already, (1,2); "
expect_in_stdout "'(3,2)': row 2 has its filled square already, (1,2); "
expect_in_stdout "'(3,4)': (3,4) is outside the grid of 3 by 3; "
typed '9\n0\n' tennis --points 3 --player both
expect_in_stdout "'9': player 1 has 3 points left; "
expect_in_stdout "'0': a player with points left bids at least 1; "

# Every game starts without options. Its title and help name the numbers in force, its rules and the only person.
while IFS=: read -r game option default title aim rule; do
  typed 'help\n' $game --player 2 --seconds 60
  expect_status 0
  head -n 1 stdout | grep -qF "$title" || fail "$command_line: the title: $(head -n 1 stdout)"
  [ "$(grep -cF "$aim" stdout)" -eq 2 ] || fail "$command_line: not said in the opening and in help: $aim"
  tr '\n' ' ' <stdout >joined
  grep -qF "$rule" joined || fail "$command_line: no '$rule'"
  COLUMNS=1000 run play $game --help
  grep -qE "^ *$option [A-Z] .*; $default if not given" stdout || fail "$command_line: help has no default of $option"
done <<'END'
tennis:--points:20:Tennis with 20 points each (--points), 2 fields a side (--fields):you are player 2 and win if the ball ends on the left, on -1 to -3:the higher bid (*) drives the ball one place away from its bidder, from the bidder's own side over the net
footsteps:--points:20:Footsteps with 20 points each (--points), 2 fields a side (--fields):you are player 2 and win if the ball ends on the left, on -1 to -3:the higher bid (*) drives the ball one place away from its bidder; equal bids leave it
updown:--n:8:Up's & Down's with 8 numbers (--n):you are player 2 and want a low score; player 1 wants a high score:The score is the length of the longest block of steps that occurs at two places
plusminus:--n:5:Plusses and Minuses on a grid of 5 by 5 (--n):you are player 2 and predict the rows, from the bottom:at most one in each row and column
END
typed '1\n' tennis --fields 1 --beyond 2
tr '\n' ' ' <stdout | grep -qF 'The game ends on -2 and 2, or when both have no points; a win by such a ball counts 2.' ||
  fail "$command_line: the end of the game: $(head -n 8 stdout)"
typed '5\n1\n' footsteps --player both
expect_in_stdout '* the higher bid'

# A position's value is one number with six digits at most.
typed 'hint\nwho\n3\n1\nwho\nhint\n' footsteps --points 12 --seconds 60 --player both
expect_in_stdout '(sampled from an optimal mix; player 1 can expect 0 (1: a win, -1: a loss) under best play, proved)'
grep -qx 'player 1 can expect 0 (1: a win, -1: a loss) under best play, proved' stdout || fail "$command_line: who: $(grep expect stdout)"
grep -qx 'player 1 can expect ≈ -0.253817 (1: a win, -1: a loss) under best play, proved' stdout || fail "$command_line: who: $(grep expect stdout)"
! grep -q '[0-9]\{7\}' stdout || fail "$command_line: $(grep expect stdout)"

# A record of these games holds whole games only: the opening, help and the refusal say so.
for game in tennis footsteps updown plusminus; do
  case $game in plusminus) choice=+ ;; *) choice=1 ;; esac
  typed "$choice\nsave part\nresign\nsave part\nhelp\n" $game --player both
  expect_in_stdout 'save: the game is not over, and a record holds a whole game; play it to its end'
  grep -qE 'save: player [12] has resigned, and a record holds a whole game; play one to its end' stdout ||
    fail "$command_line: $(grep save: stdout)"
  [ "$(grep -cF 'save FILE works only at the end of the game: a record holds a whole game' stdout)" -eq 2 ] ||
    fail "$command_line: save does not say that it needs a whole game"
  [ ! -e part ] || fail "$command_line: a part of a game was saved"
done

# In Plusses & Minuses each player's squares have their own mark. A 9 by 9 board fits 24 lines, and no line exceeds 80
# columns, or 60 in a narrower terminal.
typed '+\n-\n+\n-\n(1,2)\n(2,1)\n' plusminus --n 3 --player both
expect_in_stdout '● filled by player 1  ■ filled by player 2'
expect_in_stdout '│   │ ● │   │'
lists='+\n-\n-\n+\n+\n-\n-\n+\n+\n-\n-\n+\n+\n-\n-\n+\n'
for width in 80 60; do
  LINES=24 COLUMNS=$width typed "$lists(1,9)\n(2,1)\nboard\nmoves\n" plusminus --n 9 --player both
  [ "$(LC_ALL=C.UTF-8 wc -L <stdout)" -le $width ] || fail "$command_line: more than $width columns"
  # The last screen: from the last announcement to the prompt.
  sed -n '/player 1 fills (2,1)/,/player 2> board/p' stdout | sed 1d >screen
  [ "$(wc -l <screen)" -le 24 ] || fail "$command_line: $(wc -l <screen) lines: $(cat screen)"
  for shown in 'player 1, columns: +-+-+-+-' 'player 2, rows: -+-+-+-+' '● filled by player 1' '■ filled by player 2' \
    ' 9│   ■   ·   ·' ' 2│   ·   ·   1'; do
    grep -qF "$shown" screen || fail "$command_line: no $shown: $(cat screen)"
  done
done

# A whole round of Up's & Down's fits too. A long game of Tennis fits, because only its last turns are shown.
LINES=24 typed '1\n2\n3\n4\n5\n6\n7\nboard\n' updown --player both
sed -n '/player 1 writes 7/,/player 2> board/p' stdout | sed 1d >screen
[ "$(wc -l <screen)" -le 24 ] || fail "$command_line: $(wc -l <screen) lines: $(cat screen)"
grep -qF '■ player 2, on defense' screen || fail "$command_line: no legend: $(cat screen)"
LINES=24 typed "$(printf '%.0s1\\n' $(seq 24))board\n" tennis --player both
sed -n '/^turn 12: /,/^player 1> /p' stdout | sed 1d >screen
[ "$(wc -l <screen)" -le 24 ] || fail "$command_line: $(wc -l <screen) lines: $(cat screen)"
grep -qE '^ +12 +8 +1 ' screen || fail "$command_line: no last turn: $(cat screen)"
! grep -qE '^ +6 ' screen || fail "$command_line: an early turn is shown: $(cat screen)"

# A terminal of 24 lines holds the largest usual pitch: both goals, the text and the prompt, in 80 columns.
LINES=24 COLUMNS=80 typed '' soccer classic:8x10 --player both --seconds 60
sed 1,5d stdout >screen # after the opening
[ "$(wc -l <screen)" -le 24 ] || fail "$command_line: $(wc -l <screen) lines: $(cat screen)"
grep -q '▲' screen || fail "$command_line: no upper goal"
grep -q '▼' screen || fail "$command_line: no lower goal"
grep -q '^ *-1 .*x0  x1  x2  ▼━━━▼━━━▼ *x6' screen || fail "$command_line: the columns: $(tail -n 2 screen)"
grep -q 'rules: an own goal loses' screen || fail "$command_line: the opening has left the screen"
grep -q '1 (3,4)' screen || fail "$command_line: no list of moves"
[ "$(LC_ALL=C.UTF-8 wc -L <screen)" -le 80 ] || fail "$command_line: lines of more than 80 columns"
LINES=24 COLUMNS=80 typed '4\n' soccer classic:8x10 --player both --seconds 60
sed -n '/^player 1 plays/,$p' stdout | sed 1d >screen
grep -q ' ┃ .*player 1 plays (4,4)\|━.*player 1 plays (4,4)' screen || fail "$command_line: the last ply is not on the screen: $(cat screen)"
[ "$(wc -l <screen)" -le 24 ] || fail "$command_line: $(wc -l <screen) lines: $(cat screen)"
LINES=60 typed '' soccer classic:8x10 --player both --seconds 60
[ "$(wc -l <stdout)" -gt 28 ] || fail "$command_line: the board is low although the terminal is high"

# A proof for the start also decides later plies. From those positions, searches of this size could prove nothing.
typed 'who\n' soccer paper:5x5 --player 2 --nodes 100000 --seconds 60
expect_in_stdout 'player 1 wins under best play, proved'
sed -n 's/^player 1 plays //p' stdout | sed 's/, which bounces//' | paste -sd' ' >plies
typed 'who\n' soccer paper:5x5 --player 2 --history "(3,3) $(cat plies)" --nodes 100000 --seconds 60
expect_in_stdout 'player 1 wins under best play, proved'

# A certificate is checked first. Its winner plays by it, and `who` answers by it.
run solve soccer --pitch paper:3x3 --certificate start.certificate
expect_status 0
expect_in_stderr 'player 1 wins; rules: an own goal loses; a player without a ply loses'
typed 'who\nhint\n' soccer --certificate start.certificate --player 1 --nodes 1 --seconds 60
expect_status 0
expect_in_stdout 'Paper Soccer on paper:3x3'
expect_in_stdout 'player 1 wins under best play, proved by the certificate: a forced win'
expect_in_stdout '(a forced win for player 1, by the certificate)'
# A person plays the loser and tries the choices in turn. The program still wins.
for choice in 1 2 3; do
  yes $choice | head -n 40 | sed 'n;s/.*/1/' | "$program" play soccer paper:3x3 --certificate start.certificate --player 2 --nodes 1 \
    --seconds 60 >stdout 2>stderr
  command_line="a loser who plays $choice"
  expect_in_stdout 'the game is over: player 1 wins'
  expect_in_stdout '(a forced win for player 1, by the certificate)'
done
run play soccer --certificate start.certificate </dev/null
expect_in_stderr 'you play that side now: try --player 2'
refused 'start.certificate' play soccer paper:3x5 --certificate start.certificate
refused 'none.certificate' play soccer --certificate none.certificate
head -c 200 start.certificate >cut.certificate
refused 'cut.certificate' play soccer --certificate cut.certificate
LC_ALL=C sed 's/^winner 1/winner 2/' start.certificate >wrong.certificate
run play soccer --certificate wrong.certificate
expect_status 1
expect_in_stderr 'wrong.certificate: no proof'

# In a terminal the arrow keys bring back the previous line.
if command -v script >/dev/null; then
  printf 'moves\n\033[A\nquit\n' | TERM=xterm timeout 60 script -qec "$program play soccer paper:3x3 --player both --color never" /dev/null >seen
  [ "$(grep -cF '5 (2,3) (own goal)' seen)" -eq 3 ] || fail "no line came back: $(cat -v seen)"
fi

finish
