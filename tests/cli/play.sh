# `play`: whole games of every game from standard input, undo, hints, the winner, invalid choices, resigning, records
# that `replay` reads, the end of the input, the time of a turn, and interruption.
# ctest label: extreme
source "$(dirname "$0")/assert.sh"
export COLUMNS=1000  # sentences stay whole

# typed INPUT ARGUMENT...: runs `play ARGUMENT...` with the lines of INPUT typed; \n separates them.
typed() {
  command_line="printf '$1' | quadrille play ${*:2}"
  printf "$1" | "$program" play "${@:2}" >stdout 2>stderr
  status=$?
}
# replayed GAME FILE OPTION...: `replay` accepts the saved record without a message.
replayed() {
  run replay "$@"
  expect_status 0
  expect_no_stderr
}

# Two people play Paper Soccer by numbers and by points; the ply into the goal ends the game.
typed '(2,1)\n1\nquit\n' soccer --pitch paper:3x3 --player both --out game.txt
expect_status 0
expect_no_stderr
expect_in_stdout 'player 1 plays (2,1)'
[ "$(head -n 1 game.txt)" = 'pitch paper:3x3' ] || fail "the record does not begin with the pitch: $(cat game.txt)"
replayed soccer game.txt
typed '(2,1)\n(2, 0)\nsave own.txt\n' soccer --pitch paper:3x3 --player both
expect_status 0
expect_in_stdout 'goal_2: player 1 wins'
expect_in_stdout 'saved; quadrille replay soccer own.txt reads it'
replayed soccer own.txt
typed '(2,1)\nsave \001\033[31m\nsave \302\233x\nsave no/\033\nquit\n' soccer --pitch paper:3x3 --player both
expect_status 0
expect_in_stdout 'saved; quadrille replay soccer ??[31m reads it'
expect_in_stdout 'saved; quadrille replay soccer ?x reads it'
expect_in_stdout "save: 'no/?': "
! grep -qaE $'\001|\033|\302\233' stdout || fail "$command_line: a control character on standard output"
# `save` replaces a file of an earlier session only if it is entered twice. A file that this session wrote needs no
# second request.
typed '(2,1)\nsave own.txt\nquit\n' soccer --pitch paper:3x3 --player both
expect_in_stdout 'save: own.txt exists; enter the same again to replace it'
printf 'pitch paper:3x3\n(2,2) (2,1) (2,0)\n' >expected
expect_same expected own.txt
typed '(2,1)\nsave own.txt\nsave own.txt\n(2, 0)\nsave own.txt\n' soccer --pitch paper:3x3 --player both
[ "$(grep -c exists stdout)" -eq 1 ] || fail "$command_line: asked more than once: $(cat stdout)"
expect_in_stdout 'goal_2: player 1 wins'
expect_same expected own.txt
# An invalid file name is refused like any other unusable place.
long=$(printf 'a%.0s' {1..300})
typed "(2,1)\nsave $long\nquit\n" soccer --pitch paper:3x3 --player both
expect_status 0
expect_in_stdout 'save: '
# A session without a choice does not overwrite a record.
typed 'quit\n' soccer --pitch paper:3x3 --player both --out own.txt
expect_status 0
expect_same expected own.txt
expect_in_stderr 'nothing was played: own.txt is not written'

# The legal plies are numbered on the board and listed below it, in the same order.
typed '' soccer --pitch paper:3x3 --player both
expect_status 0
expect_in_stdout '1 (1,1)  2 (1,2)  3 (1,3)  4 (2,1)  5 (2,3) (own goal)  6 (3,1)  7 (3,2)'
expect_in_stdout '3  ·   3   5▲  8'
expect_in_stdout '2  ·   2   ●   7'

# An invalid choice is named with a remedy, and the game continues.
typed '99\nundoo\nhint now\nsave\n\n4\nquit\n' soccer --pitch paper:3x3 --player both
expect_status 0
expect_in_stdout "'99': no such ply; enter a number from 1 to 8 that is offered, or help"
expect_in_stdout "did you mean 'undo'?"
expect_in_stdout "'hint now': hint takes no argument; enter hint"
expect_in_stdout 'save: no file is named; enter save FILE'
expect_in_stdout 'player 1 plays (2,1)'

# Undo takes back one ply between two people. Against the program it takes back the person's ply and the answer.
typed 'undo\n(2,1)\n(1,1)\nundo\nsave one.txt\nquit\n' soccer --pitch paper:3x3 --player both
expect_status 0
expect_in_stdout 'undo: you have chosen nothing yet'
printf 'pitch paper:3x3\n(2,2) (2,1)\n' >expected
expect_same expected one.txt
typed '(4,4)\nundo\nsave none.txt\nquit\n' soccer --pitch classic:8x10 --nodes 500 --seconds 60
expect_status 0
printf 'pitch classic:8x10\n(4,5)\n' >expected
expect_same expected none.txt
replayed soccer none.txt

# A proved winner is called proved; an undecided one is not stated as a fact.
typed 'who\nhint\nquit\n' soccer --pitch paper:3x3 --nodes 300000 --seconds 60
expect_status 0
expect_in_stdout 'player 1 wins under best play, proved'
expect_in_stdout 'a proved win for player 1'
# The pitch may be given without --pitch.
typed 'who\nhint\nquit\n' soccer classic:8x10 --nodes 300 --seconds 60
expect_status 0
expect_in_stdout 'not decided within 60 s or 300 positions'
expect_in_stdout 'the winner is not decided; searched'

# Resigning ends the game. It can be taken back, and the record notes it.
typed '(2,1)\nresign\nwho\nsave resigned.txt\nundo\nquit\n' soccer --pitch paper:3x3 --player both
expect_status 0
expect_in_stdout 'player 2 resigns: player 1 wins'
grep -q '# player 2 resigns' resigned.txt || fail 'the record does not say that player 2 resigned'
replayed soccer resigned.txt

