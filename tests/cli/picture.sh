# `export picture`: all four games in both formats, validated SVG, records that break the rules, refusals, and colours.
# ctest label: standard
schema=$(cd "$(dirname "$0")/../export/pictures" && pwd)/svg.rng
source "$(dirname "$0")/assert.sh"
escape=$(printf '\033')

cat >soccer.txt <<'END'
pitch paper:3x3
(2,2) (1,1) (0,0) (0,1) (1,0) (0,0)   # a bounce into a used-up corner
(2,2)
(2,2) (2,1) (2,0)
END
cat >classic.txt <<'END'
pitch classic:4x4
(2,2) (1,1) (2,0) (2,-1)
END
cat >updown.txt <<'END'
offense 1 first 1: 1,7,3,5,2,9,10,4,6,8
offense 2 first 1: 1
END
cat >plusminus.txt <<'END'
. * .
. . *
* . .
predictions + -, + +
*
predictions ,
END
cat >tennis.csv <<'END'
turn,bid_1,bid_2,points_1,points_2,ball
0,,,10,10,0
1,3,2,7,8,1
2,7,2,0,6,2
3,0,6,0,0,-1
END

valid() {
  xmllint --noout --relaxng "$schema" "$1" >said 2>&1 || fail "$command_line: $1 violates svg.rng: $(head -n 3 said)"
}

# picture PHRASE ARGUMENT...: draws in both formats, on standard output and in a file. The Unicode picture has the
# phrase.
picture() {
  local phrase=$1
  shift
  run export picture "$@"
  expect_status 0
  expect_no_stderr
  expect_in_stdout "$phrase"
  cp stdout reference
  run export picture "$@" --format unicode --out picture.txt --threads 2
  expect_status 0
  expect_no_stdout
  expect_same reference picture.txt
  run export picture "$@" --format svg
  expect_status 0
  expect_no_stderr
  cp stdout reference
  valid reference
  run export picture "$@" --format svg --out picture.svg
  expect_same reference picture.svg
}
picture 'bounces 5' soccer soccer.txt
picture 'Paper Soccer on paper:3x3, 0 plies' soccer soccer.txt --number 2
picture 'goal_2: player 1 wins' soccer soccer.txt --number 3
picture '5 segments drawn' soccer soccer.txt --position
picture '▲━━━━━━━▲━━━━━━━▲' soccer classic.txt
picture '●───1───◇' soccer --pitch paper:3x3 --history '(2,2) (1,2)'
picture '0 plies' soccer --pitch classic:8x10
picture '1 segment drawn' soccer --pitch paper:3x3 --history '(2,2) (1,2)' --position
picture 'score 4: UDUU' updown updown.txt
picture 'with 1 number' updown updown.txt --number 2
picture '2 points to 1: player 1 wins' plusminus plusminus.txt
picture 'grid of 1 by 1' plusminus plusminus.txt --number 2
picture 'player 2 wins' tennis tennis.csv
"$program" export picture soccer - --number 3 <soccer.txt >stdout
expect_in_stdout 'goal_2: player 1 wins'
run export picture soccer --pitch paper:3x3 --history '(2,2) (2,1) (2,0)'
cp stdout reference
run export picture soccer soccer.txt --number 3
expect_stdout reference
sed 's/^3,0,6,0,0,-1$/3,0,6,0,0,1/' tennis.csv >footsteps.csv
picture 'Footsteps with 10 points' tennis footsteps.csv --variant footsteps

# The position after some plies of a game, and the film of the game.
picture 'Paper Soccer on paper:3x3, 2 plies' soccer soccer.txt --ply 2
picture '1 segment drawn' soccer soccer.txt --ply 1 --position
picture '0 plies' soccer --pitch paper:3x3 --history '(2,2) (1,2)' --ply 0
refused "--ply '6'" export picture soccer soccer.txt --ply 6
refused "--ply '-1'" export picture soccer soccer.txt --ply -1
for name in film.png film.gif board.PNG board.csv; do
  refused "--out $name: pictures are written as SVG or in characters" export picture soccer soccer.txt --out $name
done
run export picture soccer soccer.txt --film --format svg
expect_status 0
expect_no_stderr
cp stdout film.svg
valid film.svg
expect_in_stdout '@keyframes quadrille-at-5{0%{visibility:hidden}55.56%{visibility:visible}}'
expect_in_stdout 'prefers-reduced-motion:no-preference'
if grep -q 'quadrille-at-6\|<script' film.svg; then fail 'the film has a ply too many, or a script'; fi
run export picture soccer soccer.txt --number 2 --film --format svg
expect_status 0
refused --film export picture soccer soccer.txt --film
refused --film export picture soccer soccer.txt --film --position --format svg

