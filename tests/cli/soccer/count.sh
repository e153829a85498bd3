# `count soccer`: its formats have the documented layout, and the same request yields the same bytes.
# ctest label: standard
source "$(dirname "$0")/../assert.sh"

# The whole table of paper:1x3, as the reference implementation counts it (tests/enumerate compares the two).
cat >ply.csv <<'END'
ply,histories,weak_classes,strong_classes,goal_1,goal_2,blocked
0,1,1,1,0,0,0
1,5,5,5,1,0,0
2,14,14,14,2,2,0
3,34,30,30,4,6,0
4,76,53,53,8,12,0
5,148,74,74,15,18,0
6,236,77,77,21,20,0
7,324,58,58,18,18,0
8,360,32,32,10,12,0
9,352,14,14,4,6,0
10,352,5,5,2,2,0
11,176,1,1,1,0,0
END
run count soccer --pitch paper:1x3 --format csv
expect_status 0
expect_stdout ply.csv
grep -q -- '--engine' stderr && fail 'a note on the engine, though its table is complete'
expect_in_stderr 'finished in'

run count soccer --pitch paper:1x3 --format csv --quiet
expect_stdout ply.csv
expect_no_stderr

# Common options are accepted at any place, in any order. The number of threads changes no byte.
for format in table csv json bfile; do
  run count soccer --pitch paper:2x2 --plies 9 --format "$format" --by ply
  expect_status 0
  cp stdout reference
  for threads in 1 2 5; do
    run --threads "$threads" count --quiet soccer --by=ply --format "$format" --plies 9 --pitch paper:2x2
    expect_status 0
    expect_stdout reference
  done
  run count soccer --pitch paper:2x2 --plies 9 --format "$format" --engine layered
  expect_stdout reference
done
for by in total ball bounces vertices size outcome; do
  run count soccer --pitch classic:2x2 --plies 6 --by "$by" --format csv --threads 1
  expect_status 0
  cp stdout reference
  run count soccer --pitch classic:2x2 --plies 6 --by "$by" --format csv --threads 2
  expect_stdout reference
done

# The documented header lines.
header() {
  run count soccer --pitch paper:1x3 --by "$1" --format csv
  expect_status 0
  [ "$(head -n 1 stdout)" = "$2" ] || fail "--by $1: header $(head -n 1 stdout)"
}
header total histories,weak_classes,strong_classes
header ball ball,histories,weak_classes
header bounces bounces,histories,weak_classes
header vertices vertices,histories,weak_classes
header size size,histories,weak_classes
header outcome ply,goal_wins_1,goal_wins_2,blocked_wins_1,blocked_wins_2

run count soccer --pitch paper:1x3 --by total --format csv
printf 'histories,weak_classes,strong_classes\n2078,364,364\n' >total.csv
expect_stdout total.csv
run count soccer --pitch paper:1x3 --by ball --plies 1 --format csv
printf 'ball,histories,weak_classes\n"(0,1)",1,1\n"(0,2)",1,1\n"(0,3)",1,1\n"(1,1)",1,1\n"(1,2)",1,1\n"(1,3)",1,1\n' >ball.csv
expect_stdout ball.csv

# --plies stops after that layer. More plies than the game has change nothing.
run count soccer --pitch paper:1x3 --plies 3 --format csv
head -n 5 ply.csv >plies.csv
expect_stdout plies.csv
run count soccer --pitch paper:1x3 --plies 2147483647 --format csv
expect_stdout ply.csv
run count soccer --pitch paper:1x3 --plies 0 --format csv
head -n 2 ply.csv >plies.csv
expect_stdout plies.csv

# A b-file has the name, the offset, the command and the requested column.
cat >goals.b <<'END'
# name: goal_2 by ply (paper soccer, paper:1x3)
# offset: 0
# command: quadrille count soccer --pitch paper:1x3 --engine layered --plies 3 --by ply --format bfile --column goal_2
# version: quadrille 0.1.0
0 0
1 0
2 2
3 6
END
run count soccer --pitch paper:1x3 --plies 3 --format bfile --column goal_2
sed -i 's/^# version: .*/# version: quadrille 0.1.0/' stdout
expect_stdout goals.b
run count soccer --pitch paper:1x3 --plies 3 --format bfile
expect_in_stdout '# name: histories by ply'

run count soccer --pitch paper:1x3 --plies 0 --format json
expect_in_stdout '"command":"quadrille count soccer --pitch paper:1x3 --engine layered --plies 0 --by ply"'
expect_in_stdout '{"ply":0,"histories":"1","weak_classes":"1","strong_classes":"1","goal_1":"0","goal_2":"0","blocked":"0"}'

# Help and version on standard output, for the program and for each command.
for arguments in '' count 'count soccer' replay 'replay soccer' export 'export graph'; do
  run $arguments --help
  expect_status 0
  expect_no_stderr
  expect_in_stdout 'quadrille'
  expect_in_stdout 'example'
  run $arguments --version
  expect_status 0
  [ "$(wc -l <stdout)" -eq 1 ] || fail "$command_line: more than one line"
done

finish