# The program against itself: the same seed and the same number of positions give the same game.
for game in 'soccer --pitch classic:4x6 --nodes 500' 'updown --n 8' 'plusminus --n 4' 'tennis --points 10' \
  'footsteps --points 6'; do
  for copy in 1 2; do
    typed '' $game --player none --seconds 100 --seed 7 --out "record.$copy" </dev/null
    expect_status 0
    cp stdout "shown.$copy"
  done
  expect_same record.1 record.2
  expect_same shown.1 shown.2
  case $game in
    footsteps*) replayed tennis record.1 --variant footsteps ;;
    *) replayed "${game%% *}" record.1 ;;
  esac
done

# Up's & Down's: a whole round against the program. After undo, the same numbers are free again.
typed 'who\n3\nundo\n3\n1\n2\n4\n5\n6\n1\n2\n4\n5\n6\nsave round.txt\n' updown --n 6 --player 1 --seconds 60
expect_status 0
expect_in_stdout 'under best play, proved'
expect_in_stdout 'player 1 writes 3'
expect_in_stdout 'score '
replayed updown round.txt
typed '3\nsave half.txt\nresign\n' updown --n 6 --player both
expect_status 0
expect_in_stdout 'a record holds a whole game'
expect_in_stdout 'player 2 resigns: player 1 wins'
[ ! -e half.txt ] || fail 'half a round was saved'

# Plusses & Minuses between two people: first lists, then squares, given by number and by place.
typed '+\n-\n2\n1\n(1,2)\n(2,1)\n1\nsave grid.txt\n' plusminus --n 3 --player both
expect_status 0
expect_in_stdout 'player 2 fills (1,2)'
expect_in_stdout 'player 1 fills (2,1)'
expect_in_stdout 'player 2 fills (3,3)'
replayed plusminus grid.txt
printf '. . *\n* . .\n. * .\npredictions + -, - +\n' >expected
expect_same expected grid.txt
typed 'who\nquit\n' plusminus --n 9 --seconds 0.2
expect_in_stdout 'not decided within 0.2 s'
typed 'who\nhint\nquit\n' plusminus --n 12 --seconds 60 --nodes 100
expect_in_stdout 'not decided, too large for the solver or its memory'
expect_in_stdout 'not solved, too large for the solver or its memory: chosen at random'

# Tennis: both players bid at once, so the first bid is hidden until the second.
typed '2\n1\n9\n1\n2\n1\nsave game.csv\n' tennis --points 3 --player both
expect_status 0
expect_in_stdout "'9': player 1 has 1 point left"
expect_in_stdout 'turn 1: player 1 bids 2, player 2 bids 1; the ball lies on 1'
grep -q 'player 1 bids 2$' stdout && fail 'a bid was shown before the other'
replayed tennis game.csv
typed '2\nundo\n1\nwho\nquit\n' tennis --points 5 --player 2 --seconds 60 --seed 3
expect_status 0
expect_in_stdout 'player 1 can expect '
typed '1\n1\n1\n1\n1\n1\n' tennis --points 3 --player 1 --seed 1 --seconds 60 --out bids.csv
expect_status 0
replayed tennis bids.csv

# The end of the input ends the session. An incomplete record is refused, and an earlier file is unchanged.
printf 'old\n' >old.csv
typed '2\n' tennis --points 5 --player both --out old.csv
expect_status 2
[ "$(cat old.csv)" = old ] || fail 'an earlier file was replaced'
typed '' soccer --pitch paper:3x3 --player both
expect_status 0
expect_no_stderr

# A turn keeps its time limit, on the usual pitch. A second is added, because the machine may be busy.
typed '' soccer --pitch classic:8x10 --player 2 --seconds 0.5 </dev/null
expect_status 0
before=$(date +%s%N)
typed '' soccer --pitch classic:8x10 --player 2 --seconds 2
elapsed=$((($(date +%s%N) - before) / 1000000))
[ "$elapsed" -le 3000 ] || fail "a turn of 2 s took $elapsed ms"
[ "$elapsed" -ge 1000 ] || fail "a turn of 2 s ended after $elapsed ms"

# Invalid options.
for seconds in 0 soon; do refused --seconds play soccer --seconds $seconds; done
refused "--player '3'" play soccer --player 3
refused --nodes play soccer --nodes 0
refused --column play soccer --column ply
refused --format play soccer --format csv
refused paper:99x99 play soccer --pitch paper:99x99
refused 'ply 1' play soccer --history '(4,5) (9,9)'
refused --n play updown --n 99
refused --points play tennis --points 0
refused --out play soccer --out .

# An interruption while a person thinks: exit 130, and the record is saved.
mkfifo keyboard
for signal in INT TERM; do
  rm -f kept.txt
  command_line="quadrille play, SIG$signal"
  "$program" play soccer --pitch paper:3x3 --player both --out kept.txt <keyboard >stdout 2>stderr &
  process=$!
  exec 3>keyboard
  printf '(2,1)\n' >&3
  sleep 1
  kill -"$signal" $process
  wait $process
  status=$?
  exec 3>&-
  expect_status 130
  printf 'pitch paper:3x3\n(2,2) (2,1)\n' | cmp -s - kept.txt || fail "$command_line: the record is $(cat kept.txt)"
done
command_line='quadrille play, SIGINT while the program thinks'
"$program" play soccer --player 2 --seconds 60 </dev/null >stdout 2>stderr &
process=$!
sleep 1
kill -INT $process
wait $process
status=$?
expect_status 130

finish