# faulty GAME PLACE PHRASE ARGUMENT...: exit 1, one line on standard error that names the place. The legal part is
# drawn.
faulty() {
  local game=$1 place=$2 phrase=$3
  shift 3
  run export picture "$game" "$@"
  expect_status 1
  expect_in_stderr "$place"
  [ "$(wc -l <stderr)" -eq 1 ] || fail "$command_line: not one line on standard error: $(cat stderr)"
  expect_in_stdout "$phrase"
  run export picture "$game" "$@" --format svg
  expect_status 1
  expect_in_stderr "$place"
  cp stdout faulty.svg
  valid faulty.svg
}
printf 'pitch paper:3x3\n(2,2) (2,3)\n\n(2,2) (2,1) (2,2)\n' >wrong.txt
faulty soccer 'wrong.txt: line 4: ply 2' '1 ply' wrong.txt --number 2
faulty soccer '--history: ply 1' '0 plies' --pitch paper:3x3 --history '(2,2) (0,0)'
faulty soccer '--history: ply 0' '0 plies' --pitch paper:3x3 --history '(0,0) (0,1)'
printf 'offense 1 first 1: 1,3,3,2\n' >wrong.txt
faulty updown 'wrong.txt: line 1: turn 3' 'repeated so far 0' wrong.txt
printf 'offense 1 first 1: 9,3,3,2\n' >wrong.txt
faulty updown 'wrong.txt: line 1: turn 1' 'repeated so far 0' wrong.txt
printf '. *\n. *\npredictions +, -\n' >wrong.txt
faulty plusminus 'wrong.txt: line 2' '0 points to 0 so far' wrong.txt
printf '. *\n* .\npredictions + + + + +, - - - - -\n' >wrong.txt
faulty plusminus 'wrong.txt: line 3' 'so far' wrong.txt
sed 's/^2,7,2,0/2,9,2,0/' tennis.csv >wrong.txt
faulty tennis 'wrong.txt: line 4: turn 2: bid_1' 'not over after turn 1' wrong.txt
# A history that breaks the rules does not prevent the drawing of another one.
printf 'pitch paper:3x3\n(2,2) (9,9)\n(2,2) (2,3)\n' >wrong.txt
picture 'goal_1: player 2 wins' soccer wrong.txt --number 2

for game in soccer updown plusminus tennis; do
  refused no.txt export picture "$game" no.txt
  printf '?\n' >senseless.txt
  refused 'senseless.txt: line 1' export picture "$game" senseless.txt
  refused "export picture $game" export picture "$game"
done
refused '--number 4' export picture soccer soccer.txt --number 4
refused '--number 3' export picture updown updown.txt --number 3
refused '--number 3' export picture plusminus plusminus.txt --number 3
refused '--number 2' export picture tennis tennis.csv --number 2
for number in 0 -1 x '' 99999999999; do
  refused "--number '$number'" export picture soccer soccer.txt --number "$number"
done
refused --format export picture soccer soccer.txt --format table
refused --color export picture soccer soccer.txt --color red
refused --color export picture soccer soccer.txt --color red --format svg
refused --column export picture soccer soccer.txt --column ply
refused "--out '/nowhere/picture.svg'" export picture soccer soccer.txt --format svg --out /nowhere/picture.svg
refused --out export picture soccer soccer.txt --out .
refused --pitch export picture soccer soccer.txt --pitch paper:3x3
refused --number export picture soccer --pitch paper:3x3 --number 1
refused --history export picture soccer --history '(2,2)'
refused --history export picture soccer soccer.txt --history '(2,2)'
refused "--history ''" export picture soccer --pitch paper:3x3 --history ''
refused '--history: line 1, column 1' export picture soccer --pitch paper:3x3 --history 'x'
refused classic:20x20 export picture soccer --pitch classic:20x20
refused 'export picture' export picture
refused "'chess'" export picture chess

# A refused picture leaves an earlier one unchanged and creates no other file.
mkdir kept
echo earlier >kept/picture.svg
refused no.txt export picture soccer no.txt --format svg --out kept/picture.svg
[ "$(cat kept/picture.svg)" = earlier ] || fail 'an earlier picture was overwritten'
run export picture soccer soccer.txt --format svg --out kept/picture.svg
valid kept/picture.svg
expect_only kept picture.svg

# Colours. Output that is not a terminal has none, unless --color asks for them.
coloured() { grep -q "$escape" stdout || fail "$command_line: no colours"; }
plain() { if grep -q "$escape" stdout; then fail "$command_line: colours"; fi; }
for game in 'soccer soccer.txt' 'updown updown.txt' 'plusminus plusminus.txt' 'tennis tennis.csv'; do
  run export picture $game
  plain
  cp stdout reference
  run export picture $game --color never
  plain
  run export picture $game --color always
  coloured
  sed "s/$escape\\[[0-9;]*m//g" stdout >bare
  expect_same reference bare
  NO_COLOR=1 run export picture $game --color always
  coloured
  run export picture $game --color always --format svg
  plain
  run export picture $game --color always --out coloured.txt
  cp coloured.txt stdout
  coloured
done

# terminal VARIABLE=VALUE... -- ARGUMENT...: runs the program in a terminal.
terminal() {
  local variables=()
  while [ "$1" != -- ]; do
    variables+=("$1")
    shift
  done
  shift
  command_line="${variables[*]} quadrille $* (in a terminal)"
  env -u NO_COLOR TERM=xterm "${variables[@]}" script -qec "'$program' $*" /dev/null >stdout 2>stderr </dev/null
}
drawing='export picture soccer soccer.txt'
terminal -- $drawing
coloured
terminal NO_COLOR= -- $drawing
coloured
terminal NO_COLOR=1 -- $drawing
plain
terminal TERM=dumb -- $drawing
plain
terminal -- $drawing --color never
plain
terminal NO_COLOR=1 TERM=dumb -- $drawing --color always
coloured
terminal -- $drawing --format svg
plain
terminal -- $drawing --out shown.txt
cp shown.txt stdout
plain

finish
