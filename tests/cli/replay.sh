# `replay soccer`: each ply with its mover and bounce, the outcome, and every way to break the rules.
# ctest label: standard
source "$(dirname "$0")/assert.sh"

cat >games.txt <<'END'
# four games, one of them not begun
pitch paper:3x3
(2,2) (1,2) (0,3) (0,2) (1,3) (0,3)   # into a used-up corner
(2,2)
(2,2) (2,1) (2,0)
(2,2) (2,3)
END
cat >games.csv <<'END'
history,ply,mover,from,to,bounce,outcome
1,1,1,"(2,2)","(1,2)",no,
1,2,2,"(1,2)","(0,3)",no,
1,3,1,"(0,3)","(0,2)",no,
1,4,2,"(0,2)","(1,3)",no,
1,5,1,"(1,3)","(0,3)",yes,blocked: player 2 wins
2,0,,,"(2,2)",,ongoing: player 1 to move
3,1,1,"(2,2)","(2,1)",no,
3,2,2,"(2,1)","(2,0)",no,goal_2: player 1 wins
4,1,1,"(2,2)","(2,3)",no,goal_1: player 2 wins
END
run replay soccer games.txt --format csv
expect_status 0
expect_stdout games.csv
expect_no_stderr

"$program" replay soccer - --format csv <games.txt >stdout
expect_stdout games.csv

# illegal PITCH HISTORY PLY: exit 1, the place is named, and the legal plies before it are printed.
illegal() {
  printf 'pitch %s\n\n%s\n' "$1" "$2" >illegal.txt
  run replay soccer illegal.txt --format csv
  expect_status 1
  expect_in_stderr "illegal.txt: line 3: ply $3: "
  [ "$(wc -l <stdout)" -eq "$(($3 > 0 ? $3 : 1))" ] || fail "$command_line: legal plies of $2 missing"
}
illegal paper:3x3 '(2,2) (2,1) (2,3)' 2
illegal paper:3x3 '(2,2) (2,1) (2,2)' 2
illegal paper:3x3 '(2,2) (2,3) (1,3)' 2
illegal paper:3x3 '(2,2) (3,2) (4,2)' 2
illegal classic:4x4 '(2,2) (1,2) (0,1) (0,2)' 3
illegal paper:3x3 '(1,1) (2,1)' 0

# One illegal history does not hide the others.
printf 'pitch paper:3x3\n(2,2) (9,9)\n(2,2) (2,3)\n' >mixed.txt
run replay soccer mixed.txt
expect_status 1
expect_in_stdout 'goal_1: player 2 wins'
expect_in_stdout 'missing: history 1 from ply 1 on'
[ "$(wc -l <stderr)" -eq 1 ] || fail "not one line for one illegal ply: $(cat stderr)"

# On a classic pitch a ply onto the wall bounces, even the first, and a ply into the net ends the game.
printf 'pitch classic:4x4\n(2,2) (1,1) (0,0) (1,0)\n(2,2) (2,1) (2,0) (1,-1)\n' >classic.txt
run replay soccer classic.txt --format csv
expect_status 1
expect_in_stdout '1,2,2,"(1,1)","(0,0)",yes,'
expect_in_stdout '2,3,1,"(2,0)","(1,-1)",no,goal_2: player 1 wins'
expect_in_stderr 'classic.txt: line 2: ply 3: '

finish
