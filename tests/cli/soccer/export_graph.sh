# `export graph`: both formats, the drawing of a history, and the same bytes each time.
# ctest label: standard
source "$(dirname "$0")/../assert.sh"

for format in dot graphml; do
  run export graph --pitch paper:1x3 --format "$format"
  expect_status 0
  expect_no_stderr
  cp stdout reference
  run export graph --format "$format" --threads 2 --out graph.file --pitch paper:1x3
  expect_status 0
  expect_no_stdout
  expect_same reference graph.file
done

# paper:1x3 has 364 states (count.sh) and 478 plies between them.
run export graph --pitch paper:1x3
[ "$(grep -c ' \[ball=' stdout)" -eq 364 ] || fail 'not 364 states of paper:1x3'
[ "$(grep -c -- '->' stdout)" -eq 478 ] || fail 'not 478 plies of paper:1x3'
run export graph --pitch paper:1x3 --format graphml --plies 1
[ "$(grep -c '<node' stdout)" -eq 6 ] || fail 'not 6 states within a ply'
[ "$(grep -c '<edge' stdout)" -eq 5 ] || fail 'not 5 edges within a ply'

run export graph --pitch paper:1x3 --history '(1,2) (0,2) (0,1) (1,2)'
expect_status 0
expect_in_stdout "comment=\"quadrille export graph --pitch paper:1x3 --history '(1,2) (0,2) (0,1) (1,2)'\";"
expect_in_stdout 'pos="1,2!", role=ball'
[ "$(grep -c -- '--' stdout)" -eq 4 ] || fail 'not three segments and the comment'

run export graph --pitch paper:1x3 --history '(1,2) (0,2) (1,2)'
expect_status 1
expect_no_stdout
expect_in_stderr '--history: ply 2'

finish
